# Die Uhr: wie lange alle nachdenken dürfen.

# Eine laufende Zeit von mehr als einem Tag; darunter steht sie als 1:02:03
clock-days = { $days } T { $hours } h
# Eine Dauer in wenigen Buchstaben
clock-short = { $unit ->
    [hours] { $count } h
   *[days] { $count } T
  }
clock-amount = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
      }
  }
clock-a-turn = { $time } je Zug
clock-budget = je { $time }
clock-budget-more = { $time } + { $more } je Zug
clock-left = Restzeit:
# Wie lange jemand noch hat, auf die nächste Einheit genau
time-left = { $unit ->
    [seconds] { $count ->
        [one] noch 1 Sekunde
       *[other] noch { $count } Sekunden
      }
    [minutes] { $count ->
        [one] noch 1 Minute
       *[other] noch { $count } Minuten
      }
    [hours] { $count ->
        [one] noch 1 Stunde
       *[other] noch { $count } Stunden
      }
   *[days] { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
      }
  }
clock-soon = Bei 0:00 macht ein Bot diesen einen Zug für dich.
clock-up = Deine Zeit ist um: Ein Bot macht diesen Zug.
clock-up-other = Die Zeit ist um: Ein Bot macht diesen Zug.
clock-paused-for = Uhr steht noch { $time }
clock-lost = Verbindung verloren
log-time-up = Zeit um: Ein Bot hat für { $name } gezogen
log-time-up-yours = Zeit um: Ein Bot hat für dich gezogen
log-lost = { $name } hat die Verbindung verloren
people-clock = Uhr: { $clock }

option-clock = Uhr
option-clock-about = Ist die Zeit um, macht ein Bot diesen einen Zug
option-clock-none = Keine
option-clock-turn = Je Zug
option-clock-budget = Je Partie
option-clock-seconds = Zeit für jeden Zug
option-clock-game = Zeit für die Partie
option-clock-increment = Dazu für jeden Zug

thought = { $time } überlegt
result-turns-minutes = { $count ->
    [one] nach 1 Zug
   *[other] nach { $count } Zügen
  } und { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
