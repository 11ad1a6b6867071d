"""Many tables at once are the very tables one by one, whoever steps them."""

import hashlib
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cathedrals.envs.batch import Batch, InWorkers, shares
from cathedrals.envs.choices import choose
from cathedrals.envs.seeing import Seeing
from cathedrals.envs.stepping import GAIN, MARGIN, WIN
from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.game import CathedralsError, Refused
from tests.games.random_boxes import dear_box
from tests.tiers import numbers, sample

CASES = [(game.name, seats) for game in GAMES for seats in game.seats]
every_case = pytest.mark.parametrize(("game", "seats"), CASES)
every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])
ARRAYS = ("senses", "legal", "asked", "rewards", "done")


def any_moves(legal, rng):
    return (rng.random(legal.shape) * legal).argmax(1)


def workers_of(batch):
    assert isinstance(batch.part, InWorkers)
    return batch.part.processes


def digest(batch, steps, seed):
    """The games a batch plays with moves drawn from a seed, as one number."""
    rng, seen = np.random.default_rng(seed), hashlib.sha256()
    for _ in range(steps):
        batch.step(any_moves(batch.legal, rng))
        for name in ARRAYS:
            seen.update(np.ascontiguousarray(getattr(batch, name)).tobytes())
    return seen.hexdigest()


@pytest.mark.dear
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_batch_plays_with_an_owners_own_pieces_whoever_steps_it(game):
    pieces = dear_box(game)
    batch = Batch(game.name, 4, seed=7, pieces=pieces)
    assert batch.game.digest == game.digest_of(pieces)
    with Batch(game.name, 4, seed=7, pieces=pieces, workers=2) as shared:
        alone = digest(batch, 60, 7)
        assert alone == digest(shared, 60, 7)
    assert alone != digest(Batch(game.name, 4, seed=7), 60, 7)


@every_case
@pytest.mark.parametrize("reward", [WIN, MARGIN, GAIN])
def test_a_batch_plays_the_very_games_of_single_tables(game, seats, reward):
    tables, seed = 2, numbers(1, 1)[0]
    batch = Batch(game, tables, seats, seed=seed, reward=reward)
    choice = choose(game, seats, None, reward)
    games = [0] * tables
    alone = [Seeing(choice, seed + table) for table in range(tables)]
    rng = np.random.default_rng(seed)
    for _ in range(sample(200, 4000)):
        moves = any_moves(batch.legal, rng)
        batch.step(moves)
        for table in range(tables):
            alone[table].play(int(moves[table]))
            assert batch.rewards[table].tolist() == alone[table].rewards()[:seats]
            assert batch.done[table] == alone[table].over
            if alone[table].over:
                games[table] += 1
                alone[table] = Seeing(choice, seed + table + games[table] * tables)
            seen = alone[table].observe(alone[table].asked)
            assert batch.asked[table] == alone[table].asked
            assert (batch.senses[table] == seen["observation"]).all()
            assert (batch.legal[table] == seen["action_mask"]).all()
    assert seats > 1 or sum(games) > 0


@pytest.mark.dear
@every_game
def test_the_games_are_the_same_for_any_number_of_processes(game):
    found = []
    for workers in (1, 2, 3):
        with Batch(game, 7, seed=5, workers=workers) as batch:
            assert batch.workers == workers
            first = digest(batch, 60, 1)
            batch.reset(5)
            assert digest(batch, 60, 1) == first
            found.append(first)
    assert len(set(found)) == 1


@every_game
def test_options_and_seeds_make_a_difference(game):
    one = digest(Batch(game, 2, seed=1), 50, 1)
    assert one == digest(Batch(game, 2, seed=1), 50, 1)
    assert one != digest(Batch(game, 2, seed=2), 50, 1)


@every_game
@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_move_is_refused_and_nothing_is_played(game, workers):
    with Batch(game, 4, seed=1, workers=workers) as batch:
        before = batch.senses.copy()
        moves = batch.legal.argmax(1)
        for wrong in (int(batch.legal[2].argmin()), -1, batch.game.move_count):
            with pytest.raises(Refused, match="at table 2"):
                batch.step([moves[0], moves[1], wrong, moves[3]])
        with pytest.raises(CathedralsError, match="4 moves were expected"):
            batch.step(moves[:3])
        assert (batch.senses == before).all()
        batch.step(moves)
        assert (batch.senses != before).any()


def test_no_number_below_0_is_a_move_whatever_is_legal():
    everything: Any = SimpleNamespace(
        game=GAMES[0], legal=np.ones((1, GAMES[0].move_count), bool), numbers=[0]
    )
    Batch.check(everything, np.array([0]))
    with pytest.raises(Refused, match="move -1 is not legal at table 0"):
        Batch.check(everything, np.array([-1]))


@every_game
@pytest.mark.parametrize("workers", [1, 2])
def test_the_arrays_can_only_be_read(game, workers):
    with Batch(game, 2, workers=workers) as batch:
        for name in ARRAYS:
            assert not getattr(batch, name).flags.writeable


@every_game
def test_workers_end_when_the_batch_is_closed_or_forgotten(game):
    batch = Batch(game, 2, workers=2)
    processes = workers_of(batch)
    batch.close()
    assert not any(process.is_alive() for process in processes)
    batch.close()
    batch = Batch(game, 2, workers=2)
    processes = workers_of(batch)
    del batch
    assert not any(process.is_alive() for process in processes)


@every_game
def test_a_worker_that_dies_is_told_of(game):
    with Batch(game, 2, workers=2) as batch:
        workers_of(batch)[0].kill()
        with pytest.raises(RuntimeError, match="ended unexpectedly"):
            batch.step(batch.legal.argmax(1))


class Worker:
    def __init__(self, failed):
        self.failed = failed

    def recv(self):
        return self.failed


@pytest.mark.parametrize("told", [["a bug", ""], ["", "a bug"]])
def test_what_went_wrong_in_a_worker_is_told_whoever_else_is_well(monkeypatch, told):
    with Batch(GAMES[0].name, 2, workers=2) as batch:
        assert isinstance(batch.part, InWorkers)
        monkeypatch.setattr(batch.part, "connections", [Worker(failed) for failed in told])
        with pytest.raises(RuntimeError, match="a bug"):
            batch.part.wait()


def test_workers_end_when_this_process_fails_at_its_own_share(monkeypatch):
    with Batch(GAMES[0].name, 2, workers=2) as batch:
        assert isinstance(batch.part, InWorkers)
        monkeypatch.setattr(batch.part.share, "moves", np.zeros(5, np.int64))
        with pytest.raises(ValueError, match="5 moves were given for 1 tables"):
            batch.step(batch.legal.argmax(1))
        assert not any(process.is_alive() for process in workers_of(batch))


def test_shares_are_even_and_whole():
    assert shares(7, 3) == [(0, 2), (2, 2), (4, 3)]
    assert shares(2, 2) == [(0, 1), (1, 1)]


def test_a_batch_has_a_table():
    with pytest.raises(CathedralsError, match="at least one table"):
        Batch(GAMES[0].name, 0)
