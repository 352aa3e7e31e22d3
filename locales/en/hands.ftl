# Hands on the board: aiming, dragging, zooming, keys.

## Aiming, and why something cannot be done

walk-to = Walk to { $cell }
aim-drop = Not this one
reach-wall = No way to { $cell }: the corridor ends at a wall on { $end }.
reach-high = No way to { $cell }: the step from { $end } to { $next } is too high.
reach-deep = No way to { $cell }: the drop from { $end } to { $next } is too deep.
reach-closed = No way to { $cell }: nobody can walk through { $next } ({ $what }).
reach-other = No way to { $cell }: you cannot get any further than { $end }.

settings-one-tap = Play with one tap
settings-one-tap-about = On touch screens: no second tap to confirm

board-whole = Show the whole board
board-camera = Camera
board-orbit-left = Walk round to the left
board-orbit-right = Walk round to the right
board-above = Look from above
board-home = Back to the usual view

goal-lies = Your goal: { $goals }.

## Dragging

carry-free = Drop it on an arrow
carry-push = Let go to push { $kind ->
    [row] row { $line }
   *[column] column { $line }
  }
carry-back = Slide it back to cancel.
carry-second = Second finger
carry-second-about = Tap anywhere for a quarter turn
carry-second-short = Tap with a second finger to turn it.
carry-flick = Flick
carry-flick-about = Turns it before you lift it

## Keys

keys-title = Keys
keys-tab = Move to the next part of the page
keys-arrows = Round the edge, or from cell to cell
keys-ends = To the first or last arrow or cell
keys-enter = Push, walk, or press what has the focus
keys-turn = Turn the spare tile right, left
keys-hint = Ask for a hint
keys-take-back = Take back your last step
keys-orbit = 3D: walk round to the left, to the right
keys-angles = 3D: from above, back
keys-escape = Cancel, skip what is being shown, close
keys-list = This list
key-tab = Tab
key-home = Home
key-end = End
key-enter = Enter
key-space = Space
key-shift = Shift
key-escape = Esc
