# The start page.

start-title = The walls move. Where will you go?
start-games = Choose a game
start-at-table = At the table
start-options = Options for { $game }
start-open = Start the game
start-opening = Setting up the game…
start-first-time = New to { $game }?
start-learn = Play a guided game
start-join = Join a game
start-join-short = Join
start-record = Open a recorded game
start-no-account = No account needed.

game-measure = { $columns } × { $rows } · { $several ->
    [no] { $most }
   *[yes] { $fewest } to { $most }
  }

seat-you = you
seat-here = at this screen
seat-link = by link
seat-link-name = Open seat
seat-bot = bot,
seat-nobody = Nobody
seat-add-short = add
seat-change = Change
seat-title = Who plays { $colour }?
seat-kind-me = Me
seat-kind-me-about = On this device
seat-kind-here = Someone at this screen
seat-kind-here-about = You take turns; a curtain hides what is secret
seat-kind-link = A friend by link
seat-kind-link-about = On another device
seat-kind-bot = A bot
seat-kind-bot-about = Played by the computer
seat-kind-nobody = Nobody
seat-kind-nobody-about = The seat stays empty
seat-name = Name
seat-name-friend = Name (your friend can change it)
seat-level = How well it plays
seat-figure = Figure
seat-done = Done
seats-too-few = { $fewest ->
    [2] You need at least two players.
   *[other] You need at least { $fewest } players.
  }
seats-too-many = { $most ->
    [2] No more than two can play.
   *[other] No more than { $most } can play.
  }

start-length = Length
start-length-full = By the rule sheet
start-length-short = Shorter
option-first = Who goes first
option-first-lot = Random
option-pace = Bot speed
pace-calm = Calm
pace-quick = Quick
pace-instant = Instant
option-hints = Hints
summary-lot = random first player
summary-begins = { $name } goes first

go-on = Continue playing
go-on-forget = Remove “{ $game }” from this list

join-title = Join a game
join-about = Use the link to your seat to play, or the code of a table to watch.
join-field = Link or code
join-go = Join
join-unreadable = That is neither a link to a table nor a code.

## Puzzles

puzzle-day = Puzzle of the day
puzzle-all = All puzzles
puzzle-laying-out = The puzzle is being laid out …
