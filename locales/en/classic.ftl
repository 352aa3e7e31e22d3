# The classic game.

classic-goal = Your goal
classic-goal-of = What { $name } looks for
classic-goals = Your goals
classic-find = Find { $picture }
classic-find-two = Find { $one } or { $other }
classic-home = All found. Home to { $cell }!
classic-covered = Hidden until your turn
classic-next = The next card is still to come
classic-won = Everything found!
classic-missed = { $what ->
    [home] Only the way home was left
    [rune] Only the rune was left
    [unknown] Not everything was found
   *[card] Still missing: { $picture }
  }
classic-in-reach-push = In reach with this push
classic-in-reach = In reach!
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
classic-found = Found: { $pictures }
classic-left = left
classic-left-count = { $count ->
    [one] 1 picture left
   *[other] { $count } pictures left
  }
classic-homeward = on the way home
classic-homeward-short = homeward
classic-back-home = home
classic-pile-known = Still in your pile: { $pictures }

asked-again = The second half of your double turn: push again, or leave it at that.
asked-choose = Choose your new card.
asked-swap = Choose the figure to change places with.

log-pushed-found = { log-pushed }, found **{ $picture }**
log-found = { $you ->
    [yes] You found
   *[no] { $who } found
  } **{ $picture }**
log-drew = Your next goal: **{ $picture }**
log-message = The back of the tile says: **{ $message }**
log-swapped = { $you ->
    [yes] You change
   *[no] { $who } changes
  } places with **{ $other }**
log-looked = { $you ->
    [yes] You look
   *[no] { $who } looks
  } at a second card
log-exchanging = { $you ->
    [yes] You exchange your card
   *[no] { $who } exchanges a card
  }

message-second-push = Second push
message-double-turn = Double turn
message-swap = Swap
message-second-card = Second card
message-exchange = Exchange
message-through-wall = Through the wall
message-second-push-about = Push the tile in once more before you walk.
message-double-turn-about = Walk now; then push and walk once more.
message-swap-about = Change places with another figure, then walk on from there.
message-second-card-about = Look at one more card of yours. Either of the two may be found first.
message-exchange-about = Look through your pile and choose another goal.
message-through-wall-about = Once on your way you may walk through a wall.
message-other = { $who } may use it.
offer-title = The tile says
offer-use-second-push = Push again
offer-use-swap = Choose a figure
offer-use-second-card = Look at a card
offer-use-exchange = Exchange the card
offer-skip = Without it
offer-just-walk = Just walk where it shines violet
offer-swap-with = Change places with { $name }
offer-swap-opens = { $count ->
    [one] 1 cell in reach from there
   *[other] { $count } cells in reach from there
  }
offer-swap-goal = your goal is in reach from there
offer-back = Back to the message
choose-title = Which card shall be your goal?
again-title = Double turn
again-about = Push once more, or end your turn here.
again-pass = End the turn
