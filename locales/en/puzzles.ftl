# Puzzles: loaded with the first one. A game's own kinds are in its words.

puzzles-about = { $count } positions from real games, each answer checked
puzzle-one = Puzzle
puzzle-level-easy = Easy
puzzle-level-normal = Normal
puzzle-level-hard = Hard
puzzle-level-expert = Expert
puzzle-games = Games
puzzle-begin = Solve it
puzzle-look = Look at it again
puzzle-day-solved = Solved
puzzle-day-hint = Solved with a hint
puzzle-day-seen = You have seen the solution
puzzle-new-here = New here? Start with Easy. Nothing is locked, and you can try as often as you like.
puzzle-solved-of = { $solved } of { $all } solved
puzzle-of-all = of { $count }
puzzle-ring = { $label }: { $solved } of { $all } solved. Go to the next one.

## Kinds

puzzle-kind-reach = Reach the goal
puzzle-brief-reach = In two to four turns
puzzle-task-reach = Reach { $goal } in { $turns ->
    [2] two turns
    [3] three turns
   *[4] four turns
}
puzzle-proof-reach = Proven: fewer turns are not enough, and { $ways ->
    [one] only one first push leads there.
   *[other] only { $ways } first pushes lead there.
}
puzzle-about-reach = Stop on the goal with the last walk. What counts is where you stand then, not on the way.
puzzle-kind-pair = Two in a row
puzzle-brief-pair = One goal, then the next
puzzle-task-pair = { $has_second ->
    [yes] Reach { $goal } now, and { $second } in the next turn
   *[no] Reach { $goal } now, and the next one a turn later
}
puzzle-proof-pair = Proven: { $ways ->
    [one] only one first push makes both possible.
   *[other] only { $ways } first pushes make both possible.
}
puzzle-about-pair = Many pushes bring the first goal within reach. Choose the one that leaves a way to the second.
puzzle-kind-block = Block
puzzle-brief-block = Spoil the next player’s turn
puzzle-task-block = Make a turn after which { $name } cannot reach { $goal }
puzzle-proof-block = Proven over every answer: { $ways ->
    [one] only one push keeps the goal out of reach.
   *[other] only { $ways } pushes keep the goal out of reach.
}
puzzle-about-block = You have one turn. Then the other player may push anywhere and walk: the goal must stay out of reach whatever it does.
puzzle-kind-find = Find the move
puzzle-brief-find = One move beats all others
puzzle-task-find = Find the move that clearly beats all others
puzzle-proof-find = Judged twice, as in an analysis: one push wins clearly more games than any other.
puzzle-about-find = This position is from a game. You have one turn, and the push decides: which one helps you most in the rest of the game? Take your goal if it is in reach. Otherwise keep it in reach whatever the next player pushes, or keep that player from a goal.

puzzle-about = In each turn you push the spare tile, which lies beside the board, into a row or column. Then you walk along open corridors as far as you like, or stay. Nobody else moves.
puzzle-how = How does this work?
puzzle-or = { $names }
puzzle-home = your start { $cell }
puzzle-home-other = the start { $cell }

## Solving

puzzle-turn = Turn { $turn }
puzzle-turn-push = Turn { $turn }: push
puzzle-turn-walk = Turn { $turn }: walk
puzzle-turn-of = Turn { $turn } of { $turns }
puzzle-hints = Hints
puzzle-help = Help
puzzle-hints-open = Hints: { $count } of { $all } opened
puzzle-hint-1 = Where to look
puzzle-hint-2 = The first push
puzzle-hint-3 = The whole turn
puzzle-hint-where = { $kind ->
    [row] Row **{ $line }**. A push there begins it.
   *[column] Column **{ $line }**. A push there begins it.
}
puzzle-hint-cost = each one costs { $cost } rating points
puzzle-hint-last = after this one the puzzle counts as seen
puzzle-hint-free = free of charge: your rating is settled
puzzle-attempts = Your attempts
puzzle-attempts-free = try as often as you like
puzzle-attempts-none = None so far. A push can be looked at before you make it, and everything can be taken back.
puzzle-end-far = still out of reach
puzzle-end-near = one turn short
puzzle-end-one = one of two
puzzle-end-answered = not blocked
puzzle-again = From the start
puzzle-solution = Solution
puzzle-solution-cost = If you look at the solution before you have solved it, the puzzle counts as not solved.
puzzle-try-yourself = Try it yourself
puzzle-next = Next puzzle
puzzle-share = Share

## Feedback

puzzle-solved = Solved!
puzzle-solved-about = All by yourself.
puzzle-solved-hint = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
puzzle-streak = { $count ->
    [one] Your first day in a row.
   *[other] { $count } days in a row.
}
puzzle-shown = That is how it goes.
puzzle-shown-about = You can look at each step again, or try it yourself.
puzzle-first-reached = The first goal is reached.
puzzle-first-reached-about = Now for the second one.
puzzle-good-start = Your first push was right.
puzzle-near = You are one turn short of the goal.
puzzle-far = The goal is still out of reach.
puzzle-one-of-two = You reached the first goal.
puzzle-one-of-two-about = The second one is out of reach from here.
puzzle-answered = { $name } still gets there.
puzzle-answered-about = { $kind ->
    [row] { $name } pushes row { $line } from the { $side ->
        [left] left
       *[right] right
    } and walks to { $cell }.
   *[column] { $name } pushes column { $line } from { $side ->
        [above] above
       *[below] below
    } and walks to { $cell }.
}
puzzle-wrong-find = There is a clearly better push.
puzzle-wrong-find-about = It wins clearly more games. Take back and look for another push.
puzzle-wrong-find-walk = Now your goal is in reach. Take back one step and walk there.
puzzle-end-find = not the best move
puzzle-nudge = Take back and look for another first push.
puzzle-nudge-start = Look again at what you did after the first push.
puzzle-change = Rating { $points } ({ $change })

## Month, streak, rating

puzzle-month = Puzzles of the days of this month
puzzle-day-label = { $how ->
    [solved] { $date }: solved
    [hint] { $date }: solved with a hint
    [seen] { $date }: solution seen
    [today] { $date }: today
   *[open] { $date }: not solved
}
puzzle-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
puzzle-longest = your longest: { $count }
puzzle-rating = Rating
puzzle-your-rating = Your rating
puzzle-last = { $count ->
    [one] last puzzle
   *[other] last { $count } puzzles
}
puzzle-on-device = on this device
puzzle-no-rating = It begins with the first puzzle you solve, and stays on this device.
puzzle-no-storage = This browser keeps nothing for this page, so there is no streak and no rating. You can solve puzzles all the same.
