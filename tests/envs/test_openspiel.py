"""Every game as one of OpenSpiel."""

import copy
import pickle
import subprocess
import sys

import pytest

from cathedrals.games import GAMES, HOUSE, add_box
from cathedrals.kernel.game import CathedralsError
from tests.games.random_boxes import dear_box

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed here: pip install cathedrals[openspiel]"
)

CASES = [(game.name, seats) for game in GAMES for seats in game.seats]
QUICK = [
    (game, seats) for game, seats in CASES if seats <= 2
]  # the larger ones take half a minute uncompiled


def load(game, seats, **options):
    from cathedrals.envs import openspiel

    return pyspiel.load_game(openspiel.PREFIX + game, {"seats": seats, **options})


@pytest.mark.parametrize(("game", "seats"), QUICK)
def test_openspiels_own_simulation_passes(game, seats, capfd):
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_chance_is_explicit_and_nothing_is_hidden(game, seats):
    kind = load(game, seats).get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_one_wins_the_others_lose_unless_one_plays_alone(game, seats):
    utility = load(game, seats).get_type().utility
    assert utility == (
        pyspiel.GameType.Utility.ZERO_SUM if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM
    )


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_pieces_of_a_box_that_is_known_are_played_with_and_saved_by_their_digest(game):
    digest = add_box(game.name, dear_box(game)).digest
    found = load(game.name, 2, pieces=digest)
    saved = pyspiel.serialize_game_and_state(found, found.new_initial_state())
    for state in (found.new_initial_state(), pyspiel.deserialize_game_and_state(saved)[1]):
        assert state.position.game.digest == digest
    with pytest.raises(CathedralsError, match="not known here"):
        load(game.name, 2, pieces="0" * 12)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_states_and_games_are_copied_and_saved_whole(game):
    """As in OpenSpiel's own tests of its Python games."""
    found = load(game, 2)
    assert str(pickle.loads(pickle.dumps(found))) == str(found)
    assert pickle.loads(pickle.dumps(found.get_type())) == found.get_type()
    state = found.new_initial_state()
    while not state.is_terminal() and len(state.history()) < 60:
        saved = pyspiel.serialize_game_and_state(found, state)
        _, read = pyspiel.deserialize_game_and_state(saved)
        for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), read):
            assert str(other) == str(state)
            assert other.history() == state.history()
            before = str(state)
            other.apply_action(other.legal_actions()[-1])
            assert str(state) == before
        state.apply_action(state.legal_actions()[len(state.history()) % len(state.legal_actions())])


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_python_ends_well_with_our_games_registered(game):
    code = f"from cathedrals.envs import openspiel; import pyspiel; pyspiel.load_game(openspiel.PREFIX + {game!r})"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_are_parameters(game):
    for option in game.options[:2]:
        found = load(game.name, 2, **{option.name: option.values[-1]})
        assert found.get_parameters()[option.name] == option.values[-1]
        plain, other = load(game.name, 2).new_initial_state(), found.new_initial_state()
        assert str(plain) != str(other)


def test_an_observer_takes_no_parameters():
    from cathedrals.envs import openspiel

    game = pyspiel.load_game(openspiel.PREFIX + HOUSE[0].name)
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(params={"depth": 1})


def test_games_are_registered_once_however_often_that_is_asked_for():
    from cathedrals.envs import openspiel

    before = pyspiel.registered_names()
    openspiel.register()
    assert pyspiel.registered_names() == before
