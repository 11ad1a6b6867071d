"""Draws the pictures of the terminal in docs/pictures: `python docs/screens.py`, from any folder.

Programs play a match up to a line; then the screen is composed as a person would see it there.
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cathedrals.cli.screen import Scene, choices, compose, turns
from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import Words
from cathedrals.players.greedy import GreedyPlayer

PICTURES = Path(__file__).parent / "pictures"
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"
NAMES = ["Ana", "Jan", "Ola", "Ivo"]
# name, seats, seed, turns of the first seat before the picture, columns, lines
SCREENS = (
    ("terminal-80", 2, 7, 13, 80, 24),
    ("terminal-120", 2, 7, 17, 120, 36),
    ("terminal-solo", 1, 9, 14, 80, 24),
)


def match_after(seats: int, seed: int, wanted: int) -> tuple[Match, int]:
    """The match when Ana begins a turn, after so many turns, and what was told before her last answer."""
    match = new_match(HOUSE[0], [Sitter(name) for name in NAMES[:seats]], SeededDealer(seed))
    player = GreedyPlayer(0)
    answered = begun = 0
    while not match.over:
        if match.asked == 0 and match.step == "turn":
            begun += 1
            if begun > wanted:
                break
        if match.asked == 0:
            answered = len(match.told)
        match.play(match.game.write(player.choose(match.game, match.table)))
    return match, answered


def screen(seats: int, seed: int, wanted: int, width: int, height: int, colour: str) -> str:
    match, answered = match_after(seats, seed, wanted)
    words = Words(match.game.name)
    page = Page(words, NAMES[:seats], 0, width, height, colour)
    question = words.say("play-question", {"seat": NAMES[0], "question": words.say(f"step-{match.step}")})
    scene = Scene(
        question, choices(match.game, match.table, page), turns(match.told[answered:], page, NAMES[0]), []
    )
    rows = compose(match.game, match.table, page, scene).rows
    return "\n".join([*rows, words.say("play-prompt", {"seat": NAMES[0]})])


def picture(text: str, width: int) -> str:
    console = Console(
        record=True, width=width, file=StringIO(), color_system="truecolor", force_terminal=True
    )
    for row in text.split("\n"):
        console.print(Text.from_ansi(row), no_wrap=True, crop=True)
    svg = console.export_svg(title="cathedrals play", unique_id="cathedrals")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from the net
    return svg.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for name, seats, seed, wanted, width, height in SCREENS:
        coloured = screen(seats, seed, wanted, width, height, "truecolor")
        (PICTURES / f"{name}.svg").write_text(picture(coloured, width), encoding="utf-8")
        plain = screen(seats, seed, wanted, width, height, "")
        (PICTURES / f"{name}.txt").write_text(plain + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
