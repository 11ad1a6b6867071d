"""The table on a terminal: everything is there, everything fits, and colour is never needed."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from cathedrals.cli import screen
from cathedrals.games.red_cathedral.parts import INFLUENCE_NAMES
from cathedrals.games.red_cathedral.table import BANNERS_ON, ON_WHITE
from cathedrals.games.red_cathedral.telling.terminal.ink import SHAPES
from cathedrals.games.red_cathedral.telling.terminal.market import influence_line
from cathedrals.games.red_cathedral.telling.view import view
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import new_match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.kernel.words import LANGUAGES, Words
from tests.games.red_cathedral.staging import GAME, stage, unshuffled

WORDS = Words(GAME.name)
NAMES = ["Ana", "Maximiliana the Builder", "Jan", "Ola"]
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
BOARDS = ("basic", "advanced")
HALF = 38  # of the market on a page of 80 columns


def page_of(table: Table, width: int = 80, height: int = 17, colour: str = "", plain: bool = False) -> Page:
    return Page(WORDS, NAMES, int(GAME.asked(table)), width, height, colour, plain)


def drawn(table: Table, width: int = 80, height: int = 17) -> list[str]:
    return GAME.draw(table, page_of(table, width, height)).split("\n")


def walk(seats: int, board: str, seed: int) -> Iterator[Table]:
    """The positions of a match in which a person is asked; moves that look good are played more often."""
    match = new_match(GAME, [Sitter(name) for name in NAMES[:seats]], SeededDealer(seed), {"board": board})
    chooser = random.Random(seed)
    while not match.over:
        yield match.table
        weights = Row()
        GAME.prior(match.table, weights)
        squares = [weight * weight for weight in weights]
        match.play(chooser.choices(match.moves, squares)[0])
    yield match.table


@cache
def sample(seats: int, board: str) -> list[Table]:
    """A dozen positions from the beginning to the end."""
    tables = [table.copy() for table in walk(seats, board, seats)]
    return tables[:: max(len(tables) // 12, 1)] + tables[-1:]


CASES = [(seats, board) for seats in GAME.seats for board in BOARDS]


@pytest.mark.dear
@pytest.mark.parametrize(("seats", "board"), CASES)
def test_every_line_fits_the_page_and_nothing_is_missing(seats, board):
    for table in sample(seats, board):
        for width, height in ((80, 17), (80, 0), (100, 24), (100, 0), (120, 18), (120, 30)):
            rows = drawn(table, width, height)
            assert max(len(row) for row in rows) <= width
            assert not height or len(rows) <= height
            check_whole("\n".join(rows), table)


def check_whole(text: str, table: Table) -> None:
    """Each tower, each card by what it needs, each die, each seat and each location."""
    seen = view(table)
    for die in seen["market"]["dice"]:
        assert f"{SHAPES[die['die']]}{die['value']}" in text
    for number in range(len(seen["seats"])):
        name = "Ivan" if seen["ivan"] and number == 1 else NAMES[number]
        assert name[:8] in text
    for card in seen["cathedral"]:
        if card["finished"]:
            assert f"▒ {SHAPES[seen['seats'][card['banner']]['colour']]} " in text
        else:
            assert f"{card['recognition']}†" in text
    assert len(set(re.findall(r"▔ ([a-f]) ", text))) >= 4


@pytest.mark.dear
@pytest.mark.parametrize(("seats", "board"), CASES)
def test_the_screen_with_its_question_fits_80_by_24(seats, board):
    for table in sample(seats, board):
        if GAME.is_over(table):
            continue
        page = page_of(table, 80, 24)
        told = ["greedy: " + "gains 2 bricks, " * 20]
        scene = screen.Scene("Ana: What will you deliver?", screen.choices(GAME, table, page), told, [])
        shot = screen.compose(GAME, table, page, scene)
        assert len(shot.rows) <= 23
        assert max(len(row) for row in shot.rows) <= 80
        if not shot.next_moves:
            numbers = set(re.findall(r"(?<!\S)(\d+)\)?(?!\S)", "\n".join(shot.rows)))
            assert {str(offer.number) for offer in scene.offers} <= numbers


@pytest.mark.parametrize("seats", GAME.seats)
def test_colour_changes_no_letter(seats):
    for table in sample(seats, "basic")[::6]:
        page = page_of(table, 100, 30, "truecolor")
        coloured = GAME.draw(table, page)
        assert "\x1b[" in coloured
        plain = [row.rstrip() for row in ESCAPES.sub("", coloured).split("\n")]
        assert plain == drawn(table, 100, 30)


def test_without_colour_there_is_no_escape_sequence():
    assert "\x1b" not in "".join(drawn(stage().table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_influence_card_fits_its_half_of_the_market_and_names_its_guild(language):
    words = Words(GAME.name, language)
    for card in INFLUENCE_NAMES:
        table = stage().influence(card, 1).table
        line = influence_line(view(table), Page(words, NAMES, 0, 80, 17), 0, HALF - 1)
        guild = words.say(f"guild-{card.split('-')[0]}")
        assert 1 + line.cell_len <= HALF
        assert line.plain.startswith((f"{guild} ", guild[:4]))


def test_a_card_shows_what_it_needs_what_lies_there_and_whose_it_is():
    table = stage().claimed(0, "a1", wood=1).card("b1", tile="gold").table
    bases = next(row for row in drawn(table) if row.startswith("1 "))
    assert bases.startswith("1 │▲ ▪wb")
    assert "[g]" in bases


def test_a_finished_card_is_painted_with_its_owner_and_ornament():
    table = stage().built(0, "a1", "b1").decorated(1, "a1").table
    bases = next(row for row in drawn(table) if row.startswith("1 "))
    assert re.match(r"1 ▐▒+ ▲ Π■ ▒+▌ ▐▒+ ▲ ▒+▌", bases)
    tall = "\n".join(drawn(table, 100, 0))
    assert "█ a1 █" in tall


def test_a_seat_shows_all_it_has():
    staged = stage().seat(0, space=9, rubles=7, wood=2, green_gem=1).workshop(0, "red", "gold")
    staged.workshop(0, "blue", "stone", face="down")
    row = next(row for row in drawn(staged.table) if "Ana" in row)
    assert " ".join(row.split()).startswith("▸▲ Ana 9 2 7 [wwG···▲▲▲▲]▲▲ Π∩∩╋ 0/6 ▲[g] ■[×]")


def test_the_advanced_side_shows_ornaments_to_unlock_and_banners_on_white():
    row = next(row for row in drawn(stage(2, board="advanced").table) if "Ana" in row)
    assert re.search(r"▲3[Π∩╋].*○3▲", row)


def test_ivan_shows_his_cards_when_he_plays():
    table = (
        stage(1).row("claim red", "inventory", "transport", "construction", "recognition").site(wood=3).table
    )
    assert drawn(table)[-1].split()[:2] == ["Ivan▸▲Claim", "×Inventory"]
    assert drawn(table)[-1].endswith("stock 0, site 3")
    assert not any("stock" in row for row in drawn(stage(2).table))


def test_a_table_before_its_setup_can_be_drawn():
    table = unshuffled().table
    assert drawn(table)
    assert GAME.draw(table, page_of(table, plain=True))


@pytest.mark.parametrize(("seats", "board"), CASES)
def test_the_plain_telling_is_sentences_without_drawing(seats, board):
    for table in sample(seats, board)[::4]:
        text = GAME.draw(table, page_of(table, plain=True))
        assert not re.search(r"[│╭╮╰╯▒▲■●◆○†★₽]", text)
        for card in view(table)["cathedral"]:
            assert f"{card['place']} is a " in text
        for name in NAMES[:seats]:
            assert f"{name} (" in text


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("b1", "b1 is a base that can be claimed."),
        ("b2", "b2 is a middle section; it can be claimed once the card below it has a banner."),
        ("1", "Location 1 gives 2 wood for each die on it."),
        ("location 8", "Location 8 gives 1 recognition for each die on it."),
        ("die green", "The green die is on location 2 and shows 1: it would move to location 3."),
        ("white", "The white die is on location 4 and shows 1: it would move to location 5."),
        ("artisans", "Artisans’ Guild: the influence card at locations 1 and 2."),
        ("reserve", "The reserve holds 20 wood, 20 bricks"),
        ("seat 1", "Maximiliana the Builder (Blue) is on space 2 with 0 prestige"),
        ("score", "Ana: 0 prestige on the track, 0 for materials and rubles, 0 for towers: 0 points."),
    ],
)
def test_a_piece_is_described(asked, told):
    table = stage().table
    page = page_of(table)
    said = [page.say(one.words, one.args) for one in GAME.describe(table, asked)]
    assert said[0].startswith(told)


def test_a_white_space_with_its_banner_takes_no_tile_yet():
    table = stage(2, board="advanced").table
    page = page_of(table)
    said = [page.say(one.words, one.args) for one in GAME.describe(table, "seat 0")]
    banner = "On the first white workshop space: a banner; a tile can go there once the banner is gone."
    assert banner in said
    table.cells[BANNERS_ON + ON_WHITE] = 0
    said = [page.say(one.words, one.args) for one in GAME.describe(table, "seat 0")]
    assert "On the first white workshop space: nothing; placing a tile face up costs 3 rubles." in said


@pytest.mark.parametrize("asked", ["", "z9", "9", "seat 7", "die purple"])
def test_what_is_not_there_is_not_described(asked):
    assert GAME.describe(stage().table, asked) == []


def test_before_the_setup_there_is_nothing_to_describe():
    table = unshuffled().table
    assert [GAME.describe(table, asked) for asked in ("1", "red", "clergy")] == [[], [], []]


def test_the_pieces_of_a_running_match_are_described():
    table = stage().claimed(0, "a1", wood=1).built(1, "b1", "c1").decorated(0, "b1").table
    page = page_of(table)

    def said(asked):
        return " ".join(page.say(one.words, one.args) for one in GAME.describe(table, asked))

    assert said("a1").startswith("a1 is a base claimed by Ana. It still needs")
    assert said("b1").endswith("It carries a door placed by Ana.")
    assert said("c1").endswith("It has room for a door.")
