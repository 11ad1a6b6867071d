"""Ivan, the opponent of the solo game. He follows rules and judges nothing."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import (
    ACTION_COUNT,
    ACTION_KIND,
    BANNERS,
    CARD_RECOGNITION,
    GAIN_RECOGNITION,
    IVAN_CARDS,
    IVAN_CLAIM,
    IVAN_CONSTRUCTION,
    IVAN_INVENTORY,
    IVAN_MATERIALS,
    IVAN_PRESTIGE,
    IVAN_RECOGNITION,
    IVAN_TRANSPORT,
    KIND_AMOUNT,
    LEVELS,
    MATERIALS,
    ORNAMENTS_OWNED,
    PLACES,
    PRESENCE,
    RECOGNITION,
    RECOGNITION_TILE,
    RUBLES,
    START_RUBLES,
    START_SPACE,
    TILE_AMOUNT,
    TOWERS,
    quadrant_of,
)
from cathedrals.games.red_cathedral.rules.build import decorate, finish
from cathedrals.games.red_cathedral.rules.gains import gain, gain_prestige
from cathedrals.games.red_cathedral.rules.market import move_die
from cathedrals.games.red_cathedral.rules.turn import ask_rolls
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.influence import ALL_LEVELS
from cathedrals.games.red_cathedral.steps.ivan import whose_card
from cathedrals.games.red_cathedral.steps.market import goal, is_full, location_moved_to
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    BESIDE,
    CARD,
    HUMAN,
    IN_RESERVE,
    INFLUENCE_AT,
    IS_FINISHED,
    IVAN,
    IVAN_CARD_AT,
    IVAN_DIE,
    IVAN_FACE_UP,
    IVAN_PLACED,
    IVAN_SITE,
    IVAN_STOCK,
    LAID,
    NONE,
    ORNAMENTS,
    POSITION,
    TILE,
    TILE_AT,
    banners_left,
    dice_at,
    finished_levels,
    lacks,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, answered, ask


def lay_out_ivan(table: Table) -> None:
    """A marker, 6 banners and ornaments, no board and no rubles. [RC-V1]"""
    cells = table.cells
    cells[BANNERS_ON + IVAN * BANNER_PLACES + BESIDE] = BANNERS
    ornament: i64 = 0
    while ornament < 3:
        cells[ORNAMENTS + IVAN * 3 + ornament] = ORNAMENTS_OWNED[ornament]
        ornament += 1
    cells[POSITION + IVAN] = START_SPACE


def play_ivan_starts(table: Table, log: Row) -> None:
    """He claims the base with most recognition, the leftmost of equals, and the human begins. [RC-V1]"""
    answered(table)
    best: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if is_better_base(table, place, best):
            best = place
        place += LEVELS
    claim(table, best, log)
    gain(table, HUMAN, RUBLES, START_RUBLES[0], log)
    ask(table, kinds.NEXT_TURN, CHANCE, 0)


def is_better_base(table: Table, place: i64, best: i64) -> bool:
    cells = table.cells
    if cells[CARD + place] == NONE:
        return False
    return CARD_RECOGNITION[cells[CARD + place]] > CARD_RECOGNITION[cells[CARD + best]]


def play_ivan_turn(table: Table, log: Row) -> None:
    """If all his tiles are face down he first places an ornament and is dealt them again. [RC-V8]"""
    answered(table)
    ask(table, kinds.IVAN_MOVES, CHANCE, 0)
    if leftmost_face_up(table) != NONE:
        return
    number: i64 = 0
    while number < IVAN_CARDS:
        table.cells[IVAN_DIE + number] = NONE
        number += 1
    ask(table, kinds.IVAN_TILE, CHANCE, 0)
    if whose_card(table) != NOBODY:
        ask(table, kinds.IVAN_DECORATES, HUMAN, 0)


def leftmost_face_up(table: Table) -> i64:
    number: i64 = 0
    while number < IVAN_CARDS:
        if table.cells[IVAN_FACE_UP + number] == 1:
            return number
        number += 1
    return NONE


def play_ivan_decorates(table: Table, move: i64, log: Row) -> None:
    """[RC-V8]"""
    answered(table)
    decorate(table, IVAN, move - m.DECORATE, log, 0)
    table.cells[IVAN_PLACED] += 1
    gain_prestige(table, IVAN, IVAN_PRESTIGE, log)


def play_ivan_moves(table: Table, log: Row) -> None:
    """The die of the leftmost tile face up walks, unless it would be a fourth there. [RC-V2]"""
    answered(table)
    number = leftmost_face_up(table)
    die = table.cells[IVAN_DIE + number]
    table.cells[IVAN_FACE_UP + number] = 0
    ask(table, kinds.IVAN_ACTS, CHANCE, number)
    if is_full(table, goal(table, die, 0), die):
        tell(log, events.IVAN_BLOCKED, die, goal(table, die, 0))
        return
    move_die(table, IVAN, die, 0, log)
    gain(table, IVAN, RECOGNITION, recognition_found(table), log)
    ask_rolls(table, location_moved_to(table))


def recognition_found(table: Table) -> i64:
    """Only recognition: the location's, times the dice, and what the card gives for nothing. [RC-V2]"""
    location = location_moved_to(table)
    found: i64 = 0
    if table.cells[TILE_AT + location] == RECOGNITION:
        found = TILE_AMOUNT[RECOGNITION] * dice_at(table.cells, location)
    action = table.cells[INFLUENCE_AT + quadrant_of(location)] * 2
    return found + max(recognition_of(table, action), recognition_of(table, action + 1))


def recognition_of(table: Table, action: i64) -> i64:
    if ACTION_KIND[action] == GAIN_RECOGNITION:
        return ACTION_COUNT[action]
    if ACTION_KIND[action] == PRESENCE and finished_levels(table.cells, IVAN) == ALL_LEVELS:
        return ACTION_COUNT[action]
    return 0


def play_ivan_acts(table: Table, log: Row) -> None:
    """[RC-V3, RC-V4, RC-V5, RC-V6, RC-V7]"""
    card = table.cells[IVAN_CARD_AT + answered(table)]
    ask(table, kinds.NEXT_TURN, CHANCE, 1)
    if card == IVAN_INVENTORY:
        stock(table, log)
    elif card == IVAN_TRANSPORT:
        transport(table, log)
    elif card == IVAN_CONSTRUCTION:
        construct(table, log)
    elif card == IVAN_CLAIM:
        if banners_left(table.cells, IVAN) > 0:
            ask(table, kinds.IVAN_CLAIMS, HUMAN, 0)
    else:
        gain(table, IVAN, RECOGNITION, IVAN_RECOGNITION, log)


def stock(table: Table, log: Row) -> None:
    """Four materials of the most plentiful kind, then of the next. [RC-V3]"""
    wanted = IVAN_MATERIALS
    while wanted > 0:
        kind = most_plentiful(table)
        amount = min(wanted, table.cells[IN_RESERVE + kind])
        if amount == 0:
            return
        table.cells[IN_RESERVE + kind] -= amount
        table.cells[IVAN_STOCK + kind] += amount
        tell(log, events.IVAN_STOCKED, kind, amount)
        wanted -= amount


def most_plentiful(table: Table) -> i64:
    best: i64 = 0
    kind: i64 = 1
    while kind < MATERIALS:
        if table.cells[IN_RESERVE + kind] > table.cells[IN_RESERVE + best]:
            best = kind
        kind += 1
    return best


def transport(table: Table, log: Row) -> None:
    """All that lies on the inventory card goes to the construction card. [RC-V4]"""
    moved: i64 = 0
    kind: i64 = 0
    while kind < MATERIALS:
        moved += table.cells[IVAN_STOCK + kind]
        table.cells[IVAN_SITE + kind] += table.cells[IVAN_STOCK + kind]
        table.cells[IVAN_STOCK + kind] = 0
        kind += 1
    if moved > 0:
        tell(log, events.IVAN_TRANSPORTED, moved)


def construct(table: Table, log: Row) -> None:
    """Onto his cards, the bases from left to right, then the next level; only the number counts. [RC-V5]"""
    level: i64 = 0
    while level < LEVELS:
        tower: i64 = 0
        while tower < TOWERS:
            supply(table, tower * LEVELS + level, log)
            tower += 1
        level += 1


def supply(table: Table, place: i64, log: Row) -> None:
    """Fill one of his cards as far as the materials go."""
    cells = table.cells
    if cells[BANNER + place] != IVAN or cells[IS_FINISHED + place] == 1:
        return
    delivered: i64 = 0
    kind: i64 = 0
    while kind < MATERIALS:
        amount = min(lacks(cells, place), cells[IVAN_SITE + kind])
        cells[IVAN_SITE + kind] -= amount
        cells[LAID + place * MATERIALS + kind] += amount
        delivered += amount
        kind += 1
    if delivered > 0:
        tell(log, events.IVAN_DELIVERED, delivered, place)
        if lacks(cells, place) == 0:
            finish(table, place, log)


def play_ivan_claims(table: Table, move: i64, log: Row) -> None:
    """[RC-V6]"""
    answered(table)
    claim(table, move - m.CLAIM, log)


def claim(table: Table, place: i64, log: Row) -> None:
    """The recognition its tile shows is his; the tile leaves the game. [RC-V6]"""
    cells = table.cells
    cells[BANNERS_ON + IVAN * BANNER_PLACES + BESIDE] -= 1
    cells[BANNER + place] = IVAN
    tell(log, events.CLAIMED, IVAN, place, BESIDE)
    if cells[TILE + place] == RECOGNITION_TILE:
        gain(table, IVAN, RECOGNITION, KIND_AMOUNT[RECOGNITION_TILE], log)
    cells[TILE + place] = NONE
