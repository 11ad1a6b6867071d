// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeSockets, FakeSocket, move, newest, told } from "./fixture";
import { Chosen, Room } from "./room.svelte";
import type { GameEvent } from "./wire";

const state = (line: number, since: number, lines: string[], events: unknown[] = [], more = {}) =>
  told({ line, since, lines, events: events as GameEvent[], ...more });

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
const rooms: Room[] = [];
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newRoom(): Room {
  const room = new Room("m7");
  rooms.push(room);
  return room;
}

function opened(laid: unknown[] = []): Room {
  const room = newRoom();
  room.open();
  newest().accept();
  newest().say(state(2, 0, [". tile wood", "0 claim b1"], [...laid, { event: "claimed", line: 2 }]));
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
  newest().say(state(3, 2, ["0 end"], [{ event: "turn_begins", line: 3 }]));
  newest().say({ ok: true, id: "1", line: 3 });
  expect((await answer).ok).toBe(true);
  expect([room.link, room.unanswered, room.lines.length, room.events.length]).toEqual(["open", 0, 3, 2]);
});

test("what is said is said again with the same key, and anything else with another", async () => {
  const room = opened();
  void room.send({ chat: "hello" });
  const [first] = newest().sent;
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(300);
  newest().accept();
  expect(newest().sent).toEqual([first]);
  void room.send({ phrase: "thanks" });
  const keys = newest().sent.map((request) => request.key);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => /^[\w-]{1,40}$/.test(key as string))).toBe(true);
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
  newest().say(state(3, 2, ["0 end"], [{ event: "turn_begins", line: 3 }]));
  newest().say(state(5, 3, ["! 0 undo 2", "0 die red"], [{ event: "moved", line: 5 }], { stands: 2 }));
  expect(happened(room)).toEqual(["2 claimed", "5 moved"]);
  expect(room.lines).toHaveLength(5);
  expect(newest().sent).toEqual([]);
});

test("where nothing stands any more all is told, what was laid out included, and nothing is told twice", () => {
  const laid = { event: "card_laid", line: 0 };
  const room = opened([laid]);
  newest().say(state(3, 2, ["! 0 undo 0"], [laid], { stands: 0 }));
  expect(happened(room)).toEqual(["0 card_laid"]);
});

test("who is not let in is told why and does not knock again", async () => {
  const room = newRoom();
  room.open();
  newest().accept();
  newest().say({ ok: false, line: 0, refused: "no-such-table" });
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([room.link, room.refusal, FakeSocket.made.length]).toEqual(["refused", "no-such-table", 1]);
});

test("a question is answered to who asked it, whatever order the answers come in", async () => {
  const room = opened();
  const [why, what, hints] = [room.why("card-b1"), room.whatIf("end"), room.hints()];
  expect(newest().sent).toEqual([
    { why: "card-b1", id: "1" },
    { after: 2, what_if: "end", id: "2" },
    { after: 2, hint: true, id: "3" },
  ]);
  newest().say({ ok: true, id: "3", line: 2, hints: [{ text: "end" }] });
  newest().say({ ok: true, id: "2", line: 2, view: { stones: 1 } });
  newest().say({ ok: true, id: "1", line: 2, why: [{ move: "claim b1", refused: "not-yet" }] });
  expect(await Promise.all([why, what, hints])).toEqual([
    [{ move: "claim b1", refused: "not-yet" }],
    { stones: 1 },
    [{ text: "end" }],
  ]);
  expect(room.unanswered).toBe(0);
});

test("what is asked in vain has an empty answer", async () => {
  const room = opened();
  const asked = [room.why("card-b1"), room.whatIf("end"), room.hints()];
  for (const id of ["1", "2", "3"]) newest().say({ ok: false, id, line: 2 });
  expect(await Promise.all(asked)).toEqual([[], null, []]);
});

test.each([
  (room: Room) => room.why("card-b1"),
  (room: Room) => room.whatIf("end"),
  (room: Room) => room.hints(),
])("no question of the moment outlives a broken line: %s", async (ask) => {
  const room = opened();
  const answer = ask(room);
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(250);
  newest().accept();
  expect(newest().sent).toEqual([]);
  expect((await answer) ?? []).toEqual([]);
});

test("lines that are told twice are known once", () => {
  const room = opened();
  newest().say(state(3, 1, ["0 claim b1", "0 end"], [{ event: "turn_begins", line: 3 }], { stands: 2 }));
  expect(room.lines.map((line) => `${line.number} ${line.text}`)).toEqual([
    "1 tile wood",
    "2 claim b1",
    "3 end",
  ]);
});

test("a table with free seats is shown until the match begins", () => {
  const room = newRoom();
  room.open();
  newest().accept();
  newest().say({ table: { id: "m7" } });
  expect(room.table).toEqual({ id: "m7" });
  newest().say(state(0, 0, []));
  expect(room.table).toBeNull();
});

test("what is said at the table is heard in its order, and each new word is told", () => {
  const room = opened();
  const heard: unknown[] = [];
  room.onChat = (chat) => heard.push(chat);
  newest().say({ chats: [{ text: "hello" }] });
  newest().say({ chat: { text: "thanks" } });
  expect(room.chats).toEqual([{ text: "hello" }, { text: "thanks" }]);
  expect(heard).toEqual([{ text: "thanks" }]);
});

test("a wish holds until it is told that there is none, and a rematch has its table", () => {
  const room = opened();
  newest().say({ wish: { seat: 1, to: 1 } });
  expect(room.wish).toEqual({ seat: 1, to: 1 });
  newest().say({ again: "m8" });
  expect([room.wish, room.again]).toEqual([{ seat: 1, to: 1 }, "m8"]);
  newest().say(state(3, 2, ["0 end"], [], { wish: null }));
  expect(room.wish).toBeNull();
});

test("who leaves does not come back by itself", async () => {
  const room = opened();
  room.close();
  expect(newest().closed).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("who leaves while the line is broken does not come back either", async () => {
  const room = opened();
  newest().breakOff();
  room.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a line that is back begins to wait anew, and an old socket is not listened to", async () => {
  const room = opened();
  const old = newest();
  old.breakOff();
  await vi.advanceTimersByTimeAsync(250);
  newest().accept();
  old.breakOff();
  expect(room.link).toBe("open");
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(250);
  expect(FakeSocket.made).toHaveLength(3);
});

test("an answer that refuses something else does not shut the door on who is in", () => {
  const room = opened();
  newest().say({ ok: false, line: 2, refused: "too-many" });
  expect([room.link, room.refusal]).toEqual(["open", ""]);
});

test("a refusal without a reason says that there is no such table", () => {
  const room = newRoom();
  room.open();
  newest().accept();
  newest().say({ ok: false, line: 0 });
  expect(room.refusal).toBe("no-such-table");
});

test("a page that came over https calls by wss", () => {
  vi.stubGlobal("location", { protocol: "https:", host: "here" });
  newRoom().open();
  expect(newest().url).toBe("wss://here/api/matches/m7/socket?since=0");
});

test("what is said while the line is broken waits for it", async () => {
  const room = opened();
  newest().breakOff();
  void room.play(["end"]);
  expect(newest().sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  newest().accept();
  expect(newest().sent).toEqual([{ after: 2, moves: ["end"], id: "1" }]);
});

test("a chosen move is known by its line only while the line says the same", () => {
  const chosen = new Chosen();
  const end = move("end");
  chosen.note(3, end);
  expect(chosen.at(3, "end")).toBe(end);
  expect([chosen.at(3, "claim b1"), chosen.at(4, "end")]).toEqual([null, null]);
});

test("a browser that is cut off says so at once, and comes back as soon as it is on again", () => {
  const room = opened();
  void room.play(["end"]);
  dispatchEvent(new Event("offline"));
  expect([room.link, room.unanswered]).toEqual(["lost", 1]);
  const sockets = FakeSocket.made.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(sockets + 1);
  newest().accept();
  expect([room.link, newest().sent]).toEqual(["open", [{ after: 2, moves: ["end"], id: "1" }]]);
});

test("a line over which no answer comes is taken to be broken, but not for a hint that takes long", async () => {
  const room = opened();
  void room.hints();
  await vi.advanceTimersByTimeAsync(6000);
  expect(room.link).toBe("open");
  const playing = room.play(["end"]);
  await vi.advanceTimersByTimeAsync(5999);
  expect(room.link).toBe("open");
  await vi.advanceTimersByTimeAsync(1);
  expect(room.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(300);
  newest().accept();
  newest().say({ ok: true, id: "2", line: 3 });
  expect((await playing).ok).toBe(true);
  await vi.advanceTimersByTimeAsync(6000);
  expect(room.link).toBe("open");
});

test("a room that was left hears nothing of the browser's line", () => {
  const room = opened();
  room.close();
  const sockets = FakeSocket.made.length;
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  expect([room.link, FakeSocket.made.length]).toEqual(["open", sockets]);
});
