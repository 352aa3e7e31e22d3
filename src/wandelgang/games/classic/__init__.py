"""`classic`: race for your secret pictures on the 7×7 board (clauses C1–C21)."""

from wandelgang.games.classic.dealing import lay_out, shuffle
from wandelgang.games.classic.drawing import scene
from wandelgang.games.classic.flaws import flaws
from wandelgang.games.classic.notation import read, write
from wandelgang.games.classic.numbering import numbering
from wandelgang.games.classic.parts import BOX
from wandelgang.games.classic.planes import planes
from wandelgang.games.classic.preview import Opening, Way, preview
from wandelgang.games.classic.quest import quest
from wandelgang.games.classic.resampling import resample
from wandelgang.games.classic.retelling import retell
from wandelgang.games.classic.rules import actor, apply, chance, legal, outcome
from wandelgang.games.classic.seeker import seek
from wandelgang.games.classic.state import Action, Deal, Event, Options, State, View
from wandelgang.games.classic.views import reveals, see, view
from wandelgang.games.game import Game

GAME = Game(
    name="classic",
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
    batch="wandelgang.batch.classic:RULES",
    bots={
        "planner": "wandelgang.bots.classic.planner:player",
        "rival": "wandelgang.bots.classic.rival:player",
    },
    judge="wandelgang.bots.classic.judge:judge",
    puzzles="wandelgang.puzzles.classic:REPERTOIRE",
    problems={"labyrinth-instances-1": "wandelgang.search.classic.instances:problems"},
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
