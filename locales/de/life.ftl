# Tipps, Klang, Einstellungen, die Gesellschaft der Bots, und was der Rahmen des Browsers zeigt.

hint-ask = Tipp
hint-ask-about = Einen Zug vorschlagen
hint-asking = Einen Moment, ich überlege …
hint-title = Das würde ich tun
hint-push-line = { push-do-long }
hint-turned = , { $turns ->
    [0] ohne die Platte zu drehen
    [1] die Platte einmal nach rechts gedreht
    [2] die Platte zweimal gedreht
   *[3] die Platte einmal nach links gedreht
  }
hint-push = { hint-push-line }{ $turned }.
hint-push-walk = { hint-push-line }{ $turned }, dann nach **{ $cell }**{ $cost } gehen.
hint-push-stay = { hint-push-line }{ $turned }, dann auf **{ $cell }** stehen bleiben.
hint-walk = Geh nach **{ $cell }**{ $cost }.
hint-stay = Bleib auf **{ $cell }** stehen.
hint-answer = Wähle **{ $answer }**.
hint-why-win = Damit gewinnst du.
hint-why-place = Genau da willst du hin.
hint-why-picture = Dort findest du { $picture }.
hint-why-nearer = Von dort hast du es im nächsten Zug leichter.
hint-why-reach = Damit kommt dein Ziel in Reichweite.
hint-why-best = Das ist gerade dein aussichtsreichster Zug.
hint-why-only = Etwas anderes geht gerade nicht.

settings = Einstellungen
settings-sound = Klang
settings-sound-about = Leise: Stein, Filz und ein Glöckchen
settings-view = Ansicht für „Türme“
settings-pace = Tempo der Bots an neuen Tischen

option-hints-about = Wer nicht weiterweiß, darf fragen
summary-no-hints = ohne Tipps

level-easy-about = schlendert umher und freut sich über jeden Fund.
level-normal-about = geht geradewegs aufs Ziel los.
level-hard-about = überlegt vor jedem Schub.
level-expert-about = weiß auch, was du vorhast.
start-watch = Den Bots zuschauen
seats-only-bots = Nur Bots am Tisch: Du schaust zu.

tab-other = { $name } ist dran · Wandelgang
tab-over = { $title } · Wandelgang

offline-title = Keine Verbindung
offline-about = Wandelgang braucht den Spielserver. Sobald dein Gerät ihn wieder erreicht, geht es weiter.
offline-keep = Fürs Spielen ohne Netz behalten
offline-keep-about = Lädt { $size } MB. Fällt das Netz aus, kannst du gegen Bots weiterspielen
offline-keeping = Alle Teile werden geladen …
offline-not-kept = Es konnten nicht alle Teile geladen werden. Versuche es mit besserem Netz noch einmal
offline-play-on = Gegen Bots weiterspielen
offline-play = Gegen Bots spielen

# The style of the board.
settings-style = Aussehen des Spielplans
style-slate = Schiefer
style-slate-about = Blaugrüner Stein im Lampenlicht
style-parchment = Pergament
style-parchment-about = Ein alter Grundriss in warmen Tönen
style-high-contrast = Starker Kontrast
style-high-contrast-about = Licht und Form statt Farbe

settings-volume = Lautstärke
