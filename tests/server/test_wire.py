"""What the wire tells beyond the moves: lines of events, earlier positions, what can be undone, hints, phrases."""

import asyncio
import re
from itertools import pairwise
from typing import get_args

import httpx
import pytest

from cathedrals import load
from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.words import Words
from cathedrals.players.levels import LEVELS
from cathedrals.server.app import Settings, create
from cathedrals.server.http.pages import PAGES
from cathedrals.server.study.turns import begins, turn_at
from cathedrals.server.wire.requests import Phrase
from tests.server.serving import GAME, ROOT, Person


@pytest.fixture
def match(ana, jan):
    """A match of two people."""
    table = ana.open("me", "open")
    jan.join(table["id"])
    return table["id"]


@pytest.fixture
def alone(ana):
    """A match of one person on both seats, thirty answers old."""
    match = ana.open("me", "me")["id"]
    play_on(ana, match, 30)
    return match


def play_on(person, match, answers):
    for _ in range(answers):
        assert person.play_first(match)["ok"]


def test_every_event_names_the_line_that_brought_it_about(ana, alone):
    whole = ana.state(alone)
    assert {event["line"] for event in whole["events"]} <= set(range(whole["line"] + 1))
    assert all(earlier["line"] <= later["line"] for earlier, later in pairwise(whole["events"]))
    middle = whole["line"] // 2
    rest = ana.state(alone, middle)["events"]
    assert rest == [event for event in whole["events"] if event["line"] > middle]
    assert rest


def test_after_an_undo_the_events_are_folded_anew(ana, alone):
    before = ana.state(alone)
    with ana.socket(alone, before["line"]) as socket:
        socket.hear("view")
        assert socket.ask(after=before["line"], undo=before["undo_turn"])["ok"]
        told = socket.hear("view")
    assert (told["refold"], told["events"], told["since"]) == (True, [], before["line"])
    assert told["stands"] == before["undo_turn"]
    folded = ana.state(alone)
    assert (folded["refold"], folded["stands"]) == (False, 0)
    standing = [event for event in before["events"] if event["line"] <= told["stands"]]
    assert folded["events"] == standing
    assert ana.state(alone, folded["line"])["refold"] is False


def test_what_is_told_after_undos_follows_what_stands(ana, alone):
    before = ana.state(alone)
    undone = ana.say(alone, after=before["line"], undo=before["undo"])
    play_on(ana, alone, 2)
    told, now = ana.state(alone, before["line"]), ana.state(alone)
    assert undone["ok"]
    assert told["refold"]
    assert told["events"]
    known = [event for event in before["events"] if event["line"] <= told["stands"]]
    assert known + told["events"] == now["events"]


def test_each_earlier_position_is_told_as_it_was(ana, alone):
    told = {}
    for _ in range(12):
        state = ana.state(alone)
        told[state["line"]] = state
        ana.play_first(alone)
    now = ana.state(alone)
    for line in [*told, *reversed(told)]:  # forwards and backwards
        past = ana.get(f"/api/matches/{alone}/at/{line}")
        same = ("line", "view", "asked", "step", "over", "as", "as_seats", "seats", "game", "match")
        assert [past[name] for name in same] == [told[line][name] for name in same]
        assert past["last"] == now["line"]
        assert past["events"] == [event for event in now["events"] if event["line"] == line]
        assert (past["moves"], past["undo"], past["undo_turn"], past["can_ask_undo"]) == (
            [],
            None,
            None,
            None,
        )
    start = ana.get(f"/api/matches/{alone}/at/0")
    assert start["events"] == [event for event in now["events"] if event["line"] == 0]
    assert (start["line"], start["lines"]) == (0, [])


def test_there_is_no_position_beyond_the_end(ana, alone, served):
    answer = ana.http.get(f"/api/matches/{alone}/at/{ana.state(alone)['line'] + 1}")
    assert (answer.status_code, answer.json()["refused"]) == (404, "no-such-line")
    with Person(served.url, "Eva") as eva:
        assert eva.get(f"/api/matches/{alone}/at/5")["as_seats"] == []


def test_how_a_match_went_is_told_when_it_is_over(ana, alone):
    for _ in range(12):
        ana.play_first(alone)
    assert ana.get(f"/api/matches/{alone}/course") == {"lines": [], "shares": []}
    assert ana.say_now(alone, resign=True)["ok"]
    state, course = ana.state(alone), ana.get(f"/api/matches/{alone}/course")
    began = {event["line"] for event in state["events"] if event["event"] == "turn_begins"}
    assert course["lines"] == [*sorted(began), state["line"]]
    assert {len(shares) for shares in course["shares"]} == {len(state["scores"])}
    assert all(sum(shares) == pytest.approx(1) and min(shares) >= 0 for shares in course["shares"])
    assert course["shares"][-1] == [float(seat in state["winners"]) for seat in range(len(state["scores"]))]


def test_a_turn_tells_what_it_changed(ana, alone):
    state = ana.state(alone)
    began = {event["line"]: event["seat"] for event in state["events"] if event["event"] == "turn_begins"}
    turns = [ana.get(f"/api/matches/{alone}/turns/{line}") for line in began]
    assert [turn["seat"] for turn in turns] == list(began.values())
    assert [turn["end"] for turn in turns] == [*list(began)[1:], state["line"]]
    for turn in turns[:-1]:
        assert turn["reasons"]
        assert all(reason["words"].startswith("reason-") for reason in turn["reasons"])


@pytest.mark.parametrize("game", [game.name for game in HOUSE])
def test_the_last_turn_of_a_match_has_reasons_too(game):
    matches = (load(path) for path in sorted((ROOT / "tests" / "records" / game).glob("*greedy*.record")))
    match = next(match for match in matches if match.game.is_over(match.table))
    assert turn_at(match, max(begins(match)))["reasons"]


def test_a_line_that_began_no_turn_has_no_reasons(ana, alone):
    answer = ana.http.get(f"/api/matches/{alone}/turns/{ana.state(alone)['line'] + 1}")
    assert (answer.status_code, answer.json()["refused"]) == (404, "no-such-line")


def test_the_past_of_a_match_that_is_over_holds_no_secret_but_at_its_end(ana, alone):
    line = ana.state(alone)["line"]
    assert ana.say(alone, after=line, resign=True)["ok"]
    assert "secret" not in ana.get(f"/api/matches/{alone}/at/{line}")
    end = ana.get(f"/api/matches/{alone}/at/{line + 1}")
    assert (end["over"], end["secret"]) == (True, ana.state(alone)["secret"])


def test_each_connection_is_told_its_seats(ana, jan, match, served):
    assert (ana.state(match)["as_seats"], jan.state(match)["as_seats"]) == ([0], [1])
    both = ana.open("me", "me")["id"]
    assert ana.state(both)["as_seats"] == [0, 1]
    with ana.socket(both, 0, "&seat=1") as socket:
        assert socket.hear("view")["as_seats"] == [1]
    with Person(served.url, "Eva") as eva:
        assert eva.state(match)["as_seats"] == []


def play_until_undo_is_free(person, match):
    """Answer until an own answer can be taken back; the state before it and the one after."""
    while True:
        before = person.state(match)
        assert before["moves"], "chance or the other always answered"
        person.play_first(match)
        after = person.state(match)
        if after["undo"] is not None:
            return before, after


def test_undo_leads_to_the_last_own_question_and_undo_turn_to_the_first(ana, jan, match):
    person = ana if ana.state(match)["moves"] else jan
    assert person.state(match)["undo"] is None
    before, after = play_until_undo_is_free(person, match)
    assert (after["undo"], after["can_ask_undo"]) == (before["line"], None)
    assert after["undo_turn"] <= after["undo"]
    assert person.say(match, after=after["line"], undo=after["undo_turn"])["ok"]
    folded = person.state(match)
    assert folded["moves"]
    assert folded["undo"] is None
    assert folded["view"] == person.get(f"/api/matches/{match}/at/{after['undo_turn']}")["view"]


def test_undo_needs_asking_once_another_person_has_answered(ana, jan, match):
    person, other = (ana, jan) if ana.state(match)["moves"] else (jan, ana)
    while person.state(match)["moves"]:
        question = person.state(match)["line"]
        person.play_first(match)
    other.play_first(match)
    state = person.state(match)
    assert (state["undo"], state["undo_turn"], state["can_ask_undo"]) == (None, None, question)
    assert person.say(match, after=state["line"], undo=question)["refused"] == "undo-needs-consent"
    assert other.say(match, after=state["line"], agree=question)["ok"]
    assert person.state(match)["moves"]


def test_who_plays_against_programs_only_may_always_undo(ana):
    match = ana.open("me", "greedy")["id"]
    with ana.socket(match) as socket:
        state = socket.hear("view")
        questions: list[int] = []
        while len(questions) < 8:
            if state["moves"]:
                assert state["undo"] == (questions[-1] if questions else None)
                questions.append(state["line"])
                socket.send(after=state["line"], moves=[state["moves"][0]["text"]])
            state = socket.hear("view")
        assert state["can_ask_undo"] is None


def test_a_hint_names_the_best_moves_in_words(ana, jan, match):
    person, other = (ana, jan) if ana.state(match)["moves"] else (jan, ana)
    state = person.state(match)
    answer = person.say(match, after=state["line"], hint=True)
    moves = {move["text"]: move for move in state["moves"]}
    assert answer["hints"]
    for hint in answer["hints"]:
        shown = moves[hint["text"]]
        assert (hint["words"], hint["args"]) == (shown["words"], shown["args"])
        assert all(reason["words"].startswith("reason-") for reason in hint["reasons"])
    assert person.say(match, after=state["line"], hint=True)["hints"] == answer["hints"]
    assert person.say(match, after=state["line"] - 1, hint=True)["refused"] == "stale"
    assert other.say(match, after=state["line"], hint=True)["refused"] == "not-asked"
    assert person.state(match)["line"] == state["line"]


def test_a_hint_is_not_for_who_watches_nor_after_the_end(ana, match, served):
    line = ana.state(match)["line"]
    with Person(served.url, "Eva") as eva:
        assert eva.say(match, after=line, hint=True)["refused"] == "not-your-seat"
    ana.say(match, after=line, resign=True)
    assert ana.say(match, after=line + 1, hint=True)["refused"] == "over"


def test_tables_are_listed_by_how_far_they_are(ana, jan):
    table = ana.open("me", "open")
    shown = found(jan, "open", table["id"])
    assert (shown["line"], shown["asked"], shown["scores"]) == (0, -1, None)
    jan.join(table["id"])
    assert not [one for one in jan.get("/api/tables") if one["id"] == table["id"]]
    ana.play_first(table["id"]) if ana.state(table["id"])["moves"] else jan.play_first(table["id"])
    state = ana.state(table["id"])
    shown = found(jan, "running", table["id"])
    assert (shown["line"], shown["asked"], len(shown["scores"])) == (state["line"], state["asked"], 2)
    (own,) = [one for one in ana.get("/api/me/tables") if one["id"] == table["id"]]
    assert (own["asked"], own["line"]) == (shown["asked"], shown["line"])
    ana.say(table["id"], after=state["line"], resign=True)
    shown = found(jan, "over", table["id"])
    assert (shown["asked"], shown["scores"]) == (-1, shown["result"]["scores"])
    assert jan.http.get("/api/tables?status=elsewhere").status_code == 422


def found(person, status, id):
    tables = person.get(f"/api/tables?status={status}")
    assert [one["since"] for one in tables] == sorted((one["since"] for one in tables), reverse=True)
    assert {one["status"] for one in tables} == {status}
    return next(one for one in tables if one["id"] == id)


def test_phrases_are_told_to_everybody_and_kept(ana, jan, match, served):
    with Person(served.url, "Eva") as eva, eva.socket(match) as socket:
        socket.hear("chats")
        assert ana.say(match, phrase="well-played", key="k1")["ok"]
        told = socket.hear("chat")["chat"]
        assert told == {"seat": 0, "name": "Ana", "phrase": "well-played", "key": told["key"]}
        assert socket.ask(phrase="thanks")["refused"] == "not-your-seat"
    with jan.socket(match) as socket:
        assert socket.ask(phrase="nonsense")["refused"] == "unreadable"
        assert socket.hear("chats")["chats"] == [told]


def test_every_phrase_has_words():
    assert all(Words().say(f"phrase-{phrase}") for phrase in get_args(Phrase))


@pytest.mark.parametrize("path", PAGES)
def test_where_the_client_is_not_built_every_page_says_so_in_a_sentence(tmp_path, path):
    answer = asyncio.run(get(create(Settings(client=tmp_path)), re.sub(r"\{.*?\}", "m7", path)))
    assert answer.status_code == 200
    assert Words().say("web-not-built") in answer.text


def test_games_tell_their_seats_options_and_programs(ana):
    shown = {game["name"]: game for game in ana.get("/api/games")}
    assert list(shown) == [game.name for game in GAMES]
    first = shown[GAME.name]
    assert first["title"] == "game-title"
    assert first["seats"] == list(GAME.seats)
    for option, made in zip(first["options"], GAME.options, strict=True):
        assert option == {"name": made.name, "values": list(made.values), "default": made.values[0]}
    assert first["programs"] == list(LEVELS)


@pytest.fixture
def client(tmp_path):
    """The pages of a server for which the browser client has been built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>built</p>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("built")
    return create(Settings(client=tmp_path))


async def get(app, path):
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        return await http.get(path)


@pytest.mark.parametrize("path", PAGES)
def test_the_built_client_is_served_at_each_of_its_addresses(client, path):
    answer = asyncio.run(get(client, re.sub(r"\{.*?\}", "m7", path)))
    assert (answer.status_code, answer.text) == (200, "<p>built</p>")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_what_the_client_needs_lies_beside_it(client):
    asset = asyncio.run(get(client, "/assets/app-1a2b.js"))
    assert (asset.text, "immutable" in asset.headers["cache-control"]) == ("built", True)
    assert asyncio.run(get(client, "/favicon.svg")).headers["content-type"].startswith("image/svg")
    assert asyncio.run(get(client, "/assets/../index.html")).status_code == 404
    assert asyncio.run(get(client, "/nowhere")).status_code == 404


@pytest.mark.parametrize("name", ["path", "beside", "client"])
def test_an_address_cannot_choose_another_file(client, name, tmp_path):
    (tmp_path / "assets" / "other").write_text("other")
    for page in ("/", "/favicon.svg"):
        answer = asyncio.run(get(client, f"{page}?{name}={tmp_path}/assets/other"))
        assert answer.status_code == 200
        assert "other" not in answer.text
