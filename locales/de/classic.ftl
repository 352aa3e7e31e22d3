# Das klassische Spiel.

classic-goal = Dein Ziel
classic-goal-of = Was { $name } sucht
classic-goals = Deine Ziele
classic-find = Finde { $picture }
classic-find-two = Finde { $one } oder { $other }
classic-home = Alles gefunden. Heim nach { $cell }!
classic-covered = Verdeckt, bis du dran bist
classic-next = Die nächste Karte kommt noch
classic-won = Alles gefunden!
classic-missed = { $what ->
    [home] Es fehlte nur noch der Heimweg
    [rune] Es fehlte nur noch die Rune
    [unknown] Es war nicht alles gefunden
   *[card] Es fehlte noch: { $picture }
  }
classic-in-reach-push = Mit diesem Schub erreichbar
classic-in-reach = Erreichbar!
classic-more = { $count ->
    [0] Das letzte Bild, dann heim nach **{ $cell }**
    [one] Danach noch 1 Bild, dann heim nach **{ $cell }**
   *[other] Danach noch { $count } Bilder, dann heim nach **{ $cell }**
  }
classic-more-no-home = { $count ->
    [0] Das letzte Bild
    [one] Danach noch 1 Bild
   *[other] Danach noch { $count } Bilder
  }
classic-found = Gefunden: { $pictures }
classic-left = übrig
classic-left-count = { $count ->
    [one] noch 1 Bild
   *[other] noch { $count } Bilder
  }
classic-homeward = auf dem Heimweg
classic-homeward-short = heimwärts
classic-back-home = daheim
classic-pile-known = Noch in deinem Stapel: { $pictures }

asked-again = Die zweite Hälfte deines Doppelzugs: Schieb noch einmal oder lass es gut sein.
asked-choose = Wähle deine neue Karte.
asked-swap = Wähle die Figur, mit der du tauschst.

log-pushed-found = { log-pushed } und { $you ->
    [yes] findest
   *[no] findet
  } **{ $picture }**
log-found = { $you ->
    [yes] Du findest
   *[no] { $who } findet
  } **{ $picture }**
log-drew = Als Nächstes suchst du **{ $picture }**
log-message = Auf der Rückseite steht: **{ $message }**
log-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $who } tauscht
  } den Platz mit **{ $other }**
log-looked = { $you ->
    [yes] Du siehst dir eine zweite Karte an
   *[no] { $who } sieht sich eine zweite Karte an
  }
log-exchanging = { $you ->
    [yes] Du tauschst deine Karte
   *[no] { $who } tauscht eine Karte
  }

message-second-push = Noch ein Schub
message-double-turn = Doppelzug
message-swap = Platztausch
message-second-card = Zweite Karte
message-exchange = Kartentausch
message-through-wall = Durch die Wand
message-second-push-about = Schieb die Platte noch einmal ein, bevor du gehst.
message-double-turn-about = Geh jetzt; danach schiebst und gehst du noch einmal.
message-swap-about = Tausch den Platz mit einer anderen Figur und geh von dort weiter.
message-second-card-about = Sieh dir noch eine deiner Karten an. Welches der beiden Bilder du zuerst findest, ist gleich.
message-exchange-about = Sieh deinen Stapel durch und wähle ein anderes Ziel.
message-through-wall-about = Auf deinem Weg darfst du einmal durch eine Wand.
message-other = { $who } darf das nutzen.
offer-title = Auf der Platte steht
offer-use-second-push = Noch einmal schieben
offer-use-swap = Figur wählen
offer-use-second-card = Karte ansehen
offer-use-exchange = Karte tauschen
offer-skip = Verzichten
offer-just-walk = Geh einfach dorthin, wo es violett schimmert
offer-swap-with = Mit { $name } tauschen
offer-swap-opens = { $count ->
    [one] von dort ist 1 Feld erreichbar
   *[other] von dort sind { $count } Felder erreichbar
  }
offer-swap-goal = von dort ist dein Ziel erreichbar
offer-back = Zurück zur Botschaft
choose-title = Welche Karte soll dein Ziel sein?
again-title = Doppelzug
again-about = Schieb noch einmal oder beende hier deinen Zug.
again-pass = Zug beenden
