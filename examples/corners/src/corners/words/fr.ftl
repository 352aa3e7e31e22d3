corners-name = Coins
corners-tagline = Une petite course à travers le plateau
corners-about = Pousse une rangée, avance, arrive le premier dans le coin opposé.
