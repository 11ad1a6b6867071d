"""The end: prestige of the marker, of what is left over, and of the towers; and who wins."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table


def marker_prestige(table: Table, seat: i64) -> i64:
    """The marker falls back to the nearest prestige space. [RC-E2]"""
    return t.prestige_at(table.cells, table.cells[t.POSITION + seat])


def leftover_prestige(table: Table, seat: i64) -> i64:
    """1 for every five materials and rubles together; nothing for Ivan. [RC-E3, RC-V9]"""
    if table.cells[t.IS_SOLO] == 1 and seat == t.IVAN:
        return 0
    return (t.held(table.cells, seat) + table.cells[t.PURSE + seat]) // p.MATERIALS_PER_PRESTIGE


def tower_value(table: Table, tower: i64) -> i64:
    """2 for each finished card and 1 for each ornament. [RC-E4]"""
    value: i64 = 0
    place: i64
    for place in range(tower * p.LEVELS, (tower + 1) * p.LEVELS):
        value += 2 * table.cells[t.IS_FINISHED + place]
        if table.cells[t.ORNAMENT + place] != NOBODY:
            value += 1
    return value


def tower_share(table: Table, tower: i64, seat: i64) -> i64:
    """Own banners on finished cards and own ornaments. [RC-E4]"""
    share: i64 = 0
    place: i64
    for place in range(tower * p.LEVELS, (tower + 1) * p.LEVELS):
        if table.cells[t.IS_FINISHED + place] == 1 and table.cells[t.BANNER + place] == seat:
            share += 1
        if table.cells[t.ORNAMENT + place] == seat:
            share += 1
    return share


def tower_points(table: Table, tower: i64, points: Row) -> None:
    """What each seat gets for a tower. [RC-E4, RC-E5]"""
    shares = Row()
    seat: i64
    for seat in range(table.cells[t.SEATS]):
        shares.add(tower_share(table, tower, seat))
    share_out(tower_value(table, tower), shares, points)


def share_out(value: i64, shares: Row, points: Row) -> None:
    """Points of every share, for a tower of that value."""
    seat: i64
    for seat in range(shares.count):
        share = shares.items[seat]
        ahead: i64 = 0
        level: i64 = 0
        other: i64
        for other in range(shares.count):
            if shares.items[other] > share:
                ahead += 1
            elif shares.items[other] == share:
                level += 1
        if share == 0:
            points.add(0)
        elif shares.count == 2:
            points.add(points_of_two(value, ahead, level))
        else:
            points.add(places_value(value, ahead, level) // level)


def points_of_two(value: i64, ahead: i64, level: i64) -> i64:
    """The first gets the value, the second a third; a tie gives nothing to both. [RC-E5]"""
    if level == 2:
        return 0
    return value if ahead == 0 else value // 3


def places_value(value: i64, first: i64, count: i64) -> i64:
    """The values of some places in a row together, each half of the one before. [RC-E4]"""
    total: i64 = 0
    place: i64
    for place in range(first + count):
        if place >= first:
            total += value
        value //= 2
    return total


def score(table: Table, seat: i64) -> i64:
    """[RC-E2, RC-E3, RC-E4, RC-V9]"""
    total = marker_prestige(table, seat) + leftover_prestige(table, seat)
    points = Row()
    tower: i64
    for tower in range(p.TOWERS):
        points.clear()
        tower_points(table, tower, points)
        total += points.items[seat]
    return total


def placed_ornaments(table: Table, seat: i64) -> i64:
    count: i64 = 0
    place: i64
    for place in range(p.PLACES):
        if table.cells[t.ORNAMENT + place] == seat:
            count += 1
    return count


def rank(table: Table, seat: i64) -> i64:
    """One number to compare by: prestige, then finished cards, then ornaments. [RC-E6]"""
    prestige = score(table, seat)
    return (prestige * 100 + t.finished_cards(table.cells, seat)) * 100 + placed_ornaments(table, seat)


def winners(table: Table) -> list[int]:
    """Who ranks highest; equals share the victory. [RC-E6]"""
    ranks = [int(rank(table, seat)) for seat in range(t.MOST_SEATS) if seat < table.cells[t.SEATS]]
    return [seat for seat, one in enumerate(ranks) if one == max(ranks)]
