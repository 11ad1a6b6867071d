"""Random matches told in every language: all that a terminal can say is said, and none of it stays English."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cathedrals.cli.asking import help_text
from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import ENGLISH, LANGUAGES, PSEUDO, Words
from cathedrals.matches import load
from cathedrals.players.hints import hints
from tests.tiers import numbers, tally
from tests.words.catalogues import LETTERS, folders, has_letters, names, read

SPOKEN = [*LANGUAGES, PSEUDO]
ASKED = re.compile(r"\? ([a-z0-9 ]+?)(?=  |$)", re.MULTILINE)
RAW = re.compile(r"[{}]|\$\w")
every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", SPOKEN)
Sentence = tuple[str, dict[str, Any]]


def walk(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, list[dict[str, Any]]]]:
    """A match of random moves, before each of them, with what was told since the last."""
    chooser = random.Random(seed)
    options = {
        option.name: chooser.choice(option.values) for option in game.options if option.name != "colours"
    }
    sitters = [Sitter(f"Q{seat}") for seat in range(seats)]
    match = new_match(game, sitters, SeededDealer(seed), options)
    heard = 0
    while True:
        yield match, match.told[heard:]
        if match.over:
            return
        heard = len(match.told)
        match.play(chooser.choice(match.moves))


def said_at(match: Match, events: list[dict[str, Any]], chooser: random.Random) -> Iterator[Sentence]:
    """The ids and arguments of what a person is told at one moment."""
    game, table = match.game, match.table
    for event in events:
        args = {name: value for name, value in event.items() if name != "event"}
        yield f"event-{event['event']}", args
        yield f"brief-event-{event['event']}", args
    if match.over:
        yield f"ending-{match.ending}", {}
        return
    yield f"step-{match.step}", {}
    moves = match.moves
    for move in chooser.sample(moves, min(len(moves), 8)):
        shown = game.show(table, move.number)
        yield shown.words, shown.args
        yield f"after-{shown.words}", shown.args
        for piece in shown.on:
            yield f"piece-{piece.partition('-')[0]}", shown.args
    for number in chooser.sample(range(game.move_count), 6):
        refusal = game.why_not(table, game.write(number))
        if refusal:
            yield f"refusal-{refusal.id}", refusal.args


def described(match: Match, asked: set[str]) -> Iterator[Sentence]:
    for text in asked:
        for said in match.game.describe(match.table, text):
            yield said.words, said.args


def asked_about(match: Match, words: Words) -> set[str]:
    """What the legend says can be asked about, and what the legal moves speak of."""
    spoken = {part for move in match.moves for part in move.text.split()}
    return spoken | set(ASKED.findall(words.say("legend"))) | {f"seat {seat}" for seat in range(4)}


def own_letters(game: str) -> set[str]:
    """Ids whose message holds letters of its own, so that a translation cannot read the same."""
    own = [folder for folder in folders() if folder.parent.name in (game, "kernel")]
    found = (message for folder in own for message in read(folder, ENGLISH).messages.values())
    return {message.id for message in found if has_letters(message)}


@every_language
@every_game
def test_a_random_match_is_told_whole_and_not_in_english(game, language):
    words, english = Words(game.name, language), Words(game.name)
    lettered = own_letters(game.name) - set(names(language))
    for seats, seed in product((game.seats[0], game.seats[-1]), numbers(1, 6)):
        chooser, ids = random.Random(seed), set()
        for number, (match, events) in enumerate(walk(game, seats, seed)):
            page, other = (Page(one, [f"Q{seat}" for seat in range(seats)]) for one in (words, english))
            told = list(said_at(match, events, chooser))
            if number % 20 == 0:
                told += described(match, asked_about(match, english))
            for id, args in told:
                if not words.has(id) and id.startswith(("brief-event-", "after-")):
                    continue
                text = page.say(id, args)
                assert not RAW.search(text), (id, text)
                assert language == ENGLISH or id not in lettered or text != other.say(id, args), (id, text)
                ids.add(id)
        assert len(ids) > 60
        tally("games")


@every_language
@every_game
def test_the_table_is_drawn_and_told_in_the_readers_language(game, language):
    """Whatever the length of the words the drawing fits; told in sentences, no line is the English one."""
    words = Words(game.name, language)
    for number, (match, _) in enumerate(walk(game, game.seats[-1], seed=5)):
        if number % 40:
            continue
        names = [f"Q{seat}" for seat in range(game.seats[-1])]
        for width, height in ((80, 19), (120, 36)):
            drawn = game.draw(match.table, Page(words, names, match.asked, width, height))
            assert not RAW.search(drawn), drawn
            assert max(len(row) for row in drawn.split("\n")) <= width, drawn
        told = game.draw(match.table, Page(words, names, match.asked, plain=True))
        assert not RAW.search(told), told
        if language == PSEUDO:
            english = game.draw(match.table, Page(Words(game.name), names, match.asked, plain=True))
            same = set(told.split("\n")) & set(english.split("\n"))
            assert [row for row in same if LETTERS.search(row)] == []


@every_language
@every_game
def test_hints_have_reasons_in_the_readers_language(game, language):
    words = Words(game.name, language)
    for name in game.worth_names:
        for way in ("up", "down"):
            for size in (0, 1, 5):
                said = words.say(f"reason-{name}", {"way": way, "size": size})
                assert said
                assert not RAW.search(said), said
    match, _ = next(walk(game, 2, seed=1))
    for hint in hints(game, match.table):
        shown = game.show(match.table, hint.move)
        assert words.say(shown.words, shown.args)


@every_language
@every_game
def test_help_and_legend_fit_a_window(game, language):
    page = Page(Words(game.name, language))
    rows = help_text(page)
    assert len(rows) > 10
    assert not [row for row in rows if RAW.search(row)]
    if language != PSEUDO:
        assert [row for row in rows if len(row) > 120] == []


TYPED = "?\nlang\nhint\n? 1\n1\nundo\n1\n99\nfly\nlog\nsave\nquit\n"


def heard(folder, game: Game, language: str, typed: str = TYPED) -> list[str]:
    """What a person hears at the terminal who types all that."""
    options = ["--plain", "--seed", "3", "--lang", language]
    done = subprocess.run(
        [sys.executable, "-m", "cathedrals", "play", game.name, *options],
        cwd=folder,
        input=typed.encode(),
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
    )
    return done.stdout.decode().split("\n")


@every_language
@every_game
def test_a_person_at_the_terminal_is_spoken_to_in_one_language(game, language, tmp_path):
    rows = set(heard(tmp_path, game, language))
    assert not [row for row in rows if RAW.search(row)]
    assert len(rows) > 25
    if language == PSEUDO:
        assert [row for row in rows & set(heard(tmp_path, game, ENGLISH)) if LETTERS.search(row)] == []


@every_game
def test_the_language_is_switched_in_the_middle_of_a_match_and_nothing_is_lost(game, tmp_path):
    typed = f"1\nlang tlh\nlang {PSEUDO}\ntable\nsave kept.record\nlang {ENGLISH}\nquit\n"
    rows = heard(tmp_path, game, ENGLISH, typed)
    assert Words().say("play-languages", {"languages": [{"language": ENGLISH, "called": "English"}]})[
        :20
    ] in str(rows)
    assert Words(language=PSEUDO).say("play-saved", {"file": "kept.record"}) in rows
    match = load(tmp_path / "kept.record")
    assert sum(line.seat >= 0 for line in match.record.lines) >= 1
