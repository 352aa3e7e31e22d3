# Tempo und Pause während des Spiels
tempo = An diesem Tisch
tempo-pause = Spiel anhalten
tempo-resume = Weiterspielen
tempo-paused = Das Spiel ist angehalten.

# Zurücknehmen
take-back = Zurücknehmen
take-back-about = Deinen letzten Schritt zurücknehmen
taken-back = **{ $name }** hat einen Schritt zurückgenommen
taken-back-yours = Du hast deinen letzten Schritt zurückgenommen
option-take-back = Zurücknehmen
option-take-back-about = Den letzten Schritt, solange nichts Verdecktes bekannt wurde und niemand sonst am Zug war; gegen Bots auch deren Züge
summary-no-take-back = kein Zurücknehmen

# Würfel
roll-do = Würfeln
roll-yours = Du würfelst
roll-name = { $name } würfelt
roll-touch = Tippe den Würfel an oder schüttle dein Handy.
roll-click = Klick den Würfel an oder drück die Leertaste.
roll-waits = { $name } würfelt gleich.
