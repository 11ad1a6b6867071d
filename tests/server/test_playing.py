"""Matches between clients: over sockets to the end, one move once, undo, and all else one does at a table."""

import random
import time

import pytest

import cathedrals
from cathedrals.games import GAMES
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import commitment
from tests.server.serving import Person
from tests.tiers import numbers, tally

THREE = next(game for game in GAMES if 3 in game.seats)


@pytest.fixture
def match(ana, jan):
    """A match of two people, at its first question."""
    table = ana.open("me", "open")
    assert table["status"] == "open"
    assert jan.join(table["id"]).json()["status"] == "running"
    return table["id"]


def asked_first(match, *people):
    """The people, whoever is asked first."""
    return sorted(people, key=lambda person: not person.state(match)["moves"])


@pytest.mark.dear
@pytest.mark.parametrize("seed", numbers(1, 10))
@pytest.mark.parametrize("game", [game for game in GAMES if 2 in game.seats], ids=lambda game: game.name)
def test_two_clients_over_sockets_play_to_the_end(ana, jan, game, seed):
    choice = random.Random(seed)
    seal = ana.post("/api/dice").json()
    table = ana.open("me", "open", game=game.name, dice=seal["token"], salt="ana-salt")
    with ana.socket(table["id"]) as first:
        assert first.hear()["table"]["seats"][1]["free"]
        jan.join(table["id"], salt="jan-salt")
        with jan.socket(table["id"]) as second:
            sockets = [first, second]
            states = [socket.hear("view") for socket in sockets]
            while not states[0]["over"]:
                assert [bool(state["moves"]) for state in states].count(True) == 1
                asked = 0 if states[0]["moves"] else 1
                move = choice.choice(states[asked]["moves"])["text"]
                while (
                    answer := sockets[asked].ask(after=states[asked]["line"], moves=[move])
                ) and not answer["ok"]:
                    assert answer["refused"] == "too-fast"
                    time.sleep(0.1)
                states = [socket.hear("view") for socket in sockets]
                assert states[0]["line"] == states[1]["line"]
    record = records.read(ana.http.get(f"/api/matches/{table['id']}/record").text)
    assert cathedrals.verify(record) > 0
    assert record.dice == f"{seal['dice']} salts 0:ana-salt 1:jan-salt"
    assert commitment(bytes.fromhex(record.secret)) == seal["dice"]
    assert states[0]["secret"] == record.secret
    tally("games")
    assert ana.get(f"/api/tables/{table['id']}")["result"]["scores"] == states[0]["scores"]


def test_the_same_request_twice_plays_once(match, ana, jan):
    person, _ = asked_first(match, ana, jan)
    state = person.state(match)
    request = {"after": state["line"], "moves": [state["moves"][0]["text"]]}
    first, again = person.say(match, **request), person.say(match, **request)
    assert first["ok"]
    assert again["ok"]
    assert first["line"] == again["line"] == person.state(match)["line"]


def test_refusals_have_ids_and_words_and_change_nothing(match, ana, jan):
    person, other = asked_first(match, ana, jan)
    state = person.state(match)
    line, move = state["line"], state["moves"][0]["text"]
    refusals = [
        person.say(match, after=line - 1, moves=["surely not"]),
        person.say(match, after=line + 1, moves=[move]),
        other.say(match, after=line, moves=[move]),
        person.say(match, after=line, moves=["surely not"]),
        person.say(match, after=line, undo=line + 5),
        person.say(match, after=line, agree=3),
        person.say(match, after=line, program="nobody"),
    ]
    ids = [refusal["refused"] for refusal in refusals]
    assert ids == [
        "stale",
        "stale",
        "not-asked",
        "unknown-move",
        "nothing-to-undo",
        "no-wish",
        "unknown-program",
    ]
    assert all(refusal["words"] and not refusal["ok"] for refusal in refusals)
    assert person.state(match)["line"] == line


def test_several_moves_are_played_until_one_is_refused(match, ana, jan):
    person, _ = asked_first(match, ana, jan)
    state = person.state(match)
    answer = person.say(match, after=state["line"], moves=[state["moves"][0]["text"], "surely not"])
    assert answer["refused"] in ("unknown-move", "not-asked")
    assert person.state(match, state["line"])["lines"][0].endswith(state["moves"][0]["text"])


def test_why_explains_a_move_and_a_piece(match, ana, jan):
    person, _ = asked_first(match, ana, jan)
    move = person.state(match)["moves"][0]
    legal = person.say(match, why=move["text"])["why"]
    assert legal == [{"move": move["text"], "refused": None}]
    meant = person.say(match, why=move["on"][0])["why"]
    assert {"move": move["text"], "refused": None} in meant
    assert all(one["words"] for one in meant if one["refused"])


def test_what_if_shows_the_table_after_a_move_that_is_not_played(match, ana, jan):
    person, other = asked_first(match, ana, jan)
    state = person.state(match)
    move = state["moves"][0]["text"]
    shown = person.say(match, after=state["line"], what_if=move)["view"]
    assert shown != state["view"]
    assert person.state(match) == state
    assert other.say(match, after=state["line"], what_if=move)["refused"] == "not-asked"
    assert person.say(match, after=state["line"] - 1, what_if=move)["refused"] == "stale"
    assert person.say(match, after=state["line"], what_if="surely not")["refused"] == "unknown-move"


def test_an_earlier_position_tells_how_it_was_answered(match, ana, jan):
    person, _ = asked_first(match, ana, jan)
    state = person.state(match)
    move = state["moves"][0]
    person.say(match, after=state["line"], moves=[move["text"]])
    assert person.get(f"/api/matches/{match}/at/{state['line']}")["answer"] == move
    assert person.get(f"/api/matches/{match}/at/0")["answer"] is None  # chance lays out the table
    last = person.state(match)["line"]
    assert person.get(f"/api/matches/{match}/at/{last}")["answer"] is None


def test_reconnecting_tells_what_follows_a_line(match, ana, jan):
    person, _ = asked_first(match, ana, jan)
    before = person.state(match)["line"]
    play_until_other_is_asked(match, person)
    with person.socket(match, before) as socket:
        told = socket.hear("view")
    assert told["since"] == before
    assert len(told["lines"]) == told["line"] - before
    assert told["events"]
    assert person.say(match, since=before)["state"]["lines"] == told["lines"]


def test_who_watches_sees_the_view_but_may_do_nothing(match, ana, jan, served):
    with Person(served.url, "Eva") as eva, eva.socket(match) as socket:
        told = socket.hear("view")
        assert told["moves"] == []
        assert socket.ask(after=told["line"], resign=True)["refused"] == "not-your-seat"
        assert socket.ask(chat="hello")["refused"] == "not-your-seat"


def answered_alone(match, *people):
    """The state before an answer after which nobody else has answered, nor chance; the one after it; whose it was."""
    while True:
        person, _ = asked_first(match, *people)
        before = person.state(match)
        assert person.play_first(match)["ok"]
        after = person.state(match)
        if after["line"] == before["line"] + 1:
            return before, after, person


def test_ones_own_answer_is_taken_back_alone(match, ana, jan):
    before, state, person = answered_alone(match, ana, jan)
    request = {"after": state["line"], "undo": before["line"]}
    assert person.say(match, **request)["ok"]
    assert person.say(match, **request)["ok"]
    after = person.state(match)
    assert after["line"] == state["line"] + 1
    assert after["view"] == before["view"]


def play_until_other_is_asked(match, person):
    while person.state(match)["moves"]:
        person.play_first(match)


def test_further_back_needs_the_consent_of_the_others(match, ana, jan):
    person, other = asked_first(match, ana, jan)
    before = person.state(match)
    play_until_other_is_asked(match, person)
    other.play_first(match)
    with other.socket(match) as socket:
        line = socket.hear("view")["line"]
        assert person.say(match, after=line, undo=before["line"])["refused"] == "undo-needs-consent"
        assert socket.hear("wish")["wish"]["undo"] == before["line"]
        assert socket.ask(after=line, agree=before["line"])["ok"]
    assert person.state(match)["view"] == before["view"]
    assert len(person.state(match)["moves"]) == len(before["moves"])


def test_a_wish_for_consent_ends_with_the_next_answer(match, ana, jan):
    person, other = asked_first(match, ana, jan)
    before = person.state(match)["line"]
    play_until_other_is_asked(match, person)
    other.play_first(match)
    line = person.state(match)["line"]
    assert person.say(match, after=line, undo=before)["refused"] == "undo-needs-consent"
    assert other.state(match)["wish"]["undo"] == before
    answering = other if other.state(match)["moves"] else person
    assert answering.play_first(match)["ok"]
    assert other.state(match)["wish"] is None
    assert other.say_now(match, agree=before)["refused"] == "no-wish"


def test_who_resigns_ends_a_match_of_two_and_both_may_play_once_more(match, ana, jan):
    assert ana.post(f"/api/matches/{match}/rematch").json()["refused"] == "not-over"
    assert ana.say_now(match, resign=True)["ok"]
    state = jan.state(match)
    assert (state["over"], state["ending"], state["winners"]) == (True, "resigned", [1])
    assert jan.say(match, after=state["line"], resign=True)["refused"] == "over"
    with Person(ana.url) as eva:
        assert eva.post(f"/api/tables/{match}/join", {}).json()["refused"] == "over"
    first = ana.post(f"/api/matches/{match}/rematch").json()
    second = jan.post(f"/api/matches/{match}/rematch").json()
    assert first["id"] == second["id"] != match
    assert second["status"] == "running"


def test_who_has_no_seat_cannot_leave_a_table(ana, jan):
    table = ana.open("me", "open")["id"]
    assert jan.post(f"/api/tables/{table}/leave").json()["refused"] == "not-your-seat"
    assert ana.post(f"/api/tables/{table}/leave").status_code == 200


def test_with_three_seats_who_resigns_leaves_a_seat_and_the_others_play_on(ana, jan):
    match = ana.open("me", "open", "random", game=THREE.name)["id"]
    jan.join(match)
    assert jan.say_now(match, resign=True)["ok"]
    state = ana.state(match)
    assert not state["over"]
    assert (state["seats"][1]["left"], state["seats"][1]["name"]) == (True, "Jan")
    assert jan.say_now(match, resign=True)["refused"] == "not-your-seat"
    assert ana.say_now(match, program="random", seat=1)["ok"]
    answered: set[int] = set()
    with ana.socket(match, state["line"]) as socket:
        while answered < {0, 1, 2}:
            state = socket.hear("view")
            answered |= {int(line[0]) for line in state["lines"] if line[0].isdigit()}
            if state["moves"]:
                socket.send(after=state["line"], moves=[state["moves"][0]["text"]])


def test_a_seat_that_is_left_is_taken_over_by_a_program_or_a_person(match, ana, jan, eva):
    assert jan.say_now(match, leave=True)["ok"]
    assert jan.say_now(match, leave=True)["refused"] == "not-your-seat"
    request = {"after": ana.state(match)["line"], "program": "random", "seat": 1}
    assert ana.say(match, **request)["ok"]
    assert ana.say(match, **request)["ok"]
    assert ana.state(match)["seats"][1]["program"] == "random"
    link = ana.get(f"/api/tables/{match}")["link"]
    assert eva.join(match, seat=1).json()["refused"] == "seat-taken"
    assert eva.join(match, seat=1, link=link).status_code == 200
    lines = eva.state(match)["lines"]
    assert [line for line in lines if line.startswith("!")] == [
        "! 1 leave",
        "! 1 program random",
        "! 1 person Eva",
    ]


def test_by_its_link_a_seat_that_was_left_at_a_private_table_is_taken_again(ana, jan, eva):
    table = ana.open("me", "open", listed=False)
    match, link = table["id"], table["link"]
    jan.join(match, link=link).raise_for_status()
    assert jan.say_now(match, leave=True)["ok"]
    assert eva.join(match, seat=1).json()["refused"] == "link-needed"
    eva.join(match, seat=1, link=link).raise_for_status()
    assert eva.state(match)["as_seats"] == [1]


@pytest.mark.parametrize("gone", [{"leave": True}, {"program": "random"}])
def test_who_left_or_handed_over_has_the_seat_back_without_a_link_until_another_sits_down(
    ana, jan, eva, gone
):
    table = ana.open("me", "open", listed=False)
    match, link = table["id"], table["link"]
    jan.join(match, link=link).raise_for_status()
    assert jan.say_now(match, **gone)["ok"]
    was_yours = [
        [seat["was_yours"] for seat in person.get(f"/api/tables/{match}")["seats"]] for person in (ana, jan)
    ]
    assert was_yours == [[False, False], [False, True]]
    assert jan.join(match).json()["refused"] == "link-needed"  # which seat is meant has to be said
    jan.join(match, seat=1).raise_for_status()
    assert jan.say_now(match, **gone)["ok"]
    eva.join(match, seat=1, link=link).raise_for_status()
    assert jan.join(match, seat=1).json()["refused"] == "link-needed"
    assert jan.join(match, seat=1, link=link).json()["refused"] == "seat-taken"


def test_a_seat_that_was_left_and_given_to_a_program_is_still_of_who_left_it(match, ana, jan):
    assert jan.say_now(match, leave=True)["ok"]
    assert ana.say_now(match, program="random", seat=1)["ok"]
    jan.join(match, seat=1).raise_for_status()
    assert jan.state(match)["as_seats"] == [1]


def test_of_a_seat_that_was_taken_over_it_is_told_who_sat_there_up_to_which_line(match, ana, jan):
    assert "before" not in ana.state(match)["seats"][1]
    assert jan.say_now(match, leave=True)["ok"]
    assert "before" not in ana.state(match)["seats"][1]
    assert ana.say_now(match, program="random", seat=1)["ok"]
    state = ana.state(match)
    first = {"until": state["lines"].index("! 1 program random") + 1, "name": "Jan", "program": None}
    assert state["seats"][1]["before"] == [first]
    jan.join(match, seat=1, link=ana.get(f"/api/tables/{match}")["link"]).raise_for_status()
    state = ana.state(match)
    number = state["lines"].index("! 1 person Jan") + 1
    assert state["seats"][1]["before"] == [first, {"until": number, "name": "random", "program": "random"}]
    assert "before" not in state["seats"][0]


def test_chat_reaches_everybody_and_is_kept(match, ana, jan):
    with jan.socket(match) as socket:
        socket.hear("chats")
        assert ana.say(match, chat="good luck", key="k1")["ok"]
        heard = socket.hear("chat")["chat"]
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "Ana", "good luck")
    with jan.socket(match) as socket:
        assert socket.hear("chats")["chats"][0]["text"] == "good luck"


def test_a_match_is_played_on_from_any_line_as_a_new_one(match, ana, jan):
    person, _ = asked_first(match, ana, jan)
    before = person.state(match)
    person.play_first(match)
    answer = person.post(f"/api/matches/{match}/branch", {"line": before["line"], "seats": ["me", "me"]})
    assert answer.status_code == 200, answer.text
    new = answer.json()["id"]
    state = person.state(new)
    assert state["view"] == before["view"]
    person.play_first(new)
    person.say_now(new, resign=True)
    record = records.read(person.http.get(f"/api/matches/{new}/record").text)
    assert record.goes_on_from == f"{match}:{before['line']}"
    cathedrals.verify(record)
    assert (
        person.post(f"/api/matches/{match}/branch", {"line": 9999, "seats": ["me", "me"]}).status_code == 404
    )


def test_one_person_sits_on_all_seats_and_sees_as_the_one_asked(ana):
    table = ana.open("me", "me")
    for _ in range(20):
        state = ana.state(table["id"])
        assert state["as"] == state["asked"]
        assert ana.play_first(table["id"])["ok"]


@pytest.mark.parametrize("seats", [("me", "greedy"), ("me",)])
def test_programs_answer_by_themselves(ana, seats):
    table = ana.open(*seats)
    with ana.socket(table["id"]) as socket:
        answers = 0
        state = socket.hear("view")
        while answers < 15:
            if state["moves"]:
                socket.send(after=state["line"], moves=[state["moves"][-1]["text"]])
                answers += 1
            state = socket.hear("view")


def test_open_tables_are_listed_until_they_are_full_or_left(ana, jan):
    listed, hidden = ana.open("me", "open"), ana.open("me", "open", listed=False)
    ids = [table["id"] for table in jan.get("/api/tables")]
    assert listed["id"] in ids
    assert hidden["id"] not in ids
    assert jan.join(hidden["id"]).json()["refused"] == "link-needed"
    assert jan.join(hidden["id"], link=hidden["link"]).json()["status"] == "running"
    assert ana.post(f"/api/tables/{listed['id']}/leave").status_code == 200
    assert listed["id"] not in [table["id"] for table in jan.get("/api/tables")]
    assert {listed["id"], hidden["id"]} & {table["id"] for table in ana.get("/api/me/tables")} == {
        hidden["id"]
    }


def test_who_has_no_words_is_told_in_sentences(ana):
    table = ana.open("me", "greedy")
    with ana.socket(table["id"], 0, "&said=1") as socket:
        told = socket.hear("view")
        assert told["said"]["table"]
        assert told["said"]["question"]
