"""`cathedrals` alone: tables in the browser, where somebody sees it; where matches are kept; what else is typed."""

import fcntl
import os
import re
import signal
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import pexpect
import pytest

from cathedrals.cli import data
from cathedrals.cli.data import NAME, VARIABLE, database_chosen
from cathedrals.cli.serve import PORT
from cathedrals.games import GAMES
from cathedrals.kernel.game import CathedralsError
from cathedrals.server.running import listen
from tests.cli.driver import PATIENCE

RUNS = re.compile(r"running on (http://[\d.]+:\d+) \(press")
MACHINE = ("BROWSER", "CI", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", VARIABLE)


class Home:
    """A person's machine: a folder to work in, one for data, and a browser that notes what it is to show."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "here"
        self.data = folder / "data"
        self.page = folder / "page"
        self.processes: list[subprocess.Popen[str]] = []
        self.folder.mkdir()
        script = folder / "browser"
        script.write_text(
            f'#!/bin/sh\nprintf "%s" "$1" > "{self.page}.new" && mv "{self.page}.new" "{self.page}"\n'
        )
        script.chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if name not in MACHINE}
        self.env = kept | {"XDG_DATA_HOME": str(self.data), "HOME": str(folder), "BROWSER": str(script)}

    def type(self, *args: str) -> pexpect.spawn:
        """At a terminal."""
        line = ["-m", "cathedrals", *args]
        return pexpect.spawn(
            sys.executable, line, cwd=str(self.folder), env=self.env, encoding="utf-8", timeout=PATIENCE
        )

    def run(self, *args: str) -> "subprocess.Popen[str]":
        """From a script, without a terminal."""
        process = subprocess.Popen(
            [sys.executable, "-m", "cathedrals", *args],
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.processes.append(process)
        return process

    def leave_none(self) -> None:
        """A test that fails leaves no server behind; one at a terminal goes with its terminal."""
        for process in self.processes:
            if process.poll() is None:
                process.kill()
                process.communicate()

    def shown(self) -> str:
        """What the browser was asked to show, as soon as it was."""
        end = time.monotonic() + PATIENCE
        while not self.page.exists():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.02)
        return self.page.read_text()


@pytest.fixture
def home(tmp_path):
    made = Home(tmp_path)
    yield made
    made.leave_none()


def address(started):
    """Where a server at a terminal says it is."""
    started.expect(RUNS.pattern)
    return started.match[1]


def told_until_address(process):
    """Where a server without a terminal says it is, and all it said before."""
    said = ""
    for row in process.stderr:
        said += row
        found = RUNS.search(row)
        if found:
            return found[1], said
    raise AssertionError(said)


def leave(started):
    """Ctrl-C, and what is said then."""
    started.sendintr()
    started.expect(pexpect.EOF)
    said = started.before
    started.close()
    assert (started.exitstatus, started.signalstatus) == (0, None), said
    return said


def stop(process):
    process.terminate()
    process.communicate(timeout=PATIENCE)


def test_tables_are_served_and_the_browser_is_opened_at_them(home, usual_port):
    started = home.type()
    url = address(started)
    assert home.shown() == url
    assert httpx.get(url, timeout=PATIENCE).status_code == 200
    leave(started)


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A server without a terminal, where it says it is, and all it said."""
    home = Home(tmp_path_factory.mktemp("running"))
    yield home, *told_until_address(home.run("--port", "0"))
    home.leave_none()


def test_without_a_terminal_only_the_address_is_told(running):
    home, url, _ = running
    assert httpx.get(url, timeout=PATIENCE).status_code == 200
    assert not home.page.exists()


def test_any_port_is_free_for_whoever_asks_for_none(running):
    assert "in use" not in running[2]


def test_matches_are_kept_in_the_data_folder_for_the_user_alone(running):
    home, _, said = running
    folder = home.data / "cathedrals"
    assert said.startswith(f"Matches are saved in {folder / NAME}.\n")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert list(home.folder.iterdir()) == []


@pytest.mark.parametrize("args", [("serve",), ("--port", "0"), ("--host", "127.0.0.2")])
def test_a_second_server_is_refused_where_the_first_is_not_what_was_asked_for(running, args):
    home, url, _ = running
    again = home.run(*args)
    _, said = again.communicate(timeout=PATIENCE)
    assert again.returncode == 2
    assert f"served already at {url};" in said
    assert len(said.splitlines()) == 1


def test_started_again_it_shows_the_server_that_runs(running):
    home, url, _ = running
    again = home.type()
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
    assert again.before.strip() == f"Cathedrals is already running on {url}."
    assert home.shown() == url
    home.page.unlink()


def test_serve_opens_no_browser_unless_it_is_told_to(home):
    started = home.type("serve", "--port", "0")
    address(started)
    leave(started)
    assert not home.page.exists()
    process = home.run("serve", "--port", "0", "--open")
    url, _ = told_until_address(process)
    assert home.shown() == url
    stop(process)


def test_the_browser_stays_closed_when_told_so(home):
    started = home.type("--no-open", "--port", "0")
    address(started)
    leave(started)
    assert not home.page.exists()


def test_the_page_of_a_server_on_all_addresses_is_opened_on_this_machine(home):
    started = home.type("--host", "0.0.0.0", "--port", "0")
    assert home.shown() == address(started).replace("0.0.0.0", "127.0.0.1")
    leave(started)


def test_ctrl_c_ends_quietly_and_says_where_the_matches_are(home):
    started = home.type("--port", "0")
    address(started)
    started.expect(r"/pieces#\S+[^\n]*\n")  # a terminal throws away what was not read when Ctrl-C is pressed
    said = leave(started).replace("^C", "").split("\r\n")
    file = home.data / "cathedrals" / NAME
    assert [row for row in said if row.strip()] == [
        f"Cathedrals has stopped. The matches are saved in {file}."
    ]
    assert sorted(one.name for one in file.parent.iterdir()) == [NAME, f"{NAME}-lock"]


def test_ctrl_c_pressed_twice_ends_it_at_once_and_as_quietly(home):
    code = (
        "import signal\n"
        "from cathedrals.kernel.words import Words\n"
        "from cathedrals.server.app import Settings\n"
        "from cathedrals.server.running import run\n"
        "def press(address):\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "run(Settings('x.sqlite'), '127.0.0.1', [0], Words(), press)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=home.folder, env=home.env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[2:] == [
        f"Cathedrals has stopped. The matches are saved in {home.folder / 'x.sqlite'}."
    ]


def test_ctrl_c_is_heeded_quietly_while_the_program_is_loaded():
    code = (
        "import sys\n"
        "class Hasty:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'typer': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Hasty())\n"
        "from cathedrals.__main__ import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "")


def test_a_killed_server_leaves_nothing_locked(home):
    process = home.run("--port", "0")
    told_until_address(process)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    again = home.run("serve", "--port", "0")
    told_until_address(again)
    stop(again)


@pytest.fixture
def usual_port():
    """Whose tests it is just now: there is one on a machine, and what one of them holds another must not find free."""
    with (Path(tempfile.gettempdir()) / "cathedrals-usual-port.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield PORT


@pytest.fixture
def taken(usual_port):
    """The usual port, in use by another program."""
    try:
        held = listen("127.0.0.1", [usual_port])
    except CathedralsError:
        yield usual_port  # by chance it is so already
    else:
        with held:
            yield usual_port


def test_the_usual_port_being_in_use_another_is_taken_and_said(home, taken):
    process = home.run()
    url, said = told_until_address(process)
    assert f"Port {taken} is in use" in said
    assert not url.endswith(f":{taken}")
    stop(process)


@pytest.mark.parametrize("args", [("serve",), ("serve", "--port", str(PORT)), ("--port", str(PORT))])
def test_a_port_that_was_chosen_or_told_to_others_is_not_exchanged(home, taken, args):
    process = home.run(*args)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said == (
        f"cathedrals: cannot listen on 127.0.0.1, port {taken}: Address already in use; try another --port\n"
    )


def test_a_file_of_matches_in_the_current_folder_is_used_and_said(home):
    (home.folder / NAME).touch(mode=0o600)
    process = home.run("--port", "0")
    _, said = told_until_address(process)
    assert said.startswith(f"Matches are saved in {home.folder / NAME}.\n")
    assert not home.data.exists()
    stop(process)


def test_the_option_goes_before_the_environment_before_the_file_here_before_the_data_folder(
    tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv(VARIABLE, "")
    assert database_chosen(None) == str(tmp_path / "data" / "cathedrals" / NAME)
    (tmp_path / NAME).touch()
    assert database_chosen(None) == NAME
    monkeypatch.setenv(VARIABLE, "postgres://there")
    assert database_chosen(None) == "postgres://there"
    assert database_chosen("matches.sqlite") == "matches.sqlite"


def test_a_bad_address_in_the_environment_is_said_to_be_there(home):
    home.env[VARIABLE] = "mysql://ana:s3cret@there/games"
    process = home.run()
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said.startswith('cathedrals: "mysql" is no kind of database we know; ')
    assert said.endswith(f"({VARIABLE} names it)\n")
    assert "s3cret" not in said


def test_a_home_that_is_not_known_is_told_of_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(data, "data_folder", lambda: Path("~/.local/share/cathedrals"))
    with pytest.raises(CathedralsError, match="the home folder is not known"):
        database_chosen(None)
    assert list(tmp_path.iterdir()) == []


def test_a_current_folder_that_was_removed_is_told_of_in_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    (tmp_path / "here").rmdir()
    with pytest.raises(CathedralsError, match="the current folder is no longer there"):
        database_chosen(str(tmp_path / "x.sqlite"))


def test_a_data_folder_that_cannot_be_made_is_told_of_in_one_sentence(home):
    home.data.touch()
    process = home.run()
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said == (
        f"cathedrals: matches cannot be kept in {home.data / 'cathedrals'}: Not a directory; "
        "choose a file with --database FILE\n"
    )


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--port", "8001", "serve"), "the command comes first: cathedrals serve --port …"),
        (("--lang", "pl", "play", GAMES[0].name), "the command comes first: cathedrals play --lang …"),
        ((GAMES[0].name,), f"{GAMES[0].name} is a game; type cathedrals play {GAMES[0].name}"),
    ],
)
def test_what_people_try_first_is_answered_with_what_to_type(home, args, sentence):
    process = home.run(*args)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert sentence in said
    assert len(said.splitlines()) == 1
