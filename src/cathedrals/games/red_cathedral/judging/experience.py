"""What play has taught: how positions with such counts ended for a seat, beyond what the judgement foretells.

The judgement (`worth.py`) can say its reasons; this only knows what happened. The search goes by both together, and by
how much a lead decides, the more the fewer cards are to come; nothing here needs to be explained to a player. The
numbers are learned by `bench/experience.py` with the built-in pieces. In a box whose cards pay half as much again what
is counted in recognition is taken for as much less, and what comes of it for as much more. Where markers go round the
track nothing is known: what was learned goes by how much dearer the spaces ahead are than those behind a marker.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.judging.worth import (
    FOUND_WITH,
    add_wanted,
    goes_round,
    in_points,
    worths,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table
from cathedrals.kernel.weights import read_tables, weighed

SPACE: Final = 0
FINISHED: Final = 1
CLAIMED: Final = 2
PROMISED: Final = 3
LAID_ON: Final = 4
AT_HAND: Final = 5
LACKING: Final = 6
LACKING_RARE: Final = 7
SPARE: Final = 8
SPARE_GOLD: Final = 9
SPARE_GEM: Final = 10
RUBLE: Final = 11
RARE_TILE: Final = 12
ANY_MATERIAL_TILE: Final = 13
ALONE: Final = 14
COUNT_NAMES: Final[tuple[str, ...]] = (
    "space",
    "finished",
    "claimed",
    "promised",
    "laid_on",
    "at_hand",
    "lacking",
    "lacking_rare",
    "spare",
    "spare_gold",
    "spare_gem",
    "ruble",
    "rare_tile",
    "any_material_tile",
    "alone",
)
COUNTS: Final = 15
DECISIVE: Final = COUNTS  # where that row of the file stands
WIDTH: Final = 16
MOST_RUBLES: Final = 12  # hardly anybody had more in the games learned from: of more nothing is known
GROUP_NAMES: Final[tuple[str, ...]] = ("alone", "two", "more")
PHASES: Final[i64] = p.CARDS_TO_END + 1
LEARNED: Final[vec[i64]] = read_tables(
    Path(__file__).with_name("experience.toml"), GROUP_NAMES, (*COUNT_NAMES, "decisive"), p.CARDS_TO_END + 1
)


def prospects(table: Table, row: Row) -> None:
    """Every seat's worth, and what experience adds to it while the game runs, if the box is like the one it is of."""
    worths(table, row)
    if table.cells[t.ENDING] != 0 or goes_round(table.cells):
        return
    counts = Row()
    count_all(table, counts)
    learned = chapter(table.cells) * WIDTH
    seat: i64
    for seat in range(table.cells[t.SEATS]):
        row.items[seat] += in_points(table.cells, weighed(counts, seat * COUNTS, LEARNED, learned, COUNTS))


def decisive_lead(table: Table) -> i64:
    return in_points(table.cells, LEARNED[chapter(table.cells) * WIDTH + DECISIVE])


def as_learned(cells: vec[i64], recognition: i64) -> i64:
    """Recognition of this box as it would be in the one learned from."""
    return recognition * FOUND_WITH // p.ALL_RECOGNITION[cells[t.BOX]]


def chapter(cells: vec[i64]) -> i64:
    """To which of the lessons a position belongs: they go by group and phase."""
    return group(cells) * PHASES + phase(cells)


def group(cells: vec[i64]) -> i64:
    """Learned from games of one kind: alone, with two seats, with more."""
    return 0 if cells[t.IS_SOLO] == 1 else min(cells[t.SEATS] - 1, 2)


def phase(cells: vec[i64]) -> i64:
    """How many cards whoever is furthest has finished; after the sixth the last turns are played."""
    if cells[t.FINISHER] != NOBODY:
        return p.CARDS_TO_END
    most: i64 = 0
    seat: i64
    for seat in range(cells[t.SEATS]):
        most = max(most, t.finished_cards(cells, seat))
    return most


def count_all(table: Table, counts: Row) -> None:
    """What every seat has, so many numbers each in the order of their names."""
    seat: i64
    for seat in range(table.cells[t.SEATS]):
        count(table.cells, seat, counts)


def count(cells: vec[i64], seat: i64, counts: Row) -> None:
    start = counts.count
    counts.add_zeros(COUNTS)
    own = counts.items
    own[start + SPACE] = as_learned(cells, cells[t.POSITION + seat])
    own[start + RUBLE] = min(cells[t.PURSE + seat], MOST_RUBLES)
    if cells[t.IS_SOLO] == 1 and seat == t.HUMAN:
        own[start + ALONE] = 1
    wanted = Row()
    count_cards(cells, seat, counts, start, wanted)
    own[start + PROMISED] = as_learned(cells, own[start + PROMISED])
    count_materials(cells, seat, counts, start, wanted)
    count_tiles(cells, seat, counts, start)


def count_cards(cells: vec[i64], seat: i64, counts: Row, start: i64, wanted: Row) -> None:
    """The own cards, and by kind what the unfinished ones lack."""
    own = counts.items
    wanted.add_zeros(p.MATERIALS)
    place: i64
    for place in range(p.PLACES):
        if cells[t.BANNER + place] == seat:
            if cells[t.IS_FINISHED + place] == 1:
                own[start + FINISHED] += 1
            else:
                card = cells[t.CARD + place]
                own[start + CLAIMED] += 1
                own[start + PROMISED] += p.CARD_RECOGNITION[card]
                own[start + LAID_ON] += p.CARD_SIZE[card] - t.lacks(cells, place)
                add_wanted(cells, place, wanted)


def count_materials(cells: vec[i64], seat: i64, counts: Row, start: i64, wanted: Row) -> None:
    """What of it is at hand, what is lacking, and what is left over."""
    own = counts.items
    material: i64
    for material in range(p.MATERIALS):
        held = cells[t.INVENTORY + seat * p.MATERIALS + material]
        used = min(wanted.items[material], held)
        own[start + AT_HAND] += used
        if material < p.GOLD:
            own[start + LACKING] += wanted.items[material] - used
            own[start + SPARE] += held - used
        else:
            own[start + LACKING_RARE] += wanted.items[material] - used
            if material < p.GREEN_GEM:
                own[start + SPARE_GOLD] += held - used
            else:
                own[start + SPARE_GEM] += held - used


def count_tiles(cells: vec[i64], seat: i64, counts: Row, start: i64) -> None:
    """Tiles face up that give gold, gems or any material."""
    own = counts.items
    space: i64
    for space in range(p.SPACES):
        tile = cells[t.WORKSHOP + seat * p.SPACES + space] - 1
        if tile == p.ANY_TILE:
            own[start + ANY_MATERIAL_TILE] += 1
        elif tile >= p.MATERIAL_TILE + p.GOLD and tile < p.ANY_TILE:
            own[start + RARE_TILE] += 1
