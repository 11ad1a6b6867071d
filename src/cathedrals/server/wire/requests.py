"""What is asked of the server. Nothing comes in that these do not accept."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    PrivateAttr,
    StringConstraints,
    ValidationError,
    model_validator,
)
from pydantic_core import PydanticCustomError

from cathedrals.kernel.words import LANGUAGES

MOST_LINE = 1_000_000
# No sign that ends a line, turns its direction or begins a tag.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069<>]+$"
PLAIN_OR_NOTHING = PLAIN.replace("+$", "*$")
PLAIN_LINES = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$"
MOST_FILE = 60_000
MOST_ERRORS = 100
MOST_PLANNED = 60
MOST_NOTED = 4000
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PLAIN)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PLAIN)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=PLAIN)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]
Salt = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ChatKey = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Digest = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{12})?$")]
HostKey = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,300}$")]
Build = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{0,40}$")]
LineNumber = Annotated[int, Field(ge=0, le=MOST_LINE)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Language = Annotated[str, StringConstraints(pattern=rf"^({'|'.join(LANGUAGES)})$")]
Yes = Annotated[bool, Field(strict=True)]
Phrase = Literal["good-luck", "well-played", "thanks", "hurry", "thinking", "sorry", "rematch"]


class Strict(BaseModel):
    """What is not named here is not accepted."""

    model_config = ConfigDict(extra="forbid")


class DicePart(Strict):
    """Your part in the dice of a table you open: first their seal, then something of your own."""

    dice: Token | None = Field(
        default=None, description="The token of `/api/dice`; without it the dice are sealed only now."
    )
    salt: Salt | None = Field(
        default=None,
        description="What you add to the dice, sent after you saw their seal; without a token it is left out.",
    )


NO_PART = DicePart()


class NewTable(DicePart):
    """A table to be opened. Each seat is `me`, `open` for whoever comes, or the name of a program."""

    game: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=6)]
    options: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    pieces: Digest | None = Field(default=None, description="A box of `/api/games`; else the built-in one.")
    listed: bool = Field(
        default=True, description="Whether the table is among the open tables; else by link only."
    )
    hints: bool = Field(default=True, description="Whether people may ask for hints at this table.")
    name: Name | None = Field(default=None, description="How you are called at this table.")


class Join(Strict):
    """Sitting down on a free seat, or on one whose person has left."""

    link: Token | None = Field(
        default=None, description="The secret of the link, for a table that is not listed."
    )
    seat: SeatNumber | None = None
    name: Name | None = None
    salt: Salt | None = Field(
        default=None,
        description="What you add to the dice, whose seal the table shows; of no use once the match runs.",
    )


class Kicked(Strict):
    """A seat whose person shall leave a table that has not begun."""

    seat: SeatNumber


class Listed(Strict):
    """Whether a table that has not begun is among the open tables."""

    listed: bool


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


class PasswordChange(Strict):
    """Another password, by whoever knows the one there is."""

    old: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    new: Password


class PasswordReset(Strict):
    """A new password, by the link that the host has made."""

    token: Token
    password: Password


class SeatToken(Strict):
    """What a seat link holds."""

    token: Token


class Revoked(Strict):
    """Which seat link is taken back."""

    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = Field(
        default=None, description="One of yours; all of them if you name none."
    )


class Branch(DicePart):
    """Playing on from a line as a new match."""

    line: LineNumber
    seats: Annotated[list[Word], Field(min_length=1, max_length=6)]
    name: Name | None = None


class LessonWish(Strict):
    """Where somebody is in the guided first game: their answers from its beginning, and what they have read since."""

    moves: Annotated[list[MoveText], Field(max_length=100)] = []
    read: Annotated[int, Field(ge=0, le=100)] = Field(
        default=0,
        description="How many steps after the last answer have been read; more than there are is all.",
    )
    why: MoveText | None = Field(default=None, description="Why may nothing be done with this piece or move?")


class PlanWish(Strict):
    """Moves that are only thought of, from a line on. Nobody else learns of them."""

    line: LineNumber
    moves: Annotated[list[MoveText], Field(max_length=MOST_PLANNED)] = Field(
        default=[], description="Of whoever is asked; what chance answers is supposed, too."
    )
    why: MoveText | None = Field(default=None, description="Why may nothing be done with this piece or move?")


class NewNote(Strict):
    """What is to be written down about a match, in place of what was; nothing takes it away."""

    text: Annotated[str, StringConstraints(max_length=MOST_NOTED, pattern=PLAIN_LINES)]


Scalar = (
    Annotated[bool, Field(strict=True)]
    | Annotated[int, Field(strict=True, ge=-MOST_LINE, le=MOST_LINE)]
    | Word
)
Several = Annotated[list[Scalar], Field(max_length=100)]
Inner = Annotated[dict[Word, Scalar | Several], Field(max_length=20)]
Cell = Scalar | Several | Inner | Annotated[list[Inner], Field(max_length=10)]
Place = Annotated[int, Field(ge=0, le=200)]
Piece = Annotated[dict[Word, Cell], Field(max_length=20)]


class Draft(Strict):
    """A box that is typed in: what is printed on its pieces, by table and place; all else is as built in."""

    name: Annotated[
        str, StringConstraints(strip_whitespace=True, max_length=40, pattern=PLAIN_OR_NOTHING)
    ] = ""
    pieces: Annotated[
        dict[Word, Annotated[dict[Place, Piece], Field(max_length=200)]], Field(max_length=40)
    ] = {}

    @model_validator(mode="wrap")
    @classmethod
    def name_few_errors(cls, said: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        """A cell can be wrong in six ways; to name all of thousands would keep everybody else waiting."""
        try:
            return handler(said)
        except ValidationError as error:
            if error.error_count() <= MOST_ERRORS:
                raise
        raise PydanticCustomError("too_many_errors", "hardly anything in it is as it should be")


class PiecesFile(Strict):
    """The text of a file of pieces."""

    text: Annotated[str, StringConstraints(max_length=MOST_FILE)]


class HostsBox(Draft):
    """A box that the host types in. The shelf is only the host's, who has the key that the terminal shows."""

    game: Word
    key: HostKey


class NewBox(HostsBox):
    """A box for the server's shelf."""

    replaces: bool = Field(
        default=False,
        description="Whether it takes the place of others of its name; their matches keep them.",
    )


class BoxOff(Strict):
    """A box that the host takes off the server's shelf."""

    key: HostKey
    pieces: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{12}$")] = Field(
        description="Its digest, as `/api/boxes/look` tells it."
    )


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
    key: ChatKey | None = Field(
        default=None,
        description="Made by you, for a chat or phrase: whatever you send again with the same key is said once.",
    )
    why: MoveText | None = Field(default=None, description="Why may nothing be done with this piece or move?")
    what_if: MoveText | None = Field(
        default=None,
        description="What would you see after this move, before chance answers? For a seat that is asked.",
    )
    hint: Yes | None = Field(default=None, description="Which moves are best here? For a seat that is asked.")
    since: LineNumber | None = Field(default=None, description="Tell again what follows this line.")

    _given: tuple[str, Any] = PrivateAttr()

    @property
    def kind(self) -> str:
        return self._given[0]

    @property
    def value(self) -> Any:
        """What was given of its kind: a number, a text, moves, or simply yes."""
        return self._given[1]

    @model_validator(mode="after")
    def has_one_kind(self) -> Request:
        said = self.model_dump(include=set(KINDS), exclude_none=True)
        given = [(kind, value) for kind, value in said.items() if value is not False]  # line 0 is given too
        if len(given) != 1:
            raise ValueError(f"exactly one of {', '.join(KINDS)} was expected")
        self._given = given[0]
        if self.kind in NEED_AFTER and self.after is None:
            raise ValueError(f'"after" was expected with "{self.kind}"')
        return self
