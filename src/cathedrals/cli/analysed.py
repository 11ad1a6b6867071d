"""An analysis as people read it: how the result came about, who played how well, and the dearest turns."""

from __future__ import annotations

from itertools import groupby

from cathedrals.analysis.analysis import PARTS, Analysis, Way
from cathedrals.analysis.data import DEAREST, sittings, why
from cathedrals.analysis.marks import mark
from cathedrals.analysis.turns import Turn
from cathedrals.cli.advising import reasons_in_words
from cathedrals.cli.screen import other_rules_said, points_said, winners_said, wrapped
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table

LEAST = 0.005  # of a victory that a turn must have cost to be told among the dearest
GAP = 2


def report(match: Match, found: Analysis, page: Page) -> list[str]:
    """All of it, a text for each row."""
    parts = [
        [*heading(match, page)],
        [page.words.say("analyse-way"), *way_table(found, page), *wide("analyse-rest-means", page)],
        [*played_rows(found, page)],
        [*dearest_rows(match, found, page)],
        wide("analyse-evaluator", page, {"settings": found.settings.name, "digest": found.digest}),
    ]
    return [row for place, part in enumerate(parts) for row in (["", *part] if place else part)]


def heading(match: Match, page: Page) -> list[str]:
    title = page.words.say("analyse-title", {"game": page.words.say("game-title")})
    if not match.over:
        return [title, *other_rules_said(match, page), page.words.say("analyse-running")]
    return [title, *other_rules_said(match, page), *points_said(match, page), winners_said(match, page)]


def wide(id: str, page: Page, args: dict[str, object] | None = None) -> list[str]:
    return wrapped(page.words.say(id, args), page.width)


# The way --------------------------------------------------------------------------------------------


def way_table(found: Analysis, page: Page) -> list[str]:
    """A column for each seat; in whole per cent, and what rounding leaves over is in what was not foreseen."""
    ways = [in_percent(way) for way in found.ways()]
    names = [page.name(seat) for seat in range(found.seats)]
    end = "result" if found.is_over else "now"
    labels = {part: page.words.say(f"analyse-{part}") for part in ("even", *PARTS, end)}
    first = max(map(len, labels.values()))
    widths = [max(len(name), len("−100")) for name in names]
    rows = [line("", names, first, widths)]
    for part, label in labels.items():
        rows.append(line(label, [way[part if part != "now" else "result"] for way in ways], first, widths))
    return rows


def in_percent(way: Way) -> dict[str, str]:
    whole = {part: round(100 * getattr(way, part)) for part in ("even", *PARTS, "result")}
    others = sum(number for part, number in whole.items() if part not in ("rest", "result"))
    whole["rest"] = whole["result"] - others
    return {part: str(n) if part in ("even", "result") else signed(n) for part, n in whole.items()}


def signed(number: int) -> str:
    """With a sign, and a minus as long as a plus."""
    return f"{number:+}".replace("-", "−") if number else "0"


def line(label: str, cells: list[str], first: int, widths: list[int]) -> str:
    told = [f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)]
    return "  " + (" " * GAP).join([f"{label:<{first}}", *told]).rstrip()


# Who played how well ----------------------------------------------------------------------------


def played_rows(found: Analysis, page: Page) -> list[str]:
    rows = []
    for seat in range(len(found.sitters)):
        seated = sittings(found, seat)
        for one in seated:
            name = page.name(seat) if len(seated) == 1 else one["name"]
            rows += wrapped(played_said(name, one, page), page.width, "  ")
    if found.resigned is not None:
        share = round(100 * found.last[found.resigned])
        rows.append(page.say("analyse-resigned", {"seat": found.resigned, "share": share}))
    return rows


def played_said(name: str, one: dict[str, object], page: Page) -> str:
    """The accuracy of somebody with their marks and the level; nothing to say of who never could choose."""
    accuracy = one["accuracy"]
    if not isinstance(accuracy, float):
        return page.words.say("analyse-played-nothing", {"seat": name})
    args = {"seat": name, "accuracy": round(accuracy), "turns": one["turns"]}
    marks = one["marks"]
    said = page.words.say("analyse-played", args | (marks if isinstance(marks, dict) else {}))
    if not one["level"]:
        return said
    return said + " " + page.words.say("analyse-like", {"program": one["level"]})


# The dearest turns ------------------------------------------------------------------------------


def dearest_rows(match: Match, found: Analysis, page: Page) -> list[str]:
    dear = [turn for turn in found.dearest(DEAREST) if turn.error >= LEAST]
    if not dear:
        return [page.words.say("analyse-none-dear")]
    rows = [page.words.say("analyse-dearest")]
    for number, turn in enumerate(dear, 1):
        rows += dear_turn(match, found, turn, number, page)
    return rows


def dear_turn(match: Match, found: Analysis, turn: Turn, number: int, page: Page) -> list[str]:
    table = turn.tables[0]
    args = {
        "number": number,
        "seat": turn.seat,
        "line": turn.line,
        "lost": round(100 * turn.error),
        "before": round(100 * turn.before[turn.seat]),
        "after": round(100 * turn.after[turn.seat]),
        "mark": mark(turn) or "none",
    }
    played = page.words.say(
        "analyse-turn-played", {"moves": moves_said(match.game, table, turn.played, page)}
    )
    better = page.words.say("analyse-turn-better", {"moves": moves_said(match.game, table, turn.best, page)})
    rows = [page.say("analyse-turn", args), played, better]
    reasons = why(found, turn)
    if reasons:
        rows.append(page.words.say("analyse-turn-why", {"words": reasons_in_words(page, reasons)}))
    else:
        rows.append(page.words.say("analyse-turn-later"))
    indented = [f"   {row}" for text in rows[1:] for row in wrapped(text, page.width - 3, "  ")]
    return [*wrapped(rows[0], page.width, "   "), *indented]


def moves_said(game: Game, table: Table, texts: list[str], page: Page) -> str:
    """A line of play in words, without the end of the turn; the same several times in a row is said once."""
    table, said = table.copy(), []
    for text in texts:
        move = game.read(text)
        shown = game.show(table, move)
        if not shown.ends or len(texts) == 1:
            said.append(page.say(shown.words, shown.args))
        game.play(table, move, Row())
    counted = [(words, len(list(same))) for words, same in groupby(said)]
    return "; ".join(words if count == 1 else f"{words} ×{count}" for words, count in counted)
