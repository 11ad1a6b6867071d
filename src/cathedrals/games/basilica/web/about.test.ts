import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wordsOf } from "$web/words/words";
import { about, aboutKing } from "./about";
import { beside } from "./beside";
import { area, vault, view } from "./fixture";
import { icons } from "./icons";
import { named } from "./table";
import type { Order } from "./view";

const ours = readFileSync(new URL("../telling/words/en.ftl", import.meta.url), "utf8");
const words = wordsOf("en", [ours]).at(["Ana", "Jan"]);

function told(piece: string, at = view()): string {
  const said = about(piece, at)!;
  return named(words, said);
}

const carriedOut = (order: Order, is_paid: boolean) => ({
  offers: [
    { field: "1", order: { vault: "red", is_joker: false, order, is_paid, crown: null }, vault: null },
  ],
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
        lead: "strength",
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
    expect(told("order_field-1", view(carriedOut("recruit", true)))).toMatch(
      /^Recruit\. .*For a coin.*On the other side: a red vault perhaps with a crown\.$/,
    );
    expect(told("order_field-1", view(carriedOut("move", false)))).not.toContain("coin");
  });

  test.each(["rank-strongman", "king", "stack", "seat-0"])("%s has words", (piece) => {
    expect(told(piece)).toMatch(/\.$/);
  });

  test("an empty cell has nothing to be enlarged", () => {
    expect(about("cell-a1", view())).toBeNull();
  });

  test("the king tells how many crowns he is away from the next scoring, or that it is due", () => {
    const king = { ...view().king, space: 7, next_scoring: 20, crowns_to_scoring: 13 };
    expect(aboutKing(view({ king }))).toEqual(["about-king", { space: 7, next: 20, steps: 13 }]);
    const due = { ...king, next_scoring: null, crowns_to_scoring: 0 };
    expect(aboutKing(view({ king: due }))).toEqual(["about-king-due", { space: 7 }]);
  });

  test("its card lies beside it, inside the board", () => {
    const board = { x: 0, y: 40, width: 400, height: 300 };
    const card = { x: 0, y: 0, width: 150, height: 100 };
    expect(beside({ x: 20, y: 60, width: 50, height: 50 }, card, board)).toEqual({ x: 78, y: 8 });
    expect(beside({ x: 340, y: 60, width: 50, height: 50 }, card, board)).toEqual({ x: 182, y: 8 });
    expect(beside({ x: 100, y: 250, width: 200, height: 50 }, card, board)).toEqual({ x: 125, y: 102 });
  });
});

describe("the drawings on a move's button", () => {
  const move = (family: string, args: Record<string, unknown>) => ({ family, args });
  const tile = { vault: "red", is_joker: false, order: "move" as const, is_paid: false };
  const offer = (field: string, crown: boolean) => ({ field, order: null, vault: { ...tile, crown } });

  test("show what it speaks of", () => {
    const at = view({ asked: 1, plan: [vault("c3", { builder: 0 })] });
    expect(icons(move("order", { order: "stained_glass" }), at)).toEqual(["q-stained_glass"]);
    expect(icons(move("builder", { cell: "c3" }), at)).toEqual(["u-ebony"]);
    expect(icons(move("cell", { cell: "c4", vault: "red" }), at)).toEqual(["v-red"]);
    expect(icons(move("cell", { cell: "c4" }), at)).toEqual(["scaffold"]);
    expect(icons(move("vault", { cell: "c3", vault: "red" }), at)).toEqual(["v-red", "u-ivory"]);
    expect(icons(move("rank", { rank: "architect" }), at)).toEqual(["r-architect"]);
    expect(icons(move("end", {}), at)).toEqual([]);
  });

  test("show the crown of the vault that is taken", () => {
    const at = view({ offers: [offer("1", true), offer("2", false)] });
    expect(icons(move("extend", { vault: "red", field: "1" }), at)).toEqual(["v-red", "crown"]);
    expect(icons(move("extend", { vault: "red", field: "2" }), at)).toEqual(["v-red"]);
  });

  test("show whose builder is made to step, where it is the other side's", () => {
    const at = view({ turn: 0 });
    expect(icons(move("vault", { cell: "c3", vault: "red", builder: 1 }), at)).toEqual(["u-ebony"]);
    expect(icons(move("vault", { cell: "c3", vault: "red", builder: 0 }), at)).toEqual(["v-red"]);
  });
});
