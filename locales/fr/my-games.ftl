# Les parties de cet appareil : en cours, terminées, et en chiffres.

my-games = Mes parties
my-games-about = Les parties jouées sur cet appareil. La liste reste ici : rien n’est envoyé ailleurs.
my-games-running = En cours
my-games-finished = Terminées
my-games-none = Pas encore de partie
my-games-none-about = Dès que tu auras terminé une partie, tu la trouveras ici avec son résultat et tu pourras la revoir.
my-games-play = Jouer une partie
my-games-won = victoire
my-games-drawn = égalité
my-games-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
 }
my-games-replay = Revoir
my-games-replay-of = Revoir : { $game }, { $date }
my-games-rematch = Revanche
my-games-rematch-of = Revanche : { $game }, { $date }
my-games-more = En voir plus
my-games-export = Exporter (JSON)
my-games-delete = Supprimer de la liste : { $game }, { $date }
my-games-delete-all = Tout supprimer
my-games-delete-sure = { $count ->
    [one] Supprimer de cet appareil la partie terminée et ses statistiques ?
   *[other] Supprimer de cet appareil les { $count } parties terminées et leurs statistiques ?
 } Les parties en cours restent.
my-games-delete-yes = Supprimer
my-games-delete-no = Garder
my-games-deleted = Supprimé
my-games-full = Cet appareil n’a plus de place pour noter cette partie dans « Mes parties ». Tu peux continuer à jouer.

statistics = Statistiques
statistics-whose = Statistiques de
statistics-you = Toi
statistics-of = { $count ->
    [one] { $won } partie gagnée sur { $count }
   *[other] { $won } gagnées sur { $count } parties
 }
statistics-by-game = Par jeu
statistics-by-options = Par options
statistics-by-opponent = Par adversaire
statistics-games = Parties
statistics-won = Victoires
statistics-share = Part
statistics-turns = Tours en moyenne
statistics-won-by = Victoires : { $name }
statistics-lost = Victoires : adversaire
statistics-bot = Robot, { $level }
statistics-what = Seules comptent les parties terminées où une personne occupait encore la place à la fin. Une victoire partagée est une victoire ; à la limite de tours, personne ne gagne. Les robots sont regroupés par niveau, les personnes par nom. Avec plusieurs adversaires, quelqu’un d’autre a pu gagner.
