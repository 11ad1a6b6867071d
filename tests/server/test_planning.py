"""What somebody plans and notes down is theirs alone, and a plan knows no more than they do."""

import asyncio

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel.game import Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.table import CHANCE
from cathedrals.server.http.routes import ROUTES
from cathedrals.server.lobby.forgetting import Rule
from cathedrals.server.room.table import Guest, HostedTable
from cathedrals.server.store.forgetting import Forgetting
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.notes import KeptNotes
from cathedrals.server.store.removing import Removing
from cathedrals.server.study.study import Study
from cathedrals.server.wire.requests import MOST_NOTED, MOST_PLANNED, PlanWish
from tests.server.serving import GAME, Person, Served, in_store
from tests.server.test_forgetting import in_house
from tests.server.test_room import ANA, JAN, memory, play_first, room, say, thinkers
from tests.tiers import chooser, numbers, tally

__all__ = ["memory", "room", "thinkers"]  # fixtures


def plan(room, guest, *moves, line=None, why=None):
    at = len(room.match.record.lines) if line is None else line
    return asyncio.run(Study(room).plan(guest, PlanWish(line=at, moves=list(moves), why=why)))


def plan_until(room, guest, number, is_there):
    """Plan on by chance until a position is there: its moves and its state."""
    choose = chooser(number)
    moves: list[str] = []
    state = plan(room, guest)
    while not is_there(state) and len(moves) < MOST_PLANNED:
        moves.append(choose.choice(state["moves"])["text"])
        state = plan(room, guest, *moves)
    return moves, state


def is_chance(state):
    return state["asked"] == CHANCE


def test_a_planned_move_leads_where_it_would_lead_if_it_were_played(room):
    move = room.match.moves[0].text
    planned = plan(room, (ANA, JAN)[room.match.asked], move)
    asyncio.run(play_first(room))
    after = asyncio.run(Study(room).state_at(None, planned["line"]))
    assert (planned["view"], planned["events"]) == (after["view"], after["events"])


def test_who_plans_answers_for_the_others_too_and_sees_the_table_from_their_own_seat(room):
    asked = room.match.asked
    waiting = (JAN, ANA)[asked]
    told = plan(room, waiting)
    assert [move["text"] for move in told["moves"]] == [move.text for move in room.match.moves]
    assert (told["asked"], told["as"], told["as_seats"]) == (asked, 1 - asked, (1 - asked,))
    assert plan(room, None)["moves"]  # who looks on may think, too


@pytest.mark.parametrize("number", numbers(2, 20))
def test_what_chance_answers_is_supposed_and_no_dice_are_rolled(room, monkeypatch, number):
    def deal(match):
        raise AssertionError("the dice were rolled for a plan")

    record = str(room.match.record)
    monkeypatch.setattr(Match, "deal", deal)
    moves, before = plan_until(room, ANA, number, is_chance)
    assert is_chance(before)
    outcomes = {move["text"] for move in before["moves"]}
    assert len(outcomes) > 1
    for outcome in outcomes:
        assert plan(room, ANA, *moves, outcome)["lines"] == [f". {outcome}"]
    assert str(room.match.record) == record


def test_a_plan_starts_where_the_match_was_and_stays_there_when_it_goes_on(room):
    line = len(room.match.record.lines)
    before = plan(room, ANA, line=line)
    asyncio.run(play_first(room))
    assert plan(room, ANA, line=line)["view"] == before["view"]


def test_a_plan_says_why_a_move_is_not_possible_and_refuses_it(room):
    name = room.match.game.write(
        next(n for n in range(99) if n not in room.match.game.list_legal(room.match.table))
    )
    assert plan(room, ANA, why=name)["why"][0]["refused"]
    with pytest.raises(Refused):
        plan(room, ANA, name)


def test_where_seats_have_secrets_a_plan_ends_before_others_and_chance_answer(room, monkeypatch):
    monkeypatch.setattr(room.match.game, "has_secrets", True)
    asked = room.match.asked
    assert plan(room, (ANA, JAN)[asked])["moves"]
    assert plan(room, (JAN, ANA)[asked])["moves"] == []
    with pytest.raises(Refused) as refused:
        plan(room, (JAN, ANA)[asked], room.match.moves[0].text)
    assert refused.value.refusal is not None
    assert refused.value.refusal.id == "not-planned-further"


def test_a_plan_that_reaches_the_end_tells_the_scores_and_not_the_secret_of_the_dice(room):
    asyncio.run(say(room, ANA, resign=True))
    room.match.record.secret = "5e"
    told = plan(room, ANA)
    assert (told["over"], told["moves"], told["hints"]) == (True, [], False)
    assert "secret" not in told
    assert len(told["scores"]) == 2


# Nobody else learns of it -----------------------------------------------------------------------------


def looks(person, match, line):
    """All that somebody can look at, address by address, and what they are told for themselves."""
    given = {"match": match, "line": line, "game": GAME.name, "language": "en", "section": "market"}
    told = {}
    for route in ROUTES:
        path = route.path.format(**given, seat=0)
        if route.method == "GET" and route.path != "/healthz":  # which counts requests
            told[path] = person.http.get(path).text
    report = {"match": match, "line": line, "seat": None, "said": "odd"}
    told["report"] = person.post("/api/reports/file", report).text
    told["plan"] = person.post(f"/api/matches/{match}/plan", {"line": line}).text
    return told


def think(person, match, choose):
    """Plan at random and write it down; what was written."""
    line = person.state(match)["line"]
    moves: list[str] = []
    for _ in range(choose.randint(1, 8)):
        told = person.post(f"/api/matches/{match}/plan", {"line": line, "moves": moves}).json()
        if not told["moves"]:
            break
        moves.append(choose.choice(told["moves"])["text"])
    note = f"mine-{choose.random()} {moves}"
    assert person.post(f"/api/matches/{match}/note", {"text": note}).json() == {"text": note}
    tally("plans")
    return note


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_whatever_somebody_plans_and_notes_nobody_else_is_told_anything(served, ana, jan, game):
    match = ana.open("me", "open", game=game.name)["id"]
    jan.join(match).raise_for_status()
    with Person(served.url, "Eva") as eva, jan.socket(match) as jans, eva.socket(match) as evas:
        for socket in (jans, evas):
            socket.hear("chats")  # the last that is told of what was before
        for number in numbers(3, 30):
            line = jan.state(match)["line"]
            before = [looks(person, match, line) for person in (jan, eva)]
            for socket in (jans, evas):
                socket.ask(since=line)
                socket.kept.clear()
            note = think(ana, match, chooser(number))
            assert [looks(person, match, line) for person in (jan, eva)] == before
            for socket in (jans, evas):
                assert socket.ask(since=line)["state"]["line"] == line
                assert socket.kept == []
            assert not any(note[:20] in text for told in before for text in told.values())
            (ana if ana.state(match)["moves"] else jan).play_first(match)


# Notes ------------------------------------------------------------------------------------------------


def test_a_note_outlives_the_server_and_the_later_text_counts(url):
    with Served(url) as server, Person(server.url) as ana:
        match = ana.open("me", "me")["id"]
        for text in ("first", "Second:\n<b> the white die", "Second:\n<b> the white die"):
            assert ana.post(f"/api/matches/{match}/note", {"text": text}).status_code == 200
        server.kill()
        server.start()
        assert ana.get(f"/api/matches/{match}/note") == {"text": "Second:\n<b> the white die"}


@pytest.mark.parametrize("text", ["x" * (MOST_NOTED + 1), "a\x00b"])
def test_a_note_that_is_too_long_or_cannot_be_read_is_refused(ana, text):
    match = ana.open("me", "me")["id"]
    assert ana.post(f"/api/matches/{match}/note", {"text": text}).status_code == 422


def test_a_plan_that_is_too_long_is_refused(ana):
    match = ana.open("me", "me")["id"]
    moves = ["end"] * (MOST_PLANNED + 1)
    assert ana.post(f"/api/matches/{match}/plan", {"line": 0, "moves": moves}).status_code == 422


def test_only_who_has_a_seat_notes_something_down(ana, jan):
    match = ana.open("me", "open", listed=True)["id"]
    assert jan.post(f"/api/matches/{match}/note", {"text": "odd"}).json()["refused"] == "not-your-seat"
    assert ana.post(f"/api/matches/{match}/note", {"text": "odd"}).status_code == 200
    assert jan.get(f"/api/matches/{match}/note") == {"text": ""}


NOTES = (("ana", "m7"), ("ana", "m8"), ("jan", "m8"))


async def left_of(kept):
    return {pair for pair in NOTES if await kept.read(Guest(pair[0]), pair[1])}


def test_a_note_goes_with_its_text_its_match_and_its_writer(url):
    async def work(store):
        kept = KeptNotes(store)
        await Matches(store).add(HostedTable("m7", GAME.name, {}, False, "link", bytes(32), 0.0), None)
        for guest, match in NOTES:
            await kept.write(Guest(guest), match, "odd")
        await Removing(store).delete_match("m7")
        left = [await left_of(kept)]
        await Removing(store).delete_account(Guest("ana"), "nobody")
        left.append(await left_of(kept))
        await kept.write(Guest("jan"), "m8", "")
        return [*left, await left_of(kept)]

    assert in_store(url, work) == [{("ana", "m8"), ("jan", "m8")}, {("jan", "m8")}, set()]


def test_who_is_forgotten_leaves_no_notes(url):
    async def work(house):
        kept = KeptNotes(house.store)
        for name in ("ana", "jan"):
            await house.come(name, ["me", "open"] if name == "ana" else None)
            await kept.write(Guest(name), "m8", "odd")
        await house.grow_old()
        await Forgetting(house.store).forget_tables(Rule().before(2e9))
        await Forgetting(house.store).forget_guests(Rule().before(2e9))
        return await left_of(kept)

    assert in_house(url, work) == {("jan", "m8")}
