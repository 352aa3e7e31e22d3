# The dragon's game.

master-name = Master
master-tagline = The dragon’s treasures, in rising order
master-about = Take them from low to high. The dragon looks round.
master-option-short = Short game
master-option-short-about = The dragon is fought right after treasure 6
master-summary-short = { $value ->
    [yes] short game
   *[no] full game
  }

master-goal = To be taken now
master-take = { $count ->
    [one] Take the { $value }
   *[other] Take a { $value }
  }
master-later = { $count ->
    [0] The last ones, then the dragon itself
    [one] 1 higher one after that
   *[other] { $count } higher ones after that
  }
master-fight-goal = Stand before the dragon and fight
master-second-next = The treasures 7 to 12 come next
master-hand = Your hand
master-hand-of = { $name }’s hand
master-either = coin or symbol, once
master-no-cards = No cards left
master-card-again = Card { $value }: { $coin ->
    [yes] a coin with treasure { $value }, or roll again
   *[no] roll again; no coin any more
  }
master-card-double = Card { $value }: { $coin ->
    [yes] a coin with treasure { $value }, or a double turn
   *[no] a double turn; no coin any more
  }
master-discards = Handed in
master-box = Lost
master-holds = { $dragon ->
    [yes] The dragon. Treasures
   *[no] Treasures
  }: { $treasures }. Coins: { $coins }. Cards in hand: { $cards }
master-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
master-points-short = points

master-asked-coin = A card for a coin?
master-asked-again = The roll failed. Once more?
master-asked-fight = You stand before the dragon.
master-asked-final-again = Keep the roll, or roll it again?
master-asked-double = Another turn?
master-asked-lay = The treasures are laid out.
master-asked-dragon-die = The dragon die rolls.
master-asked-duel-die = The duel die rolls.
master-asked-final-die = The duel die rolls.
master-asked-over = The dragon is beaten.
master-step-dragon = Dragon
master-step-double = Double turn

master-extra = { $you ->
    [yes] Your extra turn, { $who }
   *[no] { $who }’s extra turn
  }
master-seen = { $you ->
    [yes] { $foe ->
        [dragon] The dragon sees you
        [white] The white guard sees you
       *[black] The black guard sees you
      }
   *[no] { $foe ->
        [dragon] The dragon sees { $who }
        [white] The white guard sees { $who }
       *[black] The black guard sees { $who }
      }
  }
master-ask-coin = Hand in a card for a coin?
master-ask-again = Roll again with a card?
master-ask-fight = Fight the dragon?
master-ask-final-again = Roll the last one again with a card?
master-ask-double = A double turn?
master-coin-about = Your card { $value } brings a coin, worth 5 points. Then it is gone for its symbol.
master-again-about = { $foe ->
    [dragon] Against the dragon
    [white] Against the white guard
   *[black] Against the black guard
  } you rolled { $pips }. From 4 on nothing is lost; now your { $value } is at stake.
master-fight-about = Three rolls, 12 or more in all wins 15 points and ends the game. If you lose, your lowest treasure goes and your turn is over.
master-final-about = { $left ->
    [0] { $total } in all, { $missing } short. Without a new roll the duel is lost.
    [one] { $total } so far; the last roll must bring at least { $missing }.
   *[other] { $total } so far, { $missing } to go, two rolls left.
  }
master-double-about = Hand in a card of 7 to 12 for one more complete turn.
master-do-coin = Take the coin
master-do-again = Roll again with card { $card }
master-do-final-again = { master-do-again }
master-do-double = Another turn with card { $card }
master-do-fight = Fight!
master-decline-coin = Keep the card
master-decline-again = Give it up
master-decline-fight = Not now
master-decline-final-again = The roll stands
master-decline-final-again-last = Give up the duel
master-decline-double = End the turn

master-die-dragon = Dragon die
master-die-duel = Duel
master-final-duel = Final duel
master-second-phase = The second half
master-double = Double turn
master-rolled-arrows = { $face ->
    [1] The dragon makes a quarter turn
    [2] The dragon makes a half turn
    [3] The dragon makes a three-quarter turn
   *[4] The dragon turns right round
  }
master-rolled-white = The white guard looks round
master-rolled-black = The black guard looks round

master-log-took = { $you ->
    [yes] You took
   *[no] { $who } took
  } treasure **{ $value }**
master-log-pushed-took = { log-pushed }, took treasure **{ $value }**
master-log-coin = { $you ->
    [yes] You hand in card { $card } and get
   *[no] { $who } hands in card { $card } and gets
  } **a coin**
master-log-laid-out = The treasures 7 to 12 lie on the board
master-log-dragon-rolled = { $face ->
    [white] The dragon die shows the **white guard**
    [black] The dragon die shows the **black guard**
    [1] The dragon makes **a quarter turn**
    [2] The dragon makes **a half turn**
    [3] The dragon makes **a three-quarter turn**
   *[4] The dragon turns **right round**
  }
master-log-guard-covered = { $foe ->
    [white] The white guard
   *[black] The black guard
  } is under the refuge and sees nobody
master-log-threat-none = { $foe ->
    [dragon] The dragon sees nobody
    [white] The white guard sees nobody
   *[black] The black guard sees nobody
  }
master-log-shield = { $you ->
    [yes] You stand nearest, and have
   *[no] { $who } stands nearest, and has
  } nothing to lose
master-log-threat = { $you ->
    [yes] { $foe ->
        [dragon] The dragon sees **you**
        [white] The white guard sees **you**
       *[black] The black guard sees **you**
      }
   *[no] { $foe ->
        [dragon] The dragon sees **{ $who }**
        [white] The white guard sees **{ $who }**
       *[black] The black guard sees **{ $who }**
      }
  }
master-log-duel-safe = { $you ->
    [yes] You rolled
   *[no] { $who } rolled
  } **{ $pips }**: nothing is lost
master-log-duel-failed = { $you ->
    [yes] You rolled
   *[no] { $who } rolled
  } **{ $pips }**: too low
master-log-again = { $you ->
    [yes] You hand in
   *[no] { $who } hands in
  } card { $card } and { $you ->
    [yes] roll
   *[no] rolls
  } again
master-log-lost = { $you ->
    [yes] You lost
   *[no] { $who } lost
  } treasure **{ $value }**
master-log-final-open = All treasures are taken: now the dragon itself can be fought
master-log-fight = { $you ->
    [yes] You fight
   *[no] { $who } fights
  } the dragon
master-log-final-rolled = { $you ->
    [yes] You rolled
   *[no] { $who } rolled
  } { $pips }: **{ $total }**{ $won ->
    [yes] , which is enough
   *[no] {" of 12"}
  }
master-log-final-won = { $you ->
    [yes] **You have
   *[no] **{ $who } has
  } beaten the dragon**
master-log-final-lost = { $you ->
    [yes] You lost
   *[no] { $who } lost
  } the final duel with { $total }
master-log-double = { $you ->
    [yes] You hand in
   *[no] { $who } hands in
  } card { $card } for **another turn**

master-cell-treasure-now = treasure { $value }, may be taken
master-cell-treasure = treasure { $value }, not yet
master-cell-guard-white = the white guard
master-cell-guard-black = the black guard
master-cell-refuge = the dragon’s refuge, closed all round
master-cell-gaze = the dragon looks to { $side }
master-cell-faced = the dragon looks here
master-cell-threatened = threatened

master-sheet = Points
master-sheet-player = Player
master-sheet-treasures = Treasures
master-sheet-coins = Coins
master-sheet-dragon = Dragon
master-sheet-sum = Points
master-sheet-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
  }
master-sheet-tie = Equal points: whoever has more treasures wins.
master-sheet-shared = Equal points and as many treasures: the win is shared.

master-hint-coin = Hand in card **{ $card }** for a coin.
master-hint-again = Hand in card **{ $card }** and roll again.
master-hint-double = Hand in card **{ $card }** and take another turn.
master-hint-why-treasure = Treasure { $value } is yours then.

master-refused-M10 = The push has already been made. Now move your figure, or stay.
master-refused-M12 = Nobody walks into or out of the refuge. Only a push leads there.
