# The games of this device: running, finished, and in numbers.

my-games = My games
my-games-about = Games played on this device. The list stays here: nothing is sent anywhere.
my-games-running = Still running
my-games-finished = Finished
my-games-none = No games yet
my-games-none-about = Once you have finished a game, you will find it here with its result and its replay.
my-games-play = Play a game
my-games-won = won
my-games-drawn = a draw
my-games-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
 }
my-games-replay = Replay
my-games-replay-of = Replay: { $game }, { $date }
my-games-rematch = Rematch
my-games-rematch-of = Rematch: { $game }, { $date }
my-games-more = Show more
my-games-export = Export (JSON)
my-games-delete = Delete from this list: { $game }, { $date }
my-games-delete-all = Delete all
my-games-delete-sure = { $count ->
    [one] Delete the finished game and its statistics from this device?
   *[other] Delete all { $count } finished games and their statistics from this device?
 } Running games are kept.
my-games-delete-yes = Delete
my-games-delete-no = Keep them
my-games-deleted = Deleted
my-games-full = There is no room left on this device to list this game under “My games”. You can keep playing.

statistics = Statistics
statistics-whose = Statistics for
statistics-you = You
statistics-of = { $count ->
    [one] { $won } of 1 game won
   *[other] { $won } of { $count } games won
 }
statistics-by-game = By game
statistics-by-options = By options
statistics-by-opponent = By opponent
statistics-games = Games
statistics-won = Won
statistics-share = Share
statistics-turns = Turns on average
statistics-won-by = { $name } won
statistics-lost = They won
statistics-bot = Bot, { $level }
statistics-what = Only finished games count, and only if a person was still playing at the end. A shared win is a win; at the turn limit nobody wins. Bots are grouped by level, people by name. With several opponents, somebody else may have won.
