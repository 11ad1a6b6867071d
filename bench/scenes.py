"""What people do at a server, scene by scene, for `messages.py`: each writes all that is told into a book."""

from __future__ import annotations

from collections.abc import Callable

from conversation import Book, Person, Table, Told
from playing import ALONE, TOGETHER, Players, undo_own, undo_wrongly

SPARSE = 7  # of so many lines one is looked at again
MANY = 40  # turns looked at
LONG = "red_cathedral"  # ends late if nobody means to end it, so a program takes over


# Looking back -----------------------------------------------------------------------------------


def look_back(person: Person, table: Table) -> None:
    where = f"/api/matches/{table.match}"
    last = table.line
    for line in (*range(0, last + 1, SPARSE), last, last + 1):
        person.get(f"{where}/at/{line}")
    for what in ("course", "draws", "record"):
        person.get(f"{where}/{what}")
    person.get(f"/api/tables/{table.match}")
    events = person.get(where)["events"]
    begun = [event["line"] for event in events if event["event"] == "turn_begins"]
    for line in (*begun[:MANY], last, last + 1):
        person.get(f"{where}/turns/{line}")


def look_around(person: Person) -> None:
    for path in ("games", "me", "me/tables", "tables", "tables?status=running", "tables?status=over"):
        person.get(f"/api/{path}")


def seat(opener: Person, *others: Person, **wish: object) -> str:
    """A match of these people, who come one after the other."""
    opened = opener.post("/api/tables", {"name": opener.name, **wish})
    for number, other in enumerate(others):
        wish = {"name": other.name, "link": opened["link"], "salt": f"s{number}"}
        other.post(f"/api/tables/{opened['id']}/join", wish)
    opener.wait(opened["id"])
    return str(opened["id"])


# Scenes -----------------------------------------------------------------------------------------


def two(book: Book, game: str) -> None:
    """A whole match of two people, looked at by a third, and what comes after it."""
    ana, jan, eva = (Person(book, name) for name in ("Ana", "Jan", "Eva"))
    match = seat(ana, jan, game=game, seats=["me", "open"])
    sockets = [ana.socket(match), jan.socket(match), eva.socket(match, said="true")]
    table = Table(match, *sockets, ana.socket(match, "telling socket", said="true"))
    players = Players(table, 1, list(TOGETHER))
    players.play(200, 6)
    if game == LONG:
        table.say(table.sockets[1], after=table.line, program="greedy")
    players.play(50, 6)
    finish(table)
    look_back(ana, table)
    look_around(jan)
    after_the_end(table, ana, jan, eva)
    table.close()


def finish(table: Table) -> None:
    """Whoever is still asked resigns."""
    socket = table.asked()
    if socket is not None:
        table.say(socket, after=table.line, resign=True)


def after_the_end(table: Table, ana: Person, jan: Person, eva: Person) -> None:
    where = f"/api/matches/{table.match}"
    for request in ({"moves": ["end"]}, {"undo": 0}, {"resign": True}, {"hint": True}, {"what_if": "end"}):
        table.say(table.sockets[0], after=table.line, **request)
    table.say(table.sockets[0], why="end")
    eva.post(f"{where}/rematch")
    again = ana.post(f"{where}/rematch")
    for socket in table.sockets:
        socket.hear_of("again")
    jan.post(f"{where}/rematch")
    ana.post(f"{where}/rematch")
    ana.get(f"/api/matches/{again['id']}")
    for line in (table.line // 2, table.line, table.line + 1):
        branched = eva.post(f"{where}/branch", {"line": line, "seats": ["me", "me"], "salt": "b"})
    eva.post(f"{where}/branch", {"line": 1, "seats": ["me"]})
    branched = eva.post(f"{where}/branch", {"line": table.line // 3, "seats": ["me", "me"], "salt": "b"})
    go_on(eva, branched["id"])


def go_on(person: Person, match: str) -> None:
    """A few moves in a match somebody plays alone."""
    person.wait(match)
    table = Table(match, person.socket(match, "new socket"))
    Players(table, 2, [undo_own, undo_wrongly]).play(12, 5)
    person.get(f"/api/matches/{match}/draws")
    person.get(f"/api/matches/{match}/record")
    table.close()


def four(book: Book) -> None:
    """Four seats with other options, one guest on two of them; people go, come and are replaced."""
    ana, jan, eva, olga = (Person(book, name) for name in ("Ana", "Jan", "Eva", "Olga"))
    options = {"board": "advanced", "colours": "yellow-green-blue-red"}
    wish = {
        "game": "red_cathedral",
        "seats": ["me", "me", "open", "open"],
        "options": options,
        "listed": False,
    }
    opened = ana.post("/api/tables", {"name": "Ana", "salt": "a", **wish})
    match = opened["id"]
    waiting = [ana.socket(match), ana.socket(match, "second seat's socket", seat=1)]
    for socket in waiting:
        socket.hear_of("table")
    sit_down(opened, jan, eva, olga)
    table = Table(match, *waiting, jan.socket(match), eva.socket(match), olga.socket(match))
    players = Players(table, 3, list(TOGETHER[:12]))
    players.play(60, 5)
    come_and_go(table, opened, jan, eva, olga)
    players.play(40, 5)
    ana.post(f"/api/matches/{match}/rematch")
    look_back(ana, table)
    look_around(ana)
    table.close()


def sit_down(opened: Told, jan: Person, eva: Person, olga: Person) -> None:
    where, link = f"/api/tables/{opened['id']}", opened["link"]
    jan.post(f"{where}/join", {"name": "Jan"})
    jan.post(f"{where}/join", {"name": "Jan", "link": "wrong"})
    jan.post(f"{where}/join", {"name": "Jan", "link": link, "seat": 0})
    jan.post(f"{where}/join", {"name": "Jan", "link": link, "seat": 3})
    jan.post(f"{where}/leave")
    olga.post(f"{where}/leave")
    jan.post(f"{where}/join", {"link": link, "seat": 2, "salt": "j"})
    eva.post(f"{where}/join", {"name": "Eva", "link": link})
    olga.post(f"{where}/join", {"name": "Olga", "link": link})


def come_and_go(table: Table, opened: Told, jan: Person, eva: Person, olga: Person) -> None:
    """Jan resigns and a program takes over, Eva leaves and Olga takes over from her, then from the program."""
    ana_says, jan_says, eva_says = table.sockets[0], table.sockets[2], table.sockets[3]
    where = f"/api/tables/{table.match}/join"
    table.say(jan_says, after=table.line, resign=True)
    table.say(jan_says, after=table.line, resign=True)
    table.say(ana_says, after=table.line, program="no-such", seat=2)
    table.say(ana_says, after=table.line, program="greedy", seat=3)
    table.say(ana_says, after=table.line, program="greedy", seat=2)
    table.say(eva_says, after=table.line, leave=True)
    for seat in (3, 2):
        olga.post(where, {"name": "Olga", "link": opened["link"], "seat": seat})
        table.settle(table.line + 1)
    olga.post(where, {"name": "Olga", "link": opened["link"], "seat": 0})
    table.say(ana_says, after=table.line, program="greedy", seat=1)
    jan.post(where, {"name": "Jan", "link": opened["link"]})


def alone(book: Book) -> None:
    """One seat and Ivan."""
    ana = Person(book, "Ana")
    match = seat(ana, game="red_cathedral", seats=["me"], salt="a")
    table = Table(match, ana.socket(match), ana.socket(match, "telling socket", said="true"))
    Players(table, 4, list(ALONE)).play(400, 9)
    finish(table)
    look_back(ana, table)
    table.close()


def against(book: Book, game: str, program: str) -> None:
    """Against a program, in Polish."""
    ana = Person(book, "Ana", **{"Accept-Language": "pl"})
    match = seat(ana, game=game, seats=["me", program], salt="a")
    table = Table(match, ana.socket(match), Person(book, "Jan").socket(match))
    Players(table, 5, [*ALONE, undo_wrongly]).play(90, 6)
    table.say(table.sockets[0], after=table.line, program="greedy")
    look_back(ana, table)
    ana.post(f"/api/matches/{match}/rematch")
    table.close()


def learn(book: Book, game: str) -> None:
    """The guided first game step by step, with wrong moves and questions, and on from its end."""
    ana = Person(book, "Ana")
    where = f"/api/lessons/{game}"
    moves: list[str] = []
    read = 0
    while not (told := ana.post(where, {"moves": moves, "read": read}))["lesson"]["done"]:
        for why in [*told["lesson"]["point"], *(move["text"] for move in told["moves"]), "end"]:
            ana.post(where, {"moves": moves, "read": read, "why": why})
        ana.post(where, {"moves": [*moves, "no such thing"]})
        read = 0 if told["moves"] else read + 1
        moves += [move["text"] for move in told["moves"]]
    ana.post(where, {"moves": [*moves, "end"], "read": 100})
    ana.post(where, {"moves": "end"})
    ana.post("/api/lessons/no_such")
    table = ana.post(f"{where}/table")
    go_on(ana, table["id"])


def read_rules(book: Book, game: str) -> None:
    ana = Person(book, "Ana")
    for language in ("en", "pl", "xx", "nonsense"):
        rules = ana.get(f"/api/rulebook/{game}?lang={language}")
        for section in rules.get("sections", []) if language == "en" else []:
            ana.get(f"/api/rulebook/{game}/try/{section['id']}")


def be_somebody(book: Book) -> None:
    """Accounts, seat links, languages, and whatever is turned away."""
    ana, jan = Person(book, "Ana"), Person(book, "Jan", **{"Accept-Language": "cs;q=0.5, pl-PL, xx"})
    for person in (ana, jan):
        person.get("/api/me")
        person.post("/api/me", {"name": person.name})
        person.post("/api/me", {"name": "<b>"})
    whole = {"name": "Ana", "password": "correct horse"}
    for wish in (whole, whole, {"name": "Ana"}, {"name": "Ana", "password": "short"}):
        ana.post("/api/account", wish)
    jan.post("/api/account", whole)
    ana.post("/api/me/language", {"language": "pl"})
    ana.post("/api/me/language", {"language": "xx"})
    give_link(ana, jan)
    ana.post("/api/leave")
    ana.get("/api/me")
    guess(jan, whole)
    for person in (ana, jan):
        ask_wrongly(person)


def give_link(ana: Person, jan: Person) -> None:
    """A seat by its link, from another device."""
    match = ana.post("/api/tables", {"game": "basilica", "seats": ["me", "open"]})["id"]
    other = Person(ana.book, "Other device")
    link = ana.post(f"/api/matches/{match}/seats/0/link")
    for token in (link["token"], link["token"] + "x", "nonsense"):
        other.post("/api/seat-links", {"token": token})
    for seat_number in (1, 7, 12):
        ana.post(f"/api/matches/{match}/seats/{seat_number}/link")
    other.get(f"/api/tables/{match}")
    other.get(f"/api/matches/{match}")
    jan.get(f"/api/tables/{match}")
    jan.post(f"/api/matches/{match}/requests", {"chat": "too early"})
    ana.post(f"/api/tables/{match}/leave")


def guess(person: Person, whole: dict[str, str]) -> None:
    for name, password in (("Ana", "wrong password"), ("Nobody", "wrong password"), ("ana", "correct horse")):
        person.post("/api/enter", {"name": name, "password": password})
    person.get("/api/me")
    for _ in range(4):
        person.post("/api/enter", {**whole, "password": "wrong password"})


def ask_wrongly(person: Person) -> None:
    for path in (
        "/api/no-such",
        "/api/matches/none",
        "/api/matches/UPPER",
        "/api/tables?status=x",
        "/healthz",
        "/",
    ):
        person.get(path)
    for wish in (
        {}, {"game": "chess", "seats": ["me"]}, {"game": "basilica", "seats": ["me"]},
        {"game": "basilica", "seats": ["greedy", "greedy"]}, {"game": "basilica", "seats": ["me", "no-such"]},
        {"game": "basilica", "seats": ["me", "open"], "options": {"board": "basic"}},
        {"game": "red_cathedral", "seats": ["me", "open"], "options": {"board": "no-such"}},
    ):  # fmt: skip
        person.post("/api/tables", wish)
    person.request("PUT", "/api/tables")
    person.request("POST", "/api/tables", content="x" * 20_000)
    person.request("POST", "/api/tables", json={}, headers={"Origin": "http://elsewhere.example"})
    person.knock("none")


SCENES: dict[str, Callable[[Book], None]] = {
    "red_cathedral for two": lambda book: two(book, "red_cathedral"),
    "basilica for two": lambda book: two(book, "basilica"),
    "four": four,
    "alone": alone,
    "against greedy": lambda book: against(book, "basilica", "greedy"),
    "against journeyman": lambda book: against(book, "red_cathedral", "journeyman"),
    "lesson of red_cathedral": lambda book: learn(book, "red_cathedral"),
    "lesson of basilica": lambda book: learn(book, "basilica"),
    "rules of red_cathedral": lambda book: read_rules(book, "red_cathedral"),
    "rules of basilica": lambda book: read_rules(book, "basilica"),
    "accounts": be_somebody,
}
