"""The host upgrades: matches of other rules or pieces are shown as far as they go, and those that run go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cathedrals.kernel import record as records
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.table import NOBODY
from cathedrals.matches import verify
from cathedrals.server.store.schema import lines, matches
from tests.server.serving import GAME, Person, Served, in_store, wait_until

ANSWERS = 12
NO_MOVE = "claim tower-b"  # of no rules


@dataclass
class Upgraded:
    """What was played before, and the server that knows other rules."""

    ana: Person
    before: dict[str, dict[str, Any]]

    def state(self, name: str) -> dict[str, Any]:
        return self.ana.state(self.id(name))

    def id(self, name: str) -> str:
        return str(self.before[name]["match"])

    def line(self, name: str) -> int:
        """The line that was made no move."""
        return planted(self.before[name]["lines"])

    def record(self, name: str) -> str:
        return self.ana.http.get(f"/api/matches/{self.id(name)}/record").text

    def tables(self) -> dict[str, dict[str, Any]]:
        return {table["id"]: table for table in self.ana.get("/api/me/tables")}


def planted(told: list[str]) -> int:
    """The number of an answer in the middle."""
    answers = [number for number, line in enumerate(told, 1) if line[0].isdigit()]
    return answers[len(answers) // 2]


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('old')}/store.sqlite"
    with Served(url) as server, Person(server.url, "Ana") as ana:
        before = {
            name: played(ana) for name in ("running", "waiting", "alike", "over", "otherwise", "foreign")
        }
        for name in ("over", "otherwise"):
            state = ana.state(before[name]["match"])
            ana.say(before[name]["match"], after=state["line"], resign=True)
            before[name] = ana.state(before[name]["match"])
        server.stop()
        in_store(url, lambda store: plant(store, before))
        server.start()
        yield Upgraded(ana, before)


def played(ana: Person) -> dict[str, Any]:
    match = ana.open("me", "greedy")["id"]
    for _ in range(ANSWERS):
        answer(ana, match)
    return ana.state(match)


def answer(ana: Person, match: str) -> None:
    """Answer once, by the last move there is, which throws dice, and wait until one is asked again."""
    wait_until(lambda: ana.state(match)["asked"] == 0)
    state = ana.state(match)
    assert ana.say(match, after=state["line"], moves=[state["moves"][-1]["text"]])["ok"]
    wait_until(lambda: ana.state(match)["asked"] == 0)


async def plant(store: Any, before: dict[str, dict[str, Any]]) -> None:
    """All was played by rules 0; some of it by an answer that no rules know any more."""
    for name, state in before.items():
        row = matches.c.id == state["match"]
        found = await store.row(matches.select().where(row))
        header = found.header.replace(f"rules    {GAME.rules}", "rules    0")
        assert header != found.header
        more: dict[str, Any] = {}
        if name == "foreign":
            header = header.replace(GAME.name, "nowhere")
        if name == "waiting":  # the program was asked when the server stopped
            more = {"asked": 1}
        if name == "otherwise":
            more = {"result": found.result | {"scores": [70, 71], "winners": [0, 1]}}
        await store.write(matches.update().where(row).values(header=header, **more))
        if name in ("running", "waiting", "over"):
            await store.write(made_no_move(state["match"], planted(state["lines"]), state["lines"]))


def made_no_move(match: str, line: int, told: list[str]) -> Any:
    changed = lines.update().where(lines.c.match == match, lines.c.line == line)
    return changed.values(text=f"{told[line - 1][0]} {NO_MOVE}")


# A match that is running ---------------------------------------------------------------------------


def test_a_running_match_goes_on_after_its_last_good_line(upgraded):
    state, before, line = upgraded.state("running"), upgraded.before["running"], upgraded.line("running")
    assert state["renewed"] == {"line": before["line"] + 1, "after": line - 1}
    assert state["lines"][before["line"]].startswith(f"! 0 rules {GAME.rules} pieces {GAME.digest} after ")
    assert state["lines"][line - 1].endswith(NO_MOVE)
    assert (state["over"], "lost" in state) == (False, False)


def test_people_and_programs_play_on_in_it_and_its_record_replays_ever_after(upgraded):
    match, first = upgraded.id("running"), upgraded.before["running"]["line"]
    record = records.read(upgraded.record("running"))
    while not {line.seat for line in record.lines[first:]} >= {0, 1}:
        answer(upgraded.ana, match)
        record = records.read(upgraded.record("running"))

    def is_listed_as_it_replays():
        scores = replay(GAME, records.read(upgraded.record("running"))).scores
        return scores == upgraded.tables()[match]["scores"]

    wait_until(is_listed_as_it_replays)  # the program may be playing meanwhile


def test_a_program_that_was_asked_goes_on_though_nobody_opens_its_match(upgraded):
    before = upgraded.before["waiting"]
    wait_until(lambda: upgraded.tables()[before["match"]]["line"] > before["line"])
    assert upgraded.state("waiting")["renewed"]["line"] == before["line"] + 1


def test_a_running_match_that_still_replays_goes_on_after_its_last_line(upgraded):
    state, before = upgraded.state("alike"), upgraded.before["alike"]
    assert state["renewed"] == {"line": before["line"] + 1, "after": before["line"]}
    assert (state["view"], state["moves"]) == (before["view"], before["moves"])


# A match that is over -------------------------------------------------------------------------------


def test_a_match_that_is_over_is_told_up_to_its_last_good_line_and_keeps_its_result(upgraded):
    state, before, line = upgraded.state("over"), upgraded.before["over"], upgraded.line("over")
    assert (state["lost"], state["over"], state["asked"]) == (line, True, NOBODY)
    assert [state[name] for name in ("scores", "winners", "ending", "seats")] == [
        before[name] for name in ("scores", "winners", "ending", "seats")
    ]
    assert "scoring" not in state
    assert len(state["lines"]) == before["line"]
    assert max(event["line"] for event in state["events"]) < line


def test_any_of_its_lines_can_be_looked_at(upgraded):
    match, line = upgraded.id("over"), upgraded.line("over")
    good = upgraded.ana.get(f"/api/matches/{match}/at/{line - 1}")
    own = upgraded.ana.get(f"/api/matches/{match}/at/{line + 1}")
    assert ("lost" in good, own["lost"]) == (False, line)
    assert own["view"] == good["view"]
    last = upgraded.ana.get(f"/api/matches/{match}/at/{upgraded.before['over']['line']}")
    assert (last["over"], last["scores"]) == (True, upgraded.before["over"]["scores"])
    for path in ("course", "draws", f"drawing/{line + 1}"):
        assert upgraded.ana.get(f"/api/matches/{match}/{path}")


def test_it_can_be_gone_on_from_its_last_good_line_and_from_none_after_it(upgraded):
    match, line = upgraded.id("over"), upgraded.line("over")
    wish = {"seats": ["me", "greedy"], "name": "Ana"}
    refused = upgraded.ana.post(f"/api/matches/{match}/branch", {"line": line, **wish}).json()
    assert refused["refused"] == "not-replayed"
    assert refused["words"].endswith(f"the match only gets as far as line {line - 1}.")
    new = upgraded.ana.post(f"/api/matches/{match}/branch", {"line": line - 1, **wish}).json()
    assert (new["origin"], new["other_rules"]) == (f"{match}:{line - 1}", False)
    assert not upgraded.ana.state(new["id"])["over"]


def test_a_match_that_would_end_otherwise_shows_the_result_that_was_kept(upgraded):
    state = upgraded.state("otherwise")
    assert (state["held"], state["scores"], state["winners"]) == (True, [70, 71], [0, 1])
    assert "result   resigned scores 70 71 winners 0 1\n" in upgraded.record("otherwise")


def test_draws_of_other_rules_are_told_as_such(upgraded):
    told = upgraded.ana.get(f"/api/matches/{upgraded.id('over')}/draws")
    line = upgraded.line("over")
    assert told["other_rules"] == upgraded.before["over"]["line"]
    assert all(bool(draw["weights"]) == (draw["line"] < line) for draw in told["draws"])
    assert 0 < verify(records.read(upgraded.record("over"))) < len(told["draws"])


# The lobby ------------------------------------------------------------------------------------------


def test_the_lobby_says_which_matches_began_by_other_rules(upgraded):
    new = upgraded.ana.open("me", "greedy")["id"]
    tables = upgraded.tables()
    assert {tables[upgraded.id(name)]["other_rules"] for name in upgraded.before} == {True}
    assert tables[new]["other_rules"] is False


def test_a_match_of_a_game_that_is_gone_is_refused_in_a_sentence_and_its_record_is_still_to_be_had(upgraded):
    match = upgraded.id("foreign")
    answer = upgraded.ana.http.get(f"/api/matches/{match}")
    assert answer.status_code == 409
    assert "nowhere" in answer.json()["words"]
    assert records.read(upgraded.record("foreign")).lines
    assert match in upgraded.tables()
