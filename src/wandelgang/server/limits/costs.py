"""What a message costs the host, so that rate limits count work and not just messages.

The unit is an ordinary message, such as an action: about half a millisecond of the host. What bots think for
a hint is charged to its payer besides, by the time it takes (`wandelgang.server.thinking`).
"""

from __future__ import annotations

from typing import Final

from wandelgang.table.protocol import Ask, ClientMessage, HandOver, SetTempo, Sit

ORDINARY: Final = 1.0

COSTS: Final[dict[type, float]] = {
    Sit: 3.0,  # reads the storage, writes a snapshot and up to 64 updates, and tells the others who is there
    Ask: 4.0,  # the choices and previews of up to four actions, besides the thoughts
    HandOver: 3.0,  # changes the storage, reads it again, and may send everybody a snapshot
    SetTempo: 2.0,  # changes the storage and is told to everybody
}

REQUEST: Final = 3.0
"""What a request to the API costs: a millisecond or two."""

REQUESTS: Final[dict[str, float]] = {
    "games": 20.0,  # writes the catalogue of all games, with its choices and drawings, and compresses it
    "qr": 15.0,  # draws it
    "claim": 8.0,  # asks the storage several times, and tells everybody
    "open_table": 10.0,  # deals, and stores it all
    "rematch": 10.0,  # the same
    "take_along": 20.0,  # plays the game twice: as it was, and with other secrets
    "look_at_carried": 20.0,  # plays it
    "open_carried": 30.0,  # the same, and stores it all
    "day_puzzle": 20.0,  # reads a puzzle, and previews its pushes
    "one_puzzle": 20.0,  # the same
    "try_puzzle": 20.0,  # the same, or judges what was done
    "puzzle_solution": 40.0,  # the same for each action of a solution
}
"""What some requests cost, by the name of their handler."""


def cost_of(message: ClientMessage | None) -> float:
    """What a message costs; None is one that could not be read, which costs as much as an ordinary one."""
    return COSTS.get(type(message), ORDINARY)


def cost_of_request(handler: str) -> float:
    """What a request to the API costs."""
    return REQUESTS.get(handler, REQUEST)
