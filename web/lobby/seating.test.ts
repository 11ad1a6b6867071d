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
const { asTable, FRIEND, ME, NOBODY, remember, remembered, SAME } = await import("./seating");

beforeEach(() => stored.clear());

test("who comes for the first time sits against a program of middle strength", () => {
  const { game, settings } = remembered([GAME]);
  expect(game).toBe("pebbles");
  expect(asTable(GAME, settings.pebbles!)).toEqual({
    game: "pebbles",
    seats: ["me", "skilled"],
    options: { board: "small" },
    pieces: "",
    listed: true,
  });
});

test("what was chosen is remembered", () => {
  remember("pebbles", {
    pebbles: { seats: [ME, SAME, FRIEND], options: { board: "large" }, pieces: "0123456789ab" },
  });
  expect(asTable(GAME, remembered([GAME]).settings.pebbles!)).toEqual({
    game: "pebbles",
    seats: ["me", "me", "open"],
    options: { board: "large" },
    pieces: "0123456789ab",
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
