"""Reads and checks parts.toml of this game."""
# Stays plain: it reads a file once.

from pathlib import Path
from typing import Final

from cathedrals.kernel.parts_file import SOURCES as SOURCES
from cathedrals.kernel.parts_file import PartsError as PartsError
from cathedrals.kernel.parts_file import PartsFile, refuse_table

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

    # what the rulebook prints
    for_every_box = ("player", "supply", "plan", "order")  # what the rulebook prints

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.read_players()
        self.read_king()
        self.read_orders()
        self.read_tiles()
        self.finish()

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
        self.scoring_spaces = king.numbers("scoring_spaces", 1, TILES)
        king.finish()
        if len(self.scoring_spaces) != SCORINGS or self.scoring_spaces != sorted(set(self.scoring_spaces)):
            king.refuse(f"must name {SCORINGS} scoring spaces in ascending order")

    def read_orders(self) -> None:
        for place, row in enumerate(self.rows("order", len(ORDER_NAMES))):
            order = ORDER_NAMES[place]
            if row.word("order", ORDER_NAMES) != place:
                row.refuse(f'must be the order "{order}"')
            if row.flag("paid") != (order in PAID_ORDERS):
                row.refuse(f"must say paid = {str(order in PAID_ORDERS).lower()}")
            row.finish()

    def read_tiles(self) -> None:
        """How many tiles each class has, a class being the colours and the order, and how many with a crown."""
        self.class_tiles = [0] * (len(VAULT_NAMES) * len(ORDER_NAMES))
        self.class_crowns = [0] * len(self.class_tiles)
        for row in self.rows("tile", TILES):
            vault = row.word("vault", VAULT_NAMES)
            kind = vault * len(ORDER_NAMES) + row.word("order", ORDER_NAMES)
            self.class_tiles[kind] += 1
            self.class_crowns[kind] += row.flag("crown")
            row.finish()
            if self.class_tiles[kind] > MOST_ALIKE:
                row.refuse(f"is a third tile with these colours and this order, {MOST_ALIKE} are allowed")
        for vault, name in enumerate(VAULT_NAMES):
            first = vault * len(ORDER_NAMES)
            count = sum(self.class_tiles[first : first + len(ORDER_NAMES)])
            expected = TILES_OF_A_COLOUR if vault < len(COLOUR_NAMES) else JOKERS_OF_A_PAIR
            if count != expected:
                refuse_table("tile", f"has {count} {name} vaults where {expected} are expected")


def file_text() -> str:
    return Path(__file__).with_name("parts.toml").read_text(encoding="utf-8")
