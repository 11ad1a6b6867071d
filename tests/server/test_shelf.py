"""The host puts boxes on the server's shelf and takes them off by the key that the terminal shows; nobody else does."""

import sys

import pexpect
import pytest
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.cli.parameters import box_in
from cathedrals.games import HOUSE, add_box
from cathedrals.kernel.game import Refused
from cathedrals.kernel.pieces import built_in
from cathedrals.server.lobby.accounts import GUESSES
from cathedrals.server.lobby.host import HOST, Host, readable
from cathedrals.server.store.boxes import Boxes
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


def offered(person):
    return [box for game in person.get("/api/games") for box in game["boxes"]]


def boxes(person):
    return {box["name"] for box in offered(person)}


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
        assert [box["pieces"] for box in offered(eva) if box["name"] == "Iva’s"] == [second]
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


# Taking off ---------------------------------------------------------------------------------------------------


def king(*spaces):
    return {"king": {0: {"scoring_spaces": list(spaces)}}}


def look(person, key, name, pieces):
    answer = person.post("/api/boxes/look", {"game": GAME.name, "key": key, "name": name, "pieces": pieces})
    assert answer.status_code == 200, answer.text
    return answer.json()


def take_off(person, key, pieces):
    return person.post("/api/boxes/off", {"key": key, "pieces": pieces})


def refusal(answer):
    return answer.status_code, answer.json()["refused"]


def test_the_shelf_says_which_state_it_has_of_a_box_that_is_typed_in(hosted, key):
    def state(name, pieces):
        return look(eva, key, name, pieces)["state"]

    with Person(hosted.url, "Eva") as eva:
        assert state("Lea’s", {}) == "built-in"
        assert state("Lea’s", king(7, 17, 27)) == "absent"
        digest = shelve(eva, key, "Lea’s", king(7, 17, 27)).json()["pieces"]
        found = look(eva, key, "Lea’s", king(7, 17, 27))
        assert (found["state"], found["pieces"]) == ("same", digest)
        assert {"pieces": digest, "name": "Lea’s", "at_start": False} in found["boxes"]
        assert state(" Lea’s ", king(7, 17, 27)) == "same"
        assert state("Lea’s new", king(7, 17, 27)) == "renamed"
        assert state("", king(7, 17, 27)) == "renamed"
        assert state("Lea’s", king(7, 17, 28)) == "other"
        assert state("Lea’s", king(9, 9, 9)) == "other"  # what does not fit yet has a state, too
        assert state("", king(7, 17, 28)) == "absent"
        assert take_off(eva, key, digest).status_code == 200
        assert state("Lea’s", king(7, 17, 27)) == "absent"


def test_the_shelf_of_one_game_says_nothing_of_anothers_boxes(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        shelve(eva, key, "Noe’s", king(6, 16, 26))
        told = eva.post("/api/boxes/look", {"game": HOUSE[0].name, "key": key, "name": "Noe’s"}).json()
        assert (told["state"], told["boxes"]) == ("built-in", [])


def test_a_box_taken_off_is_offered_no_more_while_its_tables_and_matches_go_on(hosted, key):
    with Person(hosted.url, "Eva") as eva, Person(hosted.url, "Jan") as jan:
        pieces = shelve(eva, key, "Uma’s", king(5, 15, 25)).json()["pieces"]
        running = eva.open("me", "me", game=GAME.name, pieces=pieces)["id"]
        waiting = eva.open("me", "open", game=GAME.name, pieces=pieces)["id"]
        assert take_off(eva, key, pieces).json() == {"ok": True}
        assert "Uma’s" not in boxes(eva)
        wish = {"game": GAME.name, "seats": ["me", "me"], "pieces": pieces}
        assert refusal(eva.post("/api/tables", wish)) == (404, "no-such-pieces")
        assert eva.play_first(running)["ok"]
        assert jan.get(f"/api/tables/{waiting}")["box"] == "Uma’s"
        assert jan.join(waiting).status_code == 200
        for match in (running, waiting):
            assert eva.state(match)["view"]["king"]["scoring_spaces"] == [5, 15, 25]
        assert refusal(take_off(eva, key, pieces)) == (404, "not-on-shelf")
        assert shelve(eva, key, "Uma’s", king(5, 15, 25)).status_code == 200
        assert "Uma’s" in boxes(eva)


def test_without_the_key_nobody_looks_at_the_shelf_or_takes_anything_off(hosted, key):
    with Person(hosted.url, "Jan") as jan:
        pieces = shelve(jan, key, "Ola’s", king(4, 14, 24)).json()["pieces"]
        assert refusal(take_off(jan, "x" * 43, pieces)) == (401, "wrong-key")
        wish = {"game": GAME.name, "key": "x" * 43}
        assert refusal(jan.post("/api/boxes/look", wish)) == (401, "wrong-key")
        assert "Ola’s" in boxes(jan)


def test_the_same_pieces_under_another_name_are_one_box_called_anew(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        shelve(eva, key, "Ida’s", king(3, 13, 23))
        assert shelve(eva, key, "Ida’s best", king(3, 13, 23)).status_code == 200
        assert "Ida’s best" in boxes(eva)
        assert "Ida’s" not in boxes(eva)


def test_a_box_that_is_there_takes_the_name_and_the_place_of_another(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        first = shelve(eva, key, "Ela’s", king(3, 13, 24)).json()["pieces"]
        shelve(eva, key, "Ema’s", king(3, 13, 25))
        assert look(eva, key, "Ema’s", king(3, 13, 24))["state"] == "other"
        assert shelve(eva, key, "Ema’s", king(3, 13, 24), replaces=True).status_code == 200
        assert [box["pieces"] for box in offered(eva) if box["name"] in ("Ela’s", "Ema’s")] == [first]


def test_boxes_without_a_name_are_told_apart_by_what_they_are_known_by(hosted, key):
    with Person(hosted.url, "Eva") as eva:
        nameless = [shelve(eva, key, "", king(3, 13, last)).json()["pieces"] for last in (26, 27)]
        assert {one["name"] for one in look(eva, key, "", {})["boxes"]} >= set(nameless)
        assert boxes(eva) >= set(nameless)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "named.toml"
    text = built_in(GAME).replace("scoring_spaces = [10, 20, 30]", "scoring_spaces = [2, 12, 22]")
    assert text != built_in(GAME)
    path.write_text(f'game = "{GAME.name}"\nname = "Named"\n{text}', encoding="utf-8")
    return path


def test_what_is_named_at_the_start_stays_on_the_shelf_until_a_start_without_it(tmp_path, file):
    with Served(f"sqlite:///{tmp_path}/named.sqlite", "--pieces", str(file)) as server:
        own = readable(in_store(server.database, lambda store: store.key(HOST)))
        with Person(server.url, "Eva") as eva:
            [box] = look(eva, own, "", {})["boxes"]
            assert (box["name"], box["at_start"]) == ("Named", True)
            answer = take_off(eva, own, box["pieces"])
            assert refusal(answer) == (409, "box-at-start")
            assert "--pieces" in answer.json()["words"]
            assert refusal(shelve(eva, own, "Renamed", king(2, 12, 22))) == (409, "box-at-start")
            instead = shelve(eva, own, "Named", king(2, 12, 23), replaces=True)
            assert refusal(instead) == (409, "box-at-start")
            assert shelve(eva, own, "Named", king(2, 12, 22)).status_code == 200
            assert boxes(eva) == {"Named"}
        server.stop()
        server.more = ()
        server.start()
        with Person(server.url, "Eva") as eva:
            assert boxes(eva) == {"Named"}
            assert take_off(eva, own, box["pieces"]).status_code == 200
            assert boxes(eva) == set()


# By the command line ------------------------------------------------------------------------------------------


@pytest.fixture
def admin(hosted):
    def run(*words):
        return CliRunner().invoke(app, ["admin", *words, "--database", hosted.database])

    return run


def test_a_box_off_the_shelf_is_offered_no_more_but_its_matches_keep_it(hosted, key, admin):
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


def test_a_box_off_the_shelf_is_listed_printed_and_put_back_by_the_command_line(hosted, key, admin):
    with Person(hosted.url, "Eva") as eva:
        pieces = shelve(eva, key, "Zoe’s", king(1, 11, 21)).json()["pieces"]
        take_off(eva, key, pieces)
        assert pieces not in admin("boxes").output
        assert f"{pieces}  {GAME.name}  Zoe’s  (off the shelf)" in admin("boxes", "--all").output
        text = admin("boxes", "Zoe’s").output
        assert (add_box(GAME.name, text).digest, add_box(GAME.name, text).name) == (pieces, "Zoe’s")
        shelve(eva, key, "Zoe’s", king(1, 11, 22))
        assert "another box called Zoe’s is on the shelf" in admin("shelve", pieces).output
        assert "Zoe’s" in admin("unshelve", "Zoe’s").output
        assert admin("shelve", "Zoe’s").exit_code == 1  # two have that name
        assert admin("shelve", pieces).output == "Zoe’s is on the shelf.\n"
        assert {"pieces": pieces, "name": "Zoe’s"} in offered(eva)
        assert admin("shelve", pieces).exit_code == 1


def test_the_command_line_says_what_is_named_at_the_start_and_that_it_comes_back(tmp_path, file):
    database = f"sqlite:///{tmp_path}/told.sqlite"

    def admin(*words):
        return CliRunner().invoke(app, ["admin", *words, "--database", database]).output

    in_store(database, lambda store: Boxes(store).keep_at_start([box_in(file)]))
    assert "Named  (named at the start)" in admin("boxes")
    assert admin("unshelve", "Named") == (
        "Named is off the shelf, until a server starts with its --pieces again.\n"
    )
    assert admin("boxes") == "cathedrals: no box is on the shelf\n"
