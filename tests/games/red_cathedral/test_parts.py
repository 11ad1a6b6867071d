"""The pieces of The Red Cathedral, counted against the box."""

import re
import tomllib
from itertools import pairwise

import pytest

from cathedrals.games.red_cathedral import parts, parts_file
from tests.games.staging import built_in

TEXT = parts_file.file_text()
TABLES = tomllib.loads(TEXT)


def needs(card: int) -> list[int]:
    return built_in(parts.CARD_NEEDS)[card * parts.MATERIALS : (card + 1) * parts.MATERIALS]


def pay(card: int) -> int:
    """What a finished card gives, two rubles counted as one recognition."""
    return 2 * parts.CARD_RECOGNITION[card] + parts.CARD_RUBLES[card]


def heights(blueprint: int) -> list[int]:
    row = built_in(parts.BLUEPRINT_HEIGHT)[blueprint * parts.TOWERS : (blueprint + 1) * parts.TOWERS]
    return [height for height in row if height]


def prices(colour: int) -> list[int]:
    return built_in(parts.SPACE_PRICE)[colour * parts.SPACES : (colour + 1) * parts.SPACES]


def lying(colour: int) -> list[int]:
    return built_in(parts.SPACE_ORNAMENT)[colour * parts.COLOURS : (colour + 1) * parts.COLOURS]


def actions_of(group: int) -> list[tuple[int, int, int, int]]:
    """Kind, rubles, count and materials of the group's six actions."""
    return [
        (parts.ACTION_KIND[a], parts.ACTION_RUBLES[a], parts.ACTION_COUNT[a], parts.ACTION_MATERIALS[a])
        for a in range(group * 6, group * 6 + 6)
    ]


def cards_of(level: int) -> list[int]:
    return [card for card in range(parts.CARDS) if parts.CARD_LEVEL[card] == level]


# The box ------------------------------------------------------------------------------------------


def test_every_table_says_where_it_comes_from() -> None:
    for name, table in TABLES.items():
        assert table["source"] in parts_file.SOURCES, name
        assert table.get("count_source", "reported") in parts_file.SOURCES, name


def test_each_table_has_a_row_for_each_physical_piece() -> None:
    rows = {name: len(table["rows"]) for name, table in TABLES.items() if "rows" in table}
    assert rows == {
        "resource_tile": 8,
        "influence_card": 12,
        "blueprint": 9,
        "base": 10,
        "middle": 20,
        "dome": 10,
        "ornament": 4,
        "workshop_tile": 28,
        "board": 4,
        "ivan_card": 5,
    }


def test_what_only_pictures_show_is_said_to_be_designed() -> None:
    pictured = "base middle dome blueprint workshop_tile influence_card board track guard coins"
    for name in pictured.split():
        assert TABLES[name]["source"] == "designed", name
    assert TABLES["reserve"]["source"] == TABLES["inventory"]["source"] == "reported"


def test_every_marker_starts_on_space_two() -> None:
    """RC-S3"""
    assert parts.START_SPACE == 2


def test_a_player_has_six_banners_of_which_four_block_slots_and_four_ornaments() -> None:
    """RC-S4"""
    assert (parts.SLOTS[0], parts.BANNERS, parts.BLOCKED_SLOTS) == (10, 6, 4)
    assert list(parts.ORNAMENTS_OWNED) == [1, 2, 1]


def test_the_reserve_is_as_reported_and_the_rubles_are_ours() -> None:
    """RC-S5"""
    assert built_in(parts.RESERVE) == [20, 20, 20, 15, 10, 10, 72]


@pytest.mark.parametrize(("players", "towers", "cards"), [(2, 4, 12), (3, 5, 18), (4, 6, 24)])
def test_three_blueprints_fit_each_player_count(players: int, towers: int, cards: int) -> None:
    """RC-S6"""
    drawn = [heights((players - 2) * 3 + k) for k in range(3)]
    assert len({tuple(each) for each in drawn}) == 3
    for each in drawn:
        assert len(each) == towers
        assert sum(each) == cards
        assert all(2 <= height <= 6 for height in each)


def test_blueprints_of_more_players_have_high_towers() -> None:
    """RC-S6, Data: one tower of four or more for three players, two for four"""
    for k in range(3):
        assert sum(height >= 4 for height in heights(3 + k)) >= 1
        assert sum(height >= 4 for height in heights(6 + k)) >= 2


def test_towers_stand_from_the_left() -> None:
    for blueprint in range(parts.BLUEPRINTS):
        row = built_in(parts.BLUEPRINT_HEIGHT)[blueprint * 6 : blueprint * 6 + 6]
        assert row == heights(blueprint) + [0] * row.count(0)


def test_there_are_ten_bases_twenty_middles_and_ten_domes() -> None:
    """RC-S7"""
    assert built_in(parts.CARD_LEVEL) == [parts.BASE] * 10 + [parts.MIDDLE] * 20 + [parts.DOME] * 10
    assert parts.CARD_NAMES[0] == "base-1"
    assert parts.CARD_NAMES[10] == "middle-1"
    assert parts.CARD_NAMES[39] == "dome-10"


def test_the_box_has_cards_enough_for_every_blueprint() -> None:
    """RC-S6, RC-S7"""
    for blueprint in range(parts.BLUEPRINTS):
        towers = heights(blueprint)
        assert len(towers) <= 10
        assert sum(towers) - 2 * len(towers) <= 20


def test_there_are_twenty_eight_workshop_tiles_in_two_sets() -> None:
    """RC-S8, Data: the marked ones hold one die tile per colour and others"""
    unmarked, marked = built_in(parts.TILES_UNMARKED), built_in(parts.TILES_MARKED)
    assert sum(unmarked) + sum(marked) == 28
    assert sum(unmarked) >= 12
    assert marked[: parts.DICE] == [1] * parts.DICE
    assert sum(marked[parts.MATERIAL_TILE :]) > 0
    assert unmarked == marked == [1] * parts.TILE_KINDS


def test_there_are_tiles_enough_for_every_cathedral() -> None:
    """RC-S8"""
    assert sum(built_in(parts.TILES_UNMARKED)) >= 12
    assert sum(built_in(parts.TILES_UNMARKED)) + sum(built_in(parts.TILES_MARKED)) >= 24


def test_a_workshop_tile_gives_a_die_a_material_any_rubles_or_recognition() -> None:
    """RC-S8, Data: no prestige"""
    assert built_in(parts.KIND_AMOUNT) == [0] * 5 + [1] * 6 + [1, 2, 1]
    assert parts.KIND_NAMES[parts.DIE_TILE + parts.WHITE] == "die-white"
    assert parts.KIND_NAMES[parts.MATERIAL_TILE + parts.PURPLE_GEM] == "purple_gem"
    assert parts.KIND_NAMES[parts.ANY_TILE :] == ("any", "rubles", "recognition")


def test_rubles_in_turn_order_are_three_four_four_five() -> None:
    """RC-S10"""
    assert list(parts.START_RUBLES) == [3, 4, 4, 5]


def test_there_are_five_dice_of_six_sides_and_at_most_three_others_on_a_location() -> None:
    """RC-S9, RC-M2"""
    assert TABLES["dice"]["colours"] == list(parts.COLOUR_NAMES)
    assert (parts.DICE, parts.SIDES, parts.MOST_OTHER_DICE) == (5, 6, 3)
    assert TABLES["dice"]["sides"] == parts.SIDES


# The cards ----------------------------------------------------------------------------------------


def test_every_card_costs_three_or_four_materials() -> None:
    """Data"""
    for card in range(parts.CARDS):
        assert parts.CARD_SIZE[card] == sum(needs(card))
        assert parts.CARD_SIZE[card] in (3, 4), parts.CARD_NAMES[card]


def test_all_six_materials_occur() -> None:
    """Data"""
    for material in range(parts.MATERIALS):
        assert any(needs(card)[material] for card in range(parts.CARDS)), parts.MATERIAL_NAMES[material]


def test_green_and_purple_gems_are_needed_equally_often() -> None:
    green = sum(needs(card)[parts.GREEN_GEM] for card in range(parts.CARDS))
    purple = sum(needs(card)[parts.PURPLE_GEM] for card in range(parts.CARDS))
    assert green == purple


def test_all_cards_give_recognition_and_most_but_not_all_rubles() -> None:
    """Data"""
    assert all(value > 0 for value in built_in(parts.CARD_RECOGNITION))
    paying = sum(value > 0 for value in built_in(parts.CARD_RUBLES))
    assert parts.CARDS / 2 < paying < parts.CARDS


def test_the_values_of_bases_are_not_all_equal() -> None:
    """Data; Ivan begins on the base with most recognition (RC-V1)"""
    assert len({parts.CARD_RECOGNITION[card] for card in cards_of(parts.BASE)}) > 1


def test_a_middle_with_gold_gives_four_recognition_and_two_rubles() -> None:
    """Data; worked example 5"""
    assert any(
        needs(card)[parts.GOLD] and parts.CARD_RECOGNITION[card] == 4 and parts.CARD_RUBLES[card] == 2
        for card in cards_of(parts.MIDDLE)
    )


def test_a_card_costs_two_wood_a_brick_and_a_gold() -> None:
    """Data; worked example 11"""
    assert [2, 1, 0, 1, 0, 0] in [needs(card) for card in range(parts.CARDS)]


def test_higher_levels_pay_more() -> None:
    means = []
    for level in (parts.BASE, parts.MIDDLE, parts.DOME):
        cards = cards_of(level)
        means.append(sum(parts.CARD_RECOGNITION[card] for card in cards) / len(cards))
    assert means == sorted(means)


def test_a_card_that_costs_more_of_everything_never_pays_less_on_its_level() -> None:
    for card in range(parts.CARDS):
        for other in cards_of(parts.CARD_LEVEL[card]):
            if all(mine >= its for mine, its in zip(needs(card), needs(other), strict=True)):
                assert pay(card) >= pay(other), parts.CARD_NAMES[card]


def test_a_base_takes_a_door_a_middle_an_arch_and_a_dome_a_cross() -> None:
    """RC-D1, RC-D2"""
    assert (parts.DOOR, parts.ARCH, parts.CROSS) == (parts.BASE, parts.MIDDLE, parts.DOME)
    assert list(parts.ORNAMENT_MATERIAL) == [parts.WOOD, parts.STONE, parts.GOLD]


# The boards ---------------------------------------------------------------------------------------


def test_the_basic_prices_lie_between_one_and_three() -> None:
    """RC-C5"""
    assert all(1 <= price <= 3 for price in built_in(parts.SPACE_PRICE))
    assert prices(parts.YELLOW)[parts.BLUE] == 2


def test_no_board_is_cheaper_than_another() -> None:
    """RC-C5"""
    assert len({tuple(sorted(prices(colour))) for colour in range(parts.COLOURS)}) == 1


def test_the_advanced_side_costs_three() -> None:
    """RC-C5"""
    assert parts.ADVANCED_PRICE == 3


def test_each_advanced_board_holds_a_door_two_arches_and_a_cross() -> None:
    """RC-C6"""
    for colour in range(parts.COLOURS):
        assert sorted(lying(colour)) == [parts.DOOR, parts.ARCH, parts.ARCH, parts.CROSS]
    assert lying(parts.YELLOW)[parts.GREEN] == parts.ARCH


# The market ---------------------------------------------------------------------------------------


def test_the_resource_tiles_show_what_the_rules_say() -> None:
    """RC-M5"""
    assert built_in(parts.TILE_AMOUNT) == [2, 2, 2, 1, 1, 1, 2, 1]
    designed = {row["gives"] for row in TABLES["resource_tile"]["rows"] if row.get("source") == "designed"}
    assert designed == {"stone", "gold", "green_gem", "purple_gem"}


def test_a_quadrant_is_two_neighbouring_locations() -> None:
    """RC-S1"""
    assert [parts.quadrant_of(location) for location in range(parts.LOCATIONS)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_one_card_of_each_group_is_for_the_first_game() -> None:
    """RC-S2"""
    assert [card // 3 for card in built_in(parts.FIRST_GAME_CARD)] == [0, 1, 2, 3]


def test_the_six_actions_of_the_artisans_occur_once_each() -> None:
    """RC-I1"""
    actions = actions_of(0)
    found = sorted((kind, rubles, materials == parts.ANY_MATERIAL) for kind, rubles, _, materials in actions)
    assert found == sorted(
        [
            (parts.SELL, 1, True),
            (parts.BUY, 2, True),
            (parts.BUY, 1, False),
            (parts.SELL, 1, False),
            (parts.BUY, 2, False),
            (parts.SELL, 2, False),
        ]
    )
    for _, _, _, materials in actions:
        assert materials == parts.ANY_MATERIAL or bin(materials).count("1") in (1, 2)


def test_all_actions_of_the_carters_occur() -> None:
    """RC-I2"""
    assert {action[:3] for action in actions_of(1)} == {
        (parts.DELIVER, 1, 1),
        (parts.DELIVER, 3, 2),
        (parts.GAIN_RUBLE, 1, 1),
        (parts.SWAP, 2, 1),
    }


def test_all_actions_of_the_merchants_occur() -> None:
    """RC-I3"""
    assert {action[:3] for action in actions_of(2)} == {
        (parts.EXCHANGE, 0, 1),
        (parts.EXCHANGE, 0, 2),
        (parts.BARTER, 1, 1),
        (parts.ACTIVATE, 0, 1),
    }


def test_all_actions_of_the_clergy_occur() -> None:
    """RC-I4"""
    assert {action[:3] for action in actions_of(3)} == {
        (parts.GAIN_RECOGNITION, 0, 1),
        (parts.PRESTIGE_FOR_RUBLES, 3, 1),
        (parts.PRESTIGE_FOR_MATERIALS, 0, 1),
        (parts.PRESENCE, 0, 2),
    }
    assert parts.DISCARDED == 3


def test_free_gains_and_the_activation_are_lightning() -> None:
    """RC-I5"""
    free = (parts.GAIN_RUBLE, parts.GAIN_RECOGNITION, parts.PRESENCE, parts.ACTIVATE)
    for kind, endless in zip(built_in(parts.ACTION_KIND), built_in(parts.ACTION_ENDLESS), strict=True):
        assert not (endless and kind in free)
    assert {0, 1} == set(built_in(parts.ACTION_ENDLESS))


def test_the_two_actions_of_a_card_differ() -> None:
    for card in range(parts.INFLUENCE_CARDS):
        assert parts.ACTION_KIND[card * 2] != parts.ACTION_KIND[card * 2 + 1], parts.INFLUENCE_NAMES[card]


def test_action_names_stand_at_their_constants() -> None:
    assert parts.ACTION_NAMES[parts.SELL] == "sell"
    assert parts.ACTION_NAMES[parts.ACTIVATE] == "activate"
    assert parts.ACTION_NAMES[parts.PRESENCE] == "presence"


# The track and the end ----------------------------------------------------------------------------


def test_the_track_has_forty_prestige_spaces() -> None:
    """RC-T6"""
    spaces = built_in(parts.PRESTIGE_SPACE)
    assert len(spaces) == parts.LAP_PRESTIGE == 40
    assert (spaces[0], spaces[1], spaces[-1]) == (5, 9, parts.LAP)
    assert spaces[:19] == [5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59]
    assert spaces[19:] == list(range(60, 81))


def test_the_distances_shrink_from_five_to_one() -> None:
    """RC-T6"""
    spaces = [0, *built_in(parts.PRESTIGE_SPACE)]
    distances = [there - here for here, there in pairwise(spaces)]
    assert distances == sorted(distances, reverse=True)
    assert set(distances) == {5, 4, 3, 2, 1}


def test_the_prestige_of_a_space_counts_the_prestige_spaces_up_to_it() -> None:
    """RC-T6, RC-E2, worked example 8"""
    for space, prestige in {0: 0, 4: 0, 5: 1, 8: 1, 9: 2, 50: 14, 57: 18, 79: 39}.items():
        assert parts.PRESTIGE_AT[space] == prestige


def test_the_end_and_its_guard() -> None:
    """RC-E1, RC-E3, RC-E7"""
    assert (parts.CARDS_TO_END, parts.SIXTH_CARD_PRESTIGE) == (6, 3)
    assert (parts.MATERIALS_PER_PRESTIGE, parts.ROUND_LIMIT) == (5, 100)


def test_ivan_has_five_cards_and_his_constants() -> None:
    """RC-V1, RC-V3, RC-V7, RC-V8"""
    assert parts.IVAN_CARD_NAMES[parts.IVAN_RECOGNITION_CARD] == "recognition"
    assert len(parts.IVAN_CARD_NAMES) == parts.IVAN_CARDS == 5
    assert (parts.IVAN_MATERIALS, parts.IVAN_RECOGNITION, parts.IVAN_PRESTIGE) == (4, 4, 1)
    assert list(parts.IVAN_ORNAMENTS) == [parts.DOOR, parts.ARCH, parts.ARCH, parts.CROSS]


# A broken file ------------------------------------------------------------------------------------

FIRST_BASE = re.findall(r"(?s)\[base\].*?(\{.*?\})", TEXT)[0]
DEAR_BASE = re.sub(r"\{.*(?=recognition)", "{ wood = 4, brick = 1, ", FIRST_BASE)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f"  {FIRST_BASE},\n", "", "[base]: “rows” lists 9; it should list 10"),
        (FIRST_BASE, FIRST_BASE.replace("rubles", "marble = 1, rubles"), "the name “marble” is unknown here"),
        (FIRST_BASE, DEAR_BASE, "row 1 of [base]: the card costs 5 materials"),
        (FIRST_BASE, re.sub(r"recognition = \d+, ", "", FIRST_BASE), "of [base]: “recognition” is missing"),
        (
            'gives = "wood"',
            'gives = "marble"',
            'row 1 of [resource_tile]: gives is "marble"; it should be one of: wood,',
        ),
        (
            'gives = "brick"',
            'gives = "wood"',
            "row 2 of [resource_tile]: wood is on pieces 1, 2",
        ),
        (
            'materials = ["stone", "gold"]',
            'materials = ["marble"]',
            "row 3 of [influence_card], actions 2: mat",
        ),
        (
            '"activate", mark = "lightning"',
            '"activate", mark = "infinity"',
            "only lightning (once) is allowed",
        ),
        ("towers = [3, 3, 3, 3]", "towers = [3, 3, 3]", "row 1 of [blueprint]: “towers” lists 3"),
        (
            "towers = [3, 3, 3, 3]",
            "towers = [3, 3, 3, 4]",
            "the towers have 13 cards in all; there should be 12",
        ),
        ('"die-red", marked = true', '"die-blue", marked = true', "one marked die tile of each colour"),
        (
            'red = "cross", blue = "arch"',
            'red = "arch", blue = "arch"',
            "row 1 of [board]: there should be 1 door, 2 arches",
        ),
        ("  5, 9, 13,", "  9, 5, 13,", "[track]: the numbers of prestige_spaces must be in ascending order"),
        ("slots = 10", "slots = true", "[inventory]: slots is true; it should be a whole number from 5 to"),
        (
            '"reported"\nwood',
            '"hearsay"\nwood',
            '[reserve]: source is "hearsay"; it should be one of: rulebook, reported',
        ),
        ("round_limit = 100", "round_limit = 100\n[marble]", "[marble]: this table is unknown"),
        ("sides = 6", "sides = ", "this isn’t TOML (Invalid value)"),
        ('colours = ["red", "blue"', 'colours = ["blue", "red"', "should be in this order: red, blue"),
        ("[3, 4, 4, 5]", "[3, 4, 4]", "[player]: “start_rubles” lists 3; it should list 4"),
        ("78, 79, 80,", "77, 78, 79,", "[track]: the last prestige space must be 80"),
        ("78, 79, 80,", "79, 80,", "[track]: “prestige_spaces” lists 39; it should list 40"),
        (
            '{ group = "artisans", act',
            '{ group = "clergy", act',
            'group is "clergy"; it should be one of: artisans.',
        ),
        (
            '{ group = "artisans", actions',
            '{ group = "artisans", first_game = true, actions',
            "cards 1, 2 of Artisans’ Guild are for the first game",
        ),
        ('"artisans", first_game = true', '"artisans"', "no Artisans’ Guild card is for the first game"),
        (
            '"artisans", first_game = true',
            '"artisans", first_game = 1',
            "first_game is 1; it should be true or false",
        ),
        (
            '{ action = "gain_ruble", rubles = 1, mark = "lightning" },',
            "",
            "“actions” lists 1; it should list 2",
        ),
        ('materials = ["stone", "gold"]', "materials = []", "actions 2: no material is named"),
        ("towers = [3, 3, 3, 3]", "towers = 12", "towers is 12; it should be a list in square brackets"),
        (
            '"arch", costs = "stone"',
            '"arch", costs = "wood"',
            "row 3 of [ornament]: arch is on pieces 2, 3",
        ),
        (
            '{ ornament = "door", costs = "wood" }',
            '{ ornament = "cross", costs = "gold" }',
            "[ornament]: there should be 1 door, 2 arches and 1 cross",
        ),
        (
            'gives = "wood", amount = 1, marked = true',
            'gives = "wood", amount = 2, marked = true',
            "give different amounts of wood, 1 and 2",
        ),
        (
            'gives = "wood", amount = 2',
            'gives = "wood", amount = 3',
            "amount is 3; it should be a whole number from 1 to 2",
        ),
        ('"rubles", amount = 2, marked', '"rubles", amount = 9, marked', "a whole number from 1 to 6"),
        ("rubles = 72", "rubles = 15", "rubles is 15; it should be a whole number from 16 to"),
        ('"any", amount = 1', '"any", amount = 2', "a whole number from 1 to 1"),
        (
            'rubles = 3, count = 1, mark = "infinity"',
            'rubles = 2, count = 1, mark = "infinity"',
            "row 11 of [influence_card], actions 1: for 1 prestige it must cost more than 2 rubles",
        ),
        ('colour = "red", prices', 'colour = "blue", prices', 'colour is "blue"; it should be one of: red.'),
        ("prices = { red = 3, ", "prices = { ", "row 1 of [board]: “red” is missing"),
        ('["door", "arch", "arch", "cross"]', '["door"]', "[ivan]: “ornaments” lists 1; it should list 4"),
        ('card = "inventory"', 'card = "claim"', 'card is "claim"; it should be one of: inventory.'),
    ],
)
def test_a_broken_file_is_told_in_one_clear_sentence(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    broken = parts_file.Parts(TEXT.replace(old, new, 1))
    with pytest.raises(parts_file.PartsError) as refusal:
        broken.sure()
    sentence = str(refusal.value)
    assert complaint in sentence
    assert re.fullmatch(r"Line \d+(, .+)?: .+\.", sentence), sentence
    assert len(broken.complaints) == 1


def test_a_table_with_another_name_is_missing_and_unknown() -> None:
    broken = parts_file.Parts(TEXT.replace("[reserve]", "[resrve]"))
    assert [one["words"] for one in broken.complaints] == ["pieces-missing", "pieces-unknown-table"]


def test_twelve_tiles_must_be_left_for_two_players() -> None:
    """RC-S8"""
    scarce = re.sub(r'("(?:wood|brick|stone)", amount = 1, marked =) false', r"\1 true", TEXT)
    with pytest.raises(
        parts_file.PartsError, match="there are 11 tiles without a mark; there should be 12 or more"
    ):
        parts_file.Parts(scarce).sure()


def test_an_array_of_another_size_is_refused() -> None:
    with pytest.raises(parts_file.PartsError, match="an array of 6 numbers got 2"):
        parts.numbers([1, 2], 6)
