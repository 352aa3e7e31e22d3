# Pace and pause during the game
tempo = At this table
tempo-pause = Pause the game
tempo-resume = Resume
tempo-paused = The game is paused.

# Taking back
take-back = Take back
take-back-about = Take back your last step
taken-back = **{ $name }** took back a step
taken-back-yours = You took back your last step
option-take-back = Take back
option-take-back-about = Your last step, as long as nothing hidden has been revealed and nobody else has moved; against bots, their moves are taken back too
summary-no-take-back = no taking back

# Dice
roll-do = Roll the die
roll-yours = Roll the die
roll-name = { $name } rolls the die
roll-touch = Tap it, or shake your phone.
roll-click = Click it, or press Space.
roll-waits = { $name } is about to roll the die.
