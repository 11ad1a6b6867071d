"""The same store on PostgreSQL, where its binaries are found."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from cathedrals.games import HOUSE, add_box
from cathedrals.kernel.pieces import built_in
from cathedrals.server.store.boxes import Boxes
from tests.server.serving import PATIENCE, Person, Served, in_store


def binaries() -> Path:
    """Where they are; a folder that is not there if nowhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path or "/none/initdb").resolve().parent


def owner() -> str:
    """PostgreSQL refuses to run as root: who runs it then, if anybody can."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name
    return next((one.pw_name for one in pwd.getpwall() if one.pw_name in ("postgres", "nobody")), "")


BINARIES, OWNER = binaries(), owner()
pytestmark = pytest.mark.skipif(
    not (BINARIES / "initdb").exists() or not OWNER,
    reason="PostgreSQL's binaries (initdb, pg_ctl) are not on this machine",
)


def run(*command):
    user = OWNER if os.getuid() == 0 else None
    nothing = subprocess.DEVNULL
    words = [str(part) for part in command]
    subprocess.run(words, check=True, timeout=PATIENCE, user=user, cwd="/", stdout=nothing, stderr=nothing)


@pytest.fixture(scope="module")
def database():
    """A cluster of its own, on a socket in a folder of its own; it listens on no port."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER)
        data = Path(folder, "data")
        run(BINARIES / "initdb", "-D", data, "-A", "trust", "-U", "cathedrals", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder}"
        control = [BINARIES / "pg_ctl", "-D", data, "-w", "-t", int(PATIENCE)]
        run(*control, "-o", options, "-l", Path(folder, "log"), "start")
        try:
            yield f"postgres://cathedrals@/postgres?host={folder}"  # as hosts write it
        finally:
            run(*control, "-m", "immediate", "stop")


@pytest.fixture(scope="module")
def two_processes(database):
    with Served(database) as one, Served(database) as two:
        yield one.url, two.url


@pytest.fixture
def people(two_processes):
    """Two people, each at a process of their own."""
    here, there = two_processes
    with Person(here, "Ana") as ana, Person(there, "Jan") as jan:
        yield ana, jan


def test_two_servers_on_one_database_never_write_a_line_twice(people):
    ana, same = people
    same.http.cookies.update(ana.http.cookies)
    match = ana.open("me", "me")["id"]
    state = same.state(match)
    assert ana.play_first(match)["ok"]
    answer = same.say(match, after=state["line"], moves=[state["moves"][-1]["text"]])
    assert answer["refused"] == "stale"
    assert same.state(match)["lines"] == ana.state(match)["lines"]
    assert same.say(match, chat="good luck")["ok"]


def test_people_in_two_processes_are_told_what_happens_in_the_other(people):
    ana, jan = people
    table = ana.open("me", "open")
    with ana.socket(table["id"]) as first:
        assert first.hear()["table"]
        jan.join(table["id"])
        with jan.socket(table["id"]) as second:
            sockets = [first, second]
            for _ in range(6):
                states = [socket.hear("view") for socket in sockets]
                assert states[0]["line"] == states[1]["line"]
                asked = 0 if states[0]["moves"] else 1
                move = states[asked]["moves"][0]["text"]
                assert sockets[asked].ask(after=states[asked]["line"], moves=[move])["ok"]
            line = second.hear("view")["line"]
            assert first.ask(phrase="thinking")["ok"]
            assert second.hear("chat")["chat"]["phrase"] == "thinking"
            assert second.ask(after=line, resign=True)["ok"]
            while not first.hear("view")["over"]:
                pass


def test_consent_is_asked_for_and_given_across_processes(people):
    ana, jan = people
    match = ana.open("me", "open")["id"]
    jan.join(match)
    asked, other = (ana, jan) if ana.state(match)["moves"] else (jan, ana)
    with asked.socket(match) as here, other.socket(match) as there:
        state = here.hear("view")
        while state["moves"]:
            question = state["line"]
            assert here.ask(after=question, moves=[state["moves"][0]["text"]])["ok"]
            state = here.hear("view")
        told = there.hear("view")
        while not told["moves"]:
            told = there.hear("view")
        assert there.ask(after=told["line"], moves=[told["moves"][0]["text"]])["ok"]
        line = here.hear("view")["line"]
        assert there.hear("view")["line"] == line
        assert here.ask(after=line, undo=question)["refused"] == "undo-needs-consent"
        assert there.hear("wish")["wish"] == {"seat": state["as"], "undo": question}
        assert there.ask(after=line, agree=question)["ok"]
        assert here.hear("view")["moves"]


def test_a_killed_server_goes_on_from_postgresql(database):
    with Served(database) as server, Person(server.url) as ana:
        match = ana.open("me", "greedy")["id"]
        name = f"Ana {match}"
        assert ana.post("/api/account", {"name": name, "password": "long enough"}).status_code == 200
        before = ana.state(match)["lines"]
        server.kill()
        server.start()
        assert ana.state(match)["lines"][: len(before)] == before
        assert ana.get("/api/me")["name"] == name


def test_a_box_that_one_process_keeps_is_played_with_at_the_other(database, people):
    ana, jan = people
    text = built_in(HOUSE[0]).replace("slots = 10", "slots = 13")
    box = add_box(HOUSE[0].name, text, "Grandmother")
    in_store(database, lambda store: Boxes(store).keep(box))
    table = ana.open("me", "open", pieces=box.digest)
    assert jan.get(f"/api/tables/{table['id']}")["box"] == "Grandmother"
    assert jan.join(table["id"]).status_code == 200
    for person in people:
        assert person.state(table["id"])["view"]["seats"][1]["free_slots"] == 9
