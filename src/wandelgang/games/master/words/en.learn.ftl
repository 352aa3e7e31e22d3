# The guided game, and the rules.

master-coach-coin = Hand in **card { $card }**.
master-coach-again-roll = Hand in **card { $card }** and roll again.
master-coach-double = Hand in **card { $card }**.
master-coach-decline = This time: **{ $answer }**.

master-lesson-push-title = The dragon’s treasures
master-lesson-push = You are **red**. Treasures go in rising order: only the **lowest** on the board may be taken, for now the two of value **1**. They shine like brass. First, as always, you push.
master-lesson-walk-title = Take it
master-lesson-walk = Walk onto the **1**. You must come from another cell: waiting on a treasure brings nothing.
master-lesson-coin-title = A card for a coin?
master-lesson-coin = Each card serves **once**: for a coin, or for its symbol. You hold the card **1**, and you have just taken a 1. That makes a coin, worth **5 points**. Nobody can take it from you.
master-lesson-duel-title = The dragon wakes
master-lesson-duel = Whoever takes a treasure rolls the dragon die. The dragon has made a three-quarter turn; now it looks up the corridor at **d3**. Of all who stand in that corridor only the **nearest** has to duel. That is you. With **4, 5 or 6** nothing is lost.
master-lesson-again-title = Only a 2
master-lesson-again = Your lowest treasure would be gone now. But cards **1 to 6** let you roll again, as often as you have cards. Hand one in.
master-lesson-double-later-title = Saved
master-lesson-double-later = A 5! Your treasure is safe. At the end of your turn you may hand in a card of **7 to 12** for another whole turn. Keep it for a better moment.
master-lesson-guard-title = Not your turn, yet your duel
master-lesson-guard = Mira took the other 1 and rolled the **black guard**. It threatens the corridor in which it stands, and you are the nearest. So you roll, in the middle of her turn.
master-lesson-give-up-title = A 3 is not enough
master-lesson-give-up = You could roll again. But only your **1** is at stake: one single point. A card is worth more than that. Let it go; your coin stays.
master-lesson-two-title = The next value
master-lesson-two = Both 1s are taken, now the **2s** shine. A push carries along all that lies and stands on the line: figures, guards and treasures.
master-lesson-two-walk-title = Off to the 2
master-lesson-two-walk = You may walk past the guard. Only the **refuge** in the middle is closed: nobody walks in or out. Only a push brings you there.
master-lesson-double-title = One more turn
master-lesson-double = The dragon turned and saw nobody. And the other **2** is near. That is the moment for a double turn.
master-lesson-extra-title = Your extra turn
master-lesson-extra = Push and walk once more. The dragon die will roll once more, too.
master-lesson-extra-walk-title = Right round the board
master-lesson-extra-walk = The long corridor leads you to the other **2**.
master-lesson-end-title = That is the hunt
master-lesson-end = This time the dragon saw Mira, and she lost her 1. So it goes on up to value 6, and in the long game up to 12. When the last treasure is gone, whoever stands before the dragon may fight it: three rolls, 12 in all. It brings 15 points and ends the game. Whoever has most points wins.

master-rules-aim-title = What it is about
master-rules-aim = Take the dragon’s treasures in rising order, keep them through duels, and in the end beat the dragon. **Whoever has most points wins.**
master-rules-set-up-title = Before you begin
master-rules-set-up = In the middle is the **refuge** with the dragon, which looks to one side. Twelve treasures of 1 to 6, each value twice, lie on the board. Two guards stand there, a white and a black one.
    Everyone gets the same number of cards of 1 to 6 and of 7 to 12, and keeps them secret.
master-rules-push-title = Push
master-rules-push = You must push first. Turn the spare tile and push it in at an arrow; the line moves on by one. All that is on it rides along: figures, guards **and treasures**. What falls out comes back at the other end.
    Never push straight back in where the tile has just come out.
master-rules-walk-title = Walk
master-rules-walk = Walk along open corridors as far as you like, or stay.
    The **refuge is closed**: nobody walks in, through or out. Only a push brings you in, or out again.
master-rules-treasures-title = Taking treasures
master-rules-treasures = Only the **lowest value** on the board may be taken; those treasures shine. If your walk ends on one you take it. You must come from another cell, and it is one a turn.
    If the lowest lies under the refuge, everyone has to wait until it is pushed out.
master-rules-cards-title = Cards: coin or symbol
master-rules-cards = Each card serves once, then it lies open on the discards.
    • **Coin**: when you take a treasure, hand in the card of the same value. A coin is worth 5 points and is never lost.
    • **Roll again**: cards 1 to 6, in a duel.
    • **Double turn**: cards 7 to 12, at the end of your turn.
    You are asked whenever you hold any card, so that nobody can tell what you have.
master-rules-dragon-title = The dragon wakes
master-rules-dragon = Whoever has taken a treasure rolls the **dragon die**.
    • **Arrows**: the dragon turns clockwise by as many quarters and looks into the corridors that begin at the cell before it.
    • **A guard**: that guard looks into the corridors in which it stands.
    Of all who stand there only the **nearest** must duel; if several are equally near, all of them.
master-rules-duel-title = The duel
master-rules-duel = Roll the duel die. **4, 5, 6**: nothing is lost. **1, 2, 3**: your lowest treasure goes, unless you hand in a card of 1 to 6 and roll again. The new roll counts.
master-rules-others-title = Out of turn
master-rules-others = A duel can hit you in somebody else’s turn. You decide for yourself whether a treasure is worth a card. Whoever has no treasure need not roll, but shields those behind.
master-rules-double-title = Double turn
master-rules-double = At the end of your turn you may hand in a card of 7 to 12 and have **one more whole turn**. After that it is the next player’s turn in any case.
master-rules-second-title = The second half
master-rules-second = When both 6s are taken, the treasures 7 to 12 are laid on the same twelve places. If one lies under your feet, you must leave and come back to take it.
    In this order: take the 6, hand in a card for its coin or not, lay out the new treasures, roll the dragon die.
master-rules-final-title = The final duel
master-rules-final = When all treasures are gone, the dragon turns no more. From the next turn on, whoever stands on the cell **before it** after walking or staying may fight it, once a turn.
    Up to three rolls; **12 or more** in all wins at once. After each roll you may hand in a card of 1 to 6 and roll that one again, as often as you have such cards.
    Whoever loses the fight loses the lowest treasure, and the turn is over.
master-rules-end-title = The end
master-rules-end = Whoever beats the dragon gets **15 points**, and the game is over. Add the values of your treasures and 5 for each coin. In a tie, whoever has more treasures wins; if that is equal too, they win together.
master-rules-options-title = What can be set
master-rules-options = • **Short game**: only the treasures 1 to 6; then the final duel follows. Cards 7 to 12 still bring double turns.
