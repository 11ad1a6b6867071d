import { describe, expect, test } from "vitest";
import { area, vault, view } from "./fixture";
import { concerned, motions } from "./motions";
import type { Offer } from "./view";

const happens = (event: string, args: Record<string, unknown>) => ({ event, line: 1, ...args });
const offer = (field: string, colours: string): Offer => ({
  field,
  order: null,
  vault: { vault: colours, is_joker: false, order: "move", is_paid: false, crown: true },
});

describe("what happens is shown by movement", () => {
  test("a vault flies from the field chosen for it to its cell", () => {
    const before = view({ offers: [offer("1", "red"), offer("2", "red")], chosen: ["vault_field-2"] });
    const [flight] = motions(happens("extended", { seat: 0, vault: "red", cell: "c1" }), before, view());
    expect(flight).toMatchObject({ kind: "fly", drawing: "v-red", from: "vault_field-2", to: "cell-c1" });
  });

  test("where the choice was not seen, it comes from a field with such a vault", () => {
    const before = view({ offers: [offer("1", "blue"), offer("3", "red")] });
    const [flight] = motions(happens("extended", { seat: 0, vault: "red", cell: "c1" }), before, view());
    expect(flight).toMatchObject({ from: "vault_field-3" });
  });

  test("a crown hops from the vault just laid to the king, who walks", () => {
    const shown = motions(happens("king_moves", { space: 7 }), view(), view({ just_laid: "b2" }));
    expect(shown).toMatchObject([
      { kind: "fly", drawing: "crown", from: "cell-b2", to: "king" },
      { kind: "walk", piece: "king", over: ["space-7"] },
    ]);
  });

  test("a builder walks from vault to vault", () => {
    expect(motions(happens("confused", { seat: 1, cell: "a1", goal: "a2" }), view(), view())).toEqual([
      { kind: "walk", piece: "builder-a1", over: ["cell-a2"] },
    ]);
  });

  test("a coin goes to the other side", () => {
    expect(motions(happens("paid", { seat: 1, order: "recruit" }), view(), view())).toMatchObject([
      { drawing: "coin", from: "coins-1", to: "coins-0" },
    ]);
  });

  test("an area that is scored lights up as a whole", () => {
    const before = view({ areas: [area(["a1", "a2"]), area(["c1"], { colour: "blue" })] });
    const [pulse] = motions(
      happens("scored", { seat: 0, points: 2, colour: "red", cell: "a1" }),
      before,
      view(),
    );
    expect(pulse).toEqual({ kind: "pulse", piece: "cell-a1", also: ["cell-a2", "area-red-a1", "seat-0"] });
  });

  test("after a scoring each side's builders go home", () => {
    const before = view({ plan: [vault("a1", { builder: 0 }), vault("b1", { builder: 0 }), vault("c1")] });
    expect(motions(happens("cleared", { rows: 2 }), before, view())).toMatchObject([
      { drawing: "u-ivory", to: "builders-0", count: 2 },
    ]);
  });

  test("what needs no movement has none", () => {
    expect(motions(happens("turn_begins", { seat: 0 }), view(), view())).toEqual([]);
  });
});

const fly = (drawing: string, from: string, to: string) => ({ kind: "fly", drawing, from, to, count: 1 });

test.each([
  ["extended", { vault: "green", cell: "c1" }, [fly("v-green", "stack", "cell-c1")]],
  [
    "king_moves",
    { space: 7 },
    [fly("crown", "stack", "king"), { kind: "walk", piece: "king", over: ["space-7"] }],
  ],
  [
    "vault_turned",
    { field: "2", vault: "red" },
    [{ kind: "turn", piece: "order_field-2" }, fly("v-red", "order_field-2", "vault_field-2")],
  ],
  ["order_laid", { field: "2" }, [fly("tile", "stack", "order_field-2")]],
  ["order_taken", { field: "2" }, [{ kind: "pulse", piece: "order_field-2" }]],
  ["builder_placed", { seat: 0, cell: "a1" }, [fly("u-ivory", "builders-0", "cell-a1")]],
  ["recruited", { seat: 0, cell: "a1" }, [fly("u-ivory", "builders-0", "cell-a1")]],
  ["taken_back", { seat: 0, cell: "a1" }, [fly("u-ivory", "cell-a1", "builders-0")]],
  ["moved", { cell: "a1", goal: "a2" }, [{ kind: "walk", piece: "builder-a1", over: ["cell-a2"] }]],
  ["promoted", { seat: 1, rank: "strongman", cell: "a1" }, [fly("r-strongman", "tokens-1", "cell-a1")]],
  ["scaffold_set", { cell: "a1" }, [fly("scaffold", "stack", "cell-a1")]],
  [
    "collapsed",
    { vault: "red", cell: "a1" },
    [{ kind: "pulse", piece: "cell-a1" }, fly("v-red", "cell-a1", "stack")],
  ],
  ["scoring", {}, [{ kind: "pulse", piece: "king" }]],
  ["cleared", { rows: 1 }, []],
  [
    "scored",
    { seat: 1, colour: "red", cell: "c3" },
    [{ kind: "pulse", piece: "cell-c3", also: ["area-red-c3", "seat-1"] }],
  ],
])("%s is shown where it happens", (name, args, shown) => {
  expect(motions(happens(name, args), view(), view())).toEqual(shown);
});

test("what was chosen is where a crown, a glass or a scaffold comes from", () => {
  const chosen = view({ chosen: ["vault_field-2", "order_field-3"] });
  expect(motions(happens("king_moves", { space: 7 }), chosen, view())[0]).toMatchObject({
    from: "vault_field-2",
  });
  expect(motions(happens("scaffold_set", { cell: "a1" }), chosen, view())[0]).toMatchObject({
    from: "order_field-3",
  });
});

test("vaults that are discarded turn over in their fields", () => {
  const before = view({ offers: [offer("1", "red"), offer("2", "blue")] });
  expect(motions(happens("vaults_discarded", {}), before, view())).toEqual([
    { kind: "turn", piece: "vault_field-1" },
    { kind: "turn", piece: "vault_field-2" },
  ]);
});

describe("what an event concerns", () => {
  test.each([
    "builder_placed",
    "recruited",
    "taken_back",
    "promoted",
    "glass_set",
    "scaffold_set",
    "collapsed",
  ])("%s concerns its cell", (name) => expect(concerned(happens(name, { cell: "b3" }))).toEqual(["cell-b3"]));

  test("a payment concerns both purses, an order its field, a confused builder where he goes", () => {
    expect(concerned(happens("paid", { seat: 1 }))).toEqual(["coins-1", "coins-0"]);
    expect(concerned(happens("order_taken", { field: "2" }))).toEqual(["order_field-2"]);
    expect(concerned(happens("confused", { cell: "a1", goal: "a2" }))).toEqual(["cell-a2"]);
  });

  test("is where it happened", () => {
    expect(concerned(happens("extended", { seat: 0, vault: "red", cell: "c1" }))).toEqual(["cell-c1"]);
    expect(concerned(happens("moved", { seat: 0, cell: "a1", goal: "a2" }))).toEqual(["cell-a2"]);
    expect(concerned(happens("king_moves", { space: 3 }))).toEqual(["king"]);
    expect(concerned(happens("turn_begins", { seat: 0 }))).toEqual([]);
  });
});
