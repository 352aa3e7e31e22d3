# La page d’accueil.

start-title = Les murs bougent. Et toi ?
start-games = Choisis un jeu
start-at-table = À la table
start-options = Options : { $game }
start-open = Commencer la partie
start-opening = On installe le jeu…
start-first-time = « { $game } », c’est nouveau pour toi ?
start-learn = Partie guidée
start-join = Rejoindre une partie
start-join-short = Rejoindre
start-record = Ouvrir une partie enregistrée
start-no-account = Aucun compte à créer.

game-measure = { $columns } × { $rows } · { $several ->
    [no] { $most }
   *[yes] { $fewest } à { $most }
  }

seat-you = toi
seat-here = sur cet écran
seat-link = par lien
seat-link-name = Place libre
seat-bot = robot,
seat-nobody = Personne
seat-add-short = ajouter
seat-change = Modifier
seat-title = Qui joue { $colour } ?
seat-kind-me = Moi
seat-kind-me-about = Sur cet appareil
seat-kind-here = Quelqu’un sur cet écran
seat-kind-here-about = Chacun son tour ; un rideau cache ce qui est secret
seat-kind-link = Quelqu’un par lien
seat-kind-link-about = Sur un autre appareil
seat-kind-bot = Un robot
seat-kind-bot-about = Joué par l’ordinateur
seat-kind-nobody = Personne
seat-kind-nobody-about = La place reste vide
seat-name = Nom
seat-name-friend = Nom (modifiable plus tard)
seat-level = Niveau
seat-figure = Pion
seat-done = Terminé
seats-too-few = { $fewest ->
    [2] Il faut au moins deux joueurs.
   *[other] Il faut au moins { $fewest } joueurs.
  }
seats-too-many = { $most ->
    [2] Deux joueurs au plus peuvent jouer.
   *[other] { $most } joueurs au plus peuvent jouer.
  }

start-length = Durée
start-length-full = Règle d’origine
start-length-short = Plus courte
option-first = Qui commence
option-first-lot = Au hasard
option-pace = Rythme des robots
pace-calm = Calme
pace-quick = Rapide
pace-instant = Immédiat
option-hints = Conseils
summary-lot = premier joueur au hasard
summary-begins = { $name } commence

go-on = Continuer à jouer
go-on-forget = Retirer « { $game } » de cette liste

join-title = Rejoindre une partie
join-about = Avec le lien de ta place, tu joues. Avec le code d’une table, tu regardes.
join-field = Lien ou code
join-go = Rejoindre
join-unreadable = Ce n’est ni un lien vers une table, ni un code.

## Énigmes

puzzle-day = Énigme du jour
puzzle-all = Toutes les énigmes
puzzle-laying-out = L’énigme se met en place…
