# Was im Browser überall gesagt wird.

host-no-answer = Der Spielserver antwortet nicht. Läuft er noch?
close = Schließen
back-to-start = Zur Startseite
skip-to-board = Direkt zum Spielplan
labelled = { $what }:
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
menu = Menü
rules-of = Regeln: { $game }
page-trouble = Da ist etwas schiefgegangen
try-again = Noch einmal versuchen
reload-page = Seite neu laden

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
# Ein oder zwei Buchstaben für jede Figur, alle vier verschieden.
letter-red = R
letter-yellow = Ge
letter-blue = B
letter-green = Gr

level-easy = leicht
level-normal = mittel
level-hard = stark
level-expert = sehr stark

# Die Bilder: als Titel einer Karte, und im Satz im vierten Fall („Finde die Eule“).
picture-book = Buch
picture-purse = Geldbeutel
picture-map = Schatzkarte
picture-crown = Krone
picture-keys = Schlüssel
picture-skull = Totenkopf
picture-ring = Ring
picture-chest = Truhe
picture-emerald = Smaragd
picture-sword = Schwert
picture-candelabrum = Leuchter
picture-helmet = Helm
picture-ghost = Gespenst
picture-genie = Lampengeist
picture-dragon = Drache
picture-goblin = Kobold
picture-fairy = Fee
picture-bat = Fledermaus
picture-owl = Eule
picture-lizard = Eidechse
picture-mouse = Maus
picture-moth = Nachtfalter
picture-scarab = Skarabäus
picture-spider = Spinne

the-book = das Buch
the-purse = den Geldbeutel
the-map = die Schatzkarte
the-crown = die Krone
the-keys = die Schlüssel
the-skull = den Totenkopf
the-ring = den Ring
the-chest = die Truhe
the-emerald = den Smaragd
the-sword = das Schwert
the-candelabrum = den Leuchter
the-helmet = den Helm
the-ghost = das Gespenst
the-genie = den Lampengeist
the-dragon = den Drachen
the-goblin = den Kobold
the-fairy = die Fee
the-bat = die Fledermaus
the-owl = die Eule
the-lizard = die Eidechse
the-mouse = die Maus
the-moth = den Nachtfalter
the-scarab = den Skarabäus
the-spider = die Spinne

view-flat = Von oben
view-oblique = Schräg
view-solid = 3D-Ansicht
view-solid-no-webgl = Die 3D-Ansicht braucht WebGL; dieser Browser bietet es nicht. Es bleibt bei der schrägen Ansicht.
view-solid-software = Die 3D-Ansicht braucht eine Grafikkarte; dieser Browser würde sie vom Prozessor zeichnen lassen, und das ist zu langsam. Es bleibt bei der schrägen Ansicht.
view-solid-lost = Die 3D-Ansicht lässt sich gerade nicht zeichnen. Hier ist die schräge Ansicht.
view = Ansicht
picture-save = Bild speichern
rules-reading = Regeln werden geladen …
