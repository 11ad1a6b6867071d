import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wordsOf } from "$web/words/words";
import { about, crownsToScoring } from "./about";
import { beside } from "./beside";
import { area, vault, view } from "./fixture";
import { icons } from "./icons";
import { concernedByOffer } from "./offer";
import { named } from "./table";
import type { Order } from "./view";

const ours = readFileSync(new URL("../telling/words/en.ftl", import.meta.url), "utf8");
const words = wordsOf("en", [ours]).at(["Ana", "Jan"]);

function told(piece: string, at = view()): string {
  const said = about(piece, at)!;
  return named(words, said);
}

const carriedOut = (order: Order) => ({
  offers: [{ field: "1", order: { vault: "red", order, crown: null }, vault: null }],
  chosen: ["order_field-1"],
});

describe("a piece enlarged", () => {
  test("a vault tells its builder, his rank, and what its area would bring", () => {
    const plan = [vault("b2", { vault: "yellow-blue", crown: true, builder: 1, rank: "architect" })];
    const areas = [
      area(["b1", "b2"], {
        colour: "yellow",
        value: 4,
        architects: 1,
        strengths: [0, 1],
        leader: 1,
        points: [0, 4],
      }),
    ];
    expect(told("cell-b2", view({ plan, areas }))).toBe(
      "yellow-blue joker on b2. It has a crown. A builder of Jan stands there, architect by rank. " +
        "The architect doubles the value of his area, once, whoever gets it. " +
        "The yellow area of b1 (2 vaults) would bring Jan 4 points now.",
    );
  });

  test("an order tells what it does, what may be paid for, and what is on its other side", () => {
    expect(told("order_field-1", view(carriedOut("recruit")))).toMatch(
      /^Recruit\. .*For a coin.*On the other side: a red vault perhaps with a crown\.$/,
    );
    expect(told("order_field-1", view(carriedOut("move")))).not.toContain("coin");
  });

  test.each(["rank-strongman", "king", "stack", "seat-0"])("%s has words", (piece) => {
    expect(told(piece)).toMatch(/\.$/);
  });

  test("an empty cell has nothing to be enlarged", () => {
    expect(about("cell-a1", view())).toBeNull();
  });

  test("the king is so many crowns away from the next scoring", () => {
    const king = { scoring_spaces: [10, 20, 30], scorings_held: 0 };
    expect(crownsToScoring(view({ king: { ...king, space: 7, is_due: false } }))).toBe(3);
    expect(crownsToScoring(view({ king: { ...king, space: 10, is_due: true } }))).toBe(0);
    expect(crownsToScoring(view({ king: { ...king, space: 10, is_due: false } }))).toBe(10);
  });

  test("its card lies beside it, inside the board", () => {
    const board = { x: 0, y: 40, width: 400, height: 300 };
    const card = { x: 0, y: 0, width: 150, height: 100 };
    expect(beside({ x: 20, y: 60, width: 50, height: 50 }, card, board)).toEqual({ x: 78, y: 8 });
    expect(beside({ x: 340, y: 60, width: 50, height: 50 }, card, board)).toEqual({ x: 182, y: 8 });
    expect(beside({ x: 100, y: 250, width: 200, height: 50 }, card, board)).toEqual({ x: 125, y: 102 });
  });
});

describe("the paid order", () => {
  const plan = [
    vault("a1", { builder: 1 }),
    vault("b1"),
    vault("e1"),
    vault("c3", { builder: 1 }),
    vault("b2", { builder: 0 }),
  ];
  const asked = (order: Order) => [
    ...concernedByOffer(view({ plan, ...carriedOut(order), step: "offer", asked: 1 })),
  ];

  test("of promotion concerns all one's builders", () =>
    expect(asked("promotion")).toEqual(["cell-a1", "cell-c3"]));
  test("of recruit concerns the free vaults beside them", () =>
    expect(asked("recruit")).toEqual(["cell-b1"]));
  test("of confusion concerns those who can step", () => expect(asked("confusion")).toEqual(["cell-a1"]));
  test("concerns nobody while nothing is asked", () =>
    expect(concernedByOffer(view({ plan, ...carriedOut("move") })).size).toBe(0));
});

describe("the drawings on a move's button", () => {
  const move = (id: string, args: Record<string, unknown>) => ({ text: "", words: `move-${id}`, args });

  test("show what it speaks of", () => {
    const at = view({ asked: 1, plan: [vault("c3", { builder: 0 })] });
    expect(icons(move("extend-crown", { vault: "red", field: "1" }), at)).toEqual(["v-red", "crown"]);
    expect(icons(move("order-stained_glass", { order: "stained_glass" }), at)).toEqual(["q-stained_glass"]);
    expect(icons(move("builder", { cell: "c3" }), at)).toEqual(["u-ebony"]);
    expect(icons(move("vault-promote", { cell: "c3", vault: "red" }), at)).toEqual(["v-red", "u-ivory"]);
    expect(icons(move("rank", { rank: "architect" }), at)).toEqual(["r-architect"]);
    expect(icons(move("end", {}), at)).toEqual([]);
  });
});
