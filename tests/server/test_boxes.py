"""Owners' own boxes of pieces on a server: offered, played with, kept."""

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from cathedrals.games import HOUSE, KNOWN, Box, add_box
from cathedrals.kernel.boxes import BOXES
from cathedrals.kernel.game import Refused
from cathedrals.kernel.pieces import built_in
from cathedrals.server.app import make_lobby
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.store.boxes import Boxes
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.migrations import FOLDER
from cathedrals.server.wire.requests import NewTable
from tests.server.serving import GAME, Person, Served, in_store, wait_until

TEXT = 'name = "Grandmother"\n' + built_in(GAME).replace("slots = 10", "slots = 13")


def own_box(slots=13, name="Grandmother"):
    return add_box(GAME.name, TEXT.replace("slots = 13", f"slots = {slots}").replace("Grandmother", name))


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'boxes.sqlite'}"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(f'game = "{GAME.name}"\n{TEXT}', encoding="utf-8")
    return path


def boxes_offered(person):
    return {game["name"]: game["boxes"] for game in person.get("/api/games")}


def test_a_match_is_played_with_its_box_also_after_a_start_without_it(url, file):
    digest = own_box().digest
    with Served(url, "--pieces", str(file)) as server, Person(server.url) as ana:
        offered = boxes_offered(ana)
        assert offered == {GAME.name: [{"pieces": digest, "name": "Grandmother"}], HOUSE[1].name: []}
        table = ana.open("me", "greedy", pieces=digest)
        assert (table["pieces"], table["box"]) == (digest, "Grandmother")
        assert free_slots(ana, table["id"]) == 9
        server.kill()
        server.more = ()
        server.start()
        state = ana.state(table["id"])
        assert (state["box"], free_slots(ana, table["id"])) == ("Grandmother", 9)
        assert f"pieces   {digest}" in ana.http.get(f"/api/matches/{table['id']}/record").text
        play_until_program_has_answered(ana, table["id"])
        assert ana.say_now(table["id"], resign=True)["ok"]
        again = ana.post(f"/api/matches/{table['id']}/rematch").json()
        assert again["pieces"] == digest
        assert boxes_offered(ana) == offered
        assert ana.open("me", "greedy")["box"] == ""
        assert not [row for row in server.told if "replaced" in row or "failed" in row]


def free_slots(person, match):
    return person.state(match)["view"]["seats"][0]["free_slots"]


def play_until_program_has_answered(person, match):
    """The program thinks in another process, with the same pieces."""

    def has_answered():
        if person.state(match)["moves"]:
            person.play_first(match)
        return any(line.startswith("1 ") for line in person.state(match)["lines"])

    wait_until(has_answered)


def in_lobby(url, work):
    async def with_lobby(store):
        lobby = await make_lobby(store, Programs(0), 0)
        return await work(lobby, lobby.accounts.new())

    return in_store(url, with_lobby)


def wish(pieces, game=GAME.name):
    return NewTable(game=game, seats=["me", "me"], pieces=pieces)


def test_pieces_that_nobody_knows_or_of_another_game_are_refused(url):
    box = own_box()

    async def work(lobby, guest):
        for wished in (wish("0123456789ab"), wish(box.digest, HOUSE[1].name)):
            with pytest.raises(Refused, match=r"^There’s no such box of pieces for this game\.$"):
                await lobby.open(guest, wished)
        assert (await lobby.open(guest, wish(GAME.digest))).pieces == ""

    in_lobby(url, work)


def test_more_boxes_than_there_is_room_for_are_refused_with_a_sentence(url):
    boxes = [own_box(slots) for slots in range(20, 20 + BOXES)]

    async def work(lobby, guest):
        for box in boxes:
            await lobby.matches.boxes.keep(box)
        for box in boxes[: BOXES - 1]:
            await lobby.open(lobby.accounts.new(), wish(box.digest))
        with pytest.raises(
            Refused, match=r"^There’s room for 32 boxes of pieces, and all of them are in use\.$"
        ):
            await lobby.open(guest, wish(boxes[-1].digest))
        await lobby.open(guest, wish(boxes[3].digest))

    in_lobby(url, work)


def test_a_box_is_read_once_however_often_it_is_asked_for(url, monkeypatch):
    box = own_box()
    KNOWN.clear()
    read = []

    def noted(*said):
        read.append(said)
        return add_box(*said)

    async def work(lobby, guest):
        await lobby.matches.boxes.keep(box)
        monkeypatch.setattr("cathedrals.server.store.boxes.add_box", noted)
        for _ in range(3):
            assert await lobby.matches.boxes.all() == [box]

    in_lobby(url, work)
    assert len(read) == 1


def test_what_another_process_has_brought_is_known_where_it_is_needed(url):
    box = own_box()

    async def work(lobby, guest):
        await lobby.matches.boxes.keep(box)
        table = await lobby.open(guest, wish(box.digest))
        KNOWN.clear()
        lobby.rooms.open.clear()
        assert (await lobby.rooms.room(table.id)).match.game.digest == box.digest
        KNOWN.clear()
        [shown] = await lobby.tables_of(guest)
        assert shown.show(guest)["box"] == "Grandmother"

    in_lobby(url, work)


def test_the_same_pieces_are_kept_once_under_their_last_name(url):
    async def work(store):
        for name in ("Ana", "Jan"):
            await Boxes(store).keep(own_box(name=name))
        KNOWN.clear()
        return [box.name for box in await Boxes(store).all()]

    assert in_store(url, work) == ["Jan"]


def test_a_box_that_cannot_be_read_any_more_is_left_out_and_logged(url, caplog):
    async def work(store):
        await Boxes(store).keep(Box("0" * 12, GAME.name, "Old", TEXT.replace("slots = 13", "slots = 0")))
        await Boxes(store).keep(own_box())
        return [box.name for box in await Boxes(store).all()]

    assert in_store(url, work) == ["Grandmother"]
    assert 'the box "Old"' in caplog.text


def test_matches_of_an_older_store_have_the_built_in_pieces(url):
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(
            sa.text(
                "INSERT INTO matches (id, game, options, status, listed, link, secret, origin, header, line, asked,"
                " since) VALUES ('m', 'g', '{}', 'open', true, 'l', x'00', '', '', 0, 0, 1.0)"
            )
        )
    engine.dispose()

    async def work(store):
        return (await Matches(store).load_table("m")).pieces

    assert in_store(url, work) == ""
