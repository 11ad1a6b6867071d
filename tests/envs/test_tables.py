"""One table for Gymnasium and PettingZoo, by their own tests."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from cathedrals.envs import aec, choices, single
from cathedrals.envs.stepping import GAIN, MARGIN, WIN
from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.game import CathedralsError
from tests.games.random_boxes import dear_box
from tests.kernel.pebbles import Pebbles

CASES = [(game.name, seats) for game in GAMES for seats in game.seats]
every_case = pytest.mark.parametrize(("game", "seats"), CASES)
every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])
# PettingZoo knows the environments with masks by name, and warns of those it does not know.
masks_are_meant = pytest.mark.filterwarnings("ignore:Observation")


@every_case
@masks_are_meant
def test_the_table_passes_pettingzoos_test(game, seats):
    api_test(aec.env(game=game, seats=seats, render_mode="ansi"), num_cycles=200)


@every_game
@masks_are_meant
def test_the_same_seed_makes_the_same_game(game):
    seed_test(lambda: aec.env(game=game), num_cycles=200)


@every_case
def test_the_learner_passes_gymnasiums_test(game, seats):
    check_env(gymnasium.make(f"cathedrals/{game}-v0", seats=seats, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_table_and_a_learner_play_with_an_owners_own_pieces(game):
    pieces = dear_box(game)
    for env in (aec.TableEnv(game.name, pieces=pieces), single.SingleEnv(game.name, pieces=pieces)):
        env.reset(seed=3)
        assert env.seeing.game.digest == game.digest_of(pieces)


@every_game
def test_pieces_that_cannot_be_are_refused(game):
    with pytest.raises(CathedralsError):
        aec.TableEnv(game, pieces="nonsense")


def play_aec(env, seed):
    """Play at random; gives what each agent earned in all, and the last info of one of them."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    info: dict[str, list[int]] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, told = env.last()
        earned[agent] += reward
        info = told or info
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return earned, info


@every_case
@pytest.mark.parametrize("reward", [WIN, MARGIN, GAIN])
def test_the_rewards_of_a_game_are_what_it_was_played_for(game, seats, reward):
    earned, info = play_aec(aec.env(game=game, seats=seats, reward=reward), 3)
    scores, winners = info["scores"], info["winners"]
    for seat, agent in enumerate(earned):
        share = (seat in winners) / len(winners) - 1 / len(scores)
        margin = scores[seat] - sum(scores) / len(scores)
        if reward == WIN:
            assert earned[agent] == pytest.approx(share)
        elif reward == MARGIN:
            assert earned[agent] == pytest.approx(margin)
        else:
            assert abs(earned[agent] - margin) < 20  # less what the seats began with
    if seats > 1:
        assert sum(earned.values()) == pytest.approx(0)


@every_game
def test_whoever_makes_an_illegal_move_loses_at_once(game):
    env = single.SingleEnv(game)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (single.ILLEGAL, True, True)


@every_game
def test_the_learner_is_asked_only_for_its_own_seat(game):
    env = single.SingleEnv(game, opponents=["greedy"], seat=1)
    observation, _ = env.reset(seed=5)
    over, reward = False, 0.0
    info: dict[str, list[int]] = {}
    while not over:
        assert env.seeing.asked == 1
        move = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _, info = env.step(move)
    assert reward == (1 in info["winners"]) / len(info["winners"]) - 1 / len(info["scores"])


@every_game
def test_without_a_seat_the_learner_changes_seats(game):
    env = single.SingleEnv(game)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(10)} == {0, 1}


@every_game
@pytest.mark.parametrize("kind", [aec.TableEnv, single.SingleEnv])
def test_a_table_is_drawn_only_where_that_is_asked_for(game, kind):
    drawn, silent = kind(game, render_mode="ansi"), kind(game)
    for env in (drawn, silent):
        env.reset(seed=1)
    assert drawn.render() == drawn.seeing.draw() != ""
    assert silent.render() is None


@every_game
def test_without_a_seed_the_next_games_go_on_from_the_last_seed(game):
    """The same games for whoever began with the same seed, and each another."""
    dealt = []
    for _ in range(2):
        env = aec.TableEnv(game)
        for seed in (4, None, None):
            env.reset(seed=seed)
            dealt.append(env.seeing.table.to_bytes())
    assert dealt[:3] == dealt[3:]
    assert len(set(dealt)) == 3


def test_one_name_serves_every_opponent_and_several_each_their_own():
    assert single.spread(["random"], 3) == ["random"] * 3
    assert single.spread(["random", "greedy"], 2) == ["random", "greedy"]


def test_a_game_that_two_cannot_play_is_played_by_as_few_as_can(monkeypatch):
    crowd = Pebbles()
    crowd.seats = (3, 4)
    monkeypatch.setattr(choices, "find_game", lambda name, pieces: crowd)
    assert choices.choose("pebbles", None, None).seats == 3
    crowd.seats = (1, 2, 3)
    assert choices.choose("pebbles", None, None).seats == 2


@every_game
def test_wrong_choices_are_refused(game):
    with pytest.raises(CathedralsError, match="seats, not 9"):
        single.SingleEnv(game, 9)
    with pytest.raises(CathedralsError, match="opponents were expected"):
        single.SingleEnv(game, 2, opponents=["random", "greedy"])
    with pytest.raises(CathedralsError, match="no reward"):
        aec.TableEnv(game, reward="glory")
    with pytest.raises(CathedralsError, match="seat is one of 2"):
        single.SingleEnv(game, 2, seat=2)


def test_games_that_are_registered_already_are_left_as_they_are():
    before = dict(gymnasium.registry)
    single.register()
    assert gymnasium.registry == before
