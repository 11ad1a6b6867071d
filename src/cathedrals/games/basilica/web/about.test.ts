import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wordsOf } from "$web/words/words";
import { about, aboutKing } from "./about";
import { beside } from "./beside";
import { area, vault, view } from "./fixture";
import { icons } from "./icons";
import { named } from "./table";
import type { Order, View } from "./view";

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
      "yellow-blue joker on b2. It has a crown. One of Jan’s builders stands there, with the rank of architect. " +
        "The architect doubles the value of his area, once, whoever gets it. " +
        "The yellow area at b1 (2 vaults) would bring Jan 4 points now.",
    );
  });

  test("an order tells what it does, what may be paid for, and what is on its other side", () => {
    expect(told("order_field-1", view(carriedOut("recruit", true)))).toMatch(
      /^Recruit\. .*For a coin.*On the other side: a red vault \(possibly with a crown\)\.$/,
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

test.each(["architect", "master_mason", "strongman"])("%s is a rank that tells what it does", (rank) => {
  expect(about(`rank-${rank}`, view())!.lines).toEqual([[`web-does-${rank}`]]);
});

describe("what lies open tells both its sides", () => {
  const tile = { vault: "red", is_joker: false, order: "move" as Order, is_paid: false, crown: false };
  const ids = (piece: string, differs: object) => {
    const offers = [{ field: "1", order: null, vault: null, ...differs }];
    return about(piece, view({ offers: offers as never }));
  };

  test("an open vault tells its crown, that it is a joker, and the order on its other side", () => {
    expect(ids("vault_field-1", { vault: tile })).toEqual({
      drawings: ["v-red"],
      title: ["web-vault", { vault: "red", crown: "no" }],
      lines: [["web-other-side-order", { order: "move" }]],
    });
    const rich = ids("vault_field-1", { vault: { ...tile, crown: true, is_joker: true } })!;
    expect(rich.drawings).toEqual(["v-red", "crown"]);
    expect(rich.title).toEqual(["web-vault", { vault: "red", crown: "yes" }]);
    expect(rich.lines.map(([id]) => id)).toEqual(["web-crown-moves", "web-joker", "web-other-side-order"]);
  });

  test("an order tells whether there is a crown on its other side, as far as that is known", () => {
    const other = (crown: boolean | null) =>
      ids("order_field-1", { order: { ...tile, crown } })!.lines.at(-1)![1];
    expect([true, false, null].map((crown) => other(crown)!.crown)).toEqual(["yes", "no", "unknown"]);
    expect(ids("order_field-1", { order: tile })!.lines).toHaveLength(2);
    expect(ids("order_field-1", { order: { ...tile, order: "recruit", is_paid: true } })!.lines[1]).toEqual([
      "web-paid-recruit",
    ]);
  });

  test("a field without its tile, and what is no field, tell nothing", () => {
    expect([ids("order_field-1", {}), ids("vault_field-1", {}), ids("vault_field-9", {})]).toEqual([
      null,
      null,
      null,
    ]);
    expect([about("rank-king", view()), about("area-red-a1", view())]).toEqual([null, null]);
  });

  test("a scaffold tells what it is, an area what it would bring", () => {
    expect(about("cell-a1", view({ scaffolds: ["a1"] }))).toEqual({
      drawings: ["scaffold"],
      title: ["web-scaffold"],
      lines: [["about-scaffold", { cell: "a1" }]],
    });
    const shown = about("area-red-a1", view({ areas: [area(["a1"])] }))!;
    expect([shown.drawings, shown.title, shown.lines.length]).toEqual([
      ["v-red"],
      ["web-area", { colour: "red" }],
      1,
    ]);
  });

  test("the stack shows its top tile, where it is known", () => {
    const stack = { tiles: 40, top: { ...tile, order: "move" as Order }, discarded: 2, is_shuffled: true };
    const shown = about("stack", view({ stack: stack as never }))!;
    expect(shown.drawings).toEqual(["q-move"]);
    expect(shown.lines.map(([id]) => id)).toEqual(["about-stack", "about-top", "about-shuffled"]);
    expect(about("stack", view())!.lines.map(([id]) => id)).toEqual(["about-stack", "about-unshuffled"]);
  });
});

test("a card lies right of its piece, else left, else above, else below", () => {
  const card = { x: 0, y: 0, width: 30, height: 20 };
  const piece = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const wide = { x: 0, y: 0, width: 100, height: 100 };
  expect(beside(piece(10, 40), card, wide)).toEqual({ x: 28, y: 35 });
  expect(beside(piece(70, 0), card, wide)).toEqual({ x: 32, y: 8 });
  const narrow = { x: 5, y: 5, width: 50, height: 100 };
  expect(beside(piece(25, 60), card, narrow)).toEqual({ x: 10, y: 27 });
  expect(beside(piece(25, 10), card, narrow)).toEqual({ x: 10, y: 23 });
});

test("a cell, an order and a payment are drawn as what they are", () => {
  const shown = (family: string, args = {}) => icons({ family, args }, view({ asked: 1 }));
  expect([shown("cell", { vault: "red" }), shown("cell"), shown("order", { order: "move" })]).toEqual([
    ["v-red"],
    ["scaffold"],
    ["q-move"],
  ]);
  expect([shown("pay"), shown("rank", { rank: "architect" }), shown("unheard-of")]).toEqual([
    ["coin"],
    ["r-architect"],
    [],
  ]);
  expect(shown("builder")).toEqual([...shown("vault", { builder: 1, vault: "red" })]);
});

test("the same order twice on offer is told apart by the vaults on the other side", () => {
  const tile = { is_joker: false, order: "catastrophe" as const, is_paid: false, crown: null };
  const offer = (field: string, vault: string) => ({ field, order: { ...tile, vault }, vault: null });
  const shown = (...vaults: string[]) => {
    const offers = vaults.map((vault, place) => offer(String(place + 1), vault));
    const args = { order: "catastrophe", field: "2" };
    return icons({ family: "order", args }, { offers } as unknown as View);
  };
  expect(shown("yellow", "red-green")).toEqual(["q-catastrophe", "v-red-green"]);
  expect(
    icons({ family: "order", args: { order: "catastrophe", field: "1" } }, {
      offers: [offer("1", "yellow")],
    } as unknown as View),
  ).toEqual(["q-catastrophe"]);
});
