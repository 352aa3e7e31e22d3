# Ce qui se dit partout dans le navigateur.

host-no-answer = Le serveur de jeu ne répond pas. Est-il toujours en marche ?
close = Fermer
back-to-start = Retour à l’accueil
skip-to-board = Aller au plateau
labelled = { $what } :
language = Langue
theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
menu = Menu
rules-of = Règles : { $game }
page-trouble = Quelque chose n’a pas marché
try-again = Réessayer
reload-page = Recharger la page

colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert
# Une ou deux lettres par pion, toutes différentes.
letter-red = R
letter-yellow = J
letter-blue = B
letter-green = V

level-easy = facile
level-normal = moyen
level-hard = fort
level-expert = expert

# Les images : comme titre d’une carte, et dans une phrase (« Trouve le hibou »).
picture-book = Livre
picture-purse = Bourse
picture-map = Carte au trésor
picture-crown = Couronne
picture-keys = Clés
picture-skull = Crâne
picture-ring = Bague
picture-chest = Coffre
picture-emerald = Émeraude
picture-sword = Épée
picture-candelabrum = Chandelier
picture-helmet = Casque
picture-ghost = Fantôme
picture-genie = Génie
picture-dragon = Dragon
picture-goblin = Gobelin
picture-fairy = Fée
picture-bat = Chauve-souris
picture-owl = Hibou
picture-lizard = Lézard
picture-mouse = Souris
picture-moth = Papillon de nuit
picture-scarab = Scarabée
picture-spider = Araignée

the-book = le livre
the-purse = la bourse
the-map = la carte au trésor
the-crown = la couronne
the-keys = les clés
the-skull = le crâne
the-ring = la bague
the-chest = le coffre
the-emerald = l’émeraude
the-sword = l’épée
the-candelabrum = le chandelier
the-helmet = le casque
the-ghost = le fantôme
the-genie = le génie
the-dragon = le dragon
the-goblin = le gobelin
the-fairy = la fée
the-bat = la chauve-souris
the-owl = le hibou
the-lizard = le lézard
the-mouse = la souris
the-moth = le papillon de nuit
the-scarab = le scarabée
the-spider = l’araignée

view-flat = Vue de dessus
view-oblique = Vue en relief
view-solid = Vue en 3D
view-solid-no-webgl = La vue en 3D a besoin de WebGL, que ce navigateur ne propose pas. La vue en relief reste.
view-solid-software = La vue en 3D a besoin d’une carte graphique ; ce navigateur la dessinerait par le processeur, trop lentement. La vue en relief reste.
view-solid-lost = La vue en 3D ne peut pas être dessinée pour le moment. Voici la vue en relief.
view = Vue
picture-save = Enregistrer une image
rules-reading = Chargement des règles…
