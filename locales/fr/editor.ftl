# L’éditeur de plateau.
editor-title = Éditeur de plateau
editor-about = Compose une position, ou recopie le plateau de ta table
editor-waiting = Ouverture de la boîte…
editor-entry = Recopier ton plateau
editor-edit = Modifier
editor-game = Jeu
editor-undo = Annuler
editor-redo = Rétablir
editor-open = Ouvrir un enregistrement
editor-box = Dans la boîte
editor-left = { $all ->
    [0] tout est posé
   *[other] { $count } en réserve, { $all } à poser
}
editor-kind-left = encore { $count } dans la boîte
editor-over = { $count } posées, mais la boîte en a { $all }
editor-fill = Compléter au hasard
editor-empty = Vider le plateau
editor-fresh = Distribuer un plateau
editor-figures = Pions
editor-figure = pion { $colour }
editor-place = Déplacer { $colour }, en { $cell }
editor-sit = Ajouter { $colour }
editor-leave = Retirer { $colour } du plateau
editor-turn = Au trait
editor-last-push = Dernière poussée
editor-no-push = aucune
editor-goal = But
editor-home = la maison
editor-cards = Cartes par joueur
editor-spare = Plaque libre
editor-turn-spare = Tourner la plaque libre
editor-board = Plateau
editor-no-tile = vide
editor-fixed = fixe
editor-tile = plaque
editor-straight = ligne droite
editor-corner = angle
editor-junction = carrefour en T
editor-tall = { $shape }, hauteur { $height }
editor-turn-left = Tourner à gauche
editor-turn-right = Tourner à droite
editor-into-box = Dans la boîte
editor-put = En main : { $what }. Choisis une case, ou appuie sur Échap.
editor-hint = Fais glisser une plaque de la boîte, ou choisis une case et appuie sur T, C ou S. R la tourne.
editor-hint-phone = Touche une case pour y poser une plaque.
editor-bad-link = Ce lien est abîmé : il en manque une partie ou elle a été modifiée. Copie-le encore une fois en entier.
editor-checking = Vérification…
editor-possible = Cette position est possible.
editor-clause = l’article de la règle
editor-take-back = En reprendre une
editor-to-start = Le mettre sur son départ
editor-solver = Solveur
editor-proven = { $count ->
    [one] prouvé, { $count } position
   *[other] prouvé, { $count } positions
}
editor-shortest = { $count ->
    [one] Au plus court : { $count } tour
   *[other] Au plus court : { $count } tours
}
editor-firsts = { $count ->
    [one] Une seule première poussée convient.
   *[other] { $count } premières poussées se valent.
}
editor-push = Poussée en { $arrow }{ $turn ->
    [0] {""}
    [1] , tournée à droite
    [2] , tournée d’un demi-tour
   *[3] , tournée à gauche
}
editor-push-any = Poussée en { $arrow }, tournée de { $count } façons
editor-walk = va en { $cell }
editor-show = Montrer sur le plateau
editor-show-next = Tour suivant
editor-show-end = Revenir à la position
editor-no-way = Aucun chemin en cinq tours.
editor-no-goal = Il n’y a rien à résoudre ici.
editor-solving = Réflexion…
editor-solver-waits = Le solveur répond dès que le plateau est complet.
editor-uses = Utiliser cette position
editor-play = Jouer d’ici
editor-puzzle = En faire une énigme
editor-puzzle-open = Ouvrir l’énigme
editor-puzzle-copy = Copier le lien de l’énigme
editor-copy = Copier le lien
editor-uses-about = Ce que les autres ont en main est distribué quand tu joues.
editor-uses-wait = Pour jouer ou faire une énigme, la position doit être possible. Un lien peut toujours être partagé.
flaw-tiles = { $count } plaques d’une même sorte sont sur la table ; la boîte en a { $has }.
flaw-cells-open = { $count ->
    [one] { $count } case est encore vide.
   *[other] { $count } cases sont encore vides.
}
flaw-spare-missing = La plaque libre manque.
flaw-figure-missing = Le pion { $colour } n’est pas sur le plateau.
flaw-card-twice = Il n’y a qu’une carte avec { $picture }.
flaw-cards = Le nombre de cartes ne va pas : { $cards } au lieu de { $each }.
flaw-push-missing = Quelqu’un se déplace sans avoir poussé.
flaw-goal-missing = { $colour } a encore des cartes, mais n’en cherche aucune.
flaw-draw = Il n’y a plus de carte à piocher.
flaw-turn = Le nombre de tours ne va pas avec le reste de la position.
flaw-hands = Chaque joueur a une main de cartes, ni plus ni moins.
flaw-order = Une pile n’a pas d’ordre : ses cartes sont écrites en ordre croissant.
flaw-seat = Personne ne joue à la place dont c’est le tour.
flaw-over = Dans cette position, la partie serait finie.
flaw-unfit = Le compte des cartes n’y est pas.
flaw-other = Aucune partie ne peut arriver à cette position.
