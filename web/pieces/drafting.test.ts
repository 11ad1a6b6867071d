// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve, type Asked } from "../wire/fixture";
import { beginDraft, Drafting, isBegun } from "./drafting.svelte";
import { FORM } from "./fixture";

const PATH = "/api/games/pebbles/pieces";
const KEY = "cathedrals-pieces-pebbles";
const UNREAD = { table: "tile", row: 1, said: "no number", others: [] };
const COMPLAINT = { table: "tile", row: 0, said: "too many", others: [] as number[] };
let asked: Asked[] = [];

const serving = (more: Parameters<typeof serve>[0] = {}) =>
  (asked = serve({ [PATH]: FORM, [`${PATH}/check`]: { complaints: [COMPLAINT] }, ...more }));
const settled = () => vi.advanceTimersByTimeAsync(0);
const told = (path: string) => asked.filter((one) => one.path === `${PATH}/${path}`).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  serving();
});
afterEach(() => vi.useRealTimers());

async function opened(): Promise<Drafting> {
  const drafting = await beginDraft("pebbles");
  await settled();
  return drafting;
}

test("a box begins with the first card that is not known, and is checked at once", async () => {
  const drafting = await opened();
  expect([drafting.at, drafting.state]).toEqual([{ table: "tile", row: 1 }, "ours"]);
  expect([drafting.isEmpty, drafting.checked, isBegun("pebbles")]).toEqual([true, true, false]);
  expect(told("check")).toHaveLength(1);
});

test("what is typed is kept in the browser at every change, and checked after a pause", async () => {
  const drafting = await opened();
  drafting.choose("tile");
  drafting.type({ gives: "stone", amount: 5 });
  drafting.name("My box");
  expect(drafting.cells).toEqual({ gives: "stone", amount: 5 });
  expect([drafting.checked, isBegun("pebbles")]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(349);
  expect(told("check")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told("check").at(-1)).toEqual({
    name: "My box",
    pieces: { track: {}, tile: { 1: { gives: "stone", amount: 5 } } },
  });
  expect(drafting.checked).toBe(true);
  const again = await opened();
  expect([again.draft.name, again.at]).toEqual(["My box", { table: "tile", row: 1 }]);
});

test("a place that is no longer in the form is not gone to", async () => {
  localStorage.setItem(`${KEY}-at`, JSON.stringify({ table: "tile", row: 9 }));
  expect((await opened()).at).toEqual({ table: "tile", row: 1 });
});

test("what is confirmed is printed, and the next piece is taken in hand", async () => {
  const drafting = await opened();
  drafting.confirm();
  expect(drafting.at).toEqual({ table: "tile", row: 2 });
  drafting.step(-1);
  expect([drafting.at.row, drafting.state]).toEqual([1, "printed"]);
  drafting.restore();
  expect(drafting.state).toBe("ours");
});

test("what was only begun is checked and found again, but is in no file and on no shelf", async () => {
  serving({ [`${PATH}/file`]: { text: "[track]" } });
  const drafting = await opened();
  drafting.confirm();
  drafting.type({ gives: "stone", amount: 5 });
  expect(await drafting.file()).toBe("[track]");
  const printed = { track: {}, tile: { 1: { gives: "die", marked: true } } };
  expect(told("file")).toEqual([{ name: "", pieces: printed }]);
  expect(drafting.printed()).toEqual({ name: "", pieces: printed });
  expect(drafting.begun).toEqual({ table: "tile", row: 2 });
  drafting.restore();
  expect(drafting.begun).toBeUndefined();
});

test("a file replaces the draft as a whole, and the one before can be had back", async () => {
  const file = { name: "Theirs", pieces: { tile: { 2: { gives: "die" } } }, without: [UNREAD] };
  serving({ [`${PATH}/read`]: file });
  const drafting = await opened();
  drafting.name("Mine");
  drafting.confirm();
  expect(await drafting.read("[tile]")).toEqual([UNREAD]);
  expect(drafting.draft).toEqual({
    name: "Theirs",
    pieces: { tile: { 2: { cells: { gives: "die" }, printed: true } } },
  });
  expect(drafting.before?.by).toBe("file");
  drafting.takeBack();
  expect([drafting.draft.name, drafting.before]).toEqual(["Mine", null]);
  drafting.begin();
  expect([drafting.isEmpty, drafting.before!.by, drafting.before!.draft.name]).toEqual([
    true,
    "anew",
    "Mine",
  ]);
});

test("a file that cannot be read offers nothing to take back", async () => {
  const drafting = await opened();
  drafting.confirm();
  drafting.begin();
  await expect(drafting.read("?")).rejects.toThrow();
  expect(drafting.before).toBeNull();
});

test("what of a file could not be read is said until its piece is confirmed", async () => {
  serving({ [`${PATH}/read`]: { name: "", pieces: {}, without: [UNREAD] } });
  const drafting = await opened();
  await drafting.read("[tile]");
  expect(drafting.wrong).toEqual([UNREAD, COMPLAINT]);
  drafting.goTo(UNREAD);
  drafting.confirm();
  expect(drafting.wrong).toEqual([COMPLAINT]);
  await drafting.read("[tile]");
  drafting.begin();
  expect(drafting.wrong).toEqual([COMPLAINT]);
});

test("a clash is said at both pieces, and holds up only where both are printed", async () => {
  const clash = { ...COMPLAINT, row: 2, others: [1] };
  serving({ [`${PATH}/check`]: { complaints: [clash] } });
  const drafting = await opened();
  expect([1, 2].map((row) => drafting.about("tile", row))).toEqual([[clash], [clash]]);
  expect(drafting.confirm()).toBe(true);
  drafting.goTo(clash);
  expect(drafting.at.row).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect([drafting.confirm(), drafting.confirm()]).toEqual([false, true]);
  drafting.goTo(clash);
  expect(drafting.at.row).toBe(2);
});

test("an empty draft is not worth to be had back, nor one after something else was done", async () => {
  const drafting = await opened();
  drafting.begin();
  expect(drafting.before).toBeNull();
  drafting.takeBack();
  drafting.confirm();
  drafting.begin();
  drafting.name("New");
  expect(drafting.before).toBeNull();
});

test("what was typed in another tab holds here too", async () => {
  const drafting = await opened();
  localStorage.setItem(KEY, JSON.stringify({ name: "Elsewhere", pieces: {} }));
  drafting.hear({ key: "other" });
  expect(drafting.draft.name).toBe("");
  drafting.hear({ key: KEY });
  expect([drafting.draft.name, drafting.checked]).toEqual(["Elsewhere", false]);
});

test("a complaint is said at its piece, or at its table where no row is named", async () => {
  const drafting = await opened();
  expect(drafting.about("tile", 0)).toEqual([COMPLAINT]);
  expect([drafting.about("tile"), drafting.about("tile", 1)]).toEqual([[], []]);
});

test("a piece that does not fit is confirmed only at the second word", async () => {
  const drafting = await opened();
  drafting.go({ table: "tile", row: 0 });
  expect([drafting.confirm(), drafting.at.row, drafting.state]).toEqual([false, 0, "known"]);
  drafting.type({ gives: "die" });
  await vi.advanceTimersByTimeAsync(400);
  expect([drafting.isDoubted, drafting.confirm(), drafting.isDoubted]).toEqual([false, false, true]);
  expect([drafting.confirm(), drafting.isDoubted]).toEqual([true, false]);
  expect(drafting.draft.pieces.tile![0]!.printed).toBe(true);
});

test("nobody waits for a check, nor is told what was mended since the last one", async () => {
  const drafting = await opened();
  drafting.go({ table: "tile", row: 0 });
  drafting.type({ gives: "die" });
  expect([drafting.checked, drafting.confirm()]).toEqual([false, true]);
});

test("fields show anew what did not come from them", async () => {
  const drafting = await opened();
  drafting.confirm();
  drafting.type({ gives: "die" });
  expect(drafting.version).toBe(0);
  drafting.restore();
  expect(drafting.version).toBe(1);
  drafting.begin();
  drafting.hear({ key: KEY });
  expect(drafting.version).toBe(3);
});

test("a server that is away is said, until it answers again", async () => {
  const drafting = await opened();
  serve({});
  await drafting.check();
  expect([drafting.away, drafting.complaints]).toEqual([true, [COMPLAINT]]);
  serving();
  await drafting.check();
  expect([drafting.away, drafting.checked]).toEqual([false, true]);
});

/** Two checks on their way; the test says which is answered when, and how. */
async function crossing() {
  const drafting = await opened();
  const answers: ((response: object) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((answer, fail) => (answers.push(answer), failures.push(fail))));
  const checks = [drafting.check(), drafting.check()];
  answers[1]!({ ok: true, json: async () => ({ complaints: [] }) });
  await checks[1];
  return { drafting, answers, failures, first: checks[0]! };
}

test("an answer that comes after a newer one is not listened to", async () => {
  const { drafting, answers, first } = await crossing();
  answers[0]!({ ok: true, json: async () => ({ complaints: [COMPLAINT] }) });
  await first;
  expect(drafting.complaints).toEqual([]);
});

test("nor is a failure that comes after a newer answer", async () => {
  const { drafting, failures, first } = await crossing();
  failures[0]!(new TypeError("no line"));
  await first;
  expect(drafting.away).toBe(false);
});
