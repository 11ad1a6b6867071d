"""The guided first game: it can be played to its end, left anywhere and taken up again, in every language."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from cathedrals import matches
from cathedrals.games import HOUSE
from cathedrals.kernel import lesson
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import new_match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.words import LANGUAGES, PACKAGE, PSEUDO
from tests.kernel.pebbles import PEBBLES
from tests.words.catalogues import read

every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])


def guided(game) -> Iterator[lesson.Guide]:
    """The lesson of a game before each thing the learner reads or does."""
    guide = lesson.Guide(lesson.begin(game, "Ana"))
    while guide.step:
        yield guide
        if guide.wanted:
            guide.answer()
        else:
            guide.read_on()


def values(view: Any) -> Iterator[str]:
    """Every name and text that a view shows."""
    if isinstance(view, dict):
        for name, value in view.items():
            yield name
            yield from values(value)
    elif isinstance(view, list):
        for value in view:
            yield from values(value)
    else:
        yield str(view)


def pieces(guide) -> set[str]:
    """What can be pointed at: the pieces of any move."""
    game, table = guide.match.game, guide.match.table
    return {piece for move in range(game.move_count) for piece in game.show(table, move).on}


# What a market card is called is known only to the moves of the market.
SHOWN = ("influence",)


@every_game
def test_every_told_move_is_legal_and_the_lesson_comes_to_its_end(game):
    count = 0
    for guide in guided(game):
        assert guide.match.asked in (lesson.LEARNER, lesson.RIVAL)
        if guide.wanted:
            assert guide.match.asked == lesson.LEARNER, guide.step
            assert guide.why_not(guide.wanted) is None, (guide.step, guide.wanted)
            count += 1
    assert not guide.match.over
    assert 20 <= count <= 40


@every_game
def test_a_lesson_takes_about_ten_minutes(game):
    """Two hundred words a minute and ten seconds for every answer."""
    words = lesson.lesson_words(game.name)
    steps = lesson.lesson(game.name).steps
    length = sum(len(words.say(f"lesson-{step.id}").split()) for step in steps)
    answers = sum(len(step.do) for step in steps)
    assert 15 <= len(steps) <= 25
    assert 6 <= length / 200 + answers / 6 <= 12


@every_game
def test_what_is_pointed_at_is_on_the_table(game):
    """Or it is an empty place on which the step puts something."""
    for guide in guided(game):
        known, seen = pieces(guide), set(values(game.view(guide.match.table, lesson.LEARNER)))
        step = guide.step
        assert step
        filled = {piece for text in step.do for piece in game.show(guide.match.table, game.read(text)).on}
        for piece in step.point:
            kind, _, name = piece.partition("-")
            assert piece in known or kind in SHOWN, (step, piece)
            assert name in seen or piece in filled, (step, piece)


@every_game
@every_language
def test_every_step_has_words_and_no_other_words_are_there(game, language):
    words = lesson.lesson_words(game.name, language)
    ids = [f"lesson-{step.id}" for step in lesson.lesson(game.name).steps]
    assert len(set(ids)) == len(ids)
    assert set(read(PACKAGE / "games" / game.name / "teaching" / "lesson", language).messages) == set(ids)
    assert all(words.say(id)[-1] in ".!?" for id in ids)


@every_game
def test_the_learner_is_ahead_in_the_end(game):
    (*_, guide) = guided(game)
    assert guide.match.scores[lesson.LEARNER] > guide.match.scores[lesson.RIVAL]


@every_game
def test_a_lesson_that_was_left_is_taken_up_where_it_was(game):
    """Whoever leaves before an answer reads again what leads to it; nobody does anything twice."""
    for guide in guided(game):
        kept = replay(game, guide.match.record)
        again = lesson.Guide(kept)
        assert again.step
        while not again.wanted and again.number < guide.number:
            again.read_on()
        assert (again.step, again.wanted) == (guide.step, guide.wanted)


@every_game
def test_after_the_lesson_the_match_goes_on_by_itself(game):
    (*_, guide) = guided(game)
    guide.match.play(guide.match.moves[0])
    assert lesson.Guide(guide.match).step is None


@every_game
def test_another_match_is_no_lesson(game):
    match = new_match(game, [Sitter("Ana"), Sitter("Jan")], SeededDealer(1))
    assert lesson.Guide(match).step is None


@every_game
def test_a_move_that_is_not_told_is_refused_and_one_that_is_forbidden_says_why(game):
    guide = next(guide for guide in guided(game) if guide.wanted)
    other = next(move.text for move in guide.match.moves if move.text != guide.wanted)
    refusal = guide.why_not(other)
    assert refusal
    assert refusal.id == "another-in-lesson"
    forbidden = next(text for text in map(game.write, range(game.move_count)) if guide.match.why_not(text))
    assert guide.why_not(forbidden) == guide.match.why_not(forbidden)


def test_a_game_without_a_lesson_says_so():
    with pytest.raises(CathedralsError, match="pebbles has no guided first game"):
        lesson.lesson(PEBBLES.name)


# In the terminal ----------------------------------------------------------------------------------


def learn(folder, *arguments, typed):
    line = [sys.executable, "-m", "cathedrals", "learn", *arguments, "--plain"]
    done = subprocess.run(line, cwd=folder, input=typed.encode(), capture_output=True, check=True)
    return done.stdout.decode()


def typed_lines(game) -> list[str]:
    """What a learner types who does what is said."""
    return [guide.wanted for guide in guided(game)]


@every_game
@every_language
def test_the_whole_lesson_is_played_in_the_terminal(game, language, tmp_path):
    words = lesson.lesson_words(game.name, language)
    said = learn(tmp_path, game.name, "--lang", language, typed="\n".join([*typed_lines(game), "quit", ""]))
    for step in lesson.lesson(game.name).steps:
        assert words.say(f"lesson-{step.id}") in said
    kept = matches.load(tmp_path / f"cathedrals-{game.name}.record")
    (*_, guide) = guided(game)
    played = [str(line) for line in guide.match.record.lines]
    assert [str(line) for line in kept.record.lines][: len(played)] == played


@every_game
def test_a_lesson_is_left_and_taken_up_in_the_terminal(game, tmp_path):
    lines, file = typed_lines(game), f"cathedrals-{game.name}.record"
    half = len(lines) // 2
    left = learn(tmp_path, game.name, typed="\n".join([*lines[:half], "quit", ""]))
    assert f"continue with: cathedrals learn {game.name} --load {file}" in left
    found = learn(tmp_path, game.name, "--load", file, typed="\n".join([*lines[half:], "", "", "quit", ""]))
    assert lesson.lesson_words(game.name).say("lesson-farewell") in found


def test_a_wrong_answer_and_an_undo_do_no_harm_in_the_terminal(tmp_path):
    game = HOUSE[0]
    reading = [line for line in typed_lines(game)[:5] if not line]
    said = learn(tmp_path, game.name, typed="\n".join([*reading, "claim a1", "claim b1", "undo", "quit", ""]))
    words = lesson.lesson_words(game.name)
    assert words.say("refusal-another-in-lesson") in said
    assert said.count(words.say("lesson-claim")) == 3
    assert said.count(words.say("lesson-welcome")) == 1
