# Das Spiel des Drachen.

master-name = Meister
master-tagline = Die Schätze des Drachen, der Reihe nach
master-about = Nimm sie vom kleinsten zum größten. Bleib dem Drachen aus den Augen.
master-length-full = Schätze 1 bis 12, dann der Drache
master-length-short = Unser kürzeres Spiel: Schätze 1 bis 6
master-option-first-about = Nach Anleitung: wer am abenteuerlichsten aussieht
master-option-short = Kurzes Spiel
master-option-short-about = Nur die Schätze 1 bis 6, dann der Drache
master-summary-short = { $value ->
    [yes] kurzes Spiel
   *[no] ganzes Spiel
  }

master-goal = Als Nächstes zu holen
master-take = { $count ->
    [one] Hol dir die { $value }
   *[other] Hol dir eine { $value }
  }
master-later = { $count ->
    [0] Die letzten, dann kommt der Drache selbst
    [one] Danach noch 1 höherer Schatz
   *[other] Danach noch { $count } höhere Schätze
  }
master-fight-goal = Stell dich vor den Drachen und kämpfe
master-second-next = Gleich kommen die Schätze 7 bis 12
master-hand = Deine Karten
master-hand-of = Die Karten von { $name }
master-either = Münze oder Symbol, einmal
master-no-cards = Keine Karten mehr
master-card-again = Karte { $value }: { $coin ->
    [yes] eine Münze zum Schatz { $value } oder ein neuer Wurf
   *[no] ein neuer Wurf; keine Münze mehr
  }
master-card-double = Karte { $value }: { $coin ->
    [yes] eine Münze zum Schatz { $value } oder ein Doppelzug
   *[no] ein Doppelzug; keine Münze mehr
  }
master-discards = Abgegeben
master-box = Verloren
master-holds = { $dragon ->
    [yes] Der Drache. Schätze
   *[no] Schätze
  }: { $treasures }. Münzen: { $coins }. Karten auf der Hand: { $cards }
master-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
master-points-short = Punkte

master-asked-coin = Eine Karte für eine Münze?
master-asked-again = Der Wurf ging daneben. Noch einmal?
master-asked-fight = Du stehst vor dem Drachen.
master-asked-final-again = Den Wurf behalten oder neu würfeln?
master-asked-double = Noch ein Zug?
master-asked-lay = Die Schätze werden ausgelegt.
master-asked-dragon-die = Der Drachenwürfel rollt.
master-asked-duel-die = Der Duellwürfel rollt.
master-asked-final-die = Der Duellwürfel rollt.
master-won = { $dragon ->
    [yes] Den Drachen besiegt, { $points } Punkte
   *[no] { $points } Punkte
  }
master-asked-over = Der Drache ist besiegt.
master-step-dragon = Drache
master-step-double = Doppelzug

master-extra = { $you ->
    [yes] Noch ein Zug für dich, { $who }
   *[no] Noch ein Zug für { $who }
  }
master-seen = { $you ->
    [yes] { $foe ->
        [dragon] Der Drache sieht dich
        [white] Der weiße Wächter sieht dich
       *[black] Der schwarze Wächter sieht dich
      }
   *[no] { $foe ->
        [dragon] Der Drache sieht { $who }
        [white] Der weiße Wächter sieht { $who }
       *[black] Der schwarze Wächter sieht { $who }
      }
  }
master-ask-coin = Eine Karte für eine Münze?
master-ask-again = Mit einer Karte neu würfeln?
master-ask-fight = Gegen den Drachen kämpfen?
master-ask-final-again = Den letzten Wurf mit einer Karte wiederholen?
master-ask-double = Ein Doppelzug?
master-coin-about = Deine Karte { $value } bringt eine Münze, also 5 Punkte. Ihr Symbol ist dann verbraucht.
master-again-about = { $foe ->
    [dragon] Gegen den Drachen
    [white] Gegen den weißen Wächter
   *[black] Gegen den schwarzen Wächter
  } hast du { $pips } gewürfelt. 4 wären nötig; deine { $value } steht auf dem Spiel.
master-fight-about = Drei Würfe: Zusammen 12 oder mehr bringen dir 15 Punkte und beenden das Spiel. Verlierst du, ist dein niedrigster Schatz weg und dein Zug vorbei.
master-final-about = { $left ->
    [0] { $total } zusammen, { $missing } zu wenig. Ohne neuen Wurf ist das Duell verloren.
    [one] Bisher { $total }; der letzte Wurf muss mindestens { $missing } bringen.
   *[other] Bisher { $total }, noch { $missing } nötig, zwei Würfe übrig.
  }
master-double-about = Gib eine Karte von 7 bis 12 ab, dann hast du noch einen ganzen Zug.
master-do-coin = Münze nehmen
master-do-again = Neu würfeln mit Karte { $card }
master-do-final-again = { master-do-again }
master-do-double = Noch ein Zug mit Karte { $card }
master-do-fight = Kämpfen!
master-decline-coin = Karte behalten
master-decline-again = Schatz hergeben
master-decline-fight = Jetzt nicht
master-decline-final-again = Der Wurf gilt
master-decline-final-again-last = Duell aufgeben
master-decline-double = Zug beenden

master-die-dragon = Drachenwürfel
master-die-duel = Duell
master-final-duel = Schlussduell
master-second-phase = Die zweite Hälfte
master-double = Doppelzug
master-rolled-arrows = { $face ->
    [1] Der Drache dreht sich um ein Viertel
    [2] Der Drache dreht sich halb herum
    [3] Der Drache dreht sich um drei Viertel
   *[4] Der Drache dreht sich ganz herum
  }
master-rolled-white = Der weiße Wächter sieht sich um
master-rolled-black = Der schwarze Wächter sieht sich um

master-log-took = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
  } Schatz **{ $value }**
master-log-pushed-took = { log-pushed } und { $you ->
    [yes] nimmst
   *[no] nimmt
  } Schatz **{ $value }**
master-log-coin = { $you ->
    [yes] Du gibst Karte { $card } ab und bekommst
   *[no] { $who } gibt Karte { $card } ab und bekommt
  } **eine Münze**
master-log-laid-out = Die Schätze 7 bis 12 liegen auf dem Plan
master-log-dragon-rolled = { $face ->
    [white] Der Drachenwürfel zeigt den **weißen Wächter**
    [black] Der Drachenwürfel zeigt den **schwarzen Wächter**
    [1] Der Drache dreht sich **um ein Viertel**
    [2] Der Drache dreht sich **halb herum**
    [3] Der Drache dreht sich **um drei Viertel**
   *[4] Der Drache dreht sich **ganz herum**
  }
master-log-guard-covered = { $foe ->
    [white] Der weiße Wächter
   *[black] Der schwarze Wächter
  } steht unter dem Hort und sieht niemanden
master-log-threat-none = { $foe ->
    [dragon] Der Drache sieht niemanden
    [white] Der weiße Wächter sieht niemanden
   *[black] Der schwarze Wächter sieht niemanden
  }
master-log-shield = { $you ->
    [yes] Du stehst am nächsten, hast aber
   *[no] { $who } steht am nächsten, hat aber
  } keinen Schatz zu verlieren
master-log-threat = { $you ->
    [yes] { $foe ->
        [dragon] Der Drache sieht **dich**
        [white] Der weiße Wächter sieht **dich**
       *[black] Der schwarze Wächter sieht **dich**
      }
   *[no] { $foe ->
        [dragon] Der Drache sieht **{ $who }**
        [white] Der weiße Wächter sieht **{ $who }**
       *[black] Der schwarze Wächter sieht **{ $who }**
      }
  }
master-log-duel-safe = { $you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
  } **{ $pips }**: nichts verloren
master-log-duel-failed = { $you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
  } **{ $pips }**: zu wenig
master-log-again = { $you ->
    [yes] Du gibst Karte { $card } ab und würfelst
   *[no] { $who } gibt Karte { $card } ab und würfelt
  } noch einmal
master-log-lost = { $you ->
    [yes] Du verlierst
   *[no] { $who } verliert
  } Schatz **{ $value }**
master-log-final-open = Alle Schätze sind weg: Jetzt geht es gegen den Drachen selbst
master-log-fight = { $you ->
    [yes] Du forderst den Drachen heraus
   *[no] { $who } fordert den Drachen heraus
  }
master-log-final-rolled = { $you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
  } { $pips }, zusammen **{ $total }**{ $won ->
    [yes] : Das reicht!
   *[no] {" von 12"}
  }
master-log-final-won = { $you ->
    [yes] **Du hast
   *[no] **{ $who } hat
  } den Drachen besiegt**
master-log-final-lost = { $you ->
    [yes] Du verlierst
   *[no] { $who } verliert
  } das Schlussduell mit { $total }
master-log-double = { $you ->
    [yes] Du gibst
   *[no] { $who } gibt
  } Karte { $card } für **noch einen Zug** ab

master-cell-treasure-now = Schatz { $value }, darf genommen werden
master-cell-treasure = Schatz { $value }, erst später
master-cell-guard-white = der weiße Wächter
master-cell-guard-black = der schwarze Wächter
master-cell-lair = der Drachenhort, ringsum geschlossen
master-cell-gaze = der Drache schaut nach { $side }
master-cell-faced = hierher schaut der Drache
master-cell-threatened = bedroht

master-sheet = Punkte
master-sheet-player = Name
master-sheet-treasures = Schätze
master-sheet-coins = Münzen
master-sheet-dragon = Drache
master-sheet-sum = Punkte
master-sheet-pieces = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
  }
master-sheet-tie = Gleich viele Punkte: Die Zahl der Schätze entscheidet.
master-sheet-shared = Gleich viele Punkte und gleich viele Schätze: Der Sieg wird geteilt.

master-hint-coin = Gib Karte **{ $card }** für eine Münze ab.
master-hint-again = Gib Karte **{ $card }** ab und würfle noch einmal.
master-hint-double = Gib Karte **{ $card }** ab und mach noch einen Zug.
master-hint-why-treasure = Damit bekommst du Schatz { $value }.

master-refused-M10 = Geschoben hast du schon. Geh jetzt mit deiner Figur oder bleib stehen.
master-refused-M12 = Zu Fuß kommt niemand in den Hort hinein oder heraus, nur durch einen Schub.

# Eine Analyse: was möglich gewesen wäre.
master-analysis-why-goal = { $what ->
    [value] Schatz { $value } war in Reichweite: { $line }.
   *[place] Der Drache war in Reichweite: { $line }.
  }
master-analysis-coin = die Münze nehmen
master-analysis-again = mit Karte { $card } noch einmal würfeln
master-analysis-double = mit Karte { $card } noch einen Zug machen
master-analysis-fight = gegen den Drachen kämpfen
master-analysis-decline = { $step ->
    [coin] die Karte behalten
    [again] den Schatz aufgeben
    [fight] den Drachen in Ruhe lassen
    [final-again] beim Wurf bleiben
   *[double] den Zug beenden
  }

master-laying-title = Drache, Wächter und Schätze
master-laying-gaze = Der Drache blickt nach
master-laying-white = Weißer Wächter
master-laying-black = Schwarzer Wächter
master-laying-treasures = Schätze auf dem Plan
master-laying-treasure = Schatz { $value }
master-laying-laid = { $count } auf dem Plan
master-laying-hand = Karten auf der Hand
master-laying-discards = { $count } abgegeben
master-laying-card = Karte { $value }, { $count } auf der Hand
master-flaw-cards = Es gibt { $count }-mal die Karte { $value }, nicht { $each }-mal.
master-flaw-share = { $colour } hat { $cards } Karten aus einer Verteilung. Höchstens { $each } wurden verteilt.
master-flaw-coins = Jede Münze wurde mit einer Karte bezahlt, also gibt es nicht mehr Münzen als abgegebene Karten.
master-flaw-coin = Es wird nach einer Münze gefragt, aber es wurde kein Schatz genommen.
master-flaw-guard-missing = Beide Wächter stehen auf dem Plan.
master-flaw-treasure-missing = Ein Schatz auf dem Plan liegt auf einem seiner Felder.
master-flaw-duel = So kann kein Duell stehen.
master-flaw-final = Gegen den Drachen kämpft man erst, wenn alle Schätze genommen sind.
master-flaw-treasures = Es gibt { $count }-mal den Schatz { $value }, nicht { $each }-mal.
master-flaw-rising = Schatz { $value } ist genommen, aber Schatz { $lowest } liegt noch auf dem Plan.
master-flaw-phase = Die Schätze 7 bis 12 werden ausgelegt, wenn die von 1 bis 6 weg sind.
master-flaw-gaze = Der Drache blickt zu einer der vier Seiten.
