// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "../parts/fixture";
import { move, told } from "../wire/fixture";
import type { Shown } from "../wire/wire";
import { Dragging } from "./dragging";
import { Hands } from "./hands.svelte";

const MOVES = [move("walk a", "die", "near"), move("walk b", "die", "far"), move("lay", "tile"), move("end")];
const NEXT = [move("on x", "x"), move("on y", "y")];
const HELD: Record<string, string> = { walk: "die", lay: "tile" };

let root: HTMLElement;
let hands: Hands;
let dragging: Dragging;
let below: Element[] = [];
let stop = () => {};
const play = vi.fn();
const following = vi.fn<(move: Shown) => Promise<Shown[]>>();

beforeEach(() => {
  play.mockReset();
  following.mockReset().mockResolvedValue(NEXT);
  root = page(`
    <button data-piece="die"></button><b data-piece="near"></b><b data-piece="far"></b>
    <div data-piece="tile"><i></i><i data-piece="inner"></i></div><b data-piece="x"></b><b data-piece="y"></b>
    <svg><g data-piece="drawn"></g></svg><p></p>`);
  hands = new Hands({ play, why: async () => [] });
  hands.sees(told({ moves: MOVES }));
  dragging = new Dragging(root, () => ({ hands, carried: (move) => HELD[move.family] ?? null, following }));
  stop = dragging.listen();
  document.elementsFromPoint = () => below;
});
afterEach(() => stop());

const piece = (name: string) => root.querySelector<HTMLElement>(`[data-piece="${name}"]`)!;
const fire = (kind: string, target: EventTarget, x: number, more: object = {}) =>
  target.dispatchEvent(
    new PointerEvent(kind, { bubbles: true, isPrimary: true, pointerId: 1, clientX: x, clientY: 0, ...more }),
  );
const lit = () => [...root.querySelectorAll<HTMLElement>("[data-drop]")].map((one) => one.dataset.piece);
const ghost = () => document.querySelector<HTMLElement>(".carried");

function carry(name: string, to: string | null): void {
  fire("pointerdown", piece(name), 0);
  below = to === null ? [root] : [piece(to)];
  fire("pointermove", window, 30);
}
const letGo = async () => {
  fire("pointerup", window, 30);
  await vi.waitFor(() => expect(ghost()).toBeNull());
};

test("a piece put on a place is the move of both", async () => {
  carry("die", "far");
  expect(lit()).toEqual(["near", "far"]);
  expect([piece("far").dataset.drop, piece("near").dataset.drop]).toEqual(["over", ""]);
  expect([ghost()!.style.translate, ghost()!.querySelector("[data-piece]")]).toEqual(["30px 0px", null]);
  await letGo();
  expect(play).toHaveBeenCalledExactlyOnceWith(["walk b"], MOVES[1], undefined);
  expect([lit(), piece("die").hasAttribute("data-carried")]).toEqual([[], false]);
});

test("where the place is asked for next, both answers are said at once", async () => {
  carry("tile", "y");
  await vi.waitFor(() => expect(lit()).toEqual(["x", "y"]));
  await letGo();
  expect(play).toHaveBeenCalledExactlyOnceWith(["lay", "on y"], MOVES[2], NEXT[1]);
});

test("who lets go before it is known where it may be put waits for that", async () => {
  let tell: (moves: Shown[]) => void = () => {};
  following.mockReturnValue(new Promise((known) => (tell = known)));
  carry("tile", "x");
  fire("pointerup", window, 30);
  expect(play).not.toHaveBeenCalled();
  tell(NEXT);
  await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith(["lay", "on x"], MOVES[2], NEXT[0]));
});

test("what is put elsewhere goes back, and so does what nothing can be known of", async () => {
  carry("die", null);
  await letGo();
  following.mockRejectedValue(new Error("away"));
  carry("tile", "x");
  await letGo();
  expect(play).not.toHaveBeenCalled();
});

test("Escape puts it back and does nothing else; a finger that scrolls does so too", async () => {
  const pressed = vi.fn();
  window.addEventListener("keydown", pressed);
  const escape = () => root.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  carry("die", "far");
  escape();
  expect([ghost(), pressed.mock.calls.length]).toEqual([null, 0]);
  escape();
  expect(pressed).toHaveBeenCalledTimes(1);
  carry("die", "far");
  fire("pointercancel", window, 30);
  fire("pointerup", window, 30);
  expect([ghost(), play.mock.calls.length]).toEqual([null, 0]);
  window.removeEventListener("keydown", pressed);
});

test("a click stays a click, and the one that follows upon letting go is none", async () => {
  const clicked = vi.fn();
  root.addEventListener("click", clicked);
  fire("pointerdown", piece("die"), 0);
  fire("pointermove", window, 5);
  fire("pointerup", window, 5);
  piece("die").click();
  expect([ghost(), clicked.mock.calls.length]).toEqual([null, 1]);
  carry("die", "far");
  fire("pointerup", window, 30);
  piece("far").click();
  expect(clicked).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
});

test.each([
  ["another button", "die", { button: 2 }],
  ["a second finger", "die", { isPrimary: false }],
  ["a piece that is only clicked", "near", {}],
])("nothing is carried by %s", (_by, name, more) => {
  fire("pointerdown", piece(name), 0, more);
  fire("pointermove", window, 30);
  expect(ghost()).toBeNull();
});

test("another pointer moves nothing, and while reasons are asked for nothing is carried", () => {
  carry("die", "far");
  fire("pointermove", window, 80, { pointerId: 2 });
  fire("pointerup", window, 80, { pointerId: 2 });
  expect(ghost()!.style.translate).toBe("30px 0px");
  fire("pointercancel", window, 30);
  hands.asksWhy = true;
  carry("die", "far");
  expect(ghost()).toBeNull();
});

test("what lies within a piece carries it, and is what follows the pointer", () => {
  carry("inner", "x");
  expect(piece("inner").hasAttribute("data-carried")).toBe(true);
  expect(ghost()).not.toBeNull();
});

test("a part of a drawing follows the pointer, too", () => {
  HELD["walk"] = "drawn";
  (piece("drawn") as unknown as SVGGraphicsElement).getBBox = () => new DOMRect(1, 2, 3, 4);
  carry("drawn", "far");
  HELD["walk"] = "die";
  expect(ghost()).not.toBeNull();
});

test("of several meanings the place is only clicked", async () => {
  hands.sees(told({ line: 9, moves: [move("walk a", "die", "far"), move("walk b", "die", "far")] }));
  carry("die", "far");
  await letGo();
  expect([play.mock.calls.length, hands.clicked]).toEqual([0, ["far"]]);
});

test("what can be carried is marked, so that a finger on it does not scroll", () => {
  const marked = () => [...root.querySelectorAll<HTMLElement>("[data-drag]")].map((one) => one.dataset.piece);
  dragging.mark();
  expect(marked()).toEqual(["die", "tile"]);
  hands.sees(told({ moves: [] }));
  dragging.mark();
  expect(marked()).toEqual([]);
  expect(() => new Dragging(root, () => null).mark()).not.toThrow();
});
