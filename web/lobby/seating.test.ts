import { beforeEach, expect, test, vi } from "vitest";
import type { GameShown } from "../wire/wire";

const GAME: GameShown = {
  name: "pebbles",
  title: "game",
  said: "Pebbles",
  seats: [1, 2, 3],
  options: [{ name: "board", values: ["small", "large"], default: "small" }],
  boxes: [{ pieces: "0123456789ab", name: "Mine" }],
  rulebook: true,
  pieces: true,
  programs: ["novice", "skilled", "expert"],
};
const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { ANYONE, asTable, FRIEND, isWithOthers, ME, NOBODY, remember, remembered, SAME, taken } =
  await import("./seating");

beforeEach(() => stored.clear());

test("who comes for the first time sits against a program of middle strength", () => {
  const { game, settings } = remembered([GAME]);
  expect(game).toBe("pebbles");
  expect(asTable(GAME, settings.pebbles!)).toEqual({
    game: "pebbles",
    seats: ["me", "skilled"],
    options: { board: "small" },
    pieces: "",
    hints: true,
    listed: true,
  });
});

test("a box that is asked for is chosen, with its game", () => {
  const other = { ...GAME, name: "marbles", boxes: [] };
  const { game, settings } = remembered([other, GAME], "0123456789ab");
  expect([game, settings.pebbles!.pieces]).toEqual(["pebbles", "0123456789ab"]);
  expect(remembered([other, GAME], "gone").game).toBe("marbles");
});

test("what was chosen is remembered", () => {
  remember("pebbles", {
    pebbles: { seats: [ME, SAME, FRIEND], options: { board: "large" }, pieces: "0123456789ab", hints: false },
  });
  expect(asTable(GAME, remembered([GAME]).settings.pebbles!)).toEqual({
    game: "pebbles",
    seats: ["me", "me", "open"],
    options: { board: "large" },
    pieces: "0123456789ab",
    hints: false,
    listed: false,
  });
});

test("what can no longer be played is forgotten", () => {
  remember("pebbles", { pebbles: { seats: [ME, "gone", NOBODY], options: {}, pieces: "" } });
  expect(remembered([GAME]).settings.pebbles!.seats).toEqual(["me", "skilled", "nobody"]);
});

test("a box that is there no longer gives way to the built-in one", () => {
  remember("pebbles", { pebbles: { seats: [ME, SAME, NOBODY], options: {}, pieces: "ba9876543210" } });
  expect(remembered([GAME]).settings.pebbles!.pieces).toBe("");
});

test("hints are forbidden only where others come", () => {
  const setting = { options: {}, pieces: "", hints: false };
  expect(asTable(GAME, { ...setting, seats: [ME, "skilled", NOBODY] }).hints).toBe(true);
  expect(asTable(GAME, { ...setting, seats: [ME, FRIEND, NOBODY] }).hints).toBe(false);
});

test("a seat for anyone is open and listed, one for a friend is open and not", () => {
  const table = (seat: string) => asTable(GAME, { seats: [ME, seat, NOBODY], options: {}, pieces: "" });
  expect(table(ANYONE)).toMatchObject({ seats: ["me", "open"], listed: true, hints: true });
  expect(table(FRIEND)).toMatchObject({ seats: ["me", "open"], listed: false });
});

test("who is counted are those who sit, and others come for a friend's seat as for anyone's", () => {
  const seats = (...all: string[]) => ({ seats: all, options: {}, pieces: "" });
  expect([taken(seats(ME, NOBODY)), taken(seats(ME, FRIEND, ANYONE))]).toEqual([1, 3]);
  const all = [seats(ME, SAME, "skilled"), seats(ME, FRIEND), seats(ME, ANYONE)];
  expect(all.map(isWithOthers)).toEqual([false, true, true]);
});
