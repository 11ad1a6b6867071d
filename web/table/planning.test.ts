// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, scenes } from "../board/fixture";
import { choices } from "../house/settings.svelte";
import { ring } from "../house/sound";
import { page } from "../parts/fixture";
import { fakeSockets, move, newest, serve, told, type Asked } from "../wire/fixture";
import type { PlanTold, Shown, Told } from "../wire/wire";
import { PEBBLES } from "../words/fixture";
import { newTable } from "./fixture";
import type { AtTable } from "./table.svelte";

const { loadGame, perform } = vi.hoisted(() => ({ loadGame: vi.fn(), perform: vi.fn() }));
vi.mock("../board/game", async (real) => ({ ...(await real<object>()), loadGame }));
vi.mock("../board/motion", async (real) => ({ ...(await real<object>()), perform }));

const MOVES = [move("take 1", "stone-1"), move("take 2", "stone-2"), move("end")];
let asked: Asked[] = [];
let differs: Partial<Told> = {};

/** The copy after the moves that were sent: the line is that of the table and one for each of them. */
function answer(body: Asked["body"]): PlanTold {
  const moves = body!["moves"] as string[];
  const lines = [...Array(2).fill(". grey 1"), ...moves.map((text) => `0 ${text}`)];
  const why = body!["why"]
    ? [{ move: "take 9", refused: "no-such-stone", words: "", rule: null, args: {} }]
    : [];
  return {
    ...told({
      lines,
      moves: MOVES,
      events: [{ event: "took", line: lines.length, seat: 0, amount: 1 }],
      ...differs,
    }),
    why,
  } as PlanTold;
}

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
  differs = {};
  loadGame.mockReset().mockResolvedValue(game());
  perform.mockReset().mockResolvedValue(undefined);
  asked = serve({
    "/api/games/pebbles/words/en": PEBBLES,
    "/api/games": [{ name: "pebbles", rulebook: true }],
    "/api/matches/m7/plan": (body) => answer(body),
    "/api/matches/m7/note": (body) => ({ text: (body?.["text"] as string) ?? "" }),
  });
});
afterEach(() => vi.restoreAllMocks());

async function sit(more: Partial<Told> = {}): Promise<AtTable> {
  const at = newTable();
  at.root = page(`<i data-piece="stone-1"></i>`);
  at.room.open();
  newest().accept();
  newest().say(told({ lines: [". grey 1", ". grey 2"], moves: MOVES, ...more }));
  await vi.waitFor(() => expect(at.shown).not.toBeNull());
  return at;
}

async function planning() {
  const at = await sit();
  await at.togglePlan();
  return { at, plan: at.plan! };
}
const planned = () => asked.filter(({ path }) => path.endsWith("/plan")).map(({ body }) => body!["moves"]);
const after = (plan: { shown: Told | null }, moves: number) =>
  vi.waitFor(() => expect(plan.shown!.line).toBe(2 + moves));

async function think(plan: NonNullable<AtTable["plan"]>, ...moves: Shown[]) {
  for (const [place, one] of moves.entries()) {
    plan.hands.choose(one);
    await after(plan, place + 1);
  }
}

test("what is thought of is asked for with all that came before it, and nothing is said at the table", async () => {
  const { plan } = await planning();
  await plan.hands.click("stone-1");
  await after(plan, 1);
  plan.hands.choose(MOVES[1]!);
  plan.hands.choose(MOVES[0]!); // before there is a table for it
  await after(plan, 2);
  expect(planned()).toEqual([[], ["take 1"], ["take 1", "take 2"]]);
  expect(newest().sent).toEqual([]);
});

test("each move of a plan is shown by movement and can be gone back to", async () => {
  const { plan } = await planning();
  expect(perform).not.toHaveBeenCalled();
  await think(plan, MOVES[0]!, MOVES[1]!);
  expect(perform.mock.calls.map((call) => call.slice(1))).toEqual(
    Array(2).fill([scenes("took"), choices.speed, ring]),
  );
  expect([...plan.hands.news]).toEqual(["piece-took"]);
  expect(plan.crumbs.map((line) => [line.number, plan.moveOf(line)?.text])).toEqual([
    [3, "take 1"],
    [4, "take 2"],
  ]);
  await plan.undo(3);
  expect(plan.crumbs.map(({ text }) => text)).toEqual(["take 1"]);
  expect([plan.back(), plan.moveOf({ number: 9, seat: 0, text: "", remark: false })]).toEqual([true, null]);
  await after(plan, 0);
  expect([plan.back(), perform.mock.calls.length]).toEqual([false, 2]);
});

test("what ends a turn stands apart, and the game orders the rest", async () => {
  loadGame.mockResolvedValue(game({ offers: (moves) => [...moves].reverse() }));
  const { plan } = await planning();
  expect([plan.end?.text, plan.offered.map(({ text }) => text)]).toEqual(["end", ["take 2", "take 1"]]);
});

test.each([
  [{}, "which stone?", true],
  [{ step: "pebble" }, "which pebble?", true],
  [{ asked: 1 }, "Playing for Jan: which stone?", false],
  [{ asked: -1 }, "Suppose: which stone?", false],
  [{ over: true, asked: 1 }, "Game over", false],
])("with %j the question is %s", async (told, question, mine) => {
  differs = told;
  const { plan } = await planning();
  expect([plan.question, plan.isMine]).toEqual([question, mine]);
});

test("the table that goes on is noted and does not end the plan, nor does it move on the plan's board", async () => {
  const { at, plan } = await planning();
  expect(plan.isOld).toBe(false);
  newest().say(told({ since: 2, lines: ["0 take 1"], events: [], moves: MOVES }));
  await vi.waitFor(() => expect(at.shown!.line).toBe(3));
  expect([at.plan, plan.isOld, plan.line]).toEqual([plan, true, 2]);
  expect(perform).not.toHaveBeenCalled();
  await at.togglePlan();
  expect(at.plan).toBeNull();
});

test("why something is not possible is asked of the plan, and a refused move changes nothing", async () => {
  const { plan } = await planning();
  await plan.hands.click("stone-9");
  expect(plan.hands.refusals.map(({ refused }) => refused)).toEqual(["no-such-stone"]);
  expect(plan.escape()).toBe(true);
  asked = serve({ "/api/matches/m7/plan": { refused: "too-fast" } });
  plan.hands.choose(MOVES[0]!);
  await vi.waitFor(() => expect(plan.mistake?.refused).toBe("too-fast"));
  expect(plan.crumbs).toEqual([]);
  expect([plan.escape(), plan.mistake, plan.escape()]).toEqual([true, null, false]);
});

test("who cannot plan stays at the table and is told why", async () => {
  const at = await sit();
  asked = serve({ "/api/matches/m7/plan": { refused: "not-replayed" } });
  await at.togglePlan();
  expect([at.plan, at.mistake?.refused]).toEqual([null, "not-replayed"]);
});

test("keys speak of the plan while there is one", async () => {
  const { plan } = await planning();
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key });
    Object.defineProperty(event, "target", { value: document.body });
    return plan.key(event);
  };
  const pressed: number[] = [];
  plan.press = (number) => pressed.push(number);
  expect(["2", "h", "/", "l"].map(press)).toEqual([true, true, true, false]);
  expect(pressed).toEqual([2]);
  press("?");
  expect([plan.hands.asksWhy, plan.escape(), plan.hands.asksWhy]).toEqual([true, true, false]);
  press("Enter");
  await after(plan, 1);
  press("U");
  await after(plan, 0);
  expect(planned()).toEqual([[], ["end"], []]);
});

test("a plan can be noted down, in sentences", async () => {
  const { at, plan } = await planning();
  plan.open("rules");
  expect([at.drawer, plan.hasRules]).toEqual(["rules", true]);
  await think(plan, MOVES[0]!);
  expect(plan.sentences).toHaveLength(1);
  expect(plan.sentences[0]).toContain("Ana");
  differs = { asked: -1 };
  await plan.undo(2);
  plan.hands.choose(MOVES[1]!);
  await after(plan, 1);
  expect(plan.sentences[0]).not.toContain("Ana");
});

test("a piece is carried at the table and in a plan; what follows is asked for as a plan is", async () => {
  const bare = await sit();
  expect(bare.carrying).toBeNull();
  loadGame.mockResolvedValue(game({ carried: (move, _view, seat) => `${move.text} of ${seat}` }));
  differs = { as: 0 };
  const { at, plan } = await planning();
  expect(at.carrying!.hands).toBe(plan.hands);
  expect(at.carrying!.carried(MOVES[0]!)).toBe("take 1 of 0");
  plan.hands.carry(MOVES[0]!, MOVES[1]);
  await after(plan, 2);
  await at.carrying!.following(MOVES[2]!);
  expect(planned().at(-1)).toEqual(["take 1", "take 2", "end"]);
  at.endPlan();
  expect(at.carrying!.hands).toBe(at.hands);
  await at.carrying!.following(MOVES[2]!);
  expect([planned().at(-1), plan.crumbs.length]).toEqual([["end"], 2]);
});

test("Escape goes one step back in a plan, and from it to the table", async () => {
  const { at, plan } = await planning();
  plan.hands.asksWhy = true;
  at.back();
  expect([plan.hands.asksWhy, at.plan]).toEqual([false, plan]);
  at.back();
  expect(at.plan).toBeNull();
});

const texts = (at: AtTable) => at.plan?.crumbs.map(({ text }) => text);
const keptPlans = () => JSON.parse(localStorage.getItem("cathedrals-plans") ?? "[]") as unknown[];
const refusing = (refused: string) =>
  (asked = serve({
    "/api/games/pebbles/words/en": PEBBLES,
    "/api/games": [{ name: "pebbles", rulebook: true }],
    "/api/matches/m7/plan": { refused },
  }));

test("a plan that is open is there again after a reload, with all that was thought of", async () => {
  const { plan } = await planning();
  await think(plan, MOVES[0]!, MOVES[1]!);
  await plan.undo(3);
  plan.hands.choose(MOVES[2]!);
  await after(plan, 2);
  const again = await sit();
  await vi.waitFor(() => expect(texts(again)).toEqual(["take 1", "end"]));
  expect([again.plan!.line, again.plan!.isOld]).toEqual([2, false]);
  expect(planned().at(-1)).toEqual(["take 1", "end"]);
});

test("it is there, too, where the match has gone on meanwhile", async () => {
  const { plan } = await planning();
  await think(plan, MOVES[0]!);
  const again = await sit({ lines: [". grey 1", ". grey 2", "1 take 2"] });
  await vi.waitFor(() => expect(texts(again)).toEqual(["take 1"]));
  expect([again.plan!.line, again.plan!.isOld]).toEqual([2, true]);
});

test("who went back to the table has forgotten the plan", async () => {
  const { at, plan } = await planning();
  await think(plan, MOVES[0]!);
  at.endPlan();
  expect(keptPlans()).toEqual([]);
  expect((await sit()).plan).toBeNull();
});

test.each<[string, Partial<Told>]>([
  ["was taken back", { lines: [". grey 1", ". grey 2", "! 0 undo 1"] }],
  ["is not there", { lines: [". grey 1"] }],
  ["is of a match that is over", { over: true }],
  ["was planned from by somebody else", { as_seats: [1] }],
])("a plan whose line %s is dropped", async (_why, more) => {
  const { plan } = await planning();
  await think(plan, MOVES[0]!);
  const before = planned().length;
  const again = await sit(more);
  await vi.waitFor(() => expect(keptPlans()).toEqual([]));
  expect([again.plan, planned().length]).toEqual([null, before]);
});

test("a plan that the server does not follow any more is dropped, one it cannot be asked about is not", async () => {
  const { plan } = await planning();
  await think(plan, MOVES[0]!);
  refusing("server-away");
  const away = await sit();
  await vi.waitFor(() => expect(planned()).toHaveLength(1));
  expect([away.plan, keptPlans().length]).toEqual([null, 1]);
  refusing("not-legal");
  const again = await sit();
  await vi.waitFor(() => expect(keptPlans()).toEqual([]));
  expect([again.plan, again.mistake]).toEqual([null, null]);
});

test("plans of twenty matches are kept, the newest", async () => {
  const { keepPlan, dropPlan } = await import("./plans");
  for (let match = 0; match < 25; match++) keepPlan(`m${match}`, { line: 1, seats: [0], steps: [] });
  keepPlan("m9", { line: 2, seats: [0], steps: [] });
  const names = () => keptPlans().map((one) => (one as [string])[0]);
  expect([names().length, names()[0], names().at(-1)]).toEqual([20, "m5", "m9"]);
  dropPlan("m9");
  expect(names()).not.toContain("m9");
});
