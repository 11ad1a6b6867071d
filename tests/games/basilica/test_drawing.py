"""The table on a terminal: everything is there, everything fits, and colour is never needed."""

import random
import re
from functools import cache

import pytest

from cathedrals.games.basilica.telling.terminal.signs import BUILDERS, GLASS, KING, RANKS, SCAFFOLD
from cathedrals.games.basilica.telling.view import view
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import new_match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.table import NOBODY, Table
from cathedrals.kernel.words import Words
from tests.games.basilica.staging import GAME, stage, unshuffled
from tests.games.staging import play

WORDS = Words(GAME.name)
NAMES = ["Ana", "Maximiliana the Builder"]
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def page_of(table: Table, width: int = 80, height: int = 17, colour: str = "", plain: bool = False) -> Page:
    return Page(WORDS, NAMES, int(GAME.asked(table)), width, height, colour, plain)


def drawn(table: Table, width: int = 80, height: int = 17) -> list[str]:
    return GAME.draw(table, page_of(table, width, height)).split("\n")


@cache
def sample(seed: int) -> list[Table]:
    """A dozen positions of a match from the beginning to the end."""
    match = new_match(GAME, [Sitter(name) for name in NAMES], SeededDealer(seed))
    chooser = random.Random(seed)
    tables = []
    while not match.over:
        tables.append(match.table.copy())
        match.play(chooser.choice(match.moves))
    tables.append(match.table.copy())
    return tables[:: max(len(tables) // 12, 1)] + tables[-1:]


@pytest.mark.parametrize("seed", range(4))
def test_every_line_fits_the_page(seed):
    for table in sample(seed):
        for width, height in ((80, 17), (80, 0), (100, 24), (100, 0), (120, 30)):
            rows = drawn(table, width, height)
            assert max(len(row) for row in rows) <= width
            assert not height or len(rows) <= height


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_missing(seed):
    for table in sample(seed):
        text = "\n".join(drawn(table, 100, 0))
        seen = view(table)
        for vault in seen["plan"]:
            row = next(row for row in text.split("\n") if row.startswith(f"{vault['cell'][1:]:>2} "))
            start = 3 + "abcde".index(vault["cell"][0]) * 10
            cell = row[start : start + 10]
            assert "".join(name[0].upper() for name in vault["vault"].split("-")) in cell
            assert (GLASS in cell) == vault["glass"]
            stands = (
                "" if vault["builder"] is None else BUILDERS[vault["builder"]] + RANKS.get(vault["rank"], " ")
            )
            assert stands in cell
        assert text.count(KING) == 1
        for area in seen["areas"]:
            assert f" {area['cells'][0]:<4}{len(area['cells']):>2} = {area['value']}" in text
        assert "Ana" in text
        assert "Maximiliana" in text


@pytest.mark.parametrize("colour", ["standard", "truecolor"])
def test_colour_changes_nothing_but_colour(colour):
    for table in sample(1):
        plain = "\n".join(drawn(table, 100, 24))
        coloured = GAME.draw(table, page_of(table, 100, 24, colour))
        assert "\x1b[" in coloured
        stripped = [row.rstrip() for row in ESCAPES.sub("", coloured).split("\n")]
        assert "\n".join(stripped) == plain


def test_a_colour_has_a_letter_and_a_pattern():
    table = stage().plan("y b r g yb")
    row = drawn(table.table, 100)[1]
    for sign in ("Y╱", "B≈", "R▒", "G∷", "YB╱╱≈≈"):
        assert sign in row


def test_builders_glass_scaffolds_and_the_vault_just_laid_are_drawn():
    table = stage().plan("y b # r").builders(0, a1="architect").builders(1, b1="").glass("b1")
    play(table, "extend 1", "cell a2")
    rows = drawn(table.table, 80, 0)
    assert "●A" in rows[1]
    assert "○ ◈" in rows[1]
    assert SCAFFOLD * 3 in rows[1]
    assert rows[3].startswith(" 2 ›Y")


def test_the_fields_show_what_is_public_of_both_sides():
    """BA-S2: the crown of an order's vault where it is certain, a question mark where it is not"""
    rows = drawn(stage().vaults("y*", "yb", "r").table, 100, 0)
    text = "\n".join(rows)
    assert "1 promote" in text
    assert "(Y?)" in text
    assert "(Y♔)" in text
    assert "♔" in next(row for row in rows if "vaults" in row)
    assert "stack 52, discarded 0: confuse (Y?)" in text


@pytest.mark.parametrize(("shown", "drawing"), [([], "(Y?)"), (["y*"], "(Y)"), (["y"], "(Y♔)")])
def test_the_top_of_the_stack_shows_its_crown_where_it_is_certain(shown, drawing):
    """BA-S2: of the two yellow confusions one has a crown"""
    table = stage().top("y", "promotion")
    for tile in shown:
        table.turn_one_of("y", "confusion", crown=tile.endswith("*"))
    table.top("y", "confusion")
    assert f": confuse {drawing}" in "\n".join(drawn(table.table, 100, 0))
    assert table.seen["stack"]["top"]["crown"] == {"(Y?)": None, "(Y)": False, "(Y♔)": True}[drawing]


def test_the_king_is_on_his_way_and_scorings_are_marked():
    for width in (80, 100):
        way = next(row for row in drawn(stage().king(12).table, width, 0) if "king" in row)
        assert way.endswith("··········|·♚·······|·········| 12")


def test_areas_and_rows_without_room_are_counted():
    table = stage().plan("y b r g y", "b r g y b", "r g y b r", "g y b r g")
    rows = drawn(table.table, 80, 12)
    assert len(rows) <= 12
    assert any("more" in row for row in rows)
    far = stage().far_out(30, "g")
    assert any("rows further out" in row for row in drawn(far.table, 80, 12))


def test_a_table_before_its_setup_and_after_its_end_can_be_drawn():
    assert drawn(unshuffled().table)
    table = stage().vaults("y*", "b", "r").king(29)
    play(table, "extend 1", "cell a1", "end")
    assert "▸" not in "\n".join(drawn(table.table))


def test_for_a_screen_reader_it_is_told_in_sentences():
    table = stage().plan("y b #", "yb").builders(0, a1="strongman").glass("a1")
    told = GAME.draw(table.table, page_of(table.table, plain=True)).split("\n")
    assert told[0] == "Ana to play, 3 actions left."
    builder = "One of Ana’s builders stands there, with the rank of strongman."
    assert f"There’s a yellow vault on a1. {builder} It has a stained-glass window." in told
    assert "A scaffold blocks c1 until the next scoring." in told
    assert told[-1].startswith("Ana has 0 points, 4 free builders, 3 promotion tokens and 1 coin;")
    assert "│" not in "\n".join(told)
    over = stage()
    over.table.pending = 0
    over.cells[4] = 1
    assert not GAME.draw(over.table, page_of(over.table, plain=True)).startswith("Ana to play")


# What one may ask about -----------------------------------------------------------------------------


def told(table, text):
    page = Page(WORDS, NAMES, NOBODY)
    return [page.say(said.words, said.args) for said in GAME.describe(table.table, text)]


def test_a_vault_is_described_with_its_areas():
    table = (
        stage().plan("y y yb b", "# . . .").builders(0, a1="architect", b1="").builders(1, c1="").glass("a1")
    )
    assert told(table, "a1") == [
        "There’s a yellow vault on a1.",
        "One of Ana’s builders stands there, with the rank of architect.",
        "It has a stained-glass window.",
        "The yellow area at a1 (3 vaults) would bring Ana 8 points now, and the opponent 1.",
    ]
    assert told(table, "cell d1")[-1] == (
        "The blue area at c1 (2 vaults) would bring Maximiliana the Builder 2 points now."
    )
    assert told(table, "a2") == ["A scaffold blocks a2 until the next scoring."]
    assert told(table, "e5") == ["e5 is empty."]
    assert told(table, "f5") == []


def test_ties_and_empty_areas_are_described():
    table = stage().plan("y y . b").builders(0, a1="").builders(1, b1="")
    assert told(table, "areas") == [
        "The yellow area at a1 (2 vaults) is tied and would bring nothing.",
        "The blue area at d1 (1 vault) has no builder.",
    ]
    assert told(stage(), "areas") == ["There are no areas yet."]


def test_fields_stack_and_king_are_described():
    table = stage()
    assert told(table, "order 1") == [
        "Order field 1: Promotion; on the other side a yellow vault (possibly with a crown).",
        "Vault field 1: a yellow vault without a crown; on the other side Move.",
    ]
    assert told(unshuffled(), "1") == []
    assert told(table, "stack")[:2] == [
        "The stack has 52 tiles, the discard pile 0.",
        "On top: Confusion; on the other side a yellow vault (possibly with a crown).",
    ]
    assert told(table.stack().shuffled(), "stack")[-1].startswith("The discard pile has been shuffled once")
    king = "The king is on space 9; 1 more crown brings the scoring on space 10."
    assert told(stage().king(9), "king") == [king]
    due = stage().king(9).vaults("y*", "b", "r")
    play(due, "extend 1", "cell a1")
    assert told(due, "king") == ["The king is on space 10, where a scoring is held."]


def test_seats_and_scores_are_described():
    table = stage().plan("y y").builders(0, a1="").king(10).seat(0, points=3)
    assert told(table, "seat 0")[0].endswith("a scoring now would make it 5.")
    assert told(table, "score") == [
        "Ana: 3 and 2; 5 points in all.",
        "Maximiliana the Builder: 0 and 0; 0 points in all.",
    ]
    assert told(table, "seat 7") == []
    assert told(table, "") == []
    play(table.king(29).vaults("y*", "b", "r"), "extend 1", "cell c1", "end")
    assert told(table, "score")[0] == "Ana: 3, 0 and 3; 6 points in all."


@pytest.mark.parametrize(
    ("asked", "start"),
    [
        ("architect", "The architect doubles"),
        ("Master mason", "The master mason counts as two"),
        ("master_mason", "The master mason counts as two"),
        ("strongman", "The strongman wins ties"),
    ],
)
def test_ranks_are_explained(asked, start):
    """BA-C3"""
    (said,) = told(stage(), asked)
    assert said.startswith(start)


def test_what_is_no_rank_is_not_explained():
    assert told(stage(), "mason") == told(stage(), "none") == []
