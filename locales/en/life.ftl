# Hints, sound, settings, the bots' company, and what the browser's own frame shows.

hint-ask = Hint
hint-ask-about = What would you do?
hint-asking = Thinking it over…
hint-title = What I would do
hint-turned = , { $tall ->
    [yes] the tower
   *[no] the tile
  } turned { $turns ->
    [0] as it is now
    [1] once to the right
    [2] twice
   *[3] once to the left
  }
hint-push = { push-do-long }{ hint-turned }.
hint-push-walk = { push-do-long }{ hint-turned }, then walk to **{ $cell }**{ $cost }.
hint-push-stay = { push-do-long }{ hint-turned }, then stay on **{ $cell }**.
hint-walk = Walk to **{ $cell }**{ $cost }.
hint-stay = Stay on **{ $cell }**.
hint-answer = Choose **{ $answer }**.
hint-why-win = That wins the game.
hint-why-place = That is just where you want to be.
hint-why-picture = You find { $picture } there.
hint-why-nearer = It puts you in a good place for your next turn.
hint-why-reach = Your goal is in reach then.
hint-why-best = Of all that can be done now, it promises most.
hint-why-only = Nothing else can be done.

settings = Settings
settings-sound = Sound
settings-sound-about = Stone, felt and a small bell; quiet
settings-flat = Towers from straight above
settings-pace = The bots’ pace at new tables

option-hints-about = Whoever does not know what to do may ask
summary-no-hints = no hints

level-easy-about = strolls about and is glad of what it finds.
level-normal-about = goes straight for its goal.
level-hard-about = thinks before it pushes.
level-expert-about = knows what you are after, too.
start-watch = Watch them play
seats-only-bots = Only bots at the table: you watch.

tab-other = { $name }’s turn · Wandelgang
tab-over = { $title } · Wandelgang

offline-title = No connection
offline-about = Wandelgang needs the host that you play at. As soon as your device can reach it again, you can go on.

# The style of the board.
settings-style = Board style
style-slate = Slate
style-slate-about = Blue-green stone and lamplight
style-parchment = Parchment
style-parchment-about = A warm old floor plan
style-high-contrast = High contrast
style-high-contrast-about = Told by light and shape, not by hue

settings-volume = Volume
