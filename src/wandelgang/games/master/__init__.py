"""`master`: take the dragon's treasures in rising order, then fight it, on the 7×7 board (clauses M1–M30)."""

from wandelgang.games.game import Game
from wandelgang.games.master.dealing import lay_out, shuffle
from wandelgang.games.master.drawing import scene
from wandelgang.games.master.events import Event
from wandelgang.games.master.flaws import flaws
from wandelgang.games.master.notation import read, write
from wandelgang.games.master.numbering import numbering
from wandelgang.games.master.parts import BOX
from wandelgang.games.master.planes import planes
from wandelgang.games.master.preview import Opening, Way, preview
from wandelgang.games.master.quest import quest
from wandelgang.games.master.resampling import resample
from wandelgang.games.master.retelling import retell
from wandelgang.games.master.rules import actor, apply, chance, legal, outcome, roller
from wandelgang.games.master.seeker import seek
from wandelgang.games.master.sensible import sensible
from wandelgang.games.master.state import Action, Deal, Options, State, View
from wandelgang.games.master.views import reveals, see, view

GAME = Game(
    name="master",
    rules=1,
    package=__name__,
    box=BOX,
    Options=Options,
    Deal=Deal,
    State=State,
    Action=Action,
    Event=Event,
    View=View,
    shuffle=shuffle,
    lay_out=lay_out,
    flaws=flaws,
    actor=actor,
    legal=legal,
    apply=apply,
    view=view,
    outcome=outcome,
    resample=resample,
    retell=retell,
    chance=chance,
    roller=roller,
    see=see,
    reveals=reveals,
    write=write,
    read=read,
    numbering=numbering,
    planes=planes,
    scene=scene,
    preview=preview,
    Opening=Opening,
    Way=Way,
    quest=quest,
    seeker=seek,
    sensible=sensible,
    batch="wandelgang.batch.master:RULES",
    bots={
        "planner": "wandelgang.bots.master.planner:player",
        "rival": "wandelgang.bots.master.rival:player",
    },
    judge="wandelgang.bots.master.judge:judge",
    puzzles="wandelgang.puzzles.master:REPERTOIRE",
)

__all__ = [
    "GAME",
    "Action",
    "Deal",
    "Event",
    "Options",
    "State",
    "View",
    "actor",
    "apply",
    "chance",
    "lay_out",
    "legal",
    "numbering",
    "outcome",
    "planes",
    "preview",
    "quest",
    "read",
    "resample",
    "retell",
    "reveals",
    "roller",
    "scene",
    "see",
    "seek",
    "shuffle",
    "view",
    "write",
]
