# Conseils, sons, réglages, la compagnie des robots, et ce que montre le cadre du navigateur.

hint-ask = Conseil
hint-ask-about = Que ferais-tu ?
hint-asking = Je réfléchis…
hint-title = Voici ce que je ferais
hint-turned = , { $tall ->
    [yes] la tour
   *[no] la plaque
  } tournée { $turns ->
    [0] comme maintenant
    [1] une fois vers la droite
    [2] deux fois
   *[3] une fois vers la gauche
  }
hint-push = { push-do-long }{ hint-turned }.
hint-push-walk = { push-do-long }{ hint-turned }, puis aller en **{ $cell }**{ $cost }.
hint-push-stay = { push-do-long }{ hint-turned }, puis rester en **{ $cell }**.
hint-walk = Va en **{ $cell }**{ $cost }.
hint-stay = Reste en **{ $cell }**.
hint-answer = Choisis **{ $answer }**.
hint-why-win = Avec ça, tu gagnes la partie.
hint-why-place = C’est exactement là que tu veux aller.
hint-why-picture = Tu y trouves { $picture }.
hint-why-nearer = De là, ton prochain tour sera plus facile.
hint-why-reach = Ton but est alors à ta portée.
hint-why-best = De tout ce qui est possible, c’est le plus prometteur.
hint-why-only = Rien d’autre n’est possible.

settings = Réglages
settings-sound = Son
settings-sound-about = Pierre, feutre et une clochette, tout doucement
settings-flat = Tours vues d’en haut
settings-pace = Rythme des robots aux nouvelles tables

option-hints-about = Si l’on ne sait plus quoi faire, on peut demander
summary-no-hints = sans conseils

level-easy-about = flâne et se réjouit de chaque trouvaille.
level-normal-about = va droit au but.
level-hard-about = réfléchit avant de pousser.
level-expert-about = devine aussi tes projets.
start-watch = Les regarder jouer
seats-only-bots = Rien que des robots à table : tu regardes.

tab-other = C’est à { $name } · Wandelgang
tab-over = { $title } · Wandelgang

offline-title = Pas de connexion
offline-about = Wandelgang a besoin du serveur de jeu. Dès que ton appareil l’atteint à nouveau, tu peux continuer.

# The style of the board.
settings-style = Style du plateau
style-slate = Ardoise
style-slate-about = Pierre bleu-vert sous la lampe
style-parchment = Parchemin
style-parchment-about = Un vieux plan aux tons chauds
style-high-contrast = Contraste élevé
style-high-contrast-about = Lumière et formes plutôt que teintes

settings-volume = Volume
