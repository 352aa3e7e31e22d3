# What is said everywhere in the browser.

host-no-answer = The host is not responding. Is it still running?
close = Close
back-to-start = Back to the start page
skip-to-board = Skip to the board
labelled = { $what }:
language = Language
theme = Light or dark
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
menu = Menu
rules-of = Rules of { $game }
page-trouble = Something went wrong
try-again = Try again
reload-page = Reload the page

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
# One or two letters for each figure; four different ones.
letter-red = R
letter-yellow = Y
letter-blue = B
letter-green = G

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

# The pictures: as the title of a card, and inside a sentence ("Find the owl").
picture-book = Book
picture-purse = Purse
picture-map = Map
picture-crown = Crown
picture-keys = Keys
picture-skull = Skull
picture-ring = Ring
picture-chest = Chest
picture-emerald = Emerald
picture-sword = Sword
picture-candelabrum = Candelabrum
picture-helmet = Helmet
picture-ghost = Ghost
picture-genie = Genie
picture-dragon = Dragon
picture-goblin = Goblin
picture-fairy = Fairy
picture-bat = Bat
picture-owl = Owl
picture-lizard = Lizard
picture-mouse = Mouse
picture-moth = Moth
picture-scarab = Scarab
picture-spider = Spider

the-book = the book
the-purse = the purse
the-map = the map
the-crown = the crown
the-keys = the keys
the-skull = the skull
the-ring = the ring
the-chest = the chest
the-emerald = the emerald
the-sword = the sword
the-candelabrum = the candelabrum
the-helmet = the helmet
the-ghost = the ghost
the-genie = the genie
the-dragon = the dragon
the-goblin = the goblin
the-fairy = the fairy
the-bat = the bat
the-owl = the owl
the-lizard = the lizard
the-mouse = the mouse
the-moth = the moth
the-scarab = the scarab
the-spider = the spider

view-flat = Flat view
view-oblique = Raised view
view-solid = 3D view
view-solid-no-webgl = The 3D view needs WebGL, which this browser does not offer. The raised view stays.
view-solid-software = The 3D view needs a graphics card; this browser would draw it in software, too slowly. The raised view stays.
view-solid-lost = The 3D view cannot be drawn at the moment. Here is the raised view.
view = View
picture-save = Save a picture
rules-reading = Loading the rules…
