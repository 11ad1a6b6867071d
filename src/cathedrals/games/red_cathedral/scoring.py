"""The end: prestige of the marker, of what is left over, and of the towers; and who wins."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral.parts import LEVELS, MATERIALS_PER_PRESTIGE, PLACES, TOWERS
from cathedrals.games.red_cathedral.table import (
    BANNER,
    IS_FINISHED,
    IS_SOLO,
    IVAN,
    MOST_SEATS,
    ORNAMENT,
    POSITION,
    PURSE,
    SEATS,
    finished_cards,
    held,
    prestige_at,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table


def marker_prestige(table: Table, seat: i64) -> i64:
    """The marker falls back to the nearest prestige space. [RC-E2]"""
    return prestige_at(table.cells[POSITION + seat])


def leftover_prestige(table: Table, seat: i64) -> i64:
    """1 for every five materials and rubles together; nothing for Ivan. [RC-E3, RC-V9]"""
    if table.cells[IS_SOLO] == 1 and seat == IVAN:
        return 0
    return (held(table.cells, seat) + table.cells[PURSE + seat]) // MATERIALS_PER_PRESTIGE


def tower_value(table: Table, tower: i64) -> i64:
    """2 for each finished card and 1 for each ornament. [RC-E4]"""
    value: i64 = 0
    place = tower * LEVELS
    end = place + LEVELS
    while place < end:
        value += 2 * table.cells[IS_FINISHED + place]
        if table.cells[ORNAMENT + place] != NOBODY:
            value += 1
        place += 1
    return value


def tower_share(table: Table, tower: i64, seat: i64) -> i64:
    """Own banners on finished cards and own ornaments. [RC-E4]"""
    share: i64 = 0
    place = tower * LEVELS
    end = place + LEVELS
    while place < end:
        if table.cells[IS_FINISHED + place] == 1 and table.cells[BANNER + place] == seat:
            share += 1
        if table.cells[ORNAMENT + place] == seat:
            share += 1
        place += 1
    return share


def tower_points(table: Table, tower: i64, points: Row) -> None:
    """What each seat gets for a tower. [RC-E4, RC-E5]"""
    shares = Row()
    seat: i64 = 0
    while seat < table.cells[SEATS]:
        shares.add(tower_share(table, tower, seat))
        seat += 1
    share_out(tower_value(table, tower), shares, points)


def share_out(value: i64, shares: Row, points: Row) -> None:
    """Points of every share, for a tower of that value."""
    seat: i64 = 0
    while seat < shares.count:
        share = shares.items[seat]
        ahead: i64 = 0
        level: i64 = 0
        other: i64 = 0
        while other < shares.count:
            if shares.items[other] > share:
                ahead += 1
            elif shares.items[other] == share:
                level += 1
            other += 1
        if share == 0:
            points.add(0)
        elif shares.count == 2:
            points.add(points_of_two(value, ahead, level))
        else:
            points.add(places_value(value, ahead, level) // level)
        seat += 1


def points_of_two(value: i64, ahead: i64, level: i64) -> i64:
    """The first gets the value, the second a third; a tie gives nothing to both. [RC-E5]"""
    if level == 2:
        return 0
    return value if ahead == 0 else value // 3


def places_value(value: i64, first: i64, count: i64) -> i64:
    """The values of some places in a row together, each half of the one before. [RC-E4]"""
    total: i64 = 0
    place: i64 = 0
    while place < first + count:
        if place >= first:
            total += value
        value //= 2
        place += 1
    return total


def score(table: Table, seat: i64) -> i64:
    """[RC-E2, RC-E3, RC-E4, RC-V9]"""
    total = marker_prestige(table, seat) + leftover_prestige(table, seat)
    points = Row()
    tower: i64 = 0
    while tower < TOWERS:
        points.clear()
        tower_points(table, tower, points)
        total += points.items[seat]
        tower += 1
    return total


def placed_ornaments(table: Table, seat: i64) -> i64:
    count: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if table.cells[ORNAMENT + place] == seat:
            count += 1
        place += 1
    return count


def rank(table: Table, seat: i64) -> i64:
    """One number to compare by: prestige, then finished cards, then ornaments. [RC-E6]"""
    prestige = score(table, seat)
    return (prestige * 100 + finished_cards(table.cells, seat)) * 100 + placed_ornaments(table, seat)


def winners(table: Table) -> list[int]:
    """Who ranks highest; equals share the victory. [RC-E6]"""
    ranks = [int(rank(table, seat)) for seat in range(MOST_SEATS) if seat < table.cells[SEATS]]
    return [seat for seat, one in enumerate(ranks) if one == max(ranks)]
