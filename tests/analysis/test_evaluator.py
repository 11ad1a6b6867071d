"""The judge: its dice are the dealer's, its shares are calibrated, and its name changes when it does."""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import cathedrals
from cathedrals.analysis import settings as named
from cathedrals.analysis.calibration import PLAIN, calibrated, calibration_of, phases_of
from cathedrals.analysis.evaluator import Evaluator, EvenDealer, won
from cathedrals.analysis.settings import QUICK, Settings, digest
from cathedrals.analysis.throws import Throwing, chances, expected, played
from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import Dealer, SeededDealer
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.player import RandomPlayer
from tests.analysis.fixture import KINDS, SMALL, begun

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("CATHEDRALS_BUILD", ROOT / "build" / "compiled")).absolute()


class EveryPlace(Dealer):
    """Deals from one place after the other."""

    def __init__(self, at):
        super().__init__()
        self.at = at

    def place(self, total):
        return self.at


def chance_tables(game, seats):
    """Every table of a random game in which chance is asked."""
    table, dealer, whim = game.new_table(), SeededDealer(3), RandomPlayer(3)
    options = {option.name: option.values[0] for option in game.options}
    game.start(table, seats, options, Row())
    for _ in range(400):
        asked = game.asked(table)
        if asked == NOBODY:
            return
        if asked == CHANCE:
            yield table.copy()
        game.play(table, dealer.deal(game, table) if asked == CHANCE else whim.choose(game, table), Row())


@pytest.mark.parametrize(("game", "seats"), KINDS, ids=lambda value: str(getattr(value, "name", value)))
def test_outcomes_are_as_likely_as_the_dealer_deals_them(game, seats):
    """From every place of the weights once, the dealer deals each outcome as often as its odds say."""
    looked_at = 0
    for table in chance_tables(game, seats):
        odds = {move: weight for weight, move in chances(game, table)}
        total = sum(odds.values())
        dealt = Counter(int(EveryPlace(place).deal(game, table)) for place in range(total))
        assert dealt == odds
        looked_at += 1
    assert looked_at > 20


@pytest.mark.parametrize("sets", [6, 8])
def test_sets_of_dice_throw_every_face_alike_between_them(sets):
    for faces in (2, sets):
        dealers = [EvenDealer(5, number, sets) for number in range(sets)]
        for _ in range(20):
            thrown = Counter(dealer.place(faces) for dealer in dealers)
            assert thrown == dict.fromkeys(range(faces), sets // faces)


def test_sets_of_dice_differ_from_draw_to_draw():
    dealer = EvenDealer(5, 0, 6)
    assert len({dealer.place(6) for _ in range(40)}) == 6


def test_a_throw_is_judged_by_all_its_ends_and_their_odds():
    """By hand: chance is asked twice in a row, and the first answer is judged over all second ones."""
    game = HOUSE[0]
    evaluator = Evaluator(game, 1, replace(SMALL, ends=1000))
    table = next(
        table
        for table in chance_tables(game, 1)
        if 12 < Throwing(evaluator, 1).ends(table, 50) <= 36 and len(chances(game, table)) == 6
    )
    throwing = Throwing(evaluator, 7)
    found = throwing.outcomes(table)
    for weight, move in chances(game, table):
        later = played(game, table, move)
        ends = [
            (odds, evaluator.shares(played(game, later, second), 7)) for odds, second in chances(game, later)
        ]
        assert found[move][0] == weight
        assert found[move][1] == pytest.approx(expected(ends))


def test_a_throw_with_too_many_ends_is_sampled_with_the_same_dice_for_all():
    game = HOUSE[0]
    evaluator = Evaluator(game, 1, replace(SMALL, ends=1, sampled=3))
    table = next(table for table in chance_tables(game, 1) if Throwing(evaluator, 1).ends(table, 50) > 6)
    move = chances(game, table)[0][1]
    looks = evaluator.by_dice(played(game, table, move), 7, 3)
    mean = tuple(sum(column) / 3 for column in zip(*looks, strict=True))
    assert Throwing(evaluator, 7).outcomes(table)[move][1] == mean


def test_a_game_that_is_over_is_won_and_shared_by_those_alike():
    assert won([1], 3) == (0, 1, 0)
    assert won([0, 2], 3) == (0.5, 0, 0.5)


def test_a_power_draws_shares_apart_or_together_and_a_leaning_favours_a_seat():
    assert calibrated((0.25, 0.75), PLAIN) == pytest.approx((0.25, 0.75))
    assert calibrated((0.25, 0.75), (2.0, ())) == pytest.approx((0.1, 0.9))
    assert calibrated((0.25, 0.75), (0.0, ())) == pytest.approx((0.5, 0.5))
    assert calibrated((0.5, 0.5), (1.0, (0.0, 1.0)))[1] > 0.7
    assert calibrated((0.0, 1.0), PLAIN) == pytest.approx((0.0, 1.0), abs=1e-6)


def test_a_file_of_calibration_has_a_row_for_each_phase():
    rows = phases_of({"power": [100, 150], "seat_0": [0, 0], "seat_1": [10, -20]})
    assert rows == [(1.0, (0.0, 0.1)), (1.5, (0.0, -0.2))]


@pytest.mark.parametrize(("game", "seats"), KINDS, ids=lambda value: str(getattr(value, "name", value)))
def test_every_phase_of_a_game_is_calibrated(game, seats):
    rows = calibration_of(game, seats)
    match = begun(game, seats, 200)
    assert 0 <= game.phase(match.table) < len(rows)
    assert all(0.5 < power < 2 for power, _ in rows)


def test_shares_are_calibrated_by_their_phase():
    game = HOUSE[0]
    match = begun(game, 2, 30)
    evaluator = Evaluator(game, 2, SMALL)
    phase = int(game.phase(match.table))
    plain = Evaluator(game, 2, SMALL)
    plain.calibration = []
    evaluator.calibration = [PLAIN] * phase + [(3.0, ())]
    told = plain.shares(match.table, 1)
    assert evaluator.shares(match.table, 1) == pytest.approx(calibrated(told, (3.0, ())))


def test_the_name_of_an_evaluator_changes_with_all_it_depends_on(monkeypatch):
    game = HOUSE[0]
    names = [digest(game, QUICK), digest(HOUSE[1], QUICK)]
    fields = [field for field in vars(QUICK) if field != "name"]
    names += [digest(game, Settings(**vars(QUICK) | {field: 77})) for field in fields]
    other = cathedrals.game(game.name, game.pieces_file().replace("recognition = 5", "recognition = 6"))
    assert other.digest != game.digest
    names.append(digest(other, QUICK))
    monkeypatch.setattr(named, "METHOD", named.METHOD + 1)
    names.append(digest(game, QUICK))
    monkeypatch.setattr(named, "weights_of", lambda game: {"worth.toml": ""})
    names.append(digest(game, QUICK))
    assert len(set(names)) == len(names)
    assert all(len(name) == 12 for name in names)


def test_weights_are_all_files_of_the_judgement_but_what_was_measured_with_it():
    assert set(named.weights_of(HOUSE[0])) == {"worth.toml", "experience.toml", "calibration.toml"}


def test_settings_have_names():
    assert named.settings_called("quick") is QUICK
    with pytest.raises(CathedralsError, match="quick or deep"):
        named.settings_called("slow")


SCRIPT = """
import json
from cathedrals.analysis.analysis import analyse
from cathedrals.analysis.data import as_data
from cathedrals.kernel import table
from tests.analysis.fixture import KINDS, SMALL, begun
told = [as_data(analyse(begun(game, seats, 2), SMALL)) for game, seats in KINDS[::4]]
print(json.dumps([str(table.__file__).endswith(".py"), told]))
"""


@pytest.mark.skipif(
    not list(BUILD.glob(f"*{EXTENSION_SUFFIXES[0]}")),
    reason="there are no compiled rules in build/compiled or CATHEDRALS_BUILD: make compiled, which needs a C compiler",
)
def test_compiled_and_interpreted_rules_are_analysed_alike():
    told = []
    for path in (ROOT / "src", BUILD):
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([os.fspath(path), os.fspath(ROOT)])}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env=environment | {"CATHEDRALS_COMPILED": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(json.loads(done.stdout))
    assert [plain for plain, _ in told] == [True, False]
    assert told[0][1] == told[1][1]
