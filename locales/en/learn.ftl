# Learning: the guided first games, and the rules of each game.

coach-title = Guided game
coach-progress = How far the lesson has got
coach-show = Show me
coach-try = I’ll try it
coach-why = Why?
coach-on = Go on
coach-play = Play a real game
coach-rules = The rules
coach-again = Once more
coach-instead = You could do that too. In this lesson try this: { $doing }
coach-push = { $turns ->
    [0] Push the tile in as it lies:
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
rules-show = Show it
rules-show-again = Show it again
rules-none = This game brings no rules to read.
