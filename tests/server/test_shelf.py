"""The host puts boxes on the server's shelf by the key that the terminal shows; nobody else does."""

import sys

import pexpect
import pytest
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.games import HOUSE
from cathedrals.kernel.game import Refused
from cathedrals.server.lobby.accounts import GUESSES
from cathedrals.server.lobby.host import HOST, Host, readable
from tests.server.serving import Person, Served, in_store

GAME = HOUSE[1]
TYPED = {"king": {0: {"scoring_spaces": [9, 19, 29]}}}
LINK = r"(http://[^ ]+)/pieces#([\w-]{43})"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hosted')}/store.sqlite") as server:
        yield server


@pytest.fixture
def key(hosted):
    return readable(in_store(hosted.database, lambda store: store.key(HOST)))


def shelve(person, key, name="Eva’s", pieces=TYPED, **more):
    return person.post("/api/boxes", {"game": GAME.name, "key": key, "name": name, "pieces": pieces} | more)


def boxes(person):
    return {box["name"] for game in person.get("/api/games") for box in game["boxes"]}


def test_a_box_with_the_hosts_key_is_offered_and_played_with(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        answer = shelve(eva, key)
        assert answer.status_code == 200, answer.text
        assert "Eva’s" in boxes(eva)
        table = eva.open("me", "random", game=GAME.name, pieces=answer.json()["pieces"])
        assert table["box"] == "Eva’s"
        assert eva.state(table["id"])["view"]["king"]["scoring_spaces"] == [9, 19, 29]


@pytest.mark.parametrize("wrong", ["x" * 43, "0"])
def test_without_the_key_nothing_is_put_there(hosted, wrong):
    with Person(hosted.url, "Jan") as jan:
        answer = shelve(jan, wrong, "Jan’s")
        assert (answer.status_code, answer.json()["refused"]) == (401, "wrong-key")
        assert "Jan’s" not in boxes(jan)


def test_a_box_that_does_not_fit_or_is_the_built_in_one_is_refused(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        wrong = shelve(eva, key, "Wrong", {"king": {0: {"scoring_spaces": [9, 9, 29]}}})
        assert (wrong.status_code, wrong.json()["refused"]) == (409, "cannot-be")
        assert "ascending order" in wrong.json()["words"]
        assert shelve(eva, key, "Same", {}).json()["refused"] == "same-pieces"
        assert not {"Wrong", "Same"} & boxes(eva)


def test_other_pieces_under_the_name_of_a_box_are_refused_and_the_same_ones_are_not(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        assert shelve(eva, key, "Ota’s").status_code == 200
        assert shelve(eva, key, " Ota’s ").status_code == 200
        other = shelve(eva, key, "Ota’s", {"king": {0: {"scoring_spaces": [9, 18, 29]}}})
        assert (other.status_code, other.json()["refused"]) == (409, "other-box-called")


def test_a_mended_box_takes_the_place_of_the_one_of_its_name_whose_matches_keep_theirs(hosted, key):
    mended = {"king": {0: {"scoring_spaces": [9, 18, 28]}}}
    with Person(hosted.url, "Eva") as eva:
        first = shelve(eva, key, "Iva’s", {"king": {0: {"scoring_spaces": [9, 17, 28]}}}).json()["pieces"]
        table = eva.open("me", "random", game=GAME.name, pieces=first)["id"]
        second = shelve(eva, key, "Iva’s", mended, replaces=True).json()["pieces"]
        found = [box for game in eva.get("/api/games") for box in game["boxes"] if box["name"] == "Iva’s"]
        assert [box["pieces"] for box in found] == [second]
        assert eva.state(table)["view"]["king"]["scoring_spaces"] == [9, 17, 28]


def test_wrong_keys_are_tried_as_slowly_as_passwords_and_the_right_one_passes_all_the_same():
    host = Host(b"x" * 32)
    for _ in range(GUESSES):
        with pytest.raises(Refused, match="isn’t the host"):
            host.admit("guess", "1.2.3.4")
    with pytest.raises(Refused, match="Too many requests"):
        host.admit("guess", "1.2.3.4")
    host.admit(readable(b"x" * 32), "1.2.3.4")


def test_a_log_does_not_show_the_link(url):
    with Served(url) as quiet:
        quiet.stop()
    assert "running on" in "".join(quiet.told)
    assert "/pieces" not in "".join(quiet.told)


def test_the_terminal_shows_the_link(tmp_path):
    command = ["-m", "cathedrals", "serve", "--port", "0", "--database", str(tmp_path / "own.sqlite")]
    terminal = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=300, dimensions=(40, 300))
    try:
        terminal.expect(LINK)
        own = in_store(f"sqlite:///{tmp_path}/own.sqlite", lambda store: store.key(HOST))
        assert terminal.match[2] == readable(own)
    finally:
        terminal.terminate(force=True)


def test_a_box_off_the_shelf_is_offered_no_more_but_its_matches_keep_it(hosted, key):
    def admin(*words):
        return CliRunner().invoke(app, ["admin", *words, "--database", hosted.database])

    with Person(hosted.url, "Eva") as eva:
        pieces = shelve(eva, key, "Old", {"king": {0: {"scoring_spaces": [8, 18, 28]}}}).json()["pieces"]
        match = eva.open("me", "me", game=GAME.name, pieces=pieces)["id"]
        assert f"{pieces}  {GAME.name}  Old" in admin("boxes").output
        assert admin("unshelve", "Old").output == "Old is off the shelf.\n"
        assert admin("unshelve", "Old").exit_code == 1
        assert "Old" not in boxes(eva)
        wish = {"game": GAME.name, "seats": ["me", "me"], "pieces": pieces}
        assert eva.post("/api/tables", wish).json()["refused"] == "no-such-pieces"
        eva.say_now(match, resign=True)
        again = eva.post(f"/api/matches/{match}/rematch").json()["id"]
        assert eva.state(again)["view"]["king"]["scoring_spaces"] == [8, 18, 28]
        assert shelve(eva, key, "Old", {"king": {0: {"scoring_spaces": [8, 18, 28]}}}).status_code == 200
        assert "Old" in boxes(eva)
