# The guided game, and the rules.

master-coach-coin = Défausse la **carte { $card }**.
master-coach-again-roll = Défausse la **carte { $card }** et relance le dé.
master-coach-double = Défausse la **carte { $card }**.
master-coach-decline = Cette fois : **{ $answer }**.

master-lesson-push-title = Les trésors du dragon
master-lesson-push = Tu es le pion **rouge**. Les trésors se prennent dans l’ordre : seuls les **plus petits** du plateau sont à prendre, pour l’instant les deux **1**. Ils brillent comme de l’or. D’abord, comme toujours, tu pousses.
master-lesson-walk-title = Prends-le
master-lesson-walk = Va sur le **1**. Tu dois venir d’une autre case : attendre sur un trésor ne rapporte rien.
master-lesson-coin-title = Une carte contre une pièce ?
master-lesson-coin = Chaque carte sert **une fois** : pour une pièce ou pour son symbole. Tu as la carte **1** et tu viens de prendre un 1. Cela donne une pièce, qui vaut **5 points**. Personne ne pourra te la reprendre.
master-lesson-duel-title = Le dragon se réveille
master-lesson-duel = Quand on prend un trésor, on lance le dé du dragon. Le dragon a fait trois quarts de tour et regarde maintenant dans le couloir en **d3**. De tous les pions qui s’y trouvent, seul **le plus proche** doit se battre en duel. C’est le tien. Avec **4, 5 ou 6**, rien n’est perdu.
master-lesson-again-title = Seulement un 2
master-lesson-again = Ton plus petit trésor serait perdu. Mais les cartes **1 à 6** permettent de relancer, tant que tu en as. Défausses-en une.
master-lesson-double-later-title = Trésor sauvé
master-lesson-double-later = Un 5 ! Ton trésor est en sûreté. À la fin de ton tour, tu peux défausser une carte de **7 à 12** pour jouer encore un tour entier. Garde-la pour un meilleur moment.
master-lesson-guard-title = Pas ton tour, mais ton duel
master-lesson-guard = Mira a pris l’autre 1, et le dé a montré le **garde noir**. Il menace le couloir où il se trouve, et ton pion est le plus proche. C’est donc toi qui lances le dé, au milieu de son tour.
master-lesson-give-up-title = Un 3 ne suffit pas
master-lesson-give-up = Tu pourrais relancer. Mais il ne s’agit que de ton **1**, un seul point. Une carte vaut plus que cela. Cède-le ; ta pièce te reste.
master-lesson-two-title = La valeur suivante
master-lesson-two = Les deux 1 sont pris, les **2** brillent maintenant. Une poussée emporte tout ce qui se trouve sur la rangée : pions, gardes et trésors.
master-lesson-two-walk-title = En route vers le 2
master-lesson-two-walk = Tu peux passer devant le garde. Seul l’**antre** au milieu est fermé : personne n’y entre ni n’en sort à pied. Seule une poussée t’y mène.
master-lesson-double-title = Encore un tour
master-lesson-double = Le dragon a pivoté et n’a vu personne. Et l’autre **2** est tout près. C’est le moment de jouer un double tour.
master-lesson-extra-title = Encore un tour pour toi
master-lesson-extra = Pousse et avance encore une fois. Le dé du dragon sera lancé encore une fois, lui aussi.
master-lesson-extra-walk-title = Le tour du plateau
master-lesson-extra-walk = Le long couloir te mène à l’autre **2**.
master-lesson-end-title = Voilà la chasse
master-lesson-end = Cette fois, le dragon a vu Mira, et elle a perdu son 1. Cela continue jusqu’au 6, et jusqu’au 12 dans la partie complète. Quand le dernier trésor est pris, tu peux combattre le dragon si tu es devant lui : trois jets, 12 au total. Cela rapporte 15 points et termine la partie. Le joueur qui a le plus de points gagne.

master-rules-aim-title = Le but du jeu
master-rules-aim = Prends les trésors du dragon du plus petit au plus grand, défends-les en duel et, à la fin, bats le dragon. **Le joueur qui a le plus de points gagne.** Pour deux à quatre joueurs, dès 10 ans environ.
master-rules-set-up-title = Avant de commencer
master-rules-set-up = Au milieu se trouve l’**antre**. Le dragon y est assis et regarde d’un côté. Douze trésors de 1 à 6, deux de chaque valeur, sont sur le plateau. Deux gardes s’y tiennent, un blanc et un noir.
    Chacun reçoit le même nombre de cartes de 1 à 6 et de 7 à 12, et les garde secrètes.
    On joue dans le sens des aiguilles d’une montre. Selon la règle d’origine, **le joueur à l’air le plus aventureux** commence ; ici, on peut aussi choisir quelqu’un ou laisser faire le hasard.
master-rules-push-title = Pousser
master-rules-push = D’abord, tu dois pousser. Tourne la plaque libre et pousse-la par une flèche ; la rangée avance d’une case. Tout ce qui s’y trouve avance aussi : pions, gardes **et trésors**. Ce qui sort revient à l’autre bout.
    Ne remets jamais tout de suite la plaque là où elle vient de sortir.
master-rules-walk-title = Avancer
master-rules-walk = Avance par les couloirs ouverts aussi loin que tu veux, ou reste sur place.
    L’**antre est fermé** : à pied, personne n’y entre, ne le traverse ni n’en sort. Seule une poussée t’y fait entrer ou sortir. Tant que tu es dessous, personne ne te menace.
master-rules-treasures-title = Prendre des trésors
master-rules-treasures = Seule la **plus petite valeur** du plateau peut être prise ; ces trésors brillent. Si tu termines ton déplacement sur l’un d’eux, tu le prends. Tu dois venir d’une autre case, et tu n’en prends qu’un par tour. Inutile donc d’attendre sur un trésor que vienne son tour.
    Si le plus petit est sous l’antre, tous attendent que quelqu’un l’en fasse sortir.
master-rules-cards-title = Les cartes : pièce ou symbole
master-rules-cards = Chaque carte sert une fois, puis elle va, visible, à la défausse.
    • **Pièce** : quand tu prends un trésor, défausse la carte de même valeur. Une pièce vaut 5 points et ne se perd jamais.
    • **Relancer** : cartes 1 à 6, en duel.
    • **Double tour** : cartes 7 à 12, à la fin de ton tour.
    Si tu as des cartes mais aucune qui convienne, la table marque une pause et répond pour toi. Ainsi, personne ne devine ton jeu.
master-rules-dragon-title = Le dragon se réveille
master-rules-dragon = Quand tu as pris un trésor, tu lances le **dé du dragon**.
    • **Des flèches** : le dragon fait autant de quarts de tour dans le sens des aiguilles d’une montre et regarde dans les couloirs qui partent de la case devant lui.
    • **Un garde** : il regarde dans les couloirs où il se trouve. Un garde **sous l’antre** ne peut pas être activé : il ne se passe rien, et personne ne relance.
    De tous les pions qui s’y trouvent, seul **le plus proche** se bat en duel ; à distance égale, tous les plus proches.
master-rules-duel-title = Le duel
master-rules-duel = Lance le dé de duel. **4, 5, 6** : rien n’est perdu. **1, 2, 3** : ton plus petit trésor s’en va, sauf si tu défausses une carte de 1 à 6 pour relancer. Le nouveau jet compte.
master-rules-others-title = Même hors de ton tour
master-rules-others = Un duel peut te tomber dessus pendant le tour d’un autre. À toi de décider si un trésor vaut une carte. Un joueur sans trésor ne lance pas le dé, mais protège ceux qui sont plus loin.
master-rules-double-title = Double tour
master-rules-double = À la fin de ton tour, tu peux défausser une carte de 7 à 12 et jouer **encore un tour entier**. Ensuite, c’est au tour du joueur suivant dans tous les cas.
master-rules-second-title = La seconde moitié
master-rules-second = Quand les deux 6 sont pris, on pose les trésors 7 à 12 sur les mêmes douze cases. Si tu en as un sous les pieds, tu dois partir et revenir pour le prendre.
    Dans l’ordre : prendre le 6, défausser ou non une carte pour la pièce, poser les nouveaux trésors, lancer le dé du dragon.
master-rules-final-title = Le duel final
master-rules-final = Quand tous les trésors sont pris, le dragon ne pivote plus. Dès le tour suivant, si tu es sur la case **devant lui** après avoir avancé ou être resté sur place, tu peux le combattre, une fois par tour.
    Tu as jusqu’à trois jets ; **12 ou plus** au total, c’est aussitôt gagné. Après chaque jet, tu peux défausser une carte de 1 à 6 pour le refaire, autant de fois que tu as de ces cartes.
    Si tu perds, ton plus petit trésor s’en va et ton tour est fini.
master-rules-end-title = La fin
master-rules-end = Le joueur qui bat le dragon gagne **15 points**, et la partie est finie. Chacun additionne les valeurs de ses trésors, plus 5 par pièce. À égalité, le joueur qui a le plus de trésors gagne ; si c’est encore égal, la victoire est partagée.
master-rules-options-title = Options
master-rules-options = • **Partie courte** : seulement les trésors 1 à 6, puis le duel final. Les cartes 7 à 12 donnent toujours des doubles tours. C’est notre ajout ; la règle d’origine va jusqu’au 12.
