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

game-classic-line = Race for your secret pictures
game-classic-about = Push a row, walk through, be first back home.
game-master-line = The dragon’s treasures, in rising order
game-master-about = Take them from low to high. The dragon looks round.
game-towers-line = Up and down the towers
game-towers-about = Steps of one are free, higher ones cost a spell.
game-measure = { $columns } × { $rows } · { $fewest } to { $most }

seat-you = you
seat-here = at this screen
seat-link = by link
seat-link-name = Open seat
seat-bot = bot,
seat-nobody = Nobody
seat-add-short = add
seat-child = { $kind }, child
seat-change = Change
seat-title = Who plays { $colour }?
seat-kind-me = Me
seat-kind-me-about = On this device
seat-kind-here = Someone at this screen
seat-kind-here-about = You take turns; a curtain hides the cards
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
seats-too-few = At least two players are needed.

option-first = Who begins
option-first-lot = By lot
option-pace = The bots’ pace
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
option-hints = Hints
option-classic-cards = Pictures each
option-classic-cards-all = { $count } (all)
option-classic-events = Event tiles
option-classic-events-about = Some tiles carry a message on the back
option-classic-way_home = Way home at the end
option-classic-way_home-about = After the last picture, back to your own corner
option-master-short = Short game
option-master-short-about = The dragon is fought right after treasure 6
option-towers-children = A child
option-towers-children-about = Every spell of theirs is a joker
summary-pictures = { $count ->
    [one] 1 picture each
   *[other] { $count } pictures each
  }
summary-events = event tiles
summary-way-home = way home
summary-no-way-home = no way home
summary-short = short game
summary-full = full game
summary-children = { $count ->
    [one] 1 child
   *[other] { $count } children
  }
summary-lot = lots decide who begins
summary-begins = { $name } begins

go-on = Go on playing
go-on-forget = Take “{ $game }” off this list

join-title = Join a game
join-about = With the link to your seat you play. With the code of a table you watch.
join-field = Link or code
join-go = Join
join-unreadable = That is neither a link to a table nor a code.
