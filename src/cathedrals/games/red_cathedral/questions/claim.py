"""Claiming: which card, which banner, which workshop space, face up or down."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import pay
from cathedrals.games.red_cathedral.questions import market, turn
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, answered, step_second


def why_not_claim(table: Table, seat: i64, place: i64) -> i64:
    """What speaks against this card is said before what speaks against all of them. [RC-C1, RC-C2]"""
    reason = why_not_available(table, place)
    if reason == no.NOTHING and t.banners_left(table.cells, seat) == 0:
        return no.NO_BANNER
    return reason


def why_not_available(table: Table, place: i64) -> i64:
    """A card without a banner that is a base or lies directly above a card with one. [RC-C2]"""
    cells = table.cells
    if cells[t.CARD + place] == t.NONE:
        return no.NO_CARD_THERE
    if cells[t.BANNER + place] != NOBODY:
        return no.ALREADY_CLAIMED
    if place % p.LEVELS > 0 and cells[t.BANNER + place - 1] == NOBODY:
        return no.NO_BANNER_BELOW
    return no.NOTHING


class Banner(Question):
    """From where the banner comes that goes to the card. [RC-C1, RC-C2]"""

    name = "banner"
    rule = "RC-C1"
    about = ("place",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.BANNER_FROM, m.SPACE):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.BANNER_FROM <= move < m.SPACE:
            return no.ANOTHER_QUESTION
        if table.cells[t.BANNERS_ON + seat * t.BANNER_PLACES + move - m.BANNER_FROM] == 0:
            return no.NO_SUCH_BANNER
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        place = answered(table)
        where = move - m.BANNER_FROM
        table.cells[t.BANNERS_ON + seat * t.BANNER_PLACES + where] -= 1
        table.cells[t.BANNER + place] = seat
        tell(log, events.CLAIMED, seat, place, where)
        # The banner stands from here on, though the tile still lies on the card.
        SPACE.ask(table, seat, place)


class Space(Question):
    """Onto which workshop space the tile of the card goes. [RC-C3, RC-C6]"""

    name = "space"
    rule = "RC-C3"
    about = ("place",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.SPACE, m.FACE_UP):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.SPACE <= move < m.FACE_UP:
            return no.ANOTHER_QUESTION
        cells = table.cells
        space = move - m.SPACE
        if cells[t.WORKSHOP + seat * p.SPACES + space] != 0:
            return no.SPACE_TAKEN
        if space >= p.COLOURS and cells[t.IS_ADVANCED] == 1:
            # On the advanced side two banners wait on the white spaces and block them.
            white = space - p.COLOURS
            if cells[t.BANNERS_ON + seat * t.BANNER_PLACES + t.ON_WHITE + white] > 0:
                return no.WHITE_BLOCKED
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        place = answered(table)
        FACE.ask(table, seat, place, move - m.SPACE)


class Face(Question):
    """Face up for the price of the space, face down for nothing; prestige may be traded for the price. [RC-C3]"""

    name = "face"
    rule = "RC-C3"
    about = ("place", "space")

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        if why_not_face_up(table, seat) == no.NOTHING:
            moves.add(m.FACE_UP)
        moves.add(m.FACE_DOWN)
        turn.legal_trades(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move == m.FACE_DOWN:
            return no.NOTHING
        if move == m.FACE_UP:
            return why_not_face_up(table, seat)
        return turn.why_not_trades(table, seat, move)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """Face up it costs the price and gives its benefit at once; face down it gives nothing. [RC-C3, RC-C4]"""
        if turn.is_trade(move):
            turn.trade(table, seat, move, log)
            return
        space = step_second(table)
        place = answered(table)
        tile = table.cells[t.TILE + place]
        table.cells[t.TILE + place] = t.NONE
        if move == m.FACE_UP:
            pay(table, seat, t.price(table.cells, seat, space), log)
            # 0 is an empty space: tiles count from 1, and below 0 they lie face down.
            table.cells[t.WORKSHOP + seat * p.SPACES + space] = tile + 1
            tell(log, events.TILE_PLACED, seat, tile, space)
            # Whoever places a tile may leave its benefit; whoever activates it must take some.
            market.ask_benefit(table, seat, tile, 0)
        else:
            table.cells[t.WORKSHOP + seat * p.SPACES + space] = -(tile + 1)
            tell(log, events.TILE_HIDDEN, seat, tile, space)
        if table.cells[t.IS_ADVANCED] == 1 and space < p.COLOURS:
            unlock_or_lose(table, seat, space, move == m.FACE_UP, log)


def why_not_face_up(table: Table, seat: i64) -> i64:
    """[RC-C3, RC-C5]"""
    if table.cells[t.PURSE + seat] < t.price(table.cells, seat, step_second(table)):
        return no.RUBLES_FOR_SPACE
    return no.NOTHING


def unlock_or_lose(table: Table, seat: i64, space: i64, is_unlocked: bool, log: Row) -> None:
    """A tile face up unlocks the ornament of its space, face down it is lost. [RC-C6]"""
    ornament = t.ornament_on(table.cells, seat, space)
    if is_unlocked:
        table.cells[t.ORNAMENTS + seat * 3 + ornament] += 1
        tell(log, events.UNLOCKED, seat, ornament)
    else:
        tell(log, events.ORNAMENT_LOST, seat, ornament)


BANNER: Final[Banner] = Banner()
SPACE: Final[Space] = Space()
FACE: Final[Face] = Face()
QUESTIONS: Final[list[Question]] = [BANNER, SPACE, FACE]
