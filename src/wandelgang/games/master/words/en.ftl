# The dragon's game.

master-name = Master
master-tagline = The dragon’s treasures, in rising order
master-about = Take them from low to high. Stay out of the dragon’s sight.
master-length-full = Treasures 1 to 12, then the dragon
master-length-short = Our own shorter game: treasures 1 to 6
master-option-first-about = By the rule sheet: the most adventurous-looking
master-option-short = Short game
master-option-short-about = Only treasures 1 to 6, then the dragon
master-summary-short = { $value ->
    [yes] short game
   *[no] full game
  }

master-goal = Next to take
master-take = { $count ->
    [one] Take the { $value }
   *[other] Take a { $value }
  }
master-later = { $count ->
    [0] The last ones, then the dragon itself
    [one] 1 higher treasure to come
   *[other] { $count } higher treasures to come
  }
master-fight-goal = Stand in front of the dragon and fight
master-second-next = Treasures 7 to 12 come next
master-hand = Your hand
master-hand-of = { $name }’s hand
master-either = coin or symbol, once
master-no-cards = No cards left
master-card-again = Card { $value }: { $coin ->
    [yes] a coin with treasure { $value }, or roll again
   *[no] roll again; too late for a coin
  }
master-card-double = Card { $value }: { $coin ->
    [yes] a coin with treasure { $value }, or a double turn
   *[no] a double turn; too late for a coin
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
master-asked-again = Too low. Roll again?
master-asked-fight = You are standing in front of the dragon.
master-asked-final-again = Keep the roll, or roll again?
master-asked-double = Another turn?
master-asked-lay = The treasures are being laid out.
master-asked-dragon-die = The dragon die rolls.
master-asked-duel-die = The duel die rolls.
master-asked-final-die = The duel die rolls.
master-won = { $dragon ->
    [yes] Beat the dragon, { $points } points
   *[no] { $points } points
  }
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
master-ask-again = Use a card to roll again?
master-ask-fight = Fight the dragon?
master-ask-final-again = Use a card to repeat the last roll?
master-ask-double = Take a double turn?
master-coin-about = Your card { $value } gets you a coin, worth 5 points. You can’t use its symbol after that.
master-again-about = { $foe ->
    [dragon] Against the dragon
    [white] Against the white guard
   *[black] Against the black guard
  } you rolled { $pips }. You need 4 or more; your { $value } is at stake.
master-fight-about = Three rolls: a total of 12 or more wins 15 points and ends the game. If you lose, your lowest treasure is gone and your turn is over.
master-final-about = { $left ->
    [0] { $total } in all, { $missing } short. Unless you roll again, the duel is lost.
    [one] { $total } so far; the last roll must be at least { $missing }.
   *[other] { $total } so far, { $missing } to go, two rolls left.
  }
master-double-about = Hand in a card from 7 to 12 for one more full turn.
master-do-coin = Take the coin
master-do-again = Roll again with card { $card }
master-do-final-again = { master-do-again }
master-do-double = Another turn with card { $card }
master-do-fight = Fight!
master-decline-coin = Keep the card
master-decline-again = Give up the treasure
master-decline-fight = Not now
master-decline-final-again = Keep the roll
master-decline-final-again-last = Give up the duel
master-decline-double = End turn

master-die-dragon = Dragon die
master-die-duel = Duel
master-final-duel = Final duel
master-second-phase = The second half
master-double = Double turn
master-rolled-arrows = { $face ->
    [1] The dragon makes a quarter turn
    [2] The dragon makes a half turn
    [3] The dragon makes a three-quarter turn
   *[4] The dragon turns full circle
  }
master-rolled-white = The white guard looks around
master-rolled-black = The black guard looks around

master-log-took = { $you ->
    [yes] You took
   *[no] { $who } took
  } treasure **{ $value }**
master-log-pushed-took = { log-pushed }, took treasure **{ $value }**
master-log-coin = { $you ->
    [yes] You handed in card { $card } and got
   *[no] { $who } handed in card { $card } and got
  } **a coin**
master-log-laid-out = Treasures 7 to 12 are on the board
master-log-dragon-rolled = { $face ->
    [white] The dragon die showed the **white guard**
    [black] The dragon die showed the **black guard**
    [1] The dragon made **a quarter turn**
    [2] The dragon made **a half turn**
    [3] The dragon made **a three-quarter turn**
   *[4] The dragon turned **full circle**
  }
master-log-guard-covered = { $foe ->
    [white] The white guard
   *[black] The black guard
  } was under the lair and saw nobody
master-log-threat-none = { $foe ->
    [dragon] The dragon saw nobody
    [white] The white guard saw nobody
   *[black] The black guard saw nobody
  }
master-log-shield = { $you ->
    [yes] You were nearest but had no treasure to lose
   *[no] { $who } was nearest but had no treasure to lose
  }
master-log-threat = { $you ->
    [yes] { $foe ->
        [dragon] The dragon saw **you**
        [white] The white guard saw **you**
       *[black] The black guard saw **you**
      }
   *[no] { $foe ->
        [dragon] The dragon saw **{ $who }**
        [white] The white guard saw **{ $who }**
       *[black] The black guard saw **{ $who }**
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
    [yes] You handed in card { $card } and rolled again
   *[no] { $who } handed in card { $card } and rolled again
  }
master-log-lost = { $you ->
    [yes] You lost
   *[no] { $who } lost
  } treasure **{ $value }**
master-log-final-open = All treasures are taken: now the dragon itself can be fought
master-log-fight = { $you ->
    [yes] You challenged the dragon
   *[no] { $who } challenged the dragon
  }
master-log-final-rolled = { $you ->
    [yes] You rolled
   *[no] { $who } rolled
  } { $pips }, total **{ $total }**{ $won ->
    [yes] : enough!
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
    [yes] You handed in
   *[no] { $who } handed in
  } card { $card } for **another turn**

master-cell-treasure-now = treasure { $value }, ready to take
master-cell-treasure = treasure { $value }, not yet
master-cell-guard-white = the white guard
master-cell-guard-black = the black guard
master-cell-lair = the dragon’s lair, closed on all sides
master-cell-gaze = the dragon is looking towards { $side }
master-cell-faced = the dragon is looking here
master-cell-threatened = threatened

master-sheet = Points
master-sheet-player = Player
master-sheet-treasures = Treasures
master-sheet-coins = Coins
master-sheet-dragon = Dragon
master-sheet-sum = Points
master-sheet-pieces = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
  }
master-sheet-tie = Equal points: the player with more treasures wins.
master-sheet-shared = Equal points and equally many treasures: the win is shared.

master-hint-coin = Hand in card **{ $card }** for a coin.
master-hint-again = Hand in card **{ $card }** and roll again.
master-hint-double = Hand in card **{ $card }** and take another turn.
master-hint-why-treasure = That gets you treasure { $value }.

master-refused-M10 = You have already pushed. Now move your figure, or stay.
master-refused-M12 = Nobody can walk into or out of the lair. Only a push moves you in or out.

# An analysis: what could have been done.
master-analysis-why-goal = { $what ->
    [value] Treasure { $value } was in reach: { $line }.
   *[place] The dragon was in reach: { $line }.
  }
master-analysis-coin = take the coin
master-analysis-again = roll again with card { $card }
master-analysis-double = take another turn with card { $card }
master-analysis-fight = fight the dragon
master-analysis-decline = { $step ->
    [coin] keep the card
    [again] give up the treasure
    [fight] leave the dragon alone
    [final-again] keep the roll
   *[double] end the turn
  }

master-laying-title = Dragon, guards and treasures
master-laying-gaze = The dragon looks to
master-laying-white = White guard
master-laying-black = Black guard
master-laying-treasures = Treasures on the board
master-laying-treasure = treasure { $value }
master-laying-laid = { $count } on the board
master-laying-hand = Cards in hand
master-laying-discards = { $count } handed in
master-laying-card = card { $value }, { $count } in hand
master-flaw-cards = There are { $count } cards { $value }, not { $each }.
master-flaw-share = { $colour } has { $cards } cards of one deal. At most { $each } were dealt.
master-flaw-coins = Each coin was paid for with a card, so there are no more coins than cards handed in.
master-flaw-coin = A coin is asked for, but no treasure was taken.
master-flaw-guard-missing = Both guards stand on the board.
master-flaw-treasure-missing = A treasure on the board lies on one of its cells.
master-flaw-duel = No duel can be like this.
master-flaw-final = The dragon can be fought when all treasures are taken.
master-flaw-treasures = There are { $count } treasures { $value }, not { $each }.
master-flaw-rising = Treasure { $value } is taken, but treasure { $lowest } still lies on the board.
master-flaw-phase = The treasures 7 to 12 are laid out when those of 1 to 6 are gone.
master-flaw-gaze = The dragon looks to one of the four sides.
