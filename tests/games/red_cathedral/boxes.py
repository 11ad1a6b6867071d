"""A box of The Red Cathedral in which all that may differ does."""

from __future__ import annotations

import re

from cathedrals.games.red_cathedral.parts_file import file_text
from tests.games.boxes import changed

TEXT = file_text()
FLAG = "first_game = true, "
OTHERS = (
    ("slots = 10", "slots = 12"),
    ("wood = 20\nbrick = 20", "wood = 15\nbrick = 17"),
    ("  5, 9, 13, 17, 21,", "  3, 8, 14, 16, 19,"),
    ("towers = [3, 3, 3, 3]", "towers = [5, 2, 2, 3]"),
    ("towers = [2, 4, 4, 2]", "towers = [6, 2, 2, 2]"),
    ("towers = [3, 2, 5, 2]", "towers = [2, 2, 2, 6]"),
    ("towers = [3, 4, 4, 4, 3]", "towers = [2, 6, 2, 6, 2]"),
    ("towers = [2, 4, 6, 4, 2]", "towers = [6, 3, 3, 3, 3]"),
    ("towers = [3, 3, 5, 2, 5]", "towers = [6, 3, 4, 3, 2]"),
    ('"wood", amount = 2 }', '"wood", amount = 1 }'),
    ('"gold", amount = 1, source', '"gold", amount = 2, source'),
    ('"recognition", amount = 1 }', '"recognition", amount = 2 }'),
    ('gives = "stone", amount = 1, marked = false', 'gives = "gold", amount = 1, marked = false'),
    ('gives = "any", amount = 1, marked = true', 'gives = "wood", amount = 1, marked = true'),
    ("stone = 3", "stone = 4"),
    ('{ action = "gain_ruble", rubles = 1', '{ action = "swap", rubles = 1'),
    ('materials = ["stone", "gold"]', 'materials = ["gold"]'),
    ('"exchange", count = 1, mark = "infinity"', '"exchange", count = 2, mark = "lightning"'),
    ('"gain_recognition", count = 1', '"gain_recognition", count = 3'),
    ('{ group = "carters", actions', '{ group = "carters", ' + FLAG + "actions"),
    ('group = "carters", ' + FLAG, 'group = "carters", '),
)


def other_box() -> str:
    """Other cards, actions, blueprints, amounts, prices, ornaments, slots, reserve and track."""
    text = re.sub(r"recognition = (\d+), rubles = (\d+)", more_paid, changed(TEXT, *OTHERS))
    text = re.sub(r"(?m)^  \{ .*recognition = .*$", other_materials, text)
    text = re.sub(r'(action = "(?:sell|buy|deliver|swap)".*rubles) = 1', r"\1 = 2", text)
    text = text.replace('"rubles", amount = 2, marked', '"rubles", amount = 3, marked')
    text = text.replace("white_1 = 2, white_2 = 3", "white_1 = 0, white_2 = 1")
    return re.sub(r'"(\w+)", green = "(\w+)", yellow', r'"\2", green = "\1", yellow', text)


def more_paid(found: re.Match[str]) -> str:
    return f"recognition = {int(found[1]) + 2}, rubles = {int(found[2]) + 1}"


def other_materials(found: re.Match[str]) -> str:
    """Wood where it was brick, and so on round; the last number of a row is what it pays."""
    turned = {"wood": "brick", "brick": "stone", "stone": "wood"}
    return re.sub("wood|brick|stone", lambda name: turned[name[0]], found[0])
