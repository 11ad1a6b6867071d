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

describe("what an event concerns", () => {
  test("is where it happened", () => {
    expect(concerned(happens("extended", { seat: 0, vault: "red", cell: "c1" }))).toEqual(["cell-c1"]);
    expect(concerned(happens("moved", { seat: 0, cell: "a1", goal: "a2" }))).toEqual(["cell-a2"]);
    expect(concerned(happens("king_moves", { space: 3 }))).toEqual(["king"]);
    expect(concerned(happens("turn_begins", { seat: 0 }))).toEqual([]);
  });
});
