# Das Spiel der Türme.

towers-name = Türme
towers-tagline = Die Türme hinauf und hinab
towers-about = Eine Stufe kostet nichts; was steiler ist, kostet einen Zauber.
towers-option-first-about = Nach Anleitung: wer am schwindelfreisten ist
towers-option-children = Ein Kind
towers-option-children-about = Alle Zauber sind Joker
towers-option-children-seat = { $kind }, Kind
towers-summary-children = { $value ->
    [0] { "" }
    [one] 1 Kind
   *[other] { $value } Kinder
  }

towers-spell-up = Hinauf
towers-spell-down = Hinab
towers-spell-joker = Joker

towers-goal-on = { $picture } auf { $cell }
towers-goal-spare = { $picture } auf dem freien Turm
towers-rune-left = Alles gefunden. Jetzt die Rune auf { $cell }!
towers-won = { $count ->
    [one] Den Schatz und die Rune gefunden und heim nach { $cell }
   *[other] Alle { $count } Schätze und die Rune gefunden und heim nach { $cell }
  }
towers-missed-rune = Es fehlte nur noch die Rune
towers-more = { $rune ->
    [yes] { $count ->
        [0] Der letzte Schatz, dann heim nach **{ $cell }**
        [one] Danach noch 1, dann heim nach **{ $cell }**
       *[other] Danach noch { $count }, dann heim nach **{ $cell }**
      }
   *[no] { $count ->
        [0] Danach nur noch die Rune, dann heim nach **{ $cell }**
        [one] Danach noch 1 und die Rune, dann heim nach **{ $cell }**
       *[other] Danach noch { $count } und die Rune, dann heim nach **{ $cell }**
      }
  }
towers-in-reach-walk = { $count ->
    [0] Erreichbar!
    [one] Mit einem Zauber erreichbar
   *[other] Mit { $count } Zaubern erreichbar
  }
towers-in-reach-push = { $count ->
    [0] Mit diesem Schub erreichbar
    [one] Erreichbar mit diesem Schub und einem Zauber
   *[other] Erreichbar mit diesem Schub und { $count } Zaubern
  }
towers-rune-card = Runenkarte
towers-rune-yet = noch nicht
towers-rune-done = besucht
towers-rune-near = { $count ->
    [0] erreichbar
    [one] ein Zauber
   *[other] { $count } Zauber
  }

towers-spells = Deine Zauber
towers-spells-of = Die Zauber von { $name }
towers-free = gratis
towers-paid = mit Zauber
towers-spells-about = Eine Stufe hinauf oder hinab kostet nichts. Jeder steilere Schritt kostet eine Karte.
towers-spells-about-child = Eine Stufe hinauf oder hinab kostet nichts. Jeder steilere Schritt kostet einen deiner Joker.
towers-spells-draw = Nichts gefunden? Dann ziehst du einen Zauber, auch wenn du stehen bleibst.
towers-no-spells = Kein Zauber auf der Hand
towers-hand-card = { $count ->
    [one] 1 Karte „{ $spell }“
   *[other] { $count } Karten „{ $spell }“
  }
towers-hand-joker = { $count ->
    [one] 1 Karte „{ $spell }“, für dich ein Joker
   *[other] { $count } Karten „{ $spell }“, für dich Joker
  }
towers-hand-count = { $count ->
    [0] Kein Zauber auf der Hand
    [one] 1 Zauber, verdeckt
   *[other] { $count } Zauber, verdeckt
  }
towers-count = { $count ->
    [0] kein Zauber
    [one] 1 Zauber
   *[other] { $count } Zauber
  }
towers-count-child = { $count ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $count } Joker
  }
towers-draw-pile = im Stapel
towers-draw-pile-about = Im Nachziehstapel: { $count }
towers-discards-about = Abgelegt: { $up }-mal Hinauf, { $down }-mal Hinab, { $joker }-mal Joker
towers-holds = Gefunden: { $pictures }. Rune: { $rune ->
    [yes] besucht
   *[no] noch nicht
  }. { $spells }
towers-left-rune = Rune fehlt
towers-left-count = { $count ->
    [one] noch 1 Karte umzudrehen
   *[other] noch { $count } Karten umzudrehen
  }

towers-asked-push = Dreh den Turm und schieb ihn ein.
towers-asked-move = Geh auf ein helles Feld. Violette kosten Zauber.
towers-asked-move-free = Geh auf ein helles Feld oder bleib stehen.
towers-weigh = Nach { $cell } gehen
towers-weigh-about = { $count ->
    [one] { $cards ->
        [one] Das kostet eine Karte.
       *[other] Das kostet { $cards } Karten.
      }
   *[other] Welche Karten nimmst du?
  }
towers-cards = { $count ->
    [one] { $spell }
   *[other] { $kind ->
        [joker] { $count } Joker
       *[other] { $count } × { $spell }
      }
  }
towers-weigh-use = { $spells } einsetzen
towers-weigh-not = Doch nicht

towers-spent = { $count ->
    [0] { "" }
    [one] { " " }(Zauber: **{ $spells }**)
   *[other] { " " }(Zauber: **{ $spells }**)
  }
towers-walked = { log-walked }{ towers-spent }
towers-stayed = { log-stayed }
towers-found = { log-found }{ towers-spent }
towers-rune = { $you ->
    [yes] Du drehst deine
   *[no] { $who } dreht die
  } **Runenkarte** um{ towers-spent }
towers-pushed-walked = { log-pushed-walked }{ towers-spent }
towers-pushed-stayed = { log-pushed-stayed }
towers-pushed-found = { log-pushed-found }{ towers-spent }
towers-pushed-rune = { log-pushed } und { $you ->
    [yes] drehst
   *[no] dreht
  } die **Runenkarte** um{ towers-spent }
towers-reshuffled = Die abgelegten Karten werden gemischt und zum **Nachziehstapel**
towers-drew = Du ziehst einen Zauber: **{ $spell }**
towers-drew-secretly = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
  } eine Zauberkarte
towers-rune-turned = { $you ->
    [yes] Du hast die Rune besucht
   *[no] { $who } hat die Rune besucht
  }
towers-drew-it = { $you ->
    [yes] Ein Zauber für deine Hand
   *[no] Ein Zauber für { $who }
  }

towers-cell-rune = Runenstein
towers-cell-reach = erreichbar mit { $spells }

towers-refused-X4 = So lässt sich dieser Turm nicht drehen.
towers-refused-X5 = Der Turm, der hier gerade herausgekommen ist, darf hier nicht wieder hinein.
towers-refused-T6 = Erst schieben, dann gehen.
towers-refused-T7 = Dieser Schritt ist ohne Zauberkarte zu steil.
towers-refused-T8 = Dieser Weg kostet andere Zauberkarten.

# Eine Platte ist hier ein Turm.
towers-board-turn-left = Turm nach links drehen
towers-board-turn-right = Turm nach rechts drehen
towers-spare-name = Der freie Turm, offen nach { $sides }
towers-keys-turn = Den freien Turm nach rechts, nach links drehen
towers-goal-on-spare = auf dem freien Turm
towers-hint-turned = , { $turns ->
    [0] ohne den Turm zu drehen
    [1] den Turm einmal nach rechts gedreht
    [2] den Turm zweimal gedreht
   *[3] den Turm einmal nach links gedreht
  }

# Eine Analyse: was möglich gewesen wäre.
towers-analysis-walk = { $paid ->
    [0] nach { $cell } gehen
    [one] mit einem Zauber nach { $cell } gehen
   *[other] mit { $paid } Zaubern nach { $cell } gehen
  }
towers-analysis-why-cheaper = Auf dasselbe Feld mit anderen Zaubern: { $line }.

towers-laying-rune = Rune besucht
towers-laying-up = Zauber hinauf
towers-laying-down = Zauber hinab
towers-laying-joker = Joker
towers-flaw-spells = So viele Zauber einer Art sind nicht in der Schachtel.
