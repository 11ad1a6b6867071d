"""The actions of the influence cards: whether each can be used, by which moves, and what a use does."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain, gain_prestige, give
from cathedrals.games.red_cathedral.questions import build, influence, market
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table

ALL_LEVELS: Final = 7


class Action:
    """One kind of action, which the cards print with their own prices and counts. Its uses are moves in a row."""

    def __init__(self, first: i64, uses: i64) -> None:
        self.first: i64 = first
        self.uses: i64 = uses

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        """What forbids every use, the price apart."""
        return no.NOTHING

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        """What forbids one use, the price apart."""
        return no.NOTHING

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        raise NotImplementedError


class OfMaterials(Action):
    """One that is used with a material; where none will do, the reason that tells most."""

    def __init__(self, first: i64, otherwise: i64) -> None:
        super().__init__(first, p.MATERIALS)
        self.otherwise: i64 = otherwise

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        material: i64
        for material in range(p.MATERIALS):
            if self.why_not(table, seat, action, material) == no.NOTHING:
                return no.NOTHING
        return self.otherwise


class Sell(OfMaterials):
    """For rubles alone, so not while there are none. [RC-I1, RC-S5]"""

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        if t.lacks_rubles(table.cells):
            return no.RESERVE_LACKS
        return super().why_not_at_all(table, seat, action)

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        if not is_pictured(action, use):
            return no.NOT_PICTURED
        if t.lacks_rubles(table.cells):
            return no.RESERVE_LACKS
        return why_not_held(table, seat, use, 1)

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        give(table, seat, use, 1, log)
        gain(table, seat, p.RUBLES, p.ACTION_RUBLES[action], log)


class Buy(OfMaterials):
    """[RC-I1]"""

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        refusal = super().why_not_at_all(table, seat, action)
        # With room for one it is the reserve that has none of the kinds pictured.
        if refusal != no.NOTHING and t.free_slots(table.cells, seat) > 0:
            return no.RESERVE_LACKS
        return refusal

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        if not is_pictured(action, use):
            return no.NOT_PICTURED
        if table.cells[t.IN_RESERVE + use] == 0:
            return no.RESERVE_LACKS
        return no.NOTHING if t.free_slots(table.cells, seat) > 0 else no.NO_FREE_SLOT

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        gain(table, seat, use, 1, log)


class Deliver(Action):
    """[RC-I2]"""

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        return build.why_not_build(table, seat)

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        return build.why_not_delivery(table, seat, self.first + use)

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        build.deliver(table, seat, self.first + use, p.ACTION_COUNT[action], log)


class GainRubles(Action):
    """[RC-I2, RC-S5]"""

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        return no.RESERVE_LACKS if t.lacks_rubles(table.cells) else no.NOTHING

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        return self.why_not_at_all(table, seat, action)

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        gain(table, seat, p.RUBLES, p.ACTION_RUBLES[action], log)


class Swap(Action):
    """The first of the two tiles. [RC-I2]"""

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        influence.SWAP.ask(table, seat, use)


class Exchange(OfMaterials):
    """Twice as many of one kind for any others. [RC-I3]"""

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        return why_not_held(table, seat, use, 2 * p.ACTION_COUNT[action])

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        give(table, seat, use, 2 * p.ACTION_COUNT[action], log)
        # What was given lies in the reserve again, so even the same kind can be had.
        market.GET.ask(table, seat, p.ACTION_COUNT[action], t.NONE, 1)


class Barter(OfMaterials):
    """One for one of another kind. [RC-I3]"""

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        refusal = why_not_held(table, seat, use, 1)
        if refusal == no.NOTHING and not market.reserve_has_any(table, use):
            return no.RESERVE_LACKS
        return refusal

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        give(table, seat, use, 1, log)
        # Only another kind makes it a barter.
        market.GET.ask(table, seat, 1, use, 1)


class Activate(Action):
    """A workshop tile of any colour. [RC-I3]"""

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        space: i64
        for space in range(p.SPACES):
            if market.why_not_use_tile(table, seat, space) == no.NOTHING:
                return no.NOTHING
        return no.NO_TILE

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        return market.why_not_use_tile(table, seat, use)

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        market.activate(table, seat, use, log)


class GainRecognition(Action):
    """[RC-I4]"""

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        gain(table, seat, p.RECOGNITION, p.ACTION_COUNT[action], log)


class PrestigeForRubles(Action):
    """[RC-I4]"""

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        gain_prestige(table, seat, p.ACTION_COUNT[action], log)


class PrestigeForMaterials(OfMaterials):
    """The first of three different materials. [RC-I4]"""

    def why_not(self, table: Table, seat: i64, action: i64, use: i64) -> i64:
        if kinds_held(table, seat) < p.DISCARDED:
            return no.TOO_FEW_KINDS
        return why_not_held(table, seat, use, 1)

    def play(self, table: Table, seat: i64, action: i64, use: i64, log: Row) -> None:
        give(table, seat, use, 1, log)
        influence.DISCARD.ask(table, seat, 1 << use, p.DISCARDED - 1)


class Presence(GainRecognition):
    """Recognition for a finished base, middle and dome. [RC-I4]"""

    def why_not_at_all(self, table: Table, seat: i64, action: i64) -> i64:
        return no.NOTHING if t.finished_levels(table.cells, seat) == ALL_LEVELS else no.NOT_PRESENT


# By their kinds.
ACTIONS: Final[list[Action]] = [
    Sell(m.SELL_MATERIAL, no.NOTHING_TO_GIVE),
    Buy(m.BUY_MATERIAL, no.NO_FREE_SLOT),
    Deliver(m.LAY, m.GEMS - m.LAY),
    GainRubles(m.DO, 1),
    Swap(m.SWAP_TILE, p.LOCATIONS),
    Exchange(m.GIVE, no.TOO_FEW_IDENTICAL),
    Barter(m.GIVE, no.NOTHING_TO_GIVE),
    Activate(m.USE, p.SPACES),
    GainRecognition(m.DO, 1),
    PrestigeForRubles(m.DO, 1),
    PrestigeForMaterials(m.GIVE, no.TOO_FEW_KINDS),
    Presence(m.DO, 1),
]


def is_pictured(action: i64, material: i64) -> bool:
    return p.ACTION_MATERIALS[action] >> material & 1 == 1


def why_not_held(table: Table, seat: i64, material: i64, amount: i64) -> i64:
    owned = table.cells[t.INVENTORY + seat * p.MATERIALS + material]
    if owned == 0:
        return no.NOT_HELD
    return no.NOTHING if owned >= amount else no.TOO_FEW_IDENTICAL


def kinds_held(table: Table, seat: i64) -> i64:
    kinds: i64 = 0
    material: i64
    for material in range(p.MATERIALS):
        if table.cells[t.INVENTORY + seat * p.MATERIALS + material] > 0:
            kinds += 1
    return kinds
