# Learning: the guided first games, and the rules of each game.

coach-title = Guided game
coach-progress = How far the lesson has got
coach-show = Show me
coach-try = I’ll try it
coach-why = Why?
coach-on = Go on
coach-play = Play a real game
coach-rules = The rules
coach-again = Once more
coach-instead = You could do that too. In this lesson try this: { $doing }
coach-push = { $turns ->
    [0] Push the tile in as it lies:
    [1] Turn the tile once to the right, then push it in:
    [2] Turn the tile twice to the right, then push it in:
   *[3] Turn the tile three times to the right, then push it in:
  } **{ $kind ->
    [row] row
   *[column] column
  } { $line } from { $side ->
    [left] the left
    [right] the right
    [above] above
   *[below] below
  }**.
coach-push-tower = { $turns ->
    [0] Push the tower in as it stands:
    [1] Turn the tower once to the right, then push it in:
    [2] Turn the tower twice to the right, then push it in:
   *[3] Turn the tower three times to the right, then push it in:
  } **{ $kind ->
    [row] row
   *[column] column
  } { $line } from { $side ->
    [left] the left
    [right] the right
    [above] above
   *[below] below
  }**.
coach-walk = { $cards ->
    [0] Walk to **{ $cell }**.
   *[1] Walk to **{ $cell }**. It costs a card: tap the cell once to see which, and once more to go.
  }
coach-coin = Hand in **card { $card }**.
coach-again-roll = Hand in **card { $card }** and roll again.
coach-double = Hand in **card { $card }**.
coach-decline = This time: **{ $answer }**.

## Classic, the guided game

lesson-classic-push-title = First you push
lesson-classic-push = You are the **red** figure at the top left. Your secret card says: find the **moth**. It sits on d1, but no corridor leads there. So you make one! The spare tile goes in at an arrow and moves the whole line. Turn it first, so that its openings fit.
lesson-classic-walk-title = Now you walk
lesson-classic-walk = The lit floor shows how far you can go: along open corridors, as far as you like. The **moth** is within reach.
lesson-classic-found-title = Found!
lesson-classic-found = You show your card to everyone and look at the next one in secret: the **sword**. Now it is Mira’s turn. She pushes and walks just like you.
lesson-classic-shoved-title = Whoops, pushed off!
lesson-classic-shoved = Mira pushed the column you stood on, and your tile fell out at the top. Nothing bad happens: you come back at the other end, on the tile that has just come in.
lesson-classic-nearer-title = One way is barred
lesson-classic-nearer = You may push anywhere but one place: never straight back in where the tile has just come out. And the sword cannot be reached this time, whatever you push. Then just come nearer.
lesson-classic-nearer-walk-title = A good place to wait
lesson-classic-nearer-walk = Go to the corner **g7**, two steps below the sword. You might stay where you are, too: you never have to walk.
lesson-classic-second-title = Now it works
lesson-classic-second = Only one wall is in the way now. Look: point at an arrow and the board shows what that push would open, before you do it.
lesson-classic-second-walk-title = The sword is open
lesson-classic-second-walk = You must **end** your walk on your picture. Running across it counts for nothing.
lesson-classic-home-title = All pictures found
lesson-classic-home = Both your cards lie open. One thing is left: the way home, to your own corner. But not in this turn; Mira comes first.
lesson-classic-home-push-title = Open the way home
lesson-classic-home-push = Home is far: all the way across the board. A single push can join two long corridors. Find it together with me.
lesson-classic-home-walk-title = Run!
lesson-classic-home-walk = Thirteen cells in one walk. Nobody blocks you: figures may pass and share a cell.
lesson-classic-end-title = You have won!
lesson-classic-end = You can push, turn, walk, find, and come home: that is the whole game. With four players it gets wilder, and messages on the backs of tiles bring surprises. Shall we?

## Master, the guided game

lesson-master-push-title = The dragon’s treasures
lesson-master-push = You are **red**. Treasures go in rising order: only the **lowest** on the board may be taken, for now the two of value **1**. They shine like brass. First, as always, you push.
lesson-master-walk-title = Take it
lesson-master-walk = Walk onto the **1**. You must come from another cell: waiting on a treasure brings nothing.
lesson-master-coin-title = A card for a coin?
lesson-master-coin = Each card serves **once**: for a coin, or for its symbol. You hold the card **1**, and you have just taken a 1. That makes a coin, worth **5 points**. Nobody can take it from you.
lesson-master-duel-title = The dragon wakes
lesson-master-duel = Whoever takes a treasure rolls the dragon die. The dragon has made a three-quarter turn; now it looks up the corridor at **d3**. Of all who stand in that corridor only the **nearest** has to duel. That is you. With **4, 5 or 6** nothing is lost.
lesson-master-again-title = Only a 2
lesson-master-again = Your lowest treasure would be gone now. But cards **1 to 6** let you roll again, as often as you have cards. Hand one in.
lesson-master-double-later-title = Saved
lesson-master-double-later = A 5! Your treasure is safe. At the end of your turn you may hand in a card of **7 to 12** for another whole turn. Keep it for a better moment.
lesson-master-guard-title = Not your turn, yet your duel
lesson-master-guard = Mira took the other 1 and rolled the **black guard**. It threatens the corridor in which it stands, and you are the nearest. So you roll, in the middle of her turn.
lesson-master-give-up-title = A 3 is not enough
lesson-master-give-up = You could roll again. But only your **1** is at stake: one single point. A card is worth more than that. Let it go; your coin stays.
lesson-master-two-title = The next value
lesson-master-two = Both 1s are taken, now the **2s** shine. A push carries along all that lies and stands on the line: figures, guards and treasures.
lesson-master-two-walk-title = Off to the 2
lesson-master-two-walk = You may walk past the guard. Only the **refuge** in the middle is closed: nobody walks in or out. Only a push brings you there.
lesson-master-double-title = One more turn
lesson-master-double = The dragon turned and saw nobody. And the other **2** is near. That is the moment for a double turn.
lesson-master-extra-title = Your extra turn
lesson-master-extra = Push and walk once more. The dragon die will roll once more, too.
lesson-master-extra-walk-title = Right round the board
lesson-master-extra-walk = The long corridor leads you to the other **2**.
lesson-master-end-title = That is the hunt
lesson-master-end = This time the dragon saw Mira, and she lost her 1. So it goes on up to value 6, and in the long game up to 12. When the last treasure is gone, whoever stands before the dragon may fight it: three rolls, 12 in all. It brings 15 points and ends the game. Whoever has most points wins.

## Towers, the guided game

lesson-towers-push-title = A maze with heights
lesson-towers-push = You are **red**, at the top left, and look for the **book** on c1. Each tower is 1 to 5 layers high. First you push, as in every maze here: a whole row of towers moves.
lesson-towers-steps-title = Up and down the stairs
lesson-towers-steps = One layer up or down in a step costs nothing. From b1 you climb **one** layer to b2 and go down one to b3. The book on c1 is **two** layers higher than b1: too steep for now.
lesson-towers-spell-title = You draw a spell
lesson-towers-spell = Your walk ended on none of your goals, so you draw a spell card: **Up**. Such a card takes you up any one steep step. A detour is never wasted!
lesson-towers-steep-title = Steep, but possible
lesson-towers-steep = The path to the book is open already. You must push all the same, so push where it does no harm.
lesson-towers-steep-walk-title = With a spell
lesson-towers-steep-walk = Violet cells cost cards. From b1 to c1 you rise two layers in one step: that takes your **Up**.
lesson-towers-found-title = The book is yours
lesson-towers-found = You show the card and look at your next treasure. When your walk ends on your treasure you draw no spell.
lesson-towers-rune-title = To the rune stone
lesson-towers-rune = In the middle, five layers high, stands the **rune**. Everyone must go there once, at any time. You stand at height 3. With a tower of height 4 in between, stairs lead right up.
lesson-towers-rune-walk-title = Three, four, five
lesson-towers-rune-walk = Twice one layer up: that is free.
lesson-towers-end-title = The rune card is turned
lesson-towers-end = You know it all now: push, climb, draw spells, and use them for steep steps. Whoever has found all treasures, visited the rune and come home first wins.

## The rules

rules-reading = The rules are being fetched…
rules-contents = Contents
rules-show = Show it
rules-show-again = Show it again

rules-classic-aim-title = What it is about
rules-classic-aim = Find your secret pictures in a maze that keeps changing, then be the **first to come home**.
rules-classic-set-up-title = Before you begin
rules-classic-set-up = 7 × 7 tiles lie on the table. Every second row and column can be pushed; one tile is left over, the spare.
    Everyone gets the same number of picture cards, face down, and looks at **one** only: the picture to find first.
    Each figure stands on the corner of its colour. Play goes round clockwise.
rules-classic-push-title = Push
rules-classic-push = A turn has two parts: first **push**, then **walk**. You must push, even when your way is open already.
    Turn the spare tile as you like and push it in at an arrow. The whole line moves on by one, and the tile at the far end falls out. It is the spare tile for the next player.
rules-classic-ban-title = The one thing forbidden
rules-classic-ban = You may not push the tile straight back in where it has **just come out**. That arrow is crossed out on the board.
rules-classic-walk-title = Walk
rules-classic-walk = Walk along open corridors as far as you like, or stay. A passage is open only if **both** tiles are open to each other.
    Nobody blocks anybody: you may pass others and share a cell.
rules-classic-shoved-title = Carried along, and pushed off
rules-classic-shoved = A figure on the line that is pushed rides along. If it falls out with a tile it comes back at the other end, on the tile that has just **come in**. That is not a walk yet.
rules-classic-pictures-title = Finding pictures
rules-classic-pictures = If your walk **ends** on your picture you turn the card up and look at the next one. One picture a walk; running across it does not count. Staying on it does.
    Not every turn brings you there. Then come nearer.
    If you are carried onto your picture in somebody else’s turn, you can stay on it in your own next turn.
rules-classic-end-title = Home
rules-classic-end = When all your cards lie open, go back to your corner. Whoever **ends a walk** there first, in a later turn, wins at once.
rules-classic-messages-title = Messages on the back
rules-classic-messages = With this option some tiles carry a message on the back. When your push drives such a tile out it is read, and you may use it in this turn.
    • **Second push**: push the tile in again, somewhere else, before you walk.
    • **Double turn**: walk, then push and walk once more.
    • **Swap**: change places with another figure, then walk on.
    • **Second card**: look at one more card; you may find either first.
    • **Exchange**: choose another card of your pile as your goal.
    • **Through the wall**: pass one wall on your walk.
rules-classic-second-push-title = { message-second-push }
rules-classic-second-push = You are **red** and look for the **ring**. No single push leads there. A second one, with the tile that has just come out, opens the way.
rules-classic-double-turn-title = { message-double-turn }
rules-classic-double-turn = First the **spider**, then a push and on to the **keys**: two pictures in one turn. No other back is read in it.
rules-classic-swap-title = { message-swap }
rules-classic-swap = No corridor leads you to the **ghost**, but one leads there from where Blue stands. Change places and walk on.
rules-classic-through-wall-title = { message-through-wall }
rules-classic-through-wall = Between **f7** and **e7** nothing is open. This once you pass all the same, and reach the **candelabrum**.
rules-classic-secrets-title = Secret and open
rules-classic-secrets = Your goal is your secret. All see the cards turned up, how many everyone has left, and what has been read on the backs of tiles.
rules-classic-options-title = What can be set
rules-classic-options = • **Pictures each**: fewer cards, shorter game.
    • **Event tiles**: the surprises on the backs.
    • **Way home**: leave it out with small children; then whoever finds the last picture wins at once.

rules-master-aim-title = What it is about
rules-master-aim = Take the dragon’s treasures in rising order, keep them through duels, and in the end beat the dragon. **Whoever has most points wins.**
rules-master-set-up-title = Before you begin
rules-master-set-up = In the middle is the **refuge** with the dragon, which looks to one side. Twelve treasures of 1 to 6, each value twice, lie on the board. Two guards stand there, a white and a black one.
    Everyone gets the same number of cards of 1 to 6 and of 7 to 12, and keeps them secret.
rules-master-push-title = Push
rules-master-push = You must push first. Turn the spare tile and push it in at an arrow; the line moves on by one. All that is on it rides along: figures, guards **and treasures**. What falls out comes back at the other end.
    Never push straight back in where the tile has just come out.
rules-master-walk-title = Walk
rules-master-walk = Walk along open corridors as far as you like, or stay.
    The **refuge is closed**: nobody walks in, through or out. Only a push brings you in, or out again.
rules-master-treasures-title = Taking treasures
rules-master-treasures = Only the **lowest value** on the board may be taken; those treasures shine. If your walk ends on one you take it. You must come from another cell, and it is one a turn.
    If the lowest lies under the refuge, everyone has to wait until it is pushed out.
rules-master-cards-title = Cards: coin or symbol
rules-master-cards = Each card serves once, then it lies open on the discards.
    • **Coin**: when you take a treasure, hand in the card of the same value. A coin is worth 5 points and is never lost.
    • **Roll again**: cards 1 to 6, in a duel.
    • **Double turn**: cards 7 to 12, at the end of your turn.
    You are asked whenever you hold any card, so that nobody can tell what you have.
rules-master-dragon-title = The dragon wakes
rules-master-dragon = Whoever has taken a treasure rolls the **dragon die**.
    • **Arrows**: the dragon turns clockwise by as many quarters and looks into the corridors that begin at the cell before it.
    • **A guard**: that guard looks into the corridors in which it stands.
    Of all who stand there only the **nearest** must duel; if several are equally near, all of them.
rules-master-duel-title = The duel
rules-master-duel = Roll the duel die. **4, 5, 6**: nothing is lost. **1, 2, 3**: your lowest treasure goes, unless you hand in a card of 1 to 6 and roll again. The new roll counts.
rules-master-others-title = Out of turn
rules-master-others = A duel can hit you in somebody else’s turn. You decide for yourself whether a treasure is worth a card. Whoever has no treasure need not roll, but shields those behind.
rules-master-double-title = Double turn
rules-master-double = At the end of your turn you may hand in a card of 7 to 12 and have **one more whole turn**. After that it is the next player’s turn in any case.
rules-master-second-title = The second half
rules-master-second = When both 6s are taken, the treasures 7 to 12 are laid on the same twelve places. If one lies under your feet, you must leave and come back to take it.
    In this order: take the 6, hand in a card for its coin or not, lay out the new treasures, roll the dragon die.
rules-master-final-title = The final duel
rules-master-final = When all treasures are gone, the dragon turns no more. From the next turn on, whoever stands on the cell **before it** after walking or staying may fight it, once a turn.
    Up to three rolls; **12 or more** in all wins at once. After each roll you may hand in a card of 1 to 6 and roll that one again, as often as you have such cards.
    Whoever loses the fight loses the lowest treasure, and the turn is over.
rules-master-end-title = The end
rules-master-end = Whoever beats the dragon gets **15 points**, and the game is over. Add the values of your treasures and 5 for each coin. In a tie, whoever has more treasures wins; if that is equal too, they win together.
rules-master-options-title = What can be set
rules-master-options = • **Short game**: only the treasures 1 to 6; then the final duel follows. Cards 7 to 12 still bring double turns.

rules-towers-aim-title = What it is about
rules-towers-aim = Find your secret treasures, visit the **rune stone** in the middle, and be the first to come home, up and down the towers.
rules-towers-set-up-title = Before you begin
rules-towers-set-up = 5 × 5 towers, 1 to 5 layers high. Every second row and column can be pushed; one tower is left over, the spare.
    The twelve treasure cards are dealt face down: **6 each** for two players, **4** for three, **3** for four. Look at **one** only: the treasure to find first.
    Everyone also has a rune card, which lies open, and **one spell card**, which stays secret. The other spell cards are the draw pile.
rules-towers-push-title = Push
rules-towers-push = You must push first. Turn the spare tower and push it in at an arrow; the line moves on by one. Figures ride along, treasures stay on their towers. A figure that falls out comes back at the other end.
    Never push straight back in where the tower has just come out.
rules-towers-heights-title = Walking: one layer a step
rules-towers-heights = Walk as far as you like. For each step the path must be open on **both** sides, and the next tower may be **one layer** higher or lower at most.
rules-towers-spells-title = Spells
rules-towers-spells = A spell card pays for **one** step that is too steep, however high or deep.
    • **Up**: one step up.
    • **Down**: one step down.
    • **Joker**: either.
    You may use several cards in one walk. They do not go through walls.
    The board suggests the way that costs fewest cards, and of those the one with fewest jokers. If other cards would do, you choose. What you use goes onto the open discards.
rules-towers-move-ends-title = Where your walk ends
rules-towers-move-ends = • On **your treasure**: you turn up the card and look at the next.
    • On the **rune**, the first time: you turn your rune card over.
    • **Anywhere else**: you draw a spell card. Staying counts, too.
    Only the end of the walk counts, not what you walk across.
    When the draw pile is empty, the discards are shuffled and become the new one. If there are none either, you draw nothing. You may hold as many cards as you like.
rules-towers-rune-title = The rune stone
rules-towers-rune = It stands in the middle, five layers high: the highest place of all. Everyone must end a walk there **once**, whenever it suits.
rules-towers-end-title = Home
rules-towers-end = When all treasures are found and the rune card is turned, go back to your corner. Whoever ends a walk there first, in a later turn, wins.
rules-towers-secrets-title = Secret and open
rules-towers-secrets = Your treasure and your spells are your secret. All see the treasures found, the rune cards, the spells handed in, and how many cards everyone holds.
rules-towers-options-title = What can be set
rules-towers-options = • **Children**: for a child each spell card is a joker.
