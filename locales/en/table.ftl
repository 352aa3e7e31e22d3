# The table: what all games have in common.

table-title = { $game } · Wandelgang
table-yours = Your turn · Wandelgang
table-setting-up = Taking your seat…
table-players = { $count ->
    [2] two players
    [3] three players
   *[4] four players
  }
table-watching = You are watching
table-watching-open = You are watching. A seat is still free: ask the person who opened the table for its link.
table-no-secrets = You can’t see anything secret.
table-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
table-log = Log
table-log-empty = Nothing has happened yet.
table-players-panel = Players
table-turn-panel = Whose turn it is
table-actions = What you can do
table-again = Again
table-again-about = Replay the others’ moves

turn-yours = Your turn, { $name }
turn-other = { $name }’s turn
turn-over-won = { $name } has won
turn-over-yours = You have won, { $name }!
turn-over-tie = { $names } share the win
turn-over-draw = Nobody wins
turn-wait-bot = The bot is thinking…
turn-wait-person = Waiting for { $name }…
turn-wait-open = Nobody has taken this seat yet. Send the link!
turn-wait-away = { $name } has lost the connection.
turn-wait-showing = Watch what happens.
turn-sent = One moment…

step-push = Push
step-walk = Walk
step-done = done

asked-push = Turn the tile, then push it in.
asked-move = Walk to any lit cell, or stay.

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
push-back = previous arrow
push-next-about = Next arrow, clockwise round the edge
push-back-about = Previous arrow, anticlockwise round the edge
walk-stay = Stay on { $cell }
banned-why = What has just come out here may not go straight back in.

board-arrows = Arrows round the edge
board-cells = The board, cell by cell
board-figures = Figures to choose from
board-turn-left = Turn the tile to the left
board-turn-right = Turn the tile to the right
board-banned = { banned-why }
arrow-opens = { $count ->
    [one] puts 1 cell within reach
   *[other] puts { $count } cells within reach
  }
arrow-goal = including your goal
spare-name = The spare tile, open to { $sides }
cell-open = open to { $sides }
cell-reach = within reach
cell-goal = your goal
cell-start = { $colour }’s start
cell-figure = figure of { $name }
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
    [yes] You were pushed off the board and came
   *[no] { $who } was pushed off the board and came
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
player-bot-for = a bot is playing for now
player-here = at this screen
player-online = online
player-open = seat still free
player-away-minutes = { $minutes ->
    [0] just left
    [one] away for a minute
   *[other] away for { $minutes } minutes
  }
player-at-turn = now playing
player-hand-over = Let a bot play
player-give-back = Give the seat back

connection-lost = Connection lost. Trying again…
connection-lost-offline = You are offline. The game continues as soon as the network is back.
refused-close = Got it

curtain-title = { $name }, it is your turn
curtain-question = { $name }, a question for you
curtain-about = Pass the screen to { $name }. Everyone else, look away!
curtain-ready = I’m ready

people-title = At this table
people-invite-about = Each link is for one seat. The first person to open it gets the seat.
people-copy = Copy link
people-copied = Copied
people-code = Code for this table: { $code }
people-here-only = This link works on this computer only. To let phones in the same network join, start with **wandelgang play --lan**.
people-qr = QR code for { $name }’s seat
people-watch-link = Link for spectators

claim-title = You are invited to play
claim-name = Your name
claim-go = Sit down
claim-watch = Just watch
claim-taken = Somebody has already taken this seat. You can watch.

result-turns = { $count ->
    [one] after 1 turn
   *[other] after { $count } turns
  }
# $how is the game's own sentence on how it was won; $turns is for example: after 34 turns
result-how = { $how }, { $turns }
result-exhausted = The turn limit has been reached: a draw.
result-holdings = What everyone collected
result-rematch = Play again
result-moved = The new table is ready
result-go = Go to the new table
result-replay = Watch the replay
result-record = Save the record
result-start = Another game

menu-people = People and links
menu-hand-over = Let a bot play for me
menu-take-back = Take my seat back
menu-start = Back to the start page

replay-title = Replay
replay-position = Position { $number } of { $count }
replay-slider = Position in the game
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = As seen by
replay-everyone = everyone
replay-dealt = The board is laid out
replay-laid = This game begins from a position that was laid out.
replay-branch = Branched off after step { $number } of another game
replay-dealing = Setting up the game.
replay-turn = { $name }’s turn
replay-next = Next: { $name }
replay-holdings = What { $name } holds
replay-copy = Copy link
replay-save = Save
replay-open = Open another
replay-analyse = Analyse
replay-reading = Reading the record…
position-title = Position
position-copy = Copy position

goal-yours = Your goal
goal-of = What { $name } is looking for
goal-home = All found. Home to { $cell }!
goal-covered = Hidden until your turn
goal-next = Next card not drawn yet
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
cell-height = level { $height }
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
goal-at = { $goal } · { $where }
goal-on-spare = on the spare tile

# Beside a replay: the list of turns, or who holds what.
replay-beside = Below the controls
replay-turns = Turns
replay-players = Players

# What if: a game that branches off a replay.
what-if = Play on from here
what-if-about = A new game begins at this position. Its record says where it branched off.
what-if-who = Who plays
what-if-bots = Me against bots
what-if-alone = All seats myself
what-if-seat = You play
what-if-level = The bots play
what-if-play = Play
