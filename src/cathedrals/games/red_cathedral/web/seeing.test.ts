import { afterEach, expect, test, vi } from "vitest";
import { words } from "$web/words/fixture";
import type { BoardProps } from "$web/board/game";
import { Hands } from "$web/board/hands.svelte";
import type { Shown, Told } from "$web/wire/wire";
import { Seeing } from "./seeing.svelte";
import type { View } from "./view";

const move = (family: string, on: string[], args = {}): Shown => ({
  text: [family, ...on].join(" "),
  on,
  words: "move",
  args,
  family,
  ends: false,
});
const MOVES = [
  move("reroll", ["location-1"]),
  move("swap", ["location-2"]),
  move("give", ["material-wood"], { source: "inventory" }),
  move("get", ["material-gold"], { source: "reserve" }),
];

function seeing(view: Partial<View> = {}, as = 0): Seeing {
  const told = { line: 1, moves: MOVES, as, view } as unknown as Told<View>;
  const hands = new Hands({
    play: ([text]) => void played.push(text!),
    why: (piece) => Promise.resolve((asked.push(piece), [])),
  });
  hands.sees(told);
  const props = { told, hands, words: words("web-can = (can)") };
  return new Seeing(() => props as unknown as BoardProps<View>);
}

let played: string[] = [];
let asked: string[] = [];
afterEach(() => {
  [played, asked] = [[], []];
  vi.useRealTimers();
});

test("a location glows for a reroll only when one wants to reroll, and then for nothing else", () => {
  const at = seeing();
  expect([at.can("location-1"), at.can("location-2")]).toEqual([false, true]);
  at.rerolling = true;
  expect([at.can("location-1"), at.can("location-2")]).toEqual([true, false]);
});

test("a die means its location where that is to be chosen, and itself elsewhere or when asked about", () => {
  const dice = [2, 3].map((location) => ({ die: `d${location}`, location: String(location) }));
  const at = seeing({ market: { dice } as unknown as View["market"] });
  at.click("die-d3");
  expect([played, asked]).toEqual([[], ["die-d3"]]);
  at.click("die-d2");
  expect([played, asked]).toEqual([["swap location-2"], ["die-d3"]]);
  at.hands.asksWhy = true;
  at.click("die-d2");
  expect([played.length, asked.at(-1)]).toEqual([1, "die-d2"]);
});

test("a material glows where the move takes it from", () => {
  const at = seeing();
  const glows = (piece: string) => [at.canFrom("inventory", piece), at.canFrom("reserve", piece)];
  expect(glows("material-wood")).toEqual([true, false]);
  expect(glows("material-gold")).toEqual([false, true]);
  expect(seeing({}, -1).canFrom("reserve", "material-gold")).toBe(false);
});

test("who watches sees the board of the one at turn, but never Ivan's, who has none", () => {
  const seats = [{}, {}] as View["seats"];
  const ivan = { seat: 1 } as View["ivan"];
  expect(seeing({ turn: 1, seats, ivan: null }, -1).me).toBe(1);
  expect(seeing({ turn: 1, seats, ivan }, -1).me).toBe(0);
  expect(seeing({ turn: 1, seats, ivan }, 1).me).toBe(1);
});

test("the others sit clockwise from the board below, who watches sees all in their order", () => {
  const seats = [{}, {}, {}] as View["seats"];
  expect(seeing({ seats }, 1).others).toEqual([2, 0]);
  expect(seeing({ seats, turn: 1, ivan: null }, -1).others).toEqual([0, 1, 2]);
  const at = seeing({ seats }, 1);
  expect(at.mine).toBe(at.view.seats[1]);
});

test("what was begun is marked, where it is one's own to settle", () => {
  const about = {
    place: "b2",
    space: "red",
    die: "blue",
    location: "3",
    influence_card: "clergy-2",
  } as View["about"];
  const pieces = ["card-b2", "space-red", "die-blue", "location-3", "influence-clergy-2", "card-a1"];
  const marked = (asked: number) => pieces.map((piece) => seeing({ asked, about }).chosen(piece));
  expect(marked(0)).toEqual([true, true, true, true, true, false]);
  expect(marked(1)).toEqual(pieces.map(() => false));
});

test("the moves of a piece are those that concern it; who watches can do nothing", () => {
  const at = seeing();
  expect(at.moves("location-1").map(({ family }) => family)).toEqual(["reroll"]);
  expect([at.can("material-wood"), at.can("nothing"), seeing({}, -1).can("material-wood")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("what costs prestige is not played by a click on a location that does not glow", () => {
  const at = seeing();
  at.click("location-1");
  expect(played).toEqual([]);
  at.hands.family = "reroll";
  expect(at.can("location-1")).toBe(true);
  at.click("location-1");
  expect(played).toEqual(["reroll location-1"]);
});

test("who wants to reroll chooses where, and is told why not where nothing may be", () => {
  const market = { tiles: [{ location: "5" }] } as unknown as View["market"];
  const at = seeing({ market });
  at.wantReroll();
  expect([at.rerolling, asked]).toEqual([true, []]);
  at.told.moves = [];
  at.rerolling = false;
  at.wantReroll();
  expect([at.rerolling, asked]).toEqual([false, ["reroll 5"]]);
});

test("a click plays what the piece means, a location what is wanted of it", () => {
  const at = seeing();
  at.hands.enlarged = "material-wood";
  at.click("material-wood");
  at.rerolling = true;
  at.click("location-1");
  expect(played).toEqual(["give material-wood", "reroll location-1"]);
  expect([at.rerolling, at.hands.enlarged]).toEqual([false, null]);
});

test("while reasons are asked for, a click asks about the piece, not about its move", () => {
  const at = seeing();
  at.hands.asksWhy = true;
  at.click("material-wood");
  expect([asked, played]).toEqual([["material-wood"], []]);
});

test("a piece says its name, and what can be done with it", () => {
  const at = seeing({ about: {} });
  const wood = at.piece("material-wood", "Wood");
  expect(wood).toMatchObject({ "data-piece": "material-wood", "data-can": true, "aria-label": "Wood (can)" });
  expect([wood["data-chosen"], wood["data-news"]]).toEqual([undefined, undefined]);
  at.hands.hears(["card-a1"], true);
  expect(at.piece("card-a1", "Card")).toMatchObject({
    "data-can": undefined,
    "data-news": true,
    "aria-label": "Card",
  });
  (wood.onclick as () => void)();
  expect(played).toEqual(["give material-wood"]);
});

type Handlers = Record<string, (event?: unknown) => unknown>;

function touching(id = "card-a1") {
  vi.useFakeTimers();
  const at = seeing();
  return { at, on: at.explaining(id) as Handlers };
}

test("a piece under the pointer is known at once, and explains itself after a while", () => {
  const { at, on } = touching();
  on.onpointerenter!({ pointerType: "mouse" });
  expect(at.pointed).toBe("card-a1");
  vi.advanceTimersByTime(399);
  expect(at.hands.enlarged).toBeNull();
  vi.advanceTimersByTime(1);
  expect(at.hands.enlarged).toBe("card-a1");
  on.onpointerleave!();
  expect([at.pointed, at.hands.enlarged]).toEqual([null, null]);
});

test("who leaves in time, or only touches in passing, is told nothing", () => {
  const { at, on } = touching();
  on.onpointerenter!({ pointerType: "mouse" });
  on.onpointerleave!();
  on.onpointerenter!({ pointerType: "touch" });
  on.onpointerdown!({ pointerType: "touch" });
  on.onpointerup!();
  on.onpointerdown!({ pointerType: "mouse" });
  vi.advanceTimersByTime(1000);
  expect([at.pointed, at.hands.enlarged]).toEqual([null, null]);
});

test("whatever a finger taps explains itself, and what can be played is played besides", () => {
  const { at } = touching();
  const wood = at.piece("material-wood", "Wood") as Handlers;
  wood.onpointerdown!({ pointerType: "touch" });
  wood.onpointerup!();
  wood.onpointerleave!();
  wood.onclick!();
  expect([played, at.hands.enlarged, at.saying]).toEqual([["give material-wood"], "material-wood", "Wood"]);
  wood.onpointerdown!({ pointerType: "mouse" });
  wood.onclick!();
  expect([played.length, at.hands.enlarged]).toEqual([2, null]);
});

test("a long press explains, and the click that ends it plays nothing", () => {
  const { at, on } = touching("material-wood");
  const menu = { preventDefault: vi.fn() };
  on.oncontextmenu!(menu);
  expect(menu.preventDefault).not.toHaveBeenCalled();
  on.onpointerdown!({ pointerType: "touch" });
  vi.advanceTimersByTime(500);
  expect(at.hands.enlarged).toBe("material-wood");
  on.oncontextmenu!(menu);
  expect(menu.preventDefault).toHaveBeenCalledTimes(1);
  on.onpointercancel!();
  expect(at.hands.enlarged).toBe("material-wood");
  at.click("material-wood");
  expect(played).toEqual([]);
  at.click("material-wood");
  expect(played).toEqual(["give material-wood"]);
});

test("the focus of keys explains at once, that of a click does not", () => {
  const { at, on } = touching();
  const focus = (visible: boolean) => on.onfocus!({ currentTarget: { matches: () => visible } });
  focus(false);
  vi.advanceTimersByTime(1000);
  expect(at.hands.enlarged).toBeNull();
  focus(true);
  vi.advanceTimersByTime(0);
  expect(at.hands.enlarged).toBe("card-a1");
  on.onblur!();
  expect(at.hands.enlarged).toBeNull();
});

test("a piece that is left takes nothing from another", () => {
  const { at, on } = touching();
  at.pointed = at.hands.enlarged = "card-b1";
  on.onpointerleave!();
  expect([at.pointed, at.hands.enlarged]).toEqual(["card-b1", "card-b1"]);
});
