"""OpenSpiel: every game as `wandelgang_<game>`, once this module is imported.

    import pyspiel
    import wandelgang.envs.openspiel

    game = pyspiel.load_game("wandelgang_<game>(players=3)")

Chance is exact everywhere, the deal included: it is a sequence of equally likely lots. Wrong calls raise
`pyspiel.SpielError`. See docs/environments.md.
"""

from __future__ import annotations

from wandelgang.envs.extra import needed
from wandelgang.envs.openspiel.game import SpielGame, game_type
from wandelgang.envs.openspiel.parameters import PREFIX
from wandelgang.games import GAMES, game_named

with needed():
    import pyspiel


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if PREFIX + name not in known:
            # A class: OpenSpiel lets go of it when Python has ended, and anything else would be freed then.
            kind = type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"game": game_named(name)})
            globals()[kind.__name__] = kind  # so that it can be pickled
            pyspiel.register_game(game_type(game_named(name)), kind)


register()
