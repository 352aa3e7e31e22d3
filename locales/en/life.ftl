# Hints, sound, settings, the bots' company, and what the browser's own frame shows.

hint-ask = Hint
hint-ask-about = Suggest a move
hint-asking = Thinking…
hint-title = What I would do
hint-push-line = { push-do-long }
hint-turned = , { $turns ->
    [0] leaving the tile as it is
    [1] turning the tile once to the right
    [2] turning the tile twice
   *[3] turning the tile once to the left
  }
hint-push = { hint-push-line }{ $turned }.
hint-push-walk = { hint-push-line }{ $turned }, then walk to **{ $cell }**{ $cost }.
hint-push-stay = { hint-push-line }{ $turned }, then stay on **{ $cell }**.
hint-walk = Walk to **{ $cell }**{ $cost }.
hint-stay = Stay on **{ $cell }**.
hint-answer = Choose **{ $answer }**.
hint-why-win = That wins the game.
hint-why-place = That is exactly where you want to be.
hint-why-picture = You will find { $picture } there.
hint-why-nearer = That puts you in a good place for your next turn.
hint-why-reach = That puts your goal within reach.
hint-why-best = This looks like your strongest move.
hint-why-only = It is your only move.

settings = Settings
settings-sound = Sound
settings-sound-about = Quiet: stone, felt and a small bell
settings-view = View for Towers
settings-pace = Bot speed at new tables

option-hints-about = Get a suggestion when you are stuck
summary-no-hints = no hints

level-easy-about = wanders about, happy with whatever it finds.
level-normal-about = heads straight for its goal.
level-hard-about = thinks before it pushes.
level-expert-about = also works out what you are after.
start-watch = Watch the bots play
seats-only-bots = Only bots at the table: you will watch.

tab-other = { $name }’s turn · Wandelgang
tab-over = { $title } · Wandelgang

offline-title = No connection
offline-about = Wandelgang needs the host you are playing on. As soon as your device can reach it again, you can continue.
offline-keep = Keep for offline play
offline-keep-about = Fetches { $size } MB. If the network fails, you can play on against bots
offline-keeping = Fetching all parts …
offline-not-kept = Not all parts could be fetched. Try again when the network is good
offline-play-on = Play on against bots
offline-play = Play against bots

# The style of the board.
settings-style = Board style
style-slate = Slate
style-slate-about = Blue-green stone and lamplight
style-parchment = Parchment
style-parchment-about = An old floor plan in warm tones
style-high-contrast = High contrast
style-high-contrast-about = Light and shape rather than colour

settings-volume = Volume
