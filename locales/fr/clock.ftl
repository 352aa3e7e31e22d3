# L’horloge : combien de temps chacun peut réfléchir.

# Un temps qui court, au-delà d’un jour ; en deçà il s’écrit 1:02:03
clock-days = { $days } j { $hours } h
# Une durée en peu de lettres
clock-short = { $unit ->
    [hours] { $count } h
   *[days] { $count } j
  }
clock-amount = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
      }
  }
clock-a-turn = { $time } par tour
clock-budget = { $time } chacun
clock-budget-more = { $time } + { $more } par tour
clock-left = Temps restant :
# Combien de temps il reste à quelqu’un, à l’unité près
time-left = { $unit ->
    [seconds] { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
      }
    [minutes] { $count ->
        [one] encore { $count } minute
       *[other] encore { $count } minutes
      }
    [hours] { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
      }
   *[days] { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
      }
  }
clock-soon = À 0:00, un robot joue ce seul coup pour toi.
clock-up = Ton temps est écoulé : un robot joue ce tour.
clock-up-other = Le temps est écoulé : un robot joue ce tour.
clock-paused-for = Horloge arrêtée encore { $time }
clock-lost = Connexion perdue
log-time-up = Temps écoulé : un robot a joué pour { $name }
log-time-up-yours = Temps écoulé : un robot a joué pour toi
log-lost = { $name } a perdu la connexion
people-clock = Horloge : { $clock }

option-clock = Horloge
option-clock-about = Le temps écoulé, un robot joue ce seul tour
option-clock-none = Aucune
option-clock-turn = Par tour
option-clock-budget = Par partie
option-clock-seconds = Temps pour chaque tour
option-clock-game = Temps pour la partie
option-clock-increment = En plus à chaque tour

thought = { $time } de réflexion
result-turns-minutes = { $count ->
    [one] après { $count } tour
   *[other] après { $count } tours
  } et { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
