"""Where in a TOML file things stand."""

import json
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cathedrals.games import HOUSE
from cathedrals.kernel.pieces import built_in
from cathedrals.kernel.toml_lines import line_of, lines_of


def lines(*rows):
    return lines_of("\n".join(rows))


def test_tables_and_keys_stand_in_their_lines():
    found = lines("a = 1", "", "[base] # comment", "b = 2", "[dome]", "b = 3")
    assert found == {("a",): 1, ("base",): 3, ("base", "b"): 4, ("dome",): 5, ("dome", "b"): 6}


def test_rows_and_their_keys_stand_in_their_lines():
    found = lines(
        "[t]", "rows = [", "  { a = 1, b = 2 },", "  # no row", "", "  { a = 3, b = [", "  4 ] },", "]"
    )
    assert found[("t", "rows", 1)] == found[("t", "rows", 1, "b")] == 6
    assert found[("t", "rows", 1, "b", 0)] == 7
    assert found[("t", "rows", 0, "b")] == 3
    assert ("t", "rows", 2) not in found


@pytest.mark.parametrize(
    "text",
    [
        '"# [no] { comment"',
        '"an \\" escaped ] mark"',
        "'a literal \\'",
        '"""\nof several = 1\n[lines] " and "" \\""""',
        "'''\n[x]\ny = 1'''",
        '""""quoted""""',
        "1979-05-27 07:32:00",
        "[[1, 2], ['a # b', \"]\"]]",
        "{ x = { y = '}' }, z = [] }",
        "nan",
    ],
)
def test_whatever_a_value_is_the_next_key_is_found(text):
    whole = f"[t]\na = {text}\nlast = 1"
    assert tomllib.loads(whole)["t"]["last"] == 1
    assert lines_of(whole)[("t", "last")] == whole.count("\n") + 1


def test_keys_may_be_quoted_or_dotted():
    found = lines('"a b".c = 1', "'d' = 2", "[ e . 'f' ]", "g . h = 3")
    assert found[("a b", "c")] == found[("a b",)] == 1
    assert found[("d",)] == 2
    assert found[("e", "f", "g", "h")] == 4


def test_a_list_of_tables_counts_them():
    found = lines("[[t.rows]]", "a = 1", "[[t.rows]]", "a = 2", "[t.rows.inner]", "b = 1")
    assert found[("t", "rows", 0, "a")] == 2
    assert found[("t", "rows", 1, "a")] == 4
    assert found[("t", "rows", 1, "inner", "b")] == 6


def test_what_is_nowhere_stands_where_it_would_stand():
    found = lines("[t]", "rows = [", "  { a = 1 },", "]")
    assert line_of(found, ("t", "rows", 0, "b")) == 3
    assert line_of(found, ("t", "rows", 7)) == 2
    assert line_of(found, ("u",)) == 0


def paths(said, at=()):
    """Every place of what tomllib reads."""
    if at:
        yield at
    pairs = said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ()
    for key, value in pairs:
        yield from paths(value, (*at, key))


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_everything_a_built_in_file_says_has_its_line(game):
    text = built_in(game)
    found = lines_of(text)
    assert set(found) == set(paths(tomllib.loads(text)))
    rows = text.split("\n")
    for path, line in found.items():
        if isinstance(path[-1], str):
            assert path[-1] in rows[line - 1]


KEYS = st.text("abc", min_size=1, max_size=3)
PLAIN = st.one_of(st.integers(-9, 9), st.booleans(), st.text('ab#[]{}=,."\\\n', max_size=6))
SAID = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
)


def written(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[\n" + "".join(f"{written(item)}, # ] }}\n" for item in value) + "]"
    return json.dumps(value)


@given(st.dictionaries(KEYS, st.dictionaries(KEYS, SAID, max_size=3), max_size=3))
def test_every_place_of_any_file_is_found(tables):
    text = "".join(
        f"[{name}]\n" + "".join(f"{key} = {written(value)}\n" for key, value in table.items())
        for name, table in tables.items()
    )
    assert tomllib.loads(text) == tables
    assert set(lines_of(text)) == set(paths(tables))


@given(st.text("ab=[]{}\"'#\n., \\", max_size=40))
def test_no_text_keeps_it_busy_for_ever(text):
    lines_of(text)
