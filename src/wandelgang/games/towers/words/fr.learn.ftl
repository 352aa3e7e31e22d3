# The guided game, and the rules.

towers-lesson-push-title = Un labyrinthe à étages
towers-lesson-push = Tu es le pion **rouge**, en haut à gauche, et tu cherches le **livre** en c1. Chaque tour a de 1 à 5 étages. D’abord, tu pousses, comme dans tous les labyrinthes ici : toute une rangée de tours avance.
towers-lesson-steps-title = On monte, on descend
towers-lesson-steps = Monter ou descendre d’un étage ne coûte rien. De b1, tu montes d’**un** étage en b2 et tu redescends d’un en b3. Le livre en c1 est **deux** étages plus haut que b1 : trop raide pour l’instant.
towers-lesson-spell-title = Tu pioches un sort
towers-lesson-spell = Tu n’as terminé ton déplacement sur aucun de tes objectifs, alors tu pioches une carte Sort : **Monter**. Elle te fait monter une marche raide, si haute soit-elle. Un détour n’est jamais perdu !
towers-lesson-steep-title = Raide, mais possible
towers-lesson-steep = Le chemin du livre est déjà ouvert. Tu dois pousser quand même, alors pousse là où cela ne gêne pas.
towers-lesson-steep-walk-title = Avec un sort
towers-lesson-steep-walk = Les cases violettes coûtent des cartes. De b1 à c1, tu montes de deux étages d’un coup : il te faut ta carte **Monter**.
towers-lesson-found-title = Le livre est à toi
towers-lesson-found = Tu montres la carte et tu regardes ton prochain trésor. Quand tu termines ton déplacement sur ton trésor, tu ne pioches pas de sort.
towers-lesson-rune-title = Vers la pierre runique
towers-lesson-rune = Au milieu, haute de cinq étages, se dresse la **rune**. Chacun doit y aller une fois, quand il veut. Tu es à l’étage 3. Avec une tour de quatre étages entre les deux, l’escalier mène tout droit en haut.
towers-lesson-rune-walk-title = Trois, quatre, cinq
towers-lesson-rune-walk = Deux fois un étage : cela ne coûte rien.
towers-lesson-end-title = La carte Rune est retournée
towers-lesson-end = Maintenant tu sais tout : pousser, grimper, piocher des sorts et les jouer pour les marches raides. Pour gagner, trouve tous tes trésors, visite la rune et rentre avant les autres.

towers-rules-aim-title = Le but du jeu
towers-rules-aim = En montant et en descendant les tours, trouve tes trésors secrets, visite la **pierre runique** au milieu et rentre avant les autres. Pour deux à quatre joueurs, dès 7 ans environ.
towers-rules-set-up-title = Avant de commencer
towers-rules-set-up = 5 × 5 tours, hautes de 1 à 5 étages. Une ligne sur deux et une colonne sur deux peuvent être poussées ; une tour reste libre.
    Les douze cartes Trésor sont distribuées faces cachées : **6 chacun** à deux, **4** à trois, **3** à quatre. Tu n’en regardes qu’**une** : le trésor à trouver d’abord.
    Chacun a aussi une carte Rune, posée face visible, et **une carte Sort**, qui reste secrète. Les autres cartes Sort forment la pioche.
    On joue dans le sens des aiguilles d’une montre. Selon la règle d’origine, **le joueur le moins sujet au vertige** commence, ou à défaut le plus jeune ; ici, on peut aussi choisir quelqu’un ou laisser faire le hasard.
towers-rules-push-title = Pousser
towers-rules-push = D’abord, tu dois pousser. Tourne la tour libre et pousse-la par une flèche ; la rangée avance d’une case. Les pions avancent avec elle, les trésors restent sur leur tour. Un pion qui sort revient à l’autre bout : un raccourci pour toi, une taquinerie pour les autres.
    Ne remets jamais tout de suite la tour là où elle vient de sortir.
towers-rules-heights-title = Avancer : un étage par pas
towers-rules-heights = Avance aussi loin que tu veux. À chaque pas, le chemin doit être ouvert des **deux** côtés, et la tour suivante peut être plus haute ou plus basse d’**un étage** au plus. C’est comme dans un escalier : jamais deux marches à la fois.
towers-rules-spells-title = Les sorts
towers-rules-spells = Une carte Sort paie **une** marche trop raide, quelle que soit sa hauteur.
    • **Monter** : une marche vers le haut.
    • **Descendre** : une marche vers le bas.
    • **Joker** : l’un ou l’autre.
    Tu peux jouer plusieurs cartes dans un même déplacement. Elles ne font pas traverser les murs.
    Le plateau propose le chemin qui coûte le moins de cartes et, parmi ceux-là, le moins de jokers. Si d’autres cartes conviennent, tu choisis. Les cartes jouées vont sur la défausse, faces visibles.
towers-rules-move-ends-title = Où tu termines ton déplacement
towers-rules-move-ends = • Sur **ton trésor** : tu retournes la carte et tu regardes la suivante.
    • Sur la **rune**, la première fois : tu retournes ta carte Rune.
    • **Partout ailleurs** : tu pioches une carte Sort, même si tu restes sur place.
    Seule compte la case où tu t’arrêtes, pas ce que tu traverses.
    Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Si elle est vide aussi, tu ne pioches rien. Tu peux garder autant de cartes que tu veux.
towers-rules-rune-title = La pierre runique
towers-rules-rune = Elle se dresse au milieu, haute de cinq étages : c’est l’endroit le plus haut de tous. Chacun doit y terminer un déplacement **une fois**, quand cela lui convient.
towers-rules-end-title = À la maison
towers-rules-end = Quand tous tes trésors sont trouvés et ta carte Rune retournée, rentre dans ton coin. Le premier qui y termine son déplacement, lors d’un tour suivant, gagne.
towers-rules-secrets-title = Ce qui est secret
towers-rules-secrets = Ton trésor et tes sorts sont ton secret. Tous voient les trésors trouvés, les cartes Rune, les sorts joués et combien de cartes chacun tient.
towers-rules-options-title = Options
towers-rules-options = • **Enfants** : pour un enfant, chaque carte Sort est un joker.

towers-coach-push = { $turns ->
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
towers-coach-walk = Va en **{ $cell }**. Cela coûte une carte : choisis la case une fois pour voir laquelle, et encore une fois pour y aller.
