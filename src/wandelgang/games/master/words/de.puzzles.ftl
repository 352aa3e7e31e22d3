master-puzzle-kind-odds = Gute Aussichten
master-puzzle-brief-odds = Wo Würfel entscheiden
master-puzzle-goal = { $count ->
    [one] den Schatz auf { $cells }
   *[other] einen Schatz auf { $cells }
}
master-puzzle-task-odds = Nimm in diesem Zug { $goal }, mit den besten Aussichten
master-puzzle-proof-odds = Bewiesen: { $best } von 12 ist die beste Aussicht, nichts zu verlieren, und { $ways ->
    [one] nur ein Schub erreicht sie.
   *[other] nur { $ways } Schübe erreichen sie.
}
master-puzzle-about-odds = Wenn du einen Schatz nimmst, fällt der Drachenwürfel. Kommt der Drache oder ein Wächter zu dir, kämpfst du und verlierst bei 1, 2 oder 3 einen Schatz. Wähle Schub und Schatz so, dass das am wenigsten droht.
master-puzzle-got-odds = { $got } von 12
master-puzzle-got-title-odds = Du hast den Schatz, aber die Aussicht ist { $got } von 12.
master-puzzle-best-odds = { $best } von 12 sind möglich.
