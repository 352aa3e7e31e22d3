# The table: what all games have in common.

table-title = { $game } · Wandelgang
table-yours = Your turn · Wandelgang
table-setting-up = Taking a seat…
table-players = { $count ->
    [2] two players
    [3] three players
   *[4] four players
  }
table-watching = You are watching
table-watching-open = You are watching. A seat is still free: whoever opened the table has the link to it.
table-no-secrets = You don’t see anything secret.
table-watchers = { $count ->
    [one] 1 onlooker
   *[other] { $count } onlookers
  }
table-log = Log
table-log-empty = Nothing has happened yet.
table-players-panel = Players
table-turn-panel = Whose turn it is
table-actions = What you can do
table-again = Again
table-again-about = Look again at what the others did

turn-yours = Your turn, { $name }
turn-other = { $name }’s turn
turn-over-won = { $name } has won
turn-over-yours = You have won, { $name }!
turn-over-tie = { $names } share the win
turn-over-draw = Nobody wins
turn-wait-bot = The bot thinks it over…
turn-wait-person = The others are watching closely.
turn-wait-open = Nobody has taken this seat yet. Send the link!
turn-wait-away = Their connection is lost.
turn-wait-showing = Watch what happens.
turn-sent = One moment…

step-push = Push
step-walk = Walk
step-done = done

asked-push = Turn the tile, then push it in.
asked-move = Walk where it is light, or stay.

push-do-long = { $kind ->
    [row] Push row { $line } { $side ->
        [left] from the left
       *[right] from the right
      }
   *[column] Push column { $line } { $side ->
        [above] from above
       *[below] from below
      }
  }
push-choose = Choose an arrow
push-turn = Turn
push-turn-right = Turn right
push-next = next arrow
push-back = arrow before
push-next-about = The next arrow, clockwise round the rim
push-back-about = The arrow before, round the rim
walk-stay = Stay on { $cell }
banned-why = What has just come out here may not go straight back in.

board-arrows = Arrows round the rim
board-cells = The board, cell by cell
board-figures = Figures to choose from
board-turn-left = Turn the tile to the left
board-turn-right = Turn the tile to the right
board-banned = { banned-why }
arrow-opens = { $count ->
    [one] then 1 cell can be reached
   *[other] then { $count } cells can be reached
  }
arrow-goal = your goal among them
spare-name = The spare tile, open to { $sides }
cell-open = open to { $sides }
cell-reach = can be reached
cell-goal = your goal
cell-start = start of { $colour }
cell-figure = figure { $name }
side-north = the top
side-east = the right
side-south = the bottom
side-west = the left

found-it = { $you ->
    [yes] Found!
   *[no] { $who } has found it
  }
log-pushed = { $you ->
    [yes] You pushed
   *[no] { $who } pushed
  } { $kind ->
    [row] row
   *[column] column
  } **{ $line }** { $side ->
    [left] from the left
    [right] from the right
    [above] from above
   *[below] from below
  }
log-pushed-walked = { log-pushed }, walked to **{ $cell }**
log-pushed-stayed = { log-pushed }, stayed on **{ $cell }**
log-walked = { $you ->
    [yes] You walked to
   *[no] { $who } walked to
  } **{ $cell }**
log-stayed = { $you ->
    [yes] You stayed on
   *[no] { $who } stayed on
  } **{ $cell }**
log-carried-round = { $you ->
    [yes] You were pushed off and came
   *[no] { $who } was pushed off and came
  } back on **{ $cell }**
log-won = { $you ->
    [yes] **You win!**
   *[no] **{ $who } wins!**
  }
log-turn = { $you ->
    [yes] It is your turn
   *[no] It is { $who }’s turn
  }

player-you = you
player-bot = bot, { $level }
player-warming-up = bot, warming up
player-bot-for = a bot plays for now
player-here = at this screen
player-online = online
player-open = seat still free
player-away-minutes = { $minutes ->
    [0] just gone
    [one] gone for a minute
   *[other] gone for { $minutes } minutes
  }
player-at-turn = now playing
player-hand-over = Let a bot play
player-give-back = Give the seat back

connection-lost = The connection is lost. Trying again…
connection-lost-offline = You are offline. As soon as the network is back, the game goes on.
refused-close = Understood

curtain-title = { $name }, it is your turn
curtain-question = { $name }, a question for you
curtain-about = Hand the screen to { $name }. The others look away.
curtain-ready = I am ready

people-title = At this table
people-invite-about = A link is for one seat. Whoever opens it first sits there.
people-copy = Copy link
people-copied = Copied
people-code = Code for this table: { $code }
people-here-only = This link works on this computer only. To let phones in the same network join, start with **wandelgang play --lan**.
people-qr = QR code for { $name }’s seat
people-watch-link = Link for onlookers

claim-title = A seat is free for you
claim-about = You play { $colour }.
claim-name = Your name
claim-go = Sit down
claim-watch = Just watch
claim-taken = Somebody has already taken this seat. You can watch.

result-turns = { $count ->
    [one] after 1 turn
   *[other] after { $count } turns
  }
result-exhausted = The turn limit is reached: a draw.
result-rematch = Play again
result-moved = The new table is ready
result-go = To the new table
result-replay = Watch it again
result-record = Save the record
result-start = Other game

menu-people = People and links
menu-hand-over = Let a bot play for me
menu-take-back = Play again myself
menu-start = To the start page

replay-title = Replay
replay-position = Position { $number } of { $count }
replay-slider = Position in the game
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = Seen by
replay-everyone = everyone
replay-dealt = The board is laid out
replay-dealing = The game is dealt.
replay-turn = { $name }’s turn
replay-next = Next: { $name }
replay-holdings = What { $name } holds
replay-copy = Copy link
replay-save = Save
replay-open = Open another
replay-reading = Reading the record…
position-title = Position
position-copy = Copy position

goal-yours = Your goal
goal-of = What { $name } looks for
goal-home = All found. Home to { $cell }!
goal-covered = Hidden until your turn
goal-next = The next card is still to come
goal-won = Everything found!
goal-missed = Not everything was found
goal-missed-home = Only the way home was left
goal-missed-pictures = Still missing: { $picture }
goal-in-reach-push = In reach with this push
goal-in-reach = In reach!
goal-found = Found: { $pictures }
goal-left = left
goal-homeward = on the way home
goal-homeward-short = homeward
goal-back-home = home
log-pushed-found = { log-pushed }, found **{ $picture }**
log-found = { $you ->
    [yes] You found
   *[no] { $who } found
  } **{ $picture }**
log-drew = Your next goal: **{ $picture }**
card-may-use = { $who } may use it.
cell-height = height { $height }
goal-reach = Reach **{ $goals }**
goal-reached = You made it!
goal-lost = Not this time

# For games without words of their own.
asked-other = Choose what to do.
actions-other = What else you can do
actions-either = Push or walk
log-event = { $who }: { $what }
option-value = { $label }: { $value }
option-seat = { $kind }, { $label }
value-yes = yes
value-no = no

# Where the goal lies now: the name of a cell, or that it is on the spare.
goal-at = { $goal } · { $where }
goal-on-spare = on the spare tile
