// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { page } from "../parts/fixture";
import { animations, type Played } from "./fixture";
import { bell, sound, wood } from "../sound/instruments";
import { find, perform, skip, type Motion, type Scene } from "./motion";

afterEach(() => vi.restoreAllMocks());

const DIE = `<b data-piece="die" data-at="0 0"><svg><use href="#die-red"/></svg></b>`;
const PLACES = ["one", "two"].map(
  (name, place) => `<i data-piece="${name}" data-at="${100 * (place + 1)} 0"></i>`,
);
const BOARD = DIE + PLACES.join("");
const pulse: Motion = { kind: "pulse", piece: "one" };
const ghosts = () => document.querySelectorAll(".floating");
const silent = () => undefined;
const moving = (motions: Motion[]): Scene[] => motions.map((motion) => ({ motions: [motion] }));
const soon = () => vi.waitFor(() => undefined);

function begin(motions: Motion[], html = BOARD, speed: Parameters<typeof perform>[2] = "normal") {
  const root = page(html);
  const played = animations();
  let ended = false;
  const end = perform(root, moving(motions), speed, silent).then(() => (ended = true));
  return { played, end, hasEnded: () => ended };
}

/** Lets everything move to its end. */
async function whole(motions: Motion[], html = BOARD, speed: Parameters<typeof perform>[2] = "normal") {
  const { played, end, hasEnded } = begin(motions, html, speed);
  let next = 0;
  while (!hasEnded()) {
    for (; next < played.length; next++) played[next]!.finish();
    await soon();
  }
  await end;
  return played;
}

const lasts = (played: Played[]) => played.reduce((sum, { timing }) => sum + timing.duration, 0);

test("who wants no movement waits for none, nor does who has nothing to see", async () => {
  expect(await whole([pulse], BOARD, "none")).toEqual([]);
  expect(await whole([])).toEqual([]);
});

test("one movement follows another", async () => {
  const { played, end } = begin([pulse, { kind: "turn", piece: "two" }]);
  await soon();
  expect(played.map(({ element }) => element.getAttribute("data-piece"))).toEqual(["one"]);
  played[0]!.finish();
  await vi.waitFor(() => expect(played).toHaveLength(2));
  expect(played[1]!.element.getAttribute("data-piece")).toBe("two");
  played[1]!.finish();
  await end;
});

test("a pulse lights up a piece and others with it, a turn turns it over", async () => {
  const lit = await whole([{ kind: "pulse", piece: "one", also: ["two", "nowhere"] }]);
  expect(lit.map(({ element, frames }) => [element.getAttribute("data-piece"), Object.keys(frames)])).toEqual(
    [
      ["one", ["filter"]],
      ["two", ["filter"]],
    ],
  );
  expect(lit[0]!.timing.duration).toBe(420);
  const [turned] = await whole([{ kind: "turn", piece: "die" }]);
  expect(turned!.frames.transform).toHaveLength(3);
  expect(turned!.timing.duration).toBe(520);
});

test("any click ends what moves, and what would still move does not", async () => {
  const { played, end } = begin([pulse, { kind: "turn", piece: "two" }]);
  await soon();
  skip();
  await end;
  expect(played).toHaveLength(1);
});

test("a click before anything moved, or after, does no harm", async () => {
  skip();
  await whole([pulse]);
  skip();
  expect(await whole([pulse])).toHaveLength(1);
});

test("people wait no longer than 1.2 s, however much happened, and twice that if they want it slow", async () => {
  const many = Array.from({ length: 10 }, () => pulse);
  expect(lasts(await whole(many))).toBeCloseTo(1200);
  expect(lasts(await whole(many, BOARD, "fast"))).toBeCloseTo(1200);
  expect(lasts(await whole(many, BOARD, "slow"))).toBeCloseTo(2400);
});

test("what is short takes its time: half of it fast, twice of it slow", async () => {
  expect(lasts(await whole([pulse]))).toBe(420);
  expect(lasts(await whole([pulse], BOARD, "fast"))).toBe(210);
  expect(lasts(await whole([pulse], BOARD, "slow"))).toBe(840);
});

test("how long a walk and a flight take counts, too", async () => {
  const walk: Motion = { kind: "walk", piece: "die", over: ["one", "two", "one", "two"] };
  const fly: Motion = { kind: "fly", drawing: "wood", from: "one", to: "two", count: 3 };
  const haste = 1200 / (4 * 220 + 420 + 3 * 60);
  const played = await whole([walk, fly]);
  expect(played.map(({ timing }) => Math.round(timing.duration))).toEqual([
    ...Array.from({ length: 4 }, () => Math.round(220 * haste)),
    ...Array.from({ length: 3 }, () => Math.round(420 * haste)),
  ]);
});

test("a copy of a piece walks from place to place, and the piece is out of sight meanwhile", async () => {
  const { played, end } = begin([{ kind: "walk", piece: "die", over: ["one", "nowhere", "two"] }]);
  const die = document.querySelector<HTMLElement>("[data-piece=die]")!;
  await soon();
  expect(die.style.visibility).toBe("hidden");
  expect(ghosts()).toHaveLength(1);
  expect(ghosts()[0]!.innerHTML).toContain(`href="#die-red"`);
  expect(played[0]!.frames.transform).toEqual([
    "translate(0px, 0px)",
    "translate(50px, -14px)",
    "translate(100px, 0px)",
  ]);
  played[0]!.finish();
  await vi.waitFor(() => expect(played).toHaveLength(2));
  expect(played[1]!.frames.transform!.at(-1)).toBe("translate(200px, 0px)");
  played[1]!.finish();
  await end;
  expect([die.style.visibility, ghosts().length]).toEqual(["", 0]);
});

test("a walk that is ended goes no further, and the piece is seen again", async () => {
  const { played, end } = begin([{ kind: "walk", piece: "die", over: ["one", "two"] }]);
  await soon();
  skip();
  await end;
  expect(played).toHaveLength(1);
  expect(document.querySelector<HTMLElement>("[data-piece=die]")!.style.visibility).toBe("");
});

test("a piece that is a drawing itself walks by its own", async () => {
  const own = `<svg><use data-piece="king" href="#king"/></svg>${BOARD}`;
  const { played, end } = begin([{ kind: "walk", piece: "king", over: ["one"] }], own);
  await soon();
  expect(ghosts()[0]!.innerHTML).toContain(`href="#king"`);
  played[0]!.finish();
  await end;
});

test.each<Motion>([
  { kind: "walk", piece: "nowhere", over: ["one"] },
  { kind: "walk", piece: "one", over: ["two"] },
  { kind: "fly", drawing: "wood", from: "nowhere", to: "one" },
  { kind: "fly", drawing: "wood", from: "one", to: "nowhere" },
  { kind: "turn", piece: "nowhere" },
])("what is not on the table, or has no drawing, holds nobody up: %j", async (motion) => {
  expect(await whole([motion])).toEqual([]);
  expect(ghosts()).toHaveLength(0);
});

test("drawings fly in an arc, one after another, at most six", async () => {
  const { played, end } = begin([
    { kind: "fly", drawing: "wood", from: "one", to: "two", count: 9, size: 20 },
  ]);
  await soon();
  expect(ghosts()).toHaveLength(6);
  expect((ghosts()[0] as HTMLElement).style.width).toBe("20px");
  expect(ghosts()[0]!.innerHTML).toContain(`href="#wood"`);
  expect(played[0]!.frames.transform).toEqual([
    "translate(95px, -5px)",
    "translate(145px, -65px)",
    "translate(195px, -5px)",
  ]);
  const delays = played.map(({ timing }) => timing.delay!);
  expect(delays[0]).toBe(0);
  expect(delays[2]! / delays[1]!).toBeCloseTo(2);
  for (const { finish } of played) finish();
  await end;
  expect(ghosts()).toHaveLength(0);
});

test.each([
  [5, 20],
  [50, 50],
  [200, 90],
])("what flies is as large as the smaller end, within bounds: %i is shown as %i", async (width, size) => {
  const { played, end } = begin([]);
  await end;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.getAttribute("data-piece") === "one" ? width : 300, 10);
  });
  const flown = perform(
    document.body,
    moving([{ kind: "fly", drawing: "wood", from: "one", to: "two" }]),
    "normal",
    silent,
  );
  await soon();
  expect((ghosts()[0] as HTMLElement).style.width).toBe(`${size}px`);
  played[0]!.finish();
  await flown;
});

const TABS = `<button data-stands-for="card die" data-tab></button><div hidden>${DIE}</div>`;

test("for a piece in a pane that is not open stands the tab that opens it", () => {
  const root = page(TABS);
  expect(find(root, "die-red")!.hasAttribute("data-tab")).toBe(true);
  expect(find(root, "stone-1")).toBeNull();
});

test("of two drawings of a piece the one in sight is found", () => {
  const root = page(`<div hidden>${DIE}</div><p data-piece="die" data-seen></p>`);
  expect(find(root, "die")!.hasAttribute("data-seen")).toBe(true);
});

test("what stands for a piece that walks lights up instead", async () => {
  const [lit] = await whole([{ kind: "walk", piece: "die", over: ["one"] }], TABS);
  expect(lit!.element.hasAttribute("data-tab")).toBe(true);
  expect(Object.keys(lit!.frames)).toEqual(["filter"]);
});

test("an animation that was cancelled holds nobody up", async () => {
  const root = page(BOARD);
  vi.spyOn(Element.prototype, "animate").mockReturnValue({
    finished: Promise.reject(new Error("cancelled")),
  } as unknown as Animation);
  await expect(perform(root, moving([pulse]), "normal", silent)).resolves.toBeUndefined();
});

const CLACK = sound(1, wood(400));
const CHIME = sound(1, bell(800));

/** What rings, with what had moved by then. */
function hearing(scenes: Scene[], speed: Parameters<typeof perform>[2] = "normal") {
  const root = page(BOARD);
  const played = animations();
  const rung: [sound: unknown, after: number | undefined, begun: number][] = [];
  const end = perform(root, scenes, speed, (one, after) => rung.push([one, after, played.length]));
  return { played, rung, end };
}
const turning: Motion = { kind: "turn", piece: "two" };

test("what happens is heard as its movement begins and as it ends", async () => {
  const { played, rung, end } = hearing([
    { motions: [pulse, turning], begins: CHIME, ends: CLACK },
    { motions: [pulse], ends: CHIME },
  ]);
  expect(rung).toEqual([[CHIME, undefined, 0]]);
  for (const place of [0, 1, 2]) {
    await vi.waitFor(() => expect(played).toHaveLength(place + 1));
    expect(rung).toHaveLength(place < 2 ? 1 : 2);
    played[place]!.finish();
  }
  await end;
  expect(rung.map(([one, , begun]) => [one, begun])).toEqual([
    [CHIME, 0],
    [CLACK, 2],
    [CHIME, 3],
  ]);
});

test("a click that ends a movement ends it with its sound, and nothing is heard of what follows", async () => {
  const { played, rung, end } = hearing([
    { motions: [pulse, turning], ends: CLACK },
    { motions: [pulse], begins: CHIME, ends: CHIME },
  ]);
  await soon();
  skip();
  await end;
  expect([played.length, rung.map(([one]) => one)]).toEqual([1, [CLACK]]);
});

test("who wants no movement hears each sound once, one after another", async () => {
  const scene: Scene = { motions: [pulse], begins: CHIME, ends: CLACK };
  const { played, rung, end } = hearing([scene, scene, { motions: [] }], "none");
  await end;
  expect(rung).toEqual([
    [CHIME, 0, 0],
    [CLACK, expect.closeTo(0.14), 0],
  ]);
  expect(played).toEqual([]);
});

test("on a page that is out of sight nothing moves, so that nobody waits for it", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { played, rung, end } = hearing([{ motions: [pulse], begins: CHIME }]);
  await end;
  expect([played, rung]).toEqual([[], []]);
});
