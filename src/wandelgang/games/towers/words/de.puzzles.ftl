towers-puzzle-kind-thrift = Wenig Zauber
towers-puzzle-brief-thrift = Spar deine Karten
towers-puzzle-task-thrift = Erreiche { $goal } in { $turns ->
    [one] einem Zug
    [2] zwei Zügen
   *[3] drei Zügen
} { $best ->
    [0] ohne Zauber
    [one] mit einem Zauber
   *[other] mit { $best } Zaubern
}
towers-puzzle-proof-thrift = Bewiesen: Weder weniger Züge noch weniger Zauber reichen, und { $ways ->
    [one] nur mit einem ersten Schub geht es.
   *[other] nur mit { $ways } ersten Schüben geht es.
}
towers-puzzle-about-thrift = Ein Schritt um mehr als eine Höhe hinauf oder hinunter kostet eine Zauberkarte. Such den Schub, der dir das Klettern erspart.
towers-puzzle-got-thrift = { $got ->
    [one] 1 Zauber
   *[other] { $got } Zauber
}
towers-puzzle-got-title-thrift = Es geht, aber es braucht { $got ->
    [one] einen Zauber.
   *[other] { $got } Zauber.
}
towers-puzzle-best-thrift = { $best ->
    [0] Es geht auch ohne.
    [one] Einer reicht.
   *[other] { $best } reichen.
}
