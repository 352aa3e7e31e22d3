master-puzzle-kind-odds = Calculer les risques
master-puzzle-brief-odds = Quand les dés décident
master-puzzle-goal = { $count ->
    [one] le trésor en { $cells }
   *[other] un trésor en { $cells }
}
master-puzzle-task-odds = Prends { $goal } à ce tour, avec les meilleures chances
master-puzzle-proof-odds = Prouvé : { $best } chances sur 12 de ne rien perdre, c’est le mieux, et { $ways ->
    [one] une seule poussée y parvient.
   *[other] { $ways } poussées seulement y parviennent.
}
master-puzzle-about-odds = Quand tu prends un trésor, le dé du dragon roule. Si le dragon ou un garde vient à toi, c’est le duel, et sur 1, 2 ou 3 tu perds un trésor. Choisis la poussée et le trésor qui l’évitent le mieux.
master-puzzle-got-odds = { $got } sur 12
master-puzzle-got-title-odds = Tu as le trésor, mais tes chances sont de { $got } sur 12.
master-puzzle-best-odds = { $best } sur 12 sont possibles.
