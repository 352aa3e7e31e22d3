# Rätsel: geladen mit dem ersten. Eigene Arten eines Spiels stehen in dessen Wörtern.

puzzles-about = { $count } Stellungen aus echten Partien, jede Lösung geprüft
puzzle-one = Rätsel
puzzle-level-easy = Leicht
puzzle-level-normal = Mittel
puzzle-level-hard = Schwer
puzzle-level-expert = Profi
puzzle-games = Spiele
puzzle-begin = Lösen
puzzle-look = Noch einmal ansehen
puzzle-day-solved = Gelöst
puzzle-day-hint = Mit Tipp gelöst
puzzle-day-seen = Du kennst die Lösung
puzzle-new-here = Neu hier? Fang mit Leicht an. Nichts ist gesperrt, und du kannst es so oft versuchen, wie du willst.
puzzle-solved-of = { $solved } von { $all } gelöst
puzzle-of-all = von { $count }
puzzle-ring = { $label }: { $solved } von { $all } gelöst. Zum nächsten.

## Arten

puzzle-kind-reach = Zum Ziel
puzzle-brief-reach = In zwei bis vier Zügen
puzzle-task-reach = Erreiche { $goal } in { $turns ->
    [2] zwei Zügen
    [3] drei Zügen
   *[4] vier Zügen
}
puzzle-proof-reach = Bewiesen: Schneller geht es nicht, und { $ways ->
    [one] nur ein erster Schub führt hin.
   *[other] nur { $ways } erste Schübe führen hin.
}
puzzle-about-reach = Bleib mit dem letzten Weg auf dem Ziel stehen. Es zählt, wo du dann stehst, nicht, wo du vorbeikommst.
puzzle-kind-pair = Zwei hintereinander
puzzle-brief-pair = Ein Ziel, dann das nächste
puzzle-task-pair = { $has_second ->
    [yes] Erreiche jetzt { $goal } und im nächsten Zug { $second }
   *[no] Erreiche jetzt { $goal } und einen Zug später den nächsten
}
puzzle-proof-pair = Bewiesen: { $ways ->
    [one] Nur ein erster Schub macht beides möglich.
   *[other] Nur { $ways } erste Schübe machen beides möglich.
}
puzzle-about-pair = Viele Schübe öffnen den Weg zum ersten Ziel. Such den, nach dem auch das zweite erreichbar ist.
puzzle-kind-block = Abriegeln
puzzle-brief-block = Dem Nächsten den Zug verderben
puzzle-task-block = Mach einen Zug, nach dem { $name } { $goal } nicht erreichen kann
puzzle-proof-block = Bewiesen über alle Antworten: { $ways ->
    [one] Nur ein Schub hält das Ziel unerreichbar.
   *[other] Nur { $ways } Schübe halten das Ziel unerreichbar.
}
puzzle-about-block = Du hast einen Zug. Danach darf der andere überall schieben und gehen: Das Ziel muss unerreichbar bleiben, was er auch tut.
puzzle-kind-find = Finde den Zug
puzzle-brief-find = Einer schlägt alle anderen
puzzle-task-find = Finde den Zug, der deutlich besser ist als alle anderen
puzzle-proof-find = Zweimal beurteilt wie in einer Analyse: Ein Schub gewinnt deutlich mehr Partien als jeder andere.
puzzle-about-find = Die Stellung stammt aus einer Partie. Du hast einen Zug, und der Schub entscheidet: Welcher hilft dir im Rest der Partie am meisten? Nimm dein Ziel, wenn du hinkommst. Sonst sorge dafür, dass du es nächstes Mal erreichst, was auch geschoben wird, oder halte die anderen von ihrem Ziel fern.

puzzle-about = In jedem Zug schiebst du die freie Platte, die neben dem Plan liegt, in eine Reihe oder Spalte. Dann gehst du durch offene Gänge, so weit du willst, oder bleibst stehen. Sonst bewegt sich niemand.
puzzle-how = Wie geht das?
puzzle-or = { $names }
puzzle-home = deinen Start { $cell }
puzzle-home-other = den Start { $cell }

## Lösen

puzzle-turn = Zug { $turn }
puzzle-turn-push = Zug { $turn }: schieben
puzzle-turn-walk = Zug { $turn }: gehen
puzzle-turn-of = Zug { $turn } von { $turns }
puzzle-hints = Tipps
puzzle-help = Hilfe
puzzle-hints-open = Tipps: { $count } von { $all } geöffnet
puzzle-hint-1 = Wohin schauen
puzzle-hint-2 = Der erste Schub
puzzle-hint-3 = Der ganze Zug
puzzle-hint-where = { $kind ->
    [row] Reihe **{ $line }**. Mit einem Schub dort fängt es an.
   *[column] Spalte **{ $line }**. Mit einem Schub dort fängt es an.
}
puzzle-hint-cost = jeder kostet { $cost } Wertungspunkte
puzzle-hint-last = nach diesem zählt das Rätsel als gesehen
puzzle-hint-free = kostenlos: Deine Wertung steht fest
puzzle-attempts = Deine Versuche
puzzle-attempts-free = so oft du willst
puzzle-attempts-none = Noch keine. Jeder Schub zeigt sich vorher, und alles lässt sich zurücknehmen.
puzzle-end-far = noch außer Reichweite
puzzle-end-near = ein Zug zu wenig
puzzle-end-one = eins von zwei
puzzle-end-answered = nicht abgeriegelt
puzzle-again = Von vorn
puzzle-solution = Lösung
puzzle-solution-cost = Wenn du dir die Lösung ansiehst, bevor du es gelöst hast, zählt das Rätsel als nicht gelöst.
puzzle-try-yourself = Selbst versuchen
puzzle-next = Nächstes Rätsel
puzzle-share = Teilen

## Rückmeldung

puzzle-solved = Gelöst!
puzzle-solved-about = Ganz allein.
puzzle-solved-hint = { $count ->
    [one] Mit einem Tipp.
   *[other] Mit { $count } Tipps.
}
puzzle-streak = { $count ->
    [one] Der erste Tag in Folge.
   *[other] { $count } Tage in Folge.
}
puzzle-shown = So geht es.
puzzle-shown-about = Du kannst jeden Schritt noch einmal ansehen oder es selbst versuchen.
puzzle-first-reached = Das erste Ziel ist erreicht.
puzzle-first-reached-about = Jetzt das zweite.
puzzle-good-start = Dein erster Schub war richtig.
puzzle-near = Zum Ziel fehlt dir noch ein Zug.
puzzle-far = Das Ziel ist noch außer Reichweite.
puzzle-one-of-two = Du hast das erste Ziel erreicht.
puzzle-one-of-two-about = Das zweite ist von hier aus nicht zu erreichen.
puzzle-answered = { $name } kommt noch hin.
puzzle-answered-about = { $kind ->
    [row] { $name } schiebt Reihe { $line } von { $side ->
        [left] links
       *[right] rechts
    } und geht nach { $cell }.
   *[column] { $name } schiebt Spalte { $line } von { $side ->
        [above] oben
       *[below] unten
    } und geht nach { $cell }.
}
puzzle-wrong-find = Ein anderer Schub ist deutlich besser.
puzzle-wrong-find-about = Er gewinnt deutlich mehr Partien. Nimm zurück und such einen anderen Schub.
puzzle-wrong-find-walk = Jetzt kommst du zu deinem Ziel. Nimm einen Schritt zurück und geh hin.
puzzle-end-find = nicht der beste Zug
puzzle-nudge = Nimm zurück und such einen anderen ersten Schub.
puzzle-nudge-start = Sieh dir noch einmal an, was nach dem ersten Schub kam.
puzzle-change = Wertung { $points } ({ $change })

## Monat, Serie, Wertung

puzzle-month = Rätsel der Tage dieses Monats
puzzle-day-label = { $how ->
    [solved] { $date }: gelöst
    [hint] { $date }: mit Tipp gelöst
    [seen] { $date }: Lösung gesehen
    [today] { $date }: heute
   *[open] { $date }: nicht gelöst
}
puzzle-days = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
puzzle-longest = deine längste Serie: { $count }
puzzle-rating = Wertung
puzzle-your-rating = Deine Wertung
puzzle-last = { $count ->
    [one] letztes Rätsel
   *[other] letzte { $count } Rätsel
}
puzzle-on-device = auf diesem Gerät
puzzle-no-rating = Sie beginnt mit dem ersten Rätsel, das du löst, und bleibt auf diesem Gerät.
puzzle-no-storage = Dieser Browser merkt sich für diese Seite nichts: Es gibt also keine Serie und keine Wertung. Rätsel lösen kannst du trotzdem.
