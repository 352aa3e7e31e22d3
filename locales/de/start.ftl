# Die Startseite.

start-title = Die Wände wandern. Und du?
start-games = Wähle ein Spiel
start-at-table = Am Tisch
start-options = Einstellungen: { $game }
start-open = Spiel starten
start-opening = Das Spiel wird aufgebaut …
start-first-time = „{ $game }“ noch nie gespielt?
start-learn = Geführtes Spiel
start-join = Einem Spiel beitreten
start-join-short = Beitreten
start-record = Aufzeichnung öffnen
start-no-account = Ganz ohne Anmeldung.

game-measure = { $columns } × { $rows } · { $several ->
    [no] { $most }
   *[yes] { $fewest } bis { $most }
  }

seat-you = du
seat-here = an diesem Bildschirm
seat-link = per Link
seat-link-name = Freier Platz
seat-bot = Bot,
seat-nobody = Niemand
seat-add-short = besetzen
seat-change = Ändern
seat-title = Wer spielt { $colour }?
seat-kind-me = Ich
seat-kind-me-about = An diesem Gerät
seat-kind-here = Jemand an diesem Bildschirm
seat-kind-here-about = Ihr wechselt euch ab; ein Vorhang verbirgt, was geheim ist
seat-kind-link = Jemand per Link
seat-kind-link-about = An einem anderen Gerät
seat-kind-bot = Ein Bot
seat-kind-bot-about = Der Computer spielt mit
seat-kind-nobody = Niemand
seat-kind-nobody-about = Der Platz bleibt leer
seat-name = Name
seat-name-friend = Name (lässt sich noch ändern)
seat-level = Spielstärke
seat-figure = Figur
seat-done = Fertig
seats-too-few = { $fewest ->
    [2] Mindestens zwei müssen mitspielen.
   *[other] Mindestens { $fewest } müssen mitspielen.
  }
seats-too-many = { $most ->
    [2] Höchstens zwei können mitspielen.
   *[other] Höchstens { $most } können mitspielen.
  }

start-length = Länge
start-length-full = Nach Anleitung
start-length-short = Kürzer
option-first = Wer beginnt
option-first-lot = Zufall
option-pace = Tempo der Bots
pace-calm = Ruhig
pace-quick = Zügig
pace-instant = Sofort
option-hints = Tipps
summary-lot = der Zufall bestimmt, wer beginnt
summary-begins = { $name } beginnt

go-on = Weiterspielen
go-on-forget = „{ $game }“ von dieser Liste nehmen

join-title = Einem Spiel beitreten
join-about = Mit dem Link zu deinem Platz spielst du mit. Mit dem Code eines Tisches schaust du zu.
join-field = Link oder Code
join-go = Beitreten
join-unreadable = Das ist weder ein Link zu einem Tisch noch ein Code.

## Rätsel

puzzle-day = Rätsel des Tages
puzzle-all = Alle Rätsel
puzzle-laying-out = Das Rätsel wird ausgelegt …
