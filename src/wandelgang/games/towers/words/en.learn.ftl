# The guided game, and the rules.

towers-lesson-push-title = A maze with heights
towers-lesson-push = You are **red**, at the top left, and look for the **book** on c1. Each tower is 1 to 5 layers high. First you push, as in every maze here: a whole row of towers moves.
towers-lesson-steps-title = Up and down the stairs
towers-lesson-steps = One layer up or down in a step costs nothing. From b1 you climb **one** layer to b2 and go down one to b3. The book on c1 is **two** layers higher than b1: too steep for now.
towers-lesson-spell-title = You draw a spell
towers-lesson-spell = Your walk ended on none of your goals, so you draw a spell card: **Up**. Such a card takes you up any one steep step. A detour is never wasted!
towers-lesson-steep-title = Steep, but possible
towers-lesson-steep = The path to the book is open already. You must push all the same, so push where it does no harm.
towers-lesson-steep-walk-title = With a spell
towers-lesson-steep-walk = Violet cells cost cards. From b1 to c1 you rise two layers in one step: that takes your **Up**.
towers-lesson-found-title = The book is yours
towers-lesson-found = You show the card and look at your next treasure. When your walk ends on your treasure you draw no spell.
towers-lesson-rune-title = To the rune stone
towers-lesson-rune = In the middle, five layers high, stands the **rune**. Everyone must go there once, at any time. You stand at height 3. With a tower of height 4 in between, stairs lead right up.
towers-lesson-rune-walk-title = Three, four, five
towers-lesson-rune-walk = Twice one layer up: that is free.
towers-lesson-end-title = The rune card is turned
towers-lesson-end = You know it all now: push, climb, draw spells, and use them for steep steps. Whoever has found all treasures, visited the rune and come home first wins.

towers-rules-aim-title = What it is about
towers-rules-aim = Find your secret treasures, visit the **rune stone** in the middle, and be the first to come home, up and down the towers.
towers-rules-set-up-title = Before you begin
towers-rules-set-up = 5 × 5 towers, 1 to 5 layers high. Every second row and column can be pushed; one tower is left over, the spare.
    The twelve treasure cards are dealt face down: **6 each** for two players, **4** for three, **3** for four. Look at **one** only: the treasure to find first.
    Everyone also has a rune card, which lies open, and **one spell card**, which stays secret. The other spell cards are the draw pile.
towers-rules-push-title = Push
towers-rules-push = You must push first. Turn the spare tower and push it in at an arrow; the line moves on by one. Figures ride along, treasures stay on their towers. A figure that falls out comes back at the other end.
    Never push straight back in where the tower has just come out.
towers-rules-heights-title = Walking: one layer a step
towers-rules-heights = Walk as far as you like. For each step the path must be open on **both** sides, and the next tower may be **one layer** higher or lower at most.
towers-rules-spells-title = Spells
towers-rules-spells = A spell card pays for **one** step that is too steep, however high or deep.
    • **Up**: one step up.
    • **Down**: one step down.
    • **Joker**: either.
    You may use several cards in one walk. They do not go through walls.
    The board suggests the way that costs fewest cards, and of those the one with fewest jokers. If other cards would do, you choose. What you use goes onto the open discards.
towers-rules-move-ends-title = Where your walk ends
towers-rules-move-ends = • On **your treasure**: you turn up the card and look at the next.
    • On the **rune**, the first time: you turn your rune card over.
    • **Anywhere else**: you draw a spell card. Staying counts, too.
    Only the end of the walk counts, not what you walk across.
    When the draw pile is empty, the discards are shuffled and become the new one. If there are none either, you draw nothing. You may hold as many cards as you like.
towers-rules-rune-title = The rune stone
towers-rules-rune = It stands in the middle, five layers high: the highest place of all. Everyone must end a walk there **once**, whenever it suits.
towers-rules-end-title = Home
towers-rules-end = When all treasures are found and the rune card is turned, go back to your corner. Whoever ends a walk there first, in a later turn, wins.
towers-rules-secrets-title = Secret and open
towers-rules-secrets = Your treasure and your spells are your secret. All see the treasures found, the rune cards, the spells handed in, and how many cards everyone holds.
towers-rules-options-title = What can be set
towers-rules-options = • **Children**: for a child each spell card is a joker.

towers-coach-push = { $turns ->
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
towers-coach-walk = Walk to **{ $cell }**. It costs a card: tap the cell once to see which, and once more to go.
