# Le jeu classique.

classic-goal = Ton but
classic-goal-of = Ce que cherche { $name }
classic-goals = Tes buts
classic-find = Trouve { $picture }
classic-find-two = Trouve { $one } ou { $other }
classic-home = Tout est trouvé. Rentre en { $cell } !
classic-covered = Cachée jusqu’à ton tour
classic-watching = Tu ne vois aucune carte secrète.
classic-in-reach-push = À ta portée avec cette poussée
classic-in-reach = À ta portée !
classic-more = { $count ->
    [0] La dernière image, puis retour en **{ $cell }**
    [one] Encore 1 image ensuite, puis retour en **{ $cell }**
   *[other] Encore { $count } images ensuite, puis retour en **{ $cell }**
  }
classic-more-no-home = { $count ->
    [0] La dernière image
    [one] Encore 1 image ensuite
   *[other] Encore { $count } images ensuite
  }
classic-found = Trouvé : { $pictures }
classic-left = à trouver
classic-left-count = { $count ->
    [one] encore 1 image
   *[other] encore { $count } images
  }
classic-homeward = sur le chemin du retour
classic-pile-known = Encore dans ta pile : { $pictures }

asked-again = Seconde moitié de ton double tour : pousse encore, ou restes-en là.
asked-choose = Choisis ta nouvelle carte.
asked-swap = Choisis le pion avec lequel changer de place.

log-pushed-found = { log-pushed } et { $you ->
    [yes] trouves
   *[no] trouve
  } **{ $picture }**
log-found = { $you ->
    [yes] Tu trouves
   *[no] { $who } trouve
  } **{ $picture }**
log-drew = Ton prochain but : **{ $picture }**
log-message = Au dos de la plaque : **{ $message }**
log-swapped = { $you ->
    [yes] Tu changes
   *[no] { $who } change
  } de place avec **{ $other }**
log-looked = { $you ->
    [yes] Tu regardes
   *[no] { $who } regarde
  } une deuxième carte
log-exchanging = { $you ->
    [yes] Tu échanges ta carte
   *[no] { $who } échange une carte
  }

message-second-push = Deuxième poussée
message-double-turn = Double tour
message-swap = Changement de place
message-second-card = Deuxième carte
message-exchange = Échange
message-through-wall = À travers le mur
message-second-push-about = Pousse la plaque encore une fois avant d’avancer.
message-double-turn-about = Avance maintenant ; puis pousse et avance encore une fois.
message-swap-about = Change de place avec un autre pion, puis continue de là.
message-second-card-about = Regarde encore une de tes cartes. Tu peux trouver l’une ou l’autre en premier.
message-exchange-about = Regarde ta pile et choisis un autre but.
message-through-wall-about = Une fois en chemin, tu peux traverser un mur.
message-other = { $who } peut s’en servir.
offer-title = La plaque dit
offer-use-second-push = Pousser encore
offer-use-swap = Choisir un pion
offer-use-second-card = Regarder une carte
offer-use-exchange = Échanger la carte
offer-skip = Sans
offer-just-walk = Va simplement là où brille le violet
offer-swap-with = Changer de place avec { $name }
offer-swap-opens = { $count ->
    [one] 1 case à portée de là
   *[other] { $count } cases à portée de là
  }
offer-swap-goal = ton but est à portée de là
offer-back = Retour au message
choose-title = Quelle carte sera ton but ?
again-title = Double tour
again-about = Pousse encore une fois, ou termine ton tour ici.
again-pass = Finir le tour
