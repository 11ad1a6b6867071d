"""What play has taught: counts as one would count at the table, added to the judgement while the game runs."""

import re

import pytest

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.games.red_cathedral.judging import experience, worth
from cathedrals.kernel.pieces import built_in
from cathedrals.kernel.row import Row
from cathedrals.kernel.weights import read_tables
from tests.games.random_boxes import dear_box
from tests.games.red_cathedral.staging import GAME, Staged, stage


def counts(table: Staged, seat: int) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    row = Row()
    experience.count_all(table.table, row)
    own = row.numbers()[seat * experience.COUNTS : (seat + 1) * experience.COUNTS]
    return {name: number for name, number in zip(experience.COUNT_NAMES, own, strict=True) if number}


def phase(table: Staged) -> int:
    return int(experience.phase(table.cells))


def rows(table: Staged) -> tuple[list[int], list[int]]:
    worths, prospects = Row(), Row()
    GAME.worths(table.table, worths)
    GAME.prospects(table.table, prospects)
    return worths.numbers(), prospects.numbers()


def test_cards_materials_and_rubles_are_counted():
    table = stage().card("a2", "middle-9").built(0, "b1").claimed(0, "a2", wood=1)
    table.seat(0, space=12, rubles=4, stone=2, purple_gem=1)
    assert counts(table, 0) == {
        "space": 12,
        "finished": 1,
        "claimed": 1,
        "promised": 7,
        "laid_on": 1,
        "at_hand": 1,
        "lacking_rare": 1,
        "spare": 1,
        "spare_gem": 1,
        "ruble": 4,
    }


def test_materials_that_are_lacking_or_left_over_are_told_apart_by_kind():
    table = stage().card("a2", "middle-9").claimed(1, "a2").seat(1, space=2, rubles=0, gold=2)
    own = counts(table, 1)
    assert (own["lacking"], own["at_hand"], own["spare_gold"]) == (2, 1, 1)
    assert "lacking_rare" not in own


def test_it_was_learned_with_the_built_in_pieces():
    assert p.ALL_RECOGNITION[0] == worth.FOUND_WITH, "learn it anew: bench/experience.py"


def test_where_cards_pay_twice_as_much_recognition_counts_half_and_a_lead_decides_half_as_much():
    twice = re.compile(r"recognition = (\d+)(?=, rubles)")
    pays = twice.sub(lambda found: f"recognition = {2 * int(found[1])}", built_in(GAME))
    ours, rich = (stage().card("a2", "middle-9").claimed(0, "a2") for _ in range(2))
    rich.cells[t.BOX] = RedCathedral(pays).box
    ours.seat(0, space=12)
    rich.seat(0, space=24)
    assert counts(ours, 0)["space"] == counts(rich, 0)["space"] == 12
    assert (counts(ours, 0)["promised"], counts(rich, 0)["promised"]) == (7, 3)
    assert experience.decisive_lead(rich.table) == 2 * experience.decisive_lead(ours.table)


def test_where_markers_go_round_the_track_nothing_is_known():
    rich = RedCathedral(dear_box(GAME))
    table, worths, prospects = stage(2, game=rich).built(0, "a1").claimed(1, "b1").table, Row(), Row()
    rich.worths(table, worths)
    rich.prospects(table, prospects)
    assert prospects.numbers() == worths.numbers()


def test_of_more_rubles_than_play_has_seen_nothing_is_known():
    few, many, more = (rows(stage().seat(0, rubles=rubles)) for rubles in (6, 12, 60))
    added = [prospects[0] - worths[0] for worths, prospects in (few, many, more)]
    assert added[0] < added[1] == added[2]


def test_tiles_face_up_that_give_rare_or_any_material_are_counted():
    table = stage().workshop(0, "red", "gold").workshop(0, "blue", "any").workshop(0, "green", "wood")
    table.workshop(0, "yellow", "purple_gem", face="down")
    own = counts(table, 0)
    assert (own["rare_tile"], own["any_material_tile"]) == (1, 1)


def test_the_phase_is_that_of_whoever_is_furthest_until_the_last_turns():
    table = stage(3)
    assert phase(table) == 0
    assert phase(table.built(1, "a1", "b1").built(2, "c1")) == 2
    table.cells[t.FINISHER] = 1
    assert phase(table) == 6


@pytest.mark.parametrize(("seats", "group"), [(1, "alone"), (2, "two"), (3, "more"), (4, "more")])
def test_playing_alone_with_two_and_with_more_have_their_own_experience(seats, group):
    table = stage(seats)
    assert experience.GROUP_NAMES[int(experience.group(table.cells))] == group
    assert ("alone" in counts(table, 0)) == (group == "alone")


def test_prospects_are_the_worths_and_what_each_count_adds():
    table = stage().built(0, "a1").claimed(1, "b1").seat(0, rubles=3)
    worths, prospects = rows(table)
    start = (1 * int(experience.PHASES) + 1) * experience.WIDTH  # two seats, one card finished
    for seat in (0, 1):
        added = sum(
            number * int(experience.LEARNED[start + experience.COUNT_NAMES.index(name)])
            for name, number in counts(table, seat).items()
        )
        assert prospects[seat] == worths[seat] + added
    assert prospects != worths


def test_a_lead_decides_the_more_the_fewer_cards_are_to_come():
    leads = []
    for built in ((), ("a1", "b1", "c1"), ("a1", "b1", "c1", "d1", "a2")):
        leads.append(int(GAME.decisive_lead(stage().built(0, *built).table)))
    last = stage()
    last.cells[t.FINISHER] = 0
    leads.append(int(GAME.decisive_lead(last.table)))
    assert leads == sorted(leads, reverse=True)
    assert len(set(leads)) == len(leads)


def test_at_the_end_only_the_score_counts():
    table = stage().built(0, "a1").claimed(1, "b1")
    table.cells[t.ENDING] = t.SIXTH_CARD
    worths, prospects = rows(table)
    assert prospects == worths == [100 * score for score in GAME.scores(table.table)]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[two]\nruble = [1, 2]\n", "differ about its groups or names"),
        ("[alone]\ngold = [1, 2]\n", "differ about its groups or names"),
        ("[alone]\nruble = [1]\n", "wants 2 numbers for each name"),
    ],
)
def test_a_file_for_other_counts_is_refused(tmp_path, text, complaint):
    path = tmp_path / "experience.toml"
    path.write_text(text)
    with pytest.raises(ValueError, match=complaint):
        read_tables(path, ("alone",), ("ruble",), 2)
    path.write_text("[alone]\nruble = [1, 2]\n")
    assert list(read_tables(path, ("alone",), ("ruble",), 2)) == [1, 2]
