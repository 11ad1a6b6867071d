"""All legal answers to the question on top of the pile, and why another is none."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.steps import build, claim, influence, ivan, kinds, market, setup, turn
from cathedrals.games.red_cathedral.table import MOVED_DIE
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, step_about, step_kind, step_seat


def legal(table: Table, moves: Row) -> None:
    kind = step_kind(table)
    seat = step_seat(table)
    if seat == CHANCE:
        legal_chance(table, kind, moves)
    elif kind == kinds.TURN:
        turn.legal_turn(table, seat, moves)
    elif kind == kinds.MARKET:
        market.legal_market(table, seat, moves)
        influence.legal_influence(table, seat, moves)
        turn.legal_end_turn(table, seat, moves)
    elif kind == kinds.END_TURN:
        turn.legal_end_turn(table, seat, moves)
    elif kind == kinds.WALK:
        market.legal_walk(table, seat, moves)
        legal_trade_alone(table, seat, moves)
    elif kind == kinds.DELIVER:
        build.legal_deliver(table, seat, moves)
        turn.legal_trades(table, seat, moves)
    elif kind == kinds.USE:
        influence.legal_use(table, seat, moves)
        if influence.offers_trades(table):
            turn.legal_trades(table, seat, moves)
    elif kind == kinds.FACE:
        claim.legal_face(table, seat, moves)
        turn.legal_trades(table, seat, moves)
    else:
        legal_choice(table, kind, seat, moves)


def legal_trade_alone(table: Table, seat: i64, moves: Row) -> None:
    """No reroll between choosing a die and moving it; rubles help only with more steps. [RC-T2, RC-T3]"""
    if market.is_payable(table, seat, step_about(table)) and turn.why_not_trade(table, seat) == no.NOTHING:
        moves.add(m.TRADE)


def legal_choice(table: Table, kind: i64, seat: i64, moves: Row) -> None:
    """The smaller questions, among which no prestige is traded."""
    if kind == kinds.BANNER:
        claim.legal_banner(table, seat, moves)
    elif kind == kinds.SPACE:
        claim.legal_space(table, seat, moves)
    elif kind == kinds.GEMS:
        build.legal_gems(table, seat, moves)
    elif kind == kinds.GAIN:
        market.legal_gain(table, seat, moves)
    elif kind == kinds.GET:
        market.legal_get(table, seat, moves)
    elif kind == kinds.SWAP:
        influence.legal_swap(table, seat, moves)
    elif kind == kinds.DISCARD:
        influence.legal_discard(table, seat, moves)
    elif kind == kinds.IVAN_CLAIMS:
        ivan.legal_ivan_claims(table, moves)
    else:
        ivan.legal_ivan_decorates(table, moves)


def legal_chance(table: Table, kind: i64, moves: Row) -> None:
    if kind == kinds.ROLL:
        setup.legal_roll(table, moves)
    elif kind == kinds.FIRST_SEAT:
        setup.legal_first_seat(table, moves)
    elif kind == kinds.RESOURCE_TILE:
        setup.legal_resource_tile(table, moves)
    elif kind == kinds.INFLUENCE_CARD:
        setup.legal_influence_card(table, moves)
    elif kind == kinds.BLUEPRINT:
        setup.legal_blueprint(table, moves)
    elif kind == kinds.CATHEDRAL_CARD:
        setup.legal_cathedral_card(table, moves)
    elif kind == kinds.WORKSHOP_TILE:
        setup.legal_workshop_tile(table, moves)
    elif kind == kinds.PLACE_DIE:
        setup.legal_place_die(table, moves)
    elif kind == kinds.IVAN_CARD:
        setup.legal_ivan_card(table, moves)
    elif kind == kinds.IVAN_TILE:
        setup.legal_ivan_tile(table, moves)
    else:
        moves.add(m.GO_ON)


def why_not(table: Table, move: i64) -> i64:
    """The first condition that forbids an answer, or NOTHING if it is legal."""
    kind = step_kind(table)
    seat = step_seat(table)
    if kind == kinds.TURN:
        return turn.why_not_turn(table, seat, move)
    if kind == kinds.END_TURN:
        return turn.why_not_end_turn(table, seat, move)
    if kind == kinds.MARKET:
        return why_not_market(table, seat, move)
    if kind == kinds.WALK:
        return why_not_walk(table, seat, move)
    if kind == kinds.BANNER:
        return claim.why_not_banner(table, seat, move)
    if kind == kinds.SPACE:
        return claim.why_not_space(table, seat, move)
    if kind == kinds.GEMS:
        return build.why_not_gems(table, seat, move)
    if kind == kinds.GAIN:
        return market.why_not_gain(table, seat, move)
    if kind == kinds.GET:
        return market.why_not_get(table, seat, move)
    if kind == kinds.SWAP:
        return influence.why_not_swap(table, seat, move)
    if kind == kinds.DISCARD:
        return influence.why_not_discard(table, seat, move)
    if kind == kinds.IVAN_CLAIMS:
        return ivan.why_not_ivan_claims(table, move)
    if kind == kinds.IVAN_DECORATES:
        return ivan.why_not_ivan_decorates(table, move)
    return why_not_with_trades(table, kind, seat, move)


def why_not_market(table: Table, seat: i64, move: i64) -> i64:
    """A die that may not go further has walked without a question, so this is where one asks why. [RC-M1]"""
    if m.MORE <= move < m.TAKE and not market.is_payable(table, seat, table.cells[MOVED_DIE]):
        return no.NOT_YOUR_DIE
    if m.TAKE < move < m.INFLUENCE:
        return market.why_not_take(table, seat, move - m.TAKE)
    if m.INFLUENCE <= move < m.USE:
        return influence.why_not_influence(table, seat, move - m.INFLUENCE)
    if m.USE <= move < m.SELL_MATERIAL:
        return market.why_not_activate(table, seat, move - m.USE)
    return turn.why_not_end_turn(table, seat, move)


def why_not_walk(table: Table, seat: i64, move: i64) -> i64:
    if move == m.TRADE and market.is_payable(table, seat, step_about(table)):
        return turn.why_not_trade(table, seat)
    return market.why_not_walk(table, seat, move)


def why_not_with_trades(table: Table, kind: i64, seat: i64, move: i64) -> i64:
    if kind == kinds.DELIVER:
        refusal = build.why_not_deliver(table, seat, move)
    elif kind == kinds.FACE:
        refusal = claim.why_not_face(table, seat, move)
    else:
        refusal = influence.why_not_use(table, seat, move)
        if not influence.offers_trades(table):
            return refusal
    return turn.why_not_trades(table, seat, move) if refusal == no.ANOTHER_QUESTION else refusal
