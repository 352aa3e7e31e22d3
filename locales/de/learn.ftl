# Lernen: die geführten ersten Spiele und die Regeln der Spiele.

coach-title = Geführtes Spiel
coach-progress = Wie weit das geführte Spiel ist
coach-show = Zeig’s mir
coach-try = Ich probier’s
coach-why = Warum?
coach-on = Weiter
coach-play = Ein richtiges Spiel
coach-rules = Die Regeln
coach-again = Noch einmal
coach-instead = Das ginge auch. Versuch diesmal aber dies: { $doing }
coach-push = { $turns ->
    [0] Schieb die Platte ein, wie sie liegt:
    [1] Dreh die Platte einmal nach rechts und schieb sie ein:
    [2] Dreh die Platte zweimal nach rechts und schieb sie ein:
   *[3] Dreh die Platte dreimal nach rechts und schieb sie ein:
  } **{ $kind ->
    [row] Reihe
   *[column] Spalte
  } { $line } { $side ->
    [left] von links
    [right] von rechts
    [above] von oben
   *[below] von unten
  }**.
coach-push-tower = { $turns ->
    [0] Schieb den Turm ein, wie er steht:
    [1] Dreh den Turm einmal nach rechts und schieb ihn ein:
    [2] Dreh den Turm zweimal nach rechts und schieb ihn ein:
   *[3] Dreh den Turm dreimal nach rechts und schieb ihn ein:
  } **{ $kind ->
    [row] Reihe
   *[column] Spalte
  } { $line } { $side ->
    [left] von links
    [right] von rechts
    [above] von oben
   *[below] von unten
  }**.
coach-walk = { $cards ->
    [0] Geh nach **{ $cell }**.
   *[1] Geh nach **{ $cell }**. Das kostet eine Karte: Tipp einmal auf das Feld, dann siehst du, welche, und noch einmal, um zu gehen.
  }
coach-coin = Gib **Karte { $card }** ab.
coach-again-roll = Gib **Karte { $card }** ab und würfle noch einmal.
coach-double = Gib **Karte { $card }** ab.
coach-decline = Diesmal: **{ $answer }**.

## Klassisch, das geführte Spiel

lesson-classic-push-title = Zuerst schiebst du
lesson-classic-push = Du bist die **rote** Figur oben links. Auf deiner geheimen Karte steht: Finde den **Nachtfalter**. Er sitzt auf d1, aber kein Gang führt hin. Also baust du einen! Die freie Platte kommt bei einem Pfeil hinein und schiebt die ganze Linie weiter. Dreh sie vorher so, dass ihre Öffnung passt.
lesson-classic-walk-title = Jetzt gehst du
lesson-classic-walk = Der helle Boden zeigt, wie weit du kommst: durch offene Gänge, so weit du magst. Der **Nachtfalter** ist erreichbar.
lesson-classic-found-title = Gefunden!
lesson-classic-found = Du zeigst allen deine Karte und siehst dir heimlich die nächste an: das **Schwert**. Jetzt ist Mira dran. Sie schiebt und geht genau wie du.
lesson-classic-shoved-title = Hoppla, hinausgeschoben!
lesson-classic-shoved = Mira hat die Spalte geschoben, auf der du standest, und deine Platte ist oben herausgefallen. Nicht schlimm: Du kommst am anderen Ende zurück, auf der Platte, die gerade hereingekommen ist.
lesson-classic-nearer-title = Ein Weg ist versperrt
lesson-classic-nearer = Du darfst überall einschieben, nur nicht gleich wieder dort, wo die Platte eben herausgekommen ist. Und das Schwert erreichst du diesmal nicht, was du auch schiebst. Dann komm einfach näher.
lesson-classic-nearer-walk-title = Ein guter Platz zum Warten
lesson-classic-nearer-walk = Geh in die Ecke **g7**, zwei Felder unter dem Schwert. Du dürftest auch stehen bleiben: Gehen musst du nie.
lesson-classic-second-title = Jetzt klappt es
lesson-classic-second = Nur noch eine Wand ist im Weg. Zeig auf einen Pfeil: Der Plan verrät dir, was dieser Schub öffnen würde, bevor du ihn machst.
lesson-classic-second-walk-title = Der Weg zum Schwert ist frei
lesson-classic-second-walk = Dein Weg muss auf deinem Bild **enden**. Nur darüberzulaufen zählt nicht.
lesson-classic-home-title = Alle Bilder gefunden
lesson-classic-home = Deine beiden Karten liegen offen. Nun fehlt nur noch der Heimweg in deine eigene Ecke. Aber nicht mehr in diesem Zug; erst ist Mira dran.
lesson-classic-home-push-title = Öffne den Heimweg
lesson-classic-home-push = Nach Hause ist es weit: einmal quer über den Plan. Ein einziger Schub kann zwei lange Gänge verbinden. Such ihn mit mir.
lesson-classic-home-walk-title = Lauf!
lesson-classic-home-walk = Dreizehn Felder auf einmal. Niemand versperrt dir den Weg: Figuren dürfen aneinander vorbei und auf demselben Feld stehen.
lesson-classic-end-title = Du hast gewonnen!
lesson-classic-end = Schieben, drehen, gehen, finden und heimkommen: Das ist das ganze Spiel. Zu viert wird es wilder, und Botschaften auf der Rückseite der Platten sorgen für Überraschungen. Wollen wir?

## Meister, das geführte Spiel

lesson-master-push-title = Die Schätze des Drachen
lesson-master-push = Du bist **Rot**. Die Schätze gehen der Reihe nach weg: Nur die **niedrigsten** auf dem Plan darf man nehmen, jetzt die beiden **Einser**. Sie glänzen golden. Zuerst wird wie immer geschoben.
lesson-master-walk-title = Nimm ihn dir
lesson-master-walk = Geh auf die **1**. Du musst von einem anderen Feld kommen: Auf einem Schatz zu warten bringt nichts.
lesson-master-coin-title = Eine Karte für eine Münze?
lesson-master-coin = Jede Karte dient **einmal**: für eine Münze oder für ihr Symbol. Du hast die Karte **1** und hast gerade eine 1 genommen. Das gibt eine Münze, **5 Punkte** wert. Die nimmt dir niemand mehr.
lesson-master-duel-title = Der Drache erwacht
lesson-master-duel = Wer einen Schatz nimmt, wirft den Drachenwürfel. Der Drache hat sich um drei Viertel gedreht und schaut jetzt bei **d3** in den Gang. Von allen, die in diesem Gang stehen, muss nur ins Duell, wer ihm **am nächsten** ist. Das bist du. Bei **4, 5 oder 6** ist nichts verloren.
lesson-master-again-title = Nur eine 2
lesson-master-again = Damit wäre dein niedrigster Schatz weg. Aber mit Karten von **1 bis 6** darfst du noch einmal würfeln, so oft du welche hast. Gib eine ab.
lesson-master-double-later-title = Gerettet
lesson-master-double-later = Eine 5! Dein Schatz ist sicher. Am Ende deines Zuges darfst du eine Karte von **7 bis 12** abgeben und bekommst noch einen ganzen Zug. Heb sie dir für einen besseren Augenblick auf.
lesson-master-guard-title = Nicht dein Zug, aber dein Duell
lesson-master-guard = Mira hat die andere 1 genommen und den **schwarzen Wächter** gewürfelt. Er bedroht den Gang, in dem er steht, und du bist ihm am nächsten. Also würfelst du, mitten in ihrem Zug.
lesson-master-give-up-title = Eine 3 reicht nicht
lesson-master-give-up = Du könntest noch einmal würfeln. Aber es geht nur um deine **1**, einen einzigen Punkt. Eine Karte ist mehr wert. Gib die 1 her; deine Münze bleibt dir.
lesson-master-two-title = Der nächste Wert
lesson-master-two = Beide Einser sind weg, jetzt glänzen die **Zweier**. Ein Schub nimmt alles mit, was auf der Linie liegt und steht: Figuren, Wächter und Schätze.
lesson-master-two-walk-title = Auf zur 2
lesson-master-two-walk = Am Wächter darfst du vorbei. Nur der **Hort** in der Mitte ist zu: Niemand geht hinein oder hinaus. Dorthin bringt dich nur ein Schub.
lesson-master-double-title = Noch ein Zug
lesson-master-double = Der Drache hat sich gedreht und niemanden gesehen. Und die andere **2** ist nah. Das ist der Augenblick für einen Doppelzug.
lesson-master-extra-title = Noch ein Zug für dich
lesson-master-extra = Schieb und geh noch einmal. Auch der Drachenwürfel rollt dann noch einmal.
lesson-master-extra-walk-title = Einmal um den Plan
lesson-master-extra-walk = Der lange Gang führt dich zur anderen **2**.
lesson-master-end-title = So geht die Jagd
lesson-master-end = Diesmal hat der Drache Mira gesehen, und ihre 1 ist weg. So geht es weiter bis zur 6, im langen Spiel bis zur 12. Ist der letzte Schatz fort, darf gegen den Drachen kämpfen, wer vor ihm steht: drei Würfe, zusammen 12. Das bringt 15 Punkte und beendet das Spiel. Wer die meisten Punkte hat, gewinnt.

## Türme, das geführte Spiel

lesson-towers-push-title = Ein Labyrinth mit Höhen
lesson-towers-push = Du bist **Rot**, oben links, und suchst das **Buch** auf c1. Jeder Turm ist 1 bis 5 Stufen hoch. Zuerst schiebst du, wie in jedem Labyrinth hier: Eine ganze Reihe Türme rückt weiter.
lesson-towers-steps-title = Treppauf, treppab
lesson-towers-steps = Eine Stufe hinauf oder hinab kostet nichts. Von b1 steigst du **eine** Stufe hinauf nach b2 und eine hinab nach b3. Das Buch auf c1 liegt **zwei** Stufen höher als b1: vorerst zu steil.
lesson-towers-spell-title = Du ziehst einen Zauber
lesson-towers-spell = Dein Weg endete auf keinem deiner Ziele, also ziehst du eine Zauberkarte: **Hinauf**. Damit schaffst du einen beliebig hohen Schritt nach oben. Kein Umweg ist umsonst!
lesson-towers-steep-title = Steil, aber möglich
lesson-towers-steep = Der Weg zum Buch ist schon offen. Schieben musst du trotzdem, also schieb dort, wo es nicht stört.
lesson-towers-steep-walk-title = Mit einem Zauber
lesson-towers-steep-walk = Violette Felder kosten Karten. Von b1 nach c1 sind es zwei Stufen auf einmal: Dafür gibst du dein **Hinauf** her.
lesson-towers-found-title = Das Buch gehört dir
lesson-towers-found = Du zeigst die Karte und siehst dir deinen nächsten Schatz an. Endet dein Weg auf deinem Schatz, ziehst du keinen Zauber.
lesson-towers-rune-title = Zum Runenstein
lesson-towers-rune = In der Mitte steht, fünf Stufen hoch, die **Rune**. Dorthin müssen alle einmal, wann sie wollen. Du stehst auf Höhe 3. Mit einem Turm der Höhe 4 dazwischen führt eine Treppe geradewegs hinauf.
lesson-towers-rune-walk-title = Drei, vier, fünf
lesson-towers-rune-walk = Zweimal eine Stufe hinauf: Das kostet nichts.
lesson-towers-end-title = Die Runenkarte ist umgedreht
lesson-towers-end = Jetzt kannst du alles: schieben, klettern, Zauber ziehen und sie für steile Schritte einsetzen. Wer alle Schätze gefunden und die Rune besucht hat und dann vor allen anderen daheim ist, gewinnt.

## Die Regeln

rules-reading = Die Regeln werden geholt …
rules-contents = Inhalt
rules-show = Zeig es mir
rules-show-again = Noch einmal zeigen

rules-classic-aim-title = Worum es geht
rules-classic-aim = Finde deine geheimen Bilder in einem Labyrinth, das sich ständig ändert, und sei dann **vor allen anderen zu Hause**.
rules-classic-set-up-title = Bevor es losgeht
rules-classic-set-up = 7 × 7 Platten liegen auf dem Tisch. Jede zweite Reihe und Spalte lässt sich schieben; eine Platte bleibt frei.
    Alle bekommen gleich viele Bildkarten, verdeckt, und sehen sich nur **eine** an: das Bild, das zuerst zu finden ist.
    Jede Figur steht auf der Ecke ihrer Farbe. Gespielt wird im Uhrzeigersinn.
rules-classic-push-title = Schieben
rules-classic-push = Dein Zug hat zwei Teile: erst **schieben**, dann **gehen**. Schieben musst du, auch wenn dein Weg schon offen ist.
    Dreh die freie Platte, wie du magst, und schieb sie bei einem Pfeil ein. Die ganze Linie rückt um ein Feld weiter, und am anderen Ende fällt eine Platte heraus. Mit ihr schiebt, wer als Nächstes dran ist.
rules-classic-ban-title = Das Einzige, was verboten ist
rules-classic-ban = Du darfst die Platte nicht gleich wieder dort einschieben, wo sie **eben herausgekommen** ist. Dieser Pfeil ist auf dem Plan durchgestrichen.
rules-classic-walk-title = Gehen
rules-classic-walk = Geh durch offene Gänge, so weit du magst, oder bleib stehen. Ein Durchgang ist nur offen, wenn **beide** Platten zueinander offen sind.
    Niemand versperrt den Weg: Du darfst an anderen vorbei und mit ihnen auf einem Feld stehen.
rules-classic-shoved-title = Mitgenommen und hinausgeschoben
rules-classic-shoved = Wer auf der geschobenen Linie steht, fährt mit. Wer mit einer Platte hinausfällt, kommt am anderen Ende zurück, auf der Platte, die gerade **hereingekommen** ist. Gegangen ist damit noch niemand.
rules-classic-pictures-title = Bilder finden
rules-classic-pictures = **Endet** dein Weg auf deinem Bild, deckst du die Karte auf und siehst dir die nächste an. Ein Bild je Weg; darüberlaufen zählt nicht, darauf stehen bleiben schon.
    Nicht jeder Zug führt zum Ziel. Dann komm näher.
    Wirst du in einem fremden Zug auf dein Bild geschoben, kannst du in deinem nächsten Zug darauf stehen bleiben.
rules-classic-end-title = Nach Hause
rules-classic-end = Liegen alle deine Karten offen, geh zurück in deine Ecke. Wer zuerst dort einen **Weg beendet**, in einem späteren Zug, gewinnt sofort.
rules-classic-messages-title = Botschaften auf der Rückseite
rules-classic-messages = Mit Ereignisplatten tragen manche Platten auf der Rückseite eine Botschaft. Schiebst du so eine Platte hinaus, wird die Botschaft vorgelesen, und du darfst sie in diesem Zug nutzen.
    • **Noch ein Schub**: Schieb die Platte anderswo noch einmal ein, bevor du gehst.
    • **Doppelzug**: Geh, dann schieb und geh noch einmal.
    • **Platztausch**: Tausch den Platz mit einer anderen Figur und geh von dort weiter.
    • **Zweite Karte**: Sieh dir noch eine Karte an; welches der beiden Bilder du zuerst findest, ist gleich.
    • **Kartentausch**: Wähle eine andere Karte deines Stapels als Ziel.
    • **Durch die Wand**: Geh auf deinem Weg einmal durch eine Wand.
rules-classic-second-push-title = { message-second-push }
rules-classic-second-push = Du bist **Rot** und suchst den **Ring**. Mit einem Schub allein kommst du nicht hin. Ein zweiter, mit der Platte, die gerade herausgefallen ist, öffnet den Weg.
rules-classic-double-turn-title = { message-double-turn }
rules-classic-double-turn = Erst die **Spinne**, dann noch ein Schub und weiter zu den **Schlüsseln**: zwei Bilder in einem Zug. Andere Botschaften werden dabei nicht vorgelesen.
rules-classic-swap-title = { message-swap }
rules-classic-swap = Zum **Gespenst** führt für dich kein Gang, wohl aber von dort, wo Blau steht. Tausch den Platz und geh von dort weiter.
rules-classic-through-wall-title = { message-through-wall }
rules-classic-through-wall = Zwischen **f7** und **e7** ist nichts offen. Dieses eine Mal kommst du trotzdem durch, bis zum **Leuchter**.
rules-classic-secrets-title = Geheim und offen
rules-classic-secrets = Dein Ziel ist dein Geheimnis. Alle sehen die aufgedeckten Karten, wie viele noch fehlen und was auf Rückseiten schon zu lesen war.
rules-classic-options-title = Was sich einstellen lässt
rules-classic-options = • **Bilder für jeden**: weniger Karten, kürzeres Spiel.
    • **Ereignisplatten**: die Überraschungen auf der Rückseite.
    • **Heimweg**: Lass ihn mit kleinen Kindern weg; dann gewinnt sofort, wer das letzte Bild findet.

rules-master-aim-title = Worum es geht
rules-master-aim = Nimm die Schätze des Drachen vom kleinsten zum größten, rette sie durch Duelle und besieg am Ende den Drachen. **Wer die meisten Punkte hat, gewinnt.**
rules-master-set-up-title = Bevor es losgeht
rules-master-set-up = In der Mitte liegt der **Hort** mit dem Drachen, der zu einer Seite schaut. Zwölf Schätze von 1 bis 6, jeder Wert zweimal, liegen auf dem Plan. Dazu stehen dort zwei Wächter, ein weißer und ein schwarzer.
    Alle bekommen gleich viele Karten von 1 bis 6 und von 7 bis 12 und halten sie geheim.
rules-master-push-title = Schieben
rules-master-push = Zuerst musst du schieben. Dreh die freie Platte und schieb sie bei einem Pfeil ein; die Linie rückt um ein Feld weiter. Alles darauf fährt mit: Figuren, Wächter **und Schätze**. Was hinausfällt, kommt am anderen Ende zurück.
    Schieb nie gleich wieder dort ein, wo die Platte eben herausgekommen ist.
rules-master-walk-title = Gehen
rules-master-walk = Geh durch offene Gänge, so weit du magst, oder bleib stehen.
    Der **Hort ist zu**: Niemand geht hinein, hindurch oder hinaus. Nur ein Schub bringt dich hinein und wieder heraus.
rules-master-treasures-title = Schätze nehmen
rules-master-treasures = Nur der **niedrigste Wert** auf dem Plan darf genommen werden; diese Schätze glänzen. Endet dein Weg auf einem, nimmst du ihn. Du musst von einem anderen Feld kommen, und mehr als einen je Zug gibt es nicht.
    Liegt der niedrigste unter dem Hort, müssen alle warten, bis ihn jemand hinausschiebt.
rules-master-cards-title = Karten: Münze oder Symbol
rules-master-cards = Jede Karte dient einmal, dann liegt sie offen auf der Ablage.
    • **Münze**: Nimmst du einen Schatz, gib die Karte mit demselben Wert ab. Eine Münze bringt 5 Punkte und geht nie verloren.
    • **Noch ein Wurf**: Karten 1 bis 6, im Duell.
    • **Doppelzug**: Karten 7 bis 12, am Ende deines Zuges.
    Gefragt wirst du, sobald du irgendeine Karte hast. So merkt niemand, was du auf der Hand hältst.
rules-master-dragon-title = Der Drache erwacht
rules-master-dragon = Wer einen Schatz genommen hat, wirft den **Drachenwürfel**.
    • **Pfeile**: Der Drache dreht sich im Uhrzeigersinn um so viele Viertel und schaut in die Gänge, die am Feld vor ihm beginnen.
    • **Ein Wächter**: Er schaut in die Gänge, in denen er steht.
    Von allen, die dort stehen, muss nur ins Duell, wer **am nächsten** ist; bei gleichem Abstand alle, die gleich nah sind.
rules-master-duel-title = Das Duell
rules-master-duel = Wirf den Duellwürfel. **4, 5, 6**: nichts verloren. **1, 2, 3**: Dein niedrigster Schatz ist weg, es sei denn, du gibst eine Karte von 1 bis 6 ab und würfelst noch einmal. Der neue Wurf gilt.
rules-master-others-title = Auch wenn du nicht dran bist
rules-master-others = Ein Duell kann dich auch in einem fremden Zug treffen. Du entscheidest selbst, ob dir ein Schatz eine Karte wert ist. Wer keinen Schatz hat, muss nicht würfeln, schützt aber alle, die weiter hinten stehen.
rules-master-double-title = Doppelzug
rules-master-double = Am Ende deines Zuges darfst du eine Karte von 7 bis 12 abgeben und hast **noch einen ganzen Zug**. Danach ist auf jeden Fall jemand anders dran.
rules-master-second-title = Die zweite Hälfte
rules-master-second = Sind beide Sechser weg, werden die Schätze 7 bis 12 auf dieselben zwölf Felder gelegt. Liegt einer davon unter deinen Füßen, musst du weggehen und wiederkommen, um ihn zu nehmen.
    Der Reihe nach: die 6 nehmen, eine Karte für die Münze abgeben oder nicht, die neuen Schätze auslegen, den Drachenwürfel werfen.
rules-master-final-title = Das Schlussduell
rules-master-final = Sind alle Schätze fort, dreht sich der Drache nicht mehr. Vom nächsten Zug an darf gegen ihn kämpfen, wer nach dem Gehen oder Bleiben auf dem Feld **vor ihm** steht, einmal in jedem Zug.
    Bis zu drei Würfe; zusammen **12 oder mehr** gewinnen sofort. Nach jedem Wurf darfst du eine Karte von 1 bis 6 abgeben und ihn wiederholen, so oft du solche Karten hast.
    Reicht es nicht, ist der niedrigste Schatz weg und der Zug vorbei.
rules-master-end-title = Das Ende
rules-master-end = Wer den Drachen besiegt, bekommt **15 Punkte**, und das Spiel ist aus. Zähl die Werte deiner Schätze zusammen und 5 für jede Münze. Bei Gleichstand gewinnt, wer mehr Schätze hat; ist auch das gleich, gewinnen sie gemeinsam.
rules-master-options-title = Was sich einstellen lässt
rules-master-options = • **Kurzes Spiel**: nur die Schätze 1 bis 6, dann folgt das Schlussduell. Die Karten 7 bis 12 bringen weiterhin Doppelzüge.

rules-towers-aim-title = Worum es geht
rules-towers-aim = Finde deine geheimen Schätze, besuch den **Runenstein** in der Mitte und sei vor allen anderen zu Hause, die Türme hinauf und hinab.
rules-towers-set-up-title = Bevor es losgeht
rules-towers-set-up = 5 × 5 Türme, 1 bis 5 Stufen hoch. Jede zweite Reihe und Spalte lässt sich schieben; ein Turm bleibt frei.
    Die zwölf Schatzkarten werden verdeckt verteilt: **je 6** zu zweit, **je 4** zu dritt, **je 3** zu viert. Sieh dir nur **eine** an: den Schatz, den du zuerst suchst.
    Dazu hat jeder eine Runenkarte, die offen liegt, und **eine Zauberkarte**, die geheim bleibt. Die übrigen Zauberkarten sind der Nachziehstapel.
rules-towers-push-title = Schieben
rules-towers-push = Zuerst musst du schieben. Dreh den freien Turm und schieb ihn bei einem Pfeil ein; die Linie rückt um ein Feld weiter. Figuren fahren mit, Schätze bleiben auf ihrem Turm. Wer hinausfällt, kommt am anderen Ende zurück.
    Schieb nie gleich wieder dort ein, wo der Turm eben herausgekommen ist.
rules-towers-heights-title = Gehen: eine Stufe je Schritt
rules-towers-heights = Geh, so weit du magst. Bei jedem Schritt muss der Weg auf **beiden** Seiten offen sein, und der nächste Turm darf höchstens **eine Stufe** höher oder niedriger sein.
rules-towers-spells-title = Zauber
rules-towers-spells = Eine Zauberkarte bezahlt **einen** Schritt, der zu steil ist, egal wie hoch oder tief.
    • **Hinauf**: ein Schritt nach oben.
    • **Hinab**: ein Schritt nach unten.
    • **Joker**: beides geht.
    Du darfst auf einem Weg mehrere Karten einsetzen. Durch Wände helfen sie nicht.
    Vorgeschlagen wird der Weg, der die wenigsten Karten kostet, und davon der mit den wenigsten Jokern. Geht es auch mit anderen Karten, wählst du. Eingesetzte Karten kommen offen auf die Ablage.
rules-towers-move-ends-title = Wo dein Weg endet
rules-towers-move-ends = • Auf **deinem Schatz**: Du deckst die Karte auf und siehst dir die nächste an.
    • Zum ersten Mal auf der **Rune**: Du drehst deine Runenkarte um.
    • **Überall sonst**: Du ziehst eine Zauberkarte. Auch Stehenbleiben zählt.
    Nur das Ende des Weges zählt, nicht, worüber du läufst.
    Ist der Nachziehstapel leer, werden die abgelegten Karten gemischt und zum neuen Stapel. Liegen auch dort keine, ziehst du nichts. Du darfst beliebig viele Karten haben.
rules-towers-rune-title = Der Runenstein
rules-towers-rune = Er steht in der Mitte, fünf Stufen hoch: der höchste Platz von allen. Alle müssen dort **einmal** einen Weg beenden, wann es ihnen passt.
rules-towers-end-title = Nach Hause
rules-towers-end = Sind alle Schätze gefunden und ist die Runenkarte umgedreht, geh zurück in deine Ecke. Wer zuerst dort einen Weg beendet, in einem späteren Zug, gewinnt.
rules-towers-secrets-title = Geheim und offen
rules-towers-secrets = Dein Schatz und deine Zauber sind dein Geheimnis. Alle sehen die gefundenen Schätze, die Runenkarten, die abgelegten Zauber und wie viele Karten die anderen haben.
rules-towers-options-title = Was sich einstellen lässt
rules-towers-options = • **Kinder**: Für ein Kind ist jede Zauberkarte ein Joker.
