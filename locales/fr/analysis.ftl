# L’analyse d’une partie : les signes, et ce qui était possible.

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
