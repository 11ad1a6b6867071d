"""Several boxes of pieces in one process: every game goes by the numbers of its own."""

import copy
import pickle

import pytest

from cathedrals.games.red_cathedral import parts
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.kernel.boxes import BOXES
from cathedrals.kernel.parts_file import PartsError
from cathedrals.kernel.table import from_bytes
from tests.games.boxes import GO_ON, changed, check_by_turns, play_on, python, row_of
from tests.games.red_cathedral import boxes
from tests.games.red_cathedral.staging import GAME, stage, unshuffled
from tests.games.staging import deal, moves, moves_of, odds, play, why


def made(*changes):
    """A game with the built-in pieces but for some changes."""
    return RedCathedral(changed(boxes.TEXT, *changes))


# Every number of a box ----------------------------------------------------------------------------


def test_a_card_needs_and_pays_what_its_own_box_says():
    """RC-B1, RC-B3"""
    game = made(
        ("{ wood = 2, brick = 2, recognition = 5, rubles = 0", "{ gold = 3, recognition = 9, rubles = 4")
    )
    table = stage(game=game).card("a1", "base-1").claimed(0, "a1", gold=2).seat(0, space=10, rubles=0, gold=1)
    assert table.at("a1")["needs"] == {"gold": 3}
    assert table.at("a1")["card"] == "base-1"
    play(table, "build", "lay gold a1")
    assert (table.space(0), table.rubles(0)) == (19, 4)
    assert stage().card("a1", "base-1").at("a1")["needs"] == {"wood": 2, "brick": 2}


def test_the_cards_of_its_own_box_are_laid_by_the_same_texts():
    table = unshuffled(game=made(("slots = 10", "slots = 11")))
    deal(table, "first 0", *(f"tile {name}" for name in parts.RESOURCE_NAMES[:-1]))
    assert moves_of(table, "card") == list(parts.INFLUENCE_NAMES)
    assert deal(table, "card artisans-2")[0] == "influence_card_laid 1 artisans-2"
    assert "artisans-1" not in moves_of(table, "card")
    deal(table, "card carters-1", "card merchants-1", "card clergy-1", "blueprint 1")
    assert moves_of(table, "card") == [f"base-{number}" for number in range(1, 11)]
    assert deal(table, "card base-3")[0] == "card_laid a1 base-3"
    assert "middle-1" in moves_of(table, "card")
    deal(table, "card middle-1", "card dome-1")
    assert "base-3" not in moves_of(table, "card")


def test_a_first_game_has_the_cards_that_its_own_box_means():
    """RC-S2"""
    flag = boxes.FLAG
    game = made(
        ('{ group = "artisans", actions', '{ group = "artisans", ' + flag + "actions"),
        ('group = "artisans", ' + flag, 'group = "artisans", '),
    )
    assert stage(game=game, first_game="yes").seen["market"]["influence"][0] == "artisans-2"
    assert stage(first_game="yes").seen["market"]["influence"][0] == "artisans-1"


def test_a_resource_tile_shows_what_its_own_box_says():
    """RC-M4, RC-M5"""
    game = made(('"wood", amount = 2 }', '"wood", amount = 1 }'))
    for table, most in ((stage(game=game), 2), (stage(), 4)):  # blue is there
        play(table, "die red", "more 0?")
        assert moves_of(table, "take") == [str(amount) for amount in range(1, most + 1)]


def test_a_workshop_tile_gives_what_its_own_box_says():
    """RC-M7"""
    game = RedCathedral(boxes.TEXT.replace('"rubles", amount = 2, marked', '"rubles", amount = 5, marked'))
    for table, rubles in ((stage(game=game), 5), (stage(), 2)):
        table.workshop(0, "red", "rubles").seat(0, rubles=0)
        play(table, "die red", "more 0?", "use red", f"take {rubles}")
        assert table.rubles(0) == rubles


def test_workshop_tiles_are_drawn_from_their_own_box():
    """RC-S8"""
    game = made(('gives = "wood", amount = 1, marked = false', 'gives = "gold", amount = 1, marked = false'))
    for table, wood, gold in ((unshuffled(game=game), None, 2), (unshuffled(), 1, 1)):
        while "workshop any" not in moves(table):
            deal(table, moves(table)[0])
        assert (odds(table).get("workshop wood"), odds(table)["workshop gold"]) == (wood, gold)


def test_a_space_costs_what_the_board_of_its_own_box_says():
    """RC-C5"""
    game = made(("{ red = 3, blue = 1, green", "{ red = 3, blue = 6, green"))
    assert [stage(game=one).of(0)["workshop"][1]["price"] for one in (game, GAME)] == [6, 1]
    assert stage(game=game).of(1)["workshop"][1]["price"] == 3


def test_an_ornament_lies_where_the_board_of_its_own_box_has_it():
    """RC-C6"""
    game = made(('{ red = "cross", blue = "arch"', '{ red = "arch", blue = "cross"'))
    for one, ornament in ((game, "arch"), (GAME, "cross")):
        table = stage(game=one, board="advanced").seat(0, rubles=9)
        play(table, "claim a1", "banner inventory?", "space red", "up")
        assert table.of(0)["ornaments"][ornament] == 1


def test_an_action_does_what_the_card_of_its_own_box_says():
    """RC-I1"""
    game = made(('"buy", materials = "any", rubles = 2', '"buy", materials = ["stone", "gold"], rubles = 4'))
    for one, rubles in ((game, 5), (GAME, 7)):
        table = stage(game=one).seat(0, rubles=9)
        play(table, "die red", "more 0?")
        assert play(table, "influence 2")[0] == "influenced 0 artisans-1 buy"
        assert table.seen["about"]["influence_card"] == "artisans-1"
        assert ("buy wood" in moves(table)) == (one is GAME)
        play(table, "buy stone")
        assert table.rubles(0) == rubles


def test_a_refused_action_names_the_rule_of_its_group():
    """RC-I1"""
    table = stage(game=made(("slots = 10", "slots = 11"))).seat(0, rubles=0)
    play(table, "die red", "more 0?")
    assert why(table, "influence 2") == ("rubles-for-action", "RC-I1")


def test_an_inventory_has_the_slots_of_its_own_box():
    """RC-S4"""
    game = made(("slots = 10", "slots = 13"))
    assert [stage(game=one).of(0)["free_slots"] for one in (game, GAME)] == [9, 6]


def test_the_reserve_is_that_of_its_own_box():
    """RC-S5"""
    game = made(("wood = 20", "wood = 7"))
    assert [stage(game=one).seen["reserve"]["wood"] for one in (game, GAME)] == [7, 20]


def test_the_track_is_that_of_its_own_box():
    """RC-T4, RC-T6"""
    game = made(("  5, 9, 13,", "  3, 4, 12,"))
    for one, prestige, behind in ((game, 2, 3), (GAME, 0, None)):
        table = stage(game=one).seat(0, space=4)
        assert table.of(0)["prestige"] == prestige
        assert table.seen["prestige_spaces"][:2] == ([3, 4] if behind else [5, 9])
        assert ("trade" in moves(table)) == bool(behind)
        assert t.prestige_space_ahead(table.cells, 5) == (12 if behind else 9)
        if behind:
            play(table, "trade")
            assert table.space(0) == behind


def test_towers_are_as_high_as_the_blueprint_of_their_own_box_has_them():
    """RC-S6"""
    game = made(("towers = [3, 3, 3, 3]", "towers = [2, 2, 2, 6]"))
    for one, top in ((game, ["a2", "b2", "c2", "d6"]), (GAME, ["a3", "b3", "c3", "d3"])):
        table = stage(game=one)
        domes = [card["place"] for card in table.seen["cathedral"] if card["card"].startswith("dome")]
        assert domes == top
        assert table.seen["blueprint"] == 1


def test_learners_are_told_the_numbers_of_a_box_whichever_it_is():
    """Of the same pieces in another box they sense the same, even where an influence card is asked about."""
    games = (RedCathedral(boxes.TEXT + "# once more"), GAME)
    tables = [stage(game=game).seat(0, rubles=9).influence("artisans-2", at=1) for game in games]
    for table in tables:
        play(table, "die red", "more 0?", "influence 1")
        assert table.step == "use"
    told = [row_of(table.game.senses, table.table, 0) for table in tables]
    assert told[0] == told[1]


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.dear
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {"first_game": "yes"}), (3, {"board": "advanced"})]
)
def test_games_played_by_turns_are_as_if_each_had_the_process_to_itself(seats, options, tmp_path):
    """All of a game is compared: what is legal, likely, told, seen, refused and judged."""
    texts = [boxes.other_box(), boxes.TEXT]
    check_by_turns([RedCathedral(text) for text in texts], texts, tmp_path, 1, seats, options)


def test_a_table_comes_back_from_its_bytes_with_its_box():
    table = stage(game=made(("slots = 10", "slots = 13"))).table
    other = from_bytes(table.to_bytes())
    assert other == table
    assert t.free_slots(other.cells, 0) == 9


def test_in_another_process_a_game_has_the_same_box_and_the_same_result():
    made(("slots = 10", "slots = 12"))
    game = RedCathedral(boxes.other_box())
    table = stage(game=game).table
    assert game.box == 2
    there = python("-c", GO_ON, sent=pickle.dumps((game, table))).split(maxsplit=2)
    assert there[:2] == ["2", game.digest]
    assert there[2].strip() == str(play_on(game, table))


# Boxes --------------------------------------------------------------------------------------------


def test_the_built_in_pieces_are_the_first_box():
    for game in (RedCathedral(), RedCathedral(boxes.TEXT)):
        assert (game.box, game.pieces, game.digest) == (0, "", game.digest_of(boxes.TEXT))
        assert pickle.loads(pickle.dumps(game)).box == 0


def test_the_same_file_twice_is_one_box():
    one, other = made(("slots = 10", "slots = 12")), made(("slots = 10", "slots = 12"))
    assert one.box == other.box == 1
    assert one.digest == other.digest != made(("slots = 10", "slots = 13")).digest


def test_a_game_is_copied_with_its_pieces():
    game = made(("slots = 10", "slots = 12"))
    for same in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (same.box, same.pieces) == (game.box, game.pieces)


def test_a_game_from_elsewhere_is_refused_where_its_place_is_taken():
    sent = pickle.dumps(made(("slots = 10", "slots = 12")))
    parts.LAID.texts[1] = ""
    made(("slots = 10", "slots = 13"))
    with pytest.raises(PartsError, match=r"^box 1 holds other pieces here; "):
        pickle.loads(sent)


def test_there_is_room_for_so_many_boxes_and_no_more():
    laid = [made(("round_limit", f"#{number}\nround_limit")).box for number in range(1, BOXES)]
    assert laid == list(range(1, BOXES))
    with pytest.raises(PartsError, match=r"^all 32 boxes .+ are in use; "):
        made(("slots = 10", "slots = 12"))
    assert made(("round_limit", "#3\nround_limit")).box == 3


def test_a_broken_file_takes_no_place():
    with pytest.raises(PartsError, match=r"^Line 23, \[inventory\]: slots is 4; .+\.$"):
        made(("slots = 10", "slots = 4"))
    assert made(("slots = 10", "slots = 12")).box == 1


@pytest.mark.parametrize(
    ("table", "old", "new"),
    [
        ("dice", "most_others = 3", "most_others = 2"),
        ("player", "start_rubles = [3,", "start_rubles = [9,"),
        ("player", "start_space = 2", "start_space = 0"),
        ("end", "sixth_card_prestige = 3", "sixth_card_prestige = 4"),
        ("guard", "round_limit = 100", "round_limit = 50"),
        ("ornament", 'ornament = "cross", costs = "gold"', 'ornament = "cross", costs = "wood"'),
        ("advanced_side", "price = 3", "price = 2"),
        ("ivan", "materials = 4", "materials = 5"),
    ],
)
def test_what_the_rulebook_prints_is_the_same_for_every_box(table, old, new):
    with pytest.raises(PartsError, match=rf"^Line \d+, \[{table}\]: this is the same in every box"):
        made((old, new))


def test_where_a_fact_comes_from_may_be_said_otherwise():
    assert made(('[end] # RC-E1\nsource = "rulebook"', '[end]\nsource = "reported"')).box == 1
