"""The judgement of programs: what is better is worth more, and a player who heeds it wins."""

import pytest

from cathedrals.games.basilica.judging import worth as judgement
from cathedrals.kernel.row import Row
from cathedrals.players.arena import pairings, play_pairing
from tests.games.basilica.staging import GAME, Staged, stage
from tests.games.staging import play


def worth(table: Staged, seat: int = 0) -> int:
    return int(GAME.worth(table.table, seat))


def parts(table: Staged, seat: int) -> dict[str, int]:
    row = Row()
    GAME.assess(table.table, seat, row)
    return dict(zip(GAME.worth_names, row.numbers(), strict=True))


def test_what_one_seat_gains_the_other_loses():
    table = stage().plan("y y b").builders(0, a1="architect").builders(1, c1="")
    assert worth(table, 0) == -worth(table, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"a1": "", "b1": ""}, {"a1": ""}),
        ({"a1": "master_mason"}, {"a1": ""}),
        ({"a1": "strongman"}, {"a1": ""}),
    ],
)
def test_being_ahead_in_an_area_is_worth_more(better, worse):
    tables = [stage().plan("y y y y").builders(1, d1="").builders(0, **ranks) for ranks in (better, worse)]
    assert parts(tables[0], 0)["areas"] > parts(tables[1], 0)["areas"]


def test_an_area_is_surer_the_nearer_the_scoring():
    """BA-C2"""
    early, late = (stage().plan("y y y y").builders(0, a1="").king(space) for space in (0, 9))
    assert judgement.hope(2, 90) > judgement.hope(2, 0)
    assert parts(late, 0)["areas"] != parts(early, 0)["areas"]
    assert parts(late, 0)["builders"] < parts(early, 0)["builders"]


def test_every_lead_and_lag_has_its_hope():
    hopes = [int(judgement.hope(ahead, 0)) for ahead in (-4, -2, -1, 0, 1, 2, 4)]
    assert hopes == sorted(hopes)
    assert [int(judgement.hope(ahead, 100)) for ahead in (-2, 0, 1)] == [0, 0, 100]


def test_the_builder_who_may_follow_a_vault_is_thought_of():
    table = stage().plan("y y y").seat(0, coins=1)
    play(table, "extend 1", "cell d1")
    with_hope = worth(table)
    assert table.seen["just_laid"] == "d1"
    assert with_hope > worth(table.seat(0, builders=0)) + 200
    assert worth(table.seat(0, builders=5), 1) == -with_hope


def test_a_vault_that_only_helps_the_other_is_left_without_a_builder():
    table = stage().plan("y y y").builders(1, a1="", b1="", c1="").king(9).vaults("y", "b", "r")
    play(table, "extend 1", "cell d1")
    table.seat(0, builders=1)
    assert worth(table) < 0


def test_after_the_end_only_points_count():
    table = stage().vaults("y*", "b", "r").king(29).plan("y y").builders(0, a1="")
    play(table, "extend 1", "cell c1", "end")
    assert worth(table) == 300


@pytest.mark.dear
def test_a_player_who_heeds_it_beats_one_who_does_not():
    outcomes = [play_pairing(one) for one in pairings("basilica", ["greedy", "random"], {}, 6, 1)]
    assert all(outcome.winners == [outcome.names.index("greedy")] for outcome in outcomes)


def test_every_weight_stands_where_its_name_does():
    names = [name.upper() for name in judgement.WEIGHT_NAMES]
    assert [getattr(judgement, name) for name in names] == list(range(len(names)))
