// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, scenes } from "../board/fixture";
import type { GameWeb } from "../board/game";
import { errors } from "../house/errors";
import { choices } from "../house/settings.svelte";
import { house } from "../house/house.svelte";
import { page } from "../parts/fixture";
import { fakeSockets, move, newest, serve, told, type Asked } from "../wire/fixture";
import type { GameEvent, GameShown, Told } from "../wire/wire";
import { CHAT, OVER, TURN } from "../sound/own";
import { PEBBLES } from "../words/fixture";
import { newTable } from "./fixture";
import type { AtTable } from "./table.svelte";

const { loadGame, perform, ring } = vi.hoisted(() => ({
  loadGame: vi.fn(),
  perform: vi.fn(),
  ring: vi.fn(),
}));
vi.mock("../board/game", async (real) => ({ ...(await real<object>()), loadGame }));
vi.mock("../board/motion", async (real) => ({ ...(await real<object>()), perform }));
vi.mock("../house/sound", () => ({ ring }));

let asked: Asked[] = [];
const ANSWERS = {
  "/api/games/pebbles/words/en": PEBBLES,
  "/api/games": [{ name: "pebbles", rulebook: true }],
};

beforeEach(() => {
  fakeSockets();
  loadGame.mockReset().mockResolvedValue(game());
  perform.mockReset().mockResolvedValue(undefined);
  ring.mockReset();
  house.games = [] as GameShown[];
  choices.hints = true;
  asked = serve(ANSWERS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MOVES = [move("take 1", "stone-1"), move("take 2", "stone-2"), move("end")];
const took = (line: number, seat = 0): GameEvent => ({ event: "took", line, seat, amount: 1 });
const begins = (line: number, seat: number): GameEvent => ({ event: "turn_begins", line, seat });
const first = (differs: Partial<Told> = {}) =>
  told({ lines: [". grey 1", ". grey 2"], events: [begins(2, 0)], moves: MOVES, ...differs });
/** What follows `first`. */
const next = (differs: Partial<Told> = {}) =>
  told({ since: 2, lines: ["0 take 1"], events: [took(3)], moves: MOVES, ...differs });

const seen = (at: AtTable, line: number) => vi.waitFor(() => expect(at.shown?.line).toBe(line));

async function sit(differs: Partial<Told> = {}): Promise<AtTable> {
  const at = newTable();
  at.root = page(`<i data-piece="stone-1"></i><i data-piece="stone-2" data-hint></i>`);
  at.room.open();
  newest().accept();
  newest().say(first(differs));
  await seen(at, 2);
  return at;
}

async function hear(at: AtTable, what: Told): Promise<void> {
  newest().say(what);
  await seen(at, what.line);
}

const answer = (what: object) => newest().say({ ok: true, line: 2, id: "1", ...what });

test("one click is one move, said with the line after which it is meant", async () => {
  const at = await sit();
  await at.hands.click("stone-1");
  expect(newest().sent).toEqual([{ id: "1", after: 2, moves: ["take 1"] }]);
});

test("who plays no longer asks for reasons or hints", async () => {
  const at = await sit();
  at.advice = { strength: 1, hints: [] };
  at.hands.asksWhy = true;
  void at.play(["take 1"]);
  expect([at.advice, at.hands.asksWhy]).toEqual([null, false]);
});

test("a piece that can do nothing is asked about at the server", async () => {
  const at = await sit();
  void at.hands.click("stone-9");
  expect(newest().sent).toEqual([{ id: "1", why: "stone-9" }]);
});

test("a move that is not accepted says why, until the next is tried or something happens", async () => {
  const at = await sit();
  const playing = at.play(["take 9"]);
  answer({ ok: false, refused: "no-such-stone" });
  await playing;
  expect(at.mistake?.refused).toBe("no-such-stone");
  const again = at.undo(1);
  expect(at.mistake).toBeNull();
  answer({ id: "2", ok: false, refused: "too-late" });
  await again;
  await hear(at, next());
  expect(at.mistake).toBeNull();
});

test("a move that is accepted, or one nobody could say anything about, is no mistake", async () => {
  const at = await sit();
  const tries = [at.play(["take 1"]), at.play(["take 2"])];
  answer({});
  answer({ id: "2", ok: false });
  await Promise.all(tries);
  expect(at.mistake).toBeNull();
});

test("an undo and whatever else is said name the line after which they are meant", async () => {
  const at = await sit();
  at.advice = { strength: 1, hints: [] };
  void at.undo(1);
  void at.say({ agree: 1 });
  expect(newest().sent).toMatchObject([
    { after: 2, undo: 1 },
    { after: 2, agree: 1 },
  ]);
  expect(at.advice).toBeNull();
});

test("movement comes before the change: it plays on the old table", async () => {
  const at = await sit();
  let end = () => {};
  perform.mockReturnValue(new Promise<void>((ended) => (end = ended)));
  newest().say(next());
  await vi.waitFor(() => expect(perform).toHaveBeenCalledTimes(1));
  expect(at.shown!.line).toBe(2);
  expect(perform.mock.calls[0]!.slice(1)).toEqual([scenes("took"), choices.speed, ring]);
  end();
  await seen(at, 3);
  expect(at.events.map(({ event }) => event)).toEqual(["turn_begins", "took"]);
});

test("who lags behind sees only the newest table", async () => {
  const at = await sit();
  let end = () => {};
  perform.mockReturnValueOnce(new Promise<void>((ended) => (end = ended)));
  const tell = (since: number) => newest().say(next({ since, stands: since, events: [took(since + 1)] }));
  tell(2);
  await vi.waitFor(() => expect(perform).toHaveBeenCalledTimes(1));
  [3, 4, 5, 6, 7].forEach(tell);
  end();
  await seen(at, 8);
  // What was moving, and the last two: by then nobody lags behind.
  expect(perform).toHaveBeenCalledTimes(3);
});

test("what was taken back is not shown by movement, and nothing of it is news", async () => {
  const at = await sit();
  await hear(at, next());
  perform.mockClear();
  await hear(at, next({ since: 3, stands: 2, lines: ["! 0 undo 2"], events: [] }));
  expect(perform).not.toHaveBeenCalled();
  expect([...at.hands.news]).toEqual([]);
  expect(at.events.map(({ event }) => event)).toEqual(["turn_begins"]);
});

test("a table that is told as a whole is shown at once", async () => {
  const at = await sit();
  await hear(at, told({ lines: ["0 a", "0 b", "0 c"], events: [took(3)] }));
  expect(perform).not.toHaveBeenCalled();
});

test("what happened is marked on the board", async () => {
  const at = await sit();
  await hear(at, next());
  expect([...at.hands.news]).toEqual(["piece-took"]);
});

test("what others did is gathered while they act, what one did oneself stands alone", async () => {
  const at = await sit({ asked: 1 });
  const rained = { event: "rained", line: 4 };
  await hear(at, next({ asked: 1 }));
  await hear(at, next({ since: 3, stands: 3, events: [rained], asked: 0 }));
  expect([...at.hands.news]).toEqual(["piece-took", "piece-rained"]);
  await hear(at, next({ since: 4, stands: 4, events: [rained] }));
  expect([...at.hands.news]).toEqual(["piece-rained"]);
});

test("who looks on sees only what happened last", async () => {
  const at = await sit({ asked: 1, as_seats: [] });
  await hear(at, next({ asked: 1, as_seats: [] }));
  await hear(at, next({ since: 3, stands: 3, events: [{ event: "rained", line: 4 }], as_seats: [] }));
  expect([...at.hands.news]).toEqual(["piece-rained"]);
});

test("a bell rings when it becomes one's turn and at the end, after what else is heard", async () => {
  const at = await sit();
  expect(ring).not.toHaveBeenCalled();
  await hear(at, next({ asked: 1 }));
  await hear(at, next({ since: 3, stands: 3, asked: 0 }));
  await hear(at, next({ since: 4, stands: 4, asked: 0 }));
  await hear(at, next({ since: 5, stands: 5, over: true }));
  expect(ring.mock.calls).toEqual([
    [TURN, 0.2],
    [OVER, 0.2],
  ]);
});

test("what is said while the chat is shut is counted, until it is opened", async () => {
  const at = await sit();
  newest().say({ chat: { text: "hello" } });
  newest().say({ chat: { text: "hello?" } });
  expect([at.unread, ring.mock.calls.flat()]).toEqual([2, [CHAT, CHAT]]);
  at.open("log");
  expect(at.unread).toBe(2);
  at.open("chat");
  newest().say({ chat: { text: "there you are" } });
  expect(at.unread).toBe(0);
  at.open("chat");
  expect(at.unread).toBe(0);
});

test("what was said and not read stays marked when the page is left, and shown again", async () => {
  const at = await sit();
  newest().say({ chat: { text: "hello" } });
  at.open("chat");
  at.open("chat");
  newest().say({ chat: { text: "are you there?" } });
  const again = await sit();
  newest().say({ chats: [{ text: "hello" }, { text: "are you there?" }] });
  expect([at.unread, again.unread]).toEqual([1, 1]);
  again.open("chat");
  expect((await sit()).unread).toBe(0);
});

test("a drawer that is open is shut by the same button, unless it is to show a rule", async () => {
  const at = await sit();
  at.open("rules");
  at.open("rules", "RC-B4");
  expect([at.drawer, at.rule]).toEqual(["rules", "RC-B4"]);
  at.open("rules");
  expect([at.drawer, at.rule]).toEqual([null, null]);
  at.open("log");
  at.open("settings");
  expect(at.drawer).toBe("settings");
});

test("it is known who is asked, who looks on, and who answers in another's turn", async () => {
  const at = newTable();
  expect([at.isMine, at.watches, at.answersAnother]).toEqual([false, false, false]);
  expect([at.crumbs, at.news, at.end, at.hinted]).toEqual([[], null, undefined, []]);
  const states = [{}, { asked: 1 }, { as_seats: [] }, { events: [begins(2, 1)] }, { events: [] }];
  const found = [];
  for (const differs of states) {
    const one = await sit(differs);
    found.push([one.isMine, one.watches, one.answersAnother]);
  }
  expect(found).toEqual([
    [true, false, false],
    [false, false, false],
    [false, true, false],
    [true, false, true],
    [true, false, false],
  ]);
});

test("what ends the turn stands apart from what can be chosen", async () => {
  const at = await sit();
  expect(at.end?.text).toBe("end");
  expect(at.offered.map(({ text }) => text)).toEqual(["take 1", "take 2"]);
});

test("a game may order what is offered", async () => {
  loadGame.mockResolvedValue(game({ offers: (moves) => [...moves].reverse() }));
  const at = await sit();
  expect(at.offered.map(({ text }) => text)).toEqual(["take 2", "take 1"]);
});

test("the own answers of this turn that can be taken back stand as crumbs", async () => {
  const at = await sit();
  await hear(at, next({ lines: ["1 take 4", "0 take 1", "0 take 2"], undo_turn: 2 }));
  expect(at.crumbs.map(({ number }) => number)).toEqual([4, 5]);
  await hear(at, next({ since: 5, stands: 5, undo_turn: 4, events: [] }));
  expect(at.crumbs.map(({ number }) => number)).toEqual([5, 6]);
  await hear(at, next({ since: 6, stands: 6, undo_turn: 2, events: [begins(7, 0)] }));
  expect(at.crumbs).toEqual([]);
});

test.each([{ undo_turn: null }, { undo_turn: 2, asked: 1 }])(
  "there are no crumbs with %j",
  async (differs) => {
    const at = await sit();
    await hear(at, next(differs));
    expect(at.crumbs).toEqual([]);
  },
);

test("a crumb says the move that was clicked, without asking for it", async () => {
  const at = await sit();
  await at.hands.click("stone-1");
  await hear(at, next({ undo_turn: 2 }));
  expect(at.moveOf(at.crumbs[0]!)).toEqual(MOVES[0]);
  expect(asked.some(({ path }) => path.includes("/at/"))).toBe(false);
});

test("a crumb of before a reload is looked up where it was asked", async () => {
  asked = serve({ ...ANSWERS, "/api/matches/m7/at/2": { answer: MOVES[0] } });
  const at = await sit();
  await hear(at, next({ lines: ["0 take 1", "0 take 5"], undo_turn: 2 }));
  await vi.waitFor(() => expect(at.moveOf(at.crumbs[0]!)?.text).toBe("take 1"));
  expect(at.moveOf(at.crumbs[1]!)).toBeNull();
});

test("each time it is asked the hint says more, up to the move itself, and then all answers are back", async () => {
  const at = await sit();
  const hinting = at.hint();
  answer({ hints: [{ text: "take 2" }, { text: "take 1" }] });
  await hinting;
  const strengths = [at.advice!.strength];
  for (let more = 0; more < 2; more++) {
    await at.hint();
    strengths.push(at.advice!.strength);
  }
  expect(strengths).toEqual([1, 2, 3]);
  expect(at.hinted).toEqual(["stone-2"]);
  await at.hint();
  expect([at.advice, at.hinted]).toEqual([null, []]);
  expect(newest().sent).toHaveLength(1);
});

test("a hint is forgotten with the table it was of, and none is none", async () => {
  const at = await sit();
  const hinting = at.hint();
  answer({ hints: [] });
  await hinting;
  expect([at.advice, at.hinted]).toEqual([null, []]);
  at.advice = { strength: 1, hints: [] };
  await hear(at, next());
  expect(at.advice).toBeNull();
});

test.each([{ asked: 1 }, { hints: false }])("with %j nobody asks for hints", async (differs) => {
  const at = await sit(differs);
  await at.hint();
  expect(newest().sent).toEqual([]);
});

test("who wants no hints has none", async () => {
  const at = await sit();
  choices.hints = false;
  expect(at.hasHints).toBe(false);
  await at.hint();
  expect(newest().sent).toEqual([]);
});

test("only the pieces of the move that is hinted at are lit", async () => {
  const at = await sit();
  at.advice = { strength: 1, hints: [{ text: "take 1" }] as never };
  at.light();
  const lit = [...at.root!.querySelectorAll<HTMLElement>("[data-hint]")].map((one) => one.dataset.piece);
  expect(lit).toEqual(["stone-1"]);
  at.root = undefined;
  expect(() => at.light()).not.toThrow();
});

async function foreseeing(differs: Partial<GameWeb> = { foresees: true }): Promise<AtTable> {
  loadGame.mockResolvedValue(game(differs));
  const at = await sit();
  vi.useFakeTimers();
  at.hands.look("stone-1");
  at.foresee(at.hands.looking);
  return at;
}

test("the outcome of a move is asked for once the pointer rests on it", async () => {
  const at = await foreseeing();
  await vi.advanceTimersByTimeAsync(119);
  expect(newest().sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(newest().sent).toEqual([{ id: "1", after: 2, what_if: "take 1" }]);
  answer({ view: { stones: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.hands.after).toEqual({ stones: 1 });
  at.foresee(null);
  expect(at.hands.after).toBeNull();
});

test("a pointer that goes on asks nothing, and an outcome that comes too late is not shown", async () => {
  const at = await foreseeing();
  at.foresee(null);
  await vi.advanceTimersByTimeAsync(500);
  expect(newest().sent).toEqual([]);
  at.foresee(at.hands.looking);
  await vi.advanceTimersByTimeAsync(120);
  at.hands.look("stone-2");
  answer({ view: { stones: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.hands.after).toBeNull();
});

test("a game that does not foresee asks for no outcome", async () => {
  await foreseeing({});
  await vi.advanceTimersByTimeAsync(500);
  expect(newest().sent).toEqual([]);
});

test("who cannot see the table is told who is asked what, and how much there is to choose from", async () => {
  const at = await sit();
  expect(at.aloud).toBe("Ana: which stone? 3 choices.");
  await hear(at, next({ asked: 1, events: [took(3)] }));
  expect(at.aloud).toBe("Ana: takes 1 Jan: which stone?");
  await hear(at, next({ since: 3, stands: 3, over: true, asked: 1, events: [took(4, 1)] }));
  expect(at.aloud).toBe("Jan: takes 1");
  await hear(at, next({ since: 4, stands: 4, asked: -1, events: [] }));
  expect(at.aloud).toBe("");
});

test("the news are how one began and the last of it, of the turn before if this has only begun", async () => {
  const at = await sit({ events: [{ event: "rained", line: 0 }, begins(2, 0)] });
  expect(at.news).toBeNull();
  const steps = [1, 2, 3, 4].map((amount) => ({ ...took(3), amount }));
  await hear(at, next({ events: [...steps, begins(3, 1)] }));
  expect(at.news).toEqual({ seat: 0, said: ["takes 1", "…", "takes 3", "takes 4"] });
  await hear(at, next({ since: 3, stands: 3, events: [took(4, 1)] }));
  expect(at.news).toEqual({ seat: 1, said: ["takes 1"] });
});

test("the first turn has news, too, where laying out the table told nothing", async () => {
  const at = await sit();
  await hear(at, next());
  expect(at.news).toEqual({ seat: 0, said: ["takes 1"] });
});

test("whether there is a rulebook is known once the server has said so", async () => {
  expect((await sit()).hasRules).toBe(true);
  house.games = [];
  serve({ "/api/games/pebbles/words/en": PEBBLES });
  expect((await sit()).hasRules).toBeNull();
});

test("a game that does not come is said, and tried again when more happens", async () => {
  const { TurnedAway } = await import("../wire/wire");
  loadGame.mockRejectedValueOnce(new TurnedAway({ refused: "server-away" }));
  const at = newTable();
  at.room.open();
  newest().accept();
  newest().say(first());
  await vi.waitFor(() => expect(at.away).toBe(true));
  expect(at.shown).toBeNull();
  await hear(at, next());
  expect(at.away).toBe(false);
});

test("what breaks while a table is shown is told to the host, and what follows is shown", async () => {
  const tell = vi.spyOn(errors, "tell").mockReturnValue();
  const at = await sit();
  perform.mockRejectedValueOnce(new Error("movement"));
  await hear(at, next());
  vi.spyOn(at.hands, "sees").mockImplementationOnce(() => {
    throw new Error("table");
  });
  newest().say(told({ since: 3, lines: ["0 end"] }));
  await hear(at, told({ since: 4, lines: ["1 end"] }));
  expect(tell.mock.calls.map(([error]) => (error as Error).message)).toEqual(["movement", "table"]);
});

test("a table is called by the names of who sits there", async () => {
  const at = await sit();
  expect([at.words!.name(0), at.words!.name(1)]).toEqual(["Ana", "Jan"]);
});

test("who comes back is told what others did since, with marks, and forgets it by acting", async () => {
  const others = { lines: ["0 take 1", "1 take 2"], events: [begins(1, 1), took(2, 1)] };
  const at = await sit(others);
  expect(at.recap).toMatchObject({ title: "Since your last turn", said: ["Jan: takes 1"] });
  expect([...at.hands.news]).toEqual(game().concerned(took(2, 1)));
  void at.play(["take 1"]);
  expect(at.recap).toBeNull();
});

test("who looks away and back is told what happened meanwhile, and nothing where nothing did", async () => {
  const at = await sit();
  at.lookAgain(false);
  at.lookAgain(true);
  expect(at.recap).toBeNull();
  await hear(at, next({ lines: ["1 take 1"], events: [took(3, 1)] }));
  at.lookAgain(true);
  expect(at.recap?.said).toEqual(["Jan: takes 1"]);
});

test("what another takes back is told, what oneself takes back is not", async () => {
  const at = await sit();
  await hear(at, next({ lines: ["1 end"], events: [begins(3, 0)] }));
  await hear(at, told({ since: 3, stands: 2, lines: ["! 1 undo 2"], moves: MOVES }));
  expect(at.recap).toMatchObject({ title: "Jan undid a move", said: ["Jan: end of turn"] });
  await hear(at, told({ since: 4, lines: ["0 take 1"], events: [took(5)] }));
  expect(at.recap).toBeNull(); // the match goes on
  await hear(at, told({ since: 5, stands: 4, lines: ["! 0 undo 4"] }));
  expect(at.recap).toBeNull();
});

test("Enter does what the red button does: it takes what ending would leave behind", async () => {
  const wasting = [move("take 1", "stone-1"), { ...move("end"), instead: "take 1" }];
  const at = await sit({ moves: wasting });
  expect(at.main?.text).toBe("take 1");
  await hear(at, next({ moves: [move("end")] }));
  expect(at.main?.text).toBe("end");
});

test.each([
  [{ undo: 1, can_ask_undo: null }, 1],
  [{ undo: null, can_ask_undo: 2 }, 2],
  [{ undo: null, can_ask_undo: null }, null],
])("undo goes back by oneself, or by asking the others", async (told, expected) => {
  expect((await sit(told)).undoTo).toBe(expected);
});

test("who leaves and who comes is told to the others, and is not said of a match that is over", async () => {
  const at = await sit();
  await hear(at, next({ lines: ["! 1 leave"], events: [], stands: 2 }));
  expect(at.recap).toEqual({ title: "Jan leaves the table.", said: [], more: false });
  at.recap = null;
  await hear(at, next({ since: 3, lines: ["! 1 resign"], events: [], stands: 3, over: true }));
  expect(at.recap).toBeNull();
});
