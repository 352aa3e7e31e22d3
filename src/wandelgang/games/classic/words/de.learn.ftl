# The guided game, and the rules.

classic-lesson-push-title = Zuerst schiebst du
classic-lesson-push = Du bist die **rote** Figur oben links. Auf deiner geheimen Karte steht: Finde den **Nachtfalter**. Er sitzt auf d1, aber kein Gang führt hin. Also baust du einen! Die freie Platte kommt bei einem Pfeil hinein und schiebt die ganze Linie weiter. Dreh sie vorher so, dass ihre Öffnung passt.
classic-lesson-walk-title = Jetzt gehst du
classic-lesson-walk = Der helle Boden zeigt, wie weit du kommst: durch offene Gänge, so weit du magst. Der **Nachtfalter** ist erreichbar.
classic-lesson-found-title = Gefunden!
classic-lesson-found = Du zeigst allen deine Karte und siehst dir heimlich die nächste an: das **Schwert**. Jetzt ist Mira dran. Sie schiebt und geht genau wie du.
classic-lesson-shoved-title = Hoppla, hinausgeschoben!
classic-lesson-shoved = Mira hat die Spalte geschoben, auf der du standest, und deine Platte ist oben herausgefallen. Nicht schlimm: Du kommst am anderen Ende zurück, auf der Platte, die gerade hereingekommen ist.
classic-lesson-nearer-title = Ein Pfeil ist gesperrt
classic-lesson-nearer = Du darfst überall einschieben, nur nicht gleich wieder dort, wo die Platte eben herausgekommen ist. Und das Schwert erreichst du diesmal nicht, was du auch schiebst. Dann komm einfach näher.
classic-lesson-nearer-walk-title = Ein guter Platz zum Warten
classic-lesson-nearer-walk = Geh in die Ecke **g7**, zwei Felder unter dem Schwert. Du dürftest auch stehen bleiben: Gehen musst du nie.
classic-lesson-second-title = Jetzt klappt es
classic-lesson-second = Nur noch eine Wand ist im Weg. Zeig auf einen Pfeil oder tipp ihn an: Der Spielplan verrät dir, was dieser Schub öffnen würde, bevor du ihn machst.
classic-lesson-second-walk-title = Der Weg zum Schwert ist frei
classic-lesson-second-walk = Du musst auf deinem Bild **stehen bleiben**. Nur darüberzulaufen zählt nicht.
classic-lesson-home-title = Alle Bilder gefunden
classic-lesson-home = Deine beiden Karten liegen offen. Nun fehlt nur noch der Heimweg in deine eigene Ecke. Aber nicht mehr in diesem Zug; erst ist Mira dran.
classic-lesson-home-push-title = Öffne den Heimweg
classic-lesson-home-push = Nach Hause ist es weit: einmal quer über den Plan. Ein einziger Schub kann zwei lange Gänge verbinden. Suchen wir ihn zusammen.
classic-lesson-home-walk-title = Lauf!
classic-lesson-home-walk = Dreizehn Felder auf einmal. Niemand versperrt dir den Weg: Figuren dürfen aneinander vorbei und auf demselben Feld stehen.
classic-lesson-end-title = Du hast gewonnen!
classic-lesson-end = Schieben, drehen, gehen, Bilder finden und heimkommen: Das ist das ganze Spiel. Zu viert wird es wilder, und Botschaften auf der Rückseite der Platten sorgen für Überraschungen. Wollen wir?

classic-rules-aim-title = Worum es geht
classic-rules-aim = Finde deine geheimen Bilder in einem Labyrinth, das sich ständig ändert, und sei dann **vor allen anderen zu Hause**. Für zwei bis vier Personen, ab etwa 7 Jahren.
classic-rules-set-up-title = Bevor es losgeht
classic-rules-set-up = 7 × 7 Platten liegen auf dem Spielplan. Jede zweite Reihe und Spalte lässt sich schieben; eine Platte bleibt frei.
    Alle 24 Bildkarten werden verdeckt verteilt: **je 12** zu zweit, **je 8** zu dritt, **je 6** zu viert. Du siehst dir nur **eine** an: das Bild, das du zuerst suchst.
    Jede Figur steht auf der Ecke ihrer Farbe. Gespielt wird im Uhrzeigersinn. Nach der Spielanleitung beginnt, wer **am jüngsten** ist; hier könnt ihr auch jemanden bestimmen oder den Zufall entscheiden lassen.
classic-rules-push-title = Schieben
classic-rules-push = Dein Zug hat zwei Teile: erst **schieben**, dann **gehen**. Schieben musst du, auch wenn dein Weg schon offen ist.
    Dreh die freie Platte, wie du magst, und schieb sie bei einem Pfeil ein. Die ganze Linie rückt um ein Feld weiter, und am anderen Ende fällt eine Platte heraus. Mit ihr schiebt, wer als Nächstes dran ist.
classic-rules-ban-title = Das Einzige, was verboten ist
classic-rules-ban = Du darfst die Platte nicht gleich wieder dort einschieben, wo sie **eben herausgekommen** ist. Dieser Pfeil ist auf dem Plan durchgestrichen.
classic-rules-walk-title = Gehen
classic-rules-walk = Geh durch offene Gänge, so weit du magst, oder bleib stehen. Ein Durchgang ist nur offen, wenn **beide** Platten zueinander offen sind.
    Niemand versperrt dir den Weg: Du darfst an anderen vorbei und mit ihnen auf einem Feld stehen.
    Sind die Gänge schwer zu erkennen? Mach die Augen halb zu, dann treten die Wege deutlicher hervor.
classic-rules-shoved-title = Mitgenommen und hinausgeschoben
classic-rules-shoved = Wer auf der geschobenen Linie steht, fährt mit. Wer mit einer Platte hinausfällt, kommt am anderen Ende zurück, auf der Platte, die gerade **hereingekommen** ist. Das zählt noch nicht als Gehen.
classic-rules-pictures-title = Bilder finden
classic-rules-pictures = **Bleibst** du auf deinem Bild **stehen**, deckst du die Karte auf und siehst dir die nächste an. Mehr als ein Bild auf einmal geht nicht. Darüberlaufen zählt nicht; schon dort stehen und bleiben zählt.
    Nicht jeder Zug führt zum Ziel. Dann geh dorthin, wo du es nächstes Mal leichter hast.
    Wirst du in einem fremden Zug auf dein Bild geschoben, kannst du in deinem nächsten Zug darauf stehen bleiben.
classic-rules-end-title = Nach Hause
classic-rules-end = Liegen alle deine Karten offen, geh zurück in deine Ecke. Wer zuerst dort **ankommt**, gewinnt sofort. Das letzte Bild und der Heimweg gehen aber nicht auf einmal: Du musst dafür noch einmal gehen.
classic-rules-messages-title = Botschaften auf der Rückseite
classic-rules-messages = Mit Ereignisplatten tragen manche Platten auf der Rückseite eine Botschaft. Schiebst du so eine Platte hinaus, lesen alle die Botschaft, und du darfst sie in diesem Zug nutzen. Jede hilft dir, aber keine musst du nutzen.
    • **Noch ein Schub**: Schieb die Platte anderswo noch einmal ein, bevor du gehst. Die Rückseite der Platte, die dabei herauskommt, wird nicht gelesen.
    • **Doppelzug**: Geh, dann schieb und geh noch einmal.
    • **Platztausch**: Tausch den Platz mit einer anderen Figur und geh von dort weiter.
    • **Zweite Karte**: Sieh dir noch eine Karte an. Welches der beiden Bilder du zuerst findest, ist egal, auch in späteren Zügen.
    • **Kartentausch**: Wähle eine andere Karte deines Stapels als Ziel. Die alte kommt zurück, und der Stapel wird gemischt.
    • **Durch die Wand**: Geh einmal durch eine Wand.
classic-rules-second-push-title = { classic-message-second-push }
classic-rules-second-push = Du bist **Rot** und suchst den **Ring**. Mit einem Schub allein kommst du nicht hin. Ein zweiter, mit der Platte, die gerade herausgefallen ist, öffnet den Weg.
classic-rules-double-turn-title = { classic-message-double-turn }
classic-rules-double-turn = Erst die **Spinne**, dann noch ein Schub und weiter zu den **Schlüsseln**: zwei Bilder in einem Zug. Andere Botschaften werden dabei nicht vorgelesen.
classic-rules-swap-title = { classic-message-swap }
classic-rules-swap = Zum **Gespenst** führt für dich kein Gang, wohl aber von dort, wo Blau steht. Tausch den Platz und geh von dort weiter.
classic-rules-through-wall-title = { classic-message-through-wall }
classic-rules-through-wall = Zwischen **f7** und **e7** ist nichts offen. Dieses eine Mal kommst du trotzdem durch, bis zum **Leuchter**.
classic-rules-secrets-title = Was geheim ist
classic-rules-secrets = Dein Ziel ist dein Geheimnis. Alle sehen die aufgedeckten Karten, wie viele noch fehlen und welche Botschaften schon gelesen wurden.
classic-rules-options-title = Einstellungen
classic-rules-options = • **Bilder pro Person**: Nach der Spielanleitung werden alle Karten verteilt. Mit weniger Karten wird das Spiel kürzer; das ist unsere eigene Zugabe.
    • **Ereignisplatten**: die Überraschungen auf der Rückseite.
    • **Heimweg**: Lass ihn mit kleinen Kindern weg; dann gewinnt sofort, wer das letzte Bild findet.
