"""Makes the records of Basilica anew, after a change of the rules or the pieces that they cannot survive.

    python tests/records/make_basilica.py

Say in the same commit why they changed, and keep the old ones for ever as they are, in a folder named after their
rules. The matches are played by programs; a few people's habits (undoing, agreeing to an undo, giving up) are mixed in.
One game is told move by move: two players who wall themselves in.
"""

from __future__ import annotations

import json
from pathlib import Path

from cathedrals import matches
from cathedrals.cli.simulate import players_for
from cathedrals.games import game
from cathedrals.kernel.dealer import FairDealer, SeededDealer, ToldDealer
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import Sitter

FOLDER = Path(__file__).parent / "basilica"
GAME = game("basilica")

# name: players, seed
MATCHES = {
    "greedy-1": ("greedy,greedy", 1),
    "greedy-2": ("greedy,greedy", 2),
    "greedy-3": ("greedy,greedy", 3),
    "greedy-4": ("greedy,greedy", 4),
    "greedy-5": ("greedy,greedy", 5),
    "greedy-6": ("greedy,greedy", 6),
    "greedy-907": ("greedy,greedy", 907),  # ends by the second exhaustion, right after a vault was laid
    "random-pushed": ("random,random", 104),  # after a scoring the rest is pushed more than two rows
    "greedy-random-7": ("greedy,random", 7),
    "random-greedy-8": ("random,greedy", 8),
    "random-9": ("random,random", 9),
    "random-10": ("random,random", 10),
    "random-11": ("random,random", 11),
    "random-12": ("random,random", 12),
}
ENDINGS = ("third_scoring", "second_exhaustion", "nobody_can_act")

# All five sockets are blocked with scaffolds before anything is built, and no order has an effect then.
WALLED_IN = (
    *("first 0", "tile yellow scaffolding", "tile blue scaffolding", "tile red scaffolding"),
    *("tile yellow move", "no crown", "tile blue move", "tile red move", "no crown", "tile yellow promotion"),
    *("tile blue promotion", "tile red promotion", "tile green promotion"),
)
WALLED_IN_MOVES = ("order 1", "cell a1", "cell b1", "order 2", "cell c1", "cell d1", "order 3", "end", "end")


def play(names: list[str], seed: int, undo_every: int = 0) -> Match:
    match = new_match(GAME, [Sitter(name, is_program=True) for name in names], SeededDealer(seed))
    players = players_for(names, seed)
    answers = 0
    while not match.over:
        seat = match.asked
        match.play(GAME.write(players[seat].choose(GAME, match.table)))
        answers += 1
        if undo_every and answers % undo_every == 0 and match.record.lines[-1].seat == seat:
            match.undo(seat)
    return match


def first_with(wanted: str, names: list[str]) -> Match:
    """The first match of these players with that ending, or that is a draw."""
    for seed in range(100, 10_000):
        match = play(names, seed)
        if match.ending == wanted or (wanted == "draw" and len(match.winners) == 2 and max(match.scores) > 0):
            return match
    raise AssertionError(f"no match with {wanted}")


def with_people() -> Match:
    """Two people with fair dice: one asks to take back a move after chance has answered, and the other agrees."""
    sitters = [Sitter("Ana"), Sitter('Bohdan "the mason"')]
    match = new_match(GAME, sitters, FairDealer(bytes(range(32)), ("ana-salt", "bohdan-salt")))
    players = players_for(["greedy", "greedy"], 20)
    for _ in range(40):
        match.play(GAME.write(players[match.asked].choose(GAME, match.table)))
    standing = match.record.standing()
    own = [number for number in standing if match.record.lines[number - 1].seat == 0]
    target = standing[standing.index(own[-6]) - 1]
    match.remark(1, f"agree {target}")
    match.undo(0, target)
    while not match.over:
        match.play(GAME.write(players[match.asked].choose(GAME, match.table)))
    match.record.secret = bytes(range(32)).hex()
    return match


def resigned() -> Match:
    match = new_match(GAME, [Sitter("Ana"), Sitter("Kasia")], SeededDealer(21))
    players = players_for(["greedy", "random"], 21)
    for _ in range(60):
        match.play(GAME.write(players[match.asked].choose(GAME, match.table)))
    match.remark(1, "resign")
    return match


def walled_in() -> Match:
    match = new_match(GAME, [Sitter("Ana"), Sitter("Kasia")], ToldDealer(WALLED_IN))
    for text in WALLED_IN_MOVES:
        match.play(text)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    made = {name: play(players.split(","), seed) for name, (players, seed) in MATCHES.items()}
    for ending in ENDINGS:
        made[f"random-{ending}"] = first_with(ending, ["random", "random"])
        made[f"greedy-{ending}"] = first_with(ending, ["greedy", "greedy"])
    made["draw"] = first_with("draw", ["greedy", "greedy"])
    made["undone"] = play(["greedy", "random"], 22, undo_every=9)
    made["people"] = with_people()
    made["resigned"] = resigned()
    made["walled-in"] = walled_in()
    results = {}
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for name, match in made.items():
        (FOLDER / f"{name}.record").write_text(str(match.record), encoding="utf-8")
        results[name] = {"scores": match.scores, "winners": match.winners, "ending": match.ending}
        if match.record.dice != "told":
            matches.verify(match.record)
        print(name, len(match.record.lines), results[name])
    (FOLDER / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
