# The guided game, and the rules.

classic-lesson-push-title = First you push
classic-lesson-push = You are the **red** figure at the top left. Your secret card says: find the **moth**. It sits on d1, but no corridor leads there. So make one! The spare tile goes in at an arrow and shifts the whole line. Turn it first, so that its openings fit.
classic-lesson-walk-title = Now you walk
classic-lesson-walk = The lit floor shows how far you can go: along open corridors, as far as you like. The **moth** is within reach.
classic-lesson-found-title = Found!
classic-lesson-found = You show everyone your card and take a secret look at the next one: the **sword**. Now it is Mira’s turn. She pushes and walks just like you.
classic-lesson-shoved-title = Whoops, pushed off!
classic-lesson-shoved = Mira pushed the column you were standing on, and your tile fell out at the top. No harm done: you come back at the other end, on the tile that has just come in.
classic-lesson-nearer-title = One arrow is blocked
classic-lesson-nearer = You may push anywhere except straight back in where the tile has just come out. And this time you cannot reach the sword, whatever you push. So just get closer.
classic-lesson-nearer-walk-title = A good place to wait
classic-lesson-nearer-walk = Go to the corner **g7**, two cells below the sword. You could also stay where you are: you never have to walk.
classic-lesson-second-title = Now it works
classic-lesson-second = Only one wall is in the way now. Point at an arrow, or tap it: the board shows what that push would open before you make it.
classic-lesson-second-walk-title = The way to the sword is open
classic-lesson-second-walk = You must **end your move** on your picture. Just passing over it doesn’t count.
classic-lesson-home-title = All pictures found
classic-lesson-home = Both your cards are face up. Only one thing is left: getting home, to your own corner. But not in this turn; Mira comes first.
classic-lesson-home-push-title = Open the way home
classic-lesson-home-push = Home is a long way off, right across the board. A single push can join two long corridors. Let’s find it together.
classic-lesson-home-walk-title = Run!
classic-lesson-home-walk = Thirteen cells in one go. Nobody can block you: figures may pass each other and share a cell.
classic-lesson-end-title = You have won!
classic-lesson-end = Push, turn, walk, find your pictures and get home: that is the whole game. With four players it gets wilder, and messages on the backs of tiles bring surprises. Shall we?

classic-rules-aim-title = Aim of the game
classic-rules-aim = Find your secret pictures in a maze that keeps changing, then be the **first to get home**. For two to four players, from about age 7.
classic-rules-set-up-title = Before you begin
classic-rules-set-up = The board has 7 × 7 tiles. Every second row and column can be pushed; one tile is left over, the spare.
    All 24 picture cards are dealt out face down: **12 each** for two players, **8** for three, **6** for four. You look at only **one**: the picture to find first.
    Each figure starts in the corner of its colour. Play goes clockwise. By the rule sheet, the **youngest player** goes first; here you can also pick somebody, or leave it to chance.
classic-rules-push-title = Push
classic-rules-push = A turn has two parts: first **push**, then **walk**. You must push, even if your way is already open.
    Turn the spare tile any way you like and push it in at an arrow. The whole line moves by one cell, and the tile at the far end falls out. It becomes the spare for the next player.
classic-rules-ban-title = The one thing you may not do
classic-rules-ban = You may not push the tile straight back in where it has **just come out**. That arrow is crossed out on the board.
classic-rules-walk-title = Walk
classic-rules-walk = Walk along open corridors as far as you like, or stay where you are. Two neighbouring tiles are joined only if **both** are open to each other.
    Nobody can block you: you may pass other figures and share a cell with them.
    If you find the corridors hard to tell apart, half-close your eyes: it makes the paths stand out.
classic-rules-shoved-title = Carried along or pushed off
classic-rules-shoved = Figures on the line that is pushed move with it. A figure that falls out with its tile comes back at the other end, on the tile that has just **come in**. That does not count as walking.
classic-rules-pictures-title = Finding pictures
classic-rules-pictures = If you **end your move** on your picture, you turn the card face up and look at the next one. One picture per move. Passing over it doesn’t count; staying on it does.
    You won’t get there every turn. Then move to where you will have an easier start next time.
    If somebody else’s push carries you onto your picture, you can stay on it in your next turn.
classic-rules-end-title = Home
classic-rules-end = When all your cards are face up, go back to your corner. The first player to **end a move** there wins at once. It must be a later move than the one that found the last picture.
classic-rules-messages-title = Messages on the back
classic-rules-messages = With this option, some tiles have a message on the back. When your push drives out such a tile, everyone reads the message, and you may use it in this turn. They all help you, but you never have to use one.
    • **Second push**: push the tile in again, somewhere else, before you walk. The back of the tile that comes out this time is not read.
    • **Double turn**: walk, then push and walk once more.
    • **Swap**: swap places with another figure, then walk on from there.
    • **Second card**: look at one more card. You may find the two pictures in either order, even in later turns.
    • **Exchange**: choose another card of your pile as your goal. The old one goes back, and the pile is shuffled.
    • **Through the wall**: walk through one wall.
classic-rules-second-push-title = { classic-message-second-push }
classic-rules-second-push = You are **red** and looking for the **ring**. One push won’t get you there. A second one, with the tile that has just come out, opens the way.
classic-rules-double-turn-title = { classic-message-double-turn }
classic-rules-double-turn = First the **spider**, then another push and on to the **keys**: two pictures in one turn. No other messages are read in a double turn.
classic-rules-swap-title = { classic-message-swap }
classic-rules-swap = No corridor leads you to the **ghost**, but there is one from where Blue is standing. Swap places and walk on.
classic-rules-through-wall-title = { classic-message-through-wall }
classic-rules-through-wall = There is no opening between **f7** and **e7**. Just this once you get through anyway, all the way to the **candelabrum**.
classic-rules-secrets-title = What is secret
classic-rules-secrets = Your goal is your secret. Everyone sees the cards that are face up, how many each player has left, and the messages that have been read.
classic-rules-options-title = Options
classic-rules-options = • **Pictures per player**: the rule sheet deals out all the cards. Fewer cards make a shorter game; that is our own addition.
    • **Event tiles**: the surprises on the backs.
    • **Way home**: leave it out with young children; then the first player to find their last picture wins at once.
