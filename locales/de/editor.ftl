# Der Spielplan-Baukasten.
editor-title = Spielplan-Baukasten
editor-about = Baue eine Stellung auf, oder übertrage den Spielplan von deinem Tisch
editor-waiting = Die Schachtel wird geöffnet …
editor-entry = Deinen Spielplan übertragen
editor-edit = Bearbeiten
editor-game = Spiel
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-open = Aufzeichnung öffnen
editor-box = In der Schachtel
editor-left = { $all ->
    [0] alles gelegt
   *[other] noch { $count }, { $all } zu legen
}
editor-kind-left = noch { $count } in der Schachtel
editor-over = { $count } gelegt, in der Schachtel sind { $all }
editor-fill = Rest zufällig legen
editor-empty = Spielplan leeren
editor-fresh = Neu austeilen
editor-figures = Figuren
editor-figure = Figur von { $colour }
editor-place = { $colour } versetzen, auf { $cell }
editor-sit = { $colour } dazunehmen
editor-leave = { $colour } vom Plan nehmen
editor-turn = Am Zug
editor-last-push = Letzter Schub
editor-no-push = keiner
editor-goal = Ziel
editor-home = nach Hause
editor-cards = Karten je Spieler
editor-spare = Freie Platte
editor-turn-spare = Freie Platte drehen
editor-board = Spielplan
editor-no-tile = leer
editor-fixed = fest
editor-tile = Platte
editor-straight = Gerade
editor-corner = Ecke
editor-junction = T-Stück
editor-tall = { $shape }, Höhe { $height }
editor-turn-left = Nach links drehen
editor-turn-right = Nach rechts drehen
editor-into-box = In die Schachtel
editor-put = In der Hand: { $what }. Wähle ein Feld, oder drücke Escape.
editor-hint = Ziehe eine Platte aus der Schachtel, oder wähle ein Feld und drücke T, C oder S. R dreht sie.
editor-hint-phone = Tippe auf ein Feld, um dort eine Platte zu legen.
editor-bad-link = Dieser Link ist beschädigt: Etwas darin fehlt oder wurde verändert. Kopiere ihn noch einmal ganz.
editor-checking = Wird geprüft …
editor-possible = Diese Stellung ist möglich.
editor-clause = der Absatz der Regeln
editor-take-back = Eine zurücknehmen
editor-to-start = Auf ihren Start stellen
editor-solver = Löser
editor-proven = { $count ->
    [one] bewiesen, { $count } Stellung
   *[other] bewiesen, { $count } Stellungen
}
editor-shortest = { $count ->
    [one] Kürzester Weg: { $count } Zug
   *[other] Kürzester Weg: { $count } Züge
}
editor-firsts = { $count ->
    [one] Nur ein erster Schub führt dahin.
   *[other] { $count } erste Schübe sind gleich gut.
}
editor-push = Schub bei { $arrow }{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , halb gedreht
   *[3] , nach links gedreht
}
editor-push-any = Schub bei { $arrow }, auf { $count } Arten gedreht
editor-walk = geh nach { $cell }
editor-show = Auf dem Spielplan zeigen
editor-show-next = Nächster Zug
editor-show-end = Zurück zur Stellung
editor-no-way = In fünf Zügen führt kein Weg dorthin.
editor-no-goal = Hier gibt es nichts zu lösen.
editor-solving = Denkt nach …
editor-solver-waits = Der Löser antwortet, sobald der Spielplan vollständig ist.
editor-uses = Mit dieser Stellung
editor-play = Ab hier spielen
editor-puzzle = Zum Rätsel machen
editor-puzzle-open = Rätsel öffnen
editor-puzzle-copy = Link des Rätsels kopieren
editor-copy = Link kopieren
editor-uses-about = Was die anderen haben, wird beim Spielen ausgeteilt.
editor-uses-wait = Spielen und Rätsel warten, bis die Stellung möglich ist. Einen Link kannst du immer teilen.
flaw-tiles = { $count } Platten einer Art liegen auf dem Tisch; in der Schachtel sind { $has }.
flaw-cells-open = { $count ->
    [one] { $count } Feld ist noch leer.
   *[other] { $count } Felder sind noch leer.
}
flaw-spare-missing = Die freie Platte fehlt.
flaw-figure-missing = Die Figur von { $colour } steht nicht auf dem Plan.
flaw-card-twice = Es gibt nur eine Karte mit { $picture }.
flaw-cards = Die Zahl der Karten stimmt nicht: { $cards } statt { $each }.
flaw-push-missing = Jemand soll gehen, der noch nicht geschoben hat.
flaw-goal-missing = { $colour } hat noch Karten, sucht aber keine davon.
flaw-draw = Es ist keine Karte mehr da, die man ziehen könnte.
flaw-turn = Die Zahl der Züge passt nicht zum Rest der Stellung.
flaw-hands = Jeder Spieler hat genau eine Hand voll Karten.
flaw-order = Ein Stapel hat keine Reihenfolge: Seine Karten stehen aufsteigend.
flaw-seat = Auf dem Platz, der an der Reihe ist, spielt niemand.
flaw-over = In dieser Stellung wäre das Spiel vorbei.
flaw-unfit = Die Karten gehen nicht auf.
flaw-other = In diese Stellung kann kein Spiel kommen.
