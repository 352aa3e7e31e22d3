# The analysis of a game: marks, and what could have been done.

analysis-mark-brilliant = Brilliant
analysis-mark-good = Good
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-missed-goal = Missed goal

analysis-why-only = There was nothing else to do.
analysis-why-best = Nothing better was found.
analysis-why-win = There was a way to win: { $line }.
analysis-why-goal = { $what ->
    [picture] { $picture } was in reach: { $line }.
   *[place] The goal was in reach: { $line }.
  }
analysis-why-cheaper = To the same cell for other cards: { $line }.
analysis-why-block = This leaves the others less: { $line }.
analysis-why-onward = This helps more in the turns to come: { $line }.
analysis-why-place = This is better for the next turn: { $line }.
analysis-why-answer = Better: { $line }.

# Parts of a line.
analysis-push = push { $push }
analysis-walk = walk to { $cell }
analysis-stay = stay on { $cell }
