"""The laws of the house as checks: one function per law, for any game, through the Game interface alone."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from cathedrals.kernel.game import Game, Refusal, Refused
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, from_bytes, step_kind
from cathedrals.kernel.words import LANGUAGES, Words, catalogues, unreadable, word_folders

FEW_VALUES = 4  # an option with more is not offered in the lobby

# Of a game -----------------------------------------------------------------------------------------


def check_vocabulary(game: Game) -> None:
    """Every move has a text of its own that is read back as that move, and other texts are no moves."""
    texts = vocabulary(game)
    assert len(set(texts)) == game.move_count
    assert [game.read(text) for text in texts] == list(range(game.move_count))
    for text in ("", " ", "no such move", texts[0] + " ", texts[0].upper(), "-1", "0"):
        assert text in texts or game.read(text) == -1, f'"{text}" is read as a move'


def check_names(game: Game) -> None:
    """What a game lists by name is listed once."""
    options = tuple(option.name for option in game.options)
    for names in (
        game.step_names,
        game.event_names,
        game.refusal_names,
        *(option.values for option in game.options),
    ):
        assert names
        assert len(set(names)) == len(names)
    assert len(set(options)) == len(options)
    assert game.seats == tuple(sorted(set(game.seats)))


@cache
def vocabulary(game: Game) -> list[str]:
    return [game.write(move) for move in range(game.move_count)]


@cache
def rule_ids(game: Game) -> frozenset[str]:
    """The ids of the numbered paragraphs in the game's rules file."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^- \*\*([A-Z]+-[A-Z]+\d+)\*\*", text, re.MULTILINE))


# Of a table, cheap ---------------------------------------------------------------------------------


def check_asked(game: Game, table: Table, seats: int) -> None:
    """Until the game is over somebody who can answer is asked."""
    asked = game.asked(table)
    assert asked == CHANCE or 0 <= asked < seats
    assert len(game.list_legal(table)) > 0
    assert not game.is_over(table)
    assert game.ending(table) == ""


def check_legal(game: Game, table: Table) -> None:
    """The legal list has no answer twice, and only numbers of moves."""
    moves = Row()
    game.legal(table, moves)
    numbers = moves.numbers()
    assert numbers == game.list_legal(table).numbers()
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) >= 0
    assert max(numbers) < game.move_count


def check_bytes(game: Game, table: Table) -> None:
    """Table to bytes to table: all that is pending is in it, and its legal list comes in the same order."""
    data = table.to_bytes()
    again = from_bytes(data)
    assert again.to_bytes() == data
    assert game.list_legal(again).numbers() == game.list_legal(table).numbers()


def check_weights(game: Game, table: Table) -> None:
    """When chance is asked, each legal outcome has a whole weight above 0."""
    if game.asked(table) == CHANCE:
        weights = Row()
        game.odds(table, weights)
        assert len(weights) == len(game.list_legal(table))
        assert min(weights) > 0


def check_refused(game: Game, table: Table, moves: Iterable[int]) -> None:
    """An answer that is not listed is refused and changes nothing."""
    before = table.to_bytes()
    legal = set(game.list_legal(table))
    log = Row()
    for move in moves:
        if move not in legal:
            assert is_refused(game, table, move, log), f"{move} is not listed, but was played"
            assert table.to_bytes() == before, f"{move} was refused but changed the table"
    assert len(log) == 0


def check_no_move_refused(game: Game, table: Table) -> None:
    """A number that is no move at all is refused too."""
    check_refused(game, table, [-2, -1, game.move_count, 1 << 40])


def is_refused(game: Game, table: Table, move: int, log: Row) -> bool:
    try:
        game.play(table, move, log)
    except Refused:
        return True
    return False


def check_legal_is_silent(game: Game, table: Table) -> None:
    """`why_not` has nothing to say against a legal move."""
    for move in game.list_legal(table):
        refusal = game.why_not(table, game.write(move))
        assert refusal is None, f'"{game.write(move)}" is listed, but why_not says {refusal}'


# Of a table, dear ----------------------------------------------------------------------------------


def check_copies(game: Game, table: Table, move: int) -> None:
    """Copies are equal, stay apart, and go on alike."""
    before = table.to_bytes()
    copies = [table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    other = game.new_table()
    other.copy_from(table)
    copies.append(other)
    outcomes = set()
    for one in copies:
        assert one == table
        assert game.list_legal(one).numbers() == game.list_legal(table).numbers()
        assert hash(one) == hash(table)
        log = Row()
        game.play(one, move, log)
        assert table.to_bytes() == before
        outcomes.add((one.to_bytes(), tuple(log)))
    assert len(outcomes) == 1


def check_why_not(game: Game, table: Table) -> list[Refusal]:
    """Over the whole vocabulary `why_not` is silent exactly for legal moves; else it names a rule there is."""
    legal = set(game.list_legal(table))
    before = table.to_bytes()
    refusals = []
    for move, text in enumerate(vocabulary(game)):
        refusal = game.why_not(table, text)
        assert (refusal is None) == (move in legal), f'"{text}": {refusal}'
        if refusal is not None:
            assert refusal.rule in rule_ids(game), f'"{text}": {refusal}'
            assert refusal.id in game.refusal_names, f'"{text}": {refusal}'
            refusals.append(refusal)
    assert table.to_bytes() == before, "asking why_not changed the table"
    return refusals


def check_moves_on(game: Game, table: Table) -> None:
    """The moves of a piece are those whose pieces hold it, at any step and in their order."""
    found: dict[str, list[int]] = {"": [], "no-piece": []}
    for move in range(game.move_count):
        for piece in set(game.show(table, move).on):
            found.setdefault(piece, []).append(move)
    for piece, moves in found.items():
        assert game.moves_on(table, piece) == moves, piece


def check_senses(game: Game, table: Table, seats: Iterable[int]) -> None:
    """A learner gets the same number of numbers on every seat at any time."""
    for seat in seats:
        row = Row()
        game.senses(table, seat, row)
        assert len(row) == game.sense_count, (
            f"senses gives {len(row)} numbers, sense_count is {game.sense_count}"
        )


def check_judgement(game: Game, table: Table, seat: int) -> None:
    """Each part of a seat's worth has a name, each legal move a weight above 0; judging changes nothing."""
    before = table.to_bytes()
    parts, weights = Row(), Row()
    game.assess(table, seat, parts)
    assert len(parts) == len(game.worth_names)
    assert game.worth(table, seat) == game.worth(table.copy(), seat)
    if game.asked(table) != CHANCE:
        game.prior(table, weights)
        assert len(weights) == len(game.list_legal(table))
        assert min(weights) > 0
    assert table.to_bytes() == before


def check_views(game: Game, table: Table, seats: Iterable[int]) -> None:
    """Views, scoring and shown moves are JSON and nothing but JSON; looking changes nothing."""
    before = table.to_bytes()
    for seat in seats:
        check_json(game.view(table, seat))
    check_json(game.scoring(table))
    assert game.draw(table, Page(Words(game.name))).strip()
    for move in game.list_legal(table):
        shown = game.show(table, move)
        assert shown.text == game.write(move)
        assert all(isinstance(piece, str) for piece in shown.on)
        check_json(shown.args)
    assert table.to_bytes() == before


def check_json(value: Any) -> None:
    check_json_types(value)
    assert json.loads(json.dumps(value, allow_nan=False)) == value


def check_json_types(value: Any) -> None:
    """Lists, dictionaries by text, text, whole numbers, truths and None: what JSON gives back unchanged."""
    if type(value) is dict:
        for name, part in value.items():
            assert type(name) is str
            check_json_types(part)
    elif type(value) is list:
        for part in value:
            check_json_types(part)
    else:
        assert type(value) in (str, int, float, bool, type(None)), f"{value!r} is no JSON"


def check_scores(game: Game, table: Table, seats: int) -> None:
    """Every seat has a score; the winners are seats, each named once, and nobody has more than they."""
    scores = game.scores(table)
    winners = game.winners(table)
    assert len(scores) >= seats
    assert all(type(score) is int for score in scores)
    assert winners
    assert winners == sorted(set(winners))
    assert set(winners) <= set(range(len(scores)))
    assert {scores[seat] for seat in winners} == {max(scores)}


# Of a finished game --------------------------------------------------------------------------------


def check_over(game: Game, table: Table, seats: int) -> None:
    """When it is over nobody is asked, nothing is legal, and it has ended somehow."""
    assert game.is_over(table)
    assert game.asked(table) == NOBODY
    assert len(game.list_legal(table)) == 0
    assert game.ending(table)
    check_refused(game, table, range(game.move_count))
    check_no_move_refused(game, table)
    check_scores(game, table, seats)
    check_senses(game, table, range(seats))
    check_views(game, table, [*range(seats), NOBODY])


# Of words ------------------------------------------------------------------------------------------


def check_catalogues(game: Game) -> None:
    """Fluent can read all words of the game."""
    folders = tuple(word_folders(game.name))
    for language in LANGUAGES:
        broken = unreadable(folders, catalogues(folders, language)[0])
        assert not broken, "\n".join(broken)


class Met:
    """All that is said of a game while it is played, each sentence once, to see that there are words for it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: dict[str, tuple[str, dict[str, Any]]] = {}

    def meet(self, id: str, args: dict[str, Any]) -> None:
        self.said.setdefault(f"{id} {args}", (id, args))

    def meet_table(self, table: Table, random: random.Random) -> None:
        if not self.game.is_over(table):
            self.meet(f"step-{self.game.step_names[step_kind(table)]}", {})
            for move in self.game.list_legal(table):
                shown = self.game.show(table, move)
                self.meet(shown.words, shown.args)
                for piece in shown.on:
                    self.meet(f"piece-{piece.partition('-')[0]}", shown.args)
            for move in random.sample(range(self.game.move_count), min(20, self.game.move_count)):
                self.meet_refusal(self.game.why_not(table, self.game.write(move)))

    def meet_refusal(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.meet(f"refusal-{refusal.id}", refusal.args)

    def meet_events(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            args = {name: value for name, value in event.items() if name != "event"}
            self.meet(f"event-{event['event']}", args)

    def meet_ending(self, ending: str) -> None:
        self.meet(f"ending-{ending}", {})

    def meet_options(self) -> None:
        """What can be chosen, and each value of it where these are few enough to be offered one by one."""
        words = Words(self.game.name)
        for option in self.game.options:
            ids = [f"option-{option.name}"]
            if len(option.values) <= FEW_VALUES:
                ids += [f"{option.name}-{value}" for value in option.values]
            short = [f"short-{id}" for id in ids]
            for id in ids + (short if any(map(words.has, short)) else []):
                self.meet(id, {})

    def check_words(self) -> None:
        """Everything met can be said, with the arguments it came with."""
        check_catalogues(self.game)
        words = Words(self.game.name)
        unsaid: dict[str, str] = {}
        for id, args in self.said.values():
            try:
                assert words.say(id, args).strip()
            except KeyError as error:
                unsaid.setdefault(id, f"{error} {args}")
        assert not unsaid, "\n".join(sorted(unsaid.values()))
