# The towers game.

towers-name = Towers
towers-tagline = Up and down the towers
towers-about = Steps of one are free, higher ones cost a spell.
towers-option-children = A child
towers-option-children-about = Every spell of theirs is a joker
towers-option-children-seat = { $kind }, child
towers-summary-children = { $value ->
    [0] full game
    [one] 1 child
   *[other] { $value } children
  }

towers-spell-up = Up
towers-spell-down = Down
towers-spell-joker = Joker

towers-goal-on = { $picture } on { $cell }
towers-goal-spare = { $picture } on the spare tower
towers-rune-left = All found. Now the rune on { $cell }!
towers-missed-rune = Only the rune was left
towers-more = { $rune ->
    [yes] { $count ->
        [0] The last treasure, then home to **{ $cell }**
        [one] 1 more, then home to **{ $cell }**
       *[other] { $count } more, then home to **{ $cell }**
      }
   *[no] { $count ->
        [0] After this only the rune, then home to **{ $cell }**
        [one] 1 more and the rune, then home to **{ $cell }**
       *[other] { $count } more and the rune, then home to **{ $cell }**
      }
  }
towers-in-reach-walk = { $count ->
    [0] In reach!
    [one] In reach with one spell
   *[other] In reach with { $count } spells
  }
towers-in-reach-push = { $count ->
    [0] In reach with this push
    [one] With this push and one spell
   *[other] With this push and { $count } spells
  }
towers-rune-card = Rune card
towers-rune-yet = not yet
towers-rune-done = visited
towers-rune-near = { $count ->
    [0] in reach
    [one] one spell
   *[other] { $count } spells
  }

towers-spells = Your spells
towers-spells-of = The spells of { $name }
towers-free = free
towers-paid = with a spell
towers-spells-about = One layer up or down is free. A higher or deeper step costs one card.
towers-spells-about-child = One layer up or down is free. Any other step costs one of your jokers.
towers-spells-draw = Without a find you draw one, even if you stay.
towers-no-spells = No spells in hand
towers-hand-card = { $count ->
    [one] 1 card { $spell }
   *[other] { $count } cards { $spell }
  }
towers-hand-joker = { $count ->
    [one] 1 card { $spell }, a joker for you
   *[other] { $count } cards { $spell }, jokers for you
  }
towers-hand-count = { $count ->
    [0] No spells in hand
    [one] 1 spell, hidden
   *[other] { $count } spells, hidden
  }
towers-count = { $count ->
    [0] no spells
    [one] 1 spell
   *[other] { $count } spells
  }
towers-count-child = { $count ->
    [0] no jokers
    [one] 1 joker
   *[other] { $count } jokers
  }
towers-draw-pile = to draw
towers-draw-pile-about = Draw pile: { $count }
towers-discards-about = Discarded: { $up } Up, { $down } Down, { $joker } Joker
towers-holds = Found: { $pictures }. Rune: { $rune ->
    [yes] visited
   *[no] not yet
  }. { $spells }
towers-left-rune = rune left
towers-left-count = { $count ->
    [one] 1 card left to turn
   *[other] { $count } cards left to turn
  }

towers-asked-push = Turn the tower, then push it in.
towers-asked-move = Walk where it is light. Violet costs spells.
towers-asked-move-free = Walk where it is light, or stay.
towers-weigh = Walk to { $cell }
towers-weigh-about = { $count ->
    [one] { $cards ->
        [one] It costs one card.
       *[other] It costs { $cards } cards.
      }
   *[other] Which cards will you use?
  }
towers-cards = { $count ->
    [one] { $spell }
   *[other] { $kind ->
        [joker] { $count } jokers
       *[other] { $count } × { $spell }
      }
  }
towers-weigh-use = Use { $spells }
towers-weigh-not = Not now

towers-spent = { $count ->
    [0] { "" }
    [one] { " " }(spell: **{ $spells }**)
   *[other] { " " }(spells: **{ $spells }**)
  }
towers-walked = { log-walked }{ towers-spent }
towers-stayed = { log-stayed }
towers-found = { log-found }{ towers-spent }
towers-rune = { $you ->
    [yes] You turned over your
   *[no] { $who } turned over a
  } **rune card**{ towers-spent }
towers-pushed-walked = { log-pushed-walked }{ towers-spent }
towers-pushed-stayed = { log-pushed-stayed }
towers-pushed-found = { log-pushed-found }{ towers-spent }
towers-pushed-rune = { log-pushed }, turned over the **rune card**{ towers-spent }
towers-reshuffled = The discards are shuffled and become the **draw pile**
towers-drew = You drew a spell: **{ $spell }**
towers-drew-secretly = { $you ->
    [yes] You drew
   *[no] { $who } drew
  } a spell card
towers-rune-turned = { $you ->
    [yes] You have visited the rune
   *[no] { $who } has visited the rune
  }
towers-drew-it = { $you ->
    [yes] A spell for your hand
   *[no] A spell for { $who }
  }

towers-cell-rune = rune stone
towers-cell-reach = can be reached with { $spells }

towers-refused-T6 = First comes the push, then the walk.
towers-refused-T7 = That step is too steep without a spell card.
towers-refused-T8 = That way does not cost those spell cards.
