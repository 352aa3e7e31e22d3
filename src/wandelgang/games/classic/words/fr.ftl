# Le jeu classique.

classic-name = Classique
classic-tagline = La course aux images secrètes
classic-about = Pousse une rangée, faufile-toi, rentre avant les autres.
classic-length-full = Les 24 cartes, { $cards } chacun
classic-length-short = Notre version courte, { $cards } chacun
classic-option-first-about = Règle d’origine : le plus jeune
classic-option-cards = Images par joueur
classic-option-events = Plaques événement
classic-option-events-about = Certaines plaques portent un message au dos
classic-option-way_home = Retour à la maison
classic-option-way_home-about = Après la dernière image, chacun rentre dans son coin
classic-summary-cards = { $value ->
    [one] { $value } image par joueur
   *[other] { $value } images par joueur
  }
classic-summary-events = { $value ->
    [yes] plaques événement
   *[no] { "" }
  }
classic-summary-way_home = { $value ->
    [yes] retour à la maison
   *[no] sans retour à la maison
  }

classic-goals = Tes objectifs
classic-find = Trouve { $picture }
classic-find-two = Trouve { $one } ou { $other }
classic-more = { $count ->
    [0] La dernière image, puis retour en **{ $cell }**
    [one] Encore { $count } image après celle-ci, puis retour en **{ $cell }**
   *[other] Encore { $count } images après celle-ci, puis retour en **{ $cell }**
  }
classic-more-no-home = { $count ->
    [0] La dernière image
    [one] Encore { $count } image après celle-ci
   *[other] Encore { $count } images après celle-ci
  }
classic-left-count = { $count ->
    [one] encore { $count } image
   *[other] encore { $count } images
  }
classic-pile-known = Encore dans ta pile : { $pictures }

classic-asked-again = Seconde moitié de ton double tour : pousse encore une fois, ou restes-en là.
classic-asked-choose = Choisis ta nouvelle carte.
classic-asked-swap = Choisis le pion avec lequel changer de place.

classic-log-message = Au dos de la plaque : **{ $message }**
classic-log-swapped = { $you ->
    [yes] Tu changes
   *[no] { $who } change
  } de place avec **{ $other }**
classic-log-looked = { $you ->
    [yes] Tu regardes
   *[no] { $who } regarde
  } une deuxième carte
classic-log-exchanging = { $you ->
    [yes] Tu échanges ta carte
   *[no] { $who } échange une carte
  }

classic-message-second-push = Deuxième poussée
classic-message-double-turn = Double tour
classic-message-swap = Changement de place
classic-message-second-card = Deuxième carte
classic-message-exchange = Échange de carte
classic-message-through-wall = À travers le mur
classic-message-second-push-about = Pousse encore une fois la plaque, ailleurs, avant d’avancer.
classic-message-double-turn-about = Avance maintenant ; ensuite, pousse et avance encore une fois.
classic-message-swap-about = Change de place avec un autre pion, puis avance à partir de là.
classic-message-second-card-about = Regarde encore une de tes cartes. Peu importe laquelle des deux images tu trouves d’abord.
classic-message-exchange-about = Regarde toute ta pile et choisis un autre objectif.
classic-message-through-wall-about = Pendant ce tour, tu peux traverser un mur.
classic-offer-title = Au dos de la plaque
classic-offer-use-second-push = Pousser encore
classic-offer-use-swap = Choisir un pion
classic-offer-use-second-card = Regarder une carte
classic-offer-use-exchange = Échanger la carte
classic-offer-skip = Non merci
classic-offer-just-walk = Les cases violettes te sont ouvertes aussi
classic-offer-swap-with = Changer de place avec { $name }
classic-offer-swap-opens = { $count ->
    [one] { $count } case accessible de là
   *[other] { $count } cases accessibles de là
  }
classic-offer-swap-goal = ton objectif est accessible de là
classic-offer-back = Retour au message
classic-choose-title = Quelle carte sera ton objectif ?
classic-again-title = Double tour
classic-again-about = Pousse encore une fois, ou termine ton tour ici.
classic-again-pass = Finir le tour

classic-hint-swap = Change de place avec **{ $name }**.
classic-hint-swap-walk = Change de place avec **{ $name }**, puis va en **{ $cell }**.
classic-hint-choose = Prends **{ $picture }** comme nouvel objectif.

classic-refused-C8 = Tu as déjà poussé. Avance maintenant ton pion ou reste sur place.

# Another card as the goal
classic-choose-take = Prends { $picture }
classic-choose-none = Choisis une carte
classic-choose-on = { $picture } en **{ $cell }**
classic-won = { $count ->
    [one] L’image trouvée
   *[other] Les { $count } images trouvées
  }
classic-won-home = { $count ->
    [one] L’image trouvée et retour en { $cell }
   *[other] Les { $count } images trouvées et retour en { $cell }
  }
classic-choose-spare = { $picture } sur la plaque libre
classic-choose-reach = à portée maintenant
classic-choose-now = actuel

# Une analyse : ce qui était possible.
classic-analysis-swap = échanger sa place avec le { $rest ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[green] vert
  }
classic-analysis-look = regarder une deuxième carte
classic-analysis-exchange = échanger la carte
classic-analysis-choose = choisir { $picture }
classic-analysis-pass = renoncer à la seconde moitié
classic-flaw-goals = { $colour } cherche trop d’images à la fois.
classic-flaw-won = Quelqu’un a déjà tout trouvé, ce qui gagne quand il ne faut pas rentrer.
classic-flaw-events = Les messages au dos font partie d’une variante qui n’est pas jouée ici.
classic-flaw-offer = Ce message ne vaut pas maintenant.
classic-flaw-back = Chaque message est au dos d’une ligne droite et d’un angle, et se lit une fois.
