# Tipps, Klang, Einstellungen, die Gesellschaft der Bots, und was der Rahmen des Browsers zeigt.

hint-ask = Tipp
hint-ask-about = Was würdest du tun?
hint-asking = Einen Moment, ich überlege …
hint-title = Das würde ich tun
hint-do = So machen
hint-push = { push-do-long }.
hint-push-walk = { push-do-long }, dann auf **{ $cell }** ziehen.
hint-push-stay = { push-do-long }, dann auf **{ $cell }** stehen bleiben.
hint-walk = Zieh auf **{ $cell }**.
hint-stay = Bleib auf **{ $cell }** stehen.
hint-swap = Tausch den Platz mit **{ $name }**.
hint-swap-walk = Tausch den Platz mit **{ $name }** und zieh dann auf **{ $cell }**.
hint-choose = Nimm **{ $picture }** als neues Ziel.
hint-answer = Wähle **{ $answer }**.
hint-coin = Gib Karte **{ $card }** für eine Münze ab.
hint-again = Gib Karte **{ $card }** ab und würfle noch einmal.
hint-double = Gib Karte **{ $card }** ab und mach noch einen Zug.
hint-why-win = Damit gewinnst du.
hint-why-place = Genau da willst du hin.
hint-why-picture = Dort findest du { $picture }.
hint-why-treasure = Dann gehört dir Schatz { $value }.
hint-why-nearer = Von da aus stehst du für den nächsten Zug gut.
hint-why-best = Von allem, was jetzt geht, verspricht das am meisten.
hint-why-only = Etwas anderes geht gerade nicht.

settings = Einstellungen
settings-sound = Klang
settings-sound-about = Stein, Filz und ein Glöckchen; leise
settings-flat = Türme gerade von oben
settings-pace = Tempo der Bots an neuen Tischen

option-hints-about = Wer nicht weiterweiß, darf fragen
summary-no-hints = ohne Tipps

level-easy-about = Schlendert umher und freut sich über jeden Fund
level-normal-about = Geht geradewegs aufs Ziel los
level-hard-about = Überlegt vor jedem Schieben
level-expert-about = Weiß auch, was du vorhast
start-watch = Ihnen zuschauen
seats-only-bots = Nur Bots am Tisch: Du schaust zu.

tab-other = { $name } ist dran · Wandelgang
tab-over = { $title } · Wandelgang

offline-title = Keine Verbindung
offline-about = Wandelgang braucht den Rechner, an dem das Spiel liegt. Sobald dein Gerät ihn wieder erreicht, geht es weiter.
