# Une page sans hôte : tout se passe dans ce navigateur.

alone-loading = Préparation des jeux
alone-loading-share = Préparation des jeux : { $share } %
alone-starting = C’est presque prêt…
alone-failed = Impossible de lancer les jeux dans ce navigateur. Vérifie la connexion et recharge la page.
alone-unable = Les jeux ne fonctionnent pas dans ce navigateur : il ne connaît pas WebAssembly, ou celui-ci est désactivé. Une version récente de Firefox, Chrome, Edge ou Safari convient.
alone-unkept = Ce navigateur n’enregistre rien, peut-être par manque de place. Tu peux continuer à jouer, mais les parties disparaîtront à la fermeture de la page.
alone-newer = Une nouvelle version de Wandelgang est prête. Tes parties restent.
alone-start-newer = La lancer
