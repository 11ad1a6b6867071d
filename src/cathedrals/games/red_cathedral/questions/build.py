"""Building and decorating: one delivery at a time, each settled before the next."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain, gain_prestige, give, lose_recognition
from cathedrals.games.red_cathedral.questions import turn
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, answered, step_second


class Deliver(Question):
    """One delivery after another, at least one; prestige may be traded between them. [RC-B1]"""

    name = "deliver"
    rule = "RC-B1"
    about = ("deliveries", "begun")  # how many are left; 1 once one is made

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        legal_deliveries(table, seat, moves)
        if step_second(table) == 1:
            moves.add(m.STOP)
        turn.legal_trades(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move == m.STOP:
            return no.NOTHING if step_second(table) == 1 else no.DELIVER_FIRST
        # What is no delivery at all may still be a trade.
        refusal = why_not_delivery(table, seat, move)
        return turn.why_not_trades(table, seat, move) if refusal == no.ANOTHER_QUESTION else refusal

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        if turn.is_trade(move):
            turn.trade(table, seat, move, log)
            return
        left = answered(table)
        if move != m.STOP:
            deliver(table, seat, move, left, log)


class Gems(Question):
    """Gems beside an ornament bring prestige. [RC-D2]"""

    name = "gems"
    rule = "RC-D2"
    about = ("place", "deliveries")  # how many are left for gems

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.GEMS, m.STOP):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.GEMS <= move < m.STOP:
            return no.ANOTHER_QUESTION
        green = m.green_gems(move - m.GEMS)
        purple = m.purple_gems(move - m.GEMS)
        if green + purple > step_second(table):
            return no.TOO_MANY_GEMS
        inventory = t.INVENTORY + seat * p.MATERIALS
        if green > table.cells[inventory + p.GREEN_GEM] or purple > table.cells[inventory + p.PURPLE_GEM]:
            return no.NO_GEM
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        left = step_second(table)
        place = answered(table)
        green = m.green_gems(move - m.GEMS)
        purple = m.purple_gems(move - m.GEMS)
        decorate(table, seat, place, log, move - m.GEMS)
        if green > 0:
            give(table, seat, p.GREEN_GEM, green, log)
        if purple > 0:
            give(table, seat, p.PURPLE_GEM, purple, log)
        prestige = prestige_of_gems(green, purple)
        if prestige > 0:
            gain_prestige(table, seat, prestige, log)
        ask_deliveries(table, seat, left - green - purple)


DELIVER: Final[Deliver] = Deliver()
GEMS: Final[Gems] = Gems()
QUESTIONS: Final[list[Question]] = [DELIVER, GEMS]


# What can be delivered ----------------------------------------------------------------------------


def why_not_build(table: Table, seat: i64) -> i64:
    """At least one delivery must be possible. [RC-B1]"""
    return no.NOTHING if can_deliver(table, seat) else no.NOTHING_TO_DELIVER


def can_deliver(table: Table, seat: i64) -> bool:
    place: i64
    material: i64
    for place in range(p.PLACES):
        if is_worked_on(table, seat, place):
            for material in range(p.MATERIALS):
                if why_not_lay(table, seat, place, material) == no.NOTHING:
                    return True
        # Materials go on own cards only, an ornament on anybody's.
        if why_not_decorate(table, seat, place) == no.NOTHING:
            return True
    return False


def is_worked_on(table: Table, seat: i64, place: i64) -> bool:
    return table.cells[t.BANNER + place] == seat and table.cells[t.IS_FINISHED + place] == 0


def legal_deliveries(table: Table, seat: i64, moves: Row) -> None:
    """[RC-B2, RC-D1]"""
    place: i64
    material: i64
    for place in range(p.PLACES):
        if is_worked_on(table, seat, place):
            for material in range(p.MATERIALS):
                if why_not_lay(table, seat, place, material) == no.NOTHING:
                    moves.add(m.LAY + place * p.MATERIALS + material)
    for place in range(p.PLACES):
        if why_not_decorate(table, seat, place) == no.NOTHING:
            moves.add(m.DECORATE + place)


def why_not_delivery(table: Table, seat: i64, move: i64) -> i64:
    if m.LAY <= move < m.DECORATE:
        place = (move - m.LAY) // p.MATERIALS
        return why_not_lay(table, seat, place, (move - m.LAY) % p.MATERIALS)
    if m.DECORATE <= move < m.GEMS:
        return why_not_decorate(table, seat, move - m.DECORATE)
    return no.ANOTHER_QUESTION


def why_not_lay(table: Table, seat: i64, place: i64, material: i64) -> i64:
    """[RC-B1, RC-B2]"""
    cells = table.cells
    if cells[t.INVENTORY + seat * p.MATERIALS + material] == 0:
        return no.NOT_HELD
    if cells[t.CARD + place] == t.NONE:
        return no.NO_CARD_THERE
    if cells[t.BANNER + place] != seat:
        return no.NOT_YOUR_BANNER
    if cells[t.IS_FINISHED + place] == 1:
        return no.CARD_FINISHED
    if t.needs(cells, place, material) == 0:
        return no.NOT_NEEDED
    return no.NOTHING


def why_not_decorate(table: Table, seat: i64, place: i64) -> i64:
    """[RC-D1, RC-D2, RC-D4]"""
    cells = table.cells
    if cells[t.CARD + place] == t.NONE:
        return no.NO_CARD_THERE
    if cells[t.IS_FINISHED + place] == 0:
        return no.NOT_FINISHED
    if cells[t.ORNAMENT + place] != NOBODY:
        return no.HAS_ORNAMENT
    ornament = t.level_of(cells, place)
    if cells[t.ORNAMENTS + seat * 3 + ornament] == 0:
        return no.NO_ORNAMENT
    if cells[t.INVENTORY + seat * p.MATERIALS + p.ORNAMENT_MATERIAL[ornament]] == 0:
        return no.ORNAMENT_MATERIAL
    return no.NOTHING


# What a delivery does -----------------------------------------------------------------------------


def deliver(table: Table, seat: i64, move: i64, left: i64, log: Row) -> None:
    """Make one of the deliveries that are left and ask for the next."""
    if move < m.DECORATE:
        lay(table, seat, (move - m.LAY) // p.MATERIALS, (move - m.LAY) % p.MATERIALS, log)
        ask_deliveries(table, seat, left - 1)
    else:
        place = move - m.DECORATE
        give(table, seat, p.ORNAMENT_MATERIAL[t.level_of(table.cells, place)], 1, log)
        # Gems are deliveries too, so they are asked for before the next one.
        GEMS.ask(table, seat, place, left - 1)


def ask_deliveries(table: Table, seat: i64, left: i64) -> None:
    """Ask for the next delivery, if there is one left and one to be made."""
    if left > 0 and can_deliver(table, seat):
        DELIVER.ask(table, seat, left, 1)


def lay(table: Table, seat: i64, place: i64, material: i64, log: Row) -> None:
    """[RC-B2]"""
    table.cells[t.INVENTORY + seat * p.MATERIALS + material] -= 1
    table.cells[t.LAID + place * p.MATERIALS + material] += 1
    tell(log, events.DELIVERED, seat, material, place)
    if t.lacks(table.cells, place) == 0:
        finish(table, place, log)


def finish(table: Table, place: i64, log: Row) -> None:
    """The card turns over and pays its owner; only then come the penalties. [RC-B3, RC-V5]"""
    cells = table.cells
    owner = cells[t.BANNER + place]
    material: i64
    # They return at once, so that the rest of the turn finds them in the reserve.
    for material in range(p.MATERIALS):
        cells[t.IN_RESERVE + material] += cells[t.LAID + place * p.MATERIALS + material]
        cells[t.LAID + place * p.MATERIALS + material] = 0
    cells[t.IS_FINISHED + place] = 1
    tell(log, events.FINISHED, owner, place)
    gain(table, owner, p.RECOGNITION, p.CARD_RECOGNITION[cells[t.CARD + place]], log)
    if cells[t.IS_SOLO] == 0 or owner != t.IVAN:
        gain(table, owner, p.RUBLES, p.CARD_RUBLES[cells[t.CARD + place]], log)
    note_sixth_card(table, owner, log)
    penalize(table, place, log)


def note_sixth_card(table: Table, owner: i64, log: Row) -> None:
    """The first to finish six own cards; alone with Ivan nobody gets the prestige. [RC-E1, RC-V9]"""
    cells = table.cells
    if cells[t.FINISHER] != NOBODY or t.finished_cards(cells, owner) < p.CARDS_TO_END:
        return
    cells[t.FINISHER] = owner
    tell(log, events.SIXTH_CARD, owner)
    if cells[t.IS_SOLO] == 0:
        gain_prestige(table, owner, p.SIXTH_CARD_PRESTIGE, log)


def penalize(table: Table, finished: i64, log: Row) -> None:
    """An unfinished claimed card below costs its owner 1 for each finished one of others above it. [RC-B4]"""
    place: i64
    for place in range(t.tower_of(finished) * p.LEVELS, finished):
        owner = table.cells[t.BANNER + place]
        # A card that nobody has claimed delays nobody.
        if table.cells[t.IS_FINISHED + place] == 0 and owner != NOBODY:
            lost = lose_recognition(table, owner, finished_above(table, place, owner))
            if lost > 0:
                tell(log, events.PENALTY, owner, place, lost)


def finished_above(table: Table, place: i64, owner: i64) -> i64:
    """How many finished cards above a place belong to somebody else."""
    count: i64 = 0
    above: i64
    top = t.tower_of(place) * p.LEVELS + t.height(table.cells, t.tower_of(place))
    for above in range(place + 1, top):
        if table.cells[t.IS_FINISHED + above] == 1 and table.cells[t.BANNER + above] != owner:
            count += 1
    return count


def decorate(table: Table, seat: i64, place: i64, log: Row, gems: i64) -> None:
    """[RC-D1, RC-D4]"""
    ornament = t.level_of(table.cells, place)
    table.cells[t.ORNAMENT + place] = seat
    table.cells[t.ORNAMENTS + seat * 3 + ornament] -= 1
    tell(log, events.DECORATED, seat, ornament, place, gems)


def prestige_of_gems(green: i64, purple: i64) -> i64:
    """1 for each, but 3 in all for two of different colours. [RC-D3]"""
    if green == 1 and purple == 1:
        return 3
    return green + purple
