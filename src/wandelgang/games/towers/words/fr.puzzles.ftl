towers-puzzle-kind-thrift = Peu de sorts
towers-puzzle-brief-thrift = Épargne tes cartes
towers-puzzle-task-thrift = Atteins { $goal } en { $turns ->
    [one] un tour
    [2] deux tours
   *[3] trois tours
} { $best ->
    [0] sans sort
    [one] avec un sort
   *[other] avec { $best } sorts
}
towers-puzzle-proof-thrift = Prouvé : ni moins de tours ni moins de sorts ne suffisent, et { $ways ->
    [one] une seule première poussée le permet.
   *[other] { $ways } premières poussées seulement le permettent.
}
towers-puzzle-about-thrift = Monter ou descendre de plus d’une hauteur coûte une carte Sort. Trouve la poussée qui t’épargne l’escalade.
towers-puzzle-got-thrift = { $got ->
    [0] aucun sort
    [one] 1 sort
   *[other] { $got } sorts
}
towers-puzzle-got-title-thrift = Ça marche, mais il faut { $got ->
    [one] un sort.
   *[other] { $got } sorts.
}
towers-puzzle-best-thrift = { $best ->
    [0] C’est possible sans aucun.
    [one] Un seul suffit.
   *[other] { $best } suffisent.
}
