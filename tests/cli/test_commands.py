"""The commands besides `play`: what they print, and how they refuse."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cathedrals import matches
from cathedrals.cli import app
from cathedrals.cli.seating import display_names
from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.dealer import FairDealer, commitment
from cathedrals.kernel.match import new_match
from cathedrals.kernel.record import Result, Sitter
from cathedrals.kernel.words import LANGUAGES, Words

GAME = GAMES[0].name
SECRET = bytes(range(32))
RECORD = Path(__file__).parents[1] / "records" / "red_cathedral" / "two-basic.record"


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def command(*arguments, folder=None):
    """The program as a person starts it."""
    line = [sys.executable, "-m", "cathedrals", *(str(argument) for argument in arguments)]
    return subprocess.run(line, capture_output=True, text=True, cwd=folder, stdin=subprocess.DEVNULL)


def test_simulate_prints_one_json_object():
    result = json.loads(run("simulate", GAME, "--games", 3, "--seed", 7, "--json").stdout)
    names = {"game", "games", "steps", "decisions", "seconds", "scores", "winners", "endings"}
    assert set(result) == names
    assert len(result["scores"]) == len(result["winners"]) == len(result["endings"]) == 3
    assert result["steps"] > result["decisions"] > 0


@pytest.mark.parametrize("seats", GAMES[0].seats)
def test_the_same_seed_gives_the_same_games(seats):
    results = [
        json.loads(run("simulate", GAME, "--games", 2, "--seats", seats, "--json").stdout) for _ in range(2)
    ]
    assert results[0]["scores"] == results[1]["scores"]
    assert results[0]["steps"] == results[1]["steps"]


def test_a_saved_game_is_the_game_that_is_not_saved(tmp_path):
    path = tmp_path / "one.record"
    saved = json.loads(run("simulate", GAME, "--seed", 5, "--save", path, "--json").stdout)
    unsaved = json.loads(run("simulate", GAME, "--seed", 5, "--json").stdout)
    assert {**saved, "seconds": 0} == {**unsaved, "seconds": 0}
    assert "draws check out" in run("verify", path).stdout


def test_several_saved_games_go_into_a_folder(tmp_path):
    assert run("simulate", GAME, "--games", 2, "--save", tmp_path / "many").exit_code == 0
    assert sorted(path.name for path in (tmp_path / "many").iterdir()) == ["0.record", "1.record"]


def test_solo_is_one_seat():
    alone = run("simulate", GAME, "--solo", "--seed", 3).stdout
    assert "\nIvan: wins" in alone
    assert alone.splitlines()[1:] == run("simulate", GAME, "--seats", 1, "--seed", 3).stdout.splitlines()[1:]


def test_simulate_tells_people_wins_and_points():
    printed = run("simulate", GAME, "--games", 2, "--options", "board=advanced").stdout
    assert "2 games of The Red Cathedral" in printed
    assert "2 ended because a sixth card was finished" in printed or "the last round was played" in printed
    assert "\nRandom 2: wins" in printed


def test_replay_prints_the_whole_result_as_json():
    result = json.loads(run("replay", RECORD, "--json").stdout)
    told = {"header", "lines", "view", "scores", "winners", "ending", "parts", "lost", "held"}
    assert set(result) == told
    assert (result["lost"], result["held"]) == (None, False)
    assert result["header"]["game"] == GAME
    assert result["parts"]["total"] == result["scores"]


def test_replay_shows_the_table_after_any_line():
    early = json.loads(run("replay", RECORD, "--to", 60, "--json").stdout)
    assert early["ending"] == ""
    assert len(early["lines"]) == 60
    shown = run("replay", RECORD, "--show").stdout
    assert "a1" in shown
    assert "wins" in shown


def test_replay_tells_who_won_in_the_language_asked_for():
    assert "wins." in run("replay", RECORD).stdout
    longer = run("replay", RECORD, "--lang", "xx", "--show").stdout
    assert "ŵííññšš." in longer
    assert "The Red" not in longer


def test_a_program_is_called_in_the_readers_language():
    assert "Zachłanny 1: " in run("replay", RECORD, "--lang", "pl").stdout
    sitters = [Sitter("Greedy"), Sitter("greedy", is_program=True), Sitter("search:50", is_program=True)]
    assert display_names(sitters, Words(GAME, "fr")) == ["Greedy", "Glouton", "search:50"]
    assert display_names(sitters, Words(GAME)) == ["Greedy 1", "Greedy 2", "search:50"]


def test_a_language_we_lack_is_refused_in_one_sentence():
    refused = command("replay", RECORD, "--lang", "tlh")
    assert refused.returncode == 2
    known = ", ".join(LANGUAGES)
    assert refused.stderr == f'cathedrals: there are no words in "tlh"; the languages are {known}\n'


@pytest.mark.parametrize("wished", ["tlh_QO.UTF-8", "C", "", "en_GB.UTF-8"])
def test_english_steps_in_for_the_language_of_the_environment(monkeypatch, wished):
    monkeypatch.setenv("LC_ALL", wished)
    monkeypatch.setenv("LANG", "")
    monkeypatch.setenv("LC_MESSAGES", "")
    assert "wins." in run("replay", RECORD).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_chooses_the_language(monkeypatch, language):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", f"{language}_XY.UTF-8")
    assert run("replay", RECORD).stdout == run("replay", RECORD, "--lang", language).stdout


def test_count_adds_up_over_the_first_answers():
    printed = run("count", GAME, "--depth", 2, "--seed", 4).stdout.splitlines()
    parts = [int(row.rsplit(" ", 1)[1]) for row in printed[:-1]]
    assert printed[-1] == f"depth 2: {sum(parts)}"


def test_count_at_depth_nothing_is_one():
    assert run("count", GAME, "--depth", 0).stdout.strip() == "depth 0: 1"


OLD = RECORD.parents[1] / "other_rules" / GAME


def test_replay_tells_a_record_of_other_rules_up_to_its_last_good_line_and_then_by_its_own():
    told = json.loads(run("replay", OLD / "finished.record", "--json").stdout)
    assert (told["scores"], told["winners"], told["held"], told["parts"]) == ([23, 16], [0], True, None)
    shown = run("replay", OLD / "finished.record", "--show").stdout
    assert f"{told['lost']:>5}  {told['lines'][told['lost'] - 1]}\n" in shown
    assert f"with other pieces; from line {told['lost']} on, you see only the lines of its record.\n" in shown
    assert shown.endswith("Ana wins.\n")


def test_replay_tells_that_a_record_would_end_otherwise(tmp_path):
    match = matches.load(RECORD)
    match.record.result = Result(match.ending, tuple(score + 5 for score in match.scores), (1,))
    (tmp_path / "old.record").write_text(str(match.record))
    printed = run("replay", tmp_path / "old.record").stdout
    assert "Under today’s rules it would end differently; the result shown is the original one.\n" in printed
    assert f": {match.scores[0] + 5}" in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_rules_were_others_is_said_in_every_language(language):
    printed = run("replay", OLD / "finished.record", "--lang", language).stdout
    lost = json.loads(run("replay", OLD / "finished.record", "--json").stdout)["lost"]
    assert Words("", language).say("replay-lost", {"line": lost}) in printed


def test_verify_says_what_it_can_prove_and_what_not():
    assert re.search(
        r"check out: \d+; made under other rules .*: \d+\.\n", run("verify", OLD / "finished.record").stdout
    )


def salted(folder, *salts):
    """A record of two people, over, whose dice these salts were added to."""
    sitters = [Sitter("Ana"), Sitter("Jan")]
    match = new_match(GAMES[0], sitters, FairDealer(SECRET, salts))
    match.remark(1, "resign")
    match.record.secret = SECRET.hex()
    path = folder / "salted.record"
    path.write_text(str(match.record))
    return path


SAID = {
    "nobody added": ((), ["Nobody at the table added anything", "the host could have chosen them alone"]),
    "one added": (("1:milk",), ["of their own to these dice: Jan.", "didn’t look ahead"]),
    "all added": (
        ("0:tea", "1:milk"),
        ["to these dice: Ana and Jan.", "only together with whoever sat down last"],
    ),
    "an older record": (
        ("tea", "milk"),
        ["doesn’t say who added what", "the host could have chosen them alone"],
    ),
}


@pytest.mark.parametrize(("salts", "sentences"), SAID.values(), ids=SAID.keys())
def test_verify_says_who_could_choose_the_dice(tmp_path, salts, sentences):
    printed = run("verify", salted(tmp_path, *salts)).stdout
    assert [sentence for sentence in sentences if sentence not in printed] == []
    assert ("look ahead" in printed) == (":" in "".join(salts))


def test_verify_says_that_a_seed_can_be_chosen():
    assert run("verify", RECORD).stdout.endswith("which whoever started the match could choose.\n")


def test_verify_holds_the_host_to_the_seal_and_the_salt_that_somebody_noted_down(tmp_path):
    path = salted(tmp_path, "0:tea", "1:milk")
    kept = run("verify", path, "--seal", commitment(SECRET), "--salt", "milk").stdout
    assert "The seal is the one you were shown.\nYour part is in these dice.\n" in kept
    for promise, sentence in (
        (("--seal", commitment(b"another")), "this is not the seal you were shown"),
        (("--salt", "honey"), '"honey" was not added to these dice'),
    ):
        broken = command("verify", path, *promise)
        assert (broken.returncode, broken.stdout) == (2, "")
        assert sentence in broken.stderr


def broken(text):
    """A text spoiled in one place of a good record."""
    good = RECORD.read_text()
    return {
        "cut short": good[: len(good) // 2].rpartition(" ")[0],
        "no record at all": "hello\n",
        "empty": "",
        "another game": good.replace(f"game     {GAME}", "game     chess"),
        "an illegal move": good.replace("\n1 end\n", "\n1 claim f6\n", 1).replace(
            "\n0 end\n", "\n0 claim f6\n", 1
        ),
        "an unknown move": good.replace("\n. blueprint", "\n. redprint", 1),
        "an unknown option": good.replace("dice ", "options  height=5\ndice ", 1),
    }[text]


@pytest.mark.parametrize(
    "what",
    [
        "cut short",
        "no record at all",
        "empty",
        "another game",
        "an illegal move",
        "an unknown move",
        "an unknown option",
    ],
)
@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_a_broken_record_is_refused_in_one_sentence(tmp_path, verb, what):
    path = tmp_path / "broken.record"
    path.write_text(broken(what))
    refused = command(verb, path, folder=tmp_path)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert len(refused.stderr.strip().splitlines()) == 1
    assert "Traceback" not in refused.stderr
    assert "line " in refused.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["broken.record"]


def test_a_changed_roll_replays_but_does_not_verify(tmp_path):
    path = tmp_path / "changed.record"
    good = RECORD.read_text().splitlines(keepends=True)
    last = max(
        number for number, row in enumerate(good) if row.startswith(". ") and row.strip()[-1].isdigit()
    )
    roll = good[last].strip()
    good[last] = roll[:-1] + ("1" if roll[-1] != "1" else "2") + "\n"
    path.write_text("".join(good))
    refused = command("verify", path)
    assert refused.returncode == 2
    assert "the dice give" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "chess"), 'there is no game "chess"'),
        (("simulate", GAME, "--seats", 9), "has 1, 2, 3, 4 seats, not 9"),
        (("simulate", GAME, "--players", "deep"), 'there is no player "deep"'),
        (
            ("simulate", GAME, "--players", "random,random,random", "--seats", 2),
            "one for each seat was expected",
        ),
        (("simulate", GAME, "--players", ","), "no player was named"),
        (("simulate", GAME, "--solo", "--seats", 2), "--solo means one seat"),
        (("simulate", GAME, "--options", "board"), '"board" is not an option'),
        (("simulate", GAME, "--options", "height=5"), 'has no option "height"'),
        (("simulate", GAME, "--options", "board=round"), 'option board cannot be "round"'),
        (("simulate", GAME, "--save", "/dev/null/x.record"), "cannot be written"),
        (("replay", "nowhere.record"), "nowhere.record cannot be read"),
        (("replay", RECORD, "--to", 99999), "--to asks for line 99999"),
        (("verify", "."), "cannot be read"),
        (("arena", GAME, "--players", "deep,random"), 'there is no player "deep"'),
        (("arena", "chess"), 'there is no game "chess"'),
        (("count", GAME, "--seats", 7), "seats, not 7"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(tmp_path, arguments, sentence):
    refused = command(*arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
    assert refused.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_number_that_is_none_is_a_usage_error():
    refused = command("simulate", GAME, "--games", "many")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_the_version_is_told():
    assert command("--version").stdout.startswith("cathedrals ")


def test_a_match_is_not_gone_on_with_as_another_game(tmp_path):
    match = matches.new(HOUSE[0].name)
    (tmp_path / "one.record").write_text(str(match.record), "utf-8")
    refused = run("play", HOUSE[-1].name, "--load", tmp_path / "one.record")
    assert f"is a match of {HOUSE[0].name}, not {HOUSE[-1].name}" in str(refused.exception)
