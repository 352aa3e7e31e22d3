# Le jeu classique.

classic-goal = Ton but
classic-goal-of = Ce que cherche { $name }
classic-goals = Tes buts
classic-find = Trouve { $picture }
classic-find-two = Trouve { $one } ou { $other }
classic-home = Tout est trouvé. Rentre en { $cell } !
classic-covered = Visible à ton tour
classic-next = La prochaine carte est à venir
classic-won = Tout est trouvé !
classic-missed = { $what ->
    [home] Il ne manquait que le retour
    [rune] Il ne manquait que la rune
    [unknown] Tout n’était pas trouvé
   *[card] Il manquait encore : { $picture }
  }
classic-in-reach-push = À ta portée avec cette poussée
classic-in-reach = À ta portée !
classic-more = { $count ->
    [0] La dernière image, puis retour en **{ $cell }**
    [one] Ensuite encore { $count } image, puis retour en **{ $cell }**
   *[other] Ensuite encore { $count } images, puis retour en **{ $cell }**
  }
classic-more-no-home = { $count ->
    [0] La dernière image
    [one] Ensuite encore { $count } image
   *[other] Ensuite encore { $count } images
  }
classic-found = Trouvé : { $pictures }
classic-left = à trouver
classic-left-count = { $count ->
    [one] encore { $count } image
   *[other] encore { $count } images
  }
classic-homeward = sur le chemin du retour
classic-homeward-short = rentre
classic-back-home = de retour
classic-pile-known = Encore dans ta pile : { $pictures }

asked-again = Seconde moitié de ton double tour : pousse encore une fois, ou restes-en là.
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
log-drew = Maintenant, tu cherches **{ $picture }**
log-message = Au dos de la plaque : **{ $message }**
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
message-exchange = Échange de carte
message-through-wall = À travers le mur
message-second-push-about = Pousse la plaque encore une fois avant d’avancer.
message-double-turn-about = Avance maintenant ; ensuite, pousse et avance encore une fois.
message-swap-about = Change de place avec un autre pion, puis avance à partir de là.
message-second-card-about = Regarde encore une de tes cartes. Peu importe laquelle des deux images tu trouves d’abord.
message-exchange-about = Regarde toute ta pile et choisis un autre but.
message-through-wall-about = Sur ton chemin, tu peux traverser un mur, une seule fois.
message-other = { $who } peut s’en servir.
offer-title = Au dos de la plaque
offer-use-second-push = Pousser encore
offer-use-swap = Choisir un pion
offer-use-second-card = Regarder une carte
offer-use-exchange = Échanger la carte
offer-skip = Y renoncer
offer-just-walk = Va simplement là où brille le violet
offer-swap-with = Changer de place avec { $name }
offer-swap-opens = { $count ->
    [one] { $count } case à portée depuis là
   *[other] { $count } cases à portée depuis là
  }
offer-swap-goal = ton but est à portée depuis là
offer-back = Retour au message
choose-title = Quelle carte sera ton but ?
again-title = Double tour
again-about = Pousse encore une fois, ou termine ton tour ici.
again-pass = Finir le tour
