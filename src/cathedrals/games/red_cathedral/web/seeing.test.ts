import { expect, test } from "vitest";
import type { BoardProps } from "$web/board/game";
import { Hands } from "$web/board/hands.svelte";
import type { Shown, Told } from "$web/wire/wire";
import { Seeing } from "./seeing.svelte";
import type { View } from "./view";

const move = (family: string, on: string[], args = {}): Shown => ({
  text: [family, ...on].join(" "),
  on,
  words: "move",
  args,
  family,
  ends: false,
});
const MOVES = [
  move("reroll", ["location-1"]),
  move("swap", ["location-2"]),
  move("give", ["material-wood"], { source: "inventory" }),
  move("get", ["material-gold"], { source: "reserve" }),
];

function seeing(view: Partial<View> = {}, as = 0): Seeing {
  const told = { line: 1, moves: MOVES, as, view } as unknown as Told<View>;
  const hands = new Hands({ play: () => {}, why: () => Promise.resolve([]) });
  hands.sees(told);
  return new Seeing(() => ({ told, hands }) as unknown as BoardProps<View>);
}

test("a location glows for a reroll only when one wants to reroll, and then for nothing else", () => {
  const at = seeing();
  expect([at.can("location-1"), at.can("location-2")]).toEqual([false, true]);
  at.rerolling = true;
  expect([at.can("location-1"), at.can("location-2")]).toEqual([true, false]);
});

test("a material glows where the move takes it from", () => {
  const at = seeing();
  const glows = (piece: string) => [at.canFrom("inventory", piece), at.canFrom("reserve", piece)];
  expect(glows("material-wood")).toEqual([true, false]);
  expect(glows("material-gold")).toEqual([false, true]);
  expect(seeing({}, -1).canFrom("reserve", "material-gold")).toBe(false);
});

test("who watches sees the board of the one at turn, but never Ivan's, who has none", () => {
  const seats = [{}, {}] as View["seats"];
  const ivan = { seat: 1 } as View["ivan"];
  expect(seeing({ turn: 1, seats, ivan: null }, -1).me).toBe(1);
  expect(seeing({ turn: 1, seats, ivan }, -1).me).toBe(0);
  expect(seeing({ turn: 1, seats, ivan }, 1).me).toBe(1);
});
