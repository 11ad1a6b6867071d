"""Walks games at random and prints a digest of every stretch: run compiled and interpreted, it must print the same.

python tests/lockstep.py GAME SEATS OPTIONS STEPS SEED [FIRST LAST]

With FIRST and LAST, the steps from one to the other are printed in full.
"""

import hashlib
import json
import sys

from cathedrals.games import game as find_game
from cathedrals.kernel import table as kernel_table
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE

STRETCH = 500
SCORED = 20  # scores take longer than all the rest: they are counted once in so many steps, and at the end


def walk(game, seats, options, steps, seed):
    """Game after game: the seats' moves by dice of their own, all that can be seen after each step."""
    table, log = game.new_table(), Row()
    dealer, dice = SeededDealer(2 * seed + 1), SeededDealer(2 * seed + 2)
    for step in range(steps):
        if step == 0 or game.is_over(table):
            table = game.new_table()
            log.clear()
            game.start(table, seats, options, log)
        moves = game.list_legal(table).numbers()
        chance = game.asked(table) == CHANCE
        move = int(dealer.deal(game, table)) if chance else moves[dice.place(len(moves))]
        log.clear()
        game.play(table, move, log)
        scores = game.scores(table) if step % SCORED == 0 or game.is_over(table) else []
        yield move, moves, log.numbers(), game.events(log), scores, table.to_bytes()


def main():
    name, seats, options, steps, seed, *stretch = sys.argv[1:]
    game = find_game(name)
    steps_seen = walk(game, int(seats), whole_options(game, json.loads(options)), int(steps), int(seed))
    first, last = map(int, stretch) if stretch else (0, 0)
    print(str(kernel_table.__file__).endswith(".py"))
    seen = hashlib.sha256()
    for step, state in enumerate(steps_seen, 1):
        seen.update(repr(state).encode())
        if step % STRETCH == 0:
            print(step, seen.hexdigest())
        if first < step <= last:
            print(step, *state)


if __name__ == "__main__":
    main()
