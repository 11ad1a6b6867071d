"""Opening matches: new ones, and those in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cathedrals.games import add_box, game, game_with
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import Dealer, FairDealer, SeededDealer, ToldDealer, commitment, seeded
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import BrokenRecord, Line, Record, Sitter
from cathedrals.kernel.replaying import Replaying, go_on, is_draw, is_of_others, replay, replay_far

FAIR = re.compile(r"(sha256:[0-9a-f]{64}) salts((?: \S+)*)$")
SALT = re.compile(r"([0-9]{1,9}):(\S+)$")


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int = 0,
    names: Sequence[str] = (),
    pieces: str = "",
    **options: str,
) -> Match:
    """A fresh match, dealt up to the first question a player is asked.

    `seats` is two unless you say otherwise, `seed` decides every roll, `names` are those of the players, `pieces` is
    the text of a file of pieces to play with instead of the built-in ones, and further arguments are options of the
    game. The same arguments make the same match.
    """
    chosen = game_with(name, add_box(name, pieces).digest) if pieces else game(name)
    count = seats if seats is not None else (2 if 2 in chosen.seats else chosen.seats[0])
    sitters = [Sitter(names[seat] if seat < len(names) else f"seat {seat}") for seat in range(count)]
    return new_match(chosen, sitters, SeededDealer(seed), options)


def load(path: str | Path, *, pieces: str = "", as_far: bool = False) -> Match:
    """The match in a record file, replayed and checked line by line; if its dice have a seed, it can go on.

    One played with other pieces than the built-in ones needs the text of their file.

    Raises `BrokenRecord`, which names the line, if the file holds no record or one that breaks a rule. With `as_far`
    one that was played by other rules or pieces is loaded up to its last good line and goes on from there by today's.
    """
    record = records.read(file_text(path))
    if pieces:
        add_box(record.game, pieces)
    match = replayed(record) if as_far else replay(game_of(record), record)
    if not match.over:
        go_on(match)
    if seeded(record.dice) is not None:
        match.deal()
    return match


def replayed(record: Record, to: int | None = None) -> Match:
    """A record as far as it replays, if it was played by other rules or pieces; any other has to replay whole."""
    game = game_of(record)
    return replay_far(game, record, to) if is_of_others(game, record) else replay(game, record, to)


def game_of(record: Record) -> Game:
    """The game a record is of; `BrokenRecord` if there is none of that name."""
    _, pieces = record.played_by()
    try:
        return game_with(record.game, pieces)
    except CathedralsError as error:
        raise BrokenRecord(f"line 1: {error}") from error


def file_text(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise CathedralsError(
            f"{path} cannot be read ({reason}); the path of a record was expected"
        ) from error


def verify(record: Record) -> int:
    """Derive every draw of a record again from its seed or published secret, and return how many are proven.

    Raises `BrokenRecord` at the first draw that differs. Draws inherited from another match were made by its dice and
    are not counted, nor those of other rules or pieces that today's do not give; `own_draws` counts them all.
    """
    checker = checker_of(record)
    inherited = chance_lines(record.lines[: record.inherited()])
    checker.skip(len(inherited))
    told = ToldDealer([line.text for line in inherited], checker)
    replaying = Replaying(game_of(record), record, told)
    replaying.play()
    return replaying.proven


def own_draws(record: Record) -> int:
    """How many draws were made by the dice of a record, all of them proven or not."""
    return len(chance_lines(record.lines[record.inherited() :]))


def chance_lines(lines: Sequence[Line]) -> list[Line]:
    return [line for line in lines if is_draw(line)]


def checker_of(record: Record) -> Dealer:
    """The dealer a record says it had, from its seed or its published secret."""
    quick = seeded(record.dice)
    if quick is not None:
        return quick
    row = record.row_of("dice")
    fair = FAIR.match(record.dice)
    if not fair:
        raise BrokenRecord(
            f'line {row}: the dice "{record.dice}" cannot be verified; a seed or sha256 was expected'
        )
    if not record.secret:
        raise BrokenRecord(
            f"line {row}: the secret of these dice is not published yet; it is when the match is over"
        )
    secret = secret_of(record)
    if commitment(secret) != fair[1]:
        raise BrokenRecord(
            f"line {row}: the secret does not fit these dice; its own hash is {commitment(secret)}"
        )
    return FairDealer(secret, tuple(fair[2].split()))


def salts_of(record: Record) -> dict[int, str] | None:
    """What each seat added to the dice of a record; nothing is known where it does not say whose salt is whose."""
    fair = FAIR.match(record.dice)
    found = [SALT.match(salt) for salt in fair[2].split()] if fair else []
    return None if None in found else {int(salt[1]): salt[2] for salt in found if salt}


def salted_by(record: Record) -> list[int] | None:
    """The seats whose people added to the dice. What stands there for a program was added by nobody but the host."""
    salts = salts_of(record)
    if salts is None:
        return None
    return [seat for seat, sitter in enumerate(record.sitters) if seat in salts and not sitter.is_program]


def check_promise(record: Record, seal: str = "", salt: str = "") -> None:
    """Whether the dice have the seal that somebody was shown, and the salt that they added to it after that."""
    row = record.row_of("dice")
    if seal and record.dice.partition(" ")[0] != seal:
        raise BrokenRecord(
            f"line {row}: this is not the seal you were shown; whoever hosted the match changed the secret"
        )
    if salt and salt not in (salts_of(record) or {}).values():
        raise BrokenRecord(
            f'line {row}: "{salt}" was not added to these dice; whoever hosted the match changed it or left it out'
        )


def secret_of(record: Record) -> bytes:
    try:
        return bytes.fromhex(record.secret)
    except ValueError as error:
        row = record.row_of("secret")
        raise BrokenRecord(f'line {row}: the secret "{record.secret}" is not hexadecimal') from error
