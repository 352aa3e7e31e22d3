# Le rythme et la pause pendant la partie
tempo = À cette table
tempo-pause = Mettre la partie en pause
tempo-resume = Reprendre
tempo-paused = La partie est en pause.

# Revenir en arrière
take-back = Annuler le coup
take-back-about = Annuler ton dernier coup
taken-back = **{ $name }** a annulé un coup
taken-back-yours = Tu as annulé ton dernier coup
option-take-back = Annuler un coup
option-take-back-about = Le dernier, tant que rien de caché n’a été révélé et que personne d’autre n’a joué ; contre des robots, leurs coups aussi
summary-no-take-back = sans annulation

# Dés
roll-do = Lancer le dé
roll-yours = À toi de lancer le dé
roll-name = { $name } lance le dé
roll-touch = Touche le dé ou secoue ton téléphone.
roll-click = Clique sur le dé ou appuie sur Espace.
roll-waits = { $name } va lancer le dé.
