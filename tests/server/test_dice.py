"""H3: the secret of the dice is sealed before anybody adds to it, and only people add to it."""

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from itsdangerous import TimestampSigner

from cathedrals.games import GAMES
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import commitment
from cathedrals.kernel.game import Refused
from cathedrals.kernel.record import BrokenRecord
from cathedrals.matches import check_promise, salted_by, salts_of, verify
from cathedrals.server.app import make_lobby
from cathedrals.server.lobby.dice import Dice
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.migrations import FOLDER
from cathedrals.server.wire.requests import DicePart, NewTable
from tests.server.serving import in_store

LAST = GAMES[-1].name


def sealed(person):
    return person.post("/api/dice").json()


def record_of(person, match):
    return records.read(person.http.get(f"/api/matches/{match}/record").text)


def resigned(person, match):
    assert person.say_now(match, resign=True)["ok"]
    return record_of(person, match)


@pytest.mark.finding("H3a")
def test_the_seal_is_known_before_the_opener_adds_anything_and_the_table_keeps_it(ana):
    seal = sealed(ana)
    table = ana.open("me", "greedy", dice=seal["token"], salt="tea")
    assert table["dice"] == seal["dice"]
    record = resigned(ana, table["id"])
    assert record.dice == f"{seal['dice']} salts 0:tea"
    assert commitment(bytes.fromhex(record.secret)) == seal["dice"]
    assert verify(record) > 0


@pytest.mark.finding("H3b")
def test_nobody_can_have_two_tables_with_the_dice_of_one_token(ana, jan):
    token = sealed(ana)["token"]
    ana.open("me", "me", dice=token)
    for person in (ana, jan):
        again = person.post("/api/tables", {"game": LAST, "seats": ["me", "me"], "dice": token})
        assert (again.status_code, again.json()["refused"]) == (409, "dice-gone")


@pytest.mark.parametrize("token", ["nonsense", "ImE.b.c"])
def test_a_token_that_was_not_given_here_opens_nothing(ana, token):
    answer = ana.post("/api/tables", {"game": LAST, "seats": ["me", "me"], "dice": token})
    assert answer.json()["refused"] == "dice-gone"


def test_a_token_that_has_waited_too_long_opens_nothing():
    with pytest.raises(Refused, match="ask for new ones"):
        Dice(b"key", lasts=-1).unseal(Dice(b"key").seal()["token"])


def test_a_token_is_good_for_minutes_and_not_for_an_hour(monkeypatch):
    dice, now = Dice(b"key"), TimestampSigner(b"").get_timestamp()
    token = dice.seal()["token"]
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now + 300)
    assert dice.unseal(token)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now + 3600)
    with pytest.raises(Refused):
        dice.unseal(token)


def test_no_two_seals_are_alike_and_another_key_opens_none():
    dice = Dice(b"key")
    assert len({dice.seal()["dice"] for _ in range(20)}) == 20
    with pytest.raises(Refused):
        Dice(b"another").unseal(dice.seal()["token"])


@pytest.mark.finding("H3a")
def test_without_a_token_the_salt_of_the_opener_counts_for_nothing_for_it_came_before_the_seal(ana):
    table = ana.open("me", "greedy", salt="tea")
    assert [seat["salt"] for seat in table["seats"]] == ["", ""]
    assert record_of(ana, table["id"]).dice == f"{table['dice']} salts"


@pytest.mark.finding("H3c")
def test_who_adds_nothing_and_every_program_adds_nothing(ana, jan):
    token = sealed(ana)["token"]
    table = ana.open("me", "greedy", "open", dice=token, salt="tea", game=GAMES[0].name)
    jan.join(table["id"])
    record = record_of(ana, table["id"])
    assert salts_of(record) == {0: "tea"}
    assert salted_by(record) == [0]


def test_who_sits_down_sees_the_seal_and_what_others_have_added_before(ana, jan):
    seal = sealed(ana)
    id = ana.open("me", "open", dice=seal["token"], salt="tea")["id"]
    seen = jan.get(f"/api/tables/{id}")
    assert (seen["dice"], seen["seats"][0]["salt"]) == (seal["dice"], "tea")
    jan.join(id, salt="milk")
    assert record_of(jan, id).dice == f"{seal['dice']} salts 0:tea 1:milk"


def test_one_person_on_two_seats_adds_once(ana):
    table = ana.open("me", "me", dice=sealed(ana)["token"], salt="tea")
    assert salts_of(record_of(ana, table["id"])) == {0: "tea"}


def test_what_somebody_added_leaves_with_them(ana, jan):
    id = ana.open("me", "open", "open", dice=sealed(ana)["token"], salt="tea", game=GAMES[0].name)["id"]
    jan.join(id, salt="milk")
    left = jan.post(f"/api/tables/{id}/leave").json()
    assert [seat["salt"] for seat in left["seats"]] == ["tea", "", ""]
    jan.join(id)
    assert [seat["salt"] for seat in ana.get(f"/api/tables/{id}")["seats"]] == ["tea", "", ""]


@pytest.mark.parametrize("salt", ["a:b", "a b", "", "ż", "a" * 65])
def test_a_salt_that_a_record_could_not_hold_is_not_taken(ana, jan, salt):
    id = ana.open("me", "open")["id"]
    assert jan.join(id, salt=salt).status_code == 422


@pytest.mark.finding("H3a")
@pytest.mark.parametrize("how", ["branch", "lesson"])
def test_whoever_plays_on_adds_to_sealed_dice_too(ana, how):
    seal = sealed(ana)
    part = {"dice": seal["token"], "salt": "tea"}
    if how == "lesson":
        table = ana.post(f"/api/lessons/{GAMES[0].name}/table", part).json()
    else:
        match = ana.open("me", "me")["id"]
        wish = {"line": ana.state(match)["line"], "seats": ["me", "greedy"], **part}
        table = ana.post(f"/api/matches/{match}/branch", wish).json()
    assert record_of(ana, table["id"]).dice == f"{seal['dice']} salts 0:tea"


@pytest.mark.finding("H3a")
def test_at_a_rematch_the_second_adds_to_the_dice_that_the_first_had_sealed(ana, jan):
    match = ana.open("me", "open")["id"]
    jan.join(match)
    resigned(ana, match)
    seal = sealed(ana)
    again = ana.post(f"/api/matches/{match}/rematch", {"dice": seal["token"], "salt": "tea"}).json()["id"]
    other = {"dice": sealed(jan)["token"], "salt": "milk"}
    late = jan.post(f"/api/matches/{match}/rematch", other)
    assert late.json()["refused"] == "dice-gone"  # that salt was drawn for other dice
    assert jan.get(f"/api/tables/{again}")["dice"] == seal["dice"]
    jan.post(f"/api/matches/{match}/rematch", {"salt": "honey"})
    assert record_of(jan, again).dice == f"{seal['dice']} salts 0:tea 1:honey"


def test_at_a_rematch_one_person_on_two_seats_adds_once_too(url):
    async def work(store):
        lobby = await make_lobby(store, Programs(0), 0)
        ana, jan = lobby.accounts.new(), lobby.accounts.new()
        wish = NewTable(game=GAMES[0].name, seats=["open", "open", "me"], listed=False)
        again = await lobby.open(jan, wish)
        full = await lobby.sit_again(ana, again.id, [0, 1], DicePart(salt="tea"))
        return [seat.salt for seat in full.seats]

    assert in_store(url, work) == ["tea", "", ""]


def test_who_asks_for_a_rematch_without_a_word_still_gets_it(ana):
    match = ana.open("me", "me")["id"]
    resigned(ana, match)
    assert ana.http.post(f"/api/matches/{match}/rematch").json()["status"] == "running"


@pytest.mark.finding("H3b")
def test_a_host_who_tries_secrets_after_the_salt_is_known_is_caught(url):
    """The attack of the review, which `verify` alone cannot see: the secret is chosen when all salts are there."""

    class Cheating(Dice):
        wanted = 0

        def secret(self, token):
            return bytes([self.wanted]) * 32

    async def work(store):
        lobby = await make_lobby(store, Programs(0), 0)
        lobby.dice = Cheating(b"key")
        ana = lobby.accounts.new()
        seal = lobby.dice.seal()
        Cheating.wanted = 77  # the best of many, now that "tea" is known
        wish = NewTable(game=LAST, seats=["me", "me"], dice=seal["token"], salt="tea")
        room = await lobby.rooms.room((await lobby.open(ana, wish)).id)
        match = room.sitting.match
        match.remark(0, "resign")
        match.record.secret = room.table.secret.hex()
        return seal["dice"], match.record

    seal, record = in_store(url, work)
    assert verify(record) > 0
    with pytest.raises(BrokenRecord, match="not the seal you were shown"):
        check_promise(record, seal, "tea")


@pytest.mark.finding("H3c")
def test_a_table_of_an_older_version_that_waits_loses_the_salts_its_server_drew(url):
    engine = sa.create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for status in ("open", "over"):
            connection.execute(
                sa.text(
                    "INSERT INTO matches (id, game, options, status, listed, link, secret, origin, header, line, asked,"
                    f" since) VALUES ('{status}', 'g', '{{}}', '{status}', true, 'l', x'00', '', '', 0, 0, 1.0)"
                )
            )
            connection.execute(
                sa.text(
                    'INSERT INTO seats (match, seat, name, salt, "left")'
                    f" VALUES ('{status}', 0, 'Ana', 'drawn', false)"
                )
            )
    engine.dispose()

    async def salts(store):
        return [(await Matches(store).load_table(status)).seats[0].salt for status in ("open", "over")]

    assert in_store(url, salts) == ["", "drawn"]
