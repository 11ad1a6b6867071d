"""What play has taught: counts as one would count at the table, added to the judgement; and how much a lead decides."""

import pytest

from cathedrals.games.basilica.judging import experience
from cathedrals.kernel.row import Row
from cathedrals.players.plans import values_of
from tests.games.basilica.staging import GAME, Staged, stage
from tests.games.staging import play


def counts(table: Staged, seat: int) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    row = Row()
    experience.count_all(table.table, row)
    own = row.numbers()[seat * experience.COUNTS : (seat + 1) * experience.COUNTS]
    return {name: number for name, number in zip(experience.COUNT_NAMES, own, strict=True) if number}


def rows(table: Staged) -> tuple[list[int], list[int]]:
    worths, prospects = Row(), Row()
    GAME.worths(table.table, worths)
    GAME.prospects(table.table, prospects)
    return worths.numbers(), prospects.numbers()


def share(table: Staged, seat: int) -> float:
    return float(values_of(GAME, table.table, Row())[seat])


def test_areas_are_counted_by_who_leads_them_and_how_far():
    table = stage().plan("y y . b b", "y . . . b").builders(0, a1="master_mason", b1="", d1="")
    table.builders(1, e1="strongman").seat(0, coins=2)
    assert counts(table, 0) == {"lead_three": 3, "area": 1, "behind": 1, "coin": 2, "turn": 1, "action": 3}
    assert counts(table, 1) == {"lead_strongman": 3, "area": 1, "coin": 1}


@pytest.mark.parametrize(
    ("rank", "others", "kind"),
    [("", {}, "lead_one"), ("master_mason", {}, "lead_two"), ("", {"b1": ""}, None)],
)
def test_a_lead_of_one_of_two_and_none(rank, others, kind):
    table = stage().plan("y y").builders(0, a1=rank).builders(1, **others)
    assert {name for name in counts(table, 0) if name.startswith("lead")} == ({kind} if kind else set())


@pytest.mark.parametrize(
    ("space", "group", "phase"), [(0, "first", 0), (9, "first", 4), (10, "second", 0), (25, "third", 2)]
)
def test_lessons_go_by_the_next_scoring_and_the_way_to_it(space, group, phase):
    chapter = int(experience.chapter(stage().king(space).cells))
    assert chapter == experience.GROUP_NAMES.index(group) * experience.PHASES + phase


def test_prospects_are_the_worths_and_what_each_count_adds():
    table = stage().plan("y y . b").builders(0, a1="", b1="").builders(1, d1="").king(23)
    worths, prospects = rows(table)
    start = int(experience.chapter(table.cells)) * experience.WIDTH
    for seat in (0, 1):
        added = sum(
            number * int(experience.LEARNED[start + experience.COUNT_NAMES.index(name)])
            for name, number in counts(table, seat).items()
        )
        assert prospects[seat] == worths[seat] + added
    assert prospects != worths


def test_the_same_lead_decides_more_the_nearer_the_end():
    shares = [share(stage().seat(0, points=4, coins=0).king(space), 0) for space in (4, 14, 24, 28)]
    assert shares == sorted(shares)
    assert shares[-1] > shares[0] + 0.1


def test_at_the_end_only_points_count():
    table = stage().vaults("y*", "b", "r").king(29).plan("y y").builders(0, a1="")
    play(table, "extend 1", "cell c1", "end")
    assert rows(table)[1] == rows(table)[0] == [300, 0]
    assert share(table, 0) > 0.95
