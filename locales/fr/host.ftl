# Ce que dit le serveur de jeu. Une phrase ou deux : ce qui n’a pas été fait, et ce qui marcherait.

refused-bad-message = Le serveur n’a pas compris ce message. Recharge la page.
refused-not-json = Le serveur attend ici du JSON, annoncé comme application/json.
refused-foreign-page = Cette page vient d’un autre serveur. Ouvre la page de ce serveur-ci.
refused-too-long = Ce message est trop long.
refused-too-fast = C’était trop à la fois. Attends un instant.
refused-sit-first = Le serveur ne sait pas encore qui tu es. Recharge la page.
refused-no-table = Cette table n’existe pas ici. Vérifie le lien ou le code.
refused-old-protocol = Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
refused-old-rules = Cette partie a commencé avec une version des règles qui n’existe pas ici.
refused-no-replay = Cette partie enregistrée n’existe pas ici. Vérifie le lien.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-game = Ce jeu n’existe pas ici.
refused-no-lesson = Il n’y a pas de partie guidée pour ce jeu.
refused-bad-options = On ne peut pas jouer avec ces options. Change-les.
refused-bad-seats = Les places ne conviennent pas : il faut deux à quatre joueurs, chacun avec sa couleur.
refused-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
refused-no-level = Aucun robot de ce niveau ne joue à ce jeu.
refused-wrong-token = Cette place n’est pas la tienne, ou le lien est incomplet. Tu peux regarder.
refused-wrong-invitation = Cette invitation n’est pas valable. Redemande le lien.
refused-seat-taken = Quelqu’un occupe déjà cette place. Tu peux regarder.
refused-no-seat = Cette place n’existe pas à cette table.
refused-watching = Tu regardes. Seuls les joueurs peuvent faire cela.
refused-not-asked = Ce n’est pas ton tour.
refused-handed-over = Un robot joue pour toi. Reprends d’abord ta place.
refused-stale = La partie a continué entre-temps. Choisis à nouveau.
refused-no-action = Cela n’existe pas dans ce jeu.
refused-illegal = Les règles ne le permettent pas (article { $clause }).
refused-illegal-X2 = Cette flèche n’existe pas sur ce plateau.
refused-illegal-X3 = On pousse d’abord, on avance ensuite.
refused-illegal-X4 = Cette plaque ne peut pas être tournée ainsi.
refused-illegal-X5 = Ce qui vient de sortir ici ne peut pas y rentrer.
refused-illegal-X7 = Aucun couloir continu n’y mène.
refused-over = La partie est finie.
refused-endless = Cette partie compte plus d’actions qu’une table ne peut en contenir. Commencez-en une nouvelle.
refused-not-over = La partie n’est pas finie. L’enregistrement trahirait ce qui est secret.
refused-not-away = Cette personne vient de partir. Attends encore un peu.
refused-paused = La partie est en pause. Reprends-la d’abord.
refused-not-begun = La partie commence quand toutes les places sont prises.
refused-time-up = Ton temps est écoulé : un robot joue ce tour.
refused-bad-clock = Cette horloge est trop rapide ou trop lente.
refused-not-yours = Seule la personne assise à cette place peut la reprendre au robot.
refused-no-person = Cette place est à un robot.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-bots-busy = Trop de robots réfléchissent ici en ce moment. Redemande dans un instant.
refused-many-analyses = Tu as déjà autant d’analyses en cours que possible. Attends qu’il y en ait une de terminée.
refused-no-analysis = Les parties ne peuvent pas être analysées ici.
refused-no-take-back = À cette table, on ne peut pas annuler de coup.
refused-others-acted = Quelqu’un d’autre a joué depuis : ton coup est joué.
refused-revealed = Rien à annuler : quelque chose de caché a été révélé depuis ton dernier coup, ou tu n’en as encore joué aucun.
refused-bad-record = Ce n’est pas une partie enregistrée que l’on puisse revoir.
refused-bad-carried = Ce lien ne contient pas une partie entière : il en manque un morceau, ou il a été modifié. Redemande-le et copie-le en entier.
refused-carry-others = D’autres jouent ici depuis leurs propres appareils : la partie reste là où tout le monde la trouve. Pour jouer ta place sur un autre appareil, passe par « Mes parties ».
refused-carry-secrets = Plusieurs personnes jouent ici et se cachent des cartes. Le lien les contiendrait toutes, et qui l’ouvre pourrait les lire. Cette partie reste donc sur cet appareil.
refused-carry-clock = Une horloge tourne dans cette partie, et elle s’arrêterait en route. Cette partie reste donc ici.
refused-bad-position = Cette ligne n’est pas une position que l’on puisse montrer.
refused-no-puzzle = Cette énigme n’existe pas ici.
refused-bad-puzzle = Ce lien est abîmé : il manque quelque chose ou quelque chose a été modifié. Demande-le encore une fois et copie-le en entier.
refused-old-puzzle = Cette énigme appartient à une autre version de Wandelgang ou de ses jeux ; on ne peut pas y jouer ici.
refused-long-game = Cette partie est trop longue pour être montrée ici. La commande wandelgang replay la montre.
refused-host-full = Tout est occupé en ce moment. Réessaie plus tard.
refused-no-storage = Le serveur n’arrive pas à joindre sa base de données. Rien n’est perdu ; réessaie dans quelques secondes.
refused-host-trouble = Quelque chose n’a pas marché. Rien n’est perdu ; réessaie.

colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert

## Ouvrir l’hôte au réseau

refused-not-here = Cela ne se fait que sur l’ordinateur où tourne wandelgang play.
refused-no-network = Cet ordinateur n’est relié à aucun réseau. Connecte-le, par exemple à ton Wi-Fi, et réessaie.
refused-cannot-open = Cet ordinateur ne laisse pas Wandelgang écouter sur le réseau. Un pare-feu bloque peut-être l’accès.

## Parler

refused-no-chat = La discussion est désactivée à cette table.
refused-bad-remark = Un message compte de 1 à { $longest } caractères visibles.
refused-many-reactions = Tu peux réagir une fois toutes les deux secondes et dix fois par minute. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
refused-many-remarks = Tu peux écrire une fois par seconde et vingt fois par minute. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.

## The lobby

refused-no-lobby = Ce serveur n’a pas de salon, ou cette table est privée.
refused-no-free-seat = Quelqu’un a été plus rapide : il n’y a plus de place libre.
refused-begun = La partie a commencé : ta place reste à toi. Un robot peut la jouer pour toi.
