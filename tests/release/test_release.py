"""A release is refused for every reason there is, and leaves behind what it should."""

import io
import runpy
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from release import __main__ as command
from release import checks
from release.making import Wish, make

ROOT = Path(__file__).parent.parent.parent
FILES = {
    "src/cathedrals/version.py": '"""The version."""\n\nVERSION = "1.2.0"\n',
    "CHANGELOG.md": "# Changelog\n\n## 1.2.0 (unreleased)\n\n### Added\n- Door.\n\n## 1.1.0 (2026-01-02)\n\n- Wall.\n",
    "CITATION.cff": "title: House\nversion: 1.1.0\ndate-released: 2026-01-02\n",
    "Makefile": "test:\n\ttouch build/gates\n",
    ".gitignore": "/build/\n/dist/\nsrc/cathedrals/server/static/\n",
    "web/main.ts": "open();\n",
}
STATIC = "src/cathedrals/server/static"
CLIENT = ("index.html", "assets/main.js", "third-party.txt", "made-of")
TODAY = "2026-11-30"


def git(root, *words):
    identity = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    done = subprocess.run(["git", *identity, *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def put(root, name, text):
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def commit(root, **files):
    for name, text in files.items():
        put(root, name, text)
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "More")


def mark_built(root):
    building = runpy.run_path(str(root / "web" / "build.py"))
    put(root, f"{STATIC}/made-of", building["digest"](building["sources"]()))


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A small project that is ready for its release."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ana")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ana@example.org")
    (tmp_path / "build").mkdir()
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    put(tmp_path, "web/build.py", (ROOT / "web" / "build.py").read_text("utf-8"))
    commit(tmp_path, **FILES)
    git(tmp_path, "tag", "v1.1.0")
    for name in CLIENT:
        put(tmp_path, f"{STATIC}/{name}", name)
    mark_built(tmp_path)
    return tmp_path


def archived(left_out=""):
    """Stands for the build: archives that hold the client and the licences, but for what is left out."""

    def build(root, folder):
        folder.mkdir(exist_ok=True)
        held = ["LICENSE", *(f"src/cathedrals/server/static/{name}" for name in CLIENT)]
        sdist, wheel = folder / "cathedrals-1.2.0.tar.gz", folder / "cathedrals-1.2.0-py3-none-any.whl"
        with tarfile.open(sdist, "w:gz") as tar:
            for name in held:
                tar.addfile(tarfile.TarInfo(f"cathedrals-1.2.0/{name}"), io.BytesIO())
        with zipfile.ZipFile(wheel, "w") as zipped:
            for name in held:
                if not left_out or not name.endswith(left_out):
                    zipped.writestr(name.removeprefix("src/"), "")
        return [sdist, wheel]

    return build


def release(root, build=None, **wish):
    told: list[str] = []
    make(root, Wish(TODAY, **wish), build or archived(), told.append)
    return "\n".join(told)


def refusal(root, build=None, **wish):
    before = git(root, "rev-parse", "HEAD"), git(root, "tag"), git(root, "status", "--porcelain")
    with pytest.raises(checks.Refused) as refused:
        release(root, build, **wish)
    assert (git(root, "rev-parse", "HEAD"), git(root, "tag"), git(root, "status", "--porcelain")) == before
    return str(refused.value)


def test_a_release_is_dated_committed_and_tagged_and_the_next_begun(house):
    told = release(house)
    assert (house / "build" / "gates").exists()
    assert "git push --atomic origin main v1.2.0" in told
    assert f"## 1.2.0 ({TODAY})" in git(house, "show", "v1.2.0:CHANGELOG.md")
    assert (
        git(house, "show", "v1.2.0:CITATION.cff") == f"title: House\nversion: 1.2.0\ndate-released: {TODAY}"
    )
    assert git(house, "tag", "--list", "v1.2.0", "--format", "%(objecttype)\n%(contents)").splitlines() == [
        "tag",
        "Cathedrals 1.2.0",
        "",
        "### Added",
        "- Door.",
    ]
    assert (
        (house / "CHANGELOG.md")
        .read_text("utf-8")
        .startswith(f"# Changelog\n\n## 1.3.0 (unreleased)\n\n## 1.2.0 ({TODAY})\n\n### Added")
    )
    assert checks.version_of(house) == "1.3.0"
    assert git(house, "log", "--format=%s", "-2").splitlines() == ["1.3.0 is begun", "Release 1.2.0"]
    assert git(house, "status", "--porcelain") == ""


def test_the_release_after_it_needs_words_of_its_own(house):
    release(house)
    mark_built(house)
    assert '"## 1.3.0 (unreleased)" of CHANGELOG.md is empty' in refusal(house)


def test_a_rehearsal_builds_but_leaves_all_as_it_was(house):
    before = git(house, "rev-parse", "HEAD")
    assert "all is as it was" in release(house, is_rehearsal=True)
    assert not (house / "build" / "gates").exists()
    assert (git(house, "rev-parse", "HEAD"), git(house, "tag")) == (before, "v1.1.0")
    assert git(house, "status", "--porcelain") == ""


def test_gates_seen_at_this_commit_are_not_run_again(house):
    release(house, seen=git(house, "rev-parse", "HEAD"))
    assert not (house / "build" / "gates").exists()


def test_gates_seen_at_another_commit_do_not_count(house):
    seen = git(house, "rev-parse", "HEAD")
    commit(house, more="more")
    assert "run make test here" in refusal(house, seen=seen)


def test_gates_that_are_not_green_are_refused(house):
    commit(house, Makefile="test:\n\t@false\n")
    assert "make test is not green" in refusal(house)


def test_gates_that_change_the_tree_are_refused(house):
    commit(house, Makefile="test:\n\ttouch left-behind\n")
    with pytest.raises(checks.Refused, match="left-behind first"):
        release(house)


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_an_unclean_tree_is_refused(house, name):
    put(house, name, "changed")
    assert f"the tree is not clean (1 changed or new, {name} first)" in refusal(house)


def test_another_branch_is_refused(house):
    git(house, "switch", "--quiet", "--create", "aside")
    assert 'the branch is "aside"' in refusal(house)


def test_a_tag_that_is_there_is_refused(house):
    git(house, "tag", "v1.2.0")
    assert "the tag v1.2.0 is there already" in refusal(house)


def test_a_version_that_is_not_newer_is_refused(house):
    git(house, "tag", "v1.10.0")
    git(house, "tag", "v1.9.0")
    assert "1.2.0 is not newer than 1.10.0" in refusal(house)


def test_a_version_that_is_no_release_is_refused(house):
    commit(house, **{"src/cathedrals/version.py": 'VERSION = "1.2.0.dev1"\n'})
    assert 'says "1.2.0.dev1"' in refusal(house)


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        ("# Changelog\n", "must begin with the section"),
        ("## 1.2.0 (2026-10-01)\n\n- A door.\n", "must begin with the section"),
        ("## 1.1.0 (unreleased)\n\n- A door.\n", "must begin with the section"),
        ("## 1.2.0 (unreleased)\n\n### Added\n\n## 1.1.0 (2026-01-02)\n\n- A wall.\n", "is empty"),
    ],
)
def test_a_changelog_without_the_section_is_refused(house, changelog, why):
    commit(house, **{"CHANGELOG.md": changelog})
    assert why in refusal(house)


def test_a_client_that_is_not_built_is_refused(house):
    (house / STATIC / "index.html").unlink()
    assert "the browser client is not built" in refusal(house)


def test_a_client_built_of_other_sources_is_refused(house):
    commit(house, **{"web/main.ts": "close();\n"})
    assert "built of other sources" in refusal(house)


@pytest.mark.parametrize("left_out", ["assets/main.js", "third-party.txt", "LICENSE"])
def test_archives_that_lack_something_are_refused_and_nothing_is_committed(house, left_out):
    assert left_out in refusal(house, archived(left_out))


def test_an_archive_that_is_missing_is_refused(house):
    assert "one sdist and one wheel of 1.2.0 were expected" in refusal(
        house, lambda root, folder: archived()(root, folder)[:1]
    )


def test_a_build_that_fails_leaves_the_tree_as_it_was(house):
    def fail(root, folder):
        assert "1.2.0 (2026-11-30)" in (root / "CHANGELOG.md").read_text("utf-8")
        raise checks.Refused("build failed")

    assert refusal(house, fail) == "build failed"


def test_the_command_says_one_sentence_and_ends_with_2(house, monkeypatch):
    put(house, "new.txt", "new")
    monkeypatch.setattr(command, "ROOT", house)
    told = CliRunner().invoke(command.app, ["--dry-run"])
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1
    assert told.stderr.startswith("No release is made: the tree is not clean")
