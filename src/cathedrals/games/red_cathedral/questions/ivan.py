"""Ivan, the opponent of the solo game. He follows rules and judges nothing; the human makes his choices."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain, gain_prestige
from cathedrals.games.red_cathedral.questions import build, chance, claim, market, turn
from cathedrals.games.red_cathedral.questions.actions import ALL_LEVELS
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Follow, Outcome, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, answered

# What he wishes for when he claims, the dearest first. [RC-V6]
ABOVE_HUMAN: Final = 0
ON_BASE: Final = 1
ANYWHERE: Final = 2


class IvanCard(Outcome):
    """Which card lies at a place of his row. [RC-V1]"""

    name = "ivan_card"
    rule = "RC-V1"
    about = ("row",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        chance.add_left(table, moves, m.LAY_IVAN, p.IVAN_CARDS, t.IVAN_CARD_AT, p.IVAN_CARDS)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        row = answered(table)
        table.cells[t.IVAN_CARD_AT + row] = move - m.LAY_IVAN
        tell(log, events.IVAN_CARD_LAID, row + 1, move - m.LAY_IVAN)
        if row + 1 < p.IVAN_CARDS:
            IVAN_CARD.ask(table, CHANCE, row + 1)


class IvanTile(Outcome):
    """Which die tile lies on a card of his row. [RC-V1, RC-V8]"""

    name = "ivan_tile"
    rule = "RC-V1"
    about = ("row",)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        chance.add_left(table, moves, m.DIE, p.DICE, t.IVAN_DIE, p.IVAN_CARDS)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        row = answered(table)
        table.cells[t.IVAN_DIE + row] = move - m.DIE
        table.cells[t.IVAN_FACE_UP + row] = 1
        tell(log, events.IVAN_TILE_LAID, table.cells[t.IVAN_CARD_AT + row], move - m.DIE)
        if row + 1 < p.IVAN_CARDS:
            IVAN_TILE.ask(table, CHANCE, row + 1)


class IvanClaims(Question):
    """The human chooses among the cards he wishes for. [RC-V6]"""

    name = "ivan_claims"
    rule = "RC-V6"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        wish = best_wish(table)
        place: i64
        for place in range(p.PLACES):
            if is_wanted(table, place, wish):
                moves.add(m.CLAIM + place)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.CLAIM <= move < m.BUILD:
            return no.ANOTHER_QUESTION
        refusal = claim.why_not_available(table, move - m.CLAIM)
        if refusal != no.NOTHING:
            return refusal
        return no.NOTHING if is_wanted(table, move - m.CLAIM, best_wish(table)) else no.NOT_FOR_IVAN

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        claim_for_ivan(table, move - m.CLAIM, log)


class IvanDecorates(Question):
    """The human chooses the card for his next ornament. [RC-V8]"""

    name = "ivan_decorates"
    rule = "RC-V8"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        owner = whose_card(table)
        place: i64
        for place in range(p.PLACES):
            if takes_ornament(table, place, owner):
                moves.add(m.DECORATE + place)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.DECORATE <= move < m.GEMS:
            return no.ANOTHER_QUESTION
        fits = takes_ornament(table, move - m.DECORATE, whose_card(table))
        return no.NOTHING if fits else no.IVAN_ORNAMENT

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        take_up_tiles(table)
        build.decorate(table, t.IVAN, move - m.DECORATE, log, 0)
        table.cells[t.IVAN_PLACED] += 1
        gain_prestige(table, t.IVAN, p.IVAN_PRESTIGE, log)


class IvanTurn(Follow):
    """If all his tiles are face down he first places an ornament and is dealt them again. [RC-V8]"""

    name = "ivan_turn"
    rule = "RC-V2"

    def follow(self, table: Table, first: i64, log: Row) -> None:
        # Below whatever comes before his move.
        IVAN_MOVES.ask(table, CHANCE)
        if leftmost_face_up(table) != t.NONE:
            return
        IVAN_TILE.ask(table, CHANCE)
        # They lie where they are until he has decorated.
        if whose_card(table) != NOBODY:
            IVAN_DECORATES.ask(table, t.HUMAN)
        else:
            take_up_tiles(table)


class IvanMoves(Follow):
    """The die of the leftmost tile face up walks, unless it would be a fourth there. [RC-V2]"""

    name = "ivan_moves"
    rule = "RC-V2"

    def follow(self, table: Table, first: i64, log: Row) -> None:
        row = leftmost_face_up(table)
        die = table.cells[t.IVAN_DIE + row]
        # It turns even if the die is blocked, and his card acts all the same.
        table.cells[t.IVAN_FACE_UP + row] = 0
        IVAN_ACTS.ask(table, CHANCE, row)
        if market.is_full(table, market.goal(table, die, 0), die):
            tell(log, events.IVAN_BLOCKED, die, market.goal(table, die, 0))
            return
        market.move_die(table, t.IVAN, die, 0, log)
        gain(table, t.IVAN, p.RECOGNITION, recognition_found(table), log)
        # Rolled before the card acts, as a player's dice are before the next turn.
        chance.ask_rolls(table, market.location_moved_to(table))


class IvanActs(Follow):
    """What the card under the tile says. [RC-V3, RC-V4, RC-V5, RC-V6, RC-V7]"""

    name = "ivan_acts"
    rule = "RC-V2"
    about = ("row",)

    def follow(self, table: Table, row: i64, log: Row) -> None:
        card = table.cells[t.IVAN_CARD_AT + row]
        # The human may be asked in between.
        turn.NEXT_TURN.ask(table, CHANCE, 1)
        if card == p.IVAN_INVENTORY:
            stock(table, log)
        elif card == p.IVAN_TRANSPORT:
            transport(table, log)
        elif card == p.IVAN_CONSTRUCTION:
            construct(table, log)
        elif card == p.IVAN_CLAIM:
            if t.banners_left(table.cells, t.IVAN) > 0:
                IVAN_CLAIMS.ask(table, t.HUMAN)
        else:
            gain(table, t.IVAN, p.RECOGNITION, p.IVAN_RECOGNITION, log)


class IvanStarts(Follow):
    """He claims the base with most recognition, the leftmost of equals, and the human begins. [RC-V1]"""

    name = "ivan_starts"
    rule = "RC-V1"

    def follow(self, table: Table, first: i64, log: Row) -> None:
        best: i64 = 0
        place: i64
        for place in range(0, p.PLACES, p.LEVELS):
            if is_better_base(table, place, best):
                best = place
        claim_for_ivan(table, best, log)
        gain(table, t.HUMAN, p.RUBLES, p.START_RUBLES[0], log)
        turn.NEXT_TURN.ask(table, CHANCE, 0)


IVAN_CARD: Final[IvanCard] = IvanCard()
IVAN_TILE: Final[IvanTile] = IvanTile()
IVAN_CLAIMS: Final[IvanClaims] = IvanClaims()
IVAN_DECORATES: Final[IvanDecorates] = IvanDecorates()
IVAN_TURN: Final[IvanTurn] = IvanTurn(m.GO_ON)
IVAN_MOVES: Final[IvanMoves] = IvanMoves(m.GO_ON)
IVAN_ACTS: Final[IvanActs] = IvanActs(m.GO_ON)
IVAN_STARTS: Final[IvanStarts] = IvanStarts(m.GO_ON)
QUESTIONS: Final[list[Question]] = [
    IVAN_CARD,
    IVAN_TILE,
    IVAN_CLAIMS,
    IVAN_DECORATES,
    IVAN_TURN,
    IVAN_MOVES,
    IVAN_ACTS,
    IVAN_STARTS,
]


# Claiming and decorating --------------------------------------------------------------------------


def is_wanted(table: Table, place: i64, wish: i64) -> bool:
    """Whether an available card is one he wishes for. [RC-V6]"""
    if claim.why_not_available(table, place) != no.NOTHING:
        return False
    if wish == ABOVE_HUMAN:
        return place % p.LEVELS > 0 and table.cells[t.BANNER + place - 1] == t.HUMAN
    return wish == ANYWHERE or place % p.LEVELS == 0


def best_wish(table: Table) -> i64:
    """The first of his wishes that any card fulfils; while he has a banner some card is free. [RC-V6]"""
    wish: i64
    place: i64
    for wish in range(ANYWHERE):
        for place in range(p.PLACES):
            if is_wanted(table, place, wish):
                return wish
    return ANYWHERE


def claim_for_ivan(table: Table, place: i64, log: Row) -> None:
    """The recognition its tile shows is his; the tile leaves the game. [RC-V6]"""
    cells = table.cells
    cells[t.BANNERS_ON + t.IVAN * t.BANNER_PLACES + t.BESIDE] -= 1
    cells[t.BANNER + place] = t.IVAN
    tell(log, events.CLAIMED, t.IVAN, place, t.BESIDE)
    if cells[t.TILE + place] == p.RECOGNITION_TILE:
        gain(table, t.IVAN, p.RECOGNITION, t.kind_amount(cells, p.RECOGNITION_TILE), log)
    cells[t.TILE + place] = t.NONE


def is_better_base(table: Table, place: i64, best: i64) -> bool:
    cells = table.cells
    if cells[t.CARD + place] == t.NONE:
        return False
    return p.CARD_RECOGNITION[cells[t.CARD + place]] > p.CARD_RECOGNITION[cells[t.CARD + best]]


def takes_ornament(table: Table, place: i64, owner: i64) -> bool:
    """Whether his next ornament fits on a finished card of that owner. [RC-V8]"""
    cells = table.cells
    if cells[t.IS_FINISHED + place] == 0 or cells[t.ORNAMENT + place] != NOBODY:
        return False
    wanted = p.IVAN_ORNAMENTS[cells[t.IVAN_PLACED]]
    return cells[t.BANNER + place] == owner and t.level_of(cells, place) == wanted


def whose_card(table: Table) -> i64:
    """On whose cards his next ornament goes: the human's, else his own, else NOBODY's. [RC-V8]"""
    if table.cells[t.IVAN_PLACED] == len(p.IVAN_ORNAMENTS):
        return NOBODY
    owner: i64
    place: i64
    for owner in range(t.HUMAN, t.IVAN + 1):
        for place in range(p.PLACES):
            if takes_ornament(table, place, owner):
                return owner
    return NOBODY


# Moving -------------------------------------------------------------------------------------------


def take_up_tiles(table: Table) -> None:
    """To be dealt again. [RC-V8]"""
    row: i64
    for row in range(p.IVAN_CARDS):
        table.cells[t.IVAN_DIE + row] = t.NONE


def leftmost_face_up(table: Table) -> i64:
    row: i64
    for row in range(p.IVAN_CARDS):
        if table.cells[t.IVAN_FACE_UP + row] == 1:
            return row
    return t.NONE


def recognition_found(table: Table) -> i64:
    """Only recognition: the location's, times the dice, and what the card gives for nothing. [RC-V2]"""
    location = market.location_moved_to(table)
    found: i64 = 0
    if table.cells[t.TILE_AT + location] == p.RECOGNITION:
        found = t.tile_amount(table.cells, p.RECOGNITION) * t.dice_at(table.cells, location)
    action = table.cells[t.INFLUENCE_AT + p.quadrant_of(location)] * 2
    return found + max(recognition_of(table, action), recognition_of(table, action + 1))


def recognition_of(table: Table, action: i64) -> i64:
    if p.ACTION_KIND[action] == p.GAIN_RECOGNITION:
        return p.ACTION_COUNT[action]
    if p.ACTION_KIND[action] == p.PRESENCE and t.finished_levels(table.cells, t.IVAN) == ALL_LEVELS:
        return p.ACTION_COUNT[action]
    return 0


# His cards ----------------------------------------------------------------------------------------


def stock(table: Table, log: Row) -> None:
    """Four materials of the most plentiful kind, then of the next. [RC-V3]"""
    wanted = p.IVAN_MATERIALS
    while wanted > 0:
        kind = most_plentiful(table)
        amount = min(wanted, table.cells[t.IN_RESERVE + kind])
        # The most plentiful kind is used up, so all are.
        if amount == 0:
            return
        table.cells[t.IN_RESERVE + kind] -= amount
        table.cells[t.IVAN_STOCK + kind] += amount
        tell(log, events.IVAN_STOCKED, kind, amount)
        wanted -= amount


def most_plentiful(table: Table) -> i64:
    best: i64 = 0
    kind: i64
    for kind in range(1, p.MATERIALS):
        if table.cells[t.IN_RESERVE + kind] > table.cells[t.IN_RESERVE + best]:
            best = kind
    return best


def transport(table: Table, log: Row) -> None:
    """All that lies on the inventory card goes to the construction card. [RC-V4]"""
    moved: i64 = 0
    kind: i64
    for kind in range(p.MATERIALS):
        moved += table.cells[t.IVAN_STOCK + kind]
        table.cells[t.IVAN_SITE + kind] += table.cells[t.IVAN_STOCK + kind]
        table.cells[t.IVAN_STOCK + kind] = 0
    if moved > 0:
        tell(log, events.IVAN_TRANSPORTED, moved)


def construct(table: Table, log: Row) -> None:
    """Onto his cards, the bases from left to right, then the next level; only the number counts. [RC-V5]"""
    level: i64
    tower: i64
    for level in range(p.LEVELS):
        for tower in range(p.TOWERS):
            supply(table, tower * p.LEVELS + level, log)


def supply(table: Table, place: i64, log: Row) -> None:
    """Fill one of his cards as far as the materials go."""
    cells = table.cells
    if cells[t.BANNER + place] != t.IVAN or cells[t.IS_FINISHED + place] == 1:
        return
    delivered: i64 = 0
    kind: i64
    for kind in range(p.MATERIALS):
        amount = min(t.lacks(cells, place), cells[t.IVAN_SITE + kind])
        cells[t.IVAN_SITE + kind] -= amount
        cells[t.LAID + place * p.MATERIALS + kind] += amount
        delivered += amount
    if delivered > 0:
        tell(log, events.IVAN_DELIVERED, delivered, place)
        if t.lacks(cells, place) == 0:
            build.finish(table, place, log)
