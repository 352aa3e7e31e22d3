# Apprendre : les premières parties guidées et les règles de chaque jeu.

coach-title = Partie guidée
coach-progress = Où en est la partie guidée
coach-show = Montre-moi
coach-try = J’essaie
coach-why = Pourquoi ?
coach-on = Continuer
coach-play = Jouer pour de vrai
coach-rules = Les règles
coach-again = Encore une fois
coach-instead = C’est possible aussi. Dans cette partie, essaie plutôt ceci : { $doing }
coach-push = { $turns ->
    [0] Pousse la plaque comme elle est :
    [1] Tourne la plaque une fois, puis pousse-la :
    [2] Tourne la plaque deux fois, puis pousse-la :
   *[3] Tourne la plaque trois fois, puis pousse-la :
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
    [0] Pousse la tour comme elle est :
    [1] Tourne la tour une fois, puis pousse-la :
    [2] Tourne la tour deux fois, puis pousse-la :
   *[3] Tourne la tour trois fois, puis pousse-la :
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
   *[1] Va en **{ $cell }**. Cela coûte une carte : touche la case une fois pour voir laquelle, et encore une fois pour y aller.
  }
coach-coin = Donne la **carte { $card }**.
coach-again-roll = Donne la **carte { $card }** et relance le dé.
coach-double = Donne la **carte { $card }**.
coach-decline = Cette fois : **{ $answer }**.

## Classique, la partie guidée

lesson-classic-push-title = D’abord, tu pousses
lesson-classic-push = Tu es le pion **rouge**, en haut à gauche. Ta carte secrète dit : trouve le **papillon de nuit**. Il est en d1, mais aucun couloir n’y mène. Alors tu en ouvres un ! La plaque libre entre par une flèche et fait avancer toute la rangée. Tourne-la d’abord pour que son ouverture convienne.
lesson-classic-walk-title = Maintenant, tu avances
lesson-classic-walk = Le sol éclairé montre jusqu’où tu peux aller : par les couloirs ouverts, aussi loin que tu veux. Le **papillon de nuit** est à ta portée.
lesson-classic-found-title = Trouvé !
lesson-classic-found = Tu montres ta carte à tous et tu regardes la suivante en secret : l’**épée**. C’est à Mira. Elle pousse et avance comme toi.
lesson-classic-shoved-title = Oups, poussé dehors !
lesson-classic-shoved = Mira a poussé la colonne où tu étais, et ta plaque est tombée en haut. Rien de grave : tu reviens à l’autre bout, sur la plaque qui vient d’entrer.
lesson-classic-nearer-title = Un chemin est interdit
lesson-classic-nearer = Tu peux pousser partout, sauf là où la plaque vient de sortir. Et cette fois, l’épée est hors de portée, quoi que tu pousses. Alors rapproche-toi.
lesson-classic-nearer-walk-title = Une bonne place pour attendre
lesson-classic-nearer-walk = Va dans le coin **g7**, deux cases sous l’épée. Tu pourrais aussi rester : avancer n’est jamais obligatoire.
lesson-classic-second-title = Cette fois, ça marche
lesson-classic-second = Il ne reste qu’un mur. Pointe une flèche : le plateau montre ce que cette poussée ouvrirait, avant que tu la fasses.
lesson-classic-second-walk-title = La voie est libre
lesson-classic-second-walk = Ton chemin doit **finir** sur ton image. Passer dessus ne compte pas.
lesson-classic-home-title = Toutes les images sont trouvées
lesson-classic-home = Tes deux cartes sont retournées. Il ne reste que le retour dans ton coin. Mais plus dans ce tour : d’abord, c’est à Mira.
lesson-classic-home-push-title = Ouvre le chemin du retour
lesson-classic-home-push = La maison est loin, de l’autre côté du plateau. Une seule poussée peut relier deux longs couloirs. Cherchons-la ensemble.
lesson-classic-home-walk-title = Cours !
lesson-classic-home-walk = Treize cases d’un coup. Personne ne te bloque : les pions peuvent se croiser et partager une case.
lesson-classic-end-title = Tu as gagné !
lesson-classic-end = Pousser, tourner, avancer, trouver et rentrer : c’est tout le jeu. À quatre, c’est plus mouvementé, et des messages au dos des plaques réservent des surprises. On y va ?

## Maître, la partie guidée

lesson-master-push-title = Les trésors du dragon
lesson-master-push = Tu es le pion **rouge**. Les trésors se prennent dans l’ordre : seuls les **plus petits** du plateau sont à prendre, maintenant les deux **1**. Ils brillent comme de l’or. D’abord, comme toujours, tu pousses.
lesson-master-walk-title = Prends-le
lesson-master-walk = Va sur le **1**. Tu dois venir d’une autre case : attendre sur un trésor ne rapporte rien.
lesson-master-coin-title = Une carte contre une pièce ?
lesson-master-coin = Chaque carte sert **une fois** : pour une pièce ou pour son symbole. Tu as la carte **1** et tu viens de prendre un 1. Cela donne une pièce, qui vaut **5 points**. Personne ne pourra te la reprendre.
lesson-master-duel-title = Le dragon se réveille
lesson-master-duel = Qui prend un trésor lance le dé du dragon. Le dragon a tourné de trois quarts et regarde maintenant dans le couloir en **d3**. De tous ceux qui s’y trouvent, seul le **plus proche** doit se battre en duel. C’est toi. Avec **4, 5 ou 6**, rien n’est perdu.
lesson-master-again-title = Seulement un 2
lesson-master-again = Ton plus petit trésor serait perdu. Mais les cartes **1 à 6** permettent de relancer, tant que tu en as. Donnes-en une.
lesson-master-double-later-title = Sauvé
lesson-master-double-later = Un 5 ! Ton trésor est en sûreté. À la fin de ton tour, tu peux donner une carte de **7 à 12** pour jouer encore un tour entier. Garde-la pour un meilleur moment.
lesson-master-guard-title = Pas ton tour, mais ton duel
lesson-master-guard = Mira a pris l’autre 1, et le dé a montré le **garde noir**. Il menace le couloir où il se trouve, et tu es le plus proche. C’est donc toi qui lances le dé, au milieu de son tour.
lesson-master-give-up-title = Un 3 ne suffit pas
lesson-master-give-up = Tu pourrais relancer. Mais il ne s’agit que de ton **1**, un seul point. Une carte vaut plus que cela. Laisse-le partir ; ta pièce te reste.
lesson-master-two-title = La valeur suivante
lesson-master-two = Les deux 1 sont pris, les **2** brillent maintenant. Une poussée emporte tout ce qui se trouve sur la rangée : pions, gardes et trésors.
lesson-master-two-walk-title = En route vers le 2
lesson-master-two-walk = Tu peux passer devant le garde. Seul l’**antre** au milieu est fermé : personne n’y entre ni n’en sort à pied. Seule une poussée t’y mène.
lesson-master-double-title = Encore un tour
lesson-master-double = Le dragon a tourné et n’a vu personne. Et l’autre **2** est à ta portée. C’est le moment pour un double tour.
lesson-master-extra-title = Ton tour en plus
lesson-master-extra = Pousse et avance encore une fois. Le dé du dragon sera lancé encore une fois, lui aussi.
lesson-master-extra-walk-title = Le tour du plateau
lesson-master-extra-walk = Le long couloir te mène à l’autre **2**.
lesson-master-end-title = Voilà la chasse
lesson-master-end = Cette fois, le dragon a vu Mira, et elle a perdu son 1. Cela continue jusqu’à 6, et jusqu’à 12 dans la partie longue. Quand le dernier trésor est pris, qui se tient devant le dragon peut l’affronter : trois jets, 12 au total. Cela rapporte 15 points et termine la partie. Le plus de points gagne.

## Tours, la partie guidée

lesson-towers-push-title = Un labyrinthe en hauteur
lesson-towers-push = Tu es le pion **rouge**, en haut à gauche, et tu cherches le **livre** en c1. Chaque tour a de 1 à 5 étages. D’abord, tu pousses : toute une rangée de tours avance.
lesson-towers-steps-title = On monte, on descend
lesson-towers-steps = Monter ou descendre d’un étage ne coûte rien. De b1, tu montes d’**un** étage en b2 et tu redescends d’un en b3. Le livre en c1 est **deux** étages plus haut que b1 : trop raide pour l’instant.
lesson-towers-spell-title = Tu tires un sort
lesson-towers-spell = Ton chemin n’a fini sur aucun de tes buts, alors tu tires une carte de sort : **Monter**. Elle te fait monter une marche raide, si haute soit-elle. Un détour n’est jamais perdu !
lesson-towers-steep-title = Raide, mais possible
lesson-towers-steep = Le chemin du livre est déjà ouvert. Tu dois pousser quand même, alors pousse là où cela ne gêne pas.
lesson-towers-steep-walk-title = Avec un sort
lesson-towers-steep-walk = Les cases violettes coûtent des cartes. De b1 à c1, tu montes de deux étages d’un coup : cela prend ton **Monter**.
lesson-towers-found-title = Le livre est à toi
lesson-towers-found = Tu montres la carte et tu regardes ton prochain trésor. Quand ton chemin finit sur ton trésor, tu ne tires pas de sort.
lesson-towers-rune-title = Vers la pierre runique
lesson-towers-rune = Au milieu, à cinq étages, se dresse la **rune**. Chacun doit y aller une fois, quand il veut. Tu es à la hauteur 3. Avec une tour de hauteur 4 entre les deux, l’escalier mène tout droit en haut.
lesson-towers-rune-walk-title = Trois, quatre, cinq
lesson-towers-rune-walk = Deux fois un étage : c’est gratuit.
lesson-towers-end-title = La carte rune est retournée
lesson-towers-end = Maintenant tu sais tout : pousser, grimper, tirer des sorts et les utiliser pour les marches raides. Qui a trouvé tous ses trésors, visité la rune et rentre le premier gagne.

## Les règles

rules-reading = On va chercher les règles …
rules-contents = Sommaire
rules-show = Montre-moi
rules-show-again = Montre encore

rules-classic-aim-title = De quoi s’agit-il
rules-classic-aim = Trouve tes images secrètes dans un labyrinthe qui change sans cesse, puis **rentre le premier à la maison**.
rules-classic-set-up-title = Avant de commencer
rules-classic-set-up = 7×7 plaques sont sur la table. Une rangée sur deux peut être poussée ; une plaque reste libre.
    Chacun reçoit autant de cartes, faces cachées, et n’en regarde qu’**une** : l’image à trouver d’abord.
    Chaque pion est sur le coin de sa couleur. On joue dans le sens des aiguilles d’une montre.
rules-classic-push-title = Pousser
rules-classic-push = Un tour a deux parties : d’abord **pousser**, puis **avancer**. Pousser est obligatoire, même si ton chemin est déjà ouvert.
    Tourne la plaque libre comme tu veux et pousse-la par une flèche. Toute la rangée avance d’une case, et la plaque de l’autre bout tombe. Elle servira au joueur suivant.
rules-classic-ban-title = La seule chose interdite
rules-classic-ban = Tu ne peux pas remettre la plaque là où elle **vient de sortir**. Cette flèche est barrée sur le plateau.
rules-classic-walk-title = Avancer
rules-classic-walk = Avance par les couloirs ouverts aussi loin que tu veux, ou reste. Un passage n’est ouvert que si les **deux** plaques s’ouvrent l’une vers l’autre.
    Personne ne bloque personne : tu peux croiser les autres et partager une case.
rules-classic-shoved-title = Emporté et poussé dehors
rules-classic-shoved = Qui est sur la rangée poussée avance avec elle. Qui tombe avec une plaque revient à l’autre bout, sur la plaque qui vient d’**entrer**. Ce n’est pas encore un déplacement.
rules-classic-pictures-title = Trouver les images
rules-classic-pictures = Si ton chemin **finit** sur ton image, tu retournes la carte et tu regardes la suivante. Une image par tour ; passer dessus ne compte pas, rester dessus compte.
    On n’y arrive pas à chaque tour. Alors rapproche-toi.
    Qui est porté sur son image pendant le tour d’un autre peut y rester à son propre tour.
rules-classic-end-title = À la maison
rules-classic-end = Quand toutes tes cartes sont retournées, rentre dans ton coin. Le premier qui y **finit son chemin**, lors d’un tour suivant, gagne aussitôt.
rules-classic-messages-title = Les messages au dos
rules-classic-messages = Avec cette option, certaines plaques portent un message au dos. Quand ta poussée en fait sortir une, on le lit, et tu peux t’en servir pendant ce tour.
    • **Deuxième poussée** : repousse la plaque ailleurs avant d’avancer.
    • **Double tour** : avance, puis pousse et avance encore.
    • **Changement de place** : échange ta place avec un autre pion, puis avance.
    • **Deuxième carte** : regarde une autre carte ; tu peux trouver l’une ou l’autre d’abord.
    • **Échange** : choisis une autre carte de ta pile comme but.
    • **À travers le mur** : traverse un mur en chemin.
rules-classic-secrets-title = Secret et visible
rules-classic-secrets = Ton but est ton secret. Tous voient les cartes retournées, combien il en reste à chacun et ce qu’on a lu au dos des plaques.
rules-classic-options-title = Ce qui se règle
rules-classic-options = • **Images par joueur** : moins de cartes, partie plus courte.
    • **Plaques à événement** : les surprises au dos.
    • **Retour** : avec de petits enfants, laissez-le de côté ; la dernière image gagne aussitôt.

rules-master-aim-title = De quoi s’agit-il
rules-master-aim = Prends les trésors du dragon du plus petit au plus grand, sauve-les dans des duels et, à la fin, bats le dragon. **Le plus de points gagne.**
rules-master-set-up-title = Avant de commencer
rules-master-set-up = Au milieu se trouve l’**antre** avec le dragon, qui regarde d’un côté. Douze trésors de 1 à 6, deux de chaque valeur, sont sur le plateau. Deux gardes s’y tiennent, un blanc et un noir.
    Chacun reçoit autant de cartes de 1 à 6 et de 7 à 12, et les garde secrètes.
rules-master-push-title = Pousser
rules-master-push = D’abord, tu dois pousser. Tourne la plaque libre et pousse-la par une flèche ; la rangée avance d’une case. Tout ce qui s’y trouve avance aussi : pions, gardes **et trésors**. Ce qui tombe revient à l’autre bout.
    Ne la pousse jamais tout de suite là où une plaque vient de sortir.
rules-master-walk-title = Avancer
rules-master-walk = Avance par les couloirs ouverts aussi loin que tu veux, ou reste.
    L’**antre est fermé** : personne n’y entre, ne le traverse ni n’en sort à pied. Seule une poussée t’y fait entrer ou sortir.
rules-master-treasures-title = Prendre des trésors
rules-master-treasures = Seule la **plus petite valeur** du plateau peut être prise ; ces trésors brillent. Si ton chemin finit sur l’un d’eux, tu le prends. Tu dois venir d’une autre case, et c’est un par tour.
    Si le plus petit est sous l’antre, tous attendent que quelqu’un l’en fasse sortir.
rules-master-cards-title = Les cartes : pièce ou symbole
rules-master-cards = Chaque carte sert une fois, puis elle va, visible, à la défausse.
    • **Pièce** : quand tu prends un trésor, donne la carte de même valeur. Une pièce vaut 5 points et ne se perd jamais.
    • **Relancer** : cartes 1 à 6, en duel.
    • **Double tour** : cartes 7 à 12, à la fin de ton tour.
    On te pose la question dès que tu as une carte, quelle qu’elle soit. Ainsi, personne ne devine ton jeu.
rules-master-dragon-title = Le dragon se réveille
rules-master-dragon = Qui a pris un trésor lance le **dé du dragon**.
    • **Des flèches** : le dragon tourne d’autant de quarts dans le sens des aiguilles d’une montre et regarde dans les couloirs qui partent de la case devant lui.
    • **Un garde** : il regarde dans les couloirs où il se trouve.
    De tous ceux qui s’y trouvent, seul le **plus proche** se bat en duel ; à distance égale, tous les plus proches.
rules-master-duel-title = Le duel
rules-master-duel = Lance le dé du duel. **4, 5, 6** : rien n’est perdu. **1, 2, 3** : ton plus petit trésor s’en va, sauf si tu donnes une carte de 1 à 6 pour relancer. Le nouveau jet compte.
rules-master-others-title = Même hors de ton tour
rules-master-others = Un duel peut te tomber dessus pendant le tour d’un autre. À toi de décider si un trésor vaut une carte. Qui n’a pas de trésor ne lance pas le dé, mais protège ceux qui sont plus loin.
rules-master-double-title = Double tour
rules-master-double = À la fin de ton tour, tu peux donner une carte de 7 à 12 et jouer **encore un tour entier**. Ensuite, c’est au suivant dans tous les cas.
rules-master-second-title = La seconde moitié
rules-master-second = Quand les deux 6 sont pris, on pose les trésors 7 à 12 sur les mêmes douze cases. Qui en a un sous les pieds doit partir et revenir pour le prendre.
rules-master-final-title = Le dernier duel
rules-master-final = Quand tous les trésors sont partis, qui finit son chemin sur la case **devant le dragon** peut l’affronter, dès le tour suivant.
    Jusqu’à trois jets ; **12 ou plus** au total l’emportent. Chaque jet peut être refait contre une carte de 1 à 6. Qui perd y laisse son plus petit trésor, et son tour est fini.
rules-master-end-title = La fin
rules-master-end = Qui bat le dragon gagne **15 points**, et la partie est finie. Additionne les valeurs de tes trésors, plus 5 par pièce. À égalité, le plus de trésors l’emporte.
rules-master-options-title = Ce qui se règle
rules-master-options = • **Partie courte** : seulement les trésors 1 à 6, puis le dernier duel. Les cartes 7 à 12 donnent toujours des doubles tours.

rules-towers-aim-title = De quoi s’agit-il
rules-towers-aim = Trouve tes trésors secrets, visite la **pierre runique** au milieu et rentre le premier, en montant et descendant les tours.
rules-towers-set-up-title = Avant de commencer
rules-towers-set-up = 5×5 tours, hautes de 1 à 5 étages. Une rangée sur deux peut être poussée ; une tour reste libre.
    Chacun reçoit des cartes trésor faces cachées et en regarde une, une carte rune et, en secret, **une carte de sort**.
rules-towers-push-title = Pousser
rules-towers-push = D’abord, tu dois pousser. Tourne la tour libre et pousse-la par une flèche ; la rangée avance d’une case. Les pions avancent avec elle, les trésors restent sur leur tour. Qui tombe revient à l’autre bout.
    Ne la pousse jamais tout de suite là où une tour vient de sortir.
rules-towers-heights-title = Avancer : un étage par pas
rules-towers-heights = Avance aussi loin que tu veux. À chaque pas, le chemin doit être ouvert des **deux** côtés, et la tour suivante ne peut être plus haute ou plus basse que d’**un étage**.
rules-towers-spells-title = Les sorts
rules-towers-spells = Une carte de sort paie **un** pas trop raide, si haut ou si bas soit-il.
    • **Monter** : un pas vers le haut.
    • **Descendre** : un pas vers le bas.
    • **Joker** : l’un ou l’autre.
    Tu peux utiliser plusieurs cartes en un seul chemin. Elles ne traversent pas les murs.
rules-towers-move-ends-title = Où finit ton chemin
rules-towers-move-ends = • Sur **ton trésor** : tu retournes la carte et tu regardes la suivante.
    • Sur la **rune**, la première fois : tu retournes ta carte rune.
    • **Partout ailleurs** : tu tires une carte de sort. Rester compte aussi.
    Seule compte la fin du chemin, pas ce que tu traverses.
rules-towers-rune-title = La pierre runique
rules-towers-rune = Elle se dresse au milieu, haute de cinq étages : le plus haut de tous les lieux. Chacun doit y finir **une fois** son chemin, quand cela lui convient.
rules-towers-end-title = À la maison
rules-towers-end = Quand tous tes trésors sont trouvés et ta carte rune retournée, rentre dans ton coin. Le premier qui y finit son chemin, lors d’un tour suivant, gagne.
rules-towers-secrets-title = Secret et visible
rules-towers-secrets = Ton trésor et tes sorts sont ton secret. Tous voient les trésors trouvés, les cartes rune, les sorts utilisés et combien de cartes chacun possède.
rules-towers-options-title = Ce qui se règle
rules-towers-options = • **Enfants** : pour un enfant, chaque carte de sort est un joker.
