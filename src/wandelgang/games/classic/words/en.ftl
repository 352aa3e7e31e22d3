# The classic game.

classic-name = Classic
classic-tagline = Race for your secret pictures
classic-about = Push a row, slip through, be the first one home.
classic-length-full = All 24 cards, { $cards } each
classic-length-short = Our own shorter game, { $cards } each
classic-option-first-about = By the rule sheet: the youngest
classic-option-cards = Pictures per player
classic-option-events = Event tiles
classic-option-events-about = Some tiles have a message on the back
classic-option-way_home = Way home at the end
classic-option-way_home-about = After the last picture, back to your own corner
classic-summary-cards = { $value ->
    [one] 1 picture each
   *[other] { $value } pictures each
  }
classic-summary-events = { $value ->
    [yes] event tiles
   *[no] { "" }
  }
classic-summary-way_home = { $value ->
    [yes] way home
   *[no] no way home
  }

classic-goals = Your goals
classic-find = Find { $picture }
classic-find-two = Find { $one } or { $other }
classic-more = { $count ->
    [0] The last picture, then home to **{ $cell }**
    [one] 1 more picture, then home to **{ $cell }**
   *[other] { $count } more pictures, then home to **{ $cell }**
  }
classic-more-no-home = { $count ->
    [0] The last picture
    [one] 1 more picture
   *[other] { $count } more pictures
  }
classic-left-count = { $count ->
    [one] 1 picture left
   *[other] { $count } pictures left
  }
classic-pile-known = Still in your pile: { $pictures }

classic-asked-again = The second half of your double turn: push again, or leave it at that.
classic-asked-choose = Choose your new card.
classic-asked-swap = Choose a figure to swap places with.

classic-log-message = The back of the tile says: **{ $message }**
classic-log-swapped = { $you ->
    [yes] You swapped
   *[no] { $who } swapped
  } places with **{ $other }**
classic-log-looked = { $you ->
    [yes] You looked
   *[no] { $who } looked
  } at a second card
classic-log-exchanging = { $you ->
    [yes] You exchanged your card
   *[no] { $who } exchanged a card
  }

classic-message-second-push = Second push
classic-message-double-turn = Double turn
classic-message-swap = Swap
classic-message-second-card = Second card
classic-message-exchange = Exchange
classic-message-through-wall = Through the wall
classic-message-second-push-about = Push the tile in again, somewhere else, before you walk.
classic-message-double-turn-about = Walk now; then push and walk once more.
classic-message-swap-about = Swap places with another figure, then walk on from there.
classic-message-second-card-about = Look at one more of your cards. You may find the two in either order.
classic-message-exchange-about = Look through your pile and choose another goal.
classic-message-through-wall-about = This turn you may walk through one wall.
classic-offer-title = The tile says
classic-offer-use-second-push = Push again
classic-offer-use-swap = Choose a figure
classic-offer-use-second-card = Look at a card
classic-offer-use-exchange = Exchange the card
classic-offer-skip = No thanks
classic-offer-just-walk = Violet cells are open to you too
classic-offer-swap-with = Swap places with { $name }
classic-offer-swap-opens = { $count ->
    [one] 1 cell within reach from there
   *[other] { $count } cells within reach from there
  }
classic-offer-swap-goal = your goal is within reach from there
classic-offer-back = Back to the message
classic-choose-title = Which card will be your goal?
classic-again-title = Double turn
classic-again-about = Push once more, or end your turn here.
classic-again-pass = End turn

classic-hint-swap = Swap places with **{ $name }**.
classic-hint-swap-walk = Swap places with **{ $name }**, then walk to **{ $cell }**.
classic-hint-choose = Choose **{ $picture }** as your new goal.

classic-refused-C8 = You have already pushed. Now move your figure, or stay.

# Another card as the goal
classic-choose-take = Choose { $picture }
classic-choose-none = Choose a card
classic-choose-on = { $picture } on **{ $cell }**
classic-won = { $count ->
    [one] The picture
   *[other] All { $count } pictures
  }
classic-won-home = { $count ->
    [one] The picture and home to { $cell }
   *[other] All { $count } pictures and home to { $cell }
  }
classic-choose-spare = { $picture } on the spare tile
classic-choose-reach = in reach now
classic-choose-now = now

# An analysis: what could have been done.
classic-analysis-swap = change places with { $rest }
classic-analysis-look = look at a second card
classic-analysis-exchange = exchange the card
classic-analysis-choose = choose { $picture }
classic-analysis-pass = skip the second half
classic-flaw-goals = { $colour } looks for too many pictures at once.
classic-flaw-won = Somebody has found everything, and that wins where nobody has to go home.
classic-flaw-events = The messages on the backs belong to a variant that is not played here.
classic-flaw-offer = This message cannot be used now.
classic-flaw-back = Each message is on the back of one straight and of one corner, and is read once.
