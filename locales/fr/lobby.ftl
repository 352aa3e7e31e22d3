# Le salon, les parties rapides, l’attente des joueurs, et où c’est à toi.

nav = Pages
nav-play = Jouer
nav-lobby = Salon
nav-puzzles = Énigmes
nav-learn = Apprendre
nav-turns = { $count ->
    [0] nulle part à toi
    [one] à toi dans une partie
   *[other] à toi dans { $count } parties
 }

lobby-title = Prends une chaise
lobby-people = { $count ->
    [0] personne ici
    [one] une personne ici
   *[other] { $count } personnes ici
 }
lobby-people-short = { $count } ici
lobby-private = Table privée
lobby-open-table = Ouvrir une table
lobby-lost = Connexion perdue. Nouvel essai…
lobby-off = Ce serveur n’a pas de salon
lobby-off-about = Tu peux quand même jouer avec des robots et avec des amis par lien.

## Quick match

quick = Partie rapide
quick-game = Jeu
quick-any = Au choix
quick-players = Joueurs
quick-players-any = nombre au choix
quick-games-any = jeu au choix
quick-clock = Horloge
quick-clock-none = Sans
quick-clock-minute = 1 min par tour
quick-clock-day = Jours
quick-bots = Compléter avec des robots
quick-bots-about = après 2 minutes, si tout le monde est d’accord
quick-name = Ton nom
quick-go = Trouver une partie
quick-looking = Recherche d’une partie…
quick-others = { $count ->
    [0] Personne d’autre ne cherche { $game } en ce moment
    [one] Une autre personne cherche { $game }
   *[other] { $count } autres cherchent { $game }
 }
quick-others-any = { $count ->
    [0] Personne d’autre ne cherche de partie en ce moment
    [one] Une autre personne cherche une partie
   *[other] { $count } autres cherchent une partie
 }
quick-change = Modifier

## The lists

lobby-tables = Tables ouvertes
lobby-tables-count = { $count } avec des places libres
lobby-filter = Quels jeux
lobby-all = Tous
lobby-all-games = Tous les jeux
lobby-with = avec { $names }
lobby-new = nouvelle
lobby-free = { $count ->
    [0] complète
    [one] 1 libre
   *[other] { $count } libres
 }
lobby-seat-free = libre
lobby-no-clock = sans horloge
lobby-sit = S’asseoir
lobby-sit-at = S’asseoir : { $game } avec { $names }
lobby-seated = Ta table
lobby-seated-at = Retour à ta table : { $game } avec { $names }
lobby-none = Aucune table ouverte en ce moment
lobby-none-about = Laisse une partie rapide trouver quelqu’un, ou ouvre une table où tout le monde peut s’asseoir.
lobby-games = À regarder
lobby-games-count = { $count } en cours
lobby-games-none = Personne ne joue en public en ce moment
lobby-games-none-about = Les parties ouvertes dans le salon sont visibles ici pendant qu’on y joue.
lobby-watch = Regarder
lobby-watch-at = Regarder { $game } : { $names }
lobby-show-all = Tout afficher
lobby-show-fewer = Afficher moins
lobby-spectators = { $count ->
    [0] aucun spectateur
    [one] un spectateur
   *[other] { $count } spectateurs
 }
lobby-news = { $count ->
    [0] Aucune table ouverte
    [one] Une table ouverte
   *[other] { $count } tables ouvertes
 }

## Your turn

your-turn = À toi
your-turn-in = { $count ->
    [0] À toi nulle part
    [one] À toi dans une partie
   *[other] À toi dans { $count } parties
 }
your-turn-with = { $game } avec { $names }
turn-of = à { $name } de jouer
turn-waiting = attend des joueurs
turn-paused = en pause

## At a table that waits for players

waits-title = { $count ->
    [0] Toutes les places sont prises
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
 }
waits-about = La partie commence dès que toutes les places sont prises. Tous ceux du salon peuvent s’asseoir.
waits-about-links = La partie commence dès que tous les amis ont pris place.
waits-bots-after = dans { $time }, si tout le monde est d’accord
waits-bots-soon = dès que tout le monde est d’accord
waits-now = Commencer avec des robots
waits-now-said = Tu veux commencer maintenant
waits-others = { $agreed } sur { $people } veulent commencer avec des robots
waits-leave = Quitter la table
waits-sit = S’asseoir ici
player-free = libre pour tous

## Opening a public table

seat-kind-anyone = N’importe qui
seat-kind-anyone-about = du salon : premier arrivé, premier assis
seat-anyone-name = N’importe qui
seat-anyone = du salon
start-public = Tous ceux du salon peuvent s’asseoir à cette table ou regarder.

## To another device

carry = Vers un autre appareil
carry-all = Emporter mes parties sur un autre appareil
carry-about = Ouvre ce lien sur l’autre appareil, ou scanne le code là-bas. Tu pourras ensuite jouer sur les deux.
carry-warning = Toute personne qui a ce lien peut jouer à tes places. Ne le publie nulle part, et ne l’envoie qu’à toi-même.
carry-copy = Copier le lien
carry-qr = Code QR qui emporte tes places sur un autre appareil
carry-many = Il y a trop de places pour un code QR. Utilise le lien.
carry-title = Tes parties sur cet appareil
carry-question = Le lien apporte ces places. Veux-tu les jouer ici aussi ?
carry-add = Ajouter à cet appareil
carry-not = Non, merci
carry-known = déjà sur cet appareil
carry-bad = Ce lien est incomplet. Copie-le encore une fois sur l’autre appareil.
carry-none = Aucune de ces parties n’est encore en cours.

## A running game to another device, where there is no host

carry-game-about = Ouvre ce lien sur l’autre appareil, ou scannes-y le code. La partie y continue avec les mêmes joueurs. Ici, elle reste comme elle est.
carry-game-hidden = Ce que les autres te cachent n’est pas dans le lien : c’est redistribué en chemin.
carry-game-qr = Code QR qui emporte cette partie sur un autre appareil
carry-game-save = Enregistrer la partie
carry-game-elsewhere = Pour continuer sans ce serveur, enregistre la partie dans un fichier. Ouvre-le sur une autre page de Wandelgang avec « Ouvrir une partie enregistrée », puis choisis « Reprendre d’ici ». Ce que les autres te cachent est redistribué.
carry-game-closed = Seul cet appareil connaît l’adresse de cette page : il n’y a donc pas de code à scanner. Enregistre la partie et ouvre le fichier sur l’autre appareil avec « Ouvrir une partie enregistrée ».
carry-game-writing = Préparation de la partie…
carry-game-title = Une partie venue d’un autre appareil
carry-game-turn = tour { $turn }
carry-game-play = Continuer ici

## Learning

learn-title = Apprendre à jouer
learn-about = Joue une première partie guidée, ou lis les règles avec des exemples animés.
learn-guided = Partie guidée
learn-guided-of = Partie guidée : { $game }
learn-rules = Règles
learn-rules-of = Règles : { $game }
