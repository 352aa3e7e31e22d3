# The guided game, and the rules.

towers-lesson-push-title = A maze with levels
towers-lesson-push = You are **red**, at the top left, and looking for the **book** on c1. Each tower is 1 to 5 levels high. First you push, as in every maze here: a whole row of towers moves.
towers-lesson-steps-title = Up and down the stairs
towers-lesson-steps = One level up or down per step costs nothing. From b1 you climb **one** level to b2 and go down one to b3. The book on c1 is **two** levels higher than b1: too steep for now.
towers-lesson-spell-title = You draw a spell
towers-lesson-spell = You did not end your move on one of your goals, so you draw a spell card: **Up**. It takes you up one steep step, however high. A detour is never wasted!
towers-lesson-steep-title = Steep, but possible
towers-lesson-steep = The way to the book is already open. You must push all the same, so push where it does no harm.
towers-lesson-steep-walk-title = With a spell
towers-lesson-steep-walk = Violet cells cost cards. From b1 to c1 you climb two levels in one step: that takes your **Up**.
towers-lesson-found-title = The book is yours
towers-lesson-found = You show the card and look at your next treasure. When you end your move on your treasure, you don’t draw a spell.
towers-lesson-rune-title = To the rune stone
towers-lesson-rune = In the middle, five levels high, stands the **rune**. Everyone must go there once, at any time. You are on level 3. With a tower of four levels in between, stairs lead straight up.
towers-lesson-rune-walk-title = Three, four, five
towers-lesson-rune-walk = Up one level, twice: that is free.
towers-lesson-end-title = The rune card is turned
towers-lesson-end = Now you know it all: push, climb, draw spells, and use them for steep steps. To win, find all your treasures, visit the rune and be the first to get home.

towers-rules-aim-title = Aim of the game
towers-rules-aim = Up and down the towers: find your secret treasures, visit the **rune stone** in the middle, and be the first to get home. For two to four players, from about age 7.
towers-rules-set-up-title = Before you begin
towers-rules-set-up = There are 5 × 5 towers, 1 to 5 levels high. Every second row and column can be pushed; one tower is left over, the spare.
    The twelve treasure cards are dealt out face down: **6 each** for two players, **4** for three, **3** for four. You look at only **one**: the treasure to find first.
    Everyone also has a rune card, which lies face up, and **one spell card**, which stays secret. The other spell cards form the draw pile.
    Play goes clockwise. By the rule sheet, the player with the **best head for heights** goes first, or else the youngest; here you can also pick somebody, or leave it to chance.
towers-rules-push-title = Push
towers-rules-push = You must push first. Turn the spare tower and push it in at an arrow; the line moves by one cell. Figures move along, and treasures stay on their towers. A figure that falls out comes back at the other end: a shortcut for you, or a way to annoy somebody else.
    You may never push straight back in where the tower has just come out.
towers-rules-heights-title = Walking: one level per step
towers-rules-heights = Walk as far as you like. For each step the path must be open on **both** sides, and the next tower may be at most **one level** higher or lower. It is like climbing stairs: never two at a time.
towers-rules-spells-title = Spells
towers-rules-spells = A spell card pays for **one** step that is too steep, however high or deep.
    • **Up**: one step up.
    • **Down**: one step down.
    • **Joker**: either.
    You may use several cards in one move. They do not take you through walls.
    The board suggests the way that costs the fewest cards and, among those, the fewest jokers. If other cards would do, you choose. Cards you have used go face up on the discard pile.
towers-rules-move-ends-title = Where you end your move
towers-rules-move-ends = • On **your treasure**: you turn the card face up and look at the next one.
    • On the **rune**, the first time: you turn your rune card over.
    • **Anywhere else**: you draw a spell card, even if you did not move.
    Only the place where you stop counts, not what you walk across.
    When the draw pile is empty, the discards are shuffled and become the new one. If there are none either, you draw nothing. You may hold as many cards as you like.
towers-rules-rune-title = The rune stone
towers-rules-rune = It stands in the middle, five levels high: the highest place of all. Everyone must end a move there **once**, whenever it suits them.
towers-rules-end-title = Home
towers-rules-end = When you have found all your treasures and turned your rune card over, go back to your corner. The first player to end a move there, in a later turn, wins.
towers-rules-secrets-title = What is secret
towers-rules-secrets = Your treasure and your spells are your secret. Everyone sees the treasures found, the rune cards, the discarded spells, and how many cards each player holds.
towers-rules-options-title = Options
towers-rules-options = • **Children**: for a child, every spell card is a joker.

towers-coach-push = { $turns ->
    [0] Push the tower in as it is:
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
towers-coach-walk = Walk to **{ $cell }**. It costs a card: choose the cell once to see which one, and again to go.
