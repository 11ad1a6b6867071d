"""Planted bugs: each is valid code that differs, a seed chooses them, and only a test that notices kills them."""

import ast
import subprocess

import pytest

from tests.mutants import reporting, running
from tests.mutants.belonging import Belonging, Seen, belonging
from tests.mutants.choosing import AREAS, Equal, choose, equal_ones, reason_of
from tests.mutants.copies import ROOT
from tests.mutants.planting import Planter, mutants_of
from tests.mutants.running import Fate, run, within
from tests.tiers import sample

CROWD = '''def is_crowd(people: int, seats: int, name: str) -> bool:
    """More than 3."""
    if people > 3 and not seats:
        settle(people, seats, name)
    return people > seats
'''


def planted(source):
    return {(one.kind, one.change) for one in Planter("src/crowd.py", source.encode()).mutants()}


def test_what_is_planted_is_what_people_get_wrong():
    assert planted(CROWD) >= {
        ("boundary", "people > 3 → people >= 3"),
        ("comparison", "people > 3 → people <= 3"),
        ("and/or", "people > 3 and not seats → people > 3 or not seats"),
        ("condition dropped", "people > 3 and not seats → not seats"),
        ("not dropped", "not seats → seats"),
        ("constant", "3 → 4"),
        ("condition forced", "people > 3 and not seats → True"),
        ("statement deleted", "settle(people, seats, name) → pass"),
        ("arguments swapped", "settle(people, seats, name) → settle(seats, people, name)"),
        ("return negated", "return people > seats → return not people > seats"),
    }


def test_only_arguments_of_one_kind_are_swapped():
    swaps = [change for kind, change in planted(CROWD) if kind == "arguments swapped"]
    assert len(swaps) == 1


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("async def f():\n    await g()", "await g() → pass"),
        ("for a in b:\n    break", "break → continue"),
        ("a = b[:c]", ":c → :c + 1"),
        ("a = b['c']", "b['c'] → b['c_']"),
        ("try:\n    a()\nexcept OSError:\n    b()", "OSError → Exception"),
        ("a = [b for b in c if b]", "b → True"),
        ("a = sorted(b, reverse=True)", "sorted(b, reverse=True) → sorted(b)"),
        ("def f(a=2): ...", "2 → 1"),
    ],
)
def test_it_is_planted(code, change):
    assert change in {one for _, one in planted(code)}


def test_types_documents_and_imports_are_left_alone():
    code = "from a import b\n@b(1)\ndef f(c: d[1] = None) -> e[2]:\n    'Only 3.'\n"
    assert planted(code) == set()


def test_what_runs_at_import_is_told_from_what_runs_when_called():
    made = Planter("a.py", b"A = 1\n\n\ndef f(b=2):\n    return b + 3\n").mutants()
    assert {one.before: one.at_import for one in made if one.kind == "constant"} == {
        "1": True,
        "2": True,
        "3": False,
    }


def test_letters_of_other_languages_do_not_shift_a_bug():
    (one,) = (one for one in Planter("a.py", b"a = '\xc3\xb3\xc5\x82', 2\n").mutants() if one.after == "3")
    assert one.planted(b"a = '\xc3\xb3\xc5\x82', 2\n").decode() == "a = 'ół', 3\n"


@pytest.fixture(scope="module")
def everywhere():
    return [one for area in AREAS for one in mutants_of(ROOT, area)]


def test_every_mutant_of_a_sample_is_valid_code_that_differs(everywhere):
    for one in choose(everywhere, seed=0, count=sample(100, 2000)):
        source = (ROOT / one.file).read_bytes()
        assert ast.dump(ast.parse(one.planted(source))) != ast.dump(ast.parse(source)), one


def test_a_seed_chooses_the_same_wherever_lines_move_and_another_seed_others():
    source = "\n".join(f"a{number} = {number}" for number in range(100))
    before = Planter("a.py", source.encode()).mutants()
    after = Planter("a.py", f"'''Said above.'''\n\n{source}".encode()).mutants()
    codes = [[one.code for one in choose(made, seed=7, count=10)] for made in (before, after)]
    assert codes[0] == codes[1]
    assert codes[0] != [one.code for one in choose(before, seed=8, count=10)]


def test_at_most_one_is_chosen_of_a_line():
    chosen = choose(Planter("a.py", CROWD.encode()).mutants(), seed=0, count=100)
    assert sorted(one.line for one in chosen) == [3, 4, 5]


def test_an_equal_one_is_known_by_its_text():
    one = next(one for one in Planter("a.py", CROWD.encode()).mutants() if one.after == "people >= 3")
    told = Equal("a.py", "if people > 3 and not seats:", "people > 3 → people >= 3", "why not")
    assert reason_of(one, [told]) == "why not"
    assert reason_of(one, [Equal(told.file, "if people > 3:", told.change, told.reason)]) is None


def test_every_one_listed_as_equal_can_still_be_planted(everywhere):
    known = {(one.file, one.code, one.change) for one in everywhere}
    assert [one for one in equal_ones() if (one.file, one.code, one.change) not in known] == []


@pytest.fixture(scope="module")
def toy(tmp_path_factory):
    """A tree with one module, one function of which has a test, and the planter beside it."""
    root = tmp_path_factory.mktemp("toy")
    texts = {
        "src/cathedrals/__init__.py": "",
        "src/cathedrals/kernel/__init__.py": "",
        "src/cathedrals/kernel/toy.py": "def twice(a):\n    return a * 2\n\n\ndef thrice(a):\n    return a * 3\n",
        "tests/kernel/test_toy.py": "from cathedrals.kernel.toy import thrice, twice\n\n\n"
        "def test_twice():\n    assert twice(2) == 4\n\n\ndef test_thrice():\n    thrice(2)\n",
        "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n',
    }
    for path in (ROOT / "tests" / "mutants").rglob("*.py"):
        texts[path.relative_to(ROOT).as_posix()] = path.read_text("utf-8")
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    return root


def test_a_bug_dies_by_a_test_that_notices_and_lives_by_one_that_does_not(toy, tmp_path, monkeypatch):
    monkeypatch.setattr(running, "STARTING", 300.0)  # on a busy machine a slow start is a start
    known = belonging(["tests/kernel"], toy, tmp_path)
    bugs = [one for one in mutants_of(toy, "kernel") if one.change in ("a * 2 → a // 2", "a * 3 → a // 3")]
    fates = run(bugs, known, lambda fate: None, toy)
    assert [(fate.killer, fate.tests) for fate in fates] == [
        ("tests/kernel/test_toy.py::test_twice", 1),
        (None, 1),
    ]
    assert (toy / bugs[0].file).read_text().count("*") == 2


def test_what_was_seen_is_kept_until_the_tests_change(toy, tmp_path):
    belonging(["tests/kernel"], toy, tmp_path)
    belonging(["tests/kernel"], toy, tmp_path)
    assert len(list(tmp_path.glob("*/seen-*"))) == 1
    with (toy / "tests/kernel/test_toy.py").open("a") as file:
        file.write("\n\ndef test_none():\n    assert twice(0) == 0\n")
    known = belonging(["tests/kernel"], toy, tmp_path)
    assert len(list(tmp_path.glob("*/seen-*"))) == 2
    assert [test.split("::")[1] for test in sorted(known.tests("src/cathedrals/kernel/toy.py", [2]))] == [
        "test_none",
        "test_twice",
    ]


def test_the_quickest_tests_come_first_and_no_more_than_the_budget_allows(tmp_path):
    seconds = {
        "tests/a.py::slow": 15.0,
        "tests/a.py::quick": 0.1,
        "tests/b.py::quicker": 0.01,
        "tests/b.py::b": 9.0,
    }
    seen = Seen(tmp_path, "", seconds, [], {}, {"tests/a.py", "tests/b.py"})
    known = Belonging([seen], {})
    assert list(within(sorted(seconds, key=lambda test: seconds[test]), known)) == [
        "tests/b.py::quicker",
        "tests/b.py::b",
        "tests/a.py::quick",
    ]


def test_tests_that_import_the_file_come_before_quicker_ones(tmp_path):
    seconds = {"tests/a.py::slow": 9.0, "tests/a.py::quick": 1.0, "tests/b.py::quicker": 0.1}
    seen = Seen(tmp_path, "", seconds, [], {}, {"tests/a.py", "tests/b.py"}, {"src/c.py": {7: list(seconds)}})
    known = Belonging([seen], {"src/c.py": {"tests/a.py"}})
    assert known.tests("src/c.py", [7]) == ["tests/a.py::quick", "tests/a.py::slow", "tests/b.py::quicker"]


def test_a_report_counts_by_area_and_names_who_lived():
    first, second, third = Planter("src/cathedrals/kernel/a.py", b"a = 1 + 2\n").mutants()[:3]
    fates = [Fate(first, "tests/a.py::b", 1, 0.0), Fate(second, None, 4, 0.0)]
    said = reporting.report(
        [reporting.Area("kernel", fates, [(third, "why not")])], 7, 3.0, ["tests/a.py::skipped"]
    )
    assert "| kernel | 3 | 1 | 1 | 1 | 50 % |" in said
    assert f"- kernel/a.py:1 {second.kind}: `{second.change}` (outlived 4 tests) in `a = 1 + 2`" in said
    assert f"`{third.change}`: why not" in said
    assert said.endswith("\n- tests/a.py::skipped\n")
