import { expect, test } from "vitest";
import { Hands } from "./hands.svelte";
import type { Shown, Told, Why } from "../wire/wire";

const move = (text: string, ...on: string[]): Shown => ({
  text,
  on,
  words: "move",
  args: {},
  family: text.split(" ")[0]!,
  ends: text === "end",
});
const MOVES = [
  move("claim a1", "card-a1"),
  move("lay wood a1", "card-a1", "wood"),
  move("lay gold a1", "card-a1", "gold"),
  move("end"),
];

function table(moves = MOVES, line = 1): Told {
  return { line, moves } as unknown as Told;
}

function hands(whys: Why[] = []) {
  const played: string[] = [];
  const made = new Hands({ play: (moves) => void played.push(...moves), why: () => Promise.resolve(whys) });
  made.sees(table());
  return { made, played };
}

test("a piece of one move plays it", async () => {
  const { made, played } = hands();
  await made.click("wood");
  expect(played).toEqual(["lay wood a1"]);
});

test("a piece of several moves narrows them until one is left", async () => {
  const { made, played } = hands();
  await made.click("card-a1");
  expect(made.offered.map((one) => one.text)).toEqual(["claim a1", "lay wood a1", "lay gold a1"]);
  expect(made.isChosen("card-a1")).toBe(true);
  await made.click("gold");
  expect(played).toEqual(["lay gold a1"]);
});

test("a second click or a step back frees the piece", async () => {
  const { made, played } = hands();
  await made.click("card-a1");
  await made.click("card-a1");
  expect(made.offered).toHaveLength(4);
  await made.click("card-a1");
  expect(made.back()).toBe(true);
  expect(made.back()).toBe(false);
  expect(played).toEqual([]);
});

test("a piece that can do nothing says why", async () => {
  const { made, played } = hands([
    { move: "claim b1", refused: "not-yet" },
    { move: "lay b1", refused: null as unknown as string },
  ]);
  await made.click("card-b1");
  expect(made.refusals.map((why) => why.refused)).toEqual(["not-yet"]);
  expect(played).toEqual([]);
});

test("while reasons are asked for, nothing is played and what may be is said", async () => {
  const { made, played } = hands([{ move: "claim b1", refused: "not-yet" }]);
  made.asksWhy = true;
  await made.click("wood");
  expect(made.allowed.map((one) => one.text)).toEqual(["lay wood a1"]);
  expect(made.refusals).toHaveLength(1);
  await made.click("card-a1");
  expect(made.allowed).toHaveLength(3);
  expect(made.isChosen("card-a1")).toBe(false);
  made.choose(MOVES.at(-1)!);
  expect(made.allowed.map((one) => one.text)).toEqual(["end"]);
  expect(played).toEqual([]);
});

test("who no longer asks for reasons plays again, and the reasons are gone", async () => {
  const { made, played } = hands([{ move: "claim b1", refused: "not-yet" }]);
  made.toggleWhy();
  await made.click("wood");
  made.toggleWhy();
  expect([made.allowed, made.refusals]).toEqual([[], []]);
  await made.click("wood");
  expect(played).toEqual(["lay wood a1"]);
});

test("a family narrows moves and pieces, and a piece of another leaves it", async () => {
  const { made, played } = hands();
  made.family = "lay";
  expect(made.offered).toHaveLength(2);
  expect([...made.targets].sort()).toEqual(["card-a1", "gold", "wood"]);
  made.sees(table([move("die red", "die-red")], 2));
  expect(made.family).toBeNull();
  await made.click("die-red");
  expect(played).toEqual(["die red"]);
});

test("what others do stays marked until one acts oneself", async () => {
  const { made } = hands();
  made.hears(["card-a1"], true);
  made.hears(["card-b1"], false);
  made.hears(["card-b2"], false);
  expect([...made.news]).toEqual(["card-b1", "card-b2"]);
  made.hears(["wood"], true);
  expect([...made.news]).toEqual(["wood"]);
  made.hears(["card-b1"], false);
  await made.click("card-a1");
  expect([...made.news]).toEqual([]);
});

test("only a piece that settles a move has something to foresee", () => {
  const { made } = hands();
  made.look("wood");
  expect(made.looking?.text).toBe("lay wood a1");
  made.look("card-a1");
  expect(made.looking).toBeNull();
  made.look("wood");
  made.sees(table(MOVES, 2));
  expect(made.looking).toBeNull();
});
