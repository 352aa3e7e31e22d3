# Conseils, sons, réglages, la compagnie des robots, et ce que montre le cadre du navigateur.

hint-ask = Conseil
hint-ask-about = Proposer un coup
hint-asking = Je réfléchis…
hint-title = Voici ce que je ferais
hint-push-line = { $kind ->
    [row] Pousse la ligne { $line } { $side ->
        [left] par la gauche
       *[right] par la droite
      }
   *[column] Pousse la colonne { $line } { $side ->
        [above] par le haut
       *[below] par le bas
      }
  }
hint-turned = , { $turns ->
    [0] sans tourner la plaque
    [1] la plaque tournée une fois vers la droite
    [2] la plaque tournée deux fois
   *[3] la plaque tournée une fois vers la gauche
  }
hint-push = { hint-push-line }{ $turned }.
hint-push-walk = { hint-push-line }{ $turned }, puis va en **{ $cell }**{ $cost }.
hint-push-stay = { hint-push-line }{ $turned }, puis reste en **{ $cell }**.
hint-walk = Va en **{ $cell }**{ $cost }.
hint-stay = Reste en **{ $cell }**.
hint-answer = Choisis **{ $answer }**.
hint-why-win = Avec ça, tu gagnes la partie.
hint-why-place = C’est exactement là que tu veux aller.
hint-why-picture = Tu y trouves { $picture }.
hint-why-nearer = De là, ton prochain tour sera plus facile.
hint-why-reach = Ton objectif sera alors à ta portée.
hint-why-best = C’est sans doute ton meilleur coup.
hint-why-only = C’est ton seul coup possible.

settings = Réglages
settings-sound = Son
settings-sound-about = Tout doucement : pierre, feutre et une clochette
settings-view = Vue de « Tours »
settings-pace = Rythme des robots aux nouvelles tables

option-hints-about = Si l’on ne sait plus quoi faire, on peut demander
summary-no-hints = sans conseils

level-easy-about = flâne et se réjouit de chaque trouvaille.
level-normal-about = va droit au but.
level-hard-about = réfléchit avant de pousser.
level-expert-about = devine aussi tes projets.
start-watch = Les regarder jouer
seats-only-bots = Il n’y a que des robots à cette table : tu regardes.

tab-other = C’est à { $name } · Wandelgang
tab-over = { $title } · Wandelgang

offline-title = Pas de connexion
offline-about = Wandelgang a besoin du serveur de jeu. Dès que ton appareil pourra de nouveau le joindre, tu pourras continuer.
offline-keep = Garder pour jouer hors ligne
offline-keep-about = Télécharge { $size } Mo. Si le réseau tombe, tu peux continuer contre des robots
offline-keeping = Téléchargement en cours…
offline-not-kept = Le téléchargement n’est pas complet. Réessaie quand le réseau sera meilleur
offline-play-on = Continuer contre des robots
offline-play = Jouer contre des robots

# The style of the board.
settings-style = Style du plateau
style-slate = Ardoise
style-slate-about = Pierre bleu-vert sous la lampe
style-parchment = Parchemin
style-parchment-about = Un vieux plan aux tons chauds
style-high-contrast = Contraste élevé
style-high-contrast-about = Lumière et formes plutôt que teintes

settings-volume = Volume
