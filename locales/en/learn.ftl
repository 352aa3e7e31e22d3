# Learning: the guided first games, and the rules of each game.

coach-title = Guided game
coach-progress = Progress in this lesson
coach-show = Show me
coach-try = I’ll try it
coach-why = Why?
coach-on = Next
coach-play = Play a real game
coach-rules = The rules
coach-again = Play it again
coach-instead = That would work too, but in this lesson try this: { $doing }
coach-push = { $turns ->
    [0] Push the tile in as it is:
    [1] Turn the tile once to the right, then push it in:
    [2] Turn the tile twice to the right, then push it in:
   *[3] Turn the tile three times to the right, then push it in:
  } **{ $kind ->
    [row] row
   *[column] column
  } { $line } from { $side ->
    [left] the left
    [right] the right
    [above] above
   *[below] below
  }**.
coach-walk = Walk to **{ $cell }**.

## The rules

rules-contents = Contents
rules-show = Show me
rules-show-again = Show me again
rules-none = There are no rules to read for this game.
