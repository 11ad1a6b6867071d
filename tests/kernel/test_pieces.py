"""A file of pieces: what it may say, what is wrong with it, what in it is still ours."""

import json
import re
import tomllib

import pytest

from cathedrals.games import HOUSE, game
from cathedrals.kernel import pieces
from cathedrals.kernel.parts_file import LARGEST, SOURCES, PartsError
from cathedrals.kernel.said import CathedralsError
from cathedrals.kernel.words import LANGUAGES, Words
from tests.kernel.pebbles import Pebbles

RED, BASILICA = HOUSE
TEXT = pieces.built_in(RED)
TILES = pieces.built_in(BASILICA)
EACH_GAME = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)


def sentences(text, game=RED, language="en"):
    return [pieces.sentence(Words(game.name, language), one) for one in pieces.check(game, text)]


def changed(old, new, text=TEXT):
    assert old in text
    return text.replace(old, new, 1)


def line_with(text, part):
    return text[: text.index(part)].count("\n") + 1


# What a file may say ------------------------------------------------------------------------------


def values(fields):
    return {field["key"]: field["value"] for field in fields if field["value"] is not None}


@EACH_GAME
def test_a_form_says_all_that_the_built_in_file_says(game):
    said = tomllib.loads(pieces.built_in(game))
    tables = pieces.form(game)["tables"]
    assert [table["name"] for table in tables] == list(said)
    for table in tables:
        rows = said[table["name"]]["rows"] if table["has_rows"] else [said[table["name"]]]
        without = [{key: cell for key, cell in row.items() if "source" not in key} for row in rows]
        assert [values(row["fields"]) for row in table["rows"]] == without


@EACH_GAME
def test_a_form_is_plain_json(game):
    form = pieces.form(game)
    assert json.loads(json.dumps(form)) == form


def piece(table, number, game=RED, text=""):
    found = next(one for one in pieces.form(game, text)["tables"] if one["name"] == table)
    return found["rows"][number - 1]


def field(row, key):
    return next(one for one in row["fields"] if one["key"] == key)


def test_a_row_knows_its_number_its_source_and_the_limits_of_its_fields():
    base = piece("base", 3)
    assert (base["number"], base["of"], base["source"]) == (3, 10, "designed")
    wood = field(base, "wood")
    assert (wood["kind"], wood["low"], wood["high"], wood["optional"], wood["value"]) == (
        "number",
        1,
        4,
        True,
        1,
    )
    assert piece("resource_tile", 1)["source"] == "rulebook"
    assert piece("resource_tile", 4)["source"] == "designed"


def test_one_types_only_numbers_that_a_printed_piece_may_have_and_an_older_file_keeps_its_own():
    card, prices = piece("base", 1), field(piece("board", 1), "prices")["parts"][0]
    actions = field(piece("influence_card", 10), "actions")["parts"]
    assert [field(card, key)["high"] for key in ("recognition", "rubles")] == [30, 9]
    assert {one["high"] for one in prices} == {9}
    assert [one["high"] for action in actions for one in action if one["kind"] == "number"] == [9, 9, 9]
    assert [piece(one, 1)["fields"][0]["high"] for one in ("inventory", "reserve", "coins")] == [20, 99, 200]
    older = changed("recognition = 5, rubles = 0", "recognition = 45, rubles = 12")
    assert pieces.check(RED, older) == []
    assert len(pieces.check(RED, changed("recognition = 45", "recognition = 1001", older))) == 1


def test_what_must_stand_there_is_the_only_name():
    assert field(piece("influence_card", 4), "group")["names"] == ["carters"]


def test_a_field_has_the_parts_within_it():
    buy = field(piece("influence_card", 2), "actions")["parts"][0]
    assert [one["key"] for one in buy] == ["action", "mark", "rubles", "materials"]
    assert (buy[3]["instead"], buy[3]["value"]) == ("any", ["wood", "brick"])
    assert [one["value"] for one in field(piece("board", 1), "prices")["parts"][0]] == [3, 1, 2, 1, 2, 3]


def test_which_fields_there_are_follows_what_a_file_says():
    text = changed('{ gives = "die-red", marked = false }', '{ gives = "gold", amount = 1, marked = false }')
    assert [one["key"] for one in piece("workshop_tile", 1)["fields"]] == ["gives", "marked"]
    assert [one["key"] for one in piece("workshop_tile", 1, text=text)["fields"]] == [
        "gives",
        "amount",
        "marked",
    ]


def test_a_file_with_complaints_has_a_form_too():
    text = changed("{ wood = 2, brick = 2, ", "{ wood = 7, ")
    assert field(piece("base", 1, text=text), "wood")["value"] == 7
    with pytest.raises(PartsError, match="this isn’t TOML"):
        pieces.form(RED, "[base")


def test_what_is_the_same_in_every_box_is_marked():
    same = {table["name"] for table in pieces.form(BASILICA)["tables"] if table["same"]}
    assert same == {"player", "supply", "plan", "order"}


# What is wrong with one ---------------------------------------------------------------------------


@EACH_GAME
def test_nothing_is_wrong_with_the_built_in_file_nor_without_what_is_the_same_for_all(game):
    text = pieces.built_in(game)
    assert pieces.check(game, text) == []
    for table in pieces.form(game)["tables"]:
        if table["same"]:
            text = re.sub(rf"(?ms)^\[{table['name']}\].*?(?=^\[|\Z)", "", text)
    assert len(tomllib.loads(text)) < len(pieces.form(game)["tables"])
    assert pieces.check(game, text) == []


FIRST_BASE = "{ wood = 2, brick = 2, recognition = 5, rubles = 0 }"
BROKEN = {
    "not TOML": (changed("slots = 10", "slots ="), "slots =\n", "this isn’t TOML (Invalid value)"),
    "empty": ("", "", "the file is empty; it should list the pieces"),
    "only comments": ("# nothing\n", "", "the file is empty; it should list the pieces"),
    "NUL": (changed("slots = 10", "slots = 1\x00"), "slots = 1\x00", "this isn’t TOML"),
    "too long": ("#" * (LARGEST + 1), "#", "the file has 200,001 characters; the limit is 200,000"),
    "key twice": (
        changed("slots = 10", "slots = 10\nslots = 9"),
        "slots = 9",
        "this isn’t TOML (Cannot overwrite",
    ),
    "table twice": (TEXT + "[base]\n", "", "this isn’t TOML (Cannot declare"),
    "nested deeply": ("a = " + "[" * 1000, "a", "this isn’t TOML"),
    "too many keys": (
        "a = 1\n" * 2001,
        "a = 1",
        "the file says more than any box holds: “=” occurs 2,001 times; the limit is 2,000",
    ),
    "too many parts of a key": (
        TEXT + "a." * 41 + "b = 1\n",
        "a.a.a",
        "“.” occurs 41 times; the limit is 40",
    ),
    "endless number": ("a = " + "1" * 9000, "a", "this isn’t TOML"),
    "no table": (re.sub(r"(?ms)^\[dome\].*?(?=^#)", "", TEXT), "", "[dome]: this is missing"),
    "unknown table": (
        TEXT + "[spire]\n",
        "[spire]",
        "[spire]: this table is unknown; the known ones are: dice, player",
    ),
    "no table but a number": (
        "dome = 3\n" + re.sub(r"(?ms)^\[dome\].*?(?=^#)", "", TEXT),
        "dome = 3",
        "[dome]: this",
    ),
    "misspelt": (
        changed("brick = 2, r", "brik = 2, r"),
        "brik",
        "the name “brik” is unknown here; the known ones are: wood",
    ),
    "text for a number": (
        changed("wood = 2, b", 'wood = "two", b'),
        '"two"',
        'wood is "two"; it should be a whole number',
    ),
    "flag for a number": (
        changed("wood = 2, b", "wood = true, b"),
        "wood = true",
        "wood is true; it should be a whole number",
    ),
    "float": (
        changed("wood = 2, b", "wood = 2.0, b"),
        "wood = 2.0",
        "wood is 2.0; it should be a whole number from 1 to 4",
    ),
    "nan": (
        changed("wood = 2, b", "wood = nan, b"),
        "wood = nan",
        "wood is NaN; it should be a whole number",
    ),
    "negative": (
        changed("wood = 2, b", "wood = -2, b"),
        "wood = -2",
        "wood is -2; it should be a whole number from 1 to 4",
    ),
    "too large": (
        changed("wood = 20", "wood = 99999"),
        "wood = 99999",
        "[reserve]: wood is 99999; it should be a whole number",
    ),
    "too many rows": (
        changed(FIRST_BASE, f"{FIRST_BASE}, {FIRST_BASE}"),
        "rows = [\n  { wood = 2, b",
        "lists 11",
    ),
    "too few rows": (
        changed(f"  {FIRST_BASE},\n", ""),
        "rows = [\n  { wood = 2, brick = 1, s",
        "lists 9; it should",
    ),
    "no row": (changed(FIRST_BASE, "7"), "  7,\n", "row 1 of [base]: this is missing"),
    "rows are no list": (
        changed("slots = 10", "slots = [10]"),
        "slots = [10]",
        "slots is [10]; it should be a whole number",
    ),
    "wrong group": (
        changed('{ group = "artisans", a', '{ group = "clergy", a'),
        '"clergy", a',
        "one of: artisans",
    ),
    "of another game": (
        'game = "chess"\n' + TEXT,
        "game",
        'the file is for the game "chess"; it should be for red_cathedral',
    ),
    "name of two lines": (
        'name = "a\\nb"\n' + TEXT,
        "name",
        "it should be one line of at most 40 characters",
    ),
    "changed for all": (
        changed("price = 3", "price = 2"),
        "[advanced_side]",
        "this is the same in every box",
    ),
    "unknown source": (
        changed('amount = 2, source = "d', 'amount = 2, source = "D'),
        '"D',
        'source is "Designed"',
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_each_mistake_is_one_sentence_with_its_line(kind):
    text, place, expected = BROKEN[kind]
    told = sentences(text)
    assert expected in told[0]
    assert told[0].count("\n") == 0
    assert len(told[0]) < 400
    line = line_with(text, place) if place else text.rstrip().count("\n") + 1
    assert told[0].startswith(f"Line {line}")
    if kind not in ("misspelt", "rows are no list"):
        assert len(told) == 1, told


def test_all_mistakes_are_told_in_the_order_of_their_lines():
    text = changed("slots = 10", "slots = 0")
    text = changed("wood = 2, brick = 2, ", "wood = 9, brick = 9, ", text)
    assert [re.sub("^Line \\d+, (.+?:).*", r"\1", one) for one in sentences(text)] == [
        "[inventory]:",
        "row 1 of [base]:",
        "row 1 of [base]:",
    ]


def test_every_mistake_is_said_in_every_language():
    texts = [text for text, _, _ in BROKEN.values() if len(text) < LARGEST]
    for language in LANGUAGES:
        for text in texts:
            for said in sentences(text, language=language):
                assert re.search(r"\d.*: .+\.$|\d.* : .+\.$", said)
    assert sentences(texts[0], language="pl") != sentences(texts[0])


def test_a_plan_that_may_be_too_long_is_told():
    text = TILES.replace("crown = true", "crown = false", 2)
    assert "a plan may need 52 rows; there is room for 50" in sentences(text, BASILICA)[0]


def test_a_game_without_a_file_of_pieces_has_none():
    with pytest.raises(CathedralsError, match="pebbles has no file of pieces"):
        pieces.check(Pebbles(), "a = 1")


# What is still ours -------------------------------------------------------------------------------


def test_what_is_still_designed_is_counted_and_printed_rows_are_not():
    assert pieces.still_ours(BASILICA) == [{"table": "tile", "ours": 58, "of": 58}]
    text = re.sub(r"(crown = \w+) }", r'\1, source = "printed" }', TILES, count=46)
    assert pieces.check(BASILICA, text) == []
    assert pieces.still_ours(BASILICA, text) == [{"table": "tile", "ours": 12, "of": 58}]
    assert "printed" in SOURCES


# Files --------------------------------------------------------------------------------------------


def test_a_file_is_read_as_text_whatever_wrote_it(tmp_path):
    (tmp_path / "box.toml").write_bytes(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")
    assert pieces.file_text(tmp_path / "box.toml") == "a = 1\nb = 2\n"


def test_what_is_no_file_of_text_is_one_sentence(tmp_path):
    (tmp_path / "latin").write_bytes(b'a = 1\nname = "\xe9"\n')
    with pytest.raises(
        PartsError, match=r"latin, line 2: this is not text in UTF-8; save the file as UTF-8$"
    ):
        pieces.file_text(tmp_path / "latin")
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(PartsError, match=r"cannot be read \(.+\); a file of pieces was expected$"):
            pieces.file_text(path)


def test_a_file_says_which_game_it_is_of():
    assert pieces.named_game('game = "basilica"\n') == "basilica"
    assert pieces.named_game("[game") == pieces.named_game("game = 1") == pieces.named_game("") == ""
    assert game("basilica") is BASILICA


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ([], "Line 3"),
        (["base"], "Line 3, [base]"),
        (["base", "rows"], "Line 3, [base]"),
        (["base", "rows", 1], "Line 3, row 2 of [base]"),
        (["base", "rows", 1, "cost"], "Line 3, row 2 of [base]"),
        (["base", "rows", 1, "cost", "wood"], "Line 3, row 2 of [base]"),
        (["base", "rows", 1, "cost", 0], "Line 3, row 2 of [base], cost 1"),
    ],
)
def test_a_complaint_says_its_place_as_far_as_it_is_known(path, place):
    said = pieces.sentence(
        Words("red_cathedral"), {"line": 3, "path": path, "words": "pieces-missing", "args": {}, "others": []}
    )
    assert said.partition(":")[0] == place
