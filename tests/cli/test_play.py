"""`cathedrals play`, as a person meets it on a terminal of 80 by 24, and through a pipe."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cathedrals
from cathedrals.cli.prompt import completions
from cathedrals.games import GAMES
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import PACKAGE
from cathedrals.players.greedy import GreedyPlayer
from tests.cli.driver import PATIENCE, Person

GAME = GAMES[0]
NAME = GAME.name
FILE = f"cathedrals-{NAME}.record"
SEED = "5"  # with two seats the first is asked first


def run(folder: Path, *args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The same command through pipes, with these lines typed."""
    return subprocess.run(
        [sys.executable, "-m", "cathedrals", "play", *args],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


def mirror(names: list[str], seed: int) -> Match:
    """The match the person plays, here: persons are capitalized."""
    sitters = [Sitter(name, is_program=name.islower()) for name in names]
    return new_match(find_game(NAME), sitters, SeededDealer(seed))


def play_to_the_end(person: Person, match: Match) -> None:
    """Type what a sensible person would, by text and by number in turn."""
    wise, count = GreedyPlayer(0), 0
    while not match.over:
        text = GAME.write(wise.choose(GAME, match.table))
        if match.record.sitters[match.asked].is_program:
            match.play(text)
            continue
        person.turn_pages()
        number = [move.text for move in match.moves].index(text) + 1
        assert person.prompt == f"{match.record.sitters[match.asked].name}> "
        count += 1
        typed = text if count % 2 else str(number)
        if GAME.show(match.table, GAME.read(text)).instead:
            assert f"Type {text} again to confirm" in " ".join(person.type(typed).split())
        match.play(text)
        person.type(typed)
    person.turn_pages()
    assert person.prompt == "over> "


def check_end(person: Person, match: Match) -> None:
    assert "The match is over: " in person.screen
    for seat, points in enumerate(match.scores):
        name = match.record.sitters[seat].name.capitalize() if seat < len(match.record.sitters) else "Ivan"
        assert re.search(
            rf"{name}: \d+ prestige on the track, [^:]*: {points} point", " ".join(person.screen.split())
        )
    assert re.search(r"wins\.|share the victory\.", person.screen)


# Whole games ------------------------------------------------------------------------------------


def test_a_whole_solo_game(tmp_path):
    person = Person(tmp_path, NAME, "--players", "me:Ana", "--solo", "--seed", "11")
    match = mirror(["Ana"], 11)
    play_to_the_end(person, match)
    check_end(person, match)
    assert "The match is over." in person.type("hint")
    person.type("save done.record")
    assert person.leave().strip() == "quit"
    assert cathedrals.load(tmp_path / "done.record").record.lines == match.record.lines


def test_a_whole_hot_seat_game(tmp_path):
    person = Person(tmp_path, NAME, "--players", "me:Ana,me:Jan", "--seed", "12")
    match = mirror(["Ana", "Jan"], 12)
    play_to_the_end(person, match)
    check_end(person, match)
    assert not (tmp_path / FILE).exists()


def test_a_whole_game_against_a_program(tmp_path):
    person = Person(tmp_path, NAME, "--players", "me:Ana,greedy", "--seed", "13")
    match = mirror(["Ana", "greedy"], 13)
    play_to_the_end(person, match)
    check_end(person, match)


def test_some_turns_of_four_by_hints_alone(tmp_path):
    person = Person(tmp_path, NAME, "--players", "me:Ana,random", "--seats", "4", "--seed", "14")
    for _ in range(12):
        person.turn_pages()
        hint = re.search(r"^(\d+) [a-z]", person.type("hint"), re.MULTILINE)
        assert hint, person.screen
        person.turn_pages()
        person.type(hint[1])


# At the table -----------------------------------------------------------------------------------


@pytest.fixture
def ana(tmp_path):
    """With this seed Ana is the first player."""
    person = Person(tmp_path, NAME, "--players", "me:Ana,greedy", "--seed", SEED)
    yield person
    person.walk_away()


def test_the_first_screen_tells_the_question_and_the_moves(ana):
    assert "Choose your main action" in ana.screen
    assert re.search(r"claim +1\) a1", ana.screen)


def a_whole_turn(person):
    """Claim a card with the tile face down."""
    for text in ("claim a1", "banner inventory", "space red", "down"):
        person.type(text)
    return person.type("end")


def test_the_turn_of_a_program_is_told(ana):
    assert re.search(r"^Greedy: \w+", a_whole_turn(ana), re.MULTILINE)
    assert "Choose your main action" in ana.turn_pages()


def test_undo_reaches_over_a_programs_turn(ana):
    a_whole_turn(ana)
    ana.turn_pages()
    assert "Undone." in ana.type("undo")
    assert "End your turn?" in ana.screen


def test_people_at_one_terminal_agree_to_undo(tmp_path):
    person = Person(tmp_path, NAME, "--players", "me:Ana,me:Jan", "--seed", SEED)
    a_whole_turn(person)
    assert person.prompt == "Jan> "
    assert "End your turn?" in person.type("undo")
    assert person.prompt == "Ana> "
    person.leave()


def test_a_move_by_text_and_by_number(ana):
    assert "Which banner will you take?" in ana.type("claim a1")
    assert "Which workshop space" in ana.type("1")


def test_capital_letters_and_spaces_do_not_matter(ana):
    assert "Which banner will you take?" in ana.type("  Claim   A1 ")


def test_tab_completes_the_moves_of_the_moment(ana):
    ana.child.send("die gr\t")
    ana.child.expect("die green")
    assert "die" in ana.type("")


def test_a_beginning_lists_what_it_can_mean(ana):
    screen = ana.type("die")
    assert "“die” could mean:" in screen
    assert "Move the green die" in screen


def test_an_answer_can_be_taken_back(ana):
    first = ana.screen
    ana.type("claim a1")
    assert "Undone." in ana.type("undo")
    assert first.split("\n")[:12] == ana.screen.split("\n")[:12]


def test_nothing_can_be_taken_back_before_the_first_answer(ana):
    assert re.search(r"nothing to undo|wasn’t yours", ana.type("undo"))


def test_a_refused_move_is_explained_in_one_sentence(ana):
    screen = ana.type("claim a2")
    assert "a2 is not available yet: the card below it, a1, has no banner. [RC-C2]" in screen


def test_a_question_mark_explains(ana):
    assert "[RC-C2]" in ana.type("? claim a3")
    assert "RC-C2: " in ana.screen
    ana.turn_pages()
    assert "RC-M8: " in ana.type("? rc-m8")
    assert "a1 is a base that can be claimed." in ana.type("? a1")
    assert "Location 5 gives" in ana.type("? 5")
    assert "The green die is on location" in ana.type("? die green")
    assert "you can play this now." in ana.screen
    assert "There’s nothing called “nonsense” here" in ana.type("? nonsense")
    assert "prestige on the track" in ana.type("?score")
    assert "Eager hands and short sight" in ana.type("? apprentice")


def test_help_has_pages_and_an_answer_there_counts(ana):
    assert "the best moves and why" in ana.type("?")
    assert ana.prompt == "Press Enter to continue: "
    assert "Which banner will you take?" in ana.type("claim a1")


def test_a_hint_gives_moves_and_reasons(ana):
    assert re.search(r"^\d+ \w+ \w+ \(\d+% to win\): \w+", ana.type("hint"), re.MULTILINE)


def test_a_hint_can_be_weaker(ana):
    assert "Look at " in ana.type("hint where")
    assert "What a move here would change: " in ana.type("hint why")
    assert "Type hint, hint where or hint why." in ana.type("hint please")


def test_a_program_says_why_it_moved(tmp_path):
    typed = "why\n" + "1\n" * 12 + "why\nquit\n"
    told = run(
        tmp_path, NAME, "--players", "me:Ana,journeyman", "--seed", SEED, "--plain", typed=typed
    ).stdout
    assert "No program has moved yet." in told
    assert re.search(r"^Journeyman: .*; it puts its chance of winning at \d+%\.$", told, re.MULTILINE)


def test_the_log_tells_what_happened(ana):
    assert "Nothing has happened yet." in ana.type("log")
    ana.turn_pages()
    ana.type("claim a1")
    ana.type("banner inventory")
    assert "Ana: claims a1" in ana.type("log")
    assert "Which workshop space" in ana.turn_pages()


def test_what_makes_no_sense_is_refused_in_one_sentence(ana):
    assert "No move starts with “fly” right now; type ? for help." in ana.type("fly")
    assert "There’s no choice 99; choose from 1 to " in ana.type("99")
    assert "Name a file: save FILE" in ana.type("save")
    assert "Name a file: load FILE" in ana.type("load")
    assert "nowhere.record cannot be read" in ana.type("load nowhere.record")
    assert "can’t be written" in ana.type("save nowhere/a.record")
    assert "Choose your main action" in ana.type("")


def test_colour_is_used_and_can_be_refused(ana, tmp_path):
    assert "\x1b[1m" in ana.raw
    person = Person(tmp_path, NAME, "--players", "me:Ana,greedy", "--seed", SEED, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*m", person.raw)
    assert [row.rstrip() for row in ana.screen.split("\n")] == person.screen.split("\n")
    person.walk_away()


# Keeping ----------------------------------------------------------------------------------------


def test_quitting_keeps_the_match_and_says_how_to_go_on(ana, tmp_path):
    ana.type("claim a1")
    said = " ".join(ana.leave().split())
    assert f"cathedrals play {NAME} --load {FILE}" in said
    again = Person(tmp_path, NAME, "--load", FILE)
    assert "Which banner will you take?" in again.screen
    again.type("1")
    again.leave()
    assert (tmp_path / FILE).read_text().endswith("0 claim a1\n0 banner inventory\n")
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_saving_and_loading_within_the_match(ana, tmp_path):
    assert "The match is saved in here.record." in ana.type("save here.record")
    ana.type("claim a1")
    assert "Continuing the match in here.record." in ana.type("load here.record")
    assert "Choose your main action" in ana.screen
    ana.leave()


@pytest.mark.parametrize("way", ["eof", "hangup"])
def test_leaving_in_any_way_keeps_the_match(ana, tmp_path, way):
    ana.type("claim a1")
    if way == "eof":
        ana.child.sendeof()
    else:
        ana.child.kill(signal.SIGHUP)
    ana.farewell()
    assert cathedrals.load(tmp_path / FILE).step == "banner"


def test_an_interrupt_keeps_the_match(tmp_path):
    """Through a pipe, where it is certain that the program listens when the signal comes."""
    line = [sys.executable, "-m", "cathedrals", "play", NAME, "--players", "me:Ana,greedy", "--seed", SEED]
    program = subprocess.Popen(line, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdin
    assert program.stdout
    program.stdin.write("claim a1\n")
    program.stdin.flush()
    prompts = (row for row in program.stdout if row.startswith("Ana>"))
    assert next(prompts)
    assert next(prompts)
    program.send_signal(signal.SIGINT)
    program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert cathedrals.load(tmp_path / FILE).step == "banner"


def test_another_match_is_not_written_over(ana, tmp_path):
    (tmp_path / FILE).write_text("somebody else's")
    ana.type("claim a1")
    ana.leave()
    assert (tmp_path / FILE).read_text() == "somebody else's"
    assert (tmp_path / FILE.replace(".record", "-2.record")).exists()


# Through a pipe, and plain ------------------------------------------------------------------------


def test_a_pipe_gets_the_screens_one_after_another(tmp_path):
    done = run(tmp_path, NAME, "--players", "me:Ana,greedy", "--seed", SEED, typed="claim a1\n1\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert done.stdout.count("Which banner will you take?") == 1
    assert "--load" in done.stdout


def test_plain_tells_sentences_and_only_what_is_new(tmp_path):
    typed = "table\nlog\nclaim a1\n1\nclaim b1\nhint\n?\nundo\nquit\n"
    done = run(tmp_path, NAME, "--players", "me:Ana,greedy", "--seed", SEED, "--plain", typed=typed)
    assert done.returncode == 0
    assert not re.search(r"[│╭╮╰╯▒▲■●◆○]", done.stdout)
    assert "1. Claim a1 (workshop tile: " in done.stdout
    assert "Location 1 gives" in done.stdout
    assert done.stdout.count("Ana claims a1 with a banner from the inventory.") == 1
    assert "Undone." in done.stdout


def test_plain_tells_the_turns_of_others(tmp_path):
    typed = "claim a1\nbanner inventory\nspace red\ndown\nend\n"
    done = run(tmp_path, NAME, "--players", "me:Ana,greedy", "--seed", SEED, "--plain", typed=typed)
    assert re.search(r"^Greedy (claims|moves) ", done.stdout, re.MULTILINE)


def test_where_signs_cannot_be_written_the_table_is_told(tmp_path):
    done = run(tmp_path, NAME, "--seed", SEED, typed="quit\n", PYTHONIOENCODING="ascii:replace")
    assert done.returncode == 0
    assert "1. " in done.stdout


def test_a_narrow_window_is_told_in_sentences(tmp_path):
    done = run(tmp_path, NAME, "--seed", SEED, typed="quit\n", COLUMNS="60")
    assert "fewer than 80 columns" in done.stdout


def test_names_of_seats(tmp_path):
    done = run(tmp_path, NAME, "--players", "me,me,greedy,greedy", "--plain", "--seed", "3", typed="table\n")
    for name in ("Player 1 (Red)", "Player 2 (Blue)", "Greedy 3 (Green)", "Greedy 4 (Yellow)"):
        assert name in done.stdout


def test_one_person_is_called_by_number_too(tmp_path):
    assert "Player 1>" in run(tmp_path, NAME, "--seed", SEED, typed="quit\n").stdout


def test_a_short_list_of_moves_speaks_the_language_of_the_reader(tmp_path):
    typed = "claim a1\nbanner inventory\nquit\n"
    shown = run(tmp_path, NAME, "--seed", SEED, "--lang", "fr", typed=typed, COLUMNS="80", LINES="24").stdout
    assert " 1) Revendiquer a1  2) Revendiquer b1" in shown
    assert "2) bleu : 1 rouble" in shown.replace("\u00a0", " ")
    assert "claim " not in shown


# Usage ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nonsense"], 'there is no game "nonsense"'),
        ([NAME, "--players", "me,nobody"], 'there is no player "nobody"'),
        ([NAME, "--players", "greedy,random"], "no seat is yours"),
        ([NAME, "--players", "me,me,me,me,me"], "seats, not 5"),
        ([NAME, "--lang", "tlh"], 'there are no words in "tlh"'),
        ([NAME, "--options", "board=round"], 'option board cannot be "round"'),
        ([NAME, "--seats", "9"], "seats, not 9"),
        ([NAME, "--solo", "--seats", "3"], "--solo means one seat"),
        ([NAME, "--load", "nowhere.record"], "nowhere.record cannot be read"),
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_2(tmp_path, args, sentence):
    done = run(tmp_path, *args)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


def test_a_record_of_programs_alone_cannot_be_played(tmp_path):
    match = mirror(["random", "random"], 1)
    (tmp_path / "a.record").write_text(str(match.record))
    assert "only programs sit here" in run(tmp_path, NAME, "--load", "a.record").stderr


# Parts ------------------------------------------------------------------------------------------


def test_completion_offers_moves_then_commands():
    moves = ["claim a1", "claim b1", "undo-like"]
    assert completions("claim ", moves) == ["claim a1", "claim b1"]
    assert completions("un", moves) == ["undo-like", "undo"]
    assert completions("? cl", moves) == ["? claim a1", "? claim b1"]


def test_every_word_of_the_terminal_is_used():
    code = "\n".join(path.read_text() for path in (PACKAGE / "cli").glob("*.py"))
    words = (PACKAGE / "kernel" / "words" / "en.ftl").read_text()
    for id in re.findall(r"^(play-[\w-]+|help) =", words, re.MULTILINE):
        assert f'"{id}"' in code, id
