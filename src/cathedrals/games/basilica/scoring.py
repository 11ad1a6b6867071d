"""Areas: what belongs together, who is ahead there, what it is worth; and who wins."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table

# What is noted of each area.
COLOUR: Final = 0
FIRST: Final = 1  # where its vaults begin among the members
SIZE: Final = 2
GLASSES: Final = 3
ARCHITECTS: Final = 4
STRENGTH: Final = 5  # seat
STRONGMEN: Final = 7  # seat
AREA_WIDTH: Final = 9


def find_areas(table: Table, areas: Row, members: Row) -> None:
    """All areas, colour by colour, each with what counts in it; and the cells of one after the other. [BA-C1]"""
    marks = Row()
    end = table.cells[t.HEIGHT] * p.COLUMNS
    for _ in range(end):
        marks.add(0)
    cell: i64
    colour: i64
    for colour in range(p.COLOURS):
        for cell in range(end):
            if t.shows(table.cells[t.VAULT + cell], colour) and marks.items[cell] >> colour & 1 == 0:
                add_area(table, colour, cell, marks, areas, members)


def add_area(table: Table, colour: i64, cell: i64, marks: Row, areas: Row, members: Row) -> None:
    """The area a vault belongs to; a joker alone is none. [BA-C1]"""
    first = members.count
    join(colour, cell, marks, members)
    place = first
    while place < members.count:  # which grow
        join_neighbours(table, colour, members.items[place], marks, members)
        place += 1
    size = members.count - first
    if size == 1 and t.is_joker(table.cells[t.VAULT + cell]):
        members.count = first
        return
    start = areas.count
    areas.add(colour)
    areas.add(first)
    areas.add(size)
    while areas.count < start + AREA_WIDTH:
        areas.add(0)
    for place in range(first, members.count):
        count_in(table, members.items[place], areas, start)


def join(colour: i64, cell: i64, marks: Row, members: Row) -> None:
    marks.items[cell] |= 1 << colour
    members.add(cell)


def join_neighbours(table: Table, colour: i64, cell: i64, marks: Row, members: Row) -> None:
    side: i64
    for side in range(t.SIDES):
        other = t.beside(cell, side)
        if other != t.NONE and other < marks.count:
            if t.shows(table.cells[t.VAULT + other], colour) and marks.items[other] >> colour & 1 == 0:
                join(colour, other, marks, members)


def count_in(table: Table, cell: i64, areas: Row, start: i64) -> None:
    """Glass and builders of one vault; a master mason counts as two. [BA-C2, BA-C3, BA-C4]"""
    counts = areas.items
    counts[start + GLASSES] += table.cells[t.GLASS + cell]
    builder = table.cells[t.BUILDER + cell]
    if builder == t.NONE:
        return
    seat = builder // p.RANKS
    rank = builder % p.RANKS
    counts[start + STRENGTH + seat] += 2 if rank == p.MASTER_MASON else 1
    if rank == p.STRONGMAN:
        counts[start + STRONGMEN + seat] += 1
    elif rank == p.ARCHITECT:
        counts[start + ARCHITECTS] += 1


def area_value(areas: Row, start: i64) -> i64:
    """1 for each vault, doubled by an architect of whomever, and 2 for each glass. [BA-C2, BA-C3, BA-C4]"""
    counts = areas.items
    value = counts[start + SIZE]
    if counts[start + ARCHITECTS] > 0:
        value *= 2
    return value + p.GLASS_POINTS * counts[start + GLASSES]


def area_leader(areas: Row, start: i64) -> i64:
    """Who has more builders; in a tie, who has more strongmen; else nobody. [BA-C2, BA-C3]"""
    counts = areas.items
    ahead = counts[start + STRENGTH] - counts[start + STRENGTH + 1]
    if ahead == 0:
        ahead = counts[start + STRONGMEN] - counts[start + STRONGMEN + 1]
    if ahead == 0:
        return NOBODY
    return 0 if ahead > 0 else 1


def area_points(areas: Row, start: i64, seat: i64) -> i64:
    """The value for the larger side, 1 for each own builder for the smaller. [BA-C2, BA-C3, BA-C4]"""
    leader = area_leader(areas, start)
    if leader == NOBODY:
        return 0
    return area_value(areas, start) if leader == seat else areas.items[start + STRENGTH + seat]


def points_now(table: Table, seat: i64) -> i64:
    """What a scoring would bring the seat now."""
    areas = Row()
    find_areas(table, areas, Row())
    total: i64 = 0
    start: i64 = 0
    while start < areas.count:
        total += area_points(areas, start, seat)
        start += AREA_WIDTH
    return total


def score(table: Table, seat: i64) -> i64:
    """The points so far and, while the game runs, those of a last scoring now. [BA-E1]"""
    total = t.points(table.cells, seat)
    return total if table.cells[t.ENDING] != 0 else total + points_now(table, seat)


def winners(table: Table) -> list[int]:
    """More points win; equals share the victory: a draw. [BA-E1]"""
    scores = [int(score(table, seat)) for seat in range(p.SEATS)]
    return [seat for seat, one in enumerate(scores) if one == max(scores)]
