"""Laws of the house that can be read off its files; DESIGN.md says which tests guard the others."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.dealer import FairDealer
from cathedrals.kernel.match import new_match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.table import NOBODY

PACKAGE = Path(__file__).parent.parent / "src" / "cathedrals"
WEB = PACKAGE.parent.parent / "web"
STATIC = PACKAGE / "server" / "static"  # built, and holds what every folder gives
PAGES = [path for kind in ("*.ts", "*.svelte", "*.css") for path in WEB.rglob(kind)]
SOURCES = sorted(
    path for path in [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *PAGES] if STATIC not in path.parents
)
FOLDERS = sorted(path.parent for path in PACKAGE.glob("games/*/RULES.md"))
AT_THE_EDGE = ("__init__", "game", "moves", "parts", "parts_file")
RULE_FILES = sorted(
    path
    for folder in FOLDERS
    for path in [*folder.glob("questions/*.py"), *folder.glob("*.py")]
    if path.stem not in AT_THE_EDGE
)
MODULES_RULES_MAY_SEE = (
    "itertools",
    "typing",
    "librt.vecs",
    "mypy_extensions",
    "cathedrals.kernel.game",
    "cathedrals.kernel.question",
    "cathedrals.kernel.row",
)


def docstrings(tree):
    kinds = ast.Module | ast.FunctionDef | ast.ClassDef
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, kinds)]
    return {body[0].value for body in bodies if body and isinstance(body[0], ast.Expr)}


def names_of_questions(tree):
    """The texts in `name`, `rule` and `about` of a class, and those of options."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    set_there = [node for one in classes for node in one.body if isinstance(node, ast.Assign)]
    named = [node for node in set_there if ast.unparse(node.targets[0]) in ("name", "rule", "about")]
    options = [node.value for node in tree.body if is_options(node)]
    values = [node.value for node in named] + options
    return {text for value in values for text in ast.walk(value) if isinstance(text, ast.Constant)}


def is_options(node):
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "OPTIONS"


def short(path):
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_games_name_stands_only_in_its_folder_and_in_the_list(game):
    """Law 2."""
    title = game.name.replace("_", " ")
    elsewhere = [
        path for path in SOURCES if game.name not in path.parts and path != PACKAGE / "games/__init__.py"
    ]
    assert elsewhere
    for path in elsewhere:
        text = path.read_text().lower()
        assert game.name not in text, path
        assert title not in text, path


def test_every_game_folder_is_listed():
    assert sorted(game.name for game in HOUSE) == [folder.name for folder in FOLDERS]


@pytest.mark.parametrize("path", RULE_FILES, ids=short)
def test_rules_import_nothing_but_the_table_and_the_parts(path):
    """Law 3: no clock, no randomness, no files."""
    own = "cathedrals.games." + path.relative_to(PACKAGE / "games").parts[0]
    allowed = (*MODULES_RULES_MAY_SEE, "cathedrals.kernel.table", own)
    for node in ast.walk(ast.parse(path.read_text())):
        assert not isinstance(node, ast.Import), f"{path} imports {ast.unparse(node)}"
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None
            assert node.module.startswith(allowed), f"{path} imports {node.module}"


@pytest.mark.parametrize("path", RULE_FILES, ids=short)
def test_rules_hold_no_text_no_dictionary_and_no_closure(path):
    """Law 3: the only text is what a question is called, the rule behind it, and what its numbers are called."""
    tree = ast.parse(path.read_text())
    allowed = docstrings(tree) | names_of_questions(tree)
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Dict | ast.DictComp | ast.Lambda | ast.Global | ast.Nonlocal), path
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node in allowed, f'{path} holds the text "{node.value}"'
        if isinstance(node, ast.FunctionDef):
            assert not [
                inner for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef) and inner is not node
            ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_secret_of_the_dice_leaves_with_no_view_and_no_line(game):
    """Law 8."""
    secret = b"what nobody may know before the end"
    sitters = [Sitter(f"seat {seat}") for seat in range(game.seats[-1])]
    match = new_match(game, sitters, FairDealer(secret, ("salt",) * len(sitters)))
    told = [match.told]
    for _ in range(40):
        told += [] if match.over else [match.play(match.moves[-1])]
    views = [game.view(match.table, seat) for seat in [*range(len(sitters)), NOBODY]]
    sent = json.dumps([views, told]) + str(match.record)
    assert secret.hex() not in sent
    assert secret.decode() not in sent


def sentences(path):
    """Texts of three words and more that are no docstrings."""
    tree = ast.parse(path.read_text())
    texts = [
        node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    words = [(node, node.value.split()) for node in texts if isinstance(node.value, str)]
    return [" ".join(said) for node, said in words if node not in docstrings(tree) and len(said) >= 3]


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/**/*.py")), ids=short)
def test_games_hold_no_sentence(path):
    """Law 9: what a person reads stands in the words; only complaints about a broken data file are English."""
    if path.name not in ("parts_file.py", "parts.py"):
        assert sentences(path) == []


def test_importing_the_package_does_not_load_the_server():
    code = "import sys, cathedrals, cathedrals.cli; print(*{name.split('.')[0] for name in sys.modules})"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    assert "cathedrals" in loaded
    assert not {"fastapi", "sqlalchemy", "uvicorn"} & set(loaded)
