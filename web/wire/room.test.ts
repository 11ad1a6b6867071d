import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Room } from "./room.svelte";
import type { Told } from "./wire";

/** A socket whose other end is this test. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_message: { data: string }) => {};
  onclose = () => {};

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {}

  accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breakOff() {
    this.readyState = 3;
    this.onclose();
  }
}

const told = (line: number, since: number, lines: string[], events: unknown[] = [], more = {}) =>
  ({ line, since, stands: since, lines, events, view: {}, moves: [], ...more }) as unknown as Told;
const newest = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(laid: unknown[] = []): Room {
  const room = new Room("m7");
  room.open();
  newest().accept();
  newest().say(told(2, 0, [". tile wood", "0 claim b1"], [...laid, { event: "claimed", line: 2 }]));
  return room;
}

test("a room is told the whole match first", () => {
  const room = opened();
  expect(room.link).toBe("open");
  expect(room.lines.map((line) => line.number)).toEqual([1, 2]);
  expect(room.events).toHaveLength(1);
});

test("a broken line is made again, and what was not answered is said again", async () => {
  const room = opened();
  const answer = room.play(["end"]);
  expect(newest().sent).toEqual([{ after: 2, moves: ["end"], id: "1" }]);
  newest().breakOff();
  expect([room.link, room.unanswered]).toEqual(["lost", 1]);
  await vi.advanceTimersByTimeAsync(300);
  expect(newest().url).toBe("ws://here/api/matches/m7/socket?since=2");
  newest().accept();
  expect(newest().sent).toEqual([{ after: 2, moves: ["end"], id: "1" }]);
  newest().say(told(3, 2, ["0 end"], [{ event: "turn_begins", line: 3 }]));
  newest().say({ ok: true, id: "1", line: 3 });
  expect((await answer).ok).toBe(true);
  expect([room.link, room.unanswered, room.lines.length, room.events.length]).toEqual(["open", 0, 3, 2]);
});

test("a question of the moment is not asked again after the line broke", async () => {
  const room = opened();
  const whys = room.why("card-b1");
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(300);
  newest().accept();
  expect(newest().sent).toEqual([]);
  expect(await whys).toEqual([]);
});

test("it waits longer from try to try, but never gives up", async () => {
  opened();
  newest().breakOff();
  for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
    const before = FakeSocket.made.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(FakeSocket.made.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made.length).toBe(before + 1);
    newest().breakOff();
  }
});

const happened = (room: Room) => room.events.map(({ event, line }) => `${line} ${event}`);

test("after an undo what still stands is kept, and what followed is told after it", () => {
  const room = opened();
  newest().say(told(3, 2, ["0 end"], [{ event: "turn_begins", line: 3 }]));
  newest().say(told(5, 3, ["! 0 undo 2", "0 die red"], [{ event: "moved", line: 5 }], { stands: 2 }));
  expect(happened(room)).toEqual(["2 claimed", "5 moved"]);
  expect(room.lines).toHaveLength(5);
  expect(newest().sent).toEqual([]);
});

test("where nothing stands any more all is told, what was laid out included, and nothing is told twice", () => {
  const laid = { event: "card_laid", line: 0 };
  const room = opened([laid]);
  newest().say(told(3, 2, ["! 0 undo 0"], [laid], { stands: 0 }));
  expect(happened(room)).toEqual(["0 card_laid"]);
});

test("who is not let in is told why and does not knock again", async () => {
  const room = new Room("m7");
  room.open();
  newest().accept();
  newest().say({ ok: false, line: 0, refused: "no-such-table" });
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([room.link, room.refusal, FakeSocket.made.length]).toEqual(["refused", "no-such-table", 1]);
});
