"""Which decisions get a mark. The thresholds are shares of the chance to win; see docs/analysis.md."""

from __future__ import annotations

from typing import Final, NamedTuple

from wandelgang.verdicts import Mark, Why

NOTHING: Final = 0.01  # a smaller cost is none: judges are not more exact than that
INACCURACY: Final = 0.05
MISTAKE: Final = 0.1
MISSED: Final = 0.03  # a goal that was in reach
GOOD: Final = 0.02  # the least lead over all other actions, where no goal is reached
BRILLIANT: Final = 0.05  # the least lead


class Decision(NamedTuple):
    """What a mark depends on."""

    choices: int
    why: Why
    cost: float
    lead: float | None
    gains: bool  # it reaches a goal, or lets the turn reach one
    obvious: bool  # the everyday bot would have done the same, or it is the answer to a question


def mark(decision: Decision) -> Mark | None:
    """The mark of a decision, if it deserves one. A forced one never does."""
    if decision.choices == 1:
        return None
    if decision.cost >= MISSED and decision.why in ("goal", "win"):
        return "missed-goal"
    if decision.cost >= INACCURACY:
        return "mistake" if decision.cost >= MISTAKE else "inaccuracy"
    if decision.cost > 0.0:
        return None
    lead = decision.lead or 0.0
    if lead >= BRILLIANT and not decision.obvious:
        return "brilliant"
    return "good" if decision.gains or lead >= GOOD else None
