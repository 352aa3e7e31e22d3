towers-puzzle-kind-thrift = Fewest spells
towers-puzzle-brief-thrift = Save your cards
towers-puzzle-task-thrift = Reach { $goal } in { $turns ->
    [one] one turn
    [2] two turns
   *[3] three turns
} { $best ->
    [0] without a spell
    [one] with one spell
   *[other] with { $best } spells
}
towers-puzzle-proof-thrift = Proven: neither fewer turns nor fewer spells are enough, and { $ways ->
    [one] only one first push does it.
   *[other] only { $ways } first pushes do it.
}
towers-puzzle-about-thrift = A step up or down by more than one height costs a spell card. Find the push that spares you the climb.
towers-puzzle-got-thrift = { $got ->
    [one] 1 spell
   *[other] { $got } spells
}
towers-puzzle-got-title-thrift = It works, but it takes { $got ->
    [one] one spell.
   *[other] { $got } spells.
}
towers-puzzle-best-thrift = { $best ->
    [0] It can be done with none.
    [one] One is enough.
   *[other] { $best } are enough.
}
