"""The wire: what is asked of the server and what it answers, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from cathedrals.kernel.words import LANGUAGES

MOST_LINE = 1_000_000
# No sign that ends a line, turns its direction or begins a tag.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069<>]+$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PLAIN)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PLAIN)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=PLAIN)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]
Salt = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,300}$")]
LineNumber = Annotated[int, Field(ge=0, le=MOST_LINE)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Language = Annotated[str, StringConstraints(pattern=rf"^({'|'.join(LANGUAGES)})$")]
Yes = Annotated[bool, Field(strict=True)]
Status = Literal["open", "running", "over"]
Phrase = Literal["good-luck", "well-played", "thanks", "hurry", "thinking", "sorry", "rematch"]


class Strict(BaseModel):
    """What is not named here is not accepted."""

    model_config = ConfigDict(extra="forbid")


class NewTable(Strict):
    """A table to be opened. Each seat is `me`, `open` for whoever comes, or the name of a program."""

    game: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=6)]
    options: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    listed: bool = Field(
        default=True, description="Whether the table is among the open tables; else by link only."
    )
    name: Name | None = Field(default=None, description="How you are called at this table.")
    salt: Salt | None = Field(
        default=None, description="Your part in the dice; drawn for you if you give none."
    )


class Join(Strict):
    """Sitting down on a free seat, or on one whose person has left."""

    link: Token | None = Field(
        default=None, description="The secret of the link, for a table that is not listed."
    )
    seat: SeatNumber | None = None
    name: Name | None = None
    salt: Salt | None = None


class Called(Strict):
    """A name to be called by."""

    name: Name


class Spoken(Strict):
    """The language to be spoken to in."""

    language: Language


class Credentials(Strict):
    """A name and a password."""

    name: Name
    password: Password


class SeatToken(Strict):
    """A seat link, to sit on the same seat from another device."""

    token: Token


class Branch(Strict):
    """Playing on from a line as a new match."""

    line: LineNumber
    seats: Annotated[list[Word], Field(min_length=1, max_length=6)]
    name: Name | None = None
    salt: Salt | None = None


class LessonWish(Strict):
    """Where somebody is in the guided first game: their answers from its beginning, and what they have read since."""

    moves: Annotated[list[MoveText], Field(max_length=100)] = []
    read: Annotated[int, Field(ge=0, le=100)] = Field(
        default=0,
        description="How many steps after the last answer have been read; more than there are is all.",
    )
    why: MoveText | None = Field(default=None, description="Why may nothing be done with this piece or move?")


KINDS = (
    "moves", "undo", "agree", "resign", "leave", "program", "chat", "phrase", "why", "what_if", "hint", "since",
)  # fmt: skip
NEED_AFTER = ("moves", "undo", "agree", "resign", "leave", "program", "what_if", "hint")


class Request(Strict):
    """One thing said at a table, over its socket or by POST. Exactly one of its kinds is given.

    What changes the match says after which line it was meant; the same request twice is carried out once.
    """

    id: Annotated[str, StringConstraints(max_length=40, pattern=PLAIN)] | None = Field(
        default=None, description="Comes back with the answer."
    )
    after: LineNumber | None = Field(default=None, description="The last line you know.")
    seat: SeatNumber | None = Field(
        default=None, description="Which of your seats speaks, if you have several."
    )
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=20)] | None = Field(
        default=None, description="Played in order; the first refusal stops them."
    )
    undo: LineNumber | None = Field(default=None, description="Make the table that after this line.")
    agree: LineNumber | None = Field(default=None, description="Agree that another undoes to this line.")
    resign: Yes | None = None
    leave: Yes | None = None
    program: Word | None = Field(
        default=None, description="A program takes over your seat, or one that was left."
    )
    chat: Text | None = None
    phrase: Phrase | None = Field(
        default=None, description="Say one of the phrases that have words in every language."
    )
    why: MoveText | None = Field(default=None, description="Why may nothing be done with this piece or move?")
    what_if: MoveText | None = Field(
        default=None,
        description="What would you see after this move, before chance answers? For a seat that is asked.",
    )
    hint: Yes | None = Field(default=None, description="Which moves are best here? For a seat that is asked.")
    since: LineNumber | None = Field(default=None, description="Tell again what follows this line.")

    def kinds(self) -> list[str]:
        """What was given; line 0 is given too, a `false` is not."""
        values = {kind: getattr(self, kind) for kind in KINDS}
        return [kind for kind, value in values.items() if value is not None and value is not False]

    @property
    def kind(self) -> str:
        return self.kinds()[0]

    @model_validator(mode="after")
    def has_one_kind(self) -> Request:
        given = self.kinds()
        if len(given) != 1:
            raise ValueError(f"exactly one of {', '.join(KINDS)} was expected")
        if given[0] in NEED_AFTER and self.after is None:
            raise ValueError(f'"after" was expected with "{given[0]}"')
        return self


class Answer(BaseModel):
    """What comes back to a request: carried out, or refused with an id, words and perhaps a rule."""

    id: str | None = None
    ok: bool
    line: int = Field(description="The last line there is.")
    refused: str | None = None
    words: str | None = None
    rule: str | None = None
    args: dict[str, Any] | None = None
    why: list[dict[str, Any]] | None = Field(
        default=None, description="For `why`: moves and what forbids them."
    )
    view: dict[str, Any] | None = Field(default=None, description="For `what_if`: the view after the move.")
    hints: list[dict[str, Any]] | None = Field(
        default=None,
        description="For `hint`: the best moves first, each with its words and what it changes (`reasons`).",
    )
    state: dict[str, Any] | None = Field(default=None, description="For `since`: as the socket tells it.")


class Turned(BaseModel):
    """A request that was turned away."""

    refused: str
    words: str = Field(description="In the language you are spoken to in.")
    args: dict[str, Any] | None = None


class Health(BaseModel):
    """Whether the server is well."""

    ok: bool = Field(description="Whether the store answers.")


class SeatShown(BaseModel):
    seat: int
    name: str
    program: str | None
    free: bool
    left: bool
    yours: bool


class TableShown(BaseModel):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    listed: bool
    seats: list[SeatShown]
    dice: str = Field(description="The hash of the secret, shown before anybody sits down.")
    origin: str = Field(description="The match and line it goes on from, if any.")
    again: str | None
    result: dict[str, Any] | None
    since: float = Field(description="When it was opened, in seconds since 1970.")
    line: int = Field(description="The last line; 0 until the match begins.")
    asked: int = Field(description="The seat that has to answer; -1 if none.")
    scores: list[int] | None = Field(description="As they stand; nothing until the match begins.")
    link: str | None = Field(default=None, description="For those who sit here: the secret of the link.")


class DrawShown(BaseModel):
    """One draw: the line it became, the weights of what could come, and the place of what came."""

    line: int
    weights: list[int]
    outcome: int


class DrawsShown(BaseModel):
    """All draws of a match in order: the first is draw 1, whatever was undone since."""

    dice: str = Field(description="The hash of the secret and the salts, as the record has them.")
    secret: str | None = Field(description="Shown when the match is over.")
    inherited: int = Field(
        description="So many lines come from another match, and their draws from its dice."
    )
    draws: list[DrawShown]


class CourseShown(BaseModel):
    """How a match that is over went: what it was worth to every seat, in points, after each of these lines."""

    lines: list[int]
    worths: list[list[float]]


class SaidShown(BaseModel):
    """Words by their id, and what they are about."""

    words: str
    args: dict[str, Any]


class TurnShown(BaseModel):
    """A turn that began with a line: whose it was, the line that ended it, and what it changed, the greatest first."""

    seat: int
    end: int
    reasons: list[SaidShown]


class GuestShown(BaseModel):
    """Who you are."""

    name: str
    account: bool
    language: str = Field(description="The language you are spoken to in.")


class OptionShown(BaseModel):
    name: str
    values: list[str]
    default: str


class GameShown(BaseModel):
    """A game that can be played here."""

    name: str
    title: str = Field(description="The id of its title among its words.")
    said: str = Field(description="Its title in English.")
    seats: list[int] = Field(description="How many seats it may have.")
    options: list[OptionShown]
    programs: list[str] = Field(description="The programs that play it, the weakest first.")


class SeatLink(BaseModel):
    token: str
