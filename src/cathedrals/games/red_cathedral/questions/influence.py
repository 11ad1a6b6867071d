"""Influence: whether an action of a card can be used, what it asks, and what it does."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain, gain_prestige, give, pay
from cathedrals.games.red_cathedral.questions import build, market, turn
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, step_about, step_second, step_third

ALL_LEVELS: Final = 7


class Use(Question):
    """Once for lightning, any number of times for infinity; once it is used, one may stop. [RC-M6]"""

    name = "use"
    rule = "RC-M6"
    about = ("influence_card", "which", "used")  # its first or second action; 1 once it is used

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        action = action_asked(table)
        kind = p.ACTION_KIND[action]
        if kind == p.DELIVER:
            if table.cells[t.PURSE + seat] >= p.ACTION_RUBLES[action]:
                build.legal_deliveries(table, seat, moves)
        else:
            move: i64
            for move in range(first_use(kind), first_use(kind) + uses(kind)):
                if why_not_used(table, seat, action, move) == no.NOTHING:
                    moves.add(move)
        if step_third(table) == 1:
            moves.add(m.STOP)
        if offers_trades(action):
            turn.legal_trades(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move == m.STOP:
            return no.NOTHING if step_third(table) == 1 else no.USE_FIRST
        action = action_asked(table)
        refusal = why_not_used(table, seat, action, move)
        if refusal == no.ANOTHER_QUESTION and offers_trades(action):
            return turn.why_not_trades(table, seat, move)
        return refusal

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        if turn.is_trade(move):
            turn.trade(table, seat, move, log)
            return
        action = action_asked(table)
        answered(table)
        if move == m.STOP:
            return
        if p.ACTION_ENDLESS[action] == 1:
            USE.ask(table, seat, action // 2, action % 2, 1)
        if pays_rubles(action):
            pay(table, seat, p.ACTION_RUBLES[action], log)
        use(table, seat, action, move, log)


class Swap(Question):
    """The second of the two tiles. [RC-I2]"""

    name = "swap"
    rule = "RC-I2"
    about = ("location",)  # the one chosen first

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        location: i64
        for location in range(p.LOCATIONS):
            if location != step_about(table):
                moves.add(m.SWAP_TILE + location)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.SWAP_TILE <= move < m.DO:
            return no.ANOTHER_QUESTION
        return no.SAME_LOCATION if move - m.SWAP_TILE == step_about(table) else no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        first = answered(table)
        second = move - m.SWAP_TILE
        cells = table.cells
        tile = cells[t.TILE_AT + first]
        cells[t.TILE_AT + first] = cells[t.TILE_AT + second]
        cells[t.TILE_AT + second] = tile
        tell(log, events.SWAPPED, seat, first, second)


class Discard(Question):
    """The second and third of three different materials, which bring 1 prestige. [RC-I4]"""

    name = "discard"
    rule = "RC-I4"
    about = ("given", "to_go")  # a bit for each kind given already; how many are still to be given

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.GIVE, m.GET):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.GIVE <= move < m.GET:
            return no.ANOTHER_QUESTION
        material = move - m.GIVE
        if step_about(table) >> material & 1 == 1:
            return no.GIVEN_ALREADY
        if table.cells[t.INVENTORY + seat * p.MATERIALS + material] == 0:
            return no.NOT_HELD
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        to_go = step_second(table) - 1
        given = answered(table)
        give(table, seat, move - m.GIVE, 1, log)
        if to_go == 0:
            gain_prestige(table, seat, 1, log)
        else:
            DISCARD.ask(table, seat, given | 1 << move - m.GIVE, to_go)


USE: Final[Use] = Use()
SWAP: Final[Swap] = Swap()
DISCARD: Final[Discard] = Discard()
QUESTIONS: Final[list[Question]] = [USE, SWAP, DISCARD]


def action_asked(table: Table) -> i64:
    """The action that the question is about."""
    return step_about(table) * 2 + step_second(table)


def pays_rubles(action: i64) -> bool:
    kind = p.ACTION_KIND[action]
    return p.ACTION_RUBLES[action] > 0 and kind != p.SELL and kind != p.GAIN_RUBLE


def offers_trades(action: i64) -> bool:
    """Trades of prestige come between repeated uses and where rubles are needed. [RC-M6]"""
    return p.ACTION_ENDLESS[action] == 1 or pays_rubles(action)


# Whether an action can be used --------------------------------------------------------------------


def why_not_action(table: Table, seat: i64, action: i64) -> i64:
    """Whether the action can be used at all. [RC-I1, RC-I2, RC-I3, RC-I4]"""
    kind = p.ACTION_KIND[action]
    if pays_rubles(action) and table.cells[t.PURSE + seat] < p.ACTION_RUBLES[action]:
        return no.RUBLES_FOR_ACTION
    if kind == p.SELL:
        return why_none_of(table, seat, action, m.SELL_MATERIAL, no.NOTHING_TO_GIVE)
    if kind == p.BUY:
        return why_none_of(table, seat, action, m.BUY_MATERIAL, no.NO_FREE_SLOT)
    if kind == p.DELIVER:
        return build.why_not_build(table, seat)
    if kind == p.EXCHANGE:
        return why_none_of(table, seat, action, m.GIVE, no.TOO_FEW_IDENTICAL)
    if kind == p.BARTER:
        return why_none_of(table, seat, action, m.GIVE, no.NOTHING_TO_GIVE)
    if kind == p.ACTIVATE:
        return why_no_tile(table, seat)
    if kind == p.PRESTIGE_FOR_MATERIALS:
        return why_none_of(table, seat, action, m.GIVE, no.TOO_FEW_KINDS)
    if kind == p.PRESENCE:
        return no.NOTHING if t.finished_levels(table.cells, seat) == ALL_LEVELS else no.NOT_PRESENT
    return no.NOTHING


def why_none_of(table: Table, seat: i64, action: i64, first: i64, otherwise: i64) -> i64:
    """Nothing if one of the six materials will do; else the reason, the most telling one for all of them."""
    material: i64
    for material in range(p.MATERIALS):
        if why_not_used(table, seat, action, first + material) == no.NOTHING:
            return no.NOTHING
    if otherwise == no.NO_FREE_SLOT and t.free_slots(table.cells, seat) > 0:
        return no.RESERVE_LACKS
    return otherwise


def why_no_tile(table: Table, seat: i64) -> i64:
    space: i64
    for space in range(p.SPACES):
        if market.why_not_use_tile(table, seat, space) == no.NOTHING:
            return no.NOTHING
    return no.NO_TILE


def kinds_held(table: Table, seat: i64) -> i64:
    kinds: i64 = 0
    material: i64
    for material in range(p.MATERIALS):
        if table.cells[t.INVENTORY + seat * p.MATERIALS + material] > 0:
            kinds += 1
    return kinds


def first_use(kind: i64) -> i64:
    """The first of the moves by which an action is used."""
    if kind == p.SELL:
        return m.SELL_MATERIAL
    if kind == p.BUY:
        return m.BUY_MATERIAL
    if kind == p.DELIVER:
        return m.LAY
    if kind == p.SWAP:
        return m.SWAP_TILE
    if kind == p.ACTIVATE:
        return m.USE
    if kind in (p.EXCHANGE, p.BARTER, p.PRESTIGE_FOR_MATERIALS):
        return m.GIVE
    return m.DO


def uses(kind: i64) -> i64:
    """How many different moves use an action."""
    if kind == p.DELIVER:
        return m.GEMS - m.LAY
    if kind == p.SWAP:
        return p.LOCATIONS
    if kind in (p.GAIN_RUBLE, p.GAIN_RECOGNITION, p.PRESTIGE_FOR_RUBLES, p.PRESENCE):
        return 1
    return p.MATERIALS


def why_not_used(table: Table, seat: i64, action: i64, move: i64) -> i64:
    """[RC-I1, RC-I2, RC-I3, RC-I4]"""
    kind = p.ACTION_KIND[action]
    if not first_use(kind) <= move < first_use(kind) + uses(kind):
        return no.ANOTHER_QUESTION
    if pays_rubles(action) and table.cells[t.PURSE + seat] < p.ACTION_RUBLES[action]:
        return no.RUBLES_FOR_ACTION
    if kind == p.DELIVER:
        return build.why_not_delivery(table, seat, move)
    if kind == p.ACTIVATE:
        return market.why_not_use_tile(table, seat, move - m.USE)
    if kind == p.SWAP or uses(kind) == 1:
        return no.NOTHING
    return why_not_material(table, seat, action, move - first_use(kind))


def why_not_material(table: Table, seat: i64, action: i64, material: i64) -> i64:
    """Whether a material can be sold, bought, exchanged, bartered or discarded."""
    kind = p.ACTION_KIND[action]
    cells = table.cells
    if kind in (p.SELL, p.BUY) and p.ACTION_MATERIALS[action] >> material & 1 == 0:
        return no.NOT_PICTURED
    if kind == p.BUY:
        if cells[t.IN_RESERVE + material] == 0:
            return no.RESERVE_LACKS
        return no.NOTHING if t.free_slots(cells, seat) > 0 else no.NO_FREE_SLOT
    if kind == p.PRESTIGE_FOR_MATERIALS and kinds_held(table, seat) < p.DISCARDED:
        return no.TOO_FEW_KINDS
    owned = cells[t.INVENTORY + seat * p.MATERIALS + material]
    if owned == 0:
        return no.NOT_HELD
    if kind == p.EXCHANGE and owned < 2 * p.ACTION_COUNT[action]:
        return no.TOO_FEW_IDENTICAL
    if kind == p.BARTER and not market.reserve_has_any(table, material):
        return no.RESERVE_LACKS
    return no.NOTHING


# What it does -------------------------------------------------------------------------------------


def use(table: Table, seat: i64, action: i64, move: i64, log: Row) -> None:
    """[RC-I1, RC-I2, RC-I3, RC-I4]"""
    kind = p.ACTION_KIND[action]
    count = p.ACTION_COUNT[action]
    if kind == p.SELL:
        give(table, seat, move - m.SELL_MATERIAL, 1, log)
        gain(table, seat, p.RUBLES, p.ACTION_RUBLES[action], log)
    elif kind == p.BUY:
        gain(table, seat, move - m.BUY_MATERIAL, 1, log)
    elif kind == p.DELIVER:
        build.deliver(table, seat, move, count, log)
    elif kind == p.GAIN_RUBLE:
        gain(table, seat, p.RUBLES, p.ACTION_RUBLES[action], log)
    elif kind == p.SWAP:
        SWAP.ask(table, seat, move - m.SWAP_TILE)
    elif kind == p.EXCHANGE:
        give(table, seat, move - m.GIVE, 2 * count, log)
        market.GET.ask(table, seat, count, t.NONE, 1)
    elif kind == p.BARTER:
        give(table, seat, move - m.GIVE, 1, log)
        market.GET.ask(table, seat, 1, move - m.GIVE, 1)
    elif kind == p.ACTIVATE:
        market.activate(table, seat, move - m.USE, log)
    elif kind == p.PRESTIGE_FOR_RUBLES:
        gain_prestige(table, seat, count, log)
    elif kind == p.PRESTIGE_FOR_MATERIALS:
        give(table, seat, move - m.GIVE, 1, log)
        DISCARD.ask(table, seat, 1 << move - m.GIVE, p.DISCARDED - 1)
    else:
        gain(table, seat, p.RECOGNITION, count, log)
