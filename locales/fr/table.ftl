# La table : ce que tous les jeux ont en commun.

table-title = { $game } · Wandelgang
table-yours = À toi de jouer · Wandelgang
table-setting-up = Tu prends place…
table-players = { $count ->
    [2] à deux
    [3] à trois
   *[4] à quatre
  }
table-watching = Tu regardes
table-watching-open = Tu regardes. Une place est encore libre : demande le lien à la personne qui a ouvert la table.
table-no-secrets = Tu ne vois rien de ce qui est secret.
table-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-players-panel = Les joueurs
table-turn-panel = À qui le tour
table-actions = Ce que tu peux faire
table-again = Revoir
table-again-about = Revoir les coups des autres

turn-yours = À toi, { $name }
turn-other = C’est à { $name }
turn-over-won = { $name } a gagné
turn-over-yours = Tu as gagné, { $name } !
turn-over-tie = Victoire partagée : { $names }
turn-over-draw = Personne ne gagne
turn-wait-bot = Le robot réfléchit…
turn-wait-person = On attend { $name }…
turn-wait-open = Personne n’a encore pris cette place. Envoie le lien !
turn-wait-away = { $name } a perdu la connexion.
turn-wait-showing = Regarde ce qui se passe.
turn-sent = Un instant…

step-push = Pousser
step-walk = Avancer
step-done = fait

asked-push = Tourne la plaque, puis pousse-la.
asked-move = Va sur une case éclairée, ou reste sur place.

push-do-long = { $kind ->
    [row] Pousser la ligne { $line } { $side ->
        [left] par la gauche
       *[right] par la droite
      }
   *[column] Pousser la colonne { $line } { $side ->
        [above] par le haut
       *[below] par le bas
      }
  }
push-choose = Choisis une flèche
push-turn = Tourner
push-turn-right = Tourner à droite
push-next = flèche suivante
push-back = flèche précédente
push-next-about = Flèche suivante, dans le sens des aiguilles d’une montre
push-back-about = Flèche précédente, dans le sens inverse des aiguilles d’une montre
walk-stay = Rester en { $cell }
banned-why = Ce qui vient de sortir ici ne peut pas y rentrer tout de suite.

board-arrows = Les flèches du bord
board-cells = Le plateau, case par case
board-figures = Les pions au choix
board-turn-left = Tourner la plaque à gauche
board-turn-right = Tourner la plaque à droite
board-banned = { banned-why }
arrow-opens = { $count ->
    [one] met { $count } case à ta portée
   *[other] met { $count } cases à ta portée
  }
arrow-goal = dont ton objectif
spare-name = La plaque libre, ouverte vers { $sides }
cell-open = ouverte vers { $sides }
cell-reach = accessible
cell-goal = ton objectif
cell-start = départ du pion { $colour }
cell-figure = pion { $name }
side-north = le haut
side-east = la droite
side-south = le bas
side-west = la gauche

found-it = { $you ->
    [yes] Trouvé !
   *[no] { $who } l’a trouvé
  }
log-pushed = { $you ->
    [yes] Tu pousses
   *[no] { $who } pousse
  } { $kind ->
    [row] la ligne
   *[column] la colonne
  } **{ $line }** { $side ->
    [left] par la gauche
    [right] par la droite
    [above] par le haut
   *[below] par le bas
  }
log-pushed-walked = { log-pushed } et { $you ->
    [yes] vas
   *[no] va
  } en **{ $cell }**
log-pushed-stayed = { log-pushed } et { $you ->
    [yes] restes
   *[no] reste
  } en **{ $cell }**
log-walked = { $you ->
    [yes] Tu vas
   *[no] { $who } va
  } en **{ $cell }**
log-stayed = { $you ->
    [yes] Tu restes
   *[no] { $who } reste
  } en **{ $cell }**
log-carried-round = { $you ->
    [yes] Tu sors du plateau et reviens
   *[no] { $who } sort du plateau et revient
  } en **{ $cell }**
log-won = { $you ->
    [yes] **Tu gagnes !**
   *[no] **{ $who } gagne !**
  }
log-turn = { $you ->
    [yes] À ton tour
   *[no] Au tour de { $who }
  }

player-you = toi
player-bot = robot, { $level }
player-warming-up = robot, s’échauffe
player-bot-for = un robot joue en attendant
player-here = sur cet écran
player-online = en ligne
player-open = place encore libre
player-away-minutes = { $minutes ->
    [0] vient de partir
    [one] hors ligne depuis une minute
   *[other] hors ligne depuis { $minutes } minutes
  }
player-at-turn = en train de jouer
player-hand-over = Laisser jouer un robot
player-give-back = Rendre la place

connection-lost = La connexion est perdue. Nouvel essai…
connection-lost-offline = Tu es hors ligne. Dès que le réseau revient, la partie continue.
refused-close = Compris

curtain-title = { $name }, à toi de jouer
curtain-question = { $name }, une question pour toi
curtain-about = Passe l’écran à { $name }. Les autres regardent ailleurs.
curtain-ready = C’est parti !

people-title = À cette table
people-invite-about = Un lien vaut pour une place. Le premier qui l’ouvre prend la place.
people-copy = Copier le lien
people-copied = Copié
people-code = Code de cette table : { $code }
people-here-only = Ce lien ne marche que sur cet ordinateur. Pour que les téléphones du même réseau puissent jouer, lance **wandelgang play --lan**.
people-qr = Code QR de la place réservée à { $name }
people-watch-link = Lien pour les spectateurs

claim-title = Une place t’attend
claim-name = Ton nom
claim-go = Prendre place
claim-watch = Juste regarder
claim-taken = Quelqu’un a déjà pris cette place. Tu peux regarder.

result-turns = { $count ->
    [one] après { $count } tour
   *[other] après { $count } tours
  }
# $how is the game's own sentence on how it was won; $turns is for example: after 34 turns
result-how = { $how }, { $turns }
result-exhausted = La limite de tours est atteinte : égalité.
result-holdings = Ce que chacun a réuni
result-rematch = Rejouer
result-moved = La nouvelle table est prête
result-go = Aller à la nouvelle table
result-replay = Revoir la partie
result-record = Enregistrer la partie
result-start = Un autre jeu

menu-people = Joueurs et liens
menu-hand-over = Laisser un robot jouer pour moi
menu-take-back = Reprendre ma place
menu-start = Retour à l’accueil

replay-title = Partie enregistrée
replay-position = Position { $number } sur { $count }
replay-slider = Moment de la partie
replay-back = Coup précédent
replay-on = Coup suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eyes = Vu par
replay-everyone = tous
replay-dealt = Le plateau est en place
replay-laid = Cette partie commence par une position composée.
replay-branch = Variante d’une autre partie, après l’étape { $number }
replay-dealing = On installe le jeu.
replay-turn = { $name } joue
replay-next = Ensuite : { $name }
replay-holdings = Ce que tient { $name }
replay-copy = Copier le lien
replay-save = Enregistrer
replay-open = Autre partie
replay-analyse = Analyser
replay-reading = Lecture de la partie…
position-title = Position
position-copy = Copier la position

goal-yours = Ton objectif
goal-of = Ce que cherche { $name }
goal-home = Tout est trouvé. Rentre en { $cell } !
goal-covered = Caché jusqu’à ton tour
goal-next = La prochaine carte n’est pas encore piochée
goal-won = Tout est trouvé !
goal-missed = Tout n’a pas été trouvé
goal-missed-home = Il ne manquait que le retour
goal-missed-pictures = Il manquait encore : { $picture }
goal-in-reach-push = À ta portée avec cette poussée
goal-in-reach = À ta portée !
goal-found = Trouvé : { $pictures }
goal-left = à trouver
goal-homeward = sur le chemin du retour
goal-homeward-short = rentre
goal-back-home = de retour
log-pushed-found = { log-pushed } et { $you ->
    [yes] trouves
   *[no] trouve
  } **{ $picture }**
log-found = { $you ->
    [yes] Tu trouves
   *[no] { $who } trouve
  } **{ $picture }**
log-drew = Maintenant, tu cherches **{ $picture }**
card-may-use = { $who } peut s’en servir.
cell-height = étage { $height }
goal-reach = Atteins **{ $goals }**
goal-reached = Tu as réussi !
goal-lost = Pas cette fois

# For games without words of their own.
asked-other = Choisis ce que tu fais.
actions-other = Ce que tu peux faire d’autre
actions-either = Pousser ou avancer
log-event = { $who } : { $what }
option-value = { $label } : { $value }
option-seat = { $kind }, { $label }
value-yes = oui
value-no = non

# Where the goal lies now: the name of a cell, or that it is on the spare.
goal-at = { $goal } · { $where }
goal-on-spare = sur la plaque libre

# Beside a replay: the list of turns, or who holds what.
replay-beside = Sous les commandes
replay-turns = Tours
replay-players = Joueurs

# Et si : une partie qui bifurque d’un replay.
what-if = Reprendre d’ici
what-if-about = Une nouvelle partie commence à cette position. Son enregistrement dit où elle a bifurqué.
what-if-who = Qui joue
what-if-bots = Moi contre des robots
what-if-alone = Je joue tout le monde
what-if-seat = Tu joues
what-if-level = Les robots jouent
what-if-play = Jouer
