// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { page } from "./fixture";
import { isWriting, point, rove, scrolls, walk, wantsEnter } from "./keys";

afterEach(() => vi.restoreAllMocks());

const piece = (name: string, at: string, more = "") =>
  `<button data-piece="${name}" data-at="${at}" ${more}></button>`;
const find = (name: string) => document.querySelector<HTMLElement>(`[data-piece="${name}"]`)!;
const focused = () => (document.activeElement as HTMLElement).dataset.piece;
const tabbed = () =>
  [...document.querySelectorAll<HTMLElement>("[data-piece][tabindex='0']")].map((one) => one.dataset.piece);
const press = (root: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  walk(root, new KeyboardEvent("keydown", { key, ...more }));

/** Three in a row, one far above the middle, one just beside the left. */
const CROSS =
  piece("left", "0 50") +
  piece("middle", "50 50") +
  piece("right", "100 50") +
  piece("above", "50 0") +
  piece("aside", "30 90");
const region = (inside: string) => `<section data-region>${inside}</section>`;

function at(name: string, html = region(CROSS)): HTMLElement {
  const root = page(html);
  find(name).focus();
  return root;
}

test("one piece of each region can be tabbed to: the first, unless one can be chosen", () => {
  const root = page(
    region(piece("a", "0 0") + piece("b", "20 0")) +
      region(piece("c", "0 20") + piece("d", "20 20", "data-can='true'")),
  );
  rove(root);
  expect(tabbed()).toEqual(["a", "d"]);
});

test("the piece with the focus keeps the tab, even beside one that can be chosen", () => {
  const root = at("b", region(piece("a", "0 0", "data-can='true'") + piece("b", "20 0")));
  rove(root);
  expect(tabbed()).toEqual(["b"]);
});

test("a drawing that only has a name and a piece out of sight are passed over", () => {
  const root = page(
    region(
      `<i data-piece="drawing"></i>${piece("hidden", "0 0", "hidden")}<i role="button" data-piece="pressed"></i>`,
    ),
  );
  rove(root);
  expect(tabbed()).toEqual(["pressed"]);
});

test("a region within another has a tab of its own, one out of sight has none", () => {
  const root = page(
    region(piece("a", "0 0") + region(piece("b", "0 0"))) +
      `<section data-region hidden>${piece("c", "0 0")}</section>`,
  );
  rove(root);
  expect(tabbed()).toEqual(["a", "b"]);
});

test.each([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "above"],
  ["ArrowDown", "aside"],
])("%s goes to the nearest piece in that direction", (key, name) => {
  expect(press(at("middle"), key)).toBe(true);
  expect(focused()).toBe(name);
});

test("a piece straight ahead is nearer than one that lies as far beside the direction", () => {
  const root = at("here", region(piece("here", "0 0") + piece("beside", "30 20") + piece("ahead", "60 0")));
  press(root, "ArrowRight");
  expect(focused()).toBe("ahead");
});

test("where nothing lies in that direction the focus stays, and the key is still used", () => {
  const root = at("left");
  expect(press(root, "ArrowLeft")).toBe(true);
  expect(focused()).toBe("left");
});

test("an arrow takes the tab along", () => {
  const root = at("middle");
  rove(root);
  press(root, "ArrowLeft");
  expect(tabbed()).toEqual(["left"]);
});

test("arrows stay within their region, and do nothing outside of any", () => {
  const root = at("a", region(piece("a", "0 0")) + region(piece("b", "20 0")) + piece("free", "40 0"));
  press(root, "ArrowRight");
  expect(focused()).toBe("a");
  find("free").focus();
  expect(press(root, "ArrowLeft")).toBe(false);
});

test("without a piece in focus, and for any other key, nothing is done", () => {
  const root = page(region(CROSS) + "<input>");
  document.querySelector("input")!.focus();
  expect(press(root, "ArrowLeft")).toBe(false);
  find("left").focus();
  expect(press(root, "x")).toBe(false);
  expect(walk(document.createElement("div"), new KeyboardEvent("keydown", { key: "ArrowRight" }))).toBe(
    false,
  );
  expect(focused()).toBe("left");
});

test.each(["Enter", " "])("%j clicks a drawing that is a piece; a button does it by itself", (key) => {
  const root = page(region(`<i role="button" tabindex="0" data-piece="drawn"></i>${piece("button", "0 0")}`));
  const clicked: (string | undefined)[] = [];
  root.addEventListener("click", (event) => clicked.push((event.target as HTMLElement).dataset.piece), {
    once: true,
  });
  find("drawn").focus();
  expect(press(root, key)).toBe(true);
  find("button").focus();
  expect(press(root, key)).toBe(false);
  expect(clicked).toEqual(["drawn"]);
});

test("F6 goes round the regions, and back with the shift key", () => {
  const root = page(
    `<header class="head"><a href="/" data-piece="home"></a></header>` +
      region("<p>nothing to stop at</p>") +
      region(piece("a", "0 0", "tabindex='-1'") + piece("b", "0 0")) +
      `<div class="act"><input data-piece="typed"></div>`,
  );
  const visited = (shiftKey: boolean) => {
    expect(press(root, "F6", { shiftKey })).toBe(true);
    return focused();
  };
  expect([false, false, false, false].map(visited)).toEqual(["home", "b", "typed", "home"]);
  expect([true, true, true].map(visited)).toEqual(["typed", "b", "home"]);
});

test("F6 passes over what cannot be seen", () => {
  const root = page(region(piece("a", "0 0", "hidden") + piece("b", "0 0")));
  press(root, "F6");
  expect(focused()).toBe("b");
});

test.each([
  ["<input>", true],
  ["<textarea></textarea>", true],
  ["<select></select>", true],
  ["<input type=range>", false],
  ["<input type=checkbox>", false],
  ["<button></button>", false],
])("letters are letters in %s: %s", (html, writes) => {
  expect(isWriting(page(html).firstElementChild)).toBe(writes);
});

test("nobody writes into nothing", () => {
  expect([isWriting(null), isWriting(new EventTarget())]).toEqual([false, false]);
});

/** What watches sizes, told by the test that they changed. */
class Sizes {
  static made: Sizes[] = [];
  watched: Element[] = [];
  constructor(readonly changed: () => void) {
    Sizes.made.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.watched = [];
  }
}

function longer(html: string, sizes: Record<string, number>) {
  vi.stubGlobal("ResizeObserver", Sizes);
  const element = page(html).firstElementChild as HTMLElement;
  const usual = { scrollHeight: 100, clientHeight: 100, scrollWidth: 50, clientWidth: 50, scrollTop: 0 };
  for (const [name, value] of Object.entries({ ...usual, ...sizes }))
    Object.defineProperty(element, name, { value, configurable: true, writable: true });
  const end = scrolls(element);
  const watcher = Sizes.made.at(-1)!;
  watcher.changed();
  return { element, end, watcher };
}

test.each([
  ["what fits needs no tab and no fading", {}, null, false],
  ["what is longer can be tabbed to, and fades", { scrollHeight: 120 }, "0", true],
  ["what is wider can be tabbed to", { scrollWidth: 60 }, "0", false],
  ["what is hardly longer does not fade", { scrollHeight: 106 }, "0", false],
  ["what is scrolled to its end does not fade", { scrollHeight: 120, scrollTop: 20 }, "0", false],
])("%s", (_, sizes, tab, fades) => {
  const { element } = longer("<div><p>long</p></div>", sizes);
  expect([element.getAttribute("tabindex"), element.hasAttribute("data-more")]).toEqual([tab, fades]);
});

test("what holds something to stop at needs no tab of its own", () => {
  const { element } = longer("<div><a href='/'>on</a></div>", { scrollHeight: 120 });
  expect(element.hasAttribute("tabindex")).toBe(false);
  expect(element.hasAttribute("data-more")).toBe(true);
});

test("scrolling looks again, until nobody watches any more", () => {
  const { element, end, watcher } = longer("<div><p>long</p></div>", { scrollHeight: 120 });
  expect(watcher.watched).toEqual([element, element.firstElementChild]);
  element.scrollTop = 20;
  element.dispatchEvent(new Event("scroll"));
  expect(element.hasAttribute("data-more")).toBe(false);
  end();
  element.scrollTop = 0;
  element.dispatchEvent(new Event("scroll"));
  expect(element.hasAttribute("data-more")).toBe(false);
  expect(watcher.watched).toEqual([]);
});

test("what is added later is watched, too", async () => {
  const { element, watcher } = longer("<div><p>long</p></div>", {});
  element.append(document.createElement("p"));
  await vi.waitFor(() => expect(watcher.watched).toHaveLength(3));
});

test("with the focus nowhere an arrow begins at the first piece that can be chosen", () => {
  const root = page(region(piece("a", "0 0") + piece("b", "20 0", "data-can='true'")));
  expect([press(root, "ArrowDown"), focused()]).toEqual([true, "b"]);
  const other = page(region(piece("c", "0 0")));
  expect([press(other, "ArrowLeft"), focused()]).toEqual([true, "c"]);
  expect(press(page(""), "ArrowLeft")).toBe(false);
});

test("Enter belongs to a button and to a piece walked to that can be chosen, not to one that was clicked", () => {
  const root = page(
    region(piece("a", "0 0", "data-can='true'") + piece("b", "20 0")) + "<button></button><p></p>",
  );
  const wants = () => [find("a"), find("b")].map(wantsEnter);
  expect([wants(), wantsEnter(root.querySelector("button:not([data-piece])"))]).toEqual([
    [true, false],
    true,
  ]);
  expect([document.body, root.querySelector("p"), null].map(wantsEnter)).toEqual([false, false, false]);
  point(find("a"));
  expect(wants()).toEqual([false, false]);
  find("b").focus();
  press(root, "ArrowLeft");
  expect(wants()).toEqual([true, false]);
  point(find("a"));
  point(document.body);
  expect(wants()).toEqual([true, false]);
});
