"""Passwords are changed, reset and guessed slowly; nobody locks an owner out or is taken for one. [review: M6, M11]"""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from cathedrals.kernel.game import Refused
from cathedrals.server.http.visitors import COOKIE
from cathedrals.server.lobby import accounts
from cathedrals.server.lobby.accounts import Accounts, Guesses
from cathedrals.server.lobby.names import likeness, proper
from cathedrals.server.room.table import Guest
from cathedrals.server.store import schema
from cathedrals.server.store.guests import Guests
from tests.server.serving import Person, in_store

PASSWORD, OTHER = "long enough", "long enough too"
NEVER = 1e-9  # a second: what is used up does not come back while a test runs


async def refusal_of(work):
    try:
        await work
    except Refused as error:
        assert error.refusal is not None
        return error.refusal.id
    return None


@pytest.fixture
def name(ana):
    called = f"Ana {ana.http.cookies[COOKIE][:6].replace('_', 'x').replace('-', 'y')}"
    ana.post("/api/account", {"name": called, "password": PASSWORD}).raise_for_status()
    return called


@pytest.mark.finding("M5c")
def test_who_knows_the_password_changes_it_and_is_signed_out_elsewhere(name, ana, served):
    with Person(served.url) as elsewhere:
        elsewhere.post("/api/enter", {"name": name, "password": PASSWORD}).raise_for_status()
        wrong = ana.post("/api/account/password", {"old": "not that one", "new": OTHER})
        assert (wrong.status_code, wrong.json()["refused"]) == (401, "wrong-old-password")
        assert elsewhere.get("/api/me")["account"]
        assert ana.post("/api/account/password", {"old": PASSWORD, "new": OTHER}).json()["ok"]
        assert ana.get("/api/me")["account"]
        assert not elsewhere.get("/api/me")["account"]
        assert elsewhere.post("/api/enter", {"name": name, "password": PASSWORD}).status_code == 401
        assert elsewhere.post("/api/enter", {"name": name, "password": OTHER}).json()["account"]


def test_a_guest_has_no_password_to_change(jan):
    answer = jan.post("/api/account/password", {"old": PASSWORD, "new": OTHER})
    assert answer.json()["refused"] == "no-account"


@pytest.mark.finding("M5c")
def test_a_reset_link_gives_a_new_password_once(name, ana, served):
    async def allow(store):
        return await Accounts(Guests(store)).allow_reset(name)

    token = in_store(served.database, allow)
    with Person(served.url) as owner:
        wish = {"token": token, "password": OTHER}
        assert owner.post("/api/account/reset", wish | {"token": "nonsense"}).json()["refused"] == "bad-reset"
        assert owner.post("/api/account/reset", wish).json()["name"] == name
        assert owner.get("/api/me")["account"]
        assert owner.post("/api/account/reset", wish).json()["refused"] == "bad-reset"
    assert not ana.get("/api/me")["account"]  # whoever had the old password is out


def test_a_reset_link_lapses_and_its_token_is_not_kept(url):
    async def ask(store):
        here = Accounts(Guests(store))
        await here.open(Guest("eva"), "Eva", PASSWORD)
        token = await here.allow_reset("EVA")
        row = await store.row(select(schema.guests))
        assert token is not None
        assert token != row.reset
        assert await here.allow_reset("nobody") is None
        await store.write(update(schema.guests).values(reset_until=time.time() - 1))
        return await refusal_of(here.reset(token, OTHER))

    assert in_store(url, ask) == "bad-reset"


def test_of_two_who_use_a_reset_link_at_once_one_is_refused(url):
    async def use(store):
        here = Accounts(Guests(store))
        await here.open(Guest("eva"), "Eva", PASSWORD)
        token = await here.allow_reset("Eva")
        both = (refusal_of(here.reset(token or "", new)) for new in (PASSWORD, OTHER))
        return await asyncio.gather(*both)

    assert sorted(map(str, in_store(url, use))) == ["None", "bad-reset"]


@pytest.mark.finding("M6")
def test_wrong_guesses_from_elsewhere_do_not_lock_the_owner_out(url, monkeypatch):
    """M6: guesses were counted by name only."""
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)
    monkeypatch.setattr(accounts, "ANYWHERE", 2)

    async def guess(store):
        here = Accounts(Guests(store))
        await here.open(Guest("eva"), "Eva", PASSWORD)
        assert await here.enter("Eva", PASSWORD, "home") == Guest("eva")
        one = [await refusal_of(here.enter("Eva", "a wrong one", "192.0.2.1")) for _ in range(6)]
        for number in range(2, 5):  # and from many addresses, until nobody new may try this name
            for _ in range(6):
                await refusal_of(here.enter("Eva", "a wrong one", f"192.0.2.{number}"))
        stranger = await refusal_of(here.enter("Eva", PASSWORD, "192.0.2.99"))
        return one, stranger, await refusal_of(here.enter("Eva", PASSWORD, "home"))

    one, stranger, owner = in_store(url, guess)
    assert one == ["wrong-password"] * 5 + ["too-fast"]
    assert (stranger, owner) == ("too-fast", None)


async def guessed(here, addresses):
    return [await refusal_of(here.enter("Eva", "a wrong one", address)) for address in addresses]


async def with_eva(store):
    """Accounts, one of them Eva's, who has entered from home."""
    here = Accounts(Guests(store))
    here.fits = lambda hashed, password: password == PASSWORD  # type: ignore[method-assign]  # at once
    await here.open(Guest("eva"), "Eva", PASSWORD)
    assert await here.enter("Eva", PASSWORD, HOME) == Guest("eva")
    return here


HOME = "2001:db8:7:1::/64"
OWN = 1  # when Eva entered from home, that was a guess from an address nobody knew


@pytest.mark.finding("M20")
def test_the_many_addresses_of_a_48_guess_together_and_lock_nobody_out(url, monkeypatch):
    """Whoever has a /48 had 65,536 times five guesses at once."""
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)

    async def guess(store):
        here = await with_eva(store)
        told = await guessed(here, [f"2001:db8:7:{number:x}::/64" for number in range(2, 14)])
        elsewhere = await guessed(here, ["2001:db8:8:1::/64"])
        return told, elsewhere, await refusal_of(here.enter("Eva", PASSWORD, HOME))

    told, elsewhere, owner = in_store(url, guess)
    assert told == ["wrong-password"] * (10 - OWN) + ["too-fast"] * (2 + OWN)
    assert (elsewhere, owner) == (["wrong-password"], None)


@pytest.mark.finding("M20")
def test_in_the_long_run_a_name_is_guessed_slowly_from_wherever(url, monkeypatch):
    """With a guess now and then from ever more addresses one had 72,000 a day."""
    monkeypatch.setattr(accounts, "PER_SECOND", 1e9)  # what is told soon is full again, what lasts is not
    monkeypatch.setattr(accounts, "SLOWER", 1e20)

    async def guess(store):
        here = await with_eva(store)
        one = await guessed(here, ["192.0.2.1"] * 21)
        many = await guessed(here, [f"198.51.{number // 250}.{number % 250}" for number in range(381)])
        unknown = await refusal_of(here.enter("Nobody", PASSWORD, "192.0.2.1"))
        return one, many, unknown, await refusal_of(here.enter("Eva", PASSWORD, HOME))

    one, many, unknown, owner = in_store(url, guess)
    assert one == ["wrong-password"] * 20 + ["too-fast"]
    assert many == ["wrong-password"] * (380 - OWN) + ["too-fast"] * (1 + OWN)
    assert (unknown, owner) == ("wrong-password", None)


def test_no_single_address_or_48_uses_up_what_all_may_guess_of_a_name(url, monkeypatch):
    """Else whoever has one keeps the owner from entering elsewhere."""
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)

    async def guess(store):
        here = await with_eva(store)
        for count in range(1, 9):
            await guessed(here, [f"2001:db8:{count}:{number:x}::/64" for number in range(2, 80)])
        return await refusal_of(here.enter("Eva", PASSWORD, "192.0.2.99"))

    assert in_store(url, guess) is None


def test_who_is_in_changes_the_password_whatever_others_try(url, monkeypatch):
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)
    monkeypatch.setattr(accounts, "ANYWHERE", 1)

    async def guess(store):
        here = await with_eva(store)
        told = await guessed(here, [f"192.0.2.{number}" for number in range(7)])
        return told[-1], await refusal_of(here.change_password(Guest("eva"), PASSWORD, OTHER))

    assert in_store(url, guess) == ("too-fast", None)


def test_who_found_an_open_browser_does_not_guess_its_old_password(url, monkeypatch):
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)

    async def guess(store):
        here = Accounts(Guests(store))
        await here.open(Guest("eva"), "Eva", PASSWORD)
        tries = ["a wrong one"] * accounts.GUESSES + [PASSWORD]
        return [await refusal_of(here.change_password(Guest("eva"), old, OTHER)) for old in tries]

    assert in_store(url, guess) == ["wrong-old-password"] * accounts.GUESSES + ["too-fast"]


def test_no_endless_queue_waits_for_a_hash(url, monkeypatch):
    monkeypatch.setattr(accounts, "MOST_WAITING", 0)

    async def ask(store):
        return await refusal_of(Accounts(Guests(store)).enter("Eva", PASSWORD))

    assert in_store(url, ask) == "too-fast"


GOOD = [
    "Ana",
    "Łukasz Żółć",
    "O’Brien",
    "Јована",
    "Ελένη",
    "山田 太郎",
    "김민수",
    "محمد",
    "נועה",
    "Ana 2",
    "प्रिया",
    "R2-D2",
]
BAD = [
    "\u2800",
    "\u3164",
    "a\u200db",
    "\u202eanA",
    "...",
    "Аna",
    "Anа",
    "Αna",
    "A" + "\u0301" * 5,
    "\u0301a",
    "a\ufe0fb",
]


@pytest.mark.parametrize("name", GOOD)
def test_real_names_of_any_script_are_names(name):
    assert likeness(proper(name))


@pytest.mark.finding("M11a")
@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_what_nobody_sees_or_mixes_scripts_is_no_name(name):
    with pytest.raises(Refused):
        proper(name)


ALIKE = [
    ("Ana", "ÁNÀ"),
    ("Ivo", "1v0"),
    ("Corn", "Com"),
    ("сор", "cop"),
    ("Ana", "ᴀɴᴀ"),
    ("Lukasz", "Łukasz"),
    ("Bob", "ƀøɓ"),
    ("gala", "ɡɑʟɑ"),
    ("Ana", "🅰na"),
    ("Ana", "🇦na"),
    ("Mae", "Mæ"),
    ("DAVE", "ᎠᎪᏙᎬ"),
    ("ANA", "ꓮꓠꓮ"),
    ("hugo", "հսցօ"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_the_same_likeness(one, other):
    assert likeness(one) == likeness(other)


def test_different_names_have_different_likenesses():
    assert len({likeness(name) for name in GOOD}) == len(GOOD)


@pytest.mark.finding("M11b")
def test_nobody_else_is_called_like_an_account(name, jan, served):
    for alike in (name, name.upper(), name.replace("Ana", "Áňa"), f" {name}.", name.replace(" ", "")):
        answer = jan.post("/api/me", {"name": alike})
        assert (answer.status_code, answer.json()["refused"]) == (409, "name-of-account"), alike
        answer = jan.post("/api/account", {"name": alike, "password": PASSWORD})
        assert answer.json()["refused"] == "name-taken"


@pytest.mark.parametrize("name", ["Player", "joueur", "Architect"])
def test_nobody_has_an_account_by_what_all_may_be_called(jan, name):
    answer = jan.post("/api/account", {"name": name, "password": PASSWORD})
    assert answer.json()["refused"] == "name-taken"


@pytest.mark.parametrize("name", ["greedy", "Random", "ARCHITECT", "ᴍᴀsᴛᴇʀ", "Architecte", "Ivan", "1van"])
def test_nobody_is_called_as_a_program_is(jan, name):
    answer = jan.post("/api/me", {"name": name})
    assert (answer.status_code, answer.json()["refused"]) == (409, "name-of-program")
    assert jan.post("/api/me", {"name": f"{name} of Tver"}).status_code == 200


OF_HOST = [
    "admin",
    "Host",
    "SERVER",
    "moderator",
    "adm1n",
    "ᴀᴅᴍɪɴ",
    "Ádmïn.",
    "gospodarz",
    "amfitrió",
    "Správce",
    "hôte",
]


@pytest.mark.finding("L14")
@pytest.mark.parametrize("name", OF_HOST)
def test_nobody_is_called_as_if_they_ran_the_server(jan, name):
    """Whoever was called Server could make others believe anything."""
    for path, more in (("/api/me", {}), ("/api/account", {"password": PASSWORD})):
        answer = jan.post(path, {"name": name, **more})
        assert (answer.status_code, answer.json()["refused"]) == (409, "name-of-host")
    assert jan.post("/api/me", {"name": f"{name} of Tver"}).status_code == 200


@pytest.mark.finding("L14")
def test_a_guest_who_was_called_so_before_gets_no_account_of_that_name(url):
    async def ask(store):
        guests = Guests(store)
        await guests.add(Guest("eve"), "Admin")
        return await refusal_of(Accounts(guests).open(Guest("eve"), "Admin", PASSWORD))

    assert in_store(url, ask) == "name-of-host"


def test_accounts_of_before_that_look_alike_still_enter(url):
    async def ask(store):
        here = Accounts(Guests(store))
        for id, name in (("one", "Ana"), ("two", "Ána")):
            await here.open(Guest(id), name if id == "one" else "Somebody", PASSWORD)
        change = update(schema.guests).where(schema.guests.c.id == "two")
        await store.write(change.values(name="Ána", account="ána", likeness=None))
        await here.note_likenesses()
        return [(await here.enter(name, PASSWORD)).id for name in ("Ana", "Ána")]

    assert in_store(url, ask) == ["one", "two"]


@pytest.mark.finding("M11c")
def test_accounts_are_marked_where_people_sit(name, ana, jan):
    table = ana.open("me", "open")
    assert [seat["account"] for seat in table["seats"]] == [True, False]
    assert [seat["account"] for seat in jan.join(table["id"]).json()["seats"]] == [True, False]
    assert [seat["account"] for seat in jan.state(table["id"])["seats"]] == [True, False]
    listed = next(one for one in jan.get("/api/tables?status=running") if one["id"] == table["id"])
    assert [seat["account"] for seat in listed["seats"]] == [True, False]


def test_of_very_many_familiar_addresses_the_oldest_are_forgotten(monkeypatch):
    monkeypatch.setattr(accounts, "MOST_FAMILIAR", 2)
    guesses = Guesses()
    for number in range(4):
        guesses.know("ana", f"10.0.0.{number}")
    assert list(guesses.familiar) == ["ana from 10.0.0.2", "ana from 10.0.0.3"]
