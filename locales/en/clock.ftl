# The clock: how long everybody may think.

# A time that runs, beyond a day; below it stands as 1:02:03
clock-days = { $days } d { $hours } h
# A length of time, in a few letters
clock-short = { $unit ->
    [hours] { $count } h
   *[days] { $count } d
  }
clock-amount = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
      }
  }
clock-a-turn = { $time } a turn
clock-budget = { $time } each
clock-budget-more = { $time } + { $more } a turn
clock-left = Time left:
# How long somebody still has, to the nearest unit
time-left = { $unit ->
    [seconds] { $count ->
        [one] 1 second left
       *[other] { $count } seconds left
      }
    [minutes] { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
      }
    [hours] { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
      }
   *[days] { $count ->
        [one] 1 day left
       *[other] { $count } days left
      }
  }
clock-soon = At 0:00 a bot makes this one move for you.
clock-up = Your time is up: a bot plays this turn.
clock-up-other = Time is up: a bot plays this turn.
clock-paused-for = Clock paused for { $time }
clock-lost = Connection lost
log-time-up = Time was up: a bot moved for { $name }
log-time-up-yours = Your time was up: a bot moved for you
log-lost = { $name } has lost the connection
people-clock = Clock: { $clock }

option-clock = Clock
option-clock-about = When time is up, a bot plays that one turn
option-clock-none = None
option-clock-turn = Per turn
option-clock-budget = Per game
option-clock-seconds = Time for each turn
option-clock-game = Time for the game
option-clock-increment = More for each turn

thought = Thought for { $time }
result-turns-minutes = { $count ->
    [one] after 1 turn
   *[other] after { $count } turns
  } and { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
