# Die Lobby, schnelle Partien, Warten auf Mitspieler, und wo du dran bist.

nav = Seiten
nav-play = Spielen
nav-lobby = Lobby
nav-puzzles = Rätsel
nav-learn = Lernen
nav-turns = { $count ->
    [one] in einer Partie bist du dran
   *[other] in { $count } Partien bist du dran
 }

lobby-title = Setz dich dazu
lobby-people = { $count ->
    [one] eine Person hier
   *[other] { $count } Leute hier
 }
lobby-people-short = { $count } hier
lobby-private = Privater Tisch
lobby-open-table = Tisch eröffnen
lobby-lost = Verbindung verloren. Neuer Versuch …
lobby-off = Dieser Spielserver hat keine Lobby
lobby-off-about = Mit Bots und mit Freunden per Link kannst du trotzdem spielen.

## Quick match

quick = Schnelles Spiel
quick-game = Spiel
quick-any = Egal
quick-players = Spieler
quick-players-any = beliebig viele
quick-games-any = jedes Spiel
quick-clock = Uhr
quick-clock-none = Ohne
quick-clock-minute = 1 min pro Zug
quick-clock-day = Tage
quick-bots = Mit Bots auffüllen
quick-bots-about = nach 2 Minuten, wenn alle einverstanden sind
quick-name = Dein Name
quick-go = Spiel finden
quick-looking = Ein Spiel wird gesucht …
quick-others = { $count ->
    [0] Gerade sucht sonst niemand { $game }
    [one] Noch jemand sucht { $game }
   *[other] { $count } andere suchen { $game }
 }
quick-others-any = { $count ->
    [0] Gerade sucht sonst niemand ein Spiel
    [one] Noch jemand sucht ein Spiel
   *[other] { $count } andere suchen ein Spiel
 }
quick-change = Ändern

## The lists

lobby-tables = Offene Tische
lobby-tables-count = { $count } mit freien Plätzen
lobby-filter = Welche Spiele
lobby-all = Alle
lobby-all-games = Alle Spiele
lobby-with = mit { $names }
lobby-new = neu
lobby-free = { $count } frei
lobby-seat-free = frei
lobby-no-clock = ohne Uhr
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen: { $game } mit { $names }
lobby-seated = Dein Tisch
lobby-seated-at = Zurück an deinen Tisch: { $game } mit { $names }
lobby-none = Gerade ist kein Tisch offen
lobby-none-about = Lass ein schnelles Spiel jemanden finden, oder eröffne einen Tisch: Wer vorbeikommt, kann sich dazusetzen.
lobby-games = Zum Zuschauen
lobby-games-count = { $count } laufen gerade
lobby-games-none = Gerade spielt niemand öffentlich
lobby-games-none-about = Spiele, die in der Lobby eröffnet wurden, sind hier zu sehen, solange sie laufen.
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen bei { $game }: { $names }
lobby-show-all = Alle zeigen
lobby-show-fewer = Weniger zeigen
lobby-spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
 }
lobby-news = { $count ->
    [0] Kein offener Tisch
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
 }

## Your turn

your-turn = Du bist dran
your-turn-in = { $count ->
    [one] Du bist in einer Partie dran
   *[other] Du bist in { $count } Partien dran
 }
your-turn-with = { $game } mit { $names }
turn-of = { $name } ist dran
turn-waiting = wartet auf Mitspieler
turn-paused = pausiert

## At a table that waits for players

waits-title = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
 }
waits-about = Das Spiel beginnt, sobald alle Plätze besetzt sind. Alle in der Lobby können sich dazusetzen.
waits-about-links = Das Spiel beginnt, sobald alle Freunde Platz genommen haben.
waits-bots-after = in { $time }, wenn alle einverstanden sind
waits-bots-soon = sobald alle einverstanden sind
waits-now = Jetzt mit Bots beginnen
waits-now-said = Du willst jetzt beginnen
waits-others = { $agreed } von { $people } wollen jetzt mit Bots beginnen
waits-leave = Tisch verlassen
waits-sit = Hier hinsetzen
player-free = frei für alle

## Opening a public table

seat-kind-anyone = Irgendwer
seat-kind-anyone-about = aus der Lobby: Wer zuerst kommt, sitzt
seat-anyone-name = Irgendwer
seat-anyone = aus der Lobby
start-public = Alle in der Lobby können sich an diesen Tisch setzen oder zuschauen.

## To another device

carry = Auf ein anderes Gerät
carry-all = Meine Partien auf ein anderes Gerät mitnehmen
carry-about = Öffne diesen Link auf dem anderen Gerät, oder scanne dort den Code. Danach kannst du auf beiden weiterspielen.
carry-warning = Wer diesen Link hat, kann auf deinen Plätzen spielen. Stelle ihn nirgends ein und schicke ihn nur dir selbst.
carry-copy = Link kopieren
carry-qr = QR-Code, der deine Plätze auf ein anderes Gerät bringt
carry-many = Für einen QR-Code sind das zu viele Plätze. Nimm den Link.
carry-title = Deine Partien auf diesem Gerät
carry-question = Der Link bringt diese Plätze mit. Möchtest du sie auch hier spielen?
carry-add = Auf dieses Gerät übernehmen
carry-not = Nein, danke
carry-known = schon auf diesem Gerät
carry-bad = Dieser Link ist unvollständig. Bitte kopiere ihn auf dem anderen Gerät noch einmal.
carry-none = Keine dieser Partien läuft noch.

## A running game to another device, where there is no host

carry-game-about = Öffne diesen Link auf dem anderen Gerät, oder scanne dort den Code. Das Spiel geht dort mit denselben Mitspielern weiter. Hier bleibt es, wie es ist.
carry-game-hidden = Was dir die anderen verdeckt halten, steht nicht im Link: Es wird unterwegs neu ausgeteilt.
carry-game-qr = QR-Code, der dieses Spiel auf ein anderes Gerät bringt
carry-game-save = Spiel als Datei speichern
carry-game-elsewhere = Um ohne diesen Spielserver weiterzuspielen, speichere das Spiel als Datei. Öffne sie auf einer anderen Seite von Wandelgang unter „Aufzeichnung öffnen“ und wähle „Von hier weiterspielen“. Was dir die anderen verdeckt halten, wird dabei neu ausgeteilt.
carry-game-closed = Die Adresse dieser Seite kennt nur dieses Gerät, darum gibt es keinen Code zum Scannen. Speichere das Spiel als Datei und öffne sie auf dem anderen Gerät unter „Aufzeichnung öffnen“.
carry-game-writing = Das Spiel wird gepackt …
carry-game-title = Ein Spiel von einem anderen Gerät
carry-game-turn = Zug { $turn }
carry-game-play = Hier weiterspielen

## Learning

learn-title = Spielen lernen
learn-about = Spiele eine geführte erste Partie, oder lies die Regeln mit bewegten Beispielen.
learn-guided = Geführtes Spiel
learn-guided-of = Geführtes Spiel: { $game }
learn-rules = Regeln
learn-rules-of = Regeln: { $game }
