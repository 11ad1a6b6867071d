"""The pieces of Basilica, counted against the box."""

import tomllib
from collections import Counter

import pytest

from cathedrals.games.basilica import parts, parts_file
from tests.games.staging import built_in

TEXT = parts_file.file_text()
TABLES = tomllib.loads(TEXT)
ROWS = TABLES["tile"]["rows"]
TOTALS = {
    "promotion": 10,
    "move": 9,
    "recruit": 9,
    "confusion": 8,
    "stained_glass": 8,
    "scaffolding": 7,
    "catastrophe": 7,
}
# The table of the rules, row by row.
DISTRIBUTION = {
    "yellow": (2, 2, 1, 2, 1, 1, 1),
    "blue": (2, 1, 2, 1, 2, 1, 1),
    "red": (2, 2, 1, 1, 1, 2, 1),
    "green": (1, 1, 2, 2, 1, 1, 2),
    "yellow-blue": (1, 1, 0, 1, 0, 0, 0),
    "yellow-red": (1, 0, 1, 0, 1, 0, 0),
    "yellow-green": (0, 1, 0, 1, 0, 1, 0),
    "blue-red": (0, 0, 1, 0, 1, 0, 1),
    "blue-green": (1, 0, 0, 0, 1, 1, 0),
    "red-green": (0, 1, 1, 0, 0, 0, 1),
}


def refused(old: str, new: str) -> str:
    assert old in TEXT
    broken = parts_file.Parts(TEXT.replace(old, new, 1))
    parts.check_reach(broken)
    with pytest.raises(parts_file.PartsError) as refusal:
        broken.sure()
    return str(refusal.value)


def test_every_table_says_where_it_comes_from():
    for name, table in TABLES.items():
        assert table["source"] in parts_file.SOURCES, name
    assert TABLES["tile"]["source"] == "designed"
    assert TABLES["king"]["source"] == "reported"


def test_there_are_58_tiles_of_which_18_are_jokers():
    """BA-P1"""
    assert len(ROWS) == parts.TILES == 58
    colours = Counter(row["vault"] for row in ROWS)
    assert [colours[name] for name in parts.COLOUR_NAMES] == [10] * 4
    assert [colours[name] for name in parts.VAULT_NAMES[4:]] == [3] * 6


def test_there_are_seven_orders_of_which_three_have_a_paid_version():
    """BA-P2"""
    orders = TABLES["order"]["rows"]
    assert [row["order"] for row in orders] == list(parts.ORDER_NAMES) == list(TOTALS)
    assert [row["order"] for row in orders if row["paid"]] == ["promotion", "recruit", "confusion"]


def test_the_orders_are_distributed_as_the_rules_say():
    """BA-P5"""
    assert Counter(row["order"] for row in ROWS) == TOTALS
    for vault, counts in DISTRIBUTION.items():
        first = parts.VAULT_NAMES.index(vault) * parts.ORDERS
        assert tuple(parts.CLASS_TILES[first + order] for order in range(parts.ORDERS)) == counts


def test_46_vaults_carry_a_crown():
    """BA-P6: one of two alike, all others"""
    assert sum(row["crown"] for row in ROWS) == 46
    for kind in range(parts.CLASSES):
        assert parts.CLASS_CROWNS[kind] == min(parts.CLASS_TILES[kind], 1)
    crowns = Counter(row["vault"] for row in ROWS if row["crown"])
    assert [crowns[name] for name in parts.VAULT_NAMES] == [7] * 4 + [3] * 6


def test_scorings_come_on_spaces_10_20_and_30():
    """BA-P6"""
    assert built_in(parts.SCORING_SPACE) == [10, 20, 30]


def test_a_player_has_five_builders_to_place_four_tokens_and_a_coin():
    """BA-P3"""
    assert (parts.BUILDERS, parts.TOKENS, parts.COINS) == (5, 4, 1)
    assert TABLES["supply"] == {"source": "rulebook", "scaffolds": 8, "stained_glasses": 12}


def test_no_more_than_two_tiles_are_alike():
    """BA-S2"""
    assert max(built_in(parts.CLASS_TILES)) == 2


def test_the_plan_is_laid_out_for_the_farthest_row_these_pieces_can_need():
    """BA-P4"""
    crowned, uncrowned, catastrophes = 30, 12, 7
    assert crowned + uncrowned + catastrophes + 1 == parts.ROWS
    assert parts.ROWS * parts.COLUMNS == parts.CELLS


FIRST = '{ vault = "yellow", order = "promotion", crown = true }'


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("builders = 5", "builders = 0", "[player]: builders is 0; it should be a whole number from 1 to"),
        ("columns = 5", "columns = 6", "[plan]: columns is 6; it should be a whole number from 5 to 5"),
        ("[10, 20, 30]", "[10, 20]", "[king]: “scoring_spaces” lists 2; it should list 3"),
        ("[10, 20, 30]", "[10, 30, 20]", "the numbers of scoring_spaces must be in ascending order"),
        ("[10, 20, 30]", "[10, 20, 31]", "a plan may need 51 rows; there is room for 50"),
        (
            'order = "move", paid = false',
            'order = "move", paid = true',
            "whether move has a paid version is up to the rulebook",
        ),
        (
            '{ order = "catastrophe", paid = false },\n',
            "",
            "[order]: “rows” lists 6; it should list 7",
        ),
        (
            'order = "promotion", paid',
            'order = "move", paid',
            'order is "move"; it should be one of: promotion.',
        ),
        (FIRST, FIRST.replace("yellow", "purple"), 'vault is "purple"; it should be one of: yellow, blue'),
        (FIRST, FIRST.replace("true", "1"), "crown is 1; it should be true or false"),
        (
            FIRST,
            FIRST.replace("promotion", "move"),
            "have the same colours and the same order; the limit is 2",
        ),
        (
            FIRST,
            FIRST.replace("yellow", "red-green"),
            "the number of yellow vaults is 9; it should be 10",
        ),
        (FIRST + ",\n", "", "“rows” lists 57; it should list 58"),
        (FIRST, FIRST.replace("true", "false"), "a plan may need 51 rows"),
        ("[supply]", "[supplies]", "[supply]: this is missing"),
        ("[player]", "[dice]\nsource = 'designed'\n[player]", "[dice]: this table is unknown"),
        ("[player]", "[player", "this isn’t TOML"),
    ],
)
def test_a_file_that_cannot_be_right_is_refused_with_a_sentence(old, new, sentence):
    assert sentence in refused(old, new)


def test_an_array_of_another_size_is_refused():
    with pytest.raises(parts_file.PartsError, match="an array of 3 numbers got 2"):
        parts.numbers([1, 2], 3)
