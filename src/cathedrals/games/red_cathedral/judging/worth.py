"""What a position is worth to a seat, in hundredths of prestige, and why.

Nothing here is a rule. It is a player's judgement: what things will bring by the end, and how much of that is still
in time. The parts of the sum are kept apart, so that a hint can say which of them a move improves. The weights were
found with the built-in pieces; those of a turn go by what the cards of a box pay.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions.build import finished_above
from cathedrals.games.red_cathedral.questions.turn import TURN
from cathedrals.games.red_cathedral.scoring import score, share_out
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, step_seat
from cathedrals.kernel.weights import read_weights

PART_NAMES: Final[tuple[str, ...]] = ("marker", "cards", "shares", "goods", "money", "tools", "danger")

ONE: Final = 100  # prestige
ONE_TURN: Final = 100
FOUND_WITH: Final = 309  # recognition on all cards of the box that was played with when weights were found

# Where each weight of worth.toml stands.
TURNS_A_CARD: Final = 0
TURNS_BEGUN: Final = 1
TURNS_A_MATERIAL: Final = 2
TURNS_AT_HAND: Final = 3
DELAY: Final = 4
RUBLE: Final = 5
LIQUID_RUBLE: Final = 6
LIQUID_RUBLES: Final = 7
SPARE_MATERIAL: Final = 8
HOPEFUL_MATERIAL: Final = 9
SPARE_GEM: Final = 10
CLAIMED: Final = 11
HELD: Final = 12
FINISHED_CARD: Final = 13
FREE_SLOT: Final = 14
UNPLACED_ORNAMENT: Final = 15
ACTIVATIONS: Final = 16
TILE_BENEFIT: Final = 17
FINISHED_SHARE: Final = 18
UNFINISHED_SHARE: Final = 19
UNCLAIMED_CARD: Final = 20
UNFINISHED_CARD: Final = 21
OPEN_TOWER: Final = 22
DANGER: Final = 23
TO_MOVE: Final = 24
IVAN_TURN: Final = 25
HASTE: Final = 26
WEIGHT_NAMES: Final[tuple[str, ...]] = (
    "turns_a_card",
    "turns_begun",
    "turns_a_material",
    "turns_at_hand",
    "delay",
    "ruble",
    "liquid_ruble",
    "liquid_rubles",
    "spare_material",
    "hopeful_material",
    "spare_gem",
    "claimed",
    "held",
    "finished_card",
    "free_slot",
    "unplaced_ornament",
    "activations",
    "tile_benefit",
    "finished_share",
    "unfinished_share",
    "unclaimed_card",
    "unfinished_card",
    "open_tower",
    "danger",
    "to_move",
    "ivan_turn",
    "haste",
)
WEIGHTS: Final[vec[i64]] = read_weights(Path(__file__).with_name("worth.toml"), WEIGHT_NAMES)


def turns_left(cells: vec[i64]) -> i64:
    """About how many turns each seat still has, in hundredths: as many as the quickest needs for its sixth card."""
    if cells[t.FINISHER] != NOBODY:
        return 0
    fewest: i64 = p.CARDS_TO_END * WEIGHTS[TURNS_A_CARD]
    seat: i64
    for seat in range(cells[t.SEATS]):
        if cells[t.IS_SOLO] == 0 or seat != t.IVAN:
            fewest = min(fewest, turns_needed(cells, seat))
    return fewest


def turns_needed(cells: vec[i64], seat: i64) -> i64:
    """Most for a card not claimed yet; less for a claimed one, the more of it is laid or at hand."""
    to_go: i64 = p.CARDS_TO_END
    begun: i64 = 0
    lacking: i64 = 0
    at_hand: i64 = 0
    wanted = Row()
    wanted.add_zeros(p.MATERIALS)
    place: i64
    for place in range(p.PLACES):
        if cells[t.BANNER + place] == seat:
            to_go -= 1
            if cells[t.IS_FINISHED + place] == 0:
                begun += 1
                add_wanted(cells, place, wanted)
    for material in range(p.MATERIALS):
        lacking += wanted.items[material]
        at_hand += min(wanted.items[material], cells[t.INVENTORY + seat * p.MATERIALS + material])
    work = max(to_go, 0) * WEIGHTS[TURNS_A_CARD] + begun * WEIGHTS[TURNS_BEGUN]
    return ONE_TURN + work + lacking * WEIGHTS[TURNS_A_MATERIAL] - at_hand * WEIGHTS[TURNS_AT_HAND]


def add_wanted(cells: vec[i64], place: i64, wanted: Row) -> None:
    """The materials a card still lacks, by kind."""
    card = cells[t.CARD + place]
    material: i64
    for material in range(p.MATERIALS):
        laid = cells[t.LAID + place * p.MATERIALS + material]
        wanted.items[material] += p.CARD_NEEDS[card * p.MATERIALS + material] - laid


def in_points(cells: vec[i64], found: i64) -> i64:
    """Points found with the built-in pieces, by what the cards of this box pay."""
    return found * p.ALL_RECOGNITION[cells[t.BOX]] // FOUND_WITH


def goes_round(cells: vec[i64]) -> bool:
    """Whether markers usually come to a second lap with the pieces of this box."""
    return p.REACH[cells[t.BOX]] > p.LAP


def marker_worth(cells: vec[i64], position: i64) -> i64:
    """Prestige of a place on the track, with the way to the next prestige space counted in parts.

    Where markers go round, all spaces count alike before the last turns. Spaces of a lap bring the more the further on
    they are, and those of the next lap little again: at the end of a lap every claimed card would promise the dear
    spaces just ahead, and whoever finished one of them would seem to lose by it what the others promise.
    """
    if goes_round(cells) and cells[t.FINISHER] == NOBODY:
        return position * p.LAP_PRESTIGE * ONE // p.LAP
    behind = t.prestige_space_behind(cells, position + 1)
    if behind == t.NONE:
        behind = 0
    ahead = t.prestige_space_ahead(cells, position)
    return t.prestige_at(cells, position) * ONE + (position - behind) * ONE // (ahead - behind)


def assess(table: Table, seat: i64, row: Row) -> None:
    """The parts of a seat's worth, in the order of their names."""
    shares = Row()
    add_shares(table, shares)
    add_parts(table, seat, shares.items[seat], row)


def add_parts(table: Table, seat: i64, shares: i64, row: Row) -> None:
    left = turns_left(table.cells)
    held = Row()
    material: i64
    for material in range(p.MATERIALS):
        held.add(table.cells[t.INVENTORY + seat * p.MATERIALS + material])
    row.add(marker_worth(table.cells, table.cells[t.POSITION + seat]))
    row.add(cards_worth(table, seat, held, left) - delay(table.cells, seat, left))
    row.add(shares)
    row.add(goods_worth(table, seat, held, left))
    row.add(money_worth(table.cells[t.PURSE + seat], left))
    row.add(tools_worth(table, seat, left))
    row.add(-danger(table, seat))


def cards_worth(table: Table, seat: i64, held: Row, left: i64) -> i64:
    """Finished cards, and claimed ones by how near they are; materials meant for them are taken out of `held`."""
    cells = table.cells
    total: i64 = 0
    place: i64
    for place in range(p.PLACES):
        if cells[t.BANNER + place] == seat:
            if cells[t.IS_FINISHED + place] == 1:
                total += WEIGHTS[FINISHED_CARD]
            else:
                total += unfinished_worth(table, seat, place, held, left)
    return total


def delay(cells: vec[i64], seat: i64, left: i64) -> i64:
    """What the way to the sixth card costs a seat in the race; alone, it is Ivan's turns that cost."""
    if left == 0 or cells[t.IS_SOLO] == 1:
        return 0
    return in_points(cells, turns_needed(cells, seat) * WEIGHTS[DELAY] // ONE_TURN)


def unfinished_worth(table: Table, seat: i64, place: i64, held: Row, left: i64) -> i64:
    cells = table.cells
    card = cells[t.CARD + place]
    missing = t.lacks(cells, place)
    ready: i64 = 0
    material: i64
    for material in range(p.MATERIALS):
        wanted = p.CARD_NEEDS[card * p.MATERIALS + material] - cells[t.LAID + place * p.MATERIALS + material]
        used = min(wanted, held.items[material])
        if used > 0:
            held.items[material] -= used
            ready += used
    laid = (p.CARD_SIZE[card] - missing) * 100 + ready * WEIGHTS[HELD]
    progress = WEIGHTS[CLAIMED] + (100 - WEIGHTS[CLAIMED]) * laid // (p.CARD_SIZE[card] * 100)
    position = cells[t.POSITION + seat]
    reward = marker_worth(cells, position + p.CARD_RECOGNITION[card]) - marker_worth(cells, position)
    reward += p.CARD_RUBLES[card] * WEIGHTS[RUBLE] + WEIGHTS[FINISHED_CARD]
    return reward * progress * in_time(missing - ready, left) // 10000


def in_time(missing: i64, left: i64) -> i64:
    """Per cent of hope that materials still to be found are found before the end."""
    wanted = (missing * 2 + 2) * ONE_TURN
    if left >= wanted:
        return 100
    return max(100 - (wanted - left) * 15 // ONE_TURN, 10)


def add_shares(table: Table, totals: Row) -> None:
    """What the towers bring every seat, each scored as if what is begun were finished in part."""
    totals.add_zeros(table.cells[t.SEATS])
    shares = Row()
    points = Row()
    tower: i64
    for tower in range(p.TOWERS):
        if table.cells[t.CARD + tower * p.LEVELS] != t.NONE:
            shares.clear()
            points.clear()
            value = tower_prospect(table, tower, shares)
            share_out(value, shares, points)
            settled = finished_part(table.cells, tower)
            hoped = value * (100 - settled) * WEIGHTS[OPEN_TOWER] // 10000
            weight = sum_of_squares(shares)
            for seat in range(table.cells[t.SEATS]):
                totals.items[seat] += (
                    points.items[seat] * (100 - (100 - settled) * WEIGHTS[OPEN_TOWER] // 100) // 100
                )
                if weight > 0:
                    totals.items[seat] += hoped * shares.items[seat] * shares.items[seat] // weight


def finished_part(cells: vec[i64], tower: i64) -> i64:
    """Per cent of a tower's cards that are finished."""
    finished: i64 = 0
    tall = t.height(cells, tower)
    level: i64
    for level in range(tall):
        finished += cells[t.IS_FINISHED + tower * p.LEVELS + level]
    return finished * 100 // tall


def sum_of_squares(row: Row) -> i64:
    total: i64 = 0
    place: i64
    for place in range(row.count):
        total += row.items[place] * row.items[place]
    return total


def tower_prospect(table: Table, tower: i64, shares: Row) -> i64:
    """The value a tower may come to; and fills in what everyone's share may be."""
    cells = table.cells
    shares.add_zeros(cells[t.SEATS])
    value: i64 = 0
    bottom = tower * p.LEVELS
    place: i64
    for place in range(bottom, bottom + t.height(cells, tower)):
        owner = cells[t.BANNER + place]
        if owner == NOBODY:
            value += WEIGHTS[UNCLAIMED_CARD]
        elif cells[t.IS_FINISHED + place] == 1:
            value += 2 * ONE
            shares.items[owner] += WEIGHTS[FINISHED_SHARE]
        else:
            value += WEIGHTS[UNFINISHED_CARD]
            shares.items[owner] += WEIGHTS[UNFINISHED_SHARE]
        decorator = cells[t.ORNAMENT + place]
        if decorator != NOBODY:
            value += ONE
            shares.items[decorator] += WEIGHTS[FINISHED_SHARE]
    return value


def goods_worth(table: Table, seat: i64, spare: Row, left: i64) -> i64:
    """Materials no claimed card waits for, ornaments, and room."""
    cells = table.cells
    if cells[t.IS_SOLO] == 1 and seat == t.IVAN:
        return 0
    each = WEIGHTS[SPARE_MATERIAL]
    if left > 2 * ONE_TURN and t.banners_left(cells, seat) > 0:
        each += WEIGHTS[HOPEFUL_MATERIAL]
    waiting = (
        cells[t.ORNAMENTS + seat * 3] + cells[t.ORNAMENTS + seat * 3 + 1] + cells[t.ORNAMENTS + seat * 3 + 2]
    )
    total: i64 = 0
    gems: i64 = 0
    material: i64
    for material in range(p.MATERIALS):
        total += spare.items[material] * each
        if material >= p.GREEN_GEM:
            gems += spare.items[material]
    if left > 0:
        total += min(gems, min(waiting, 1) * 2) * WEIGHTS[SPARE_GEM]
    if left > 2 * ONE_TURN:
        total += waiting * WEIGHTS[UNPLACED_ORNAMENT]
        total += min(t.free_slots(cells, seat), 5) * WEIGHTS[FREE_SLOT]
    return total


def money_worth(rubles: i64, left: i64) -> i64:
    worth = rubles * WEIGHTS[RUBLE]
    if left > ONE_TURN:
        worth += min(rubles, WEIGHTS[LIQUID_RUBLES]) * WEIGHTS[LIQUID_RUBLE]
    return worth


def tools_worth(table: Table, seat: i64, left: i64) -> i64:
    """Workshop tiles face up, by how often they may still be used."""
    total: i64 = 0
    space: i64
    for space in range(p.SPACES):
        tile = table.cells[t.WORKSHOP + seat * p.SPACES + space]
        if tile > 0:
            total += benefit(tile - 1) * WEIGHTS[ACTIVATIONS] * left // (100 * ONE_TURN)
    return total


def benefit(kind: i64) -> i64:
    """What using a tile once brings."""
    if kind < p.MATERIAL_TILE or kind == p.ANY_TILE:
        return WEIGHTS[TILE_BENEFIT]
    if kind == p.RUBLES_TILE:
        return 2 * WEIGHTS[RUBLE]
    if kind == p.RECOGNITION_TILE:
        return ONE // 3
    return WEIGHTS[TILE_BENEFIT] if kind - p.MATERIAL_TILE >= 3 else WEIGHTS[TILE_BENEFIT] * 2 // 3


def danger(table: Table, seat: i64) -> i64:
    """Unfinished cards under finished ones of others cost recognition with every card finished above them."""
    cells = table.cells
    total: i64 = 0
    place: i64
    for place in range(p.PLACES):
        if cells[t.BANNER + place] == seat and cells[t.IS_FINISHED + place] == 0:
            total += finished_above(table, place, seat) * WEIGHTS[DANGER]
    return total


def worths(table: Table, row: Row) -> None:
    """Every seat's own worth; at the end its score. Ivan plans nothing, so what he has yet to come is his turns."""
    shares = Row()
    if table.cells[t.ENDING] == 0:
        add_shares(table, shares)
    parts = Row()
    seat: i64
    for seat in range(table.cells[t.SEATS]):
        if table.cells[t.ENDING] == 0:
            parts.clear()
            add_parts(table, seat, shares.items[seat], parts)
            row.add(parts.total())
        else:
            row.add(score(table, seat) * ONE)
    if table.cells[t.ENDING] == 0:
        row.items[next_to_act(table)] += in_points(table.cells, WEIGHTS[TO_MOVE])
        if table.cells[t.IS_SOLO] == 1:
            row.items[t.IVAN] += WEIGHTS[IVAN_TURN] * turns_left(table.cells) // ONE_TURN


def next_to_act(table: Table) -> i64:
    """Whose action comes next: asked for one now, or after the turn that is being played."""
    if is_asked(table, TURN):
        return step_seat(table)
    return (table.cells[t.TURN] + 1) % table.cells[t.SEATS]
