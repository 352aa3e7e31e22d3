# Le jeu des tours.

towers-name = Tours
towers-tagline = Par monts et par tours
towers-about = Un étage ne coûte rien ; plus raide, il faut un sort.
towers-option-first-about = Règle d’origine : le moins sujet au vertige
towers-option-children = Un enfant
towers-option-children-about = Tous ses sorts sont des jokers
towers-option-children-seat = { $kind }, enfant
towers-summary-children = { $value ->
    [0] { "" }
    [one] { $value } enfant
   *[other] { $value } enfants
  }

towers-spell-up = Monter
towers-spell-down = Descendre
towers-spell-joker = Joker

towers-goal-on = { $picture } en { $cell }
towers-goal-spare = { $picture } sur la tour libre
towers-rune-left = Tout est trouvé. Il reste la rune en { $cell } !
towers-won = { $count ->
    [one] Le trésor, la rune et retour en { $cell }
   *[other] Les { $count } trésors, la rune et retour en { $cell }
  }
towers-missed-rune = Il ne manquait que la rune
towers-more = { $rune ->
    [yes] { $count ->
        [0] Le dernier trésor, puis retour en **{ $cell }**
        [one] Encore { $count } après celui-ci, puis retour en **{ $cell }**
       *[other] Encore { $count } après celui-ci, puis retour en **{ $cell }**
      }
   *[no] { $count ->
        [0] Ensuite seulement la rune, puis retour en **{ $cell }**
        [one] Encore { $count } après celui-ci et la rune, puis retour en **{ $cell }**
       *[other] Encore { $count } après celui-ci et la rune, puis retour en **{ $cell }**
      }
  }
towers-in-reach-walk = { $count ->
    [0] À ta portée !
    [one] À ta portée avec un sort
   *[other] À ta portée avec { $count } sorts
  }
towers-in-reach-push = { $count ->
    [0] À ta portée avec cette poussée
    [one] À ta portée avec cette poussée et un sort
   *[other] À ta portée avec cette poussée et { $count } sorts
  }
towers-rune-card = Carte Rune
towers-rune-yet = pas encore
towers-rune-done = visitée
towers-rune-near = { $count ->
    [0] à portée
    [one] un sort
   *[other] { $count } sorts
  }

towers-spells = Tes sorts
towers-spells-of = Les sorts que tient { $name }
towers-free = gratuit
towers-paid = avec sort
towers-spells-about = Monter ou descendre d’un étage ne coûte rien. Toute marche plus raide coûte une carte.
towers-spells-about-child = Monter ou descendre d’un étage ne coûte rien. Toute marche plus raide coûte un de tes jokers.
towers-spells-draw = Rien trouvé ? Tu pioches un sort, même en restant sur place.
towers-no-spells = Aucun sort en main
towers-hand-card = { $count ->
    [one] { $count } carte « { $spell } »
   *[other] { $count } cartes « { $spell } »
  }
towers-hand-joker = { $count ->
    [one] { $count } carte « { $spell } », un joker pour toi
   *[other] { $count } cartes « { $spell } », des jokers pour toi
  }
towers-hand-count = { $count ->
    [0] Aucun sort en main
    [one] 1 sort, caché
   *[other] { $count } sorts, cachés
  }
towers-count = { $count ->
    [0] aucun sort
    [one] 1 sort
   *[other] { $count } sorts
  }
towers-count-child = { $count ->
    [0] aucun joker
    [one] 1 joker
   *[other] { $count } jokers
  }
towers-draw-pile = à piocher
towers-draw-pile-about = Dans la pioche : { $count }
towers-discards-about = Dans la défausse : { $up } Monter, { $down } Descendre, { $joker } Joker
towers-holds = Trouvé : { $pictures }. Rune : { $rune ->
    [yes] visitée
   *[no] pas encore
  }. { $spells }
towers-left-rune = rune à visiter
towers-left-count = { $count ->
    [one] encore { $count } carte à retourner
   *[other] encore { $count } cartes à retourner
  }

towers-asked-push = Tourne la tour, puis pousse-la.
towers-asked-move = Va sur une case éclairée. Les violettes coûtent des sorts.
towers-asked-move-free = Va sur une case éclairée, ou reste sur place.
towers-weigh = Aller en { $cell }
towers-weigh-about = { $count ->
    [one] { $cards ->
        [one] Cela coûte une carte.
       *[other] Cela coûte { $cards } cartes.
      }
   *[other] Quelles cartes veux-tu jouer ?
  }
towers-cards = { $count ->
    [one] { $spell }
   *[other] { $kind ->
        [joker] { $count } jokers
       *[other] { $count } × { $spell }
      }
  }
towers-weigh-use = Jouer { $spells }
towers-weigh-not = Pas maintenant

towers-spent = { $count ->
    [0] { "" }
    [one] { " " }(sort : **{ $spells }**)
   *[other] { " " }(sorts : **{ $spells }**)
  }
towers-walked = { log-walked }{ towers-spent }
towers-stayed = { log-stayed }
towers-found = { log-found }{ towers-spent }
towers-rune = { $you ->
    [yes] Tu retournes ta
   *[no] { $who } retourne sa
  } **carte Rune**{ towers-spent }
towers-pushed-walked = { log-pushed-walked }{ towers-spent }
towers-pushed-stayed = { log-pushed-stayed }
towers-pushed-found = { log-pushed-found }{ towers-spent }
towers-pushed-rune = { log-pushed } et { $you ->
    [yes] retournes ta
   *[no] retourne sa
  } **carte Rune**{ towers-spent }
towers-reshuffled = La défausse est mélangée et devient la **pioche**
towers-drew = Tu pioches un sort : **{ $spell }**
towers-drew-secretly = { $you ->
    [yes] Tu pioches
   *[no] { $who } pioche
  } une carte Sort
towers-rune-turned = { $you ->
    [yes] Tu as visité la rune
   *[no] { $who } a visité la rune
  }
towers-drew-it = { $you ->
    [yes] Un sort dans ta main
   *[no] Un sort pour { $who }
  }

towers-cell-rune = pierre runique
towers-cell-reach = accessible avec { $spells }

towers-refused-X4 = Cette tour ne peut pas être tournée ainsi.
towers-refused-X5 = La tour qui vient de sortir ici ne peut pas y rentrer.
towers-refused-T6 = On pousse d’abord, on avance ensuite.
towers-refused-T7 = Cette marche est trop raide sans carte Sort.
towers-refused-T8 = Ce chemin coûte d’autres cartes Sort.

# Ici, une plaque est une tour.
towers-board-turn-left = Tourner la tour à gauche
towers-board-turn-right = Tourner la tour à droite
towers-spare-name = La tour libre, ouverte vers { $sides }
towers-keys-turn = Tourner la tour libre à droite, à gauche
towers-goal-on-spare = sur la tour libre
towers-hint-turned = , { $turns ->
    [0] sans tourner la tour
    [1] la tour tournée une fois vers la droite
    [2] la tour tournée deux fois
   *[3] la tour tournée une fois vers la gauche
  }

# Une analyse : ce qui était possible.
towers-analysis-walk = { $paid ->
    [0] aller en { $cell }
    [one] aller en { $cell } avec un sort
   *[other] aller en { $cell } avec { $paid } sorts
  }
towers-analysis-why-cheaper = Sur la même case avec d’autres sorts : { $line }.

towers-laying-rune = Rune visitée
towers-laying-up = Sorts de montée
towers-laying-down = Sorts de descente
towers-laying-joker = Jokers
towers-flaw-spells = Il n’y a pas autant de sorts de cette sorte dans la boîte.
