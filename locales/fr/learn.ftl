# Apprendre : les premières parties guidées et les règles de chaque jeu.

coach-title = Partie guidée
coach-progress = Où en est la partie guidée
coach-show = Montre-moi
coach-try = J’essaie
coach-why = Pourquoi ?
coach-on = Continuer
coach-play = Jouer pour de vrai
coach-rules = Les règles
coach-again = Encore une fois
coach-instead = C’est possible aussi. Mais cette fois, essaie plutôt ceci : { $doing }
coach-push = { $turns ->
    [0] Pousse la plaque comme elle est :
    [1] Tourne la plaque une fois vers la droite, puis pousse-la :
    [2] Tourne la plaque deux fois vers la droite, puis pousse-la :
   *[3] Tourne la plaque trois fois vers la droite, puis pousse-la :
  } **{ $kind ->
    [row] ligne
   *[column] colonne
  } { $line } { $side ->
    [left] par la gauche
    [right] par la droite
    [above] par le haut
   *[below] par le bas
  }**.
coach-push-tower = { $turns ->
    [0] Pousse la tour comme elle est :
    [1] Tourne la tour une fois vers la droite, puis pousse-la :
    [2] Tourne la tour deux fois vers la droite, puis pousse-la :
   *[3] Tourne la tour trois fois vers la droite, puis pousse-la :
  } **{ $kind ->
    [row] ligne
   *[column] colonne
  } { $line } { $side ->
    [left] par la gauche
    [right] par la droite
    [above] par le haut
   *[below] par le bas
  }**.
coach-walk = { $cards ->
    [0] Va en **{ $cell }**.
   *[1] Va en **{ $cell }**. Cela coûte une carte : touche la case une fois pour voir laquelle, et encore une fois pour y aller.
  }
coach-coin = Défausse la **carte { $card }**.
coach-again-roll = Défausse la **carte { $card }** et relance le dé.
coach-double = Défausse la **carte { $card }**.
coach-decline = Cette fois : **{ $answer }**.

## Classique, la partie guidée

lesson-classic-push-title = D’abord, tu pousses
lesson-classic-push = Tu es le pion **rouge**, en haut à gauche. Ta carte secrète dit : trouve le **papillon de nuit**. Il est en d1, mais aucun couloir n’y mène. Alors tu en ouvres un ! La plaque libre entre par une flèche et fait avancer toute la rangée. Tourne-la d’abord pour que ses ouvertures conviennent.
lesson-classic-walk-title = Maintenant, tu avances
lesson-classic-walk = Le sol éclairé montre jusqu’où tu peux aller : par les couloirs ouverts, aussi loin que tu veux. Le **papillon de nuit** est à ta portée.
lesson-classic-found-title = Trouvé !
lesson-classic-found = Tu montres ta carte à tous et tu regardes la suivante en secret : l’**épée**. Maintenant, c’est à Mira. Elle pousse et avance comme toi.
lesson-classic-shoved-title = Oups, hors du plateau !
lesson-classic-shoved = Mira a poussé la colonne où tu étais, et ta plaque est tombée en haut du plateau. Rien de grave : tu reviens à l’autre bout, sur la plaque qui vient d’entrer.
lesson-classic-nearer-title = Une flèche est interdite
lesson-classic-nearer = Tu peux pousser partout, sauf là où la plaque vient de sortir. Et cette fois, l’épée reste hors de portée, quoi que tu pousses. Alors rapproche-toi.
lesson-classic-nearer-walk-title = Un bon endroit pour attendre
lesson-classic-nearer-walk = Va dans le coin **g7**, deux cases sous l’épée. Tu pourrais aussi rester sur place : avancer n’est jamais obligatoire.
lesson-classic-second-title = Cette fois, ça marche
lesson-classic-second = Il ne reste qu’un mur sur ta route. Désigne une flèche : le plateau montre ce que cette poussée ouvrirait, avant que tu la fasses.
lesson-classic-second-walk-title = L’épée est à ta portée
lesson-classic-second-walk = Ton chemin doit **finir** sur ton image. Passer dessus ne compte pas.
lesson-classic-home-title = Toutes les images sont trouvées
lesson-classic-home = Tes deux cartes sont retournées. Il ne reste que le retour dans ton coin. Mais pas pendant ce tour : d’abord, c’est à Mira.
lesson-classic-home-push-title = Ouvre le chemin du retour
lesson-classic-home-push = La maison est loin, de l’autre côté du plateau. Une seule poussée peut relier deux longs couloirs. Cherchons-la ensemble.
lesson-classic-home-walk-title = Cours !
lesson-classic-home-walk = Treize cases d’un coup. Personne ne te bloque : les pions peuvent se croiser et partager une case.
lesson-classic-end-title = Tu as gagné !
lesson-classic-end = Pousser, tourner, avancer, trouver et rentrer : c’est tout le jeu. À quatre, c’est plus mouvementé, et des messages au dos des plaques réservent des surprises. On y va ?

## Maître, la partie guidée

lesson-master-push-title = Les trésors du dragon
lesson-master-push = Tu es le pion **rouge**. Les trésors se prennent dans l’ordre : seuls les **plus petits** du plateau sont à prendre, pour l’instant les deux **1**. Ils brillent comme de l’or. D’abord, comme toujours, tu pousses.
lesson-master-walk-title = Prends-le
lesson-master-walk = Va sur le **1**. Tu dois venir d’une autre case : attendre sur un trésor ne rapporte rien.
lesson-master-coin-title = Une carte contre une pièce ?
lesson-master-coin = Chaque carte sert **une fois** : pour une pièce ou pour son symbole. Tu as la carte **1** et tu viens de prendre un 1. Cela donne une pièce, qui vaut **5 points**. Personne ne pourra te la reprendre.
lesson-master-duel-title = Le dragon se réveille
lesson-master-duel = Quand on prend un trésor, on lance le dé du dragon. Le dragon a fait trois quarts de tour et regarde maintenant dans le couloir en **d3**. De tous les pions qui s’y trouvent, seul **le plus proche** doit se battre en duel. C’est le tien. Avec **4, 5 ou 6**, rien n’est perdu.
lesson-master-again-title = Seulement un 2
lesson-master-again = Ton plus petit trésor serait perdu. Mais les cartes **1 à 6** permettent de relancer, tant que tu en as. Défausses-en une.
lesson-master-double-later-title = Trésor sauvé
lesson-master-double-later = Un 5 ! Ton trésor est en sûreté. À la fin de ton tour, tu peux défausser une carte de **7 à 12** pour jouer encore un tour entier. Garde-la pour un meilleur moment.
lesson-master-guard-title = Pas ton tour, mais ton duel
lesson-master-guard = Mira a pris l’autre 1, et le dé a montré le **garde noir**. Il menace le couloir où il se trouve, et ton pion est le plus proche. C’est donc toi qui lances le dé, au milieu de son tour.
lesson-master-give-up-title = Un 3 ne suffit pas
lesson-master-give-up = Tu pourrais relancer. Mais il ne s’agit que de ton **1**, un seul point. Une carte vaut plus que cela. Cède-le ; ta pièce te reste.
lesson-master-two-title = La valeur suivante
lesson-master-two = Les deux 1 sont pris, les **2** brillent maintenant. Une poussée emporte tout ce qui se trouve sur la rangée : pions, gardes et trésors.
lesson-master-two-walk-title = En route vers le 2
lesson-master-two-walk = Tu peux passer devant le garde. Seul l’**antre** au milieu est fermé : personne n’y entre ni n’en sort à pied. Seule une poussée t’y mène.
lesson-master-double-title = Encore un tour
lesson-master-double = Le dragon a tourné et n’a vu personne. Et l’autre **2** est tout près. C’est le moment de jouer un double tour.
lesson-master-extra-title = Encore un tour pour toi
lesson-master-extra = Pousse et avance encore une fois. Le dé du dragon sera lancé encore une fois, lui aussi.
lesson-master-extra-walk-title = Le tour du plateau
lesson-master-extra-walk = Le long couloir te mène à l’autre **2**.
lesson-master-end-title = Voilà la chasse
lesson-master-end = Cette fois, le dragon a vu Mira, et elle a perdu son 1. Cela continue jusqu’au 6, et jusqu’au 12 dans la partie longue. Quand le dernier trésor est pris, qui se tient devant le dragon peut le combattre : trois jets, 12 au total. Cela rapporte 15 points et termine la partie. Qui a le plus de points gagne.

## Tours, la partie guidée

lesson-towers-push-title = Un labyrinthe tout en hauteur
lesson-towers-push = Tu es le pion **rouge**, en haut à gauche, et tu cherches le **livre** en c1. Chaque tour a de 1 à 5 étages. D’abord, tu pousses, comme dans tous les labyrinthes ici : toute une rangée de tours avance.
lesson-towers-steps-title = On monte, on descend
lesson-towers-steps = Monter ou descendre d’un étage ne coûte rien. De b1, tu montes d’**un** étage en b2 et tu redescends d’un en b3. Le livre en c1 est **deux** étages plus haut que b1 : trop raide pour l’instant.
lesson-towers-spell-title = Tu pioches un sort
lesson-towers-spell = Ton chemin n’a fini sur aucun de tes buts, alors tu pioches une carte sort : **Monter**. Elle te fait monter une marche raide, si haute soit-elle. Un détour n’est jamais perdu !
lesson-towers-steep-title = Raide, mais possible
lesson-towers-steep = Le chemin du livre est déjà ouvert. Tu dois pousser quand même, alors pousse là où cela ne gêne pas.
lesson-towers-steep-walk-title = Avec un sort
lesson-towers-steep-walk = Les cases violettes coûtent des cartes. De b1 à c1, tu montes de deux étages d’un coup : il te faut ta carte **Monter**.
lesson-towers-found-title = Le livre est à toi
lesson-towers-found = Tu montres la carte et tu regardes ton prochain trésor. Quand ton chemin finit sur ton trésor, tu ne pioches pas de sort.
lesson-towers-rune-title = Vers la pierre runique
lesson-towers-rune = Au milieu, haute de cinq étages, se dresse la **rune**. Chacun doit y aller une fois, quand il veut. Tu es à la hauteur 3. Avec une tour de hauteur 4 entre les deux, l’escalier mène tout droit en haut.
lesson-towers-rune-walk-title = Trois, quatre, cinq
lesson-towers-rune-walk = Deux fois un étage : cela ne coûte rien.
lesson-towers-end-title = La carte rune est retournée
lesson-towers-end = Maintenant tu sais tout : pousser, grimper, piocher des sorts et les jouer pour les marches raides. Qui a trouvé tous ses trésors, visité la rune et rentre avant les autres gagne.

## Les règles

rules-reading = On va chercher les règles…
rules-contents = Sommaire
rules-show = Montre-moi
rules-show-again = Montre encore

rules-classic-aim-title = Le but du jeu
rules-classic-aim = Trouve tes images secrètes dans un labyrinthe qui change sans cesse, puis **rentre à la maison avant les autres**.
rules-classic-set-up-title = Avant de commencer
rules-classic-set-up = 7 × 7 plaques sont sur la table. Une ligne sur deux et une colonne sur deux peuvent être poussées ; une plaque reste libre.
    Chacun reçoit le même nombre de cartes, faces cachées, et n’en regarde qu’**une** : l’image à trouver d’abord.
    Chaque pion est sur le coin de sa couleur. On joue dans le sens des aiguilles d’une montre.
rules-classic-push-title = Pousser
rules-classic-push = Un tour a deux parties : d’abord **pousser**, puis **avancer**. Pousser est obligatoire, même si ton chemin est déjà ouvert.
    Tourne la plaque libre comme tu veux et pousse-la par une flèche. Toute la rangée avance d’une case, et la plaque de l’autre bout tombe. C’est la plaque libre du joueur suivant.
rules-classic-ban-title = La seule chose interdite
rules-classic-ban = Tu ne peux pas remettre tout de suite la plaque là où elle **vient de sortir**. Cette flèche est barrée sur le plateau.
rules-classic-walk-title = Avancer
rules-classic-walk = Avance par les couloirs ouverts aussi loin que tu veux, ou reste sur place. Un passage n’est ouvert que si les **deux** plaques s’ouvrent l’une vers l’autre.
    Personne ne bloque personne : tu peux croiser les autres et partager une case.
rules-classic-shoved-title = Emporté, ou hors du plateau
rules-classic-shoved = Un pion sur la rangée poussée avance avec elle. S’il tombe avec une plaque, il revient à l’autre bout, sur la plaque qui vient d’**entrer**. Cela ne compte pas encore comme un chemin.
rules-classic-pictures-title = Trouver les images
rules-classic-pictures = Si ton chemin **finit** sur ton image, tu retournes la carte et tu regardes la suivante. Une image par chemin ; passer dessus ne compte pas, rester dessus compte.
    On n’y arrive pas à chaque tour. Alors rapproche-toi.
    Si une poussée t’emporte sur ton image pendant le tour d’un autre, tu peux y rester à ton prochain tour.
rules-classic-end-title = À la maison
rules-classic-end = Quand toutes tes cartes sont retournées, rentre dans ton coin. Le premier qui y **finit un chemin**, lors d’un tour suivant, gagne aussitôt.
rules-classic-messages-title = Les messages au dos
rules-classic-messages = Avec cette option, certaines plaques portent un message au dos. Quand ta poussée en fait sortir une, on lit son message, et tu peux t’en servir pendant ce tour.
    • **Deuxième poussée** : pousse encore une fois la plaque, ailleurs, avant d’avancer.
    • **Double tour** : avance, puis pousse et avance encore une fois.
    • **Changement de place** : change de place avec un autre pion, puis avance à partir de là.
    • **Deuxième carte** : regarde encore une carte ; peu importe laquelle des deux images tu trouves d’abord.
    • **Échange de carte** : choisis une autre carte de ta pile comme but.
    • **À travers le mur** : traverse un mur sur ton chemin.
rules-classic-second-push-title = { message-second-push }
rules-classic-second-push = Tu es le pion **rouge** et tu cherches la **bague**. Une seule poussée n’y mène pas. Une deuxième, avec la plaque qui vient de sortir, ouvre le chemin.
rules-classic-double-turn-title = { message-double-turn }
rules-classic-double-turn = D’abord l’**araignée**, puis encore une poussée et en route vers les **clés** : deux images en un seul tour. Pendant ce tour, on ne lit aucun autre message.
rules-classic-swap-title = { message-swap }
rules-classic-swap = Aucun couloir ne te mène au **fantôme**, mais il y en a un depuis la case du pion bleu. Change de place et avance à partir de là.
rules-classic-through-wall-title = { message-through-wall }
rules-classic-through-wall = Entre **f7** et **e7**, rien n’est ouvert. Pour une fois, tu passes quand même, jusqu’au **chandelier**.
rules-classic-secrets-title = Ce qui est secret, ce qui se voit
rules-classic-secrets = Ton but est ton secret. Tous voient les cartes retournées, combien il en reste à chacun et ce qu’on a lu au dos des plaques.
rules-classic-options-title = Ce qui se règle
rules-classic-options = • **Images par joueur** : moins de cartes, partie plus courte.
    • **Plaques à événement** : les surprises au dos.
    • **Retour à la maison** : avec de petits enfants, désactive-le ; qui trouve sa dernière image gagne alors aussitôt.

rules-master-aim-title = Le but du jeu
rules-master-aim = Prends les trésors du dragon du plus petit au plus grand, sauve-les dans des duels et, à la fin, bats le dragon. **Qui a le plus de points gagne.**
rules-master-set-up-title = Avant de commencer
rules-master-set-up = Au milieu se trouve l’**antre** avec le dragon, qui regarde d’un côté. Douze trésors de 1 à 6, deux de chaque valeur, sont sur le plateau. Deux gardes s’y tiennent, un blanc et un noir.
    Chacun reçoit le même nombre de cartes de 1 à 6 et de 7 à 12, et les garde secrètes.
rules-master-push-title = Pousser
rules-master-push = D’abord, tu dois pousser. Tourne la plaque libre et pousse-la par une flèche ; la rangée avance d’une case. Tout ce qui s’y trouve avance aussi : pions, gardes **et trésors**. Ce qui tombe revient à l’autre bout.
    Ne remets jamais tout de suite la plaque là où elle vient de sortir.
rules-master-walk-title = Avancer
rules-master-walk = Avance par les couloirs ouverts aussi loin que tu veux, ou reste sur place.
    L’**antre est fermé** : à pied, personne n’y entre, ne le traverse ni n’en sort. Seule une poussée t’y fait entrer ou sortir.
rules-master-treasures-title = Prendre des trésors
rules-master-treasures = Seule la **plus petite valeur** du plateau peut être prise ; ces trésors brillent. Si ton chemin finit sur l’un d’eux, tu le prends. Tu dois venir d’une autre case, et tu n’en prends qu’un par tour.
    Si le plus petit est sous l’antre, tous attendent que quelqu’un l’en fasse sortir.
rules-master-cards-title = Les cartes : pièce ou symbole
rules-master-cards = Chaque carte sert une fois, puis elle va, visible, à la défausse.
    • **Pièce** : quand tu prends un trésor, défausse la carte de même valeur. Une pièce vaut 5 points et ne se perd jamais.
    • **Relancer** : cartes 1 à 6, en duel.
    • **Double tour** : cartes 7 à 12, à la fin de ton tour.
    On te pose la question dès que tu as une carte, quelle qu’elle soit. Ainsi, personne ne devine ton jeu.
rules-master-dragon-title = Le dragon se réveille
rules-master-dragon = Qui a pris un trésor lance le **dé du dragon**.
    • **Des flèches** : le dragon fait autant de quarts de tour dans le sens des aiguilles d’une montre et regarde dans les couloirs qui partent de la case devant lui.
    • **Un garde** : il regarde dans les couloirs où il se trouve.
    De tous les pions qui s’y trouvent, seul **le plus proche** se bat en duel ; à distance égale, tous les plus proches.
rules-master-duel-title = Le duel
rules-master-duel = Lance le dé de duel. **4, 5, 6** : rien n’est perdu. **1, 2, 3** : ton plus petit trésor s’en va, sauf si tu défausses une carte de 1 à 6 pour relancer. Le nouveau jet compte.
rules-master-others-title = Même hors de ton tour
rules-master-others = Un duel peut te tomber dessus pendant le tour d’un autre. À toi de décider si un trésor vaut une carte. Qui n’a pas de trésor ne lance pas le dé, mais protège ceux qui sont plus loin.
rules-master-double-title = Double tour
rules-master-double = À la fin de ton tour, tu peux défausser une carte de 7 à 12 et jouer **encore un tour entier**. Ensuite, c’est au joueur suivant dans tous les cas.
rules-master-second-title = La seconde moitié
rules-master-second = Quand les deux 6 sont pris, on pose les trésors 7 à 12 sur les mêmes douze cases. Si tu en as un sous les pieds, tu dois partir et revenir pour le prendre.
    Dans l’ordre : prendre le 6, défausser ou non une carte pour la pièce, poser les nouveaux trésors, lancer le dé du dragon.
rules-master-final-title = Le duel final
rules-master-final = Quand tous les trésors sont pris, le dragon ne tourne plus. Dès le tour suivant, qui se trouve sur la case **devant lui** après avoir marché ou être resté sur place peut le combattre, une fois par tour.
    Jusqu’à trois jets ; **12 ou plus** au total, c’est aussitôt gagné. Après chaque jet, tu peux défausser une carte de 1 à 6 pour le refaire, autant de fois que tu as de ces cartes.
    Qui perd y laisse son plus petit trésor, et son tour est fini.
rules-master-end-title = La fin
rules-master-end = Qui bat le dragon gagne **15 points**, et la partie est finie. Additionne les valeurs de tes trésors, plus 5 par pièce. À égalité, qui a le plus de trésors gagne ; si c’est encore égal, la victoire est partagée.
rules-master-options-title = Ce qui se règle
rules-master-options = • **Partie courte** : seulement les trésors 1 à 6, puis le duel final. Les cartes 7 à 12 donnent toujours des doubles tours.

rules-towers-aim-title = Le but du jeu
rules-towers-aim = Trouve tes trésors secrets, visite la **pierre runique** au milieu et rentre avant les autres, en montant et en descendant les tours.
rules-towers-set-up-title = Avant de commencer
rules-towers-set-up = 5 × 5 tours, hautes de 1 à 5 étages. Une ligne sur deux et une colonne sur deux peuvent être poussées ; une tour reste libre.
    Les douze cartes trésor sont distribuées faces cachées : **6 chacun** à deux, **4** à trois, **3** à quatre. N’en regarde qu’**une** : le trésor à trouver d’abord.
    Chacun a aussi une carte rune, posée face visible, et **une carte sort**, qui reste secrète. Les autres cartes sort forment la pioche.
rules-towers-push-title = Pousser
rules-towers-push = D’abord, tu dois pousser. Tourne la tour libre et pousse-la par une flèche ; la rangée avance d’une case. Les pions avancent avec elle, les trésors restent sur leur tour. Un pion qui tombe revient à l’autre bout.
    Ne remets jamais tout de suite la tour là où elle vient de sortir.
rules-towers-heights-title = Avancer : un étage par pas
rules-towers-heights = Avance aussi loin que tu veux. À chaque pas, le chemin doit être ouvert des **deux** côtés, et la tour suivante peut être plus haute ou plus basse d’**un étage** au plus.
rules-towers-spells-title = Les sorts
rules-towers-spells = Une carte sort paie **une** marche trop raide, quelle que soit sa hauteur.
    • **Monter** : une marche vers le haut.
    • **Descendre** : une marche vers le bas.
    • **Joker** : l’un ou l’autre.
    Tu peux jouer plusieurs cartes sur un même chemin. Elles ne font pas traverser les murs.
    Le plateau propose le chemin qui coûte le moins de cartes et, parmi ceux-là, le moins de jokers. Si d’autres cartes conviennent, tu choisis. Les cartes jouées vont sur la défausse, faces visibles.
rules-towers-move-ends-title = Où finit ton chemin
rules-towers-move-ends = • Sur **ton trésor** : tu retournes la carte et tu regardes la suivante.
    • Sur la **rune**, la première fois : tu retournes ta carte rune.
    • **Partout ailleurs** : tu pioches une carte sort. Rester sur place compte aussi.
    Seule compte la fin du chemin, pas ce que tu traverses.
    Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Si elle est vide aussi, tu ne pioches rien. Tu peux garder autant de cartes que tu veux.
rules-towers-rune-title = La pierre runique
rules-towers-rune = Elle se dresse au milieu, haute de cinq étages : c’est l’endroit le plus haut de tous. Chacun doit y finir un chemin **une fois**, quand cela lui convient.
rules-towers-end-title = À la maison
rules-towers-end = Quand tous tes trésors sont trouvés et ta carte rune retournée, rentre dans ton coin. Le premier qui y finit un chemin, lors d’un tour suivant, gagne.
rules-towers-secrets-title = Ce qui est secret, ce qui se voit
rules-towers-secrets = Ton trésor et tes sorts sont ton secret. Tous voient les trésors trouvés, les cartes rune, les sorts joués et combien de cartes chacun tient.
rules-towers-options-title = Ce qui se règle
rules-towers-options = • **Enfants** : pour un enfant, chaque carte sort est un joker.
