// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { serve, told } from "../wire/fixture";
import { COIN, KNOCK } from "../sound/own";
import { bringPieces, isDrawn, loadCover, loadGame, scenesOf } from "./game";
import { game } from "./fixture";
import { HOUSE } from "../words/fixture";
import { widthsOf } from "./measuring";

beforeEach(() => {
  document.body.innerHTML = "";
});

test("a game of the house has drawings, any other a plain board", async () => {
  serve({});
  expect([...HOUSE, "pebbles"].map(isDrawn)).toEqual([...HOUSE.map(() => true), false]);
  const plain = await loadGame("pebbles");
  expect([0, 1, 4].map((seat) => plain.sign(seat, null))).toEqual(["plain-0", "plain-1", "plain-0"]);
  expect([0, 3].map((seat) => plain.colour(seat, null))).toEqual(["var(--p-red)", "var(--p-yellow)"]);
  const event = { event: "took", line: 1 };
  expect([plain.motions(event, {}, {}, []), plain.concerned(event), plain.icons({} as never, {})]).toEqual([
    [],
    [],
    [],
  ]);
});

test("a cover tells the seats apart, also before anybody has chosen", async () => {
  serve({});
  for (const name of [...HOUSE, "pebbles"]) {
    const cover = await loadCover(name);
    expect(new Set([0, 1].map((seat) => cover.sign(seat, null))).size).toBe(2);
    expect(new Set([0, 1].map((seat) => cover.colour(seat, null))).size).toBe(2);
  }
});

test("a sprite is put into the page once, out of sight", async () => {
  const asked = serve({ "/once": "<svg id='once'></svg>" });
  await Promise.all([bringPieces("/once"), bringPieces("/once")]);
  await bringPieces("/once");
  expect(asked).toHaveLength(1);
  const holders = document.querySelectorAll("body > div.sprite[aria-hidden=true]");
  expect(holders).toHaveLength(1);
  expect(holders[0]!.querySelector("#once")).not.toBeNull();
});

test("a sprite that did not come is asked for again", async () => {
  serve({});
  await expect(bringPieces("/late")).rejects.toThrow("server-away");
  serve({ "/late": "<svg></svg>" });
  await bringPieces("/late");
  expect(document.querySelector(".sprite svg")).not.toBeNull();
});

test("each event is shown with all that happened before it", () => {
  const [one, two, three] = ["one", "two", "three"].map((event, line) => ({ event, line }));
  const motions = vi.fn(() => []);
  const [before, after] = [told({ view: "before" }), told({ view: "after" })];
  scenesOf(game({ motions }), [two!, three!], [one!], before, after);
  expect(motions.mock.calls).toEqual([
    [two, "before", "after", [one]],
    [three, "before", "after", [one, two]],
  ]);
});

test("each event is heard as its game says, what it says nothing of is not", () => {
  const events = ["took", "rained"].map((event, line) => ({ event, line }));
  const sounds = ({ event }: { event: string }) => (event === "took" ? { begins: COIN } : {});
  expect(scenesOf(game({ sounds }), events, [], told(), told())).toEqual([
    { motions: [{ kind: "pulse", piece: "took" }], begins: COIN },
    { motions: [{ kind: "pulse", piece: "rained" }] },
  ]);
});

test("of a game without sounds one knock is heard, after all that moves", () => {
  const { sounds: _, ...mute } = game();
  const events = ["took", "rained"].map((event, line) => ({ event, line }));
  const heard = scenesOf(mute, events, [], told(), told()).map(({ begins, ends }) => begins ?? ends);
  expect(heard).toEqual([undefined, undefined, KNOCK]);
});

test("how wide rows are is told as parts of the size of their letters", () => {
  const pen = { font: "", measureText: (row: string) => ({ width: row.length * 50 }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  expect(widthsOf(["a", "abcd"], "serif")).toEqual([0.5, 2]);
  expect(pen.font).toBe("100px serif");
});
