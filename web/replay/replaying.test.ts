// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, scenes } from "../board/fixture";
import { choices } from "../house/settings.svelte";
import { ring } from "../house/sound";
import { page } from "../parts/fixture";
import { serve, told, type Asked } from "../wire/fixture";
import type { GameEvent, Told } from "../wire/wire";
import { PEBBLES } from "../words/fixture";
import { playedBy, Replaying } from "./replaying.svelte";

const { loadGame, perform } = vi.hoisted(() => ({ loadGame: vi.fn(), perform: vi.fn() }));
vi.mock("../board/game", async (real) => ({ ...(await real<object>()), loadGame }));
vi.mock("../board/motion", async (real) => ({ ...(await real<object>()), perform }));

const took = (line: number, seat: number): GameEvent => ({ event: "took", line, seat, amount: line });
const LINES = [". grey 1", "0 take 1", ". grey 2", "1 take 2"];
const WHOLE = told({ lines: LINES, events: [{ event: "laid", line: 0 }, took(2, 0), took(4, 1)] });
let asked: Asked[] = [];

function serving(whole: Partial<Told> = {}, more: Parameters<typeof serve>[0] = {}): void {
  const past = [0, 1, 2, 3, 4].map((line) => [`/api/matches/m7/at/${line}`, told({ line })]);
  asked = serve({
    "/api/matches/m7": { ...WHOLE, ...whole },
    "/api/games/pebbles/words/en": PEBBLES,
    "/api/matches/m7/course": { turns: [] },
    ...Object.fromEntries(past),
    ...more,
  });
}

beforeEach(() => {
  loadGame.mockReset().mockResolvedValue(game());
  perform.mockReset().mockResolvedValue(undefined);
  serving();
});
afterEach(() => vi.useRealTimers());

async function opened(line: number | null = null): Promise<Replaying> {
  const replay = new Replaying("m7");
  replay.root = page("");
  await replay.open(line);
  return replay;
}

test("a match is looked at from its first halt, or from the line that is wanted", async () => {
  expect((await opened()).line).toBe(1);
  expect((await opened(3)).shown!.line).toBe(3);
});

test("no line lies before the first or after the last", async () => {
  const replay = await opened(99);
  expect([replay.line, replay.last]).toEqual([4, 4]);
  await replay.go(-5);
  expect(replay.line).toBe(0);
});

test("one steps from answer to answer, each with what chance answered to it", async () => {
  const replay = await opened();
  expect(replay.stops).toEqual([1, 3, 4]);
  await replay.step(1);
  expect([replay.line, replay.place]).toEqual([3, 1]);
  expect(replay.said).toEqual(["Ana: takes 2"]);
  await replay.step(1);
  expect(replay.said).toEqual(["Jan: takes 4"]);
  await replay.step(-1);
  expect(replay.line).toBe(3);
});

test("who sat there then is told, and who sits there now of the match as a whole", async () => {
  const [ana, jan] = WHOLE.seats;
  const before = [{ until: 3, name: "Eva", program: null }];
  serving({ seats: [{ ...ana!, before }, jan!] });
  const replay = await opened();
  await replay.go(2);
  expect(replay.said).toEqual(["Eva: takes 2"]);
  expect([replay.wordsThen!.name(0), replay.words!.name(0)]).toEqual(["Eva", "Ana"]);
  await replay.go(4);
  expect(replay.wordsThen!.name(0)).toBe("Ana");
});

test("a step forward is shown by movement, a step back is not", async () => {
  const replay = await opened();
  await replay.step(1);
  expect(perform.mock.calls[0]!.slice(1)).toEqual([scenes("took"), choices.speed, ring]);
  expect([...replay.hands.news]).toEqual(["piece-took"]);
  await replay.step(-1);
  expect(perform).toHaveBeenCalledTimes(1);
});

test("at the first halt all that was laid out has happened", async () => {
  const replay = await opened();
  expect(replay.events.map(({ event }) => event)).toEqual(["laid"]);
  await replay.go(4);
  expect(replay.events.map(({ line }) => line)).toEqual([4]);
  expect(replay.past).toHaveLength(3);
});

test("what is looked at again is not asked for again, and its address is the page's", async () => {
  const replay = await opened();
  await replay.go(3);
  await replay.go(1);
  expect(asked.filter(({ path }) => path.endsWith("/at/1"))).toHaveLength(1);
  expect(location.search).toBe("?line=1");
});

test("nothing of what is past can be played", async () => {
  serving(
    {},
    { "/api/matches/m7/at/1": told({ line: 1, moves: [{ text: "take 1", on: ["stone"] }] as never }) },
  );
  const replay = await opened();
  expect(replay.hands.offered).toEqual([]);
});

test("an older line that comes late is not shown", async () => {
  let comes = (_told: Told) => {};
  serving({}, { "/api/matches/m7/at/2": new Promise<Told>((come) => (comes = come)) });
  const replay = await opened();
  const late = replay.go(2);
  await replay.go(4);
  comes(told({ line: 2 }));
  await late;
  expect(replay.shown!.line).toBe(4);
});

test("who goes elsewhere while it moves is not brought back by the end of the movement", async () => {
  const replay = await opened();
  let end = () => {};
  perform.mockReturnValue(new Promise<void>((ended) => (end = ended)));
  const stepping = replay.step(1);
  await vi.waitFor(() => expect(perform).toHaveBeenCalled());
  await replay.go(0);
  end();
  await stepping;
  expect([replay.line, replay.shown!.line, location.search]).toEqual([0, 0, "?line=0"]);
});

test("it runs on by itself until its end, or until it is paused", async () => {
  const replay = await opened();
  vi.useFakeTimers();
  replay.run();
  await vi.advanceTimersByTimeAsync(1400);
  expect([replay.line, replay.runs]).toEqual([3, true]);
  replay.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.line, replay.runs]).toEqual([3, false]);
  replay.run();
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.line, replay.runs]).toEqual([4, false]);
});

test("before the first halt there is no step back, and that pauses nothing", async () => {
  const replay = await opened();
  replay.runs = true;
  await replay.step(-1);
  expect([replay.line, replay.runs]).toEqual([1, true]);
});

test("only a match that is over has a course, and only where all of it is replayed", async () => {
  expect((await opened()).course).toBeNull();
  serving({ over: true });
  expect((await opened()).course).toEqual({ turns: [] });
  serving({ over: true, lost: 4 });
  const lost = await opened(4);
  expect(lost.course).toBeNull();
  expect(lost.said).toEqual(["Jan: takes 4", "Line 4, not replayed: Jan: take 2"]);
});

test("a match without a line is shown as it was laid out", async () => {
  serving({ lines: [], line: 0, events: [] });
  expect((await opened()).line).toBe(0);
});

test("a match that is not to be had is said, a mistake of ours is thrown", async () => {
  serve({ "/api/matches/m7": { refused: "no-such-match" } });
  expect((await opened()).refusal?.refused).toBe("no-such-match");
  serving();
  loadGame.mockRejectedValue(new Error("ours"));
  await expect(opened()).rejects.toThrow("ours");
});

test("programs may not go on from a match that people still play without hints", async () => {
  expect([new Replaying("m7").canGoOn, (await opened()).canGoOn]).toEqual([false, true]);
  serving({ hints: false });
  expect((await opened()).canGoOn).toBe(false);
  serving({ hints: false, over: true });
  expect((await opened()).canGoOn).toBe(true);
});

test("before it has come there is nothing to see", () => {
  const { lines, stops, last, events, past, said } = new Replaying("m7");
  expect([lines, stops, last, events, past, said]).toEqual([[], [], 0, [], [], []]);
});

test.each([
  [[null, "greedy"], "greedy"],
  [[null, "from-elsewhere"], "master"],
  [[null, null], "master"],
])("one plays on against the program that played, or against the strongest", (seats, expected) => {
  const told = seats.map((program) => ({ program }));
  expect(playedBy(told, ["greedy", "master"])).toBe(expected);
});
