corners-name = Ecken
corners-tagline = Ein kurzes Rennen quer über das Brett
corners-about = Reihe schieben, loslaufen, zuerst in der Ecke gegenüber sein.
