"""How long a game can last and how far a plan can reach at most, counted from the parts."""

import random

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE
from tests.games.basilica.staging import GAME, stage
from tests.games.staging import moves_of, play

# The lines of the longest action, chance's included: an order, whom, which rank; pay, whom, which rank; and a tile
# drawn, twice after a shuffle. An extension has fewer: the field, the cell, crown or none, the tile, a builder.
LONGEST_ACTION = 3 + 3 + 2


def test_no_game_can_outlast_its_bound():
    """BA-K1, BA-T3: every action but placing a builder uses up a tile, and every tile is drawn at most twice"""
    takes = 2 * p.TILES
    turns = takes + takes // 2 + 2  # a turn has an action, or is idle between two that have
    setup = 1 + p.FIELDS + 2 * p.FIELDS + 1
    exchanges = 2 * 2 * p.TILES  # tiles drawn and turned when no vault fits
    assert setup + takes * LONGEST_ACTION + turns + exchanges <= GAME.most_lines


def test_no_plan_outgrows_its_rows_even_if_everyone_builds_a_tower():
    """BA-P4: each lays the farthest vault there is, and lets the nearest collapse"""
    farthest = 0
    for seed in range(12):
        table, dealer, chooser = GAME.new_table(), SeededDealer(seed), random.Random(seed)
        GAME.start(table, 2, {}, Row())
        while not GAME.is_over(table):
            legal = GAME.list_legal(table).numbers()
            if GAME.asked(table) == CHANCE:
                move = int(dealer.deal(GAME, table))
            else:
                move = tower_move([GAME.write(number) for number in legal], legal, table, chooser)
            GAME.play(table, move, Row())
            farthest = max(farthest, int(table.cells[t.HEIGHT]))
    assert 12 < farthest <= p.ROWS


def tower_move(texts, legal, table, chooser):
    cells = [number for text, number in zip(texts, legal, strict=True) if text.startswith("cell")]
    if cells:
        return max(cells)
    extends = [number for text, number in zip(texts, legal, strict=True) if text.startswith("extend")]
    return chooser.choice(extends or legal)


def test_a_vault_and_a_scaffold_can_stand_at_the_far_end():
    """BA-P4"""
    table = stage().far_out(p.ROWS - 1, "g").orders("scaffolding", "move", "move")
    play(table, "order 1", f"cell a{p.ROWS}", "cell b1")
    assert table.seen["height"] == p.ROWS
    play(table, "extend 1")
    assert moves_of(table, "cell")[-2:] == [f"a{p.ROWS - 2}", f"b{p.ROWS - 1}"]
    play(table, "cell a1", "extend 2", f"cell b{p.ROWS - 1}")
    assert len(table.seen["plan"]) == 3


def test_the_far_end_moves_up_with_the_rest():
    """BA-P4, BA-C5"""
    table = stage().plan(".", ".", "g").far_out(p.ROWS, "g").vaults("y*", "b", "r").king(9)
    play(table, "extend 1", "cell b1", "end")
    assert table.seen["height"] == p.ROWS - 2
    table = stage().far_out(p.ROWS, "g").vaults("y*", "b", "r").king(9)
    play(table, "extend 1", "cell b1", "end")
    assert table.seen["height"] == 1


def test_there_are_few_enough_different_moves():
    """The plan is named twice: by its cells where something is put, by its vaults where something is done."""
    assert GAME.move_count == 2 * p.CELLS + p.CLASSES + 19 < 700
