"""What the project ships: clean texts, whole wheels, sources that can be chosen over compiled files."""

import os
import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from cathedrals import _finder

ROOT = Path(__file__).parent.parent

# Written as patterns, so that this file does not hold what it looks for.
REGISTRY = re.compile(r"\b(pypi\.org|pythonhosted\.org|npmjs\.(org|com)|yarnpkg\.com|anaconda\.org)\b")
MACHINE_PATH = re.compile(r"(?<![\w.~*<>{}-])/(work|root|tmp|(home|Users)/\w+|opt/(wheels|pypi))(?![\w-])")

# What setuptools would put into a wheel, file by file; nothing is built.
LIST_PACKAGED = """
from setuptools import Distribution
made = Distribution({"script_name": "setup.py"})
made.parse_config_files()
build = made.get_command_obj("build_py")
build.ensure_finalized()
for package, module, path in build.find_all_modules():
    print(path.removeprefix("src/"))
for package, folder, _, files in build.data_files:
    for file in files:
        print(f"{package.replace('.', '/')}/{file}")
"""


def texts():
    """Every text file that is tracked or about to be, with its content."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if path.is_file():
            content = path.read_bytes()
            if b"\0" not in content:
                yield name, content.decode("utf-8")


def lines_with(pattern):
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, content in texts()
        for number, line in enumerate(content.splitlines(), 1)
        if pattern.search(line)
    ]


def test_the_patterns_see_what_they_look_for():
    assert REGISTRY.search("https://files." + "pythonhosted" + ".org/packages/x")
    assert REGISTRY.search('"resolved": "https://registry.' + "npmjs" + '.org/x"')
    for folder in ("work", "root", "home/ana", "tmp"):
        assert MACHINE_PATH.search("see /" + folder + "/main")
        assert MACHINE_PATH.search("'/" + folder + "'")
    assert not MACHINE_PATH.search("docs/work/ and src/root and /workers/ and /home")


def test_no_text_names_a_package_registry():
    assert lines_with(REGISTRY) == []


def test_no_text_names_a_path_of_somebodys_machine():
    assert lines_with(MACHINE_PATH) == []


def test_the_wheel_holds_all_that_the_server_needs_beside_its_modules():
    listed = subprocess.run(
        [sys.executable, "-c", LIST_PACKAGED], cwd=ROOT, check=True, capture_output=True, text=True
    )
    packaged = set(listed.stdout.split("\n"))
    server = ROOT / "src" / "cathedrals" / "server"
    client = [path for path in (server / "static").rglob("*") if path.is_file()]
    pages = [path.relative_to(ROOT / "src").as_posix() for path in client]
    steps = [
        path.relative_to(ROOT / "src").as_posix() for path in (server / "store" / "migrations").rglob("*.py")
    ]
    assert any("versions/step_" in step for step in steps)
    assert {*pages, *steps} <= packaged


def test_sources_are_chosen_over_compiled_files(tmp_path):
    (tmp_path / "table.py").touch()
    (tmp_path / f"table{EXTENSION_SUFFIXES[0]}").touch()
    spec = _finder.SourceFinder.find_spec("cathedrals.table", [os.fspath(tmp_path)])
    assert spec is not None
    assert spec.origin == os.fspath(tmp_path / "table.py")


def test_the_finder_leaves_other_packages_alone(tmp_path):
    (tmp_path / "table.py").touch()
    assert _finder.SourceFinder.find_spec("elsewhere.table", [os.fspath(tmp_path)]) is None


@pytest.mark.parametrize(("wish", "finders"), [("0", [_finder.SourceFinder]), ("1", []), ("", [])])
def test_only_a_zero_in_the_environment_chooses_the_sources(monkeypatch, wish, finders):
    monkeypatch.setenv("CATHEDRALS_COMPILED", wish)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "meta_path", [])
        _finder.choose()
        found = sys.meta_path
    assert found == finders
