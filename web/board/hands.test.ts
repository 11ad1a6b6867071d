import { expect, test } from "vitest";
import { Hands } from "./hands.svelte";
import { move } from "../wire/fixture";
import type { Told, Why } from "../wire/wire";

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

test("what is pinned covers nothing any more when the question changes", () => {
  const { made } = hands();
  made.pinned = "card-a1";
  made.sees(table(MOVES, 1));
  expect(made.pinned).toBe("card-a1");
  made.sees(table(MOVES, 2));
  expect(made.pinned).toBeNull();
});

test("a new question forgets what was clicked, the same one told again does not", async () => {
  const { made } = hands([{ move: "claim b1", refused: "not-yet" }]);
  await made.click("card-a1");
  made.sees(table(MOVES, 1));
  expect(made.clicked).toEqual(["card-a1"]);
  made.sees(table(MOVES, 2));
  expect(made.clicked).toEqual([]);
});

test("a piece that fits nothing of what was narrowed begins anew with it", async () => {
  const { made, played } = hands();
  await made.click("card-a1");
  made.sees(table([...MOVES, move("die red", "die-red")], 1));
  await made.click("die-red");
  expect(played).toEqual(["die red"]);
  expect(made.clicked).toEqual([]);
});

test("a piece out of the chosen family leaves the family", async () => {
  const { made, played } = hands();
  made.sees(table([...MOVES, move("die red", "die-red")], 1));
  made.family = "lay";
  await made.click("die-red");
  expect([played, made.family]).toEqual([["die red"], null]);
});

test("Esc goes back one step: the last piece clicked, then the family, then the reasons", async () => {
  const { made } = hands([{ move: "claim b1", refused: "not-yet" }]);
  made.family = "lay";
  await made.click("card-a1");
  expect([made.back(), made.clicked, made.family]).toEqual([true, [], "lay"]);
  expect([made.back(), made.family]).toEqual([true, null]);
  await made.click("card-b1");
  expect([made.back(), made.refusals, made.back()]).toEqual([true, [], false]);
});

test("a move that is chosen ends all that was narrowed, asked and marked", async () => {
  const { made, played } = hands([{ move: "claim b1", refused: "not-yet" }]);
  await made.click("card-b1");
  made.hears(["card-a1"], true);
  expect([made.isNews("card-a1"), made.isNews("card-b1")]).toEqual([true, false]);
  made.family = "lay";
  made.choose(MOVES[0]!);
  expect([made.refusals, made.family, made.isNews("card-a1"), played]).toEqual([
    [],
    null,
    false,
    ["claim a1"],
  ]);
});

test("before anything is told nothing can be done, and nobody is pointed at", async () => {
  const made = new Hands({ play: () => {}, why: () => Promise.resolve([]) });
  expect([made.offered, made.can("wood")]).toEqual([[], false]);
  made.look(null);
  await made.click("wood");
  expect([made.looking, made.allowed]).toEqual([null, []]);
});

test("a click marks that nothing is news any more, and takes the reasons away", async () => {
  const { made } = hands([{ move: "claim b1", refused: "not-yet" }]);
  await made.click("card-b1");
  expect(made.can("card-a1")).toBe(true);
  await made.click("card-a1");
  expect(made.refusals).toEqual([]);
});

const WASTING = { ...move("end"), instead: "lay wood a1" };

test("what would throw something away is asked once, and played when it is chosen again", () => {
  const { made, played } = hands();
  made.sees(table([MOVES[1]!, WASTING]));
  made.choose(WASTING);
  expect([played, made.warned?.text, made.isAnswering]).toEqual([[], "end", true]);
  made.choose(WASTING);
  expect([played, made.warned]).toEqual([["end"], null]);
});

test("it is asked anew after something else was done, and not of who was told before", () => {
  const { made, played } = hands();
  made.sees(table([MOVES[1]!, WASTING]));
  made.choose(WASTING);
  expect([made.back(), made.warned]).toEqual([true, null]);
  made.choose(WASTING);
  made.sees(table([MOVES[1]!, WASTING], 2));
  made.choose(WASTING);
  expect(played).toEqual([]);
  made.back();
  made.choose(WASTING, true);
  expect(played).toEqual(["end"]);
});

test("what cannot be taken is not thrown away", () => {
  const { made, played } = hands();
  made.sees(table([MOVES[0]!, WASTING]));
  made.choose(WASTING);
  expect(played).toEqual(["end"]);
});

test("reasons that come when nobody waits for them any more are not shown", async () => {
  const { made } = hands([{ move: "claim b1", refused: "not-yet" }]);
  const asking = made.click("card-b1");
  made.stopAsking();
  await asking;
  expect(made.refusals).toEqual([]);
});

test("a step back closes what is enlarged only when nothing was clicked", async () => {
  const { made } = hands();
  made.enlarged = made.pinned = "card-a1";
  await made.click("card-a1");
  expect([made.back(), made.clicked, made.pinned]).toEqual([true, [], "card-a1"]);
  expect([made.back(), made.enlarged, made.pinned]).toEqual([true, null, null]);
  expect(made.back()).toBe(false);
});

test("the piece that answered is known, until another is clicked that answers nothing", async () => {
  const { made } = hands();
  await made.click("card-a1");
  expect(made.answered).toBe("card-a1");
  await made.click("card-b1");
  expect(made.answered).toBeNull();
});

test("a choice that is half made can be gone on with elsewhere, while the question is the same", async () => {
  const { made } = hands();
  expect(made.begun).toBeNull();
  await made.click("card-a1");
  made.family = "lay";
  const begun = made.begun!;
  expect(begun).toEqual({ line: 1, clicked: ["card-a1"], family: "lay" });
  const again = hands();
  again.made.resume(begun);
  expect(again.made.offered.map((one) => one.text)).toEqual(["lay wood a1", "lay gold a1"]);
  await again.made.click("gold");
  expect(again.played).toEqual(["lay gold a1"]);
});

test.each([
  ["after another line", 2, MOVES],
  ["of which nothing is possible any more", 1, [move("end")]],
])("a choice that was begun %s is begun anew", (_why, line, moves) => {
  const { made } = hands();
  made.sees(table(moves, line));
  made.resume({ line: 1, clicked: ["card-a1"], family: null });
  expect([made.clicked, made.family, made.begun]).toEqual([[], null, null]);
});
