# The lobby, quick match, waiting for players, and where it is your turn.

nav = Pages
nav-play = Play
nav-lobby = Lobby
nav-puzzles = Puzzles
nav-learn = Learn
nav-turns = { $count ->
    [one] your turn in one game
   *[other] your turn in { $count } games
 }

lobby-title = Pull up a chair
lobby-people = { $count ->
    [one] one person here
   *[other] { $count } people here
 }
lobby-people-short = { $count } here
lobby-private = Private table
lobby-open-table = Open a table
lobby-lost = Connection lost. Trying again …
lobby-off = This host has no lobby
lobby-off-about = You can still play with bots and with friends by link.

## Quick match

quick = Quick match
quick-game = Game
quick-any = Any
quick-players = Players
quick-players-any = any number
quick-games-any = any game
quick-clock = Clock
quick-clock-none = None
quick-clock-minute = 1 min a turn
quick-clock-day = Days
quick-bots = Fill up with bots
quick-bots-about = after 2 minutes, if everyone agrees
quick-name = Your name
quick-go = Find me a game
quick-looking = Looking for a game …
quick-others = { $count ->
    [0] Nobody is looking for { $game } just now
    [one] One other person is looking for { $game }
   *[other] { $count } other people are looking for { $game }
 }
quick-others-any = { $count ->
    [0] Nobody is looking for a game just now
    [one] One other person is looking for a game
   *[other] { $count } other people are looking for a game
 }
quick-change = Change

## The lists

lobby-tables = Open tables
lobby-tables-count = { $count } with free seats
lobby-filter = Which games
lobby-all = All
lobby-all-games = All games
lobby-with = with { $names }
lobby-new = new
lobby-free = { $count } free
lobby-seat-free = free
lobby-no-clock = no clock
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game } with { $names }
lobby-seated = Your table
lobby-seated-at = Back to your table: { $game } with { $names }
lobby-none = No open tables just now
lobby-none-about = Let a quick match find somebody, or open a table where anyone can sit down.
lobby-games = Games to watch
lobby-games-count = { $count } being played
lobby-games-none = No public games just now
lobby-games-none-about = Games that were opened in the lobby are shown here while they are played.
lobby-watch = Watch
lobby-watch-at = Watch { $game }: { $names }
lobby-show-all = Show all
lobby-show-fewer = Show fewer
lobby-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
 }
lobby-news = { $count ->
    [0] No open tables
    [one] One open table
   *[other] { $count } open tables
 }

## Your turn

your-turn = Your turn
your-turn-in = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
 }
your-turn-with = { $game } with { $names }
turn-of = { $name } to move
turn-waiting = waiting for players
turn-paused = paused

## At a table that waits for players

waits-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
 }
waits-about = The game begins as soon as all seats are taken. Anyone in the lobby can sit down.
waits-about-links = The game begins as soon as all friends have taken their seats.
waits-bots-after = in { $time }, if everyone agrees
waits-bots-soon = as soon as everyone agrees
waits-now = Start now with bots
waits-now-said = You want to start now
waits-others = { $agreed } of { $people } want to start now with bots
waits-leave = Leave the table
waits-sit = Sit down here
player-free = free for anyone

## Opening a public table

seat-kind-anyone = Anyone
seat-kind-anyone-about = from the lobby: first come, first served
seat-anyone-name = Anyone
seat-anyone = from the lobby
start-public = Anyone in the lobby can sit down at this table or watch it.

## To another device

carry = To another device
carry-all = Take my games to another device
carry-about = Open this link on the other device, or scan the code there. Then you can play on from both.
carry-warning = Anyone who has this link can play at your seats. Do not post it anywhere, and send it only to yourself.
carry-copy = Copy the link
carry-qr = QR code that takes your seats to another device
carry-many = These are too many seats for a QR code. Use the link.
carry-title = Your games on this device
carry-question = The link brings these seats. Do you want to play them here, too?
carry-add = Add to this device
carry-not = No, thanks
carry-known = already on this device
carry-bad = This link is incomplete. Please copy it again on the other device.
carry-none = None of these games is running any more.

## A running game to another device, where there is no host

carry-game-about = Open this link on the other device, or scan the code there. The game goes on there with the same players. Here it stays as it is.
carry-game-hidden = What you cannot see of the other hands is not in the link: it is dealt anew on the way.
carry-game-qr = QR code that takes this game to another device
carry-game-save = Save the game as a file
carry-game-elsewhere = To play on without this host, save the game as a file. Open it on another page of Wandelgang under “Open a recorded game”, and choose “Play on from here”. What you cannot see of the other hands is dealt anew.
carry-game-closed = This page has an address that only this device knows, so there is no code to scan. Save the game as a file instead, and open it on the other device under “Open a recorded game”.
carry-game-writing = Packing the game …
carry-game-title = A game from another device
carry-game-turn = turn { $turn }
carry-game-play = Play on here

## Learning

learn-title = Learn to play
learn-about = Play a guided first game, or read the rules with moving examples.
learn-guided = Guided game
learn-guided-of = Guided game: { $game }
learn-rules = Rules
learn-rules-of = Rules: { $game }
