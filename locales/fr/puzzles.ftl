# Les énigmes : chargées avec la première. Les genres propres à un jeu sont dans ses mots.

puzzles-about = { $count } positions tirées de vraies parties, chaque solution vérifiée
puzzle-one = Énigme
puzzle-level-easy = Facile
puzzle-level-normal = Moyen
puzzle-level-hard = Difficile
puzzle-level-expert = Expert
puzzle-games = Jeux
puzzle-begin = Résoudre
puzzle-look = Revoir
puzzle-day-solved = Résolue
puzzle-day-hint = Résolue avec un indice
puzzle-day-seen = Tu connais la solution
puzzle-new-here = C’est la première fois ? Commence par Facile. Rien n’est verrouillé, et tu peux essayer autant que tu veux.
puzzle-solved-of = { $solved } sur { $all } résolues
puzzle-of-all = sur { $count }
puzzle-ring = { $label } : { $solved } sur { $all } résolues. Aller à la suivante.

## Les genres

puzzle-kind-reach = Atteindre l’objectif
puzzle-brief-reach = En deux à quatre tours
puzzle-task-reach = Atteins { $goal } en { $turns ->
    [2] deux tours
    [3] trois tours
   *[4] quatre tours
}
puzzle-proof-reach = Prouvé : impossible en moins de tours, et { $ways ->
    [one] une seule première poussée y mène.
   *[other] { $ways } premières poussées seulement y mènent.
}
puzzle-about-reach = Termine ton dernier déplacement sur l’objectif. Ce qui compte, c’est où tu t’arrêtes, pas par où tu passes.
puzzle-kind-pair = Deux de suite
puzzle-brief-pair = Un objectif, puis le suivant
puzzle-task-pair = { $has_second ->
    [yes] Atteins { $goal } maintenant, et { $second } au tour suivant
   *[no] Atteins { $goal } maintenant, et le suivant un tour plus tard
}
puzzle-proof-pair = Prouvé : { $ways ->
    [one] une seule première poussée permet les deux.
   *[other] { $ways } premières poussées seulement permettent les deux.
}
puzzle-about-pair = Beaucoup de poussées ouvrent le chemin du premier objectif. Choisis celle qui laisse un chemin vers le second.
puzzle-kind-block = Barrer la route
puzzle-brief-block = Gâcher le tour du suivant
puzzle-task-block = Joue un tour après lequel { $name } ne peut pas atteindre { $goal }
puzzle-proof-block = Prouvé pour toutes les réponses : { $ways ->
    [one] une seule poussée garde l’objectif hors de portée.
   *[other] { $ways } poussées seulement gardent l’objectif hors de portée.
}
puzzle-about-block = Tu as un tour. Ensuite l’autre peut pousser n’importe où et se déplacer : l’objectif doit rester hors de portée, quoi qu’il fasse.
puzzle-kind-find = Trouver le coup
puzzle-brief-find = Un coup vaut mieux que tous les autres
puzzle-task-find = Trouve le coup nettement meilleur que tous les autres
puzzle-proof-find = Jugé deux fois, comme dans une analyse : une poussée gagne nettement plus de parties que toutes les autres.
puzzle-about-find = Cette position vient d’une partie. Tu as un tour, et c’est la poussée qui décide : laquelle t’aide le plus pour la suite ? Prends ton objectif s’il est à portée. Sinon, garde-le à portée quoi que poussent les autres, ou éloigne-les du leur.

puzzle-about = À chaque tour, tu pousses la plaque libre, posée à côté du plateau, dans une ligne ou une colonne. Puis tu marches dans les couloirs ouverts aussi loin que tu veux, ou tu restes sur place. Personne d’autre ne bouge.
puzzle-how = Comment ça marche ?
puzzle-or = { $names }
puzzle-home = ton départ { $cell }
puzzle-home-other = le départ { $cell }

## Résoudre

puzzle-turn = Tour { $turn }
puzzle-turn-push = Tour { $turn } : pousser
puzzle-turn-walk = Tour { $turn } : marcher
puzzle-turn-of = Tour { $turn } sur { $turns }
puzzle-hints = Indices
puzzle-help = Aide
puzzle-hints-open = Indices : { $count } sur { $all } ouverts
puzzle-hint-1 = Où regarder
puzzle-hint-2 = Première poussée
puzzle-hint-3 = Tout le tour
puzzle-hint-where = { $kind ->
    [row] Ligne **{ $line }**. C’est une poussée à cet endroit qui commence.
   *[column] Colonne **{ $line }**. C’est une poussée à cet endroit qui commence.
}
puzzle-hint-cost = chacun coûte { $cost } points de cote
puzzle-hint-last = après celui-ci, l’énigme compte comme vue
puzzle-hint-free = gratuit : ta cote est déjà fixée
puzzle-attempts = Tes essais
puzzle-attempts-free = autant que tu veux
puzzle-attempts-none = Aucun pour l’instant. Chaque poussée se montre d’abord, et tout peut être annulé.
puzzle-end-far = encore hors de portée
puzzle-end-near = à un tour près
puzzle-end-one = un sur deux
puzzle-end-answered = route ouverte
puzzle-again = Recommencer
puzzle-solution = Solution
puzzle-solution-cost = Si tu regardes la solution avant de l’avoir trouvée, l’énigme compte comme non résolue.
puzzle-try-yourself = Essayer toi-même
puzzle-next = Énigme suivante
puzzle-share = Partager

## Ce qu’il en est

puzzle-solved = Résolu !
puzzle-solved-about = Sans aucune aide.
puzzle-solved-hint = { $count ->
    [one] Avec un indice.
   *[other] Avec { $count } indices.
}
puzzle-streak = { $count ->
    [one] Premier jour de suite.
   *[other] { $count } jours de suite.
}
puzzle-shown = Voilà la solution.
puzzle-shown-about = Tu peux revoir chaque étape, ou essayer toi-même.
puzzle-first-reached = Le premier objectif est atteint.
puzzle-first-reached-about = Au tour du second.
puzzle-good-start = Ta première poussée était la bonne.
puzzle-near = Il te manque un tour pour atteindre l’objectif.
puzzle-far = L’objectif est encore hors de portée.
puzzle-one-of-two = Tu as atteint le premier objectif.
puzzle-one-of-two-about = Le second est hors de portée d’ici.
puzzle-answered = { $name } y arrive encore.
puzzle-answered-about = { $kind ->
    [row] { $name } pousse la ligne { $line } par la { $side ->
        [left] gauche
       *[right] droite
    } et va en { $cell }.
   *[column] { $name } pousse la colonne { $line } par le { $side ->
        [above] haut
       *[below] bas
    } et va en { $cell }.
}
puzzle-wrong-find = Une autre poussée est nettement meilleure.
puzzle-wrong-find-about = Elle gagne nettement plus de parties. Annule et cherche une autre poussée.
puzzle-wrong-find-walk = Ton objectif est maintenant à portée. Annule un pas et vas-y.
puzzle-end-find = pas le meilleur coup
puzzle-nudge = Annule et cherche une autre première poussée.
puzzle-nudge-start = Regarde encore ce que tu as fait après la première poussée.
puzzle-change = Cote { $points } ({ $change })

## Le mois, la série, la cote

puzzle-month = Les énigmes des jours de ce mois
puzzle-day-label = { $how ->
    [solved] { $date } : résolue
    [hint] { $date } : résolue avec un indice
    [seen] { $date } : solution vue
    [today] { $date } : aujourd’hui
   *[open] { $date } : non résolue
}
puzzle-days = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
puzzle-longest = ta plus longue série : { $count }
puzzle-rating = Cote
puzzle-your-rating = Ta cote
puzzle-last = { $count ->
    [one] dernière énigme
   *[other] { $count } dernières énigmes
}
puzzle-on-device = sur cet appareil
puzzle-no-rating = Elle commence avec la première énigme que tu résous, et reste sur cet appareil.
puzzle-no-storage = Ce navigateur ne garde rien pour cette page : il n’y a donc ni série ni cote. Tu peux résoudre des énigmes quand même.
