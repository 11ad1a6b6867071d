"""How long a game can last at most, counted from the parts.

Trades of prestige could go round for ever but for this: give every ruble the value 2 and every prestige space
behind a marker the value 5. A trade (1 prestige for 2 rubles) is one line and costs 1 of it, buying prestige for
3 rubles is one line and costs 1, a reroll is at most five lines and costs 5, and whatever costs rubles costs at
least as much of it as it makes lines. So there are no more such lines than value ever gained, and a turn has at
most as many lines as its other answers and the value it gains together.
"""

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.game import RedCathedral
from tests.games.staging import built_in

RUBLE, SPACE = 2, 5
SLOTS = int(p.SLOTS[0])
SEATS = 4
TOGETHER = int(p.MOST_OTHER_DICE) + 1


def value(resource: int, amount: int) -> int:
    return amount * {p.RUBLES: RUBLE, p.RECOGNITION: SPACE}.get(resource, 0)


def tile_value() -> int:
    """The most a workshop tile gives."""
    by_die = [value(resource, p.TILE_AMOUNT[resource]) for resource in range(p.RESOURCES)]
    of_its_own = [
        value(p.RUBLES, p.KIND_AMOUNT[p.RUBLES_TILE]),
        value(p.RECOGNITION, p.KIND_AMOUNT[p.RECOGNITION_TILE]),
    ]
    return max(by_die + of_its_own)


def action_length(action: int) -> int:
    """The lines of an influence action that no rubles pay for, and the value it gains."""
    kind, rubles, count = p.ACTION_KIND[action], p.ACTION_RUBLES[action], p.ACTION_COUNT[action]
    stop = p.ACTION_ENDLESS[action]
    if kind == p.SELL:
        return (SLOTS if stop else 1) * (1 + rubles * RUBLE) + stop
    if kind == p.EXCHANGE:
        return ((SLOTS - 2 * count) // count + 1 if stop else 1) * (1 + count) + stop
    if kind == p.PRESTIGE_FOR_MATERIALS:
        return (SLOTS // p.DISCARDED if stop else 1) * (p.DISCARDED + SPACE) + stop
    if kind == p.ACTIVATE:
        return 2 + tile_value()
    if kind == p.GAIN_RUBLE:
        return 1 + rubles * RUBLE
    if kind in (p.GAIN_RECOGNITION, p.PRESENCE):
        return 1 + count * SPACE
    lines = {p.BUY: 1, p.SWAP: 2, p.BARTER: 2, p.DELIVER: 2 * count, p.PRESTIGE_FOR_RUBLES: 1 + count * SPACE}
    assert rubles * RUBLE >= lines[kind], "this action does not pay for its lines"
    return stop


def turn_length() -> int:
    """A turn at the market: die, steps, resources, influence, a tile and its gain, the end, the rolls."""
    taken = max(value(resource, p.TILE_AMOUNT[resource]) * TOGETHER for resource in range(p.RESOURCES))
    market = 3 + taken + 1 + max(map(action_length, range(p.ACTIONS))) + 2 + tile_value() + 1 + TOGETHER
    claim = 5 + tile_value() + 1
    build = 1 + 2 * p.DELIVERIES + 1 + 1
    ivan = p.IVAN_CARDS + 1 + TOGETHER + 1
    return int(max(market, claim, build, ivan))


def test_a_trade_and_a_reroll_cost_as_much_as_they_make_lines():
    assert SPACE - p.PRESTIGE_RUBLES * RUBLE >= 1
    assert SPACE >= 1 + TOGETHER


def test_no_game_can_outlast_its_bound():
    turns = int(p.ROUND_LIMIT) * SEATS + SEATS - 1
    setup = 1 + p.LOCATIONS + p.QUADRANTS + 1 + 2 * p.PLACES + 2 * p.DICE + 2 * p.IVAN_CARDS
    cards = (
        sum(built_in(p.CARD_RECOGNITION)) * SPACE
        + sum(built_in(p.CARD_RUBLES)) * RUBLE
        + p.SIXTH_CARD_PRESTIGE * SPACE
    )
    ornaments = SEATS * sum(p.ORNAMENTS_OWNED) * 3 * SPACE
    once = setup + sum(p.START_RUBLES) * RUBLE + cards + ornaments
    assert turns * turn_length() + once <= RedCathedral().most_lines
