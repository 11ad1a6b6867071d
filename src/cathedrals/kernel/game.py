"""What a game provides, and what is true of every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from cathedrals.kernel.folders import folder_of_class, keep_folder
from cathedrals.kernel.moves import Family, family_of, list_fixed_moves
from cathedrals.kernel.page import Page
from cathedrals.kernel.parts_file import PartsFile, digest
from cathedrals.kernel.question import ANOTHER_QUESTION, NOT_LEFT, NOTHING, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.said import Arguments as Arguments
from cathedrals.kernel.said import CathedralsError as CathedralsError
from cathedrals.kernel.said import Option as Option
from cathedrals.kernel.said import Refusal as Refusal
from cathedrals.kernel.said import Refused as Refused
from cathedrals.kernel.said import Said as Said
from cathedrals.kernel.said import Saying as Saying
from cathedrals.kernel.said import Shown as Shown
from cathedrals.kernel.table import NOBODY, STEP_WIDTH, Table, step_kind, step_numbers, step_seat

EVENT_WIDTH: Final = 5
HUNDRED: Final = 100
DECISIVE_LEAD: Final = 800  # where a game knows no better


def tell(log: Row, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note one thing that happened: its kind and at most four numbers."""
    log.add(event)
    log.add(a)
    log.add(b)
    log.add(c)
    log.add(d)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game: a class derived from this one, which sets these fields and fills in the abstract methods."""

    def __init__(self, name: str, folder: Path | None = None) -> None:
        #: What it is asked for by: small letters and `_`.
        self.name: str = name
        #: Where its files are, words, rulebook and lesson: beside the file of its class, unless it says another folder.
        self.folder: Path = folder or folder_of_class(type(self))
        keep_folder(name, self.folder)
        #: The number of the rules, raised when old records would mean something else.
        self.rules: int = 1
        #: The number of how moves and senses are numbered, raised when either changes.
        self.layout: int = 1
        #: The text of the file of its pieces, empty for the built-in ones; and the number of their box.
        self.pieces: str = ""
        self.box: int = 0
        #: Reads such a text with all complaints about it; nothing in a game that has no file of pieces.
        self.read_pieces: Callable[[str], PartsFile] | None = None
        #: The tables of that file in which boxes do not differ.
        self.same_pieces: tuple[str, ...] = ()
        #: How many seats a match may have.
        self.seats: tuple[int, ...] = ()
        #: What can be chosen before a match.
        self.options: tuple[Option, ...] = ()
        #: Whether seats know different things, so that each needs its own view.
        self.has_secrets: bool = False
        #: How many cells a table has.
        self.table_size: int = 0
        #: How many moves there are in all; a move is a number below this.
        self.move_count: int = 0
        #: How many numbers `senses` gives.
        self.sense_count: int = 0
        #: More answers than any match has.
        self.most_lines: int = 0
        #: The questions of the game, each at the place of its number.
        self.questions: list[Question] = []
        #: Their names.
        self.step_names: tuple[str, ...] = ()
        #: Its moves, by what they say.
        self.families: tuple[Family, ...] = ()
        #: Their texts, and the number of each.
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        #: The moves of each piece that are the same on every table; made when they are first asked for.
        self.fixed_moves: dict[str, list[int]] | None = None
        #: The text of the move that ends a turn, empty in a game without one: the first family that `ends`.
        self.end_of_turn: str = ""
        #: What a move speaks of besides its own numbers, legal or not, by the words of its family.
        self.details: Mapping[str, Callable[[Table, int], Arguments]] = {}
        #: What a legal move says, where that depends on the table.
        self.sayings: Mapping[str, Callable[[Table, int], Saying]] = {}
        #: Each kind of event and what its numbers are.
        self.event_rows: tuple[tuple[str, tuple[str, ...]], ...] = ()
        #: The ids of the game's own refusals.
        self.refusal_names: tuple[str, ...] = ()
        #: The rule behind each; where it is empty, that of the question asked.
        self.refusal_rules: tuple[str, ...] = ()
        #: What a refusal speaks of besides the move, by its number.
        self.refusal_details: Mapping[int, Callable[[Table, int], Arguments]] = {}
        #: The parts of a position's worth, in the order of `assess`.
        self.worth_names: tuple[str, ...] = ("score",)

    def __reduce__(self) -> tuple[object, ...]:
        """A game is all rules and nothing that changes: its class makes it again, from the same pieces."""
        return (type(self), (self.pieces, self.box) if self.pieces else ())

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @property
    def digest(self) -> str:
        """What its pieces are known by, the built-in ones too; empty for a game without a file of pieces."""
        text = self.pieces_file()
        return self.digest_of(text) if text else ""

    def digest_of(self, text: str) -> str:
        """What the pieces of a file would be known by."""
        return digest(text, self.same_pieces)

    def pieces_file(self) -> str:
        """The text of the file its pieces are read from, the built-in ones too; empty for a game without one."""
        return self.pieces

    def list_questions(self, questions: list[Question]) -> None:
        """The questions of this game; the place in the list is the number of each."""
        for number, question in enumerate(questions):
            question.number = number
        self.questions = questions
        self.step_names = tuple(question.name for question in questions)

    def list_moves(self, families: tuple[Family, ...]) -> None:
        """The moves of this game, family after family; the place of a text is the number of its move."""
        for family, after in pairwise(families):
            if family.first + len(family.texts) != after.first:
                expected = family.first + len(family.texts)
                raise ValueError(f"{after.words} begins at {after.first}, expected {expected}")
        self.families = families
        self.texts = [text for family in families for text in family.texts]
        self.end_of_turn = next((family.texts[0] for family in families if family.ends), "")
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.move_count = len(self.texts)
        self.fixed_moves = None

    def list_refusals(self, rows: tuple[tuple[str, str], ...]) -> None:
        """The id of each refusal and the rule behind it."""
        self.refusal_names = tuple(name for name, _ in rows)
        self.refusal_rules = tuple(rule for _, rule in rows)

    def new_table(self) -> Table:
        """An empty table for this game; `start` lays it out."""
        return Table(self.table_size)

    def start(self, table: Table, seats: int, options: dict[str, str], log: Row) -> None:
        """Lay the table out up to the first question that has more than one answer."""
        for option in self.options:
            if option.cell >= 0:
                table.cells[option.cell] = option.values.index(options[option.name])
        self.set_up(table, seats, options)
        self.settle(table, log)

    def asked(self, table: Table) -> i64:
        """The seat that must answer now: a player's, CHANCE, or NOBODY when the game is over."""
        if table.pending == 0:
            return NOBODY
        return step_seat(table)

    def is_over(self, table: Table) -> bool:
        """Whether nothing is asked any more."""
        return table.pending == 0

    def legal(self, table: Table, moves: Row) -> None:
        """All legal answers, in a fixed order."""
        self.list_legal(table)
        moves.copy_from(table.listed)

    def list_legal(self, table: Table) -> Row:
        """The same without a copy: the row belongs to the table and lasts until the next move."""
        if not table.is_listed:
            table.listed.clear()
            if table.pending > 0:
                self.answers(table, table.listed)
            table.is_listed = True
        return table.listed

    def play(self, table: Table, move: i64, log: Row) -> None:
        """Answer the question asked, then all that have one answer only."""
        if not self.list_legal(table).has(move):
            text = self.write(move) if 0 <= move < self.move_count else str(move)
            raise Refused(f'"{text}" is not legal now')
        self.answer(table, move, log)
        table.is_listed = False
        self.settle(table, log)

    def settle(self, table: Table, log: Row) -> None:
        """A question with one answer is not asked, unless the game wants it confirmed."""
        while table.pending > 0:
            moves = self.list_legal(table)
            if moves.count == 0:
                raise RuntimeError(f"{self.name} asks a question that has no answer")
            if moves.count > 1 or self.is_always_asked(table):
                return
            self.answer(table, moves.items[0], log)
            table.is_listed = False

    @abstractmethod
    def set_up(self, table: Table, seats: int, options: dict[str, str]) -> None:
        """Lay out what chance has no part in, and ask the first questions of the setup."""

    def answers(self, table: Table, moves: Row) -> None:
        """Fill in the answers to the question on top of the pile."""
        steps = table.steps
        top = (table.pending - 1) * STEP_WIDTH
        self.questions[steps[top]].legal(table, steps[top + 1], moves)

    def answer(self, table: Table, move: i64, log: Row) -> None:
        """Carry out one answer, which is known to be legal."""
        steps = table.steps
        top = (table.pending - 1) * STEP_WIDTH
        self.questions[steps[top]].play(table, steps[top + 1], move, log)

    def is_always_asked(self, table: Table) -> bool:
        """Whether the question is asked even with one answer: the one that ends a turn."""
        return self.questions[step_kind(table)].always_asked

    def odds(self, table: Table, weights: Row) -> None:
        """How likely each legal outcome is when CHANCE is asked: whole numbers above 0."""
        self.questions[step_kind(table)].odds(table, self.list_legal(table), weights)

    def asked_about(self, table: Table) -> Arguments:
        """What the question asked is about, by name."""
        if table.pending == 0:
            return {}
        about = self.questions[step_kind(table)].about
        return {
            name: self.named(name, number) for name, number in zip(about, step_numbers(table), strict=False)
        }

    def asked_view(self, table: Table) -> dict[str, Any]:
        """Who is asked what, by which options, and what would end the turn, for a view."""
        return {
            "asked": int(self.asked(table)),
            "step": self.step_names[step_kind(table)] if table.pending else "",
            "about": self.asked_about(table),
            "options": self.options_chosen(table),
            "end": self.end_of_turn,
        }

    def options_chosen(self, table: Table) -> dict[str, str]:
        """What was chosen before the match, as far as the table remembers it in a cell of its own."""
        return {
            option.name: option.values[table.cells[option.cell]]
            for option in self.options
            if option.cell >= 0
        }

    @abstractmethod
    def ending(self, table: Table) -> str:
        """The id of how the game ended, or nothing while it runs."""

    @abstractmethod
    def scores(self, table: Table) -> list[int]:
        """The points of every seat, as if the game ended now."""

    def winners(self, table: Table) -> list[int]:
        """The seats that win, or would if the game ended now: those with most points, unless a game says more."""
        scores = self.scores(table)
        most = max(scores)
        return [seat for seat, points in enumerate(scores) if points == most]

    def scoring(self, table: Table) -> dict[str, Any]:
        """The scores taken apart, for people; the sum of each seat is its `total`."""
        return {"total": self.scores(table)}

    @abstractmethod
    def view(self, table: Table, seat: int) -> dict[str, Any]:
        """What one seat may know, as JSON for the browser; NOBODY only watches."""

    @abstractmethod
    def senses(self, table: Table, seat: i64, row: Row) -> None:
        """What a seat knows as numbers for a learner, `sense_count` of them, its own seat first."""

    def worths(self, table: Table, row: Row) -> None:
        """What the position is worth to every seat, in hundredths of a point: a player's judgement, not a rule.

        A game that knows no better goes by the points it would end with now.
        """
        for points in self.scores(table):
            row.add(HUNDRED * points)

    def worth(self, table: Table, seat: i64) -> i64:
        """What it is worth to one seat, less what it is to the others on average."""
        row = Row()
        self.worths(table, row)
        own = row.items[seat]
        others = row.count - 1
        if others == 0:
            return own
        return own - (row.total() - own) // others

    def prospects(self, table: Table, row: Row) -> None:
        """What a search goes by: the worths, and what a game may have learned beyond them."""
        self.worths(table, row)

    def decisive_lead(self, table: Table) -> i64:
        """The lead, in hundredths of a point, with which a seat is e times as likely to win as the one behind it."""
        return DECISIVE_LEAD

    def phase(self, table: Table) -> i64:
        """How far the game has come, counted from 0 as its judgement counts: what shares are worth goes by it."""
        return 0

    def haste(self, table: Table) -> i64:
        """By how many ten-thousandths what is still to come lessens every seat's advantage in shares of victory.

        A game that could drag on tells more the further its end is, so that whoever is ahead makes for it.
        """
        return 0

    def aim(self, table: Table, seat: i64) -> i64:
        """What a seat makes for that looks no further than its own turn: what the position is worth to it.

        A game that could drag on lets it make for the end as well. The greater the better; only the order counts.
        """
        return self.worth(table, seat)

    def assess(self, table: Table, seat: i64, row: Row) -> None:
        """The parts of a seat's own worth, in the order of `worth_names`: why it is what it is."""
        worths = Row()
        self.worths(table, worths)
        row.add(worths.items[seat])

    def prior(self, table: Table, weights: Row) -> None:
        """How promising each legal move looks at a glance; 1 for those hardly ever right."""
        place: i64
        for place in range(self.list_legal(table).count):
            weights.add(1)

    def write(self, move: i64) -> str:
        """A move as short text."""
        return self.texts[move]

    def read(self, text: str) -> int:
        """The move a text stands for, or -1 if it is no move of this game."""
        return self.numbers.get(text, -1)

    def show(self, table: Table, move: int) -> Shown:
        """The pieces and the words of a move: any has its pieces at any step, its words are whole where it is legal."""
        family = family_of(self.families, move)
        args = self.arguments_of(table, move)
        words = family.words
        if words in self.sayings and self.list_legal(table).has(move):
            words, more = self.sayings[words](table, move - family.first)
            args |= more
        taker = self.taken_instead(table, move)
        instead = "" if taker < 0 else self.texts[taker]
        pieces = family.pieces(args)
        return Shown(self.texts[move], pieces, f"move-{words}", args, family.words, family.ends, instead)

    def taken_instead(self, table: Table, move: int) -> int:
        """The legal move that takes what a legal one would leave behind for good, or -1 if it wastes nothing.

        Nobody throws away unasked what costs nothing: it is asked once more. What is lost the words of the move say.
        """
        return -1

    def moves_on(self, table: Table, piece: str) -> list[int]:
        """The moves that `show` tells to concern a piece, legal or not, in the order of their numbers."""
        if self.fixed_moves is None:
            self.fixed_moves = list_fixed_moves(self.families, self.named)
        moves = list(self.fixed_moves.get(piece, ()))
        for family in self.families:
            if not family.has_fixed_pieces() and family.is_about(piece):
                moves += [move for move in family.moves() if piece in self.show(table, move).on]
        return sorted(moves)

    def arguments_of(self, table: Table, move: int) -> Arguments:
        """What a move speaks of, by name, legal or not."""
        family = family_of(self.families, move)
        args = family.arguments_of(move, self.named)
        if family.words in self.details:
            args |= self.details[family.words](table, move - family.first)
        return args

    def first_broken(self, table: Table, move: int) -> int:
        """The number of the first condition that forbids a move."""
        return int(self.questions[step_kind(table)].why_not(table, step_seat(table), move))

    def why_not(self, table: Table, text: str) -> Refusal | None:
        """The first broken condition in the order of the rules; nothing exactly for legal moves.

        A text that is no move is `unknown-move`, or what the game knows better about it.
        """
        move = self.read(text)
        if move < 0:
            return self.no_move(text)
        if table.pending == 0:
            return Refusal("over")
        broken = self.first_broken(table, move)
        if broken == NOTHING:
            return None
        args = self.arguments_of(table, move)
        if broken in (ANOTHER_QUESTION, NOT_LEFT):
            args |= {"move": text, "step": self.step_names[step_kind(table)]}
        elif broken in self.refusal_details:
            args |= self.refusal_details[broken](table, move)
        rule = self.refusal_rules[broken] or self.rule_of_question(table, move)
        return Refusal(self.refusal_names[broken], rule, args)

    def no_move(self, text: str) -> Refusal:
        """Why a text is no move."""
        return Refusal("unknown-move", args={"move": text})

    def rule_of_question(self, table: Table, move: int) -> str:
        """The rule behind the question asked."""
        return self.questions[step_kind(table)].rule

    @property
    def sense_names(self) -> tuple[str, ...]:
        """What each number of `senses` is, in their order; thousands of names, made when they are asked for."""
        return tuple(self.name_senses())

    def name_senses(self) -> list[str]:
        """The names of all senses."""
        return [str(number) for number in range(self.sense_count)]

    @property
    def event_names(self) -> tuple[str, ...]:
        """The kinds of events, by their numbers."""
        return tuple(name for name, _ in self.event_rows)

    def events(self, log: Row) -> list[dict[str, Any]]:
        """What a log tells, as one would say it aloud."""
        told = []
        for first in range(0, len(log), EVENT_WIDTH):
            if not 0 <= log[first] < len(self.event_rows):
                raise ValueError(f"event {log[first]} is not in event_rows")
            name, arguments = self.event_rows[log[first]]
            event: dict[str, Any] = {"event": name}
            for place, argument in enumerate(arguments, first + 1):
                event[argument] = self.named(argument, log[place])
            told.append(event)
        return told

    def named(self, argument: str, number: int) -> Any:
        """A number of an event as the name of what it stands for, if that has one."""
        return number

    def describe(self, table: Table, text: str) -> list[Said]:
        """What a person asks about: a place, a piece, a seat; nothing if there is none of that name."""
        return []

    @abstractmethod
    def draw(self, table: Table, page: Page) -> str:
        """The table as text for a terminal, no line wider than the page and no more lines than it is high."""
