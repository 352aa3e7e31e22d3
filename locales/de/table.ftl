# Der Tisch: was allen Spielen gemeinsam ist.

table-title = { $game } · Wandelgang
table-yours = Du bist dran · Wandelgang
table-setting-up = Du nimmst Platz …
table-players = { $count ->
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
  }
table-watching = Du schaust zu
table-watching-open = Du schaust zu. Ein Platz ist noch frei: Frag die Person nach dem Link, die den Tisch eröffnet hat.
table-no-secrets = Geheimes siehst du nicht.
table-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-players-panel = Wer mitspielt
table-turn-panel = Wer dran ist
table-actions = Was du tun kannst
table-again = Noch mal
table-again-about = Die Züge der anderen noch einmal zeigen

turn-yours = Du bist dran, { $name }
turn-other = { $name } ist dran
turn-over-won = { $name } hat gewonnen
turn-over-yours = Du hast gewonnen, { $name }!
turn-over-tie = { $names } gewinnen gemeinsam
turn-over-draw = Niemand gewinnt
turn-wait-bot = Der Bot überlegt …
turn-wait-person = Wir warten auf { $name } …
turn-wait-open = Auf diesem Platz sitzt noch niemand. Verschick den Link!
turn-wait-away = { $name } hat gerade keine Verbindung.
turn-wait-showing = Schau, was geschieht.
turn-sent = Einen Augenblick …

step-push = Schieben
step-walk = Gehen
step-done = erledigt

asked-push = Dreh die Platte und schieb sie ein.
asked-move = Geh auf ein helles Feld oder bleib stehen.

push-do-long = { $kind ->
    [row] Reihe { $line } { $side ->
        [left] von links
       *[right] von rechts
      } schieben
   *[column] Spalte { $line } { $side ->
        [above] von oben
       *[below] von unten
      } schieben
  }
push-choose = Wähle einen Pfeil
push-turn = Drehen
push-turn-right = Nach rechts drehen
push-next = nächster Pfeil
push-back = voriger Pfeil
push-next-about = Nächster Pfeil, im Uhrzeigersinn am Rand entlang
push-back-about = Voriger Pfeil, gegen den Uhrzeigersinn am Rand entlang
walk-stay = Auf { $cell } bleiben
banned-why = Was hier gerade herausgekommen ist, darf nicht gleich wieder hinein.

board-arrows = Pfeile am Rand
board-cells = Der Spielplan, Feld für Feld
board-figures = Figuren zur Auswahl
board-turn-left = Platte nach links drehen
board-turn-right = Platte nach rechts drehen
board-banned = { banned-why }
arrow-opens = { $count ->
    [one] dann ist 1 Feld erreichbar
   *[other] dann sind { $count } Felder erreichbar
  }
arrow-goal = dein Ziel ist dabei
spare-name = Die freie Platte, offen nach { $sides }
cell-open = offen nach { $sides }
cell-reach = erreichbar
cell-goal = dein Ziel
cell-start = Start von { $colour }
cell-figure = Figur { $name }
side-north = oben
side-east = rechts
side-south = unten
side-west = links

found-it = { $you ->
    [yes] Gefunden!
   *[no] { $who } hat es gefunden
  }
log-pushed = { $you ->
    [yes] Du schiebst
   *[no] { $who } schiebt
  } { $kind ->
    [row] Reihe
   *[column] Spalte
  } **{ $line }** { $side ->
    [left] von links
    [right] von rechts
    [above] von oben
   *[below] von unten
  }
log-pushed-walked = { log-pushed } und { $you ->
    [yes] gehst
   *[no] geht
  } nach **{ $cell }**
log-pushed-stayed = { log-pushed } und { $you ->
    [yes] bleibst
   *[no] bleibt
  } auf **{ $cell }**
log-walked = { $you ->
    [yes] Du gehst
   *[no] { $who } geht
  } nach **{ $cell }**
log-stayed = { $you ->
    [yes] Du bleibst
   *[no] { $who } bleibt
  } auf **{ $cell }**
log-carried-round = { $you ->
    [yes] Du wirst hinausgeschoben und kommst
   *[no] { $who } wird hinausgeschoben und kommt
  } auf **{ $cell }** wieder herein
log-won = { $you ->
    [yes] **Du gewinnst!**
   *[no] **{ $who } gewinnt!**
  }
log-turn = { $you ->
    [yes] Du bist dran
   *[no] { $who } ist dran
  }

player-you = du
player-bot = Bot, { $level }
player-warming-up = Bot, wärmt sich auf
player-bot-for = gerade spielt ein Bot
player-here = an diesem Bildschirm
player-online = verbunden
player-open = Platz noch frei
player-away-minutes = { $minutes ->
    [0] eben noch da
    [one] seit einer Minute weg
   *[other] seit { $minutes } Minuten weg
  }
player-at-turn = am Zug
player-hand-over = Bot spielen lassen
player-give-back = Platz zurückgeben

connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-lost-offline = Du bist offline. Sobald das Netz wieder da ist, geht es weiter.
refused-close = Verstanden

curtain-title = { $name }, du bist dran
curtain-question = { $name }, eine Frage an dich
curtain-about = Gib den Bildschirm an { $name } weiter. Die anderen schauen weg.
curtain-ready = Ich bin bereit

people-title = An diesem Tisch
people-invite-about = Ein Link gilt für einen Platz. Wer ihn zuerst öffnet, bekommt den Platz.
people-copy = Link kopieren
people-copied = Kopiert
people-code = Code für diesen Tisch: { $code }
people-here-only = Dieser Link funktioniert nur auf diesem Rechner. Damit Handys im selben Netz mitspielen können, starte mit **wandelgang play --lan**.
people-qr = QR-Code für den Platz von { $name }
people-watch-link = Link zum Zuschauen

claim-title = Du bist zum Mitspielen eingeladen
claim-name = Dein Name
claim-go = Platz nehmen
claim-watch = Nur zuschauen
claim-taken = Auf diesem Platz sitzt schon jemand. Du kannst zuschauen.

result-turns = { $count ->
    [one] nach 1 Zug
   *[other] nach { $count } Zügen
  }
# $how is the game's own sentence on how it was won; $turns is for example: after 34 turns
result-how = { $how }, { $turns }
result-exhausted = Die Höchstzahl der Züge ist erreicht: unentschieden.
result-holdings = Was alle gesammelt haben
result-rematch = Noch eine Runde
result-moved = Der neue Tisch steht bereit
result-go = Zum neuen Tisch
result-replay = Noch einmal ansehen
result-record = Aufzeichnung speichern
result-start = Anderes Spiel

menu-people = Leute und Links
menu-hand-over = Einen Bot für mich spielen lassen
menu-take-back = Wieder selbst spielen
menu-start = Zur Startseite

replay-title = Aufzeichnung
replay-position = Stellung { $number } von { $count }
replay-slider = Stelle im Spiel
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-eyes = Sicht von
replay-everyone = allen
replay-dealt = Der Spielplan ist ausgelegt
replay-laid = Dieses Spiel beginnt mit einer aufgebauten Stellung.
replay-branch = Abgezweigt nach Zug { $number } eines anderen Spiels
replay-dealing = Das Spiel wird aufgebaut.
replay-turn = Zug von { $name }
replay-next = Als Nächstes: { $name }
replay-holdings = Was { $name } hat
replay-copy = Link kopieren
replay-save = Speichern
replay-open = Andere öffnen
replay-analyse = Analysieren
replay-reading = Die Aufzeichnung wird gelesen …
position-title = Stellung
position-copy = Stellung kopieren

goal-yours = Dein Ziel
goal-of = Was { $name } sucht
goal-home = Alles gefunden. Heim nach { $cell }!
goal-covered = Verdeckt, bis du dran bist
goal-next = Die nächste Karte kommt noch
goal-won = Alles gefunden!
goal-missed = Nicht alles gefunden
goal-missed-home = Es fehlte nur noch der Heimweg
goal-missed-pictures = Es fehlte noch: { $picture }
goal-in-reach-push = Mit diesem Schub erreichbar
goal-in-reach = Erreichbar!
goal-found = Gefunden: { $pictures }
goal-left = übrig
goal-homeward = auf dem Heimweg
goal-homeward-short = heimwärts
goal-back-home = daheim
log-pushed-found = { log-pushed } und { $you ->
    [yes] findest
   *[no] findet
  } **{ $picture }**
log-found = { $you ->
    [yes] Du findest
   *[no] { $who } findet
  } **{ $picture }**
log-drew = Als Nächstes suchst du **{ $picture }**
card-may-use = { $who } darf das nutzen.
cell-height = Höhe { $height }
goal-reach = Erreiche **{ $goals }**
goal-reached = Geschafft!
goal-lost = Diesmal nicht

# For games without words of their own.
asked-other = Wähle, was du tun willst.
actions-other = Was du sonst noch tun kannst
actions-either = Schieben oder gehen
log-event = { $who }: { $what }
option-value = { $label }: { $value }
option-seat = { $kind }, { $label }
value-yes = ja
value-no = nein

# Where the goal lies now: the name of a cell, or that it is on the spare.
goal-at = { $goal } · { $where }
goal-on-spare = auf der freien Platte

# Beside a replay: the list of turns, or who holds what.
replay-beside = Unter den Tasten
replay-turns = Züge
replay-players = Spieler

# Was wäre wenn: eine Partie, die von einer Wiederholung abzweigt.
what-if = Von hier weiterspielen
what-if-about = An dieser Stellung beginnt eine neue Partie. Ihre Aufzeichnung sagt, wo sie abgezweigt ist.
what-if-who = Wer spielt
what-if-bots = Ich gegen Bots
what-if-alone = Ich spiele alle
what-if-seat = Du spielst
what-if-level = Die Bots spielen
what-if-play = Spielen
