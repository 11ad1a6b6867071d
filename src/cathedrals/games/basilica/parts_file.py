"""Reads and checks parts.toml, or what an owner of the game wrote instead."""
# Stays plain: it reads a file once.

from pathlib import Path
from typing import Final

from cathedrals.kernel.parts_file import SOURCES as SOURCES
from cathedrals.kernel.parts_file import PartsError as PartsError
from cathedrals.kernel.parts_file import PartsFile

COLOUR_NAMES: Final[tuple[str, ...]] = ("yellow", "blue", "red", "green")
VAULT_NAMES: Final[tuple[str, ...]] = (
    *COLOUR_NAMES,
    "yellow-blue",
    "yellow-red",
    "yellow-green",
    "blue-red",
    "blue-green",
    "red-green",
)
ORDER_NAMES: Final[tuple[str, ...]] = (
    "promotion",
    "move",
    "recruit",
    "confusion",
    "stained_glass",
    "scaffolding",
    "catastrophe",
)
PAID_ORDERS: Final[tuple[str, ...]] = ("promotion", "recruit", "confusion")
TILES: Final = 58
TILES_OF_A_COLOUR: Final = 10
JOKERS_OF_A_PAIR: Final = 3
MOST_ALIKE: Final = 2
COLUMNS: Final = 5
SCORINGS: Final = 3


class Parts(PartsFile):
    """All that the file says, as plain lists; parts.py tells what each means."""

    game = "basilica"
    for_every_box = ("player", "supply", "plan", "order")  # what the rulebook prints

    def read(self) -> None:
        self.read_players()
        self.read_king()
        self.read_orders()
        self.read_tiles()

    def read_players(self) -> None:
        player = self.table("player")
        self.builders = player.number("builders", 1)
        self.tokens = player.number("tokens")
        self.coins = player.number("coins")
        player.finish()
        supply = self.table("supply")
        supply.number("scaffolds")
        supply.number("stained_glasses")
        supply.finish()
        plan = self.table("plan")
        plan.number("columns", COLUMNS, COLUMNS)
        plan.finish()

    def read_king(self) -> None:
        king = self.table("king")
        spaces = self.scoring_spaces = king.numbers("scoring_spaces", 1, TILES, count=SCORINGS)
        king.finish()
        if king.is_sound and spaces != sorted(set(spaces)):
            king.complain("ascending", "scoring_spaces", key="scoring_spaces")

    def read_orders(self) -> None:
        for place, row in enumerate(self.rows("order", len(ORDER_NAMES))):
            row.fixed("order", ORDER_NAMES[place])
            if row.flag("paid") != (ORDER_NAMES[place] in PAID_ORDERS):
                row.complain("paid", "paid", value=ORDER_NAMES[place])
            row.finish()

    def read_tiles(self) -> None:
        """How many tiles each class has, a class being the colours and the order, and how many with a crown."""
        self.class_tiles = [0] * (len(VAULT_NAMES) * len(ORDER_NAMES))
        self.class_crowns = [0] * len(self.class_tiles)
        alike: dict[int, list[int]] = {}
        for place, row in enumerate(self.rows("tile", TILES)):
            vault = row.word("vault", VAULT_NAMES)
            kind = vault * len(ORDER_NAMES) + row.word("order", ORDER_NAMES)
            self.class_tiles[kind] += 1
            self.class_crowns[kind] += row.flag("crown")
            row.finish()
            if self.class_tiles[kind] > MOST_ALIKE:
                row.clash("third-alike", others=alike[kind], most=MOST_ALIKE)
            alike.setdefault(kind, []).append(place)
        for vault, name in enumerate(VAULT_NAMES):
            first = vault * len(ORDER_NAMES)
            count = sum(self.class_tiles[first : first + len(ORDER_NAMES)])
            expected = TILES_OF_A_COLOUR if vault < len(COLOUR_NAMES) else JOKERS_OF_A_PAIR
            if count != expected and self.is_sound("tile"):
                self.complain(("tile",), "vaults", value=name, found=count, expected=expected)


def file_text() -> str:
    return Path(__file__).with_name("parts.toml").read_text(encoding="utf-8")
