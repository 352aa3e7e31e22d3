# Le rythme et la pause pendant la partie
tempo = À cette table
tempo-pause = Mettre la partie en pause
tempo-resume = Reprendre
tempo-paused = La partie est en pause.
