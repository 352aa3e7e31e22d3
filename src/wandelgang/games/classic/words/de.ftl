# Das klassische Spiel.

classic-name = Klassisch
classic-tagline = Der Wettlauf um die geheimen Bilder
classic-about = Reihe schieben, durchschlüpfen, vor allen anderen heimkommen.
classic-length-full = Alle 24 Karten, also je { $cards }
classic-length-short = Unser kürzeres Spiel, je { $cards }
classic-option-first-about = Nach Anleitung: wer am jüngsten ist
classic-option-cards = Bilder pro Person
classic-option-events = Ereignisplatten
classic-option-events-about = Manche Platten tragen auf der Rückseite eine Botschaft
classic-option-way_home = Heimweg am Ende
classic-option-way_home-about = Nach dem letzten Bild zurück in die eigene Ecke
classic-summary-cards = { $value ->
    [one] 1 Bild pro Person
   *[other] { $value } Bilder pro Person
  }
classic-summary-events = { $value ->
    [yes] Ereignisplatten
   *[no] { "" }
  }
classic-summary-way_home = { $value ->
    [yes] Heimweg
   *[no] ohne Heimweg
  }

classic-goals = Deine Ziele
classic-find = Finde { $picture }
classic-find-two = Finde { $one } oder { $other }
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
classic-left-count = { $count ->
    [one] noch 1 Bild
   *[other] noch { $count } Bilder
  }
classic-pile-known = Noch in deinem Stapel: { $pictures }

classic-asked-again = Die zweite Hälfte deines Doppelzugs: Schieb noch einmal oder lass es gut sein.
classic-asked-choose = Wähle deine neue Karte.
classic-asked-swap = Wähle die Figur, mit der du tauschst.

classic-log-message = Auf der Rückseite steht: **{ $message }**
classic-log-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $who } tauscht
  } den Platz mit **{ $other }**
classic-log-looked = { $you ->
    [yes] Du siehst dir eine zweite Karte an
   *[no] { $who } sieht sich eine zweite Karte an
  }
classic-log-exchanging = { $you ->
    [yes] Du tauschst deine Karte
   *[no] { $who } tauscht eine Karte
  }

classic-message-second-push = Noch ein Schub
classic-message-double-turn = Doppelzug
classic-message-swap = Platztausch
classic-message-second-card = Zweite Karte
classic-message-exchange = Kartentausch
classic-message-through-wall = Durch die Wand
classic-message-second-push-about = Schieb die Platte anderswo noch einmal ein, bevor du gehst.
classic-message-double-turn-about = Geh jetzt; danach schiebst und gehst du noch einmal.
classic-message-swap-about = Tausch den Platz mit einer anderen Figur und geh von dort weiter.
classic-message-second-card-about = Sieh dir noch eine deiner Karten an. Welches der beiden Bilder du zuerst findest, ist egal.
classic-message-exchange-about = Sieh deinen Stapel durch und wähle ein anderes Ziel.
classic-message-through-wall-about = In diesem Zug darfst du durch eine Wand gehen.
classic-offer-title = Auf der Platte steht
classic-offer-use-second-push = Noch einmal schieben
classic-offer-use-swap = Figur wählen
classic-offer-use-second-card = Karte ansehen
classic-offer-use-exchange = Karte tauschen
classic-offer-skip = Verzichten
classic-offer-just-walk = Auch violette Felder stehen dir offen
classic-offer-swap-with = Mit { $name } tauschen
classic-offer-swap-opens = { $count ->
    [one] von dort ist 1 Feld erreichbar
   *[other] von dort sind { $count } Felder erreichbar
  }
classic-offer-swap-goal = von dort ist dein Ziel erreichbar
classic-offer-back = Zurück zur Botschaft
classic-choose-title = Welche Karte soll dein Ziel sein?
classic-again-title = Doppelzug
classic-again-about = Schieb noch einmal oder beende hier deinen Zug.
classic-again-pass = Zug beenden

classic-hint-swap = Tausch den Platz mit **{ $name }**.
classic-hint-swap-walk = Tausch den Platz mit **{ $name }** und geh dann nach **{ $cell }**.
classic-hint-choose = Nimm **{ $picture }** als neues Ziel.

classic-refused-C8 = Geschoben hast du schon. Geh jetzt mit deiner Figur oder bleib stehen.

# Another card as the goal
classic-choose-take = Nimm { $picture }
classic-choose-none = Wähle eine Karte
classic-choose-on = { $picture } auf **{ $cell }**
classic-won = { $count ->
    [one] Das Bild gefunden
   *[other] Alle { $count } Bilder gefunden
  }
classic-won-home = { $count ->
    [one] Das Bild gefunden und heim nach { $cell }
   *[other] Alle { $count } Bilder gefunden und heim nach { $cell }
  }
classic-choose-spare = { $picture } auf der freien Platte
classic-choose-reach = jetzt erreichbar
classic-choose-now = jetzt

# Eine Analyse: was möglich gewesen wäre.
classic-analysis-swap = mit { $rest ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
  } den Platz tauschen
classic-analysis-look = eine zweite Karte ansehen
classic-analysis-exchange = die Karte austauschen
classic-analysis-choose = { $picture } wählen
classic-analysis-pass = die zweite Hälfte auslassen
classic-flaw-goals = { $colour } sucht zu viele Bilder auf einmal.
classic-flaw-won = Jemand hat schon alles gefunden, und das gewinnt, wo niemand nach Hause muss.
classic-flaw-events = Die Botschaften auf den Rückseiten gehören zu einer Variante, die hier nicht gespielt wird.
classic-flaw-offer = Diese Botschaft gilt jetzt nicht.
classic-flaw-back = Jede Botschaft steht auf der Rückseite einer Geraden und einer Ecke und wird einmal gelesen.
