"""Carrying out an answer to the question on top of the pile."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import automa
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.rules import build, claim, influence, market, setup, turn
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, step_kind, step_seat


def answer(table: Table, move: i64, log: Row) -> None:
    kind = step_kind(table)
    if step_seat(table) == CHANCE:
        answer_chance(table, kind, move, log)
    elif turn.is_trade(move):
        turn.play_trade(table, move, log)
    elif move == m.END:
        turn.play_end(table, log)
    elif kind == kinds.TURN:
        turn.play_turn(table, move, log)
    elif kind == kinds.MARKET:
        market.play_market(table, move, log)
    elif kind == kinds.WALK:
        market.play_walk(table, move, log)
    elif kind == kinds.DELIVER:
        build.play_deliver(table, move, log)
    elif kind == kinds.GEMS:
        build.play_gems(table, move, log)
    elif kind == kinds.BANNER:
        claim.play_banner(table, move, log)
    elif kind == kinds.SPACE:
        claim.play_space(table, move, log)
    elif kind == kinds.FACE:
        claim.play_face(table, move, log)
    else:
        answer_choice(table, kind, move, log)


def answer_choice(table: Table, kind: i64, move: i64, log: Row) -> None:
    if kind == kinds.GAIN:
        market.play_gain(table, move, log)
    elif kind == kinds.GET:
        market.play_get(table, move, log)
    elif kind == kinds.USE:
        influence.play_use(table, move, log)
    elif kind == kinds.SWAP:
        influence.play_swap(table, move, log)
    elif kind == kinds.DISCARD:
        influence.play_discard(table, move, log)
    elif kind == kinds.IVAN_CLAIMS:
        automa.play_ivan_claims(table, move, log)
    else:
        automa.play_ivan_decorates(table, move, log)


def answer_chance(table: Table, kind: i64, move: i64, log: Row) -> None:
    if kind == kinds.ROLL:
        setup.play_roll(table, move, log)
    elif kind == kinds.NEXT_TURN:
        turn.play_next_turn(table, log)
    elif kind >= kinds.IVAN_CARD:
        answer_for_ivan(table, kind, move, log)
    elif kind == kinds.FIRST_SEAT:
        setup.play_first_seat(table, move, log)
    elif kind == kinds.RESOURCE_TILE:
        setup.play_resource_tile(table, move, log)
    elif kind == kinds.INFLUENCE_CARD:
        setup.play_influence_card(table, move, log)
    elif kind == kinds.BLUEPRINT:
        setup.play_blueprint(table, move, log)
    elif kind == kinds.CATHEDRAL_CARD:
        setup.play_cathedral_card(table, move, log)
    elif kind == kinds.WORKSHOP_TILE:
        setup.play_workshop_tile(table, move, log)
    else:
        setup.play_place_die(table, move, log)


def answer_for_ivan(table: Table, kind: i64, move: i64, log: Row) -> None:
    if kind == kinds.IVAN_CARD:
        setup.play_ivan_card(table, move, log)
    elif kind == kinds.IVAN_TILE:
        setup.play_ivan_tile(table, move, log)
    elif kind == kinds.IVAN_TURN:
        automa.play_ivan_turn(table, log)
    elif kind == kinds.IVAN_MOVES:
        automa.play_ivan_moves(table, log)
    elif kind == kinds.IVAN_ACTS:
        automa.play_ivan_acts(table, log)
    else:
        automa.play_ivan_starts(table, log)
