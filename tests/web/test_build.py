"""The built client: how large it is, and when it is built anew."""

import gzip
import json

import pytest

from tests.web.building import BUILD, ROOT

STATIC = ROOT / "src" / "cathedrals" / "server" / "static"
# What nobody fetches at once: each page and board is a file of its own, packed alone. What the lobby waits for is
# measured over the wire by tests/browser/test_line.py.
MOST = 168 * 1024
built = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the browser client is not built")


@built
def test_all_script_together_is_small():
    # The page on which a host types in a box, with the drawings of its pieces, is fetched by nobody else.
    scripts = [one for one in (STATIC / "assets").glob("*.js") if not one.name.lower().startswith("pieces-")]
    assert len(scripts) >= 3
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST


@built
def test_the_page_holds_no_script_and_no_style_of_its_own():
    page = (STATIC / "index.html").read_text("utf-8")
    assert "<script>" not in page
    assert "<style" not in page


def test_another_source_asks_for_a_new_build():
    one, other = ROOT / "package.json", ROOT / "package-lock.json"
    assert BUILD["digest"](iter([one])) == BUILD["digest"](iter([one]))
    assert len({BUILD["digest"](iter(paths)) for paths in ([one], [other], [one, other])}) == 3


def test_the_sources_of_the_client_are_all_looked_at():
    found = {path.relative_to(ROOT).as_posix() for path in BUILD["sources"]()}
    assert {
        "web/App.svelte",
        "web/build.py",
        "package-lock.json",
        "src/cathedrals/kernel/words/en.ftl",
    } <= found
    for end in ("/web/Board.svelte", "/teaching/lesson/en.ftl"):
        assert any(path.endswith(end) for path in found)
    assert not any("/static/" in path or "node_modules" in path for path in found)


def test_the_lock_file_pins_every_part_and_names_no_place():
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    parts = [part for name, part in lock["packages"].items() if name]
    assert all(part["version"] and part["integrity"] and "resolved" not in part for part in parts)


@pytest.fixture
def inside(monkeypatch):
    """What the build script calls, to be put in the place of its own."""
    inside = BUILD["test"].__globals__
    return lambda **others: [monkeypatch.setitem(inside, name, other) for name, other in others.items()]


def test_without_node_the_client_is_left_out_but_not_where_everybodys_work_is_checked(
    inside, monkeypatch, capsys
):
    inside(tools=lambda: None, build=lambda: False)
    monkeypatch.delenv("CI", raising=False)
    assert BUILD["test"]()
    monkeypatch.setenv("CI", "true")
    assert not BUILD["test"]()
    assert capsys.readouterr().out.count("Node 20.19") == 2


def test_every_check_of_the_client_counts_and_so_does_its_build(inside, capsys):
    done = {"bring_packages": lambda node: True, "make_types": lambda node: True, "build": lambda: True}
    inside(tools=lambda: "Node", **done)
    for failing in BUILD["CHECKS"]:
        inside(run_script=lambda node, *check, failing=failing: check != failing)
        assert not BUILD["test"]()
        assert ("make format" in capsys.readouterr().err) == (failing == BUILD["LAYOUT"])
    inside(run_script=lambda node, *check: True)
    assert BUILD["test"]()
    for failing in ({"make_types": lambda node: False}, {"build": lambda: False}):
        inside(**done | failing)
        assert not BUILD["test"]()


class Npm:
    """Takes note of what is fetched."""

    npm = ("npm",)

    def __init__(self):
        self.asked: list[bool] = []

    def run(self, npm, *words, quiet):
        self.asked.append("--omit=dev" not in words)
        return True


def test_who_only_plays_fetches_nothing_that_tests_the_client(inside, tmp_path):
    npm = Npm()
    inside(PACKAGES=tmp_path)
    for _ in range(2):
        assert BUILD["bring_packages"](npm, only_to_build=True)
    assert npm.asked == [False]
    for only_to_build in (False, True, False):
        assert BUILD["bring_packages"](npm, only_to_build)
    assert npm.asked == [False, True]


def test_the_types_of_the_wire_are_made_anew_when_it_is_described_otherwise(inside, tmp_path):
    made: list[str] = []

    def make(node, script, wire, *options):
        made.append(wire)
        return True

    inside(TYPES=tmp_path / "wire", run_script=make)
    assert BUILD["make_types"]("Node")
    assert BUILD["make_types"]("Node")
    assert made == [str(ROOT / "docs/reference/openapi.json")]
    inside(WIRE=ROOT / "package.json")
    assert BUILD["make_types"]("Node")
    assert made[1:] == [str(ROOT / "package.json")]


def test_types_that_could_not_be_made_are_tried_again(inside, tmp_path):
    inside(TYPES=tmp_path / "wire", run_script=lambda node, *script: False)
    assert not BUILD["make_types"]("Node")
    inside(run_script=lambda node, *script: True)
    assert BUILD["make_types"]("Node")


def test_bugs_are_planted_by_seed_and_who_lives_is_told(inside, tmp_path, capsys):
    report = tmp_path / "mutants-client.md"
    report.write_text("### Lived\n- one\n### Equal\n- two\n", "utf-8")
    asked: list[tuple[str, ...]] = []

    def run(node, *script):
        asked.append(script)
        return len(asked) == 1

    done = {"bring_packages": lambda node: True, "make_types": lambda node: True}
    inside(tools=lambda: "Node", LIVING=report, run_script=run, **done)
    assert BUILD["mutants"]("7", "60")
    assert asked[0][1:] == ("web/mutants/main.ts", "7", "60")
    assert capsys.readouterr().out == "### Lived\n- one\n"
    assert not BUILD["mutants"]("7", "60")
