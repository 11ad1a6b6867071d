"""What chance reveals: all that is dealt before the first turn, and the dice."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain
from cathedrals.games.red_cathedral.questions import turn
from cathedrals.games.red_cathedral.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Outcome, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, is_among, step_about


class FirstSeat(Outcome):
    """Who begins. [RC-S10]"""

    name = "first_seat"
    rule = "RC-S10"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        first: i64
        for first in range(table.cells[t.SEATS]):
            moves.add(m.FIRST + first)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        table.cells[t.TURN] = move - m.FIRST
        tell(log, events.STARTS, move - m.FIRST)


class ResourceTile(Outcome):
    """Which tile lies on a location. [RC-S1]"""

    name = "resource_tile"
    rule = "RC-S1"
    about = ("location",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        add_left(table, moves, m.LAY_TILE, p.RESOURCES, t.TILE_AT, p.LOCATIONS)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        location = answered(table)
        table.cells[t.TILE_AT + location] = move - m.LAY_TILE
        tell(log, events.RESOURCE_TILE_LAID, location, move - m.LAY_TILE)
        # One after the other, so that a record reads as one lays the tiles.
        if location + 1 < p.LOCATIONS:
            RESOURCE_TILE.ask(table, CHANCE, location + 1)


class InfluenceCard(Outcome):
    """One card of each group; a first game has a fixed one. [RC-S2]"""

    name = "influence_card"
    rule = "RC-S2"
    about = ("quadrant",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        first = t.first_influence_card(table.cells)
        card: i64
        for card in range(first, first + p.INFLUENCE_CARDS):
            group = card // 3
            is_meant = table.cells[t.IS_FIRST_GAME] == 0 or p.FIRST_GAME_CARD[group] == card
            if is_meant and not is_group_laid(table, group):
                moves.add(m.LAY_INFLUENCE + card - first)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        quadrant = answered(table)
        card = t.first_influence_card(table.cells) + move - m.LAY_INFLUENCE
        table.cells[t.INFLUENCE_AT + quadrant] = card
        tell(log, events.INFLUENCE_CARD_LAID, quadrant, card)
        if quadrant + 1 < p.QUADRANTS:
            INFLUENCE_CARD.ask(table, CHANCE, quadrant + 1)


class Blueprint(Outcome):
    """Which of the three for this number of players. [RC-S6]"""

    name = "blueprint"
    rule = "RC-S6"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        number: i64
        for number in range(3):
            moves.add(m.LAY_BLUEPRINT + number)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        number = move - m.LAY_BLUEPRINT
        first = table.cells[t.BOX] * p.BLUEPRINTS
        table.cells[t.BLUEPRINT] = first + (table.cells[t.SEATS] - 2) * 3 + number
        tell(log, events.BLUEPRINT_CHOSEN, number + 1)


class CathedralCard(Outcome):
    """Which card lies at a place of the blueprint. [RC-S7]"""

    name = "cathedral_card"
    rule = "RC-S7"
    about = ("place",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        wanted = level_at(table, step_about(table))
        first = t.first_card(table.cells)
        card: i64
        for card in range(first, first + p.CARDS):
            if p.CARD_LEVEL[card] == wanted and not is_among(table, card, t.CARD, p.PLACES):
                moves.add(m.LAY_CARD + card - first)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        place = answered(table)
        card = t.first_card(table.cells) + move - m.LAY_CARD
        table.cells[t.CARD + place] = card
        tell(log, events.CARD_LAID, place, card)
        after = next_place(table, place)
        if after != t.NONE:
            CATHEDRAL_CARD.ask(table, CHANCE, after)


class WorkshopTile(Outcome):
    """Which tile lies on a card: likelier the more of its kind are left. [RC-S8]"""

    name = "workshop_tile"
    rule = "RC-S8"
    about = ("place",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        left = tiles_left(table)
        kind: i64
        for kind in range(p.TILE_KINDS):
            if left.items[kind] > 0:
                moves.add(m.LAY_WORKSHOP + kind)

    def odds(self, table: Table, moves: Row, weights: Row) -> None:
        left = tiles_left(table)
        place: i64
        for place in range(moves.count):
            weights.add(left.items[moves.items[place] - m.LAY_WORKSHOP])

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        place = answered(table)
        table.cells[t.TILE + place] = move - m.LAY_WORKSHOP
        tell(log, events.WORKSHOP_TILE_LAID, place, move - m.LAY_WORKSHOP)
        after = next_place(table, place)
        if after != t.NONE:
            WORKSHOP_TILE.ask(table, CHANCE, after)


class PlaceDie(Outcome):
    """One die on the location of the recognition tile and one on each of the next four. [RC-S9]"""

    name = "place_die"
    rule = "RC-S9"
    about = ("steps",)  # how many locations from the recognition tile

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        die: i64
        for die in range(p.DICE):
            if table.cells[t.DIE_AT + die] == t.NONE:
                moves.add(m.DIE + die)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        steps = answered(table)
        location = (location_of(table, p.RECOGNITION) + steps) % p.LOCATIONS
        die = move - m.DIE
        table.cells[t.DIE_AT + die] = location
        tell(log, events.DIE_PLACED, die, location)
        # A solo game goes on with Ivan's cards, which pay the human too.
        if steps + 1 < p.DICE:
            PLACE_DIE.ask(table, CHANCE, steps + 1)
        elif table.cells[t.IS_SOLO] == 0:
            pay_out(table, log)
            turn.NEXT_TURN.ask(table, CHANCE, 0)
        # On top of the others: a die is rolled as it is placed.
        ROLL.ask(table, CHANCE, die)


class Roll(Outcome):
    """[RC-S9, RC-T3, RC-M8]"""

    name = "roll"
    rule = "RC-M8"
    about = ("die",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        side: i64
        for side in range(p.SIDES):
            moves.add(m.ROLL + step_about(table) * p.SIDES + side)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        die = answered(table)
        value = (move - m.ROLL) % p.SIDES + 1
        table.cells[t.DIE_VALUE + die] = value
        tell(log, events.ROLLED, die, value)


FIRST_SEAT: Final[FirstSeat] = FirstSeat()
RESOURCE_TILE: Final[ResourceTile] = ResourceTile()
INFLUENCE_CARD: Final[InfluenceCard] = InfluenceCard()
BLUEPRINT: Final[Blueprint] = Blueprint()
CATHEDRAL_CARD: Final[CathedralCard] = CathedralCard()
WORKSHOP_TILE: Final[WorkshopTile] = WorkshopTile()
PLACE_DIE: Final[PlaceDie] = PlaceDie()
ROLL: Final[Roll] = Roll()
QUESTIONS: Final[list[Question]] = [
    FIRST_SEAT,
    RESOURCE_TILE,
    INFLUENCE_CARD,
    BLUEPRINT,
    CATHEDRAL_CARD,
    WORKSHOP_TILE,
    PLACE_DIE,
    ROLL,
]


def add_left(table: Table, moves: Row, first_move: i64, outcomes: i64, first_cell: i64, cells: i64) -> None:
    """The outcomes that are not on the table yet."""
    outcome: i64
    for outcome in range(outcomes):
        if not is_among(table, outcome, first_cell, cells):
            moves.add(first_move + outcome)


def is_group_laid(table: Table, group: i64) -> bool:
    quadrant: i64
    for quadrant in range(p.QUADRANTS):
        card = table.cells[t.INFLUENCE_AT + quadrant]
        if card != t.NONE and card // 3 == group:
            return True
    return False


def level_at(table: Table, place: i64) -> i64:
    """Base, middle or dome: what the blueprint wants at a place. [RC-S7]"""
    level = place % p.LEVELS
    if level == 0:
        return p.BASE
    return p.DOME if level == t.height(table.cells, t.tower_of(place)) - 1 else p.MIDDLE


def next_place(table: Table, place: i64) -> i64:
    """The place after this one, tower by tower and from below; NONE after the last."""
    after: i64
    for after in range(place + 1, p.PLACES):
        if after % p.LEVELS < t.height(table.cells, t.tower_of(after)):
            return after
    return t.NONE


def tiles_left(table: Table) -> Row:
    """How many workshop tiles of each kind are left to draw; those marked 3+ only for three or more. [RC-S8]"""
    left = Row()
    cells = table.cells
    first = cells[t.BOX] * p.TILE_KINDS
    kind: i64
    for kind in range(p.TILE_KINDS):
        tiles = p.TILES_UNMARKED[first + kind]
        if cells[t.SEATS] > 2:
            tiles += p.TILES_MARKED[first + kind]
        left.add(tiles)
    place: i64
    for place in range(p.PLACES):
        if cells[t.TILE + place] != t.NONE:
            left.items[cells[t.TILE + place]] -= 1
    return left


def location_of(table: Table, resource: i64) -> i64:
    location: i64 = 0
    while table.cells[t.TILE_AT + location] != resource:
        location += 1
    return location


def pay_out(table: Table, log: Row) -> None:
    """Rubles in turn order. [RC-S10]"""
    order: i64
    for order in range(table.cells[t.SEATS]):
        seat = (table.cells[t.TURN] + order) % table.cells[t.SEATS]
        gain(table, seat, p.RUBLES, p.START_RUBLES[order], log)


def ask_rolls(table: Table, location: i64) -> None:
    """All dice there are rolled, the first colour first."""
    die: i64
    for die in range(p.DICE - 1, -1, -1):
        if table.cells[t.DIE_AT + die] == location:
            ROLL.ask(table, CHANCE, die)
