# The guided game, and the rules.

master-coach-coin = Gib **Karte { $card }** ab.
master-coach-again-roll = Gib **Karte { $card }** ab und würfle noch einmal.
master-coach-double = Gib **Karte { $card }** ab.
master-coach-decline = Diesmal: **{ $answer }**.

master-lesson-push-title = Die Schätze des Drachen
master-lesson-push = Du bist **Rot**. Die Schätze gehen der Reihe nach weg: Nur die **niedrigsten** auf dem Plan darf man nehmen, jetzt die beiden **Einser**. Sie glänzen golden. Zuerst wird wie immer geschoben.
master-lesson-walk-title = Nimm ihn dir
master-lesson-walk = Geh auf die **1**. Du musst von einem anderen Feld kommen: Auf einem Schatz zu warten bringt nichts.
master-lesson-coin-title = Eine Karte für eine Münze?
master-lesson-coin = Jede Karte dient **einmal**: für eine Münze oder für ihr Symbol. Du hast die Karte **1** und hast gerade eine 1 genommen. Das gibt eine Münze, **5 Punkte** wert. Die nimmt dir niemand mehr.
master-lesson-duel-title = Der Drache erwacht
master-lesson-duel = Wer einen Schatz nimmt, wirft den Drachenwürfel. Der Drache hat sich um drei Viertel gedreht und schaut jetzt bei **d3** in den Gang. Von allen, die in diesem Gang stehen, muss nur ins Duell, wer ihm **am nächsten** ist. Das bist du. Bei **4, 5 oder 6** ist nichts verloren.
master-lesson-again-title = Nur eine 2
master-lesson-again = Damit wäre dein niedrigster Schatz weg. Aber mit Karten von **1 bis 6** darfst du noch einmal würfeln, solange du welche hast. Gib eine ab.
master-lesson-double-later-title = Gerettet
master-lesson-double-later = Eine 5! Dein Schatz ist sicher. Am Ende deines Zuges darfst du eine Karte von **7 bis 12** abgeben und bekommst noch einen ganzen Zug. Heb sie dir für einen besseren Augenblick auf.
master-lesson-guard-title = Nicht dein Zug, aber dein Duell
master-lesson-guard = Mira hat die andere 1 genommen und den **schwarzen Wächter** gewürfelt. Er bedroht den Gang, in dem er steht, und du bist ihm am nächsten. Also würfelst du, mitten in ihrem Zug.
master-lesson-give-up-title = Eine 3 reicht nicht
master-lesson-give-up = Du könntest noch einmal würfeln. Aber es geht nur um deine **1**, einen einzigen Punkt. Eine Karte ist mehr wert. Gib die 1 her; deine Münze bleibt dir.
master-lesson-two-title = Der nächste Wert
master-lesson-two = Beide Einser sind weg, jetzt glänzen die **Zweier**. Ein Schub nimmt alles mit, was auf der Linie liegt und steht: Figuren, Wächter und Schätze.
master-lesson-two-walk-title = Auf zur 2
master-lesson-two-walk = Am Wächter darfst du vorbei. Nur der **Hort** in der Mitte ist zu: Niemand geht hinein oder hinaus. Dorthin bringt dich nur ein Schub.
master-lesson-double-title = Noch ein Zug
master-lesson-double = Der Drache hat sich gedreht und niemanden gesehen. Und die andere **2** ist nah. Das ist der Augenblick für einen Doppelzug.
master-lesson-extra-title = Noch ein Zug für dich
master-lesson-extra = Schieb und geh noch einmal. Auch der Drachenwürfel rollt dann noch einmal.
master-lesson-extra-walk-title = Einmal um den Plan
master-lesson-extra-walk = Der lange Gang führt dich zur anderen **2**.
master-lesson-end-title = So geht die Jagd
master-lesson-end = Diesmal hat der Drache Mira gesehen, und ihre 1 ist weg. So geht es weiter bis zur 6, im ganzen Spiel bis zur 12. Ist der letzte Schatz weg, darfst du gegen den Drachen kämpfen, wenn du vor ihm stehst: drei Würfe, zusammen 12. Das bringt 15 Punkte und beendet das Spiel. Wer die meisten Punkte hat, gewinnt.

master-rules-aim-title = Worum es geht
master-rules-aim = Nimm die Schätze des Drachen vom kleinsten zum größten, verteidige sie in Duellen und besieg am Ende den Drachen. **Wer die meisten Punkte hat, gewinnt.** Für zwei bis vier Personen, ab etwa 10 Jahren.
master-rules-set-up-title = Bevor es losgeht
master-rules-set-up = In der Mitte liegt der **Hort**. Darauf sitzt der Drache und schaut zu einer Seite. Zwölf Schätze von 1 bis 6, jeder Wert zweimal, liegen auf dem Plan. Dazu stehen dort zwei Wächter, ein weißer und ein schwarzer.
    Alle bekommen gleich viele Karten von 1 bis 6 und von 7 bis 12 und halten sie geheim.
    Gespielt wird im Uhrzeigersinn. Nach der Spielanleitung beginnt, wer **am abenteuerlichsten aussieht**; hier könnt ihr auch jemanden bestimmen oder den Zufall entscheiden lassen.
master-rules-push-title = Schieben
master-rules-push = Zuerst musst du schieben. Dreh die freie Platte und schieb sie bei einem Pfeil ein; die Linie rückt um ein Feld weiter. Alles darauf fährt mit: Figuren, Wächter **und Schätze**. Was hinausfällt, kommt am anderen Ende zurück.
    Schieb nie gleich wieder dort ein, wo die Platte eben herausgekommen ist.
master-rules-walk-title = Gehen
master-rules-walk = Geh durch offene Gänge, so weit du magst, oder bleib stehen.
    Der **Hort ist zu**: Niemand geht hinein, hindurch oder hinaus. Nur ein Schub bringt dich hinein und wieder heraus. Solange du darunter stehst, bedroht dich niemand.
master-rules-treasures-title = Schätze nehmen
master-rules-treasures = Nur der **niedrigste Wert** auf dem Plan darf genommen werden; diese Schätze glänzen. Bleibst du auf einem stehen, nimmst du ihn. Du musst von einem anderen Feld kommen, und mehr als einen je Zug gibt es nicht. Es lohnt sich also nicht, auf einem Schatz zu warten, bis er an der Reihe ist.
    Liegt der niedrigste unter dem Hort, müssen alle warten, bis ihn jemand hinausschiebt.
master-rules-cards-title = Karten: Münze oder Symbol
master-rules-cards = Jede Karte dient einmal, dann liegt sie offen auf der Ablage.
    • **Münze**: Nimmst du einen Schatz, gib die Karte mit demselben Wert ab. Eine Münze bringt 5 Punkte und geht nie verloren.
    • **Noch ein Wurf**: Karten 1 bis 6, im Duell.
    • **Doppelzug**: Karten 7 bis 12, am Ende deines Zuges.
    Hast du Karten, aber keine passende, antwortet der Tisch nach einer Pause für dich. So merkt niemand, was du auf der Hand hältst.
master-rules-dragon-title = Der Drache erwacht
master-rules-dragon = Hast du einen Schatz genommen, wirfst du den **Drachenwürfel**.
    • **Pfeile**: Der Drache dreht sich im Uhrzeigersinn um so viele Viertel und schaut in die Gänge, die am Feld vor ihm beginnen.
    • **Ein Wächter**: Er schaut in die Gänge, in denen er steht. Ein Wächter **unter dem Hort** lässt sich nicht wecken: Es geschieht nichts, und niemand würfelt neu.
    Von allen, die dort stehen, muss nur ins Duell, wer **am nächsten** ist; bei gleichem Abstand alle, die gleich nah sind.
master-rules-duel-title = Das Duell
master-rules-duel = Wirf den Duellwürfel. **4, 5, 6**: nichts verloren. **1, 2, 3**: Dein niedrigster Schatz ist weg, es sei denn, du gibst eine Karte von 1 bis 6 ab und würfelst noch einmal. Der neue Wurf gilt.
master-rules-others-title = Auch wenn du nicht dran bist
master-rules-others = Ein Duell kann dich auch in einem fremden Zug treffen. Du entscheidest selbst, ob dir ein Schatz eine Karte wert ist. Wer keinen Schatz hat, muss nicht würfeln, schützt aber alle, die weiter hinten stehen.
master-rules-double-title = Doppelzug
master-rules-double = Am Ende deines Zuges darfst du eine Karte von 7 bis 12 abgeben und hast **noch einen ganzen Zug**. Danach ist auf jeden Fall jemand anders dran.
master-rules-second-title = Die zweite Hälfte
master-rules-second = Sind beide Sechser weg, werden die Schätze 7 bis 12 auf dieselben zwölf Felder gelegt. Liegt einer davon unter deinen Füßen, musst du weggehen und wiederkommen, um ihn zu nehmen.
    Der Reihe nach: die 6 nehmen, eine Karte für die Münze abgeben oder nicht, die neuen Schätze auslegen, den Drachenwürfel werfen.
master-rules-final-title = Das Schlussduell
master-rules-final = Sind alle Schätze weg, dreht sich der Drache nicht mehr. Vom nächsten Zug an darfst du gegen ihn kämpfen, wenn du nach dem Gehen oder Bleiben auf dem Feld **vor ihm** stehst, einmal in jedem Zug.
    Du hast bis zu drei Würfe; zusammen **12 oder mehr** gewinnen sofort. Nach jedem Wurf darfst du eine Karte von 1 bis 6 abgeben und ihn wiederholen, so oft du solche Karten hast.
    Verlierst du, ist dein niedrigster Schatz weg und dein Zug vorbei.
master-rules-end-title = Das Ende
master-rules-end = Wer den Drachen besiegt, bekommt **15 Punkte**, und das Spiel ist aus. Alle zählen die Werte ihrer Schätze zusammen und 5 für jede Münze. Bei Gleichstand gewinnt, wer mehr Schätze hat; ist auch das gleich, wird der Sieg geteilt.
master-rules-options-title = Einstellungen
master-rules-options = • **Kurzes Spiel**: nur die Schätze 1 bis 6, dann folgt das Schlussduell. Die Karten 7 bis 12 bringen weiterhin Doppelzüge. Das ist unsere eigene Zugabe; nach der Spielanleitung geht es bis zur 12.
