# Was der Spielserver sagt. Ein Satz oder zwei: was nicht geschehen ist, und was ginge.

refused-bad-message = Der Spielserver hat diese Nachricht nicht verstanden. Bitte lade die Seite neu.
refused-not-json = Der Spielserver erwartet hier JSON, angekündigt als application/json.
refused-foreign-page = Diese Seite gehört zu einem anderen Spielserver. Bitte öffne die Seite dieses Spielservers.
refused-too-long = Diese Nachricht ist zu lang.
refused-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
refused-sit-first = Der Spielserver weiß noch nicht, wer du bist. Bitte lade die Seite neu.
refused-no-table = Diesen Tisch gibt es hier nicht. Bitte prüfe den Link oder den Code.
refused-old-protocol = Diese Seite ist älter oder neuer als das Programm dahinter. Bitte lade sie neu.
refused-old-rules = Dieses Spiel wurde nach einer Fassung der Regeln begonnen, die es hier nicht gibt.
refused-no-replay = Diese Aufzeichnung gibt es hier nicht. Bitte prüfe den Link.
refused-no-page = Unter dieser Adresse ist nichts zu finden.
refused-no-game = Dieses Spiel gibt es hier nicht.
refused-no-lesson = Hier gibt es kein geführtes Spiel.
refused-bad-options = Mit diesen Einstellungen lässt sich nicht spielen. Bitte ändere sie.
refused-bad-seats = Die Plätze passen nicht: Zwei bis vier spielen mit, jede Farbe nur einmal.
refused-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refused-no-level = In dieser Spielstärke gibt es für dieses Spiel keinen Bot.
refused-wrong-token = Dieser Platz gehört dir nicht, oder der Link ist nicht vollständig. Du kannst zuschauen.
refused-wrong-invitation = Diese Einladung gilt nicht. Bitte lass dir den Link noch einmal geben.
refused-seat-taken = Auf diesem Platz sitzt schon jemand. Du kannst zuschauen.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-watching = Du schaust zu. Das geht nur, wenn man mitspielt.
refused-not-asked = Du bist nicht dran.
refused-handed-over = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
refused-stale = Das Spiel ist inzwischen weitergegangen. Bitte wähle noch einmal.
refused-no-action = Das gibt es in diesem Spiel nicht.
refused-illegal = Das erlauben die Regeln nicht (Abschnitt { $clause }).
refused-illegal-X2 = Diesen Pfeil gibt es auf diesem Spielplan nicht.
refused-illegal-X3 = Erst schieben, dann gehen.
refused-illegal-X4 = So lässt sich diese Platte nicht drehen.
refused-illegal-X5 = Was hier gerade herausgekommen ist, darf hier nicht wieder hinein.
refused-illegal-X7 = Dorthin führt kein durchgehender Gang.
refused-over = Das Spiel ist zu Ende.
refused-endless = Dieses Spiel hat schon mehr Züge, als ein Tisch fassen kann. Bitte beginnt ein neues.
refused-not-over = Das Spiel läuft noch. Die Aufzeichnung würde verraten, was geheim ist.
refused-not-away = Diese Person ist erst seit Kurzem weg. Bitte warte ein wenig.
refused-paused = Das Spiel ist angehalten. Lass es zuerst weitergehen.
refused-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refused-time-up = Deine Zeit ist um: Ein Bot macht diesen Zug.
refused-bad-clock = Diese Uhr ist zu schnell oder zu langsam.
refused-not-yours = Nur wer dort sitzt, kann dem Bot den Platz wieder abnehmen.
refused-no-person = Dieser Platz gehört einem Bot.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-bots-busy = Gerade denken hier zu viele Bots nach. Bitte frag gleich noch einmal.
refused-many-analyses = Mehr Analysen auf einmal sind nicht möglich. Warte, bis eine fertig ist.
refused-no-analysis = Hier können keine Partien analysiert werden.
refused-no-take-back = An diesem Tisch kann man nichts zurücknehmen.
refused-others-acted = Inzwischen hat jemand anderes gespielt. Dein Schritt gilt.
refused-revealed = Es gibt nichts zurückzunehmen: Seit deinem letzten Schritt wurde etwas Verdecktes bekannt, oder du hast noch keinen gemacht.
refused-bad-record = Das ist keine Aufzeichnung eines Spiels, die sich abspielen lässt.
refused-bad-carried = Dieser Link enthält kein ganzes Spiel: Etwas darin fehlt oder wurde verändert. Lass ihn dir noch einmal schicken und kopiere ihn ganz.
refused-carry-others = Hier spielen andere an eigenen Geräten mit. Darum bleibt das Spiel, wo alle es finden. Deinen eigenen Platz nimmst du unter „Meine Spiele“ auf ein anderes Gerät mit.
refused-carry-secrets = Hier spielen mehrere und halten Karten voreinander verdeckt. Der Link würde sie alle enthalten, und wer ihn öffnet, könnte sie lesen. Darum bleibt dieses Spiel auf diesem Gerät.
refused-carry-clock = In diesem Spiel läuft eine Uhr, und unterwegs stünde sie still. Darum bleibt dieses Spiel hier.
refused-bad-position = Diese Zeile ist keine Stellung, die sich zeigen lässt.
refused-no-puzzle = Dieses Rätsel gibt es hier nicht.
refused-bad-puzzle = Dieser Link ist beschädigt: Etwas darin fehlt oder wurde verändert. Lass ihn dir noch einmal schicken und kopiere ihn ganz.
refused-old-puzzle = Dieses Rätsel gehört zu einer anderen Fassung von Wandelgang oder seiner Spiele und lässt sich hier nicht spielen.
refused-long-game = Dieses Spiel ist zu lang, um es hier zu zeigen. Der Befehl wandelgang replay zeigt es.
refused-host-full = Im Augenblick ist alles besetzt. Bitte versuch es später noch einmal.
refused-no-storage = Der Spielserver erreicht seine Datenbank gerade nicht. Nichts ist verloren; bitte versuch es in ein paar Sekunden noch einmal.
refused-host-trouble = Da ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün

## Den Host fürs Netz öffnen

refused-not-here = Das geht nur an dem Rechner, auf dem wandelgang play läuft.
refused-no-network = Dieser Rechner ist mit keinem Netz verbunden. Verbinde ihn, zum Beispiel mit deinem WLAN, und versuch es noch einmal.
refused-cannot-open = Dieser Rechner lässt Wandelgang nicht ins Netz. Vielleicht ist eine Firewall im Weg.

## Reden

refused-no-chat = An diesem Tisch ist der Chat ausgeschaltet.
refused-bad-remark = Eine Nachricht hat 1 bis { $longest } sichtbare Zeichen.
refused-many-reactions = Reagieren kannst du alle zwei Sekunden und zehnmal in der Minute. Bitte warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }.
refused-many-remarks = Schreiben kannst du einmal in der Sekunde und zwanzigmal in der Minute. Bitte warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }.

## The lobby

refused-no-lobby = Dieser Spielserver hat keine Lobby, oder dieser Tisch ist privat.
refused-no-free-seat = Jemand war schneller: Es ist kein Platz mehr frei.
refused-begun = Das Spiel hat begonnen, der Platz bleibt deiner. Ein Bot kann ihn für dich spielen.
