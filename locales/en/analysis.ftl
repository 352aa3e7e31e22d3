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

# The page of an analysis.
analysis-title = Analysis
analysis-about-won = { $game } · { $who } won
analysis-eyes = Whose eyes
analysis-seen = As { $name } saw it
analysis-seen-all = As each player saw it
analysis-open = All cards open
analysis-chart = Winning chances
analysis-chart-open = Winning chances, all cards open
analysis-point = Turn { $turn }, { $who }: { $mark }. Chances afterwards: { $chances }
analysis-no-mark = no mark
analysis-nothing-yet = Nothing has been found yet
analysis-after = after turn { $turn }
analysis-asking = Asking…
analysis-waiting = { $place ->
    [1] Next in the queue
   *[other] Place { $place } in the queue
  }
analysis-progress = Decision { $number } of { $count }
analysis-paused = Paused
analysis-pause = Pause
analysis-cancel = Leave the queue
analysis-go-on = Go on
analysis-stopped = The analysis stopped because of an error. What has been found stays.
analysis-empty = Nobody decided anything in this game.
analysis-decision = The chosen decision
analysis-who = { $name }, turn { $turn } of { $count }
analysis-points = { $count ->
    [one] point
   *[other] points
  }
analysis-on-board = On the board
analysis-played = Played
analysis-better = Better
analysis-show = Show the better move
analysis-turns = Turns
analysis-where = Turn { $turn } of { $count }
analysis-back = Previous turn
analysis-on = Next turn
analysis-slip-back = Previous slip
analysis-slip-on = Next slip
analysis-below = Below the chart
analysis-tab-move = This move
analysis-tab-turns = All turns
analysis-tab-luck = Luck
analysis-luck-title = Luck and play
analysis-luck-later = This follows when every decision has been looked at.
analysis-from-to = { $name }: { $start } at the start, { $end } at the end
analysis-play = Play { $points }
analysis-luck = Luck { $points }
analysis-rate = { $rate } points lost per decision ({ $decisions }); without luck { $adjusted }
analysis-save = Save the better move as a side line
