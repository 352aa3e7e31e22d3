# The board editor.
editor-title = Board editor
editor-about = Lay out a position, or copy the board on your own table
editor-waiting = Opening the box…
editor-entry = Copy your board
editor-edit = Edit
editor-game = Game
editor-undo = Undo
editor-redo = Redo
editor-open = Open a record
editor-box = In the box
editor-left = { $all ->
    [0] all laid
   *[other] { $count } left, { $all } to lay
}
editor-kind-left = { $count } left in the box
editor-over = { $count } laid, but the box has { $all }
editor-fill = Fill the rest by chance
editor-empty = Empty the board
editor-fresh = Deal a board
editor-figures = Figures
editor-figure = figure of { $colour }
editor-place = Move { $colour }, on { $cell }
editor-sit = Add { $colour }
editor-leave = Take { $colour } off the board
editor-turn = To move
editor-last-push = Last push
editor-no-push = none
editor-goal = Goal
editor-home = home
editor-cards = Cards each
editor-spare = Spare
editor-turn-spare = Turn the spare
editor-board = Board
editor-no-tile = no tile
editor-fixed = fixed
editor-tile = tile
editor-straight = straight
editor-corner = corner
editor-junction = T-junction
editor-tall = { $shape }, height { $height }
editor-turn-left = Turn left
editor-turn-right = Turn right
editor-into-box = Into the box
editor-put = In your hand: { $what }. Choose a cell, or press Escape.
editor-hint = Drag a tile from the box, or choose a cell and press T, C or S. R turns it.
editor-hint-phone = Tap a cell to lay a tile there.
editor-bad-link = This link is damaged: something in it is missing or was changed. Copy all of it once more.
editor-checking = Checking…
editor-possible = This position is possible.
editor-clause = the clause of the rules
editor-take-back = Take one back
editor-to-start = Put it on its start
editor-solver = Solver
editor-proven = { $count ->
    [one] proven, { $count } board
   *[other] proven, { $count } boards
}
editor-shortest = { $count ->
    [one] Shortest: { $count } turn
   *[other] Shortest: { $count } turns
}
editor-firsts = { $count ->
    [one] Only one first push does it.
   *[other] { $count } first pushes are equally good.
}
editor-push = Push at { $arrow }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned by half
   *[3] , turned left
}
editor-push-any = Push at { $arrow }, turned in { $count } ways
editor-walk = walk to { $cell }
editor-show = Show it on the board
editor-show-next = Next turn
editor-show-end = Back to the position
editor-no-way = There is no way within five turns.
editor-no-goal = There is nothing to solve here.
editor-solving = Thinking…
editor-solver-waits = The solver answers as soon as the board is complete.
editor-uses = Use this position
editor-play = Play from here
editor-puzzle = Make it a puzzle
editor-puzzle-open = Open the puzzle
editor-puzzle-copy = Copy the puzzle’s link
editor-copy = Copy link
editor-uses-about = What the others hold is dealt when you play.
editor-uses-wait = Playing and puzzles wait until the position is possible. A link can always be shared.
flaw-tiles = { $count } tiles of one kind lie on the table; the box has { $has }.
flaw-cells-open = { $count ->
    [one] { $count } cell has no tile yet.
   *[other] { $count } cells have no tile yet.
}
flaw-spare-missing = The spare is missing.
flaw-figure-missing = The figure of { $colour } does not stand on the board.
flaw-card-twice = There is only one card with { $picture }.
flaw-cards = The number of cards does not fit: { $cards } instead of { $each }.
flaw-push-missing = Somebody walks who has not pushed yet.
flaw-goal-missing = { $colour } has cards left, but looks for none of them.
flaw-draw = There is no card left to draw.
flaw-turn = The number of turns does not fit the rest of the position.
flaw-hands = Each player has one hand of cards, no more and no fewer.
flaw-order = A pile has no order: its cards are written from low to high.
flaw-seat = Nobody plays at the seat whose turn it is.
flaw-over = The game would be over in this position.
flaw-unfit = The cards do not add up.
flaw-other = No game can be in this position.
