# Les mains sur le plateau : viser, glisser, agrandir, touches.

## Viser, et pourquoi quelque chose est impossible

walk-to = Aller en { $cell }
aim-drop = Finalement non
reach-wall = Aucun chemin vers { $cell } : en { $end }, le couloir s’arrête à un mur.
reach-high = Aucun chemin vers { $cell } : de { $end } à { $next }, la marche est trop haute.
reach-deep = Aucun chemin vers { $cell } : de { $end } à { $next }, il faudrait descendre trop bas.
reach-closed = Aucun chemin vers { $cell } : personne ne traverse { $next } ({ $what }).
reach-other = Aucun chemin vers { $cell } : on ne va pas plus loin que { $end }.

settings-one-tap = Jouer en un seul toucher
settings-one-tap-about = Sur écran tactile : pas de second toucher pour confirmer

board-whole = Montrer tout le plateau
board-camera = Caméra
board-orbit-left = Tourner autour vers la gauche
board-orbit-right = Tourner autour vers la droite
board-above = Regarder d’en haut
board-home = Revenir à la vue habituelle

goal-lies = Ton objectif : { $goals }.

## Glisser

carry-free = Dépose-la sur une flèche
carry-push = Lâche pour pousser { $kind ->
    [row] la ligne { $line }
   *[column] la colonne { $line }
  }
carry-back = Ramène-la à sa place pour annuler.
carry-second = Deuxième doigt
carry-second-about = Touche n’importe où pour un quart de tour
carry-second-short = Touche d’un deuxième doigt pour la tourner.
carry-flick = Balayage
carry-flick-about = La tourne avant que tu la soulèves

## Touches

keys-title = Touches
keys-tab = Passer à la partie suivante de la page
keys-arrows = Le long du bord, ou de case en case
keys-ends = À la première ou dernière flèche ou case
keys-enter = Pousser, avancer ou activer ce qui est sélectionné
keys-turn = Tourner la plaque libre à droite, à gauche
keys-hint = Demander un conseil
keys-take-back = Annuler ton dernier coup
keys-orbit = 3D : tourner autour vers la gauche, la droite
keys-angles = 3D : d’en haut, revenir
keys-escape = Renoncer, passer l’animation, fermer
keys-list = Cette liste
key-tab = Tab
key-home = Début
key-end = Fin
key-enter = Entrée
key-space = Espace
key-shift = Maj
key-escape = Échap
