"""Problems that are reported and errors of pages: what comes in, and what is told."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints, model_validator
from typing_extensions import TypedDict

from cathedrals.server.wire.requests import Build, Language, LineNumber, MoveText, SeatNumber, Strict

MOST_SAID = 2_000


class NewReport(Strict):
    """A problem met at a table, in a replay or in the guided first game: what was expected, and where.

    The server adds its versions and the record up to that line; never a secret, and nothing that was chatted.
    """

    match: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,20}$")] | None = None
    lesson: Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,40}$")] | None = Field(
        default=None, description="The game of the guided first game, in place of a match."
    )
    moves: Annotated[list[MoveText], Field(max_length=100)] = Field(
        default=[], description="All answers in the guided first game."
    )
    line: LineNumber
    seat: SeatNumber | None = Field(default=None, description="Where you sit; nothing if you look on.")
    said: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MOST_SAID)] = ""
    client: Build = ""
    language: Language
    window: Annotated[str, StringConstraints(pattern=r"^([0-9]{1,5}x[0-9]{1,5})?$")] = ""
    browser: Annotated[str, StringConstraints(max_length=300)] = ""

    @model_validator(mode="after")
    def is_about_one(self) -> NewReport:
        if (self.match is None) == (self.lesson is None):
            raise ValueError('either "match" or "lesson" was expected')
        return self


class SentReport(NewReport):
    """A report for the host, which says something."""

    said: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MOST_SAID)]


class PageError(Strict):
    """What went wrong in a page: no words of people, no secret, and where without what stands behind ? and #."""

    message: Annotated[str, StringConstraints(min_length=1, max_length=300)]
    at: Annotated[str, StringConstraints(max_length=200)] = Field(
        default="", description="The place in the client's files."
    )
    client: Build = ""
    page: Annotated[str, StringConstraints(pattern=r"^/[A-Za-z0-9/_-]{0,100}$")]


class ReportText(TypedDict):
    """A report as the file that `cathedrals report` takes."""

    text: str


class ReportKept(TypedDict):
    """By which the host finds it."""

    id: str
