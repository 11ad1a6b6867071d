"""Makes the records of The Red Cathedral anew, after a change of the rules or the pieces that they cannot survive.

    python tests/records/make.py

Say in the same commit why they changed, and keep the old ones for ever as they are, in a folder named after their
rules. The matches are played by programs; a few people's habits (undoing, agreeing to an undo, giving up, hoarding) are
mixed in.
"""

from __future__ import annotations

import json
from pathlib import Path

from cathedrals import matches
from cathedrals.cli.simulate import players_for
from cathedrals.games import game
from cathedrals.kernel.dealer import FairDealer, SeededDealer
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.table import NOBODY

FOLDER = Path(__file__).parent / "red_cathedral"

# name: players, options, seed
MATCHES = {
    "solo-basic": ("greedy", {}, 1),
    "solo-advanced": ("greedy", {"board": "advanced"}, 2),
    "solo-first-game": ("greedy", {"first_game": "yes"}, 3),
    "solo-random": ("random", {}, 4),
    "solo-colours": ("greedy", {"colours": "yellow-green-blue-red"}, 5),
    "two-basic": ("greedy,greedy", {}, 6),
    "two-advanced": ("greedy,greedy", {"board": "advanced"}, 7),
    "two-first-game": ("greedy,random", {"first_game": "yes"}, 8),
    "two-random-basic": ("random,random", {}, 100),
    "two-random-advanced": ("random,random", {"board": "advanced"}, 10),
    "two-colours": ("greedy,random", {"colours": "green-yellow-red-blue"}, 11),
    "three-basic": ("greedy,random,greedy", {}, 12),
    "three-advanced": ("greedy,random,random", {"board": "advanced"}, 13),
    "three-first-game": ("random,random,random", {"first_game": "yes"}, 14),
    "three-round-limit": ("random,random,random", {"board": "advanced"}, 106),
    "four-basic": ("greedy,random,greedy,random", {}, 16),
    "four-advanced": ("random,greedy,random,random", {"board": "advanced", "first_game": "yes"}, 23),
    "four-colours": ("random,random,random,random", {"colours": "blue-yellow-green-red"}, 18),
    "four-greedy": ("greedy,greedy,greedy,greedy", {}, 19),
}


def play(names: list[str], options: dict[str, str], seed: int, undo_every: int = 0) -> Match:
    chosen = game("red_cathedral")
    sitters = [Sitter(name, is_program=True) for name in names]
    match = new_match(chosen, sitters, SeededDealer(seed), options)
    play_on(match, names, seed, undo_every)
    return match


def play_on(match: Match, names: list[str], seed: int, undo_every: int = 0) -> None:
    players = players_for(names, seed)
    answers = 0
    while not match.over:
        seat = match.asked
        match.play(match.game.write(players[seat].choose(match.game, match.table)))
        answers += 1
        if undo_every and answers % undo_every == 0 and match.record.lines[-1].seat == seat:
            match.undo(seat)


def with_people() -> Match:
    """Two people with fair dice: one asks to take back a move after the dice have rolled, and the other agrees."""
    sitters = [Sitter("Ana"), Sitter('Bohdan "the mason"')]
    match = new_match(
        game("red_cathedral"), sitters, FairDealer(bytes(range(32)), ("ana-salt", "bohdan-salt"))
    )
    players = players_for(["greedy", "greedy"], 20)
    for _ in range(40):
        match.play(match.game.write(players[match.asked].choose(match.game, match.table)))
    standing = match.record.standing()
    own = [number for number in standing if match.record.lines[number - 1].seat == 0]
    target = standing[standing.index(own[-6]) - 1]
    match.remark(1, f"agree {target}")
    match.undo(0, target)
    while not match.over:
        match.play(match.game.write(players[match.asked].choose(match.game, match.table)))
    match.record.secret = bytes(range(32)).hex()
    return match


def resigned() -> Match:
    match = new_match(game("red_cathedral"), [Sitter("Ana"), Sitter("Kasia")], SeededDealer(21))
    players = players_for(["greedy", "random"], 21)
    for _ in range(60):
        match.play(match.game.write(players[match.asked].choose(match.game, match.table)))
    match.remark(1, "resign")
    return match


def hoarded() -> Match:
    """Two people collect rubles till the reserve has none, and then play on. [RC-S5]"""
    match = new_match(game("red_cathedral"), [Sitter("Ana"), Sitter("Kasia")], SeededDealer(24))
    while match.game.view(match.table, NOBODY)["reserve"]["rubles"]:
        match.play(hoarding(match))
    play_on(match, ["greedy", "greedy"], 24)
    return match


def hoarding(match: Match) -> str:
    """The move that brings most rubles, or leads to the location where they are."""
    texts = [move.text for move in match.moves]
    view = match.game.view(match.table, NOBODY)
    at = next(tile["location"] for tile in view["market"]["tiles"] if tile["resource"] == "rubles")
    there = [f"die {die['die']}" for die in view["market"]["dice"] if die["goal"] == at]
    moved = next((die for die in view["market"]["dice"] if die["die"] == view["market"]["moved"]), None)
    takes = [text for text in texts if text.startswith("take")] if moved and moved["location"] == at else []
    wished = [*there, *reversed(takes), "do", "more 0", "end", "stop"]
    return next((text for text in wished if text in texts), texts[-1])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    made = {
        name: play(players.split(","), options, seed) for name, (players, options, seed) in MATCHES.items()
    }
    made["two-undone"] = play(["greedy", "random"], {}, 22, undo_every=9)
    made["two-people"] = with_people()
    made["two-resigned"] = resigned()
    made["two-hoarded"] = hoarded()
    results = {}
    for name, match in made.items():
        (FOLDER / f"{name}.record").write_text(str(match.record), encoding="utf-8")
        results[name] = {"scores": match.scores, "winners": match.winners, "ending": match.ending}
        matches.verify(match.record)
        print(name, len(match.record.lines), results[name])
    (FOLDER / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
