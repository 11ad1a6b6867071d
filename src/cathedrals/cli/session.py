"""A match at the terminal: programs answer by themselves, people are asked."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cathedrals import matches
from cathedrals.cli import asking
from cathedrals.cli.advising import Thought, advice, reasons_of
from cathedrals.cli.prompt import Prompt
from cathedrals.cli.screen import (
    CLEAR,
    Choice,
    Scene,
    choices,
    compose,
    in_full,
    other_rules_said,
    scoring_said,
    sentences,
    turns,
    window,
    winners_said,
    wrapped,
)
from cathedrals.cli.seating import (
    check_programs,
    display_names,
    events_of_the_deal,
    free_name,
    is_fresh,
    programs_of,
)
from cathedrals.kernel import undoing
from cathedrals.kernel.game import CathedralsError, Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import LANGUAGES, Words, is_known
from cathedrals.players.hints import STRENGTHS
from cathedrals.players.player import blamed

LOG_SHOWN = 12  # turns of the log in the plain way


class Session:
    """One person or several at one terminal, and a match that is never lost."""

    farewell = "play-go-on"  # the words that tell how to go on

    def __init__(self, match: Match, words: Words, plain: bool, file: Path | None = None) -> None:
        self.words = words
        self.plain = plain
        self.note: list[str] = []
        self.typed = ""  # an answer given where only Enter was asked for
        self.first = 0
        self.next_moves = 0
        self.warned = (0, "")  # the answer that would waste something, and after which line
        self.done = False
        self.open(match, file)
        self.prompt = Prompt(lambda: [move.text for move in self.match.moves])
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "table": self.table,
            "save": self.save,
            "load": self.load,
            "lang": self.speak_in,
            "quit": self.quit,
            "+": self.turn_page,
        }

    def open(self, match: Match, file: Path | None) -> None:
        self.match = match
        self.file = file
        self.written = len(match.record.lines) if file else -1
        self.dealt = events_of_the_deal(match)
        self.answered = self.heard = self.dealt if is_fresh(match) else len(match.told)
        self.answerer = ""
        self.programs = programs_of(match)
        self.thoughts: dict[int, Thought] = {}
        self.seat = next((seat for seat in range(len(match.record.sitters)) if seat not in self.programs), 0)

    @property
    def names(self) -> list[str]:
        return display_names(self.match.record.sitters, self.words)

    def page(self) -> Page:
        shown = window()
        colour = "" if self.plain else shown.colour
        return Page(self.words, self.names, self.seat, shown.width, shown.height, colour, self.plain)

    # The loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the person leaves; whatever happens, the match is kept."""
        try:
            self.note = [self.words.say("play-welcome", {"game": self.words.say("game-title")})]
            self.note += other_rules_said(self.match, self.page())
            if self.plain:
                self.speak(self.note)
                self.note = []
            while not self.done:
                self.let_programs_play()
                if not self.typed:
                    self.show()
                line = self.typed or self.prompt.ask(self.prompt_text())
                self.typed = ""
                if line is None:
                    break
                self.note = []
                self.handle(" ".join(line.split()))
        except KeyboardInterrupt:
            self.speak([""])
        finally:
            self.keep()

    def let_programs_play(self) -> None:
        while self.match.asked in self.programs:
            seat, before = self.match.asked, self.match.table.copy()
            while self.match.asked == seat:
                program = self.programs[seat]
                try:
                    self.match.play(self.match.game.write(program.choose(self.match.game, self.match.table)))
                except Refused as refused:
                    raise blamed(program, refused) from refused
            self.thoughts[seat] = Thought(seat, before, self.match.table.copy(), int(program.outlook))
        if self.match.asked >= 0:
            self.seat = self.match.asked

    def prompt_text(self) -> str:
        if self.match.over:
            return self.words.say("play-prompt-over")
        return self.words.say("play-prompt", {"seat": self.names[self.seat]})

    def handle(self, line: str) -> None:
        """A number, a move, a command, or the beginning of moves."""
        text = line.lower()
        name, _, rest = line.partition(" ")
        if line.startswith("?"):
            name, rest = "?", line[1:].strip()
        if not line:
            return
        if text.isdigit():
            self.play_number(int(text))
        elif self.match.game.read(text) >= 0:
            self.play(text)
        elif name.lower() in self.commands:
            self.commands[name.lower()](rest)
        else:
            self.offer(text)

    def play_number(self, number: int) -> None:
        moves = self.match.moves
        if self.match.over:
            self.note = [self.words.say("refusal-over")]
            return
        if not 1 <= number <= len(moves):
            count = len(moves)
            self.note = [self.words.say("play-no-number", {"number": number, "count": count})]
            return
        self.play(moves[number - 1].text)

    def play(self, text: str) -> None:
        if self.would_waste(text):
            return
        before, answerer = len(self.match.told), self.names[self.seat]
        try:
            self.match.play(text)
        except Refused as refused:
            self.note = self.refusal_said(refused)
            return
        self.answered = self.heard = before
        self.answerer = answerer
        self.first = 0

    def would_waste(self, text: str) -> bool:
        """Whether it is asked once more, because it would leave something behind for good."""
        game, move = self.match.game, self.match.game.read(text)
        is_legal = not self.match.over and game.list_legal(self.match.table).has(move)
        shown = game.show(self.match.table, move) if is_legal else None
        place = (len(self.match.record.lines), text)
        if shown is None or not shown.instead or self.warned == place:
            return False
        self.warned = place
        args = {
            "move": shown.text,
            "instead": shown.instead,
            "words": self.page().say(shown.words, shown.args),
        }
        self.note = [self.words.say("play-wastes", args)]
        return True

    def refusal_said(self, refused: Refused) -> list[str]:
        return [self.page().refusal(refused.refusal)] if refused.refusal else [str(refused)]

    def offer(self, text: str) -> None:
        """What a beginning of a text could mean."""
        page = self.page()
        found = [one for one in self.offers(page) if one.text.startswith(text)]
        if not found:
            self.note = [self.words.say("play-unknown", {"move": text})]
            return
        rows = [row.rstrip() for row in in_full(found, replace(page, colour=""), 1)]
        self.note = [self.words.say("play-means", {"move": text}), *rows]

    def offers(self, page: Page) -> list[Choice]:
        return [] if self.match.over else choices(self.match.game, self.match.table, page)

    # Showing ------------------------------------------------------------------------------------

    def show(self) -> None:
        page = self.page()
        scene = Scene(self.question(page), self.offers(page), [], self.note, self.first)
        if self.plain:
            self.show_plain(page, scene)
            return
        scene.told = self.turns(page, self.answered, self.answerer) or self.turns(page)[-1:]
        shot = compose(self.match.game, self.match.table, page, scene)
        if not fits(shot.rows, page) and self.note:
            self.show_pages(page, self.note)
            self.note = scene.note = []
            shot = compose(self.match.game, self.match.table, page, scene)
        told = sum(len(wrapped(text, page.width, "  ")) for text in scene.told)
        if told > shot.told and self.heard < len(self.match.told):
            self.show_pages(page, [self.words.say("play-since"), *scene.told])
        self.heard = len(self.match.told)
        self.next_moves = shot.next_moves
        self.put(shot.rows)

    def turns(self, page: Page, first: int = 0, who: str = "") -> list[str]:
        """What happened in a few words, without the deal."""
        return turns(self.match.told[max(first, self.dealt) :], page, who)

    def put(self, rows: list[str]) -> None:
        clear = CLEAR if self.prompt.is_terminal and window().clears else ""
        print(clear + "\n".join(rows), flush=True)

    def show_pages(self, page: Page, texts: list[str]) -> None:
        """Texts that need the window for themselves; on a terminal Enter goes on, an answer is kept for later."""
        rows = [row for text in texts for row in wrapped(text, page.width, "  ")]
        if not self.prompt.is_terminal:
            self.speak(rows)
            return
        size = max(page.height - 2, 5)
        for first in range(0, len(rows), size):
            self.put(rows[first : first + size])
            typed = self.prompt.ask(self.words.say("play-prompt-page"))
            if typed is None:
                raise KeyboardInterrupt
            if typed.strip():
                self.typed = typed
                return

    def show_plain(self, page: Page, scene: Scene) -> None:
        """Only what is new, then the question and the choices."""
        self.speak(sentences(self.match.told[self.heard :], page))
        self.heard = len(self.match.told)
        self.speak(scene.note)
        self.speak([scene.question] if scene.question else [])
        self.speak([f"{one.number}. {one.words} ({one.text})" for one in scene.offers])

    def speak(self, rows: list[str]) -> None:
        for row in rows:
            print(row, flush=True)

    def question(self, page: Page) -> str:
        if not self.match.over:
            said = self.words.say(f"step-{self.match.step}")
            return self.words.say("play-question", {"seat": page.name(self.match.asked), "question": said})
        ending = self.words.say(f"ending-{self.match.ending}")
        return "\n".join([self.words.say("play-over", {"ending": ending}), *self.results(page)])

    def results(self, page: Page) -> list[str]:
        apart = [
            page.say(said.words, said.args) for said in self.match.game.describe(self.match.table, "score")
        ]
        return [*(apart or scoring_said(self.match, page)), winners_said(self.match, page)]

    # Commands -----------------------------------------------------------------------------------

    def explain(self, rest: str) -> None:
        page = self.page()
        if rest:
            self.note = asking.about(self.match, page, rest.lower())
        elif self.plain:
            self.speak(asking.help_text(page))
        else:
            self.show_pages(page, asking.help_text(page))

    def hint(self, rest: str) -> None:
        """In three strengths: where to look, why, and which move."""
        strength = rest or "which"
        if self.match.over or strength not in STRENGTHS:
            self.note = [self.words.say("refusal-over" if self.match.over else "play-hint-which")]
            return
        self.note = advice(self.match, self.page(), strength)

    def why(self, rest: str) -> None:
        """The reasons of the programs for what they did last."""
        told = [reasons_of(self.match.game, self.page(), thought) for thought in self.thoughts.values()]
        self.note = told or [self.words.say("play-why-nobody")]

    def undo(self, rest: str) -> None:
        """Take back the last answer of a person here; the others at this terminal agree."""
        people = [seat for seat in range(len(self.match.record.sitters)) if seat not in self.programs]
        try:
            undoing.undo(self.match, people)
        except Refused as refused:
            self.note = self.refusal_said(refused)
            return
        self.answered = self.heard = len(self.match.told)
        self.first = 0
        self.note = [self.words.say("play-taken-back")]

    def log(self, rest: str) -> None:
        page = self.page()
        told = self.turns(page) or [self.words.say("play-nothing-yet")]
        if self.plain:
            self.speak(told[-LOG_SHOWN:])
            return
        count = max(page.height - 3, 5)
        rows = [row for text in told for row in wrapped(text, page.width, "  ")]
        self.show_pages(page, rows[-count:])

    def table(self, rest: str) -> None:
        if self.plain:
            page = self.page()
            self.speak(self.match.game.draw(self.match.table, page).split("\n"))

    def speak_in(self, rest: str) -> None:
        """Go on in another language; without one, tell which there are."""
        if not is_known(rest.lower()):
            known = [
                {"language": one, "called": Words(language=one).say("language-name")} for one in LANGUAGES
            ]
            self.note = [self.words.say("play-languages", {"languages": known})]
            return
        self.words = self.words_for(self.match.game.name, rest.lower())

    def turn_page(self, rest: str) -> None:
        self.first = self.next_moves

    def quit(self, rest: str) -> None:
        self.done = True

    # Keeping ------------------------------------------------------------------------------------

    def save(self, rest: str) -> None:
        if not rest:
            self.note = [self.words.say("play-which-file", {"move": "save"})]
            return
        problem = self.write(Path(rest).expanduser())
        self.note = [problem or self.words.say("play-saved", {"file": str(self.file)})]

    def load(self, rest: str) -> None:
        if not rest:
            self.note = [self.words.say("play-which-file", {"move": "load"})]
            return
        try:
            match = matches.load(Path(rest).expanduser(), as_far=True)
            check_programs(match)
        except CathedralsError as error:
            self.note = [str(error)]
            return
        self.keep()
        self.words = self.words_for(match.game.name, self.words.language)
        self.open(match, Path(rest).expanduser())
        self.note = [self.words.say("play-loaded", {"file": rest}), *other_rules_said(match, self.page())]

    def words_for(self, game: str, language: str) -> Words:
        return Words(game, language)

    def keep(self) -> None:
        """An unfinished match is written down where that has not been done, and it is told how to go on."""
        lines = len(self.match.record.lines)
        if self.match.over or is_fresh(self.match):
            return
        if lines != self.written:
            name = f"cathedrals-{self.match.game.name}"
            for path in (self.file or free_name(Path(), name), free_name(Path(tempfile.gettempdir()), name)):
                problem = self.write(path)
                if problem is None:
                    break
                self.speak([problem])
        args: dict[str, Any] = {"file": str(self.file), "name": self.match.game.name}
        self.speak([self.words.say(self.farewell, args)])

    def write(self, path: Path) -> str | None:
        """Write the record there and keep to that file; the sentence to be told if it cannot be."""
        try:
            beside = path.with_name(path.name + ".new")
            beside.write_text(str(self.match.record), encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            reason = error.strerror or ""
            return self.words.say("play-not-written", {"file": str(path), "reason": reason})
        self.file = path
        self.written = len(self.match.record.lines)
        return None


def fits(rows: list[str], page: Page) -> bool:
    return len(rows) < page.height
