# The guided game, and the rules.

master-coach-coin = Hand in **card { $card }**.
master-coach-again-roll = Hand in **card { $card }** and roll again.
master-coach-double = Hand in **card { $card }**.
master-coach-decline = This time: **{ $answer }**.

master-lesson-push-title = The dragon’s treasures
master-lesson-push = You are **red**. Treasures are taken in rising order: you may only take the **lowest** on the board, for now the two **1s**. They shine gold. First, as always, you push.
master-lesson-walk-title = Take it
master-lesson-walk = Walk onto the **1**. You must arrive from another cell: waiting on a treasure gets you nothing.
master-lesson-coin-title = A card for a coin?
master-lesson-coin = Each card can be used **once**: for a coin, or for its symbol. You hold card **1**, and you have just taken a 1. That gets you a coin, worth **5 points**. Nobody can take it from you.
master-lesson-duel-title = The dragon wakes
master-lesson-duel = When you take a treasure, you roll the dragon die. The dragon has made a three-quarter turn and now looks into the corridor at **d3**. Of all the figures in that corridor, only the **nearest** has to duel. That is you. With **4, 5 or 6** you lose nothing.
master-lesson-again-title = Only a 2
master-lesson-again = You would lose your lowest treasure now. But cards **1 to 6** let you roll again, as long as you have any. Hand one in.
master-lesson-double-later-title = Saved
master-lesson-double-later = A 5! Your treasure is safe. At the end of your turn you may hand in a card from **7 to 12** for another full turn. Keep it for a better moment.
master-lesson-guard-title = Not your turn, but your duel
master-lesson-guard = Mira took the other 1 and rolled the **black guard**. It threatens the corridor it stands in, and you are the nearest. So you roll, in the middle of her turn.
master-lesson-give-up-title = A 3 is not enough
master-lesson-give-up = You could roll again. But only your **1** is at stake: a single point. A card is worth more than that. Let the treasure go; you keep your coin.
master-lesson-two-title = The next value
master-lesson-two = Both 1s are gone; now the **2s** shine. A push carries along everything on its line: figures, guards and treasures.
master-lesson-two-walk-title = Off to the 2
master-lesson-two-walk = You may walk past the guard. Only the **lair** in the middle is closed: nobody can walk in or out. Only a push can take you there.
master-lesson-double-title = One more turn
master-lesson-double = The dragon turned and saw nobody. And the other **2** is close. This is the moment for a double turn.
master-lesson-extra-title = Your extra turn
master-lesson-extra = Push and walk once more. The dragon die will be rolled once more, too.
master-lesson-extra-walk-title = All the way round the board
master-lesson-extra-walk = The long corridor takes you to the other **2**.
master-lesson-end-title = The hunt is on
master-lesson-end = This time the dragon saw Mira, and she lost her 1. It goes on like this up to value 6, and in the full game up to 12. When the last treasure is gone, you may fight the dragon if you stand in front of it: three rolls, 12 in all. Beating it brings 15 points and ends the game. The player with the most points wins.

master-rules-aim-title = Aim of the game
master-rules-aim = Take the dragon’s treasures in rising order, defend them in duels, and in the end beat the dragon itself. **The player with the most points wins.** For two to four players, from about age 10.
master-rules-set-up-title = Before you begin
master-rules-set-up = In the middle is the **lair**. The dragon sits on it and looks to one side. Twelve treasures from 1 to 6, two of each value, lie on the board. Two guards stand there too, a white one and a black one.
    Everyone gets the same number of cards from 1 to 6 and from 7 to 12, and keeps them secret.
    Play goes clockwise. By the rule sheet, the **most adventurous-looking player** goes first; here you can also pick somebody, or leave it to chance.
master-rules-push-title = Push
master-rules-push = You must push first. Turn the spare tile and push it in at an arrow; the line moves by one cell. Everything on it moves along: figures, guards **and treasures**. Whatever falls out comes back at the other end.
    You may never push straight back in where the tile has just come out.
master-rules-walk-title = Walk
master-rules-walk = Walk along open corridors as far as you like, or stay where you are.
    The **lair is closed**: nobody can walk in, through or out. Only a push takes you in, or out again. While you are under it, nobody can threaten you.
master-rules-treasures-title = Taking treasures
master-rules-treasures = You may only take treasures of the **lowest value** on the board; they shine. If you end your move on one, you take it. You must arrive from another cell, and may take only one per turn. So it is no use waiting on a treasure until it is the lowest.
    If the lowest one lies under the lair, everyone has to wait until it is pushed out.
master-rules-cards-title = Cards: coin or symbol
master-rules-cards = Each card can be used once; then it goes face up on the discard pile.
    • **Coin**: when you take a treasure, hand in a card of the same value. A coin is worth 5 points and is never lost.
    • **Roll again**: cards 1 to 6, in a duel.
    • **Double turn**: cards 7 to 12, at the end of your turn.
    If you hold cards but none that fits, the table pauses and answers for you, so that nobody can tell what you have.
master-rules-dragon-title = The dragon wakes
master-rules-dragon = When you have taken a treasure, you roll the **dragon die**.
    • **Arrows**: the dragon turns clockwise by that many quarters and looks into the corridors that start at the cell in front of it.
    • **A guard**: that guard looks into the corridors it stands in. A guard **under the lair** cannot be activated: nothing happens, and nobody rolls again.
    Of all the figures there, only the **nearest** has to duel; if several are equally near, they all do.
master-rules-duel-title = The duel
master-rules-duel = Roll the duel die. **4, 5, 6**: you lose nothing. **1, 2, 3**: you lose your lowest treasure, unless you hand in a card from 1 to 6 and roll again. The new roll counts.
master-rules-others-title = Out of turn
master-rules-others = A duel can hit you in somebody else’s turn. It is up to you whether a treasure is worth a card. A player without treasures does not have to roll, but shields everyone further away.
master-rules-double-title = Double turn
master-rules-double = At the end of your turn you may hand in a card from 7 to 12 and take **one more full turn**. After that it is the next player’s turn in any case.
master-rules-second-title = The second half
master-rules-second = When both 6s are taken, treasures 7 to 12 are laid on the same twelve cells. If one is laid on your cell, you must leave and come back to take it.
    The order is: take the 6, hand in a card for its coin or not, lay out the new treasures, roll the dragon die.
master-rules-final-title = The final duel
master-rules-final = When all treasures are gone, the dragon no longer turns. From the next turn on, if you stand on the cell **in front of it** after walking or staying, you may fight it, once per turn.
    You have up to three rolls; a total of **12 or more** wins at once. After each roll you may hand in a card from 1 to 6 and repeat that roll, as often as you have such cards.
    If you lose the fight, you lose your lowest treasure, and your turn is over.
master-rules-end-title = The end
master-rules-end = The player who beats the dragon gets **15 points**, and the game is over. Everyone adds up the values of their treasures and 5 for each coin. In a tie, the player with more treasures wins; if that is equal too, the win is shared.
master-rules-options-title = Options
master-rules-options = • **Short game**: only treasures 1 to 6, then the final duel. Cards 7 to 12 still bring double turns. This is our own addition; by the rule sheet you play up to 12.
