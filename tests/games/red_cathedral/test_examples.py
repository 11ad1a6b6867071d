"""The twelve worked examples of the rules, with their numbers."""

from cathedrals.games.red_cathedral.table import IVAN
from tests.games.red_cathedral.staging import (
    GAME,
    Staged,
    alone,
    card_needing,
    card_paying,
    ivan_plays,
    stage,
)
from tests.games.staging import moves_of, play, why

RED, BLUE, GREEN, YELLOW = range(4)


def tower_points(table: Staged) -> list[list[int]]:
    return [tower["points"] for tower in GAME.scoring(table.table)["towers"]]


def penalties(told: list[str]) -> int:
    return sum(int(event.split()[-1]) for event in told if event.startswith("penalty"))


def test_example_1_the_towers_of_four_players():
    """RC-E4"""
    table = stage(4, chance=["blueprint 2"])
    table.built(GREEN, "a1", "c4", "d1", "d2", "e4", "f3").decorated(GREEN, "a1", "d2", "f3")
    table.built(YELLOW, "a2", "b2", "c3", "d4", "e2").decorated(YELLOW, "c2")
    table.built(RED, "a3", "c5", "d3", "e3", "f1", "f2").decorated(RED, "d1", "f2")
    table.built(BLUE, "b1", "c1", "c2", "e1").decorated(BLUE, "b2", "c3", "e4", "f1")
    towers = GAME.scoring(table.table)["towers"]
    assert [tower["value"] for tower in towers] == [7, 5, 12, 10, 9, 9]
    shares = [[tower["shares"][seat] for seat in (GREEN, YELLOW, RED, BLUE)] for tower in towers]
    assert shares == [[2, 1, 1, 0], [0, 1, 0, 2], [1, 2, 1, 3], [3, 1, 2, 0], [1, 1, 1, 2], [2, 0, 3, 1]]
    points = [[tower["points"][seat] for seat in (GREEN, YELLOW, RED, BLUE)] for tower in towers]
    assert points == [[7, 2, 2, 0], [0, 2, 0, 5], [2, 6, 2, 12], [10, 2, 5, 0], [2, 2, 2, 9], [4, 0, 9, 2]]
    assert [sum(tower) for tower in zip(*points, strict=True)] == [25, 14, 20, 28]


def test_example_2_the_towers_of_two_players():
    """RC-E5"""
    green, yellow = 0, 1
    table = stage(2, colours="green-yellow-red-blue")
    table.built(green, "a1", "a2", "a3", "b1", "d1").decorated(green, "a1", "a3", "c2", "d2")
    table.built(yellow, "b2", "b3", "c1", "c2", "c3", "d2").decorated(yellow, "c1")
    assert tower_points(table) == [[8, 0], [2, 6], [2, 8], [5, 1]]
    assert [sum(points) for points in zip(*tower_points(table), strict=True)] == [17, 15]


def tower_of_blue_red_blue_and_yellow() -> Staged:
    """Each lacks one material for the card: red one of a2, blue one of a3, yellow one of a4."""
    table = stage(4).claimed(BLUE, "a1").lacking(RED, "a2", wood=1).seat(RED, wood=1, space=0)
    table.lacking(BLUE, "a3", brick=1).lacking(YELLOW, "a4", gold=1).seat(YELLOW, gold=1, space=0)
    return table.seat(BLUE, space=30)


def test_example_3_penalties():
    """RC-B4"""
    table = tower_of_blue_red_blue_and_yellow()
    assert penalties(play(table, "build")) == 1
    assert table.space(BLUE) == 29
    assert penalties(play(table.turn_of(YELLOW), "build")) == 2 + 1
    assert table.space(BLUE) == 26


def test_example_3_penalties_in_another_order():
    """RC-B4"""
    table = tower_of_blue_red_blue_and_yellow().seat(BLUE, brick=1)
    play(table, "build")
    told = play(table.seat(BLUE, space=0).turn_of(BLUE), "build", "lay brick a3")
    assert "finished 1 a3" in told
    assert penalties(told) == 1
    assert penalties(play(table.turn_of(YELLOW), "build")) == 2


def test_example_4_market():
    """RC-M1, RC-M4, RC-I3"""
    table = stage(colours="yellow-blue-green-red").tile("brick", at=5).tile("wood", at=6)
    table.die("yellow", at=2, value=3).die("blue", at=5).die("red", at=6)
    dearer = Staged(2, colours="yellow-blue-green-red")
    dearer.table.copy_from(table.table)
    play(table, "die yellow", "more 0", "take 4", "influence 1")
    assert table.holds(0) == {"brick": 2}, "two bricks were given"
    play(table, "get green_gem")
    assert table.holds(0) == {"brick": 2, "green_gem": 1}
    play(dearer, "die yellow", "more 1", "take 4")
    assert dearer.holds(0) == {"wood": 4}
    assert dearer.rubles(0) == 3 - 1


def test_example_5_build():
    """RC-B3, RC-B4, RC-D3"""
    table = (
        stage(4).card("a2", card_paying("middle", 4, 2, gold=1)).claimed(GREEN, "a1").seat(GREEN, space=10)
    )
    table.lacking(RED, "a2", gold=1).seat(RED, space=0, rubles=0, gold=1, stone=1, green_gem=1)
    play(table, "build")
    assert (table.space(RED), table.rubles(RED), table.space(GREEN)) == (4, 2, 9)
    told = play(table, "decorate a2", "gems green")
    assert "decorated 0 arch a2 green" in told
    assert told[-1] == "prestige_gained 0 1"


def test_example_6_decorating():
    """RC-D2, RC-D3"""
    table = stage().built(0, "a3").seat(0, gold=1, green_gem=1, purple_gem=1)
    assert play(table, "build", "gems green-purple")[-1] == "prestige_gained 0 3"
    table = stage().built(0, "a1", "a3").seat(0, wood=1, gold=1, green_gem=1)
    told = play(table, "build", "decorate a1", "gems green", "decorate a3")
    assert [event for event in told if event.startswith("prestige")] == ["prestige_gained 0 1"]
    assert (table.at("a1")["ornament"], table.at("a3")["ornament"]) == (0, 0)


def test_example_7_claim():
    """RC-C3, RC-C4, RC-C5"""
    table = stage(colours="yellow-blue-green-red").card("a1", tile="die-white").die("white", at=7)
    told = play(table.seat(0, rubles=2), "claim a1", "banner inventory", "space blue", "up", "take 2")
    assert told[1:] == ["paid 0 2", "tile_placed 0 die-white blue", "gained 0 rubles 2"]


def test_example_8_final():
    """RC-E2"""
    table = stage().seat(0, space=50).seat(1, space=57)
    assert GAME.scoring(table.table)["marker"] == [14, 18]


def test_example_9_workshop():
    """RC-M7"""
    table = (
        stage().workshop(0, "blue", "die-red").die("red", at=1).die("white", at=1).die("blue", at=4, value=1)
    )
    assert play(table, "die blue", "use blue", "take 2")[-1] == "gained 0 wood 2"
    assert why(table, "use blue") == ("already-activated", "RC-M3")
    table = stage().workshop(0, "yellow", "recognition")
    assert play(table, "die yellow", "use yellow")[-1] == "gained 0 recognition 1"


def test_example_10_advanced():
    """RC-C6"""
    table = stage(board="advanced", colours="yellow-red-blue-green")
    told = play(table, "claim b1", "banner inventory", "space green", "up")
    assert "paid 0 3" in told
    assert "unlocked 0 arch" in told
    table = stage(board="advanced", colours="yellow-red-blue-green")
    play(table, "claim b1", "banner white-1")
    assert "white-1" in moves_of(table, "space")


def test_example_11_ivan():
    """RC-V5: a card costs 2 wood, 1 brick, 1 gold"""
    row = ("construction red", "inventory", "transport", "claim", "recognition")
    card = card_needing("base", wood=2, brick=1, gold=1)
    table = alone().row(*row).card("a1", card).claimed(IVAN, "a1")
    ivan_plays(table.site(stone=2, purple_gem=2))
    assert table.at("a1")["finished"]
    table = alone().row(*row).card("a1", card).claimed(IVAN, "a1", stone=1)
    told = ivan_plays(table.site(stone=4))
    assert "ivan_delivered 3 a1" in told
    assert "ivan_delivered 1 c1" in told


def test_example_12_lap():
    """RC-T5: a card gives 6 recognition"""
    table = (
        stage()
        .card("a1", card_paying("base", 6, stone=1))
        .lacking(0, "a1", stone=1)
        .seat(0, stone=1, space=79)
    )
    play(table, "build", "lay stone a1", "stop?")
    assert (table.space(0), table.of(0)["prestige"]) == (85, 41)
    play(table, "trade")
    assert (table.space(0), table.of(0)["prestige"]) == (80, 40)
