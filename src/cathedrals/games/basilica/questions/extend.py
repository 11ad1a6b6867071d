"""Extending: which of the open vaults, and on which cell; its crown moves the king."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.questions import chance, turn
from cathedrals.games.basilica.telling import events
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, step_about


class Extend(Question):
    """Which vault, once three others have come. [BA-X4]"""

    name = "extend"
    rule = "BA-X4"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        legal_extension(table, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        return why_not_extension(table, move)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        extend(table, seat, move, log)


class Cell(Question):
    """Where the vault is laid. [BA-X1, BA-X2]"""

    name = "cell"
    rule = "BA-X1"
    about = ("field",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        tile = table.cells[t.VAULT_AT + step_about(table)]
        cell: i64
        for cell in range(t.end_of_plan(table.cells)):
            if why_not_lay(table, tile, cell) == no.NOTHING:
                moves.add(m.CELL + cell)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.CELL <= move < m.VAULT:
            return no.ANOTHER_QUESTION
        return why_not_lay(table, table.cells[t.VAULT_AT + step_about(table)], move - m.CELL)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """The fields are filled at once unless the vault led the king to a scoring. [BA-X1, BA-X3]"""
        field = answered(table)
        cell = move - m.CELL
        cells = table.cells
        tile = cells[t.VAULT_AT + field]
        cells[t.VAULT_AT + field] = t.NONE
        cells[t.VAULT + cell] = tile
        cells[t.JUST_LAID] = cell
        occupy(table, cell)
        tell(log, events.EXTENDED, seat, t.vault_of(tile), cell)
        if t.has_crown(tile) and king_reaches_scoring(table, log):
            cells[t.JUST_LAID] = t.NONE
            # Whatever the turn had still to ask falls away with it.
            table.pending = 0
            turn.END_TURN.ask(table, seat, 1, field)
        else:
            chance.ask_refill(table, field)


EXTEND: Final[Extend] = Extend()
CELL: Final[Cell] = Cell()
QUESTIONS: Final[list[Question]] = [EXTEND, CELL]


# Where a vault fits -------------------------------------------------------------------------------


def why_not_empty(table: Table, cell: i64) -> i64:
    """An empty cell that shares a side with a vault or a socket. [BA-X1, BA-O6]"""
    cells = table.cells
    lies = cells[t.VAULT + cell]
    if lies >= 0:
        return no.HAS_VAULT
    if lies == t.SCAFFOLD:
        return no.HAS_SCAFFOLD
    return no.NOTHING if t.is_supported(cells, cell) else no.NO_SUPPORT


def why_not_lay(table: Table, tile: i64, cell: i64) -> i64:
    """[BA-X1, BA-X2]"""
    refusal = why_not_empty(table, cell)
    if refusal == no.NOTHING and t.is_joker(tile) and t.touches_joker(table.cells, cell):
        return no.JOKER_BESIDE_JOKER
    return refusal


def has_room(table: Table) -> bool:
    """Whether a vault of one colour could be laid anywhere. [BA-X4]"""
    cell: i64
    for cell in range(t.end_of_plan(table.cells)):
        if why_not_empty(table, cell) == no.NOTHING:
            return True
    return False


def fits(table: Table, field: i64) -> bool:
    """Whether the vault on a field could be laid anywhere."""
    tile = table.cells[t.VAULT_AT + field]
    cell: i64
    for cell in range(t.end_of_plan(table.cells)):
        if why_not_lay(table, tile, cell) == no.NOTHING:
            return True
    return False


# The extension, as an action or after an exchange -------------------------------------------------


def legal_extension(table: Table, moves: Row) -> None:
    """[BA-X1, BA-X4]"""
    # Nor could three others be laid, so they are not exchanged either.
    if not has_room(table):
        return
    count = moves.count
    field: i64
    for field in range(p.FIELDS):
        # A vault of one colour fits wherever there is room: only jokers need a look at the plan.
        if not t.is_joker(table.cells[t.VAULT_AT + field]) or fits(table, field):
            moves.add(m.EXTEND + field)
    if moves.count == count:
        moves.add(m.DISCARD)


def why_not_extension(table: Table, move: i64) -> i64:
    if move < m.DISCARD:
        return why_not_extend(table, move - m.EXTEND)
    return why_not_discard(table) if move == m.DISCARD else no.ANOTHER_QUESTION


def why_not_extend(table: Table, field: i64) -> i64:
    """[BA-X2, BA-X4]"""
    if fits(table, field):
        return no.NOTHING
    return no.FITS_NOWHERE if has_room(table) else no.NO_CELL_LEFT


def why_not_discard(table: Table) -> i64:
    """The three are exchanged only if none fits and another would. [BA-X4]"""
    field: i64
    for field in range(p.FIELDS):
        if fits(table, field):
            return no.SOMETHING_FITS
    return no.NOTHING if has_room(table) else no.NO_CELL_LEFT


def extend(table: Table, seat: i64, move: i64, log: Row) -> None:
    """One of the three vaults is taken; where none fits, three others come first. [BA-X1, BA-X4]"""
    if move == m.DISCARD:
        # The exchange belongs to the same action, which goes on with the new three.
        EXTEND.ask(table, seat)
        exchange_vaults(table, seat, log)
    else:
        CELL.ask(table, seat, move - m.EXTEND)


def exchange_vaults(table: Table, seat: i64, log: Row) -> None:
    """[BA-X4]"""
    tell(log, events.VAULTS_DISCARDED, seat)
    field: i64
    # The first field is asked last and so is filled first.
    for field in range(p.FIELDS - 1, -1, -1):
        chance.discard(table, t.class_of(table.cells[t.VAULT_AT + field]))
        table.cells[t.VAULT_AT + field] = t.NONE
        chance.FILL_VAULT.ask(table, CHANCE, field)


def occupy(table: Table, cell: i64) -> None:
    table.cells[t.HEIGHT] = max(table.cells[t.HEIGHT], cell // p.COLUMNS + 1)


def king_reaches_scoring(table: Table, log: Row) -> bool:
    """He goes one space on, and never back. [BA-X3]"""
    cells = table.cells
    cells[t.KING] += 1
    tell(log, events.KING_MOVES, cells[t.KING])
    return cells[t.KING] == t.scoring_space(cells, cells[t.SCORINGS_HELD])
