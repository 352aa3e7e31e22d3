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
coach-push-tower = { $turns ->
    [0] Push the tower in as it stands:
    [1] Turn the tower once to the right, then push it in:
    [2] Turn the tower twice to the right, then push it in:
   *[3] Turn the tower three times to the right, then push it in:
  } **{ $kind ->
    [row] row
   *[column] column
  } { $line } from { $side ->
    [left] the left
    [right] the right
    [above] above
   *[below] below
  }**.
coach-walk = { $costs ->
    [no] Walk to **{ $cell }**.
   *[yes] Walk to **{ $cell }**. It costs a card: tap the cell once to see which, and once more to go.
  }

## The rules

rules-contents = Contents
rules-show = Show it
rules-show-again = Show it again
rules-none = This game brings no rules to read.
