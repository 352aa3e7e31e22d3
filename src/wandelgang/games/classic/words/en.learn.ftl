# The guided game, and the rules.

classic-lesson-push-title = First you push
classic-lesson-push = You are the **red** figure at the top left. Your secret card says: find the **moth**. It sits on d1, but no corridor leads there. So you make one! The spare tile goes in at an arrow and moves the whole line. Turn it first, so that its openings fit.
classic-lesson-walk-title = Now you walk
classic-lesson-walk = The lit floor shows how far you can go: along open corridors, as far as you like. The **moth** is within reach.
classic-lesson-found-title = Found!
classic-lesson-found = You show your card to everyone and look at the next one in secret: the **sword**. Now it is Mira’s turn. She pushes and walks just like you.
classic-lesson-shoved-title = Whoops, pushed off!
classic-lesson-shoved = Mira pushed the column you stood on, and your tile fell out at the top. Nothing bad happens: you come back at the other end, on the tile that has just come in.
classic-lesson-nearer-title = One way is barred
classic-lesson-nearer = You may push anywhere but one place: never straight back in where the tile has just come out. And the sword cannot be reached this time, whatever you push. Then just come nearer.
classic-lesson-nearer-walk-title = A good place to wait
classic-lesson-nearer-walk = Go to the corner **g7**, two steps below the sword. You might stay where you are, too: you never have to walk.
classic-lesson-second-title = Now it works
classic-lesson-second = Only one wall is in the way now. Look: point at an arrow and the board shows what that push would open, before you do it.
classic-lesson-second-walk-title = The sword is open
classic-lesson-second-walk = You must **end** your walk on your picture. Running across it counts for nothing.
classic-lesson-home-title = All pictures found
classic-lesson-home = Both your cards lie open. One thing is left: the way home, to your own corner. But not in this turn; Mira comes first.
classic-lesson-home-push-title = Open the way home
classic-lesson-home-push = Home is far: all the way across the board. A single push can join two long corridors. Find it together with me.
classic-lesson-home-walk-title = Run!
classic-lesson-home-walk = Thirteen cells in one walk. Nobody blocks you: figures may pass and share a cell.
classic-lesson-end-title = You have won!
classic-lesson-end = You can push, turn, walk, find, and come home: that is the whole game. With four players it gets wilder, and messages on the backs of tiles bring surprises. Shall we?

classic-rules-aim-title = What it is about
classic-rules-aim = Find your secret pictures in a maze that keeps changing, then be the **first to come home**.
classic-rules-set-up-title = Before you begin
classic-rules-set-up = 7 × 7 tiles lie on the table. Every second row and column can be pushed; one tile is left over, the spare.
    Everyone gets the same number of picture cards, face down, and looks at **one** only: the picture to find first.
    Each figure stands on the corner of its colour. Play goes round clockwise.
classic-rules-push-title = Push
classic-rules-push = A turn has two parts: first **push**, then **walk**. You must push, even when your way is open already.
    Turn the spare tile as you like and push it in at an arrow. The whole line moves on by one, and the tile at the far end falls out. It is the spare tile for the next player.
classic-rules-ban-title = The one thing forbidden
classic-rules-ban = You may not push the tile straight back in where it has **just come out**. That arrow is crossed out on the board.
classic-rules-walk-title = Walk
classic-rules-walk = Walk along open corridors as far as you like, or stay. A passage is open only if **both** tiles are open to each other.
    Nobody blocks anybody: you may pass others and share a cell.
classic-rules-shoved-title = Carried along, and pushed off
classic-rules-shoved = A figure on the line that is pushed rides along. If it falls out with a tile it comes back at the other end, on the tile that has just **come in**. That is not a walk yet.
classic-rules-pictures-title = Finding pictures
classic-rules-pictures = If your walk **ends** on your picture you turn the card up and look at the next one. One picture a walk; running across it does not count. Staying on it does.
    Not every turn brings you there. Then come nearer.
    If you are carried onto your picture in somebody else’s turn, you can stay on it in your own next turn.
classic-rules-end-title = Home
classic-rules-end = When all your cards lie open, go back to your corner. Whoever **ends a walk** there first, in a later turn, wins at once.
classic-rules-messages-title = Messages on the back
classic-rules-messages = With this option some tiles carry a message on the back. When your push drives such a tile out it is read, and you may use it in this turn.
    • **Second push**: push the tile in again, somewhere else, before you walk.
    • **Double turn**: walk, then push and walk once more.
    • **Swap**: change places with another figure, then walk on.
    • **Second card**: look at one more card; you may find either first.
    • **Exchange**: choose another card of your pile as your goal.
    • **Through the wall**: pass one wall on your walk.
classic-rules-second-push-title = { classic-message-second-push }
classic-rules-second-push = You are **red** and look for the **ring**. No single push leads there. A second one, with the tile that has just come out, opens the way.
classic-rules-double-turn-title = { classic-message-double-turn }
classic-rules-double-turn = First the **spider**, then a push and on to the **keys**: two pictures in one turn. No other back is read in it.
classic-rules-swap-title = { classic-message-swap }
classic-rules-swap = No corridor leads you to the **ghost**, but one leads there from where Blue stands. Change places and walk on.
classic-rules-through-wall-title = { classic-message-through-wall }
classic-rules-through-wall = Between **f7** and **e7** nothing is open. This once you pass all the same, and reach the **candelabrum**.
classic-rules-secrets-title = Secret and open
classic-rules-secrets = Your goal is your secret. All see the cards turned up, how many everyone has left, and what has been read on the backs of tiles.
classic-rules-options-title = What can be set
classic-rules-options = • **Pictures each**: fewer cards, shorter game.
    • **Event tiles**: the surprises on the backs.
    • **Way home**: leave it out with small children; then whoever finds the last picture wins at once.
