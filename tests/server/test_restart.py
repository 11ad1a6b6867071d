"""A server that stops or is killed at any kind of moment tells the same when it is back, and everything goes on."""

from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.server.serving import GAME, Person, Served, wait_until
from tests.server.test_kept import answer_until_program_is_asked, looking_on
from tests.server.test_lending import lend, open_link
from tests.server.test_playing import play_until_other_is_asked

NEVER = ("--pause", "600")  # while somebody looks on, a program does not answer before the server is gone


@dataclass
class Moment:
    """A match, and what was told of it before and after."""

    match: str
    to: int = 0
    before: list[dict[str, Any]] = field(default_factory=list)
    after: list[dict[str, Any]] = field(default_factory=list)


class People:
    """Three who know of everything, and what is open when the server goes."""

    def __init__(self, server, still_open):
        self.all = [still_open.enter_context(Person(server.url, name)) for name in ("Ana", "Jan", "Eva")]
        self.ana, self.jan, self.eva = self.all
        self.still_open = still_open

    def running(self):
        match = self.ana.open("me", "open")["id"]
        self.jan.join(match)
        return match

    def asked(self, match):
        return next(person for person in self.all if person.state(match)["moves"])

    def other(self, match):
        return self.jan if self.asked(match) is self.ana else self.ana

    def told(self, match):
        """To each of them; a table that has not begun tells who sits there."""
        shown = [person.get(f"/api/tables/{match}") for person in self.all]
        if shown[0]["status"] == "open":
            return shown
        return shown + [person.state(match) for person in self.all]

    def socket(self, person, match):
        return self.still_open.enter_context(person.socket(match))


# The moments -------------------------------------------------------------------------------------------


def a_table_not_begun(people):
    match = people.ana.open("me", "open", "open")["id"]
    people.jan.join(match, salt="tea")
    return Moment(match)


def a_question_to_a_person(people):
    match = people.running()
    people.asked(match).play_first(match)
    return Moment(match)


def an_answer_taken_back(people):
    match = people.running()
    while True:
        person, line = people.asked(match), people.ana.state(match)["line"]
        if person.play_first(match)["line"] == line + 1:
            assert person.say(match, after=line + 1, undo=line)["ok"]
            return Moment(match)


def a_program_asked(people):
    match = people.ana.open("me", "random")["id"]
    people.still_open.enter_context(looking_on(people.ana, match))
    answer_until_program_is_asked(people.ana, match)
    return Moment(match)


def a_wish_for_consent(people):
    match = people.running()
    person, other, to = people.asked(match), people.other(match), people.ana.state(match)["line"]
    play_until_other_is_asked(match, person)
    other.play_first(match)
    assert person.say_now(match, undo=to)["refused"] == "undo-needs-consent"
    return Moment(match, to)


def a_match_that_is_over(people):
    match = people.running()
    people.ana.say_now(match, resign=True)
    return Moment(match)


def a_rematch(people):
    match = a_match_that_is_over(people).match
    people.ana.post(f"/api/matches/{match}/rematch")
    return Moment(match)


def a_seat_that_is_lent(people):
    match = people.running()
    open_link(people.eva, lend(people.ana, match))
    assert people.eva.state(match)["as_seats"] == [0]
    return Moment(match)


def a_seat_that_was_left(people):
    match = people.running()
    people.jan.say_now(match, leave=True)
    return Moment(match)


def a_lesson_played_on(people):
    match = people.ana.post(f"/api/lessons/{GAME.name}/table").json()["id"]
    wait_until(lambda: bool(people.ana.state(match)["moves"]))
    return Moment(match)


def a_branch_at_a_throw_of_chance(people):
    match = people.running()
    play_until_other_is_asked(match, people.asked(match))
    lines = people.ana.state(match)["lines"]
    to = max(line for line, text in enumerate(lines) if text.startswith("."))  # chance is asked after it
    wish = {"line": to, "seats": ["me", "me"], "name": "Ana"}
    branch = people.ana.post(f"/api/matches/{match}/branch", wish).json()
    assert people.ana.state(branch["id"])["line"] > to
    return Moment(branch["id"], to)


def a_hint_asked_for(people):
    match = people.running()
    person = people.asked(match)
    socket = people.socket(person, match)
    socket.send(after=socket.hear("view")["line"], hint=True)
    return Moment(match)


MOMENTS = (
    a_table_not_begun,
    a_question_to_a_person,
    an_answer_taken_back,
    a_program_asked,
    a_wish_for_consent,
    a_match_that_is_over,
    a_rematch,
    a_seat_that_is_lent,
    a_seat_that_was_left,
    a_lesson_played_on,
    a_branch_at_a_throw_of_chance,
    a_hint_asked_for,
)


@pytest.fixture(scope="module", params=["kill", "stop"])
def back(request, tmp_path_factory):
    """The people, and all the moments, once the server is back."""
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('restart')}/store.sqlite"
    with Served(url, *NEVER) as server, ExitStack() as people_stay, ExitStack() as still_open:
        people = People(server, people_stay)
        people.still_open = still_open
        moments = {make.__name__: make(people) for make in MOMENTS}
        for moment in moments.values():
            moment.before = people.told(moment.match)
        getattr(server, request.param)()
        still_open.close()
        server.more = ()
        server.start()
        for moment in moments.values():
            moment.after = people.told(moment.match)
        yield people, moments


@pytest.fixture
def people(back):
    return back[0]


@pytest.fixture
def moment(back, request):
    return back[1][request.param]


def at(*makes):
    return pytest.mark.parametrize("moment", [make.__name__ for make in makes], indirect=True)


def without_wish(told):
    return [{**one, "wish": None} if "wish" in one else one for one in told]


@at(*(make for make in MOMENTS if make is not a_program_asked))
def test_everybody_is_told_the_same_as_before(moment):
    assert moment.after == without_wish(moment.before)


@at(a_question_to_a_person, an_answer_taken_back, a_seat_that_is_lent, a_branch_at_a_throw_of_chance)
def test_who_was_asked_answers(people, moment):
    assert people.asked(moment.match).play_first(moment.match)["ok"]


@at(a_program_asked)
def test_a_program_that_was_asked_answers_by_itself(people, moment):
    wait_until(lambda: bool(people.ana.state(moment.match)["moves"]))
    lines, before = people.ana.state(moment.match)["lines"], moment.before[3]["lines"]
    assert lines[: len(before)] == before
    assert len(lines) > len(before)


@at(a_wish_for_consent)
def test_a_wish_is_said_again_and_agreed_to(people, moment):
    """It is in no line, so it went with the server."""
    match, line = moment.match, people.ana.state(moment.match)["line"]
    assert moment.before[3]["wish"]["undo"] == moment.to
    wisher = people.all[moment.before[3]["wish"]["seat"]]
    other = people.jan if wisher is people.ana else people.ana
    assert other.say(match, after=line, agree=moment.to)["refused"] == "no-wish"
    assert wisher.say(match, after=line, undo=moment.to)["refused"] == "undo-needs-consent"
    assert other.say(match, after=line, agree=moment.to)["ok"]
    assert people.ana.state(match, line)["stands"] == moment.to


@at(a_match_that_is_over)
def test_a_match_that_is_over_shows_its_dice_and_takes_no_move(people, moment):
    state = people.jan.state(moment.match)
    assert state["secret"]
    assert people.jan.say(moment.match, after=state["line"], moves=["x"])["refused"] == "over"


@at(a_rematch)
def test_a_rematch_is_one_table(people, moment):
    again = moment.before[0]["again"]
    assert people.jan.post(f"/api/matches/{moment.match}/rematch").json()["id"] == again
    assert people.ana.get(f"/api/tables/{again}")["status"] == "running"


@at(a_seat_that_was_left)
def test_a_seat_that_was_left_is_taken_over(people, moment):
    assert people.eva.join(moment.match).json()["seats"][1]["name"] == "Eva"


@at(a_table_not_begun)
def test_a_table_begins_when_the_last_comes(people, moment):
    assert people.eva.join(moment.match).json()["status"] == "running"
    assert people.eva.state(moment.match)["seats"][1]["name"] == "Jan"


@at(a_hint_asked_for)
def test_a_hint_is_asked_for_again(people, moment):
    state = people.asked(moment.match).state(moment.match)
    hints = people.asked(moment.match).say(moment.match, after=state["line"], hint=True)["hints"]
    assert {hint["text"] for hint in hints} <= {move["text"] for move in state["moves"]}
    assert hints
