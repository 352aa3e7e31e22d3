# Die Hände auf dem Brett: zielen, ziehen, vergrößern, Tasten.

## Zielen, und warum etwas nicht geht

walk-to = Nach { $cell } gehen
aim-drop = Doch nicht
reach-wall = Kein Weg nach { $cell }: Auf { $end } endet der Gang an einer Wand.
reach-high = Kein Weg nach { $cell }: Die Stufe von { $end } nach { $next } ist zu hoch.
reach-deep = Kein Weg nach { $cell }: Von { $end } nach { $next } geht es zu tief hinunter.
reach-closed = Kein Weg nach { $cell }: Durch { $next } geht niemand ({ $what }).
reach-other = Kein Weg nach { $cell }: Von { $end } geht es nicht weiter.

settings-one-tap = Mit einmal Tippen spielen
settings-one-tap-about = Auf Touchscreens: ohne zweites Tippen zum Bestätigen
