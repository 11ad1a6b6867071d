"""Reads and checks parts.toml, or what an owner of the game wrote instead."""
# Stays plain: it reads a file once.

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cathedrals.kernel.parts_file import MOST, PartsFile, PartsRow
from cathedrals.kernel.parts_file import SOURCES as SOURCES
from cathedrals.kernel.parts_file import PartsError as PartsError

MATERIAL_NAMES: Final[tuple[str, ...]] = ("wood", "brick", "stone", "gold", "green_gem", "purple_gem")
RESOURCE_NAMES: Final[tuple[str, ...]] = (*MATERIAL_NAMES, "rubles", "recognition")
COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "blue", "green", "yellow", "white")
PLAYER_COLOURS: Final[tuple[str, ...]] = COLOUR_NAMES[:4]
SPACE_NAMES: Final[tuple[str, ...]] = (*PLAYER_COLOURS, "white_1", "white_2")
LEVEL_NAMES: Final[tuple[str, ...]] = ("base", "middle", "dome")
LEVEL_CARDS: Final[tuple[int, ...]] = (10, 20, 10)
ORNAMENT_NAMES: Final[tuple[str, ...]] = ("door", "arch", "cross")
ORNAMENTS: Final = 4
KIND_NAMES: Final[tuple[str, ...]] = (
    tuple("die-" + colour for colour in COLOUR_NAMES) + MATERIAL_NAMES + ("any", "rubles", "recognition")
)
WORKSHOP_TILES: Final = 28
GROUP_NAMES: Final[tuple[str, ...]] = ("artisans", "carters", "merchants", "clergy")
CARDS_PER_GROUP: Final = 3
MARKS: Final[tuple[str, ...]] = ("lightning", "infinity")
IVAN_CARD_NAMES: Final[tuple[str, ...]] = ("inventory", "transport", "construction", "claim", "recognition")
BLUEPRINT_TOWERS: Final[tuple[int, ...]] = (4, 5, 6)
BLUEPRINT_CARDS: Final[tuple[int, ...]] = (12, 18, 24)
BLUEPRINTS_PER_COUNT: Final = 3
MOST_TOWERS: Final = 6
MOST_DICE_TOGETHER: Final = 3  # [RC-M2]
MOST_ON_TILE: Final = 2  # of a resource
ONE_DIGIT: Final = 9  # what a printed piece says of rubles, prices and the like
MOST_RECOGNITION: Final = 30  # on a card
MOST_SLOTS: Final = 20  # of an inventory
MOST_OF_A_MATERIAL: Final = 99  # in the reserve
MOST_RUBLES: Final = 200  # in the box
MOST_TAKEN: Final = MOST_ON_TILE * MOST_DICE_TOGETHER  # at once; there are no moves for more

ACTION_NAMES: Final[tuple[str, ...]] = (
    "sell",
    "buy",
    "deliver",
    "gain_ruble",
    "swap",
    "exchange",
    "barter",
    "activate",
    "gain_recognition",
    "prestige_for_rubles",
    "prestige_for_materials",
    "presence",
)
ACTIONS_OF_GROUP: Final[tuple[tuple[str, ...], ...]] = (
    ACTION_NAMES[0:2],
    ACTION_NAMES[2:5],
    ACTION_NAMES[5:8],
    ACTION_NAMES[8:12],
)
WITH_RUBLES: Final = ("sell", "buy", "deliver", "gain_ruble", "swap", "barter", "prestige_for_rubles")
WITH_COUNT: Final = (
    "deliver",
    "exchange",
    "gain_recognition",
    "prestige_for_rubles",
    "prestige_for_materials",
    "presence",
)
LIGHTNING_ONLY: Final = ("gain_ruble", "activate", "gain_recognition", "presence")  # [RC-I5]


class Parts(PartsFile):
    """All that the file says, as plain lists; parts.py tells what each means."""

    game = "red_cathedral"
    # What the rulebook prints, and the guard of the house, are the same for every box.
    for_every_box = ("dice", "player", "end", "guard", "ornament", "advanced_side", "ivan", "ivan_card")

    def read(self) -> None:
        self.read_box()
        self.read_track()
        self.read_resource_tiles()
        self.read_influence()
        self.read_blueprints()
        self.read_cards()
        self.read_ornaments()
        self.read_workshop_tiles()
        self.read_boards()
        self.read_ivan()

    def read_box(self) -> None:
        dice = self.table("dice")
        self.dice = dice.words("colours", COLOUR_NAMES, count=len(COLOUR_NAMES))
        if dice.is_sound and self.dice != list(range(len(COLOUR_NAMES))):
            dice.complain("order-of-dice", "colours", names=", ".join(COLOUR_NAMES))
        self.sides = dice.number("sides", 6, 6)
        self.most_other_dice = dice.number("most_others", 1, MOST_DICE_TOGETHER)
        dice.finish()
        player = self.table("player")
        self.banners = player.number("banners", 6, 6)
        self.blocked_slots = player.number("blocked_slots", 0, self.banners)
        self.start_space = player.number("start_space", 0, 80)
        self.start_rubles = player.numbers("start_rubles", 0, MOST, count=len(PLAYER_COLOURS))
        player.finish()
        self.slots = self.single("inventory", "slots", self.blocked_slots + 1, MOST_SLOTS)
        reserve = self.table("reserve")
        self.reserve = [reserve.small(name, 1, MOST_OF_A_MATERIAL) for name in MATERIAL_NAMES]
        reserve.finish()
        # Enough for what everybody begins with.
        self.reserve.append(self.single("coins", "rubles", sum(self.start_rubles), MOST_RUBLES))
        self.sixth_card_prestige = self.single("end", "sixth_card_prestige", 0)
        self.round_limit = self.single("guard", "round_limit", 1)
        self.advanced_price = self.single("advanced_side", "price", 0)

    def read_track(self) -> None:
        track = self.table("track")
        spaces = self.prestige_spaces = track.numbers("prestige_spaces", 1, 80, count=40)
        track.finish()
        if track.is_sound and spaces[-1] != 80:
            track.complain("last-space", "prestige_spaces", last=80)
        if track.is_sound and spaces != sorted(set(spaces)):
            track.complain("ascending", "prestige_spaces", key="prestige_spaces")

    def read_resource_tiles(self) -> None:
        self.tile_amount = [0] * len(RESOURCE_NAMES)
        first: dict[int, int] = {}
        for place, row in enumerate(self.rows("resource_tile", len(RESOURCE_NAMES))):
            resource = row.word("gives", RESOURCE_NAMES)
            if first.setdefault(resource, place) != place:
                row.clash("second-time", "gives", others=[first[resource]], tile=RESOURCE_NAMES[resource])
            self.tile_amount[resource] = row.number("amount", 1, MOST_ON_TILE)
            row.finish()

    def read_influence(self) -> None:
        self.action_kind: list[int] = []
        self.action_rubles: list[int] = []
        self.action_count: list[int] = []
        self.action_materials: list[int] = []
        self.action_endless: list[int] = []
        self.first_game_card = [-1] * len(GROUP_NAMES)
        for card, row in enumerate(self.rows("influence_card", CARDS_PER_GROUP * len(GROUP_NAMES))):
            group = card // CARDS_PER_GROUP
            row.fixed("group", GROUP_NAMES[group])
            if row.flag("first_game", optional=True):
                earlier = self.first_game_card[group]
                if earlier >= 0:
                    name = GROUP_NAMES[group]
                    row.clash("second-first-game", "first_game", others=[earlier], influence_card=name)
                self.first_game_card[group] = card
            for action in row.inner_rows("actions", 2):
                self.read_action(action, ACTIONS_OF_GROUP[group])
            row.finish()
        for name, card in zip(GROUP_NAMES, self.first_game_card, strict=True):
            if card < 0 and self.is_sound("influence_card"):
                self.complain(("influence_card",), "no-first-game", influence_card=name)

    def read_action(self, row: PartsRow, allowed: Sequence[str]) -> None:
        name = allowed[row.word("action", allowed)]
        endless = row.word("mark", MARKS)
        if endless and name in LIGHTNING_ONLY:
            row.complain("only-lightning", "mark", action=name)
        self.action_kind.append(ACTION_NAMES.index(name))
        self.action_endless.append(endless)
        self.action_rubles.append(row.small("rubles", 1, ONE_DIGIT) if name in WITH_RUBLES else 0)
        self.action_count.append(self.counted(row, name) if name in WITH_COUNT else 1)
        self.action_materials.append(self.pictured(row) if name in ("sell", "buy") else 0)
        had_back = 2 * self.action_count[-1]  # in rubles, by trading the prestige
        if endless and name == "prestige_for_rubles" and self.action_rubles[-1] <= had_back:
            row.complain("endless-turn", "rubles", count=self.action_count[-1], rubles=had_back)
        row.finish()

    def counted(self, row: PartsRow, name: str) -> int:
        return (
            row.number("count", 1, 2) if name in ("deliver", "exchange") else row.small("count", 1, ONE_DIGIT)
        )

    def pictured(self, row: PartsRow) -> int:
        """A bit for each kind of material."""
        mask = 0
        for material in row.words("materials", MATERIAL_NAMES, instead="any"):
            mask |= 1 << material
        if not mask and row.is_sound:
            row.complain("no-material", "materials")
        return mask

    def read_blueprints(self) -> None:
        self.blueprint_height: list[int] = []
        for place, row in enumerate(self.rows("blueprint", BLUEPRINTS_PER_COUNT * len(BLUEPRINT_TOWERS))):
            size = place // BLUEPRINTS_PER_COUNT
            row.number("players", size + 2, size + 2)
            heights = row.numbers("towers", 2, 6, count=BLUEPRINT_TOWERS[size])
            row.finish()
            if row.is_sound and sum(heights) != BLUEPRINT_CARDS[size]:
                row.complain("towers", "towers", found=sum(heights), expected=BLUEPRINT_CARDS[size])
            self.blueprint_height += heights + [0] * (MOST_TOWERS - len(heights))

    def read_cards(self) -> None:
        self.card_level: list[int] = []
        self.card_needs: list[int] = []
        self.card_recognition: list[int] = []
        self.card_rubles: list[int] = []
        for level, name in enumerate(LEVEL_NAMES):
            for row in self.rows(name, LEVEL_CARDS[level]):
                needs = [row.number_or(material, 0, 1, 4) for material in MATERIAL_NAMES]
                self.card_level.append(level)
                self.card_needs += needs
                self.card_recognition.append(row.small("recognition", 1, MOST_RECOGNITION))
                self.card_rubles.append(row.small("rubles", 0, ONE_DIGIT))
                row.finish()
                if row.is_sound and not 3 <= sum(needs) <= 4:
                    row.complain("card-costs", found=sum(needs))

    def read_ornaments(self) -> None:
        self.ornaments_owned = [0] * len(ORNAMENT_NAMES)
        self.ornament_material = [-1] * len(ORNAMENT_NAMES)
        first: dict[int, int] = {}
        for place, row in enumerate(self.rows("ornament", ORNAMENTS)):
            ornament = row.word("ornament", ORNAMENT_NAMES)
            material = row.word("costs", MATERIAL_NAMES)
            row.finish()
            others = [first.setdefault(ornament, place)]
            if self.ornament_material[ornament] not in (-1, material):
                row.clash("second-time", "costs", others=others, tile=ORNAMENT_NAMES[ornament])
            self.ornaments_owned[ornament] += 1
            self.ornament_material[ornament] = material
        if self.is_sound("ornament") and self.ornaments_owned != [1, 2, 1]:
            self.complain(("ornament",), "ornaments")

    def read_workshop_tiles(self) -> None:
        self.kind_amount = [0] * len(KIND_NAMES)
        self.tiles_unmarked = [0] * len(KIND_NAMES)
        self.tiles_marked = [0] * len(KIND_NAMES)
        self.first_of_kind: dict[int, int] = {}
        dice = len(COLOUR_NAMES)
        for row in self.rows("workshop_tile", WORKSHOP_TILES):
            kind = row.word("gives", KIND_NAMES)
            most = 1 if KIND_NAMES[kind] == "any" else MOST_TAKEN
            amount = 0 if kind < dice else row.number("amount", 1, most)
            if row.is_sound:
                self.compare_with_earlier(row, kind, amount)
            counts = self.tiles_marked if row.flag("marked") else self.tiles_unmarked
            counts[kind] += 1
            row.finish()
        if self.is_sound("workshop_tile") and self.tiles_marked[:dice] != [1] * dice:
            self.complain(("workshop_tile",), "marked-dice")
        if self.is_sound("workshop_tile") and sum(self.tiles_unmarked) < BLUEPRINT_CARDS[0]:
            self.complain(
                ("workshop_tile",), "unmarked", found=sum(self.tiles_unmarked), expected=BLUEPRINT_CARDS[0]
            )

    def compare_with_earlier(self, row: PartsRow, kind: int, amount: int) -> None:
        """All tiles of a kind give the same."""
        others = [self.first_of_kind.setdefault(kind, row.place_in_table)]
        earlier = self.kind_amount[kind] = self.kind_amount[kind] or amount
        if earlier != amount:
            tile = KIND_NAMES[kind]
            row.clash("earlier-tile", "amount", others=others, tile=tile, found=amount, expected=earlier)

    def read_boards(self) -> None:
        self.space_price: list[int] = []
        self.space_ornament: list[int] = []
        for colour, row in enumerate(self.rows("board", len(PLAYER_COLOURS))):
            row.fixed("colour", PLAYER_COLOURS[colour])
            prices, ornaments = row.inner("prices"), row.inner("ornaments")
            self.space_price += [prices.small(space, 0, ONE_DIGIT) for space in SPACE_NAMES]
            lying = [ornaments.word(space, ORNAMENT_NAMES) for space in PLAYER_COLOURS]
            prices.finish()
            ornaments.finish()
            row.finish()
            owned = [lying.count(kind) for kind in range(len(ORNAMENT_NAMES))]
            if self.is_sound("ornament") and ornaments.is_sound and owned != self.ornaments_owned:
                ornaments.complain("ornaments")
            self.space_ornament += lying

    def read_ivan(self) -> None:
        ivan = self.table("ivan")
        self.ivan_materials = ivan.number("materials", 1)
        self.ivan_recognition = ivan.number("recognition")
        self.ivan_prestige = ivan.number("ornament_prestige")
        self.ivan_ornaments = ivan.words("ornaments", ORNAMENT_NAMES, count=ORNAMENTS)
        ivan.finish()
        for place, row in enumerate(self.rows("ivan_card", len(IVAN_CARD_NAMES))):
            row.fixed("card", IVAN_CARD_NAMES[place])
            row.finish()


def file_text() -> str:
    return Path(__file__).with_name("parts.toml").read_text(encoding="utf-8")
