# The guided game, and the rules.

classic-lesson-push-title = D’abord, tu pousses
classic-lesson-push = Tu es le pion **rouge**, en haut à gauche. Ta carte secrète dit : trouve le **papillon de nuit**. Il est en d1, mais aucun couloir n’y mène. Alors tu en ouvres un ! La plaque libre entre par une flèche et fait avancer toute la rangée. Tourne-la d’abord pour que ses ouvertures conviennent.
classic-lesson-walk-title = Maintenant, tu avances
classic-lesson-walk = Le sol éclairé montre jusqu’où tu peux aller : par les couloirs ouverts, aussi loin que tu veux. Le **papillon de nuit** est à ta portée.
classic-lesson-found-title = Trouvé !
classic-lesson-found = Tu montres ta carte à tous et tu regardes la suivante en secret : l’**épée**. Maintenant, c’est au tour de Mira. Elle pousse et avance comme toi.
classic-lesson-shoved-title = Oups, hors du plateau !
classic-lesson-shoved = Mira a poussé la colonne où tu étais, et ta plaque est sortie par le haut. Rien de grave : tu reviens à l’autre bout, sur la plaque qui vient d’entrer.
classic-lesson-nearer-title = Une flèche est interdite
classic-lesson-nearer = Tu peux pousser partout, sauf là où la plaque vient de sortir. Et cette fois, l’épée reste hors de portée, quoi que tu pousses. Alors rapproche-toi.
classic-lesson-nearer-walk-title = Un bon endroit pour attendre
classic-lesson-nearer-walk = Va dans le coin **g7**, deux cases sous l’épée. Tu pourrais aussi rester sur place : avancer n’est jamais obligatoire.
classic-lesson-second-title = Cette fois, ça marche
classic-lesson-second = Il ne reste qu’un mur sur ta route. Survole ou touche une flèche : le plateau montre ce que cette poussée ouvrirait, avant que tu la fasses.
classic-lesson-second-walk-title = L’épée est à ta portée
classic-lesson-second-walk = Tu dois **terminer ton déplacement** sur ton image. Passer dessus ne compte pas.
classic-lesson-home-title = Toutes les images sont trouvées
classic-lesson-home = Tes deux cartes sont retournées. Il ne reste que le retour dans ton coin. Mais pas pendant ce tour : d’abord, c’est au tour de Mira.
classic-lesson-home-push-title = Ouvre le chemin du retour
classic-lesson-home-push = La maison est loin, de l’autre côté du plateau. Une seule poussée peut relier deux longs couloirs. Cherchons-la ensemble.
classic-lesson-home-walk-title = Cours !
classic-lesson-home-walk = Treize cases d’un coup. Personne ne te bloque : les pions peuvent se croiser et partager une case.
classic-lesson-end-title = Tu as gagné !
classic-lesson-end = Pousser, tourner, avancer, trouver ses images et rentrer : c’est tout le jeu. À quatre, c’est plus mouvementé, et des messages au dos des plaques réservent des surprises. On y va ?

classic-rules-aim-title = Le but du jeu
classic-rules-aim = Trouve tes images secrètes dans un labyrinthe qui change sans cesse, puis **rentre à la maison avant les autres**. Pour deux à quatre joueurs, dès 7 ans environ.
classic-rules-set-up-title = Avant de commencer
classic-rules-set-up = Le plateau compte 7 × 7 plaques. Une ligne sur deux et une colonne sur deux peuvent être poussées ; une plaque reste libre.
    Les 24 cartes sont distribuées faces cachées : **12 chacun** à deux, **8** à trois, **6** à quatre. Tu n’en regardes qu’**une** : l’image à trouver d’abord.
    Chaque pion commence dans le coin de sa couleur. On joue dans le sens des aiguilles d’une montre. Selon la règle d’origine, **le plus jeune** commence ; ici, on peut aussi choisir quelqu’un ou laisser faire le hasard.
classic-rules-push-title = Pousser
classic-rules-push = Un tour a deux parties : d’abord **pousser**, puis **avancer**. Pousser est obligatoire, même si ton chemin est déjà ouvert.
    Tourne la plaque libre comme tu veux et pousse-la par une flèche. Toute la rangée avance d’une case, et la plaque de l’autre bout sort du plateau. C’est la plaque libre du joueur suivant.
classic-rules-ban-title = La seule chose interdite
classic-rules-ban = Tu ne peux pas remettre tout de suite la plaque là où elle **vient de sortir**. Cette flèche est barrée sur le plateau.
classic-rules-walk-title = Avancer
classic-rules-walk = Avance par les couloirs ouverts aussi loin que tu veux, ou reste sur place. Un passage n’est ouvert que si les **deux** plaques s’ouvrent l’une vers l’autre.
    Personne ne te bloque : tu peux croiser les autres et partager une case.
    Tu distingues mal les couloirs ? Plisse un peu les yeux : les chemins ressortent mieux.
classic-rules-shoved-title = Emporté ou hors du plateau
classic-rules-shoved = Un pion sur la rangée poussée avance avec elle. S’il sort avec une plaque, il revient à l’autre bout, sur la plaque qui vient d’**entrer**. Cela ne compte pas comme un déplacement.
classic-rules-pictures-title = Trouver les images
classic-rules-pictures = Si tu **termines ton déplacement** sur ton image, tu retournes la carte et tu regardes la suivante. Une image par déplacement ; passer dessus ne compte pas, rester dessus compte.
    On n’y arrive pas à chaque tour. Va alors là d’où ce sera plus facile la prochaine fois.
    Si une poussée t’emporte sur ton image pendant le tour d’un autre, tu peux y rester à ton prochain tour.
classic-rules-end-title = À la maison
classic-rules-end = Quand toutes tes cartes sont retournées, rentre dans ton coin. Le premier qui y **termine son déplacement** gagne aussitôt. Il faut un autre déplacement que celui de la dernière image.
classic-rules-messages-title = Les messages au dos
classic-rules-messages = Avec cette option, certaines plaques portent un message au dos. Quand ta poussée en fait sortir une, tout le monde lit son message, et tu peux t’en servir pendant ce tour. Tous t’aident, mais aucun n’est obligatoire.
    • **Deuxième poussée** : pousse encore une fois la plaque, ailleurs, avant d’avancer. On ne lit pas le dos de la plaque qui sort cette fois.
    • **Double tour** : avance, puis pousse et avance encore une fois.
    • **Changement de place** : change de place avec un autre pion, puis avance à partir de là.
    • **Deuxième carte** : regarde encore une carte. Peu importe laquelle des deux images tu trouves d’abord, même plus tard.
    • **Échange de carte** : choisis une autre carte de ta pile comme objectif. L’ancienne y retourne, et la pile est mélangée.
    • **À travers le mur** : traverse un mur.
classic-rules-second-push-title = { classic-message-second-push }
classic-rules-second-push = Tu es le pion **rouge** et tu cherches la **bague**. Une seule poussée n’y mène pas. Une deuxième, avec la plaque qui vient de sortir, ouvre le chemin.
classic-rules-double-turn-title = { classic-message-double-turn }
classic-rules-double-turn = D’abord l’**araignée**, puis encore une poussée et en route vers les **clés** : deux images en un seul tour. Pendant ce tour, on ne lit aucun autre message.
classic-rules-swap-title = { classic-message-swap }
classic-rules-swap = Aucun couloir ne te mène au **fantôme**, mais il y en a un depuis la case du pion bleu. Change de place et avance à partir de là.
classic-rules-through-wall-title = { classic-message-through-wall }
classic-rules-through-wall = Entre **f7** et **e7**, rien n’est ouvert. Pour une fois, tu passes quand même, jusqu’au **chandelier**.
classic-rules-secrets-title = Ce qui est secret
classic-rules-secrets = Ton objectif est ton secret. Tous voient les cartes retournées, combien il en reste à chacun et les messages déjà lus.
classic-rules-options-title = Options
classic-rules-options = • **Images par joueur** : la règle d’origine distribue toutes les cartes. Avec moins de cartes, la partie est plus courte ; c’est notre ajout.
    • **Plaques événement** : les surprises au dos.
    • **Retour à la maison** : avec de petits enfants, désactive-le ; le joueur qui trouve sa dernière image gagne alors aussitôt.
