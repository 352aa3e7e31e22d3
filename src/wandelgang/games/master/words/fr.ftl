# Le jeu du dragon.

master-name = Maître
master-tagline = Les trésors du dragon, dans l’ordre
master-about = Prends-les du plus petit au plus grand, hors de la vue du dragon.
master-length-full = Trésors 1 à 12, puis le dragon
master-length-short = Notre version courte : trésors 1 à 6
master-option-first-about = Règle d’origine : l’air le plus aventureux
master-option-short = Partie courte
master-option-short-about = Seulement les trésors 1 à 6, puis le dragon
master-summary-short = { $value ->
    [yes] partie courte
   *[no] partie complète
  }

master-goal = Prochain à prendre
master-take = { $count ->
    [one] Prends le { $value }
   *[other] Prends un { $value }
  }
master-later = { $count ->
    [0] Les derniers, puis le dragon lui-même
    [one] Puis { $count } autre, plus élevé
   *[other] Puis { $count } autres, plus élevés
  }
master-fight-goal = Place-toi devant le dragon et combats-le
master-second-next = Bientôt, les trésors 7 à 12
master-hand = Tes cartes
master-hand-of = Les cartes que tient { $name }
master-either = pièce ou symbole, une fois
master-no-cards = Plus de cartes
master-card-again = Carte { $value } : { $coin ->
    [yes] une pièce avec le trésor { $value }, ou un nouveau jet
   *[no] un nouveau jet ; plus de pièce possible
  }
master-card-double = Carte { $value } : { $coin ->
    [yes] une pièce avec le trésor { $value }, ou un double tour
   *[no] un double tour ; plus de pièce possible
  }
master-discards = Défausse
master-box = Perdus
master-holds = { $dragon ->
    [yes] Le dragon. Trésors
   *[no] Trésors
  } : { $treasures }. Pièces : { $coins }. Cartes en main : { $cards }
master-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
master-points-short = points

master-asked-coin = Une carte contre une pièce ?
master-asked-again = Le jet est raté. Encore une fois ?
master-asked-fight = Tu es devant le dragon.
master-asked-final-again = Garder ce jet ou relancer ?
master-asked-double = Encore un tour ?
master-asked-lay = On dispose les trésors.
master-asked-dragon-die = Le dé du dragon roule.
master-asked-duel-die = Le dé de duel roule.
master-asked-final-die = Le dé de duel roule.
master-won = { $dragon ->
    [yes] Dragon vaincu, { $points } points
   *[no] { $points } points
  }
master-asked-over = Le dragon est vaincu.
master-step-dragon = Dragon
master-step-double = Double

master-extra = { $you ->
    [yes] Encore un tour pour toi, { $who }
   *[no] Encore un tour pour { $who }
  }
master-seen = { $you ->
    [yes] { $foe ->
        [dragon] Le dragon te voit
        [white] Le garde blanc te voit
       *[black] Le garde noir te voit
      }
   *[no] { $foe ->
        [dragon] Le dragon voit { $who }
        [white] Le garde blanc voit { $who }
       *[black] Le garde noir voit { $who }
      }
  }
master-ask-coin = Une carte contre une pièce ?
master-ask-again = Relancer avec une carte ?
master-ask-fight = Combattre le dragon ?
master-ask-final-again = Refaire le dernier jet avec une carte ?
master-ask-double = Un double tour ?
master-coin-about = Ta carte { $value } rapporte une pièce, soit 5 points. Son symbole ne servira plus.
master-again-about = { $foe ->
    [dragon] Contre le dragon,
    [white] Contre le garde blanc,
   *[black] Contre le garde noir,
  } tu as fait { $pips }. Il faut 4 ou plus ; ton { $value } est en jeu.
master-fight-about = Trois jets : 12 ou plus au total te rapportent 15 points et terminent la partie. Si tu perds, ton plus petit trésor s’en va et ton tour est fini.
master-final-about = { $left ->
    [0] { $total } en tout, il manque { $missing }. Sans nouveau jet, le duel est perdu.
    [one] { $total } pour l’instant ; le dernier jet doit faire au moins { $missing }.
   *[other] { $total } pour l’instant, il manque { $missing }, encore deux jets.
  }
master-double-about = Défausse une carte de 7 à 12 pour jouer encore un tour entier.
master-do-coin = Prendre la pièce
master-do-again = Relancer avec la carte { $card }
master-do-final-again = { master-do-again }
master-do-double = Encore un tour avec la carte { $card }
master-do-fight = Combattre !
master-decline-coin = Garder la carte
master-decline-again = Céder le trésor
master-decline-fight = Pas maintenant
master-decline-final-again = Garder ce jet
master-decline-final-again-last = Abandonner le duel
master-decline-double = Finir le tour

master-die-dragon = Dé du dragon
master-die-duel = Duel
master-final-duel = Duel final
master-second-phase = La seconde moitié
master-double = Double tour
master-rolled-arrows = { $face ->
    [1] Le dragon fait un quart de tour
    [2] Le dragon fait un demi-tour
    [3] Le dragon fait trois quarts de tour
   *[4] Le dragon fait un tour complet
  }
master-rolled-white = Le garde blanc regarde autour de lui
master-rolled-black = Le garde noir regarde autour de lui

master-log-took = { $you ->
    [yes] Tu prends
   *[no] { $who } prend
  } le trésor **{ $value }**
master-log-pushed-took = { log-pushed } et { $you ->
    [yes] prends
   *[no] prend
  } le trésor **{ $value }**
master-log-coin = { $you ->
    [yes] Tu défausses la carte { $card } et reçois
   *[no] { $who } défausse la carte { $card } et reçoit
  } **une pièce**
master-log-laid-out = Les trésors 7 à 12 sont sur le plateau
master-log-dragon-rolled = { $face ->
    [white] Le dé du dragon montre le **garde blanc**
    [black] Le dé du dragon montre le **garde noir**
    [1] Le dragon fait **un quart de tour**
    [2] Le dragon fait **un demi-tour**
    [3] Le dragon fait **trois quarts de tour**
   *[4] Le dragon fait **un tour complet**
  }
master-log-guard-covered = { $foe ->
    [white] Le garde blanc
   *[black] Le garde noir
  } est sous l’antre et ne voit personne
master-log-threat-none = { $foe ->
    [dragon] Le dragon ne voit personne
    [white] Le garde blanc ne voit personne
   *[black] Le garde noir ne voit personne
  }
master-log-shield = { $you ->
    [yes] Ton pion est le plus proche, mais tu n’as aucun trésor à perdre
   *[no] Le pion de { $who } est le plus proche, sans aucun trésor à perdre
  }
master-log-threat = { $you ->
    [yes] { $foe ->
        [dragon] Le dragon **te** voit
        [white] Le garde blanc **te** voit
       *[black] Le garde noir **te** voit
      }
   *[no] { $foe ->
        [dragon] Le dragon voit **{ $who }**
        [white] Le garde blanc voit **{ $who }**
       *[black] Le garde noir voit **{ $who }**
      }
  }
master-log-duel-safe = { $you ->
    [yes] Tu fais
   *[no] { $who } fait
  } **{ $pips }** : rien n’est perdu
master-log-duel-failed = { $you ->
    [yes] Tu fais
   *[no] { $who } fait
  } **{ $pips }** : trop peu
master-log-again = { $you ->
    [yes] Tu défausses la carte { $card } et relances
   *[no] { $who } défausse la carte { $card } et relance
  } le dé
master-log-lost = { $you ->
    [yes] Tu perds
   *[no] { $who } perd
  } le trésor **{ $value }**
master-log-final-open = Tous les trésors sont pris : place au combat contre le dragon lui-même
master-log-fight = { $you ->
    [yes] Tu défies
   *[no] { $who } défie
  } le dragon
master-log-final-rolled = { $you ->
    [yes] Tu fais
   *[no] { $who } fait
  } { $pips }, total **{ $total }**{ $won ->
    [yes] {" "}: c’est assez !
   *[no] {" sur 12"}
  }
master-log-final-won = { $you ->
    [yes] **Tu as
   *[no] **{ $who } a
  } vaincu le dragon**
master-log-final-lost = { $you ->
    [yes] Tu perds
   *[no] { $who } perd
  } le duel final avec { $total }
master-log-double = { $you ->
    [yes] Tu défausses
   *[no] { $who } défausse
  } la carte { $card } pour **encore un tour**

master-cell-treasure-now = trésor { $value }, à prendre
master-cell-treasure = trésor { $value }, pas encore à prendre
master-cell-guard-white = le garde blanc
master-cell-guard-black = le garde noir
master-cell-lair = l’antre du dragon, fermé de tous côtés
master-cell-gaze = le dragon regarde vers { $side }
master-cell-faced = le dragon regarde ici
master-cell-threatened = menacée

master-sheet = Points
master-sheet-player = Joueur
master-sheet-treasures = Trésors
master-sheet-coins = Pièces
master-sheet-dragon = Dragon
master-sheet-sum = Points
master-sheet-pieces = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
  }
master-sheet-tie = Égalité de points : le nombre de trésors décide.
master-sheet-shared = Égalité de points et de trésors : la victoire est partagée.

master-hint-coin = Défausse la carte **{ $card }** contre une pièce.
master-hint-again = Défausse la carte **{ $card }** et relance le dé.
master-hint-double = Défausse la carte **{ $card }** et joue encore un tour.
master-hint-why-treasure = Tu gagnes ainsi le trésor { $value }.

master-refused-M10 = Tu as déjà poussé. Avance maintenant ton pion ou reste sur place.
master-refused-M12 = On n’entre pas à pied dans l’antre et on n’en sort pas non plus : il faut une poussée.

# Une analyse : ce qui était possible.
master-analysis-why-goal = { $what ->
    [value] Le trésor { $value } était à portée : { $line }.
   *[place] Le dragon était à portée : { $line }.
  }
master-analysis-coin = prendre la pièce
master-analysis-again = relancer avec la carte { $card }
master-analysis-double = rejouer avec la carte { $card }
master-analysis-fight = combattre le dragon
master-analysis-decline = { $step ->
    [coin] garder la carte
    [again] abandonner le trésor
    [fight] laisser le dragon tranquille
    [final-again] garder le lancer
   *[double] finir le tour
  }

master-laying-title = Dragon, gardes et trésors
master-laying-gaze = Le dragon regarde vers
master-laying-white = Garde blanc
master-laying-black = Garde noir
master-laying-treasures = Trésors sur le plateau
master-laying-treasure = trésor { $value }
master-laying-laid = { $count } sur le plateau
master-laying-hand = Cartes en main
master-laying-discards = { $count } défaussées
master-laying-card = carte { $value }, { $count } en main
master-flaw-cards = Il y a { $count } cartes { $value }, et non { $each }.
master-flaw-share = { $colour } a { $cards } cartes d’une même donne. Au plus { $each } ont été distribuées.
master-flaw-coins = Chaque pièce a coûté une carte : il n’y a pas plus de pièces que de cartes rendues.
master-flaw-coin = Une pièce est demandée, mais aucun trésor n’a été pris.
master-flaw-guard-missing = Les deux gardes sont sur le plateau.
master-flaw-treasure-missing = Un trésor du plateau est sur l’une de ses cases.
master-flaw-duel = Aucun duel ne peut être ainsi.
master-flaw-final = On combat le dragon quand tous les trésors sont pris.
master-flaw-treasures = Il y a { $count } trésors { $value }, et non { $each }.
master-flaw-rising = Le trésor { $value } est pris, mais le trésor { $lowest } est encore sur le plateau.
master-flaw-phase = Les trésors 7 à 12 sont posés quand ceux de 1 à 6 ont disparu.
master-flaw-gaze = Le dragon regarde vers l’un des quatre côtés.
