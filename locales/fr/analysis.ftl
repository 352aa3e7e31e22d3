# L’analyse d’une partie : les signes, et ce qui était possible.

analysis-mark-brilliant = Brillant
analysis-mark-good = Bien joué
analysis-mark-inaccuracy = Imprécision
analysis-mark-mistake = Erreur
analysis-mark-missed-goal = Objectif manqué

analysis-why-only = Il n’y avait rien d’autre à faire.
analysis-why-best = Rien de mieux n’a été trouvé.
analysis-why-win = Il y avait de quoi gagner : { $line }.
analysis-why-goal = { $what ->
    [picture] { $picture } était à portée : { $line }.
   *[place] L’objectif était à portée : { $line }.
  }
analysis-why-cheaper = Sur la même case avec d’autres cartes : { $line }.
analysis-why-block = Cela laisse moins aux autres : { $line }.
analysis-why-onward = Cela aide davantage pour la suite : { $line }.
analysis-why-place = C’est mieux pour le prochain tour : { $line }.
analysis-why-answer = Mieux : { $line }.

# Les parties d’un coup.
analysis-push = pousser { $push }
analysis-walk = aller en { $cell }
analysis-stay = rester en { $cell }

# La page d’une analyse.
analysis-title = Analyse
analysis-about-won = { $game } · victoire : { $who }
analysis-eyes = Avec les yeux de qui
analysis-seen = Comme { $name } l’a vu
analysis-seen-all = Comme chacun l’a vu
analysis-open = Toutes les cartes visibles
analysis-chart = Chances de gagner
analysis-chart-open = Chances de gagner, cartes visibles
analysis-point = Tour { $turn }, { $who } : { $mark }. Chances ensuite : { $chances }
analysis-no-mark = pas de marque
analysis-nothing-yet = Rien n’a encore été trouvé
analysis-after = après le tour { $turn }
analysis-asking = Demande en cours…
analysis-waiting = { $place ->
    [1] C’est bientôt ton tour
   *[other] Place { $place } dans la file
  }
analysis-progress = Décision { $number } sur { $count }
analysis-paused = En pause
analysis-pause = Mettre en pause
analysis-cancel = Quitter la file
analysis-go-on = Continuer
analysis-stopped = Une erreur a arrêté l’analyse. Ce qui a été trouvé reste.
analysis-empty = Personne n’a rien décidé dans cette partie.
analysis-decision = La décision choisie
analysis-who = { $name }, tour { $turn } sur { $count }
analysis-points = { $count ->
    [one] point
   *[other] points
  }
analysis-on-board = Sur le plateau
analysis-played = Joué
analysis-better = Mieux
analysis-show = Montrer le meilleur coup
analysis-turns = Tours
analysis-where = Tour { $turn } sur { $count }
analysis-back = Tour précédent
analysis-on = Tour suivant
analysis-slip-back = Faute précédente
analysis-slip-on = Faute suivante
analysis-below = Sous le graphique
analysis-tab-move = Ce coup
analysis-tab-turns = Les tours
analysis-tab-luck = Chance
analysis-luck-title = Chance et jeu
analysis-luck-later = Cela suit quand toutes les décisions ont été examinées.
analysis-from-to = { $name } : { $start } au début, { $end } à la fin
analysis-play = Jeu { $points }
analysis-luck = Chance { $points }
analysis-rate = { $rate } points perdus par décision ({ $decisions }) ; sans chance { $adjusted }
analysis-save = Enregistrer le meilleur coup comme variante
