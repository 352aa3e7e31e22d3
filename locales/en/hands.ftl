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
