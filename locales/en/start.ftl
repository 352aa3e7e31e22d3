# The start page.

start-title = The walls move. Which way will you?
start-games = Choose a game
start-at-table = At the table
start-options = Options for { $game }
start-open = Open the table
start-opening = The table is being set…
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
seat-kind-bot-about = The machine plays along
seat-kind-nobody = Nobody
seat-kind-nobody-about = The seat stays empty
seat-name = Name
seat-name-friend = Name (your friend can change it)
seat-level = How well it plays
seat-figure = Figure
seat-done = Done
seats-too-few = { $fewest ->
    [2] At least two players are needed.
   *[other] At least { $fewest } players are needed.
  }
seats-too-many = { $most ->
    [2] At most two players can play.
   *[other] At most { $most } players can play.
  }

option-first = Who begins
option-first-lot = By lot
option-pace = The bots’ pace
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
option-hints = Hints
summary-lot = lots decide who begins
summary-begins = { $name } begins

go-on = Go on playing
go-on-forget = Take “{ $game }” off this list

join-title = Join a game
join-about = With the link to your seat you play. With the code of a table you watch.
join-field = Link or code
join-go = Join
join-unreadable = That is neither a link to a table nor a code.
