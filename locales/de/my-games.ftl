# Die Partien dieses Geräts: laufende, beendete, und in Zahlen.

my-games = Meine Partien
my-games-about = Partien, die auf diesem Gerät gespielt wurden. Die Liste bleibt hier und wird nirgendwohin geschickt.
my-games-running = Laufende Partien
my-games-finished = Beendet
my-games-none = Noch keine Partien
my-games-none-about = Sobald du eine Partie zu Ende gespielt hast, findest du sie hier mit ihrem Ergebnis und kannst sie noch einmal ansehen.
my-games-play = Eine Partie spielen
my-games-won = gewonnen
my-games-drawn = unentschieden
my-games-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 }
my-games-replay = Ansehen
my-games-replay-of = Ansehen: { $game }, { $date }
my-games-rematch = Revanche
my-games-rematch-of = Revanche: { $game }, { $date }
my-games-more = Mehr zeigen
my-games-export = Exportieren (JSON)
my-games-delete = Aus der Liste löschen: { $game }, { $date }
my-games-delete-all = Alle löschen
my-games-delete-sure = { $count ->
    [one] Die beendete Partie und ihre Statistik von diesem Gerät löschen?
   *[other] Alle { $count } beendeten Partien und ihre Statistik von diesem Gerät löschen?
 } Laufende Partien bleiben.
my-games-delete-yes = Löschen
my-games-delete-no = Behalten
my-games-deleted = Gelöscht
my-games-full = Auf diesem Gerät ist kein Platz mehr, um die Partie unter „Meine Partien“ aufzunehmen. Du kannst weiterspielen.

statistics = Statistik
statistics-whose = Statistik für
statistics-you = Du
statistics-of = { $count ->
    [one] { $won } von 1 Partie gewonnen
   *[other] { $won } von { $count } Partien gewonnen
 }
statistics-by-game = Nach Spiel
statistics-by-options = Nach Einstellungen
statistics-by-opponent = Nach Gegner
statistics-games = Partien
statistics-won = Siege
statistics-share = Anteil
statistics-turns = Züge im Schnitt
statistics-won-by = Siege: { $name }
statistics-lost = Siege: Gegner
statistics-bot = Bot, { $level }
statistics-what = Es zählen nur beendete Partien, und nur, wenn am Ende noch ein Mensch am Platz saß. Ein geteilter Sieg ist ein Sieg; an der Zuggrenze gewinnt niemand. Bots sind nach Stärke zusammengefasst, Menschen nach Namen. Bei mehreren Gegnern kann auch jemand anderes gewonnen haben.
