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

board-whole = Den ganzen Spielplan zeigen
board-camera = Kamera
board-orbit-left = Links herumgehen
board-orbit-right = Rechts herumgehen
board-above = Von oben schauen
board-home = Zurück zur gewohnten Ansicht

goal-lies = Dein Ziel: { $goals }.

## Ziehen

carry-free = Auf einen Pfeil ziehen
carry-push = Loslassen schiebt { $kind ->
    [row] Reihe { $line }
   *[column] Spalte { $line }
  }
carry-back = Zum Abbrechen zurückziehen.
carry-second = Zweiter Finger
carry-second-about = Tippe irgendwo für eine Vierteldrehung
carry-second-short = Mit einem zweiten Finger tippen dreht sie.
carry-flick = Wischen
carry-flick-about = Dreht schon vor dem Aufheben

## Tasten

keys-title = Tasten
keys-tab = Weiter zum nächsten Teil der Seite
keys-arrows = Rund um den Rand oder von Feld zu Feld
keys-ends = Zum ersten oder letzten Pfeil oder Feld
keys-enter = Schieben, gehen oder auslösen, was den Fokus hat
keys-turn = Die freie Platte nach rechts, nach links drehen
keys-hint = Um einen Tipp bitten
keys-take-back = Den letzten Schritt zurücknehmen
keys-orbit = 3D: links, rechts herumgehen
keys-angles = 3D: von oben, zurück
keys-escape = Doch nicht; überspringen; schließen
keys-list = Diese Liste
key-tab = Tab
key-home = Pos1
key-end = Ende
key-enter = Eingabe
key-space = Leertaste
key-shift = Umschalt
key-escape = Esc
