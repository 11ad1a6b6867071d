"""The guided first game over the wire: played to its end, left and taken up, and nothing else is let through."""

import pytest

from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel import lesson

every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)


def tell(person, game, moves=(), read=0, **more):
    answer = person.post(f"/api/lessons/{game.name}", {"moves": list(moves), "read": read, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def walked(person, game):
    """What is told at each place of the lesson, and what was done until there."""
    moves: list[str] = []
    read = 0
    while True:
        told = tell(person, game, moves, read)
        yield told, list(moves), read
        if told["lesson"]["done"]:
            return
        if told["moves"]:
            moves.append(told["moves"][0]["text"])
            read = 0
        else:
            read += 1


@every_game
def test_a_lesson_is_played_to_its_end(ana, game):
    script = lesson.lesson(game.name).steps
    seen = []
    *places, (end, moves, _) = walked(ana, game)
    for told, _, _ in places:
        place = told["lesson"]
        assert place["steps"] == len(script)
        assert told["game"] == game.name
        assert told["as_seats"] == [lesson.LEARNER]
        assert not place["done"]
        step = script[place["step"]]
        assert place["words"] == f"lesson-{step.id}"
        assert place["point"] == list(step.point)
        assert [move["text"] in step.do for move in told["moves"]] == [True] * bool(step.do)
        seen.append(step.id)
    assert list(dict.fromkeys(seen)) == [step.id for step in script]
    assert moves == [text for step in script for text in step.do]
    assert end["lesson"] == {
        "step": len(script), "steps": len(script), "words": None, "point": [], "done": True,
    }  # fmt: skip


@every_game
def test_the_events_are_those_of_the_last_answer_and_of_the_rivals(ana, game):
    for told, moves, _ in walked(ana, game):
        if moves and moves[-1] == "end" and told["lines"][-1] != "0 end":
            assert told["lines"][0] == "0 end"
            assert {event.get("seat") for event in told["events"]} >= {lesson.RIVAL}
            assert min(event["line"] for event in told["events"]) > told["since"]
            return
    raise AssertionError("the rival never answered")


@every_game
def test_reading_more_than_there_is_reads_all_that_leads_to_the_next_answer(ana, game):
    told = tell(ana, game, read=100)
    assert told["moves"]
    assert told["lesson"]["step"] == told["read"]
    assert tell(ana, game, read=told["read"]) == told


@every_game
def test_another_move_and_a_forbidden_one_are_refused(ana, game):
    guide = next(guide for guide in iter_guide(game) if guide.wanted)
    other = next(move.text for move in guide.match.moves if move.text != guide.wanted)
    forbidden = next(text for text in map(game.write, range(game.move_count)) if guide.match.why_not(text))
    rule = guide.match.why_not(forbidden)
    for text, refusal in ((other, "another-in-lesson"), (forbidden, rule.id)):
        answer = ana.post(f"/api/lessons/{game.name}", {"moves": [text]})
        assert answer.status_code == 409
        assert answer.json()["refused"] == refusal
        (why,) = tell(ana, game, read=100, why=text)["why"]
        assert (why["move"], why["refused"]) == (text, refusal)


def iter_guide(game):
    guide = lesson.Guide(lesson.begin(game, "Ana"))
    while guide.step:
        yield guide
        if guide.wanted:
            guide.answer()
        else:
            guide.read_on()


@every_game
def test_after_its_end_the_lesson_takes_no_more(ana, game):
    moves = [text for step in lesson.lesson(game.name).steps for text in step.do]
    legal = lesson.played(game).moves[0].text
    answer = ana.post(f"/api/lessons/{game.name}", {"moves": [*moves, legal]})
    assert answer.status_code == 409
    assert answer.json()["refused"] == "another-in-lesson"


@every_game
def test_the_lesson_goes_on_as_a_match(ana, game):
    end = [str(line) for line in lesson.played(game).record.lines]
    table = ana.post(f"/api/lessons/{game.name}/table").json()
    told = ana.get(f"/api/matches/{table['id']}")
    assert told["lines"][: len(end)] == end
    assert [seat["program"] for seat in told["seats"]] == [None, lesson.lesson(game.name).program]
    assert ana.http.get(f"/api/matches/{table['id']}/draws").json()["inherited"] == len(end)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("nosuchgame", {}),
        ("..", {}),
        (GAMES[0].name, {"moves": "end"}),
        (GAMES[0].name, {"moves": [7]}),
        (GAMES[0].name, {"moves": ["x" * 81]}),
        (GAMES[0].name, {"moves": ["\n"]}),
        (GAMES[0].name, {"moves": ["no such move"]}),
        (GAMES[0].name, {"moves": ["end"] * 101}),
        (GAMES[0].name, {"read": -1}),
        (GAMES[0].name, {"read": 10**9}),
        (GAMES[0].name, {"why": ""}),
        (GAMES[0].name, {"why": "<b>"}),
        (GAMES[0].name, {"more": 1}),
        (GAMES[0].name, {"moves": ["x" * 80] * 99, "why": "x" * 20_000}),
    ],
)
def test_what_is_no_lesson_is_turned_away(ana, path, body):
    answer = ana.post(f"/api/lessons/{path}", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["refused"]
