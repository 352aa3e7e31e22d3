# The towers game.

towers-name = Towers
towers-tagline = Up and down the towers
towers-about = One level up or down is free; anything steeper costs a spell.
towers-option-first-about = By the rule sheet: the best head for heights
towers-option-children = A child
towers-option-children-about = All their spells are jokers
towers-option-children-seat = { $kind }, child
towers-summary-children = { $value ->
    [0] { "" }
    [one] 1 child
   *[other] { $value } children
  }

towers-spell-up = Up
towers-spell-down = Down
towers-spell-joker = Joker

towers-goal-on = { $picture } on { $cell }
towers-goal-spare = { $picture } on the spare tower
towers-rune-left = All found. Now the rune on { $cell }!
towers-won = { $count ->
    [one] The treasure, the rune and home to { $cell }
   *[other] All { $count } treasures, the rune and home to { $cell }
  }
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
    [one] In reach with this push and one spell
   *[other] In reach with this push and { $count } spells
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
towers-spells-of = { $name }’s spells
towers-free = free
towers-paid = with a spell
towers-spells-about = One level up or down is free. A steeper step costs one card.
towers-spells-about-child = One level up or down is free. A steeper step costs one of your jokers.
towers-spells-draw = Found nothing? Draw a spell, even if you stay.
towers-no-spells = No spells in hand
towers-hand-card = { $count ->
    [one] 1 { $spell } card
   *[other] { $count } { $spell } cards
  }
towers-hand-joker = { $count ->
    [one] 1 { $spell } card, a joker for you
   *[other] { $count } { $spell } cards, jokers for you
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
towers-left-rune = rune to go
towers-left-count = { $count ->
    [one] 1 card left to turn over
   *[other] { $count } cards left to turn over
  }

towers-asked-push = Turn the tower, then push it in.
towers-asked-move = Walk to any lit cell. Violet ones cost spells.
towers-asked-move-free = Walk to any lit cell, or stay.
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
towers-reshuffled = The discards were shuffled and became the **draw pile**
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
towers-cell-reach = within reach with { $spells }

towers-refused-X4 = The tower cannot be turned that way.
towers-refused-X5 = The tower that has just come out here may not go straight back in.
towers-refused-T6 = Push first, then walk.
towers-refused-T7 = That step is too steep without a spell card.
towers-refused-T8 = That way costs different spell cards.

# A tile is a tower here: our own forms of sentences for all games.
towers-board-turn-left = Turn the tower to the left
towers-board-turn-right = Turn the tower to the right
towers-spare-name = The spare tower, open to { $sides }
towers-keys-turn = Turn the spare tower right, left
towers-goal-on-spare = on the spare tower
towers-hint-turned = , { $turns ->
    [0] leaving the tower as it is
    [1] turning the tower once to the right
    [2] turning the tower twice
   *[3] turning the tower once to the left
  }

# An analysis: what could have been done.
towers-analysis-walk = { $paid ->
    [0] walk to { $cell }
    [one] walk to { $cell } for one spell
   *[other] walk to { $cell } for { $paid } spells
  }
towers-analysis-why-cheaper = To the same cell for other spells: { $line }.

towers-laying-rune = Rune visited
towers-laying-up = Spells up
towers-laying-down = Spells down
towers-laying-joker = Jokers
towers-flaw-spells = There are not that many spells of a kind in the box.
