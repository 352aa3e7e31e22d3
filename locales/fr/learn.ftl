# Apprendre : les premières parties guidées et les règles de chaque jeu.

coach-title = Partie guidée
coach-progress = Progression de la partie guidée
coach-show = Montre-moi
coach-try = J’essaie
coach-why = Pourquoi ?
coach-on = Suivant
coach-play = Jouer pour de vrai
coach-rules = Les règles
coach-again = Encore une fois
coach-instead = C’est possible aussi. Mais ici, essaie plutôt ceci : { $doing }
coach-push = { $turns ->
    [0] Pousse la plaque comme elle est :
    [1] Tourne la plaque une fois vers la droite, puis pousse-la :
    [2] Tourne la plaque deux fois vers la droite, puis pousse-la :
   *[3] Tourne la plaque trois fois vers la droite, puis pousse-la :
  } **{ $kind ->
    [row] ligne
   *[column] colonne
  } { $line } { $side ->
    [left] par la gauche
    [right] par la droite
    [above] par le haut
   *[below] par le bas
  }**.
coach-walk = Va en **{ $cell }**.

## Les règles

rules-contents = Sommaire
rules-show = Montre-moi
rules-show-again = Montre encore
rules-none = Il n’y a pas de règles à lire pour ce jeu.
