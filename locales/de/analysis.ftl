# Die Analyse einer Partie: Zeichen, und was möglich gewesen wäre.

analysis-mark-brilliant = Glänzend
analysis-mark-good = Gut
analysis-mark-inaccuracy = Ungenau
analysis-mark-mistake = Fehler
analysis-mark-missed-goal = Ziel verpasst

analysis-why-only = Etwas anderes war nicht möglich.
analysis-why-best = Es wurde nichts Besseres gefunden.
analysis-why-win = Das hätte gewonnen: { $line }.
analysis-why-goal = { $what ->
    [picture] Es gab { $picture } zu holen: { $line }.
   *[place] Das Ziel war in Reichweite: { $line }.
  }
analysis-why-cheaper = Auf dasselbe Feld mit anderen Karten: { $line }.
analysis-why-block = Das lässt den anderen weniger übrig: { $line }.
analysis-why-onward = Das hilft in den nächsten Zügen mehr: { $line }.
analysis-why-place = Das ist besser für den nächsten Zug: { $line }.
analysis-why-answer = Besser: { $line }.

# Teile eines Zuges.
analysis-push = { $push } schieben
analysis-walk = nach { $cell } gehen
analysis-stay = auf { $cell } bleiben

# Die Seite einer Analyse.
analysis-title = Analyse
analysis-about-won = { $game } · Sieg: { $who }
analysis-eyes = Mit wessen Augen
analysis-seen = Wie { $name } es sah
analysis-seen-all = Wie es jeder sah
analysis-open = Alle Karten offen
analysis-chart = Gewinnchancen
analysis-chart-open = Gewinnchancen, alle Karten offen
analysis-point = Zug { $turn }, { $who }: { $mark }. Chancen danach: { $chances }
analysis-no-mark = keine Marke
analysis-nothing-yet = Noch ist nichts gefunden
analysis-after = nach Zug { $turn }
analysis-asking = Frage nach …
analysis-waiting = { $place ->
    [1] Als Nächstes dran
   *[other] Platz { $place } in der Schlange
  }
analysis-progress = Entscheidung { $number } von { $count }
analysis-paused = Angehalten
analysis-pause = Anhalten
analysis-cancel = Nicht mehr warten
analysis-go-on = Weiter
analysis-stopped = Die Analyse ist wegen eines Fehlers stehen geblieben. Was gefunden ist, bleibt.
analysis-empty = In dieser Partie hat niemand etwas entschieden.
analysis-decision = Die gewählte Entscheidung
analysis-who = { $name }, Zug { $turn } von { $count }
analysis-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
analysis-on-board = Auf dem Brett
analysis-played = Gespielt
analysis-better = Besser
analysis-show = Den besseren Zug zeigen
analysis-turns = Züge
analysis-where = Zug { $turn } von { $count }
analysis-back = Voriger Zug
analysis-on = Nächster Zug
analysis-slip-back = Voriger Fehler
analysis-slip-on = Nächster Fehler
analysis-below = Unter dem Verlauf
analysis-tab-move = Dieser Zug
analysis-tab-turns = Alle Züge
analysis-tab-luck = Glück
analysis-luck-title = Glück und Spiel
analysis-luck-later = Das folgt, wenn alle Entscheidungen angesehen sind.
analysis-from-to = { $name }: { $start } am Anfang, { $end } am Ende
analysis-play = Spiel { $points }
analysis-luck = Glück { $points }
analysis-rate = { $rate } Punkte je Entscheidung verloren ({ $decisions }); ohne Glück { $adjusted }
analysis-save = Den besseren Zug als Variante speichern
