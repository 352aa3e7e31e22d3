# Pace and pause during the game
tempo = At this table
tempo-pause = Pause the game
tempo-resume = Resume
tempo-paused = The game is paused.
