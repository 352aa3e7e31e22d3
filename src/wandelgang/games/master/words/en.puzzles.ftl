master-puzzle-kind-odds = Know the odds
master-puzzle-brief-odds = Where dice decide
master-puzzle-goal = { $count ->
    [one] the treasure on { $cells }
   *[other] a treasure on { $cells }
}
master-puzzle-task-odds = Take { $goal } in this turn, with the best odds
master-puzzle-proof-odds = Proven: { $best } in 12 is the best chance to lose nothing, and { $ways ->
    [one] only one push gets it.
   *[other] only { $ways } pushes get it.
}
master-puzzle-about-odds = When you take a treasure the dragon die is rolled. If the dragon or a guard comes to you, you duel, and lose a treasure on 1, 2 or 3. Choose push and treasure so that this is least likely.
master-puzzle-got-odds = { $got } in 12
master-puzzle-got-title-odds = You have the treasure, but the odds are { $got } in 12.
master-puzzle-best-odds = { $best } in 12 are possible.
