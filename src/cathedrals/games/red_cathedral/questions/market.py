"""The market: which die, how many more steps; then resources, influence and a workshop tile, each once."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain, pay
from cathedrals.games.red_cathedral.questions import influence, turn
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, step_about, step_second, step_third


class Walk(Question):
    """How far the die goes. No reroll now, and rubles help only with more steps. [RC-M1, RC-T2, RC-T3]"""

    name = "walk"
    rule = "RC-M1"
    about = ("die",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        die = step_about(table)
        extra: i64
        for extra in range(p.EXTRA_STEPS):
            if why_not_more(table, seat, die, extra) == no.NOTHING:
                moves.add(m.MORE + extra)
        # A reroll now would change the die that walks.
        if is_payable(table, seat, die) and turn.why_not_trade(table, seat) == no.NOTHING:
            moves.add(m.TRADE)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move == m.TRADE and is_payable(table, seat, step_about(table)):
            return turn.why_not_trade(table, seat)
        if m.MORE <= move < m.TAKE:
            return why_not_more(table, seat, step_about(table), move - m.MORE)
        return no.ANOTHER_QUESTION

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        if move == m.TRADE:
            turn.trade(table, seat, move, log)
            return
        die = answered(table)
        pay(table, seat, move - m.MORE, log)
        move_die(table, seat, die, move - m.MORE, log)
        MARKET.ask(table, seat)


class Market(Question):
    """Resources, influence and a workshop tile, each at most once; it stays until the turn ends. [RC-M3]"""

    name = "market"
    rule = "RC-M3"
    is_always_asked = True

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        amount: i64 = 1
        # The first amount that is too much ends the list, for more is too much as well.
        while why_not_take(table, seat, amount) == no.NOTHING:
            moves.add(m.TAKE + amount)
            amount += 1
        # Asked once here, and not of every space.
        if table.cells[t.HAS_ACTIVATED] == 0:
            space: i64
            for space in range(p.SPACES):
                if why_not_activate(table, seat, space) == no.NOTHING:
                    moves.add(m.USE + space)
        which: i64
        for which in range(2):
            if why_not_influence(table, seat, which) == no.NOTHING:
                moves.add(m.INFLUENCE + which)
        turn.legal_end(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        # A die that may not go further has walked without a question, so this is where one asks why. [RC-M1]
        if m.MORE <= move < m.TAKE and not is_payable(table, seat, table.cells[t.MOVED_DIE]):
            return no.NOT_YOUR_DIE
        if m.TAKE_NOTHING < move < m.INFLUENCE:
            return why_not_take(table, seat, move - m.TAKE)
        if m.INFLUENCE <= move < m.USE:
            return why_not_influence(table, seat, move - m.INFLUENCE)
        if m.USE <= move < m.SELL_MATERIAL:
            return why_not_activate(table, seat, move - m.USE)
        return turn.why_not_end(table, seat, move)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        cells = table.cells
        if turn.is_trade(move):
            turn.trade(table, seat, move, log)
        elif move == m.END:
            turn.end_turn(table)
        elif move < m.INFLUENCE:
            cells[t.HAS_TAKEN] = 1
            gain(table, seat, cells[t.TILE_AT + location_moved_to(table)], move - m.TAKE, log)
        elif move < m.USE:
            cells[t.HAS_INFLUENCED] = 1
            action = influence_action(table, move - m.INFLUENCE)
            tell(log, events.INFLUENCED, seat, action // 2, action)
            influence.ask_use(table, seat, action, 0)
        else:
            cells[t.HAS_ACTIVATED] = 1
            activate(table, seat, move - m.USE, log)


class Gain(Question):
    """Less may be taken of what a tile gives. [RC-C4]"""

    name = "gain"
    rule = "RC-C4"
    about = ("resource", "most", "least")

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        amount: i64
        for amount in range(step_third(table), step_second(table) + 1):
            moves.add(m.TAKE + amount)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.TAKE <= move < m.INFLUENCE:
            return no.ANOTHER_QUESTION
        if move - m.TAKE > step_second(table):
            return no.GAINS_LESS
        if move - m.TAKE < step_third(table):
            return no.MUST_GAIN
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        resource = answered(table)
        gain(table, seat, resource, move - m.TAKE, log)


class Get(Question):
    """One material after another of a kind the reserve has. [RC-M7, RC-I3]"""

    name = "get"
    rule = "RC-M7"
    about = ("amount", "ruled_out", "least")  # no kind is ruled out by NONE

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.GET, m.SWAP_TILE):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)
        if step_third(table) == 0:
            moves.add(m.TAKE_NOTHING)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move == m.TAKE_NOTHING:
            return no.NOTHING if step_third(table) == 0 else no.MUST_GAIN
        if not m.GET <= move < m.SWAP_TILE:
            return no.ANOTHER_QUESTION
        if move - m.GET == step_second(table):
            return no.SAME_KIND
        if table.cells[t.IN_RESERVE + move - m.GET] == 0:
            return no.RESERVE_LACKS
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        ruled_out = step_second(table)
        least = step_third(table)
        amount = answered(table)
        if move == m.TAKE_NOTHING:
            return
        gain(table, seat, move - m.GET, 1, log)
        # One question for each, as a kind may run out in between.
        if amount > 1:
            self.ask(table, seat, amount - 1, ruled_out, least)


WALK: Final[Walk] = Walk()
MARKET: Final[Market] = Market()
GAIN: Final[Gain] = Gain()
GET: Final[Get] = Get()
QUESTIONS: Final[list[Question]] = [WALK, MARKET, GAIN, GET]


# Dice ---------------------------------------------------------------------------------------------


def goal(table: Table, die: i64, extra: i64) -> i64:
    """Where a die comes to stand. [RC-M1]"""
    cells = table.cells
    return (cells[t.DIE_AT + die] + cells[t.DIE_VALUE + die] + extra) % p.LOCATIONS


def is_full(table: Table, location: i64, die: i64) -> bool:
    """Whether a die would be one too many there. [RC-M2]"""
    others = t.dice_at(table.cells, location)
    # It may walk all the way round to where it stands.
    if table.cells[t.DIE_AT + die] == location:
        others -= 1
    return others >= p.MOST_OTHER_DICE


def why_not_die(table: Table, seat: i64, die: i64) -> i64:
    """A die can be chosen if it can end anywhere. [RC-M1, RC-M2]"""
    extra: i64
    for extra in range(p.EXTRA_STEPS):
        if why_not_more(table, seat, die, extra) == no.NOTHING:
            return no.NOTHING
    return no.FOURTH_DIE


def why_not_more(table: Table, seat: i64, die: i64, extra: i64) -> i64:
    """[RC-M1, RC-M2]"""
    if extra > 0:
        if not is_payable(table, seat, die):
            return no.NOT_YOUR_DIE
        if table.cells[t.PURSE + seat] < extra:
            return no.RUBLES_FOR_STEPS
    if is_full(table, goal(table, die, extra), die):
        return no.FOURTH_DIE
    return no.NOTHING


def is_payable(table: Table, seat: i64, die: i64) -> bool:
    """Whether a die may go further for rubles: the white one and that of the own colour. [RC-M1]"""
    return die == p.WHITE or die == table.cells[t.COLOUR + seat]


def move_die(table: Table, seat: i64, die: i64, extra: i64, log: Row) -> None:
    location = goal(table, die, extra)
    table.cells[t.DIE_AT + die] = location
    table.cells[t.MOVED_DIE] = die
    tell(log, events.MOVED, seat, die, table.cells[t.DIE_VALUE + die] + extra, location)


def location_moved_to(table: Table) -> i64:
    return table.cells[t.DIE_AT + table.cells[t.MOVED_DIE]]


# Resources and influence --------------------------------------------------------------------------


def why_not_take(table: Table, seat: i64, amount: i64) -> i64:
    """[RC-M3, RC-M4]"""
    cells = table.cells
    if cells[t.HAS_TAKEN] == 1:
        return no.ALREADY_TAKEN
    location = location_moved_to(table)
    resource = cells[t.TILE_AT + location]
    if amount > t.tile_amount(cells, resource) * t.dice_at(cells, location):
        return no.SHOWS_LESS
    if resource < p.LIMITED and amount > cells[t.IN_RESERVE + resource]:
        return no.RESERVE_LACKS
    if resource < p.MATERIALS and amount > t.free_slots(cells, seat):
        return no.NO_FREE_SLOT
    return no.NOTHING


def influence_action(table: Table, which: i64) -> i64:
    """The first or second action on the card of the quadrant moved to. [RC-M6]"""
    return table.cells[t.INFLUENCE_AT + p.quadrant_of(location_moved_to(table))] * 2 + which


def why_not_influence(table: Table, seat: i64, which: i64) -> i64:
    """[RC-M3, RC-M6]"""
    if table.cells[t.HAS_INFLUENCED] == 1:
        return no.ALREADY_INFLUENCED
    return influence.why_not_action(table, seat, influence_action(table, which))


# Workshop tiles -----------------------------------------------------------------------------------


def why_not_activate(table: Table, seat: i64, space: i64) -> i64:
    """A tile on the space of the moved die's colour. [RC-M3, RC-M7]"""
    if table.cells[t.HAS_ACTIVATED] == 1:
        return no.ALREADY_ACTIVATED
    if p.colour_of(space) != table.cells[t.MOVED_DIE]:
        return no.OTHER_COLOUR
    return why_not_use_tile(table, seat, space)


def why_not_use_tile(table: Table, seat: i64, space: i64) -> i64:
    """[RC-C3, RC-M7]"""
    tile = table.cells[t.WORKSHOP + seat * p.SPACES + space]
    if tile == 0:
        return no.NO_TILE
    if tile < 0:
        return no.TILE_FACE_DOWN
    if most_gained(table, seat, tile - 1) == 0:
        return no.NOTHING_TO_GAIN
    return no.NOTHING


def given_resource(table: Table, kind: i64) -> i64:
    """What a workshop tile gives: a die tile, what lies where that die stands; any other, its own. [RC-M7]"""
    if kind < p.MATERIAL_TILE:
        return table.cells[t.TILE_AT + table.cells[t.DIE_AT + kind]]
    if kind < p.ANY_TILE:
        return kind - p.MATERIAL_TILE
    return p.RUBLES if kind == p.RUBLES_TILE else p.RECOGNITION


def most_gained(table: Table, seat: i64, kind: i64) -> i64:
    """How much of a tile's benefit finds room and reserve. [RC-C4, RC-M7]"""
    if kind == p.ANY_TILE:
        return 1 if t.free_slots(table.cells, seat) > 0 and reserve_has_any(table, t.NONE) else 0
    resource = given_resource(table, kind)
    is_of_die = kind < p.MATERIAL_TILE
    amount = t.tile_amount(table.cells, resource) if is_of_die else t.kind_amount(table.cells, kind)
    if resource < p.LIMITED:
        amount = min(amount, table.cells[t.IN_RESERVE + resource])
    if resource < p.MATERIALS:
        amount = min(amount, t.free_slots(table.cells, seat))
    return amount


def reserve_has_any(table: Table, but: i64) -> bool:
    material: i64
    for material in range(p.MATERIALS):
        if material != but and table.cells[t.IN_RESERVE + material] > 0:
            return True
    return False


def activate(table: Table, seat: i64, space: i64, log: Row) -> None:
    """[RC-M7]"""
    tile = table.cells[t.WORKSHOP + seat * p.SPACES + space] - 1
    tell(log, events.ACTIVATED, seat, tile, space)
    ask_benefit(table, seat, tile, 1)


def ask_benefit(table: Table, seat: i64, tile: i64, least: i64) -> None:
    """What a tile gives, as far as there is room and reserve; less may be taken. [RC-C4, RC-M7]"""
    most = most_gained(table, seat, tile)
    # There is nothing to choose, and the tile has been used all the same.
    if most == 0:
        return
    if tile == p.ANY_TILE:
        GET.ask(table, seat, 1, t.NONE, least)
    else:
        GAIN.ask(table, seat, given_resource(table, tile), most, least)
