"""What is told, over the socket and by HTTP: the one schema of it.

These are plain dictionaries. Nothing checks them on their way out but the types; OpenAPI and the client's own types
are made from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

Status = Literal["open", "running", "over"]
Args = dict[str, Any]


class Event(TypedDict):
    """One thing that happened. What else it has is said by its kind."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]

    event: str
    line: Annotated[int, Field(description="The line that brought it about; 0 for laying out.")]


class Said(TypedDict):
    """Words by their id, and what they are about."""

    words: str
    args: Args


class Move(Said):
    """A legal move."""

    text: str
    on: Annotated[tuple[str, ...], Field(description="The pieces it concerns.")]
    family: Annotated[str, Field(description="What it has in common with moves of other things.")]
    ends: Annotated[bool, Field(description="Whether it ends a turn, or an action one could go on with.")]
    instead: NotRequired[
        Annotated[str, Field(description="The move that takes what this one would leave behind for good.")]
    ]
    said: NotRequired[Annotated[str, Field(description="Its sentence, for who asked for sentences.")]]


class Hint(Said):
    """A move that is worth considering, and what it would change."""

    text: str
    reasons: list[Said]
    share: Annotated[int, Field(description="The chance of winning it promises, in hundredths.")]


class Refusal(TypedDict):
    """Why something is not done."""

    refused: str
    words: Annotated[str, Field(description="In the language you are spoken to in.")]
    rule: NotRequired[str | None]
    args: NotRequired[Args]


class Why(TypedDict):
    """A move, and what forbids it; nothing is `refused` if it is legal."""

    move: str
    refused: str | None
    words: NotRequired[str]
    rule: NotRequired[str | None]
    args: NotRequired[Args]


class SatBefore(TypedDict):
    """Who sat on a seat before another took it over."""

    until: Annotated[int, Field(description="The line by which another took it over.")]
    name: str
    program: str | None


class SeatTold(TypedDict):
    """Who sits on a seat of a match."""

    seat: int
    name: str
    program: str | None
    left: Annotated[bool, Field(description="Its person went away, somebody else may sit down.")]
    account: NotRequired[
        Annotated[bool, Field(description="Whether the name is an account's: nobody else can use it.")]
    ]
    before: NotRequired[
        Annotated[
            list[SatBefore], Field(description="Who sat there earlier, the first first; if anybody did.")
        ]
    ]


class Wish(TypedDict):
    """A seat asks the others to consent that it undoes to a line."""

    seat: int
    undo: int


class Renewed(TypedDict):
    """Since which line a match is played by today's rules and pieces, and after which line it went on then."""

    line: int
    after: int


class Sentences(TypedDict):
    """Sentences and a drawing, for who has no words of their own."""

    question: str
    events: list[str]
    table: str


# `as` cannot be written as the name of a field in a class.
Seen = TypedDict("Seen", {"as": Annotated[int, Field(description="The seat whose view you see.")]})


class State(Seen):
    """One state of a match, as whoever is told may see it: all that follows the line `since`."""

    match: Annotated[str, Field(description="Its id; empty where nothing is kept, as in a lesson.")]
    game: str
    box: Annotated[str, Field(description="What its pieces are called; empty for the built-in ones.")]
    seats: list[SeatTold]
    line: Annotated[int, Field(description="The last line.")]
    since: Annotated[int, Field(description="The line you said you know.")]
    lines: Annotated[list[str], Field(description="The lines between, as the record has them.")]
    stands: Annotated[
        int, Field(description="What you were told up to this line still stands; `events` follow it.")
    ]
    refold: Annotated[bool, Field(description="Whether something you were told was undone.")]
    events: list[Event]
    asked: Annotated[int, Field(description="The seat that must answer; negative if none.")]
    step: Annotated[str, Field(description="What it is asked.")]
    over: bool
    as_seats: Annotated[tuple[int, ...], Field(description="Your seats.")]
    view: Annotated[dict[str, Any], Field(description="The table, in the game's own words.")]
    moves: Annotated[list[Move], Field(description="Your legal answers, if you are asked.")]
    undo: Annotated[
        int | None, Field(description="The line before your last answer, if you may undo freely.")
    ]
    undo_turn: Annotated[
        int | None, Field(description="The line before the first of your answers that end with it.")
    ]
    can_ask_undo: Annotated[
        int | None, Field(description="The line before your last answer, if the other people must agree.")
    ]
    wish: Wish | None
    hints: Annotated[bool, Field(description="Whether people may ask for hints here.")]
    ending: NotRequired[Annotated[str, Field(description="When it is over: the id of how it ended.")]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    scoring: NotRequired[Annotated[dict[str, Any], Field(description="The scores taken apart.")]]
    secret: NotRequired[Annotated[str, Field(description="When it is over: the secret of the dice.")]]
    said: NotRequired[Annotated[Sentences, Field(description="With `said=true`.")]]
    renewed: NotRequired[
        Annotated[Renewed, Field(description="If it began by other rules or pieces and goes on by today's.")]
    ]
    lost: NotRequired[
        Annotated[
            int,
            Field(
                description="The first line that cannot be replayed any more; from there on there are only `lines`."
            ),
        ]
    ]
    held: NotRequired[
        Annotated[
            bool, Field(description="It replays, but the result told is the kept one: today's would differ.")
        ]
    ]


class PastState(State):
    """An earlier position. Nobody answers there or takes anything back."""

    last: Annotated[int, Field(description="The last line there is.")]
    answer: Annotated[Move | None, Field(description="How the question was answered then.")]


class PlanState(State):
    """A position somebody only thinks of; `moves` are the answers of whoever is asked there, chance too."""

    why: Annotated[list[Why], Field(description="If you asked why something may not be done.")]


class Note(TypedDict):
    """What you have written down about a match; nobody else sees it."""

    text: str


class LessonStep(TypedDict):
    """What is told now in the guided first game."""

    step: int
    steps: int
    words: str | None
    point: Annotated[tuple[str, ...], Field(description="The pieces it speaks of.")]
    done: bool


class LessonState(State):
    """A position of the guided first game: only the move that is told can be played."""

    read: Annotated[int, Field(description="How many steps after the last answer were read.")]
    lesson: LessonStep
    why: Annotated[list[Why], Field(description="If you asked why something may not be done.")]


class TrialState(State):
    """A board of the rulebook to click on."""

    whys: Annotated[
        dict[str, list[Why]], Field(description="By piece, what forbids the moves it could mean.")
    ]


class Chat(TypedDict):
    """What somebody said: in own words, or as one of the phrases that have words in every language."""

    seat: int
    name: str
    text: NotRequired[str]
    phrase: NotRequired[str]
    key: NotRequired[Annotated[str, Field(description="What is told twice has the same key.")]]


class Answer(TypedDict):
    """What comes back to a request: carried out, or refused with an id, words and perhaps a rule."""

    ok: bool
    line: Annotated[int, Field(description="The last line there is.")]
    id: NotRequired[str]
    refused: NotRequired[str]
    words: NotRequired[str]
    rule: NotRequired[str]
    args: NotRequired[Args]
    why: NotRequired[Annotated[list[Why], Field(description="For `why`: moves and what forbids them.")]]
    view: NotRequired[Annotated[dict[str, Any], Field(description="For `what_if`: the view after the move.")]]
    hints: NotRequired[Annotated[list[Hint], Field(description="For `hint`: the best moves first.")]]
    state: NotRequired[Annotated[State, Field(description="For `since`: as the socket tells it.")]]


class ChatsMessage(TypedDict):
    """What was said before you came."""

    chats: list[Chat]


class ChatMessage(TypedDict):
    chat: Chat


class WishMessage(TypedDict):
    wish: Wish


class AgainMessage(TypedDict):
    """The table of the rematch, for those who sit here."""

    again: str


class SeatShown(SeatTold):
    """A seat as the lobby shows it."""

    free: bool
    yours: bool
    was_yours: Annotated[
        bool,
        Field(description="You left it or handed it over, and may have it back until another sits down."),
    ]
    salt: Annotated[str, Field(description="What its person added to the dice; programs add nothing.")]


class SealedDice(TypedDict):
    """Dice that nobody can change any more, for a table that is yet to be opened."""

    dice: Annotated[
        str, Field(description="The hash of their secret. Keep it: the record has to say the same.")
    ]
    token: Annotated[str, Field(description="Opens one table, within ten minutes.")]


class Result(TypedDict):
    """How a match ended."""

    ending: str
    scores: list[int]
    winners: list[int]


class TableShown(TypedDict):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    pieces: Annotated[str, Field(description="The digest of its pieces; empty for the built-in ones.")]
    box: Annotated[str, Field(description="What they are called.")]
    status: Status
    listed: bool
    hosted: Annotated[bool, Field(description="Whether you opened it.")]
    hints: Annotated[bool, Field(description="Whether people may ask for hints.")]
    seats: list[SeatShown]
    dice: Annotated[str, Field(description="The hash of the secret, shown before anybody adds to it.")]
    origin: Annotated[str, Field(description="The match and line it goes on from, if any.")]
    again: Annotated[str | None, Field(description="The table of the rematch, for those who sit here.")]
    result: Result | None
    since: Annotated[float, Field(description="When it was opened, in seconds since 1970.")]
    line: Annotated[int, Field(description="The last line; 0 until the match begins.")]
    asked: Annotated[int, Field(description="The seat that has to answer; -1 if none.")]
    scores: Annotated[list[int] | None, Field(description="As they stand; nothing until the match begins.")]
    link: Annotated[str | None, Field(description="For those who sit here: the secret of the link.")]
    other_rules: Annotated[bool, Field(description="Its match began by other rules or pieces than today's.")]


class TableMessage(TypedDict):
    """Others are still awaited."""

    table: TableShown


class Draw(TypedDict):
    """One draw: the line it became, the weights of what could come, and the place of what came.

    There are no weights where today's rules do not reach the line.
    """

    line: int
    weights: list[int]
    outcome: int


class Draws(TypedDict):
    """All draws of a match in order: the first is draw 1, whatever was undone since."""

    dice: Annotated[
        str, Field(description="The hash of the secret and whose salt is what, as the record has them.")
    ]
    secret: Annotated[str | None, Field(description="Shown when the match is over.")]
    inherited: Annotated[
        int, Field(description="So many lines come from another match, and their draws from its dice.")
    ]
    other_rules: Annotated[
        int,
        Field(
            description="Up to this line other rules or pieces were played; what differs there proves nothing."
        ),
    ]
    draws: list[Draw]


class Drawing(TypedDict):
    """A position as text, in the language you are spoken to in."""

    drawing: Annotated[str, Field(description="Lines of equal letters, no wider than asked for.")]
    scores: Annotated[list[int], Field(description="The points of every seat, as if the match ended here.")]
    pieces: Annotated[
        dict[str, Said],
        Field(description="What moves may name, legal or not, and its words; `why` takes it."),
    ]


class Course(TypedDict):
    """How a match that is over went: everyone's chance to win, as shares of 1, after each of these lines."""

    lines: list[int]
    shares: list[list[float]]


class Turn(TypedDict):
    """A turn that began with a line: whose it was, the line that ended it, and what it changed, the greatest first."""

    seat: int
    end: int
    reasons: list[Said]


class GuestShown(TypedDict):
    """Who you are."""

    name: str
    account: bool
    language: Annotated[str, Field(description="The language you are spoken to in.")]


class OptionShown(TypedDict):
    """What can be chosen before a match."""

    name: str
    values: list[str]
    default: str


class BoxShown(TypedDict):
    """Pieces of an owner's own that a game can be played with."""

    pieces: Annotated[str, Field(description="Their digest, by which a table is opened with them.")]
    name: str


class GameShown(TypedDict):
    """A game that can be played here."""

    name: str
    title: Annotated[str, Field(description="The id of its title among its words.")]
    said: Annotated[str, Field(description="Its title in English.")]
    seats: Annotated[list[int], Field(description="How many seats it may have.")]
    options: list[OptionShown]
    boxes: Annotated[list[BoxShown], Field(description="Boxes of pieces besides the built-in one.")]
    programs: Annotated[list[str], Field(description="The programs that play it, the weakest first.")]
    rulebook: Annotated[bool, Field(description="Whether it has a rulebook to read.")]
    pieces: Annotated[bool, Field(description="Whether its pieces can be typed in from printed ones.")]


class SeatLink(TypedDict):
    """Whoever opens a link with it may act at your seat too."""

    token: str


class SeatLinkShown(TypedDict):
    """The seat a link is for, and who sits there."""

    match: str
    seat: int
    name: str


class LentSeat(TypedDict):
    """A link that you made for one of your seats."""

    id: Annotated[str, Field(description="By which it is taken back; not what the link holds.")]
    seat: int
    since: float
    opened_by: Annotated[str | None, Field(description="Who acts there besides you; nobody yet if null.")]


class Health(TypedDict):
    """Whether the server is well."""

    ok: Annotated[bool, Field(description="Whether the store answers.")]


class Done(TypedDict):
    """It is done."""

    ok: bool


class RulebookRule(TypedDict):
    """One paragraph; ** stands around what is bold."""

    id: str
    text: str
    marks: list[str]
    figure: NotRequired[str]
    caption: NotRequired[str]


class RulebookTry(TypedDict):
    """A board to click on: the line it stands at, how the moves asked for begin, by which rule, and its words."""

    line: int
    begin: str
    rule: str
    text: str


# `try` cannot be written as the name of a field in a class.
WithTry = TypedDict("WithTry", {"try": NotRequired[RulebookTry]})


class RulebookSection(WithTry):
    """A section of a rulebook."""

    id: str
    title: str
    lead: str
    rules: list[RulebookRule]


class Rulebook(TypedDict):
    """A rulebook in one language, and the rule each question, event and piece leads to."""

    game: str
    title: str
    introduction: str
    marks: dict[str, str]
    steps: dict[str, str]
    events: dict[str, str]
    pieces: dict[str, str]
    sections: list[RulebookSection]


#: What a socket sends: a state whenever the match has changed, and these.
SocketMessage = State | Answer | TableMessage | ChatsMessage | ChatMessage | WishMessage | AgainMessage
