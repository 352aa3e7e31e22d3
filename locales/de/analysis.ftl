# Die Analyse einer Partie: Zeichen, und was möglich gewesen wäre.

analysis-mark-brilliant = Glänzend
analysis-mark-good = Gut
analysis-mark-inaccuracy = Ungenau
analysis-mark-mistake = Fehler
analysis-mark-missed-goal = Ziel verpasst

analysis-why-only = Etwas anderes war nicht möglich.
analysis-why-best = Es wurde nichts Besseres gefunden.
analysis-why-win = Das hätte gewonnen: { $line }.
analysis-why-goal = { $what ->
    [picture] Es gab { $picture } zu holen: { $line }.
   *[place] Das Ziel war in Reichweite: { $line }.
  }
analysis-why-cheaper = Auf dasselbe Feld mit anderen Karten: { $line }.
analysis-why-block = Das lässt den anderen weniger übrig: { $line }.
analysis-why-onward = Das hilft in den nächsten Zügen mehr: { $line }.
analysis-why-place = Das ist besser für den nächsten Zug: { $line }.
analysis-why-answer = Besser: { $line }.

# Teile eines Zuges.
analysis-push = { $push } schieben
analysis-walk = nach { $cell } gehen
analysis-stay = auf { $cell } bleiben
