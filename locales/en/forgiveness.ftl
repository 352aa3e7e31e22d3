# Pace and pause during the game
tempo = At this table
tempo-pause = Pause the game
tempo-resume = Go on
tempo-paused = The game is paused.
