# Tempo und Pause während des Spiels
tempo = An diesem Tisch
tempo-pause = Spiel anhalten
tempo-resume = Weiterspielen
tempo-paused = Das Spiel ist angehalten.
