# Lernen: die geführten ersten Spiele und die Regeln der Spiele.

coach-title = Geführtes Spiel
coach-progress = Fortschritt im geführten Spiel
coach-show = Zeig’s mir
coach-try = Ich probier’s
coach-why = Warum?
coach-on = Weiter
coach-play = Jetzt richtig spielen
coach-rules = Die Regeln
coach-again = Noch einmal
coach-instead = Das ginge auch. Versuch hier aber einmal dies: { $doing }
coach-push = { $turns ->
    [0] Schieb die Platte ein, wie sie liegt:
    [1] Dreh die Platte einmal nach rechts und schieb sie ein:
    [2] Dreh die Platte zweimal nach rechts und schieb sie ein:
   *[3] Dreh die Platte dreimal nach rechts und schieb sie ein:
  } **{ $kind ->
    [row] Reihe
   *[column] Spalte
  } { $line } { $side ->
    [left] von links
    [right] von rechts
    [above] von oben
   *[below] von unten
  }**.
coach-walk = Geh nach **{ $cell }**.

## Die Regeln

rules-contents = Inhalt
rules-show = Zeig es mir
rules-show-again = Noch einmal zeigen
rules-none = Für dieses Spiel gibt es hier keine Regeln zum Lesen.
