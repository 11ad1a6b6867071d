// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "../parts/fixture";
import { animations, scenes } from "./fixture";
import { perform, skip } from "./motion";
import { guardPresses, SEEN } from "./presses";

let root: HTMLElement;
let now = 0;
let stop = () => {};
const clicked = vi.fn<(name: string) => void>();
const changed = () => vi.waitFor(() => undefined); // whoever watches the page has seen it
const name = (id: string) => root.querySelector<HTMLElement>(`#${id}`)!;

beforeEach(async () => {
  clicked.mockReset();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  for (const [side, place] of [["offsetLeft", 0] as const, ["offsetTop", 1] as const])
    vi.spyOn(HTMLElement.prototype, side, "get").mockImplementation(function (this: HTMLElement) {
      return Number(this.dataset.at?.split(" ")[place] ?? 0);
    });
  page(`<main data-line="7"><i data-piece="one" id="card"><b data-piece="two" data-can id="die"></b></i>
    <p id="text"></p>
    <section class="act"><button id="undo" data-at="0 0">Undo</button><button id="end" data-confirm
    data-at="90 0">End</button></section></main>`);
  root = document.querySelector("main")!;
  root.addEventListener("click", (event) => clicked((event.target as Element).id));
  stop = guardPresses(root);
  now += SEEN;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** Something happened, and what stands in the panel made room. */
function shift(to: string): void {
  name("undo").dataset.at = to;
  name("text").textContent = "something happened";
}
const down = (id: string) => name(id).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
const up = (id: string) =>
  name(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
const counts = (id: string, upon = id): boolean => {
  clicked.mockReset();
  down(id);
  up(upon);
  return clicked.mock.calls.length > 0;
};

test.each(["undo", "end", "die", "card", "text"])("a press on what stands there counts: %s", (id) => {
  expect(counts(id)).toBe(true);
});

test("a button that has just come is not pressed, until it was seen", async () => {
  name("end").insertAdjacentHTML("afterend", `<button id="take" data-instead>Take</button>`);
  await changed();
  now += SEEN - 1;
  expect([counts("take"), counts("undo")]).toEqual([false, true]);
  now += 1;
  expect(counts("take")).toBe(true);
});

test.each([
  ["says something else", () => (name("undo").textContent = "Ask")],
  ["can do something now", () => name("undo").setAttribute("aria-disabled", "true")],
  ["stands elsewhere", () => shift("8 0")],
])("a button that %s is as new", async (_, change) => {
  change();
  await changed();
  expect(counts("undo")).toBe(false);
  now += SEEN;
  expect(counts("undo")).toBe(true);
});

test("a pixel is no other place", async () => {
  shift("7 7");
  await changed();
  expect(counts("undo")).toBe(true);
});

test("with another question every answer is as new, and nothing else", async () => {
  root.dataset.line = "8";
  await changed();
  expect(["end", "die", "undo", "card", "text"].filter((id) => counts(id))).toEqual(["undo", "card", "text"]);
});

test("what changes while the pointer is down is not pressed", async () => {
  down("end");
  root.dataset.line = "8";
  await changed();
  now += 10 * SEEN;
  up("end");
  expect(clicked).not.toHaveBeenCalled();
});

test("what comes to lie below the finger is not pressed", () => {
  expect(counts("undo", "end")).toBe(false);
  expect(counts("text", "end")).toBe(false);
});

test("a piece that could do nothing when the pointer went down does nothing", async () => {
  name("die").removeAttribute("data-can");
  await changed();
  now += SEEN;
  down("die");
  name("card").setAttribute("data-can", "");
  up("die");
  expect(clicked).not.toHaveBeenCalled();
});

test("a press that ends a movement is that and no more", async () => {
  const played = animations();
  const shown = perform(root, scenes("one"), "normal", () => undefined);
  expect(played.length).toBe(1);
  expect([counts("end"), counts("undo"), counts("die")]).toEqual([false, false, false]);
  skip();
  played[0]!.finish();
  await shown;
  expect(counts("end")).toBe(true);
});

test("keys and what has no pointer always count", async () => {
  root.dataset.line = "8";
  await changed();
  down("end");
  name("end").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(clicked).toHaveBeenCalledOnce();
});

test("nobody is guarded any more when the table is left", async () => {
  stop();
  root.dataset.line = "8";
  await changed();
  expect(counts("undo", "end")).toBe(true);
});
