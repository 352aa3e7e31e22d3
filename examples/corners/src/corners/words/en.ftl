corners-name = Corners
corners-tagline = A short race across the board
corners-about = Push a row, walk through, be first in the opposite corner.
