"""What a seat of the classic game sees, as planes."""

from __future__ import annotations

from wandelgang.games.classic.notation import BLANK
from wandelgang.games.classic.parts import BACKED, TILE_WITH, Message, Picture
from wandelgang.games.classic.resampling import unseen
from wandelgang.games.classic.state import View
from wandelgang.games.planes import Planes, board_planes, one_hot, round_the_table, tiles_plane

CARDS = len(Picture)
UNREAD = "unread"


def planes(view: View) -> Planes:
    """The board; own goals and cards; what others may look for; backs that have been read, and the offer."""
    shown = board_planes(view)
    own = view.players[view.seat or 0]
    goals = [TILE_WITH[card] for card in own.goals or ()]
    home = view.seat is not None and not own.left
    shown["goal"] = {**tiles_plane(view, goals), **({own.start: 1.0} if home else {})}
    shown["spare is goal"] = float(view.spare.number in goals)
    shown["own pile"] = tiles_plane(view, [TILE_WITH[card] for card in own.pile or ()])
    hidden = [TILE_WITH[card] for card in unseen(view)]
    shown["unseen"] = tiles_plane(view, hidden)
    shown["spare is unseen"] = float(view.spare.number in hidden)
    for name, player in round_the_table(view, view.players):
        shown[f"start of {name}"] = {player.start: 1.0}
        shown[f"found by {name}"] = len(player.found) / CARDS
        shown[f"left to {name}"] = player.left / CARDS
        shown[f"choice of {name}"] = float(player.choice_open)
    if view.options.events:
        says = dict.fromkeys(BACKED, UNREAD)
        says |= {back.number: back.message or BLANK for back in view.backs}
        for text in (*Message, BLANK, UNREAD):
            shown[f"back {text}"] = tiles_plane(view, [tile for tile, said in says.items() if said == text])
        shown |= one_hot("spare back", (*Message, BLANK, UNREAD), says.get(view.spare.number))
        shown |= one_hot("offer", Message, view.offer)
    return shown
