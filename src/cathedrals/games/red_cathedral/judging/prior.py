"""Which answers deserve a look first: a weight for each legal move, from a glance at it alone."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions.claim import FACE
from cathedrals.games.red_cathedral.questions.market import goal
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_seat, step_second

HARDLY: Final = 1
SELDOM: Final = 4
STOPPING: Final = 8


def prior(table: Table, legal: Row, weights: Row) -> None:
    place: i64
    for place in range(legal.count):
        weights.add(weight(table, legal, legal.items[place]))


def weight(table: Table, legal: Row, move: i64) -> i64:
    """How promising a move looks, 1 for one that is hardly ever right."""
    if move < m.BUILD:
        return 10 + 3 * p.CARD_RECOGNITION[table.cells[t.CARD + move - m.CLAIM]]
    if move == m.BUILD:
        return 60
    if move < m.TRADE:
        return die_weight(table, move - m.DIE, 0)
    if move < m.END:
        return trade_weight(table, move)
    if move < m.LAY:
        return claim_weight(table, move)
    if move < m.STOP:
        return delivery_weight(table, move)
    if m.MORE <= move < m.TAKE:
        return max(die_weight(table, step_about(table), move - m.MORE) - 6 * (move - m.MORE), HARDLY)
    if m.TAKE <= move < m.INFLUENCE:
        return take_weight(legal, move)
    if m.USE <= move < m.SELL_MATERIAL:
        return 50
    if m.SELL_MATERIAL <= move < m.SWAP_TILE:
        return exchange_weight(table, move)
    return 20 if move != m.STOP else STOPPING


def die_weight(table: Table, die: i64, extra: i64) -> i64:
    """By how much can be taken where the die ends."""
    location = goal(table, die, extra)
    resource = table.cells[t.TILE_AT + location]
    amount = t.tile_amount(table.cells, resource) * (t.dice_at(table.cells, location) + 1)
    if resource < p.MATERIALS:
        amount = min(
            amount, min(t.free_slots(table.cells, step_seat(table)), table.cells[t.IN_RESERVE + resource])
        )
    return 6 + 6 * amount


def trade_weight(table: Table, move: i64) -> i64:
    """Prestige for rubles only where the next price is out of reach; rerolls hardly ever."""
    if move == m.TRADE and is_asked(table, FACE):
        seat = step_seat(table)
        missing = t.price(table.cells, seat, step_second(table)) - table.cells[t.PURSE + seat]
        return 6 if missing > 0 and missing <= 2 else HARDLY
    return HARDLY


def claim_weight(table: Table, move: i64) -> i64:
    if move == m.END:
        return STOPPING
    if move == m.FACE_UP:
        return 40
    if move == m.FACE_DOWN:
        return 20
    if move >= m.SPACE:
        seat = step_seat(table)
        tile = table.cells[t.TILE + step_about(table)]
        bonus: i64 = 10 if tile == p.RECOGNITION_TILE or t.kind_amount(table.cells, tile) == 0 else 0
        return max(30 - 6 * t.price(table.cells, seat, move - m.SPACE) + bonus, 2)
    return 30 if move == m.BANNER_FROM else 15


def delivery_weight(table: Table, move: i64) -> i64:
    """Nearly finished cards first; ornaments of what no card waits for; gems rather than none."""
    if move < m.DECORATE:
        return 60 - 10 * t.lacks(table.cells, (move - m.LAY) // p.MATERIALS)
    if move < m.GEMS:
        material = p.ORNAMENT_MATERIAL[t.level_of(table.cells, move - m.DECORATE)]
        return 40 if is_spare(table, step_seat(table), material) else 15
    return 10 + 15 * (m.green_gems(move - m.GEMS) + m.purple_gems(move - m.GEMS))


def exchange_weight(table: Table, move: i64) -> i64:
    """Get what an own card lacks, for what none of them waits for; else rather stop."""
    seat = step_seat(table)
    if move < m.BUY_MATERIAL:
        return 20 if is_spare(table, seat, move - m.SELL_MATERIAL) else SELDOM
    if move < m.GIVE:
        return 30 if lack(table, seat, move - m.BUY_MATERIAL) > 0 else SELDOM
    if move < m.GET:
        return 20 if is_spare(table, seat, move - m.GIVE) and lacks_any(table, seat) else SELDOM
    return 30 if lack(table, seat, move - m.GET) > 0 else SELDOM


def is_spare(table: Table, seat: i64, material: i64) -> bool:
    return lack(table, seat, material) < 0


def lack(table: Table, seat: i64, material: i64) -> i64:
    """How many of a material the own cards want beyond those in the inventory; below 0 so many are left over."""
    cells = table.cells
    total: i64 = -cells[t.INVENTORY + seat * p.MATERIALS + material]
    place: i64
    for place in range(p.PLACES):
        if cells[t.BANNER + place] == seat and cells[t.IS_FINISHED + place] == 0:
            total += t.needs(cells, place, material)
    return total


def lacks_any(table: Table, seat: i64) -> bool:
    material: i64
    for material in range(p.MATERIALS):
        if lack(table, seat, material) > 0:
            return True
    return False


def take_weight(legal: Row, move: i64) -> i64:
    """All that can be taken, or a little less to keep room."""
    if not legal.has(move + 1) or move + 1 == m.INFLUENCE:
        return 60
    if not legal.has(move + 2) or move + 2 == m.INFLUENCE:
        return 5
    return HARDLY
