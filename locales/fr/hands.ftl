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
