"""`towers`: up and down the towers on the 5×5 board (clauses T1–T14)."""

from wandelgang.games.game import Game
from wandelgang.games.towers.dealing import lay_out, shuffle
from wandelgang.games.towers.drawing import scene
from wandelgang.games.towers.flaws import flaws
from wandelgang.games.towers.notation import read, write
from wandelgang.games.towers.numbering import numbering
from wandelgang.games.towers.parts import BOX
from wandelgang.games.towers.planes import planes
from wandelgang.games.towers.preview import Opening, Way, preview
from wandelgang.games.towers.quest import quest
from wandelgang.games.towers.resampling import resample
from wandelgang.games.towers.retelling import retell
from wandelgang.games.towers.rules import actor, apply, chance, legal, outcome
from wandelgang.games.towers.seeker import seek
from wandelgang.games.towers.sensible import sensible
from wandelgang.games.towers.state import Action, Deal, Event, Options, State, View
from wandelgang.games.towers.views import reveals, see, view

GAME = Game(
    name="towers",
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
    batch="wandelgang.batch.towers:RULES",
    bots={
        "planner": "wandelgang.bots.towers.planner:player",
        "rival": "wandelgang.bots.towers.rival:player",
    },
    judge="wandelgang.bots.towers.judge:judge",
    puzzles="wandelgang.puzzles.towers:REPERTOIRE",
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
    "scene",
    "see",
    "seek",
    "shuffle",
    "view",
    "write",
]
