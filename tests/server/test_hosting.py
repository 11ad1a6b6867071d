"""What the host of a table may do, and what is private at tables that are not listed (M7, lows of the review)."""

import pytest

from cathedrals.games import GAMES
from tests.server.serving import Person

THREE = ("me", "open", "open")


def refused(answer):
    return answer.json().get("refused")


def kick(person, table, seat):
    return person.post(f"/api/tables/{table}/kick", {"seat": seat})


def list_it(person, table, listed):
    return person.post(f"/api/tables/{table}/listed", {"listed": listed})


# The host ---------------------------------------------------------------------------------------------


@pytest.mark.finding("M7c")
def test_who_was_taken_off_a_table_leaves_nothing_there_and_cannot_sit_down_again(ana, jan, eva):
    table = ana.open(*THREE)
    jan.join(table["id"], salt="tea")
    left = kick(ana, table["id"], 1).json()
    assert left["seats"][1] == {**left["seats"][2], "seat": 1}
    assert refused(jan.join(table["id"])) == "kicked"
    assert refused(jan.join(table["id"], link=table["link"], seat=2)) == "kicked"
    assert jan.get(f"/api/tables/{table['id']}")["link"] is None
    assert eva.join(table["id"]).json()["seats"][1]["name"] == "Eva"


def test_who_was_taken_off_takes_over_no_seat_of_the_match_either(ana, jan):
    table = ana.open(*THREE)["id"]
    jan.join(table)
    kick(ana, table, 1)
    for name in ("Eva", "Ida"):
        with Person(ana.url, name) as person:
            person.join(table)
    assert ana.get(f"/api/tables/{table}")["status"] == "running"
    assert refused(jan.join(table)) == "kicked"


def test_who_is_taken_off_a_table_leaves_all_seats_they_had(ana, jan):
    table = ana.open(*THREE, "open", listed=False)
    for seat in (1, 2):
        jan.join(table["id"], seat=seat, link=table["link"]).raise_for_status()
    assert [seat["name"] for seat in kick(ana, table["id"], 2).json()["seats"]] == ["Ana", "", "", ""]


def test_only_the_host_takes_somebody_off_and_neither_themselves_nor_nobody(ana, jan, eva):
    table = ana.open(*THREE)["id"]
    jan.join(table)
    assert refused(kick(jan, table, 0)) == "not-your-table"
    assert refused(kick(eva, table, 1)) == "not-your-table"
    assert [refused(kick(ana, table, seat)) for seat in (0, 2, 9)] == ["nobody-to-kick"] * 3
    assert [seat["name"] for seat in eva.get(f"/api/tables/{table}")["seats"]] == ["Ana", "Jan", ""]


def test_nobody_is_taken_off_a_match_that_runs(ana, jan):
    table = ana.open("me", "open")["id"]
    jan.join(table)
    assert refused(kick(ana, table, 1)) == refused(list_it(ana, table, False)) == "table-begun"


def test_the_host_lists_a_table_or_not_while_it_waits(ana, jan):
    table = ana.open("me", "open", listed=False)["id"]
    assert refused(list_it(jan, table, True)) == "not-your-table"
    for listed in (True, False):
        assert list_it(ana, table, listed).json()["listed"] is listed
        assert (table in [one["id"] for one in jan.get("/api/tables")]) is listed


def test_a_table_tells_its_host_who_opened_it(ana, jan):
    table = ana.open("me", "open")
    assert table["hosted"]
    assert not jan.get(f"/api/tables/{table['id']}")["hosted"]


def test_at_a_table_without_hints_nobody_gets_one_nor_in_its_rematch(ana):
    table = ana.open("me", "me", hints=False)
    state = ana.state(table["id"])
    assert table["hints"] is state["hints"] is False
    hint = ana.say(table["id"], after=state["line"], hint=True)
    assert hint["refused"] == "hints-forbidden"
    ana.say(table["id"], after=state["line"], resign=True)
    assert ana.post(f"/api/matches/{table['id']}/rematch").json()["hints"] is False


def match_of_two(ana, jan, **more):
    """Its id, the line a turn began with, and the last line."""
    match = ana.open("me", "open", **more)["id"]
    jan.join(match)
    state = ana.state(match)
    turn = next(event["line"] for event in state["events"] if event["event"] == "turn_begins")
    return match, turn, state["line"]


def judged(person, match, turn, line):
    """What somebody gets who wants to know how programs judge a match: a new one with them, and reasons."""
    branch = {"line": line, "seats": ["me", "greedy"]}
    elsewhere = person.post(f"/api/matches/{match}/branch", branch)
    return refused(elsewhere), refused(person.http.get(f"/api/matches/{match}/turns/{turn}"))


def test_nobody_learns_how_programs_judge_a_match_without_hints_until_it_is_over(ana, jan, eva):
    match, turn, line = match_of_two(ana, jan, hints=False)
    for person in (ana, jan, eva):
        assert judged(person, match, turn, line) == ("not-elsewhere-yet", "hints-forbidden")
    ana.say(match, after=line, resign=True)
    assert judged(eva, match, turn, line) == (None, None)


def test_of_a_match_with_hints_everybody_may_know_the_judgement(ana, jan, eva):
    match, turn, line = match_of_two(ana, jan)
    assert judged(eva, match, turn, line) == judged(ana, match, turn, line) == (None, None)


def test_what_goes_on_from_a_match_without_hints_that_is_over_has_hints(ana, jan):
    match, _, line = match_of_two(ana, jan, hints=False)
    ana.say(match, after=line, resign=True)
    assert ana.post(f"/api/matches/{match}/branch", {"line": line, "seats": ["me", "greedy"]}).json()["hints"]


def test_a_new_cookie_brings_nobody_back_whom_the_host_took_off(ana, served):
    table = ana.open(*THREE)["id"]
    far = {"headers": {"x-forwarded-for": "203.0.113.7"}}  # this machine is believed as a proxy
    answers = []
    for _ in range(2):
        with Person(served.url, "Jan") as jan:
            answers.append(refused(jan.post(f"/api/tables/{table}/join", {"name": "Jan"}, **far)))
        kick(ana, table, 1)
    assert answers == [None, "kicked-nearby"]


# Private tables ---------------------------------------------------------------------------------------


def private_match(ana, jan):
    table = ana.open("me", "open", listed=False)
    jan.join(table["id"], link=table["link"])
    return table["id"]


def test_what_is_not_listed_is_in_no_list(ana, jan, eva):
    waiting = ana.open("me", "open", listed=False)["id"]
    running, over = private_match(ana, jan), private_match(ana, jan)
    ana.say_now(over, resign=True)
    listed = [
        table["id"]
        for status in ("open", "running", "over")
        for table in eva.get(f"/api/tables?status={status}")
    ]
    assert not {waiting, running, over} & set(listed)


@pytest.mark.finding("L8")
def test_only_those_who_sat_there_are_told_the_table_of_the_rematch(ana, jan, eva):
    match = private_match(ana, jan)
    ana.say_now(match, resign=True)
    with jan.socket(match) as his, eva.socket(match) as hers:
        his.hear("chats")
        hers.hear("chats")
        again = ana.post(f"/api/matches/{match}/rematch").json()["id"]
        assert his.hear("again")["again"] == again
        answer = hers.ask(id="1", since=0)
        assert answer["id"] == "1"
        assert not any("again" in told for told in hers.kept)
    shown = [person.get(f"/api/tables/{match}")["again"] for person in (ana, jan, eva)]
    assert shown == [again, again, None]


def test_what_is_said_at_a_table_that_is_not_listed_is_for_those_who_sit_there(ana, jan, eva):
    match = private_match(ana, jan)
    with jan.socket(match) as his, eva.socket(match) as hers:
        his.hear("chats")
        hers.hear("chats")
        assert ana.say(match, chat="tea?")["ok"]
        assert his.hear("chat")["chat"]["text"] == "tea?"
        hers.ask(id="1", since=0)
        assert not any("chat" in told for told in hers.kept)
    with jan.socket(match) as his, eva.socket(match) as hers:
        assert [len(one.hear("chats")["chats"]) for one in (his, hers)] == [1, 0]


def test_what_is_said_at_a_listed_table_is_for_everybody(ana, jan, eva):
    match = ana.open("me", "open")["id"]
    jan.join(match)
    with eva.socket(match) as hers:
        hers.hear("chats")
        ana.say(match, chat="tea?")
        assert hers.hear("chat")["chat"]["text"] == "tea?"


@pytest.mark.parametrize(
    ("seats", "why"), [(["me"] * 6, "wrong-seats"), (["greedy", "greedy"], "no-person")], ids=["many", "none"]
)
def test_a_table_needs_the_seats_of_its_game_and_a_person(ana, seats, why):
    answer = ana.post("/api/tables", {"game": GAMES[0].name, "seats": seats, "name": "Ana"})
    assert (answer.status_code, refused(answer)) == (409, why)
