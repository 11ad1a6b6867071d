// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, scenes } from "../board/fixture";
import { house } from "../house/house.svelte";
import { choices } from "../house/settings.svelte";
import { ring } from "../house/sound";
import { page } from "../parts/fixture";
import { move, serve, told, type Asked } from "../wire/fixture";
import { TurnedAway, type LessonTold, type Me } from "../wire/wire";
import { words } from "../words/fixture";
import { before, forget, isBegun, Learning, placeOf } from "./learning.svelte";

const { loadGame, perform, loadLesson } = vi.hoisted(() => ({
  loadGame: vi.fn(),
  perform: vi.fn(),
  loadLesson: vi.fn(),
}));
vi.mock("../board/game", async (real) => ({ ...(await real<object>()), loadGame }));
vi.mock("../board/motion", async (real) => ({ ...(await real<object>()), perform }));
vi.mock("../words/words", async (real) => ({ ...(await real<object>()), loadLesson }));

const PATH = "/api/lessons/pebbles";
const KEY = "cathedrals-lesson-pebbles";
let asked: Asked[] = [];

const SEATS = [
  { seat: 0, name: "x", program: null, left: false },
  { seat: 1, name: "y", program: "greedy", left: false },
];

const at = (step: number, differs: Partial<LessonTold["lesson"]> = {}): LessonTold["lesson"] => ({
  step,
  steps: 4,
  words: "lesson-one",
  point: ["stone-2"],
  done: false,
  ...differs,
});

/** A lesson of four steps: each answer and each reading is one of them. */
function lesson(differs: Partial<LessonTold> = {}): LessonTold {
  return {
    ...told({ seats: SEATS }),
    read: 0,
    why: [],
    moves: [move("take 1", "stone-1")],
    lesson: at(0),
    ...differs,
  } as LessonTold;
}

function teach(): void {
  asked = serve({
    [PATH]: (body) => {
      const { moves, read } = body as { moves: string[]; read: number };
      const step = Math.min(moves.length + read, 3);
      return lesson({
        read: Math.min(read, 3),
        lesson: at(step),
      });
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  house.me = null;
  perform.mockReset().mockResolvedValue(undefined);
  loadGame.mockReset().mockResolvedValue(game());
  loadLesson.mockReset().mockResolvedValue(words());
  teach();
});
afterEach(() => vi.restoreAllMocks());

async function opened(): Promise<Learning> {
  const learning = new Learning("pebbles");
  await learning.open();
  return learning;
}

const bodies = () => asked.map(({ body }) => body);
const keptPlace = () => JSON.parse(localStorage.getItem(KEY)!);

test("one step back is what was read last, else the last answer, with all that leads to it read", () => {
  expect(before({ moves: ["a"], read: 2 })).toEqual({ moves: ["a"], read: 1 });
  expect(before({ moves: ["a", "b"], read: 0 })).toEqual({ moves: ["a"], read: 100 });
  expect(before({ moves: [], read: 0 })).toEqual({ moves: [], read: 0 });
});

test("where the learner is, is kept in this browser until it is forgotten", async () => {
  expect(isBegun("pebbles")).toBe(false);
  const learning = await opened();
  await learning.read();
  expect(isBegun("pebbles")).toBe(true);
  await learning.answer("take 1");
  expect(placeOf("pebbles")).toEqual({ moves: ["take 1"], read: 0 });
  expect(isBegun("pebbles")).toBe(true);
  forget("pebbles");
  expect(isBegun("pebbles")).toBe(false);
});

test("who comes back goes on where they were", async () => {
  localStorage.setItem(KEY, JSON.stringify({ moves: ["take 1"], read: 1 }));
  await opened();
  expect(bodies()).toEqual([{ moves: ["take 1"], read: 1 }]);
});

test("a place that no longer fits the lesson begins anew", async () => {
  localStorage.setItem(KEY, JSON.stringify({ moves: ["gone"], read: 0 }));
  asked = serve({
    [PATH]: (body) => ((body!.moves as string[]).length > 0 ? { refused: "not-now" } : lesson()),
  });
  const learning = await opened();
  expect(bodies()).toEqual([
    { moves: ["gone"], read: 0 },
    { moves: [], read: 0 },
  ]);
  expect([learning.refusal, learning.shown?.lesson.step]).toEqual([null, 0]);
});

test("a server that is away costs nobody their place", async () => {
  localStorage.setItem(KEY, JSON.stringify({ moves: ["take 1"], read: 0 }));
  asked = serve({});
  const learning = await opened();
  expect(learning.refusal?.refused).toBe("server-away");
  expect(asked).toHaveLength(1);
  expect(keptPlace()).toEqual({ moves: ["take 1"], read: 0 });
});

test("a game that does not come is said, and nothing is asked for", async () => {
  loadGame.mockRejectedValue(new TurnedAway({ refused: "server-away" }));
  const learning = await opened();
  expect([learning.away, asked.length]).toEqual([true, 0]);
});

test("what is wrong in the client is not taken for a server that is away", async () => {
  loadGame.mockRejectedValue(new Error("ours"));
  await expect(new Learning("pebbles").open()).rejects.toThrow("ours");
});

test("a click is an answer, and what was read before it is behind", async () => {
  const learning = await opened();
  await learning.read();
  await learning.hands.click("stone-1");
  await vi.waitFor(() => expect(keptPlace()).toEqual({ moves: ["take 1"], read: 0 }));
});

test("a second click while the first is on its way does nothing", async () => {
  const learning = await opened();
  await Promise.all([learning.answer("take 1"), learning.answer("take 1")]);
  expect(keptPlace().moves).toEqual(["take 1"]);
  expect([asked.length, learning.busy]).toEqual([2, false]);
});

test("an answer that is refused says why and leaves the learner where they are", async () => {
  const learning = await opened();
  serve({ [PATH]: { refused: "not-now" } });
  await learning.answer("take 9");
  expect([learning.refusal?.refused, learning.busy]).toEqual(["not-now", false]);
  expect(keptPlace().moves).toEqual([]);
  teach();
  await learning.answer("take 1");
  expect(learning.refusal).toBeNull();
});

test("one goes back step by step, or begins anew", async () => {
  const learning = await opened();
  await learning.answer("take 1");
  await learning.back();
  expect(bodies().at(-1)).toEqual({ moves: [], read: 100 });
  expect(keptPlace()).toEqual({ moves: [], read: 3 });
  await learning.anew();
  expect(keptPlace()).toEqual({ moves: [], read: 0 });
});

test("who skips has the lesson do what it tells, up to the next step and no further", async () => {
  const learning = await opened();
  await learning.skip();
  expect([learning.shown!.lesson.step, keptPlace().moves]).toEqual([1, ["take 1"]]);
  serve({
    [PATH]: () => lesson({ moves: [], lesson: at(1, { point: [] }) }),
  });
  await learning.read();
  teach();
  await learning.skip();
  expect(keptPlace()).toEqual({ moves: ["take 1"], read: 1 });
});

test("what is skipped in several answers takes all of them, and ends where one is refused", async () => {
  const learning = await opened();
  let answers = 0;
  serve({ [PATH]: () => (++answers < 3 ? lesson() : { refused: "not-now" }) });
  await learning.skip();
  expect([answers, learning.refusal?.refused]).toEqual([3, "not-now"]);
});

test("while something is on its way nothing is skipped", async () => {
  const learning = await opened();
  learning.busy = true;
  await learning.skip();
  expect(asked).toHaveLength(1);
});

test("only an answer is shown by movement, and marks what it concerned", async () => {
  const learning = await opened();
  learning.root = page("");
  const happened = [{ event: "took", line: 1, seat: 0, amount: 1 }];
  serve({ [PATH]: () => lesson({ events: happened, since: 1 }) });
  await learning.read();
  expect(perform).not.toHaveBeenCalled();
  expect([...learning.hands.news]).toEqual([]);
  await learning.answer("take 1");
  expect(perform.mock.calls[0]!.slice(1)).toEqual([scenes("took"), choices.speed, ring]);
  expect([...learning.hands.news]).toEqual(["piece-took"]);
  expect(learning.news).toBe("Player: takes 1");
});

test("what the table began with is no news", async () => {
  serve({ [PATH]: () => lesson({ events: [{ event: "took", line: 0, seat: 0, amount: 1 }] }) });
  expect((await opened()).news).toBe("");
  serve({ [PATH]: () => lesson({ events: [], since: 1 }) });
  expect((await opened()).news).toBe("");
});

test("the lesson says what it tells, what is to be done, and how far one is", async () => {
  const learning = await opened();
  expect([learning.text, learning.task, learning.number]).toEqual([
    "Stones are grey.",
    "take a stone",
    "Step 1 of 4",
  ]);
  expect([learning.isFirst, learning.isLast]).toEqual([true, false]);
  serve({ [PATH]: () => lesson({ moves: [], lesson: at(3, { words: "", point: [] }) }) });
  await learning.read();
  expect([learning.text, learning.task, learning.isFirst, learning.isLast]).toEqual(["", "", false, true]);
});

test("before anything has come nothing is said", () => {
  const learning = new Learning("pebbles");
  const { text, task, number, news, isFirst, isLast, wanted, glowing } = learning;
  expect([text, task, number, news]).toEqual(["", "", "", ""]);
  expect([isFirst, isLast, wanted, glowing, learning.lit()]).toEqual([false, false, null, [], []]);
  expect(() => learning.light()).not.toThrow();
});

test("the learner is called by their name, or a player; programs by theirs", async () => {
  const learning = await opened();
  expect([learning.words!.name(0), learning.words!.name(1)]).toEqual(["Player", "Greedy"]);
  house.me = { name: "Ana" } as Me;
  expect((await opened()).words!.name(0)).toBe("Ana");
});

test("a piece that can do nothing says why, and nothing where no answer comes", async () => {
  const learning = await opened();
  asked = serve({ [PATH]: () => lesson({ why: [{ move: "take 9", refused: "not-yet" }] }) });
  await learning.hands.click("stone-9");
  expect(bodies()).toEqual([{ moves: [], read: 0, why: "stone-9" }]);
  expect(learning.hands.refusals.map(({ refused }) => refused)).toEqual(["not-yet"]);
  serve({});
  await learning.hands.click("stone-9");
  expect(learning.hands.refusals).toEqual([]);
});

const BOARD = `<main><section data-region><i data-piece="stone-1" data-hint></i></section>
  <section data-region><i data-piece="stone-2"></i></section>
  <section data-region data-muted><i data-piece="stone-3" data-hint></i></section></main>`;
const named = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset.piece);

test("what is to be clicked and what is spoken of glows, once, and the rest is muted", async () => {
  const learning = await opened();
  expect(learning.glowing).toEqual(["stone-1", "stone-2"]);
  learning.root = page(BOARD);
  learning.light();
  expect(named("[data-hint]")).toEqual(["stone-1", "stone-2"]);
  expect(named("[data-muted] [data-piece]")).toEqual(["stone-3"]);
});

test("where nothing glows nothing is muted", async () => {
  serve({
    [PATH]: () => lesson({ moves: [], lesson: at(0, { words: "", point: ["nowhere"] }) }),
  });
  const learning = await opened();
  learning.root = page(BOARD);
  learning.light();
  expect([named("[data-hint]"), named("[data-muted] [data-piece]")]).toEqual([[], []]);
});

test("what the learner achieved is celebrated, not what another did, and not when one only comes back", async () => {
  loadGame.mockResolvedValue(
    game({ feast: (event) => (event.event === "won" ? [`cup-${event.line}`] : []) }),
  );
  const events = [
    { event: "won", line: 2, seat: 0 },
    { event: "won", line: 3, seat: 1 },
    { event: "took", line: 4, seat: 0 },
  ];
  serve({ [PATH]: lesson({ events, as: 0 } as Partial<LessonTold>) });
  const learning = await opened();
  expect(learning.feast).toEqual([]);
  await learning.answer("take 1");
  expect(learning.feast).toEqual(["cup-2"]);
  await learning.read();
  expect(learning.feast).toEqual([]);
});
