"""How hard an analysis looks, and the name of the evaluator that follows from it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass

from cathedrals.kernel.game import CathedralsError, Game

#: Raised whenever the same record would be analysed otherwise for another reason than those `digest` sees by itself.
METHOD = 1
#: The file of a game that is measured with an evaluator and no part of it.
MEASURED = "levels.toml"


@dataclass(frozen=True)
class Settings:
    """How much is looked at. All dice are seeded, so that the same record is always analysed alike."""

    name: str
    #: Simulations of the search that judges a position.
    simulations: int
    #: Simulations of the search that looks for the best line of play.
    looking: int
    #: Sets of dice by which two lines of play are compared, the same for both.
    dice: int
    #: Turns that programs play on by each of them before it is judged.
    ahead: int
    #: Ways a throw may end that are all looked at; where there are more, its later draws are sampled.
    ends: int
    #: So many ways on then, the same for every outcome.
    sampled: int


QUICK = Settings("quick", simulations=8, looking=120, dice=8, ahead=3, ends=216, sampled=6)
DEEP = Settings("deep", simulations=40, looking=1200, dice=24, ahead=12, ends=216, sampled=12)
SETTINGS = {one.name: one for one in (QUICK, DEEP)}


def settings_called(name: str) -> Settings:
    """The settings of that name; `CathedralsError` lists the names if there are none."""
    if name not in SETTINGS:
        raise CathedralsError(f'there is no analysis "{name}"; expected {" or ".join(SETTINGS)}')
    return SETTINGS[name]


def digest(game: Game, settings: Settings) -> str:
    """What an evaluator is called: another name wherever rules, pieces, weights, settings or the method differ."""
    told = {
        "method": METHOD,
        "game": game.name,
        "rules": game.rules,
        "layout": game.layout,
        "pieces": game.digest,
        "weights": weights_of(game),
        "settings": asdict(settings),
    }
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:12]


def weights_of(game: Game) -> dict[str, str]:
    """The texts of the files by whose numbers a game is judged."""
    files = sorted((game.folder / "judging").glob("*.toml"))
    return {file.name: file.read_text(encoding="utf-8") for file in files if file.name != MEASURED}
