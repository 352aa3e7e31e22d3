# The guided game, and the rules.

towers-lesson-push-title = Ein Labyrinth mit Stufen
towers-lesson-push = Du bist **Rot**, oben links, und suchst das **Buch** auf c1. Jeder Turm ist 1 bis 5 Stufen hoch. Zuerst schiebst du, wie in jedem Labyrinth hier: Eine ganze Reihe Türme rückt weiter.
towers-lesson-steps-title = Treppauf, treppab
towers-lesson-steps = Eine Stufe hinauf oder hinab kostet nichts. Von b1 steigst du **eine** Stufe hinauf nach b2 und eine hinab nach b3. Das Buch auf c1 liegt **zwei** Stufen höher als b1: vorerst zu steil.
towers-lesson-spell-title = Du ziehst einen Zauber
towers-lesson-spell = Du bist auf keinem deiner Ziele stehen geblieben, also ziehst du eine Zauberkarte: **Hinauf**. Damit schaffst du einen beliebig hohen Schritt nach oben. Kein Umweg ist umsonst!
towers-lesson-steep-title = Steil, aber möglich
towers-lesson-steep = Der Weg zum Buch ist schon offen. Schieben musst du trotzdem, also schieb dort, wo es nicht stört.
towers-lesson-steep-walk-title = Mit einem Zauber
towers-lesson-steep-walk = Violette Felder kosten Karten. Von b1 nach c1 sind es zwei Stufen auf einmal: Dafür gibst du dein **Hinauf** her.
towers-lesson-found-title = Das Buch gehört dir
towers-lesson-found = Du zeigst die Karte und siehst dir deinen nächsten Schatz an. Bleibst du auf deinem Schatz stehen, ziehst du keinen Zauber.
towers-lesson-rune-title = Zum Runenstein
towers-lesson-rune = In der Mitte steht, fünf Stufen hoch, die **Rune**. Dorthin müssen alle einmal, wann sie wollen. Du stehst auf Höhe 3. Mit einem vier Stufen hohen Turm dazwischen führt eine Treppe geradewegs hinauf.
towers-lesson-rune-walk-title = Drei, vier, fünf
towers-lesson-rune-walk = Zweimal eine Stufe hinauf: Das kostet nichts.
towers-lesson-end-title = Die Runenkarte ist umgedreht
towers-lesson-end = Jetzt kannst du alles: schieben, klettern, Zauber ziehen und sie für steile Schritte einsetzen. Wer alle Schätze gefunden und die Rune besucht hat und dann vor allen anderen daheim ist, gewinnt.

towers-rules-aim-title = Worum es geht
towers-rules-aim = Die Türme hinauf und hinab: Finde deine geheimen Schätze, besuch den **Runenstein** in der Mitte und sei vor allen anderen zu Hause. Für zwei bis vier Personen, ab etwa 7 Jahren.
towers-rules-set-up-title = Bevor es losgeht
towers-rules-set-up = 5 × 5 Türme, 1 bis 5 Stufen hoch. Jede zweite Reihe und Spalte lässt sich schieben; ein Turm bleibt frei.
    Die zwölf Schatzkarten werden verdeckt verteilt: **je 6** zu zweit, **je 4** zu dritt, **je 3** zu viert. Du siehst dir nur **eine** an: den Schatz, den du zuerst suchst.
    Dazu haben alle eine Runenkarte, die offen liegt, und **eine Zauberkarte**, die geheim bleibt. Die übrigen Zauberkarten sind der Nachziehstapel.
    Gespielt wird im Uhrzeigersinn. Nach der Spielanleitung beginnt, wer **am schwindelfreisten** ist, im Zweifel wer am jüngsten ist; hier könnt ihr auch jemanden bestimmen oder den Zufall entscheiden lassen.
towers-rules-push-title = Schieben
towers-rules-push = Zuerst musst du schieben. Dreh den freien Turm und schieb ihn bei einem Pfeil ein; die Linie rückt um ein Feld weiter. Figuren fahren mit, Schätze bleiben auf ihrem Turm. Wer hinausfällt, kommt am anderen Ende zurück: für dich eine Abkürzung, für andere ein Ärgernis.
    Schieb nie gleich wieder dort ein, wo der Turm eben herausgekommen ist.
towers-rules-heights-title = Gehen: eine Stufe je Schritt
towers-rules-heights = Geh, so weit du magst. Bei jedem Schritt muss der Weg auf **beiden** Seiten offen sein, und der nächste Turm darf höchstens **eine Stufe** höher oder niedriger sein. Es ist wie beim Treppensteigen: nie zwei Stufen auf einmal.
towers-rules-spells-title = Zauber
towers-rules-spells = Eine Zauberkarte bezahlt **einen** Schritt, der zu steil ist, egal wie hoch oder tief.
    • **Hinauf**: ein Schritt nach oben.
    • **Hinab**: ein Schritt nach unten.
    • **Joker**: beides geht.
    Du darfst in einem Zug mehrere Karten einsetzen. Durch Wände kommst du damit nicht.
    Vorgeschlagen wird der Weg, der die wenigsten Karten kostet, und davon der mit den wenigsten Jokern. Geht es auch mit anderen Karten, wählst du. Eingesetzte Karten kommen offen auf die Ablage.
towers-rules-move-ends-title = Wo du stehen bleibst
towers-rules-move-ends = • Auf **deinem Schatz**: Du deckst die Karte auf und siehst dir die nächste an.
    • Zum ersten Mal auf der **Rune**: Du drehst deine Runenkarte um.
    • **Überall sonst**: Du ziehst eine Zauberkarte, auch wenn du dich gar nicht bewegst.
    Nur wo du stehen bleibst, zählt, nicht, worüber du läufst.
    Ist der Nachziehstapel leer, werden die abgelegten Karten gemischt und zum neuen Stapel. Liegen auch dort keine, ziehst du nichts. Du darfst beliebig viele Karten haben.
towers-rules-rune-title = Der Runenstein
towers-rules-rune = Er steht in der Mitte, fünf Stufen hoch: der höchste Platz von allen. Alle müssen dort **einmal** stehen bleiben, wann es ihnen passt.
towers-rules-end-title = Nach Hause
towers-rules-end = Sind alle Schätze gefunden und ist die Runenkarte umgedreht, geh zurück in deine Ecke. Wer zuerst dort ankommt, in einem späteren Zug, gewinnt.
towers-rules-secrets-title = Was geheim ist
towers-rules-secrets = Dein Schatz und deine Zauber sind dein Geheimnis. Alle sehen die gefundenen Schätze, die Runenkarten, die abgelegten Zauber und wie viele Karten die anderen haben.
towers-rules-options-title = Einstellungen
towers-rules-options = • **Kinder**: Für ein Kind ist jede Zauberkarte ein Joker.

towers-coach-push = { $turns ->
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
towers-coach-walk = Geh nach **{ $cell }**. Das kostet eine Karte: Wähl das Feld einmal, dann siehst du, welche, und noch einmal, um zu gehen.
