// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "../wire/fixture";
import { AWAY, TurnedAway, type GameShown, type Me } from "../wire/wire";
import { words } from "../words/fixture";
import { enterHouse, hasRulebook, hostedGames, house, openAnew, programsOf, sitDown } from "./house.svelte";

const { loadCover } = vi.hoisted(() => ({ loadCover: vi.fn() }));
vi.mock("../board/game", () => ({ loadCover }));

const PEBBLES = { name: "pebbles", rulebook: true, programs: ["random", "master"] } as unknown as GameShown;
const QUARRY = { name: "quarry", rulebook: false, programs: ["random"] } as unknown as GameShown;
const ME = { name: "Ana" } as Me;

beforeEach(() => {
  Object.assign(house, { me: null, games: [], words: null });
  loadCover.mockImplementation(async (name: string) => ({ pieces: name }));
});
afterEach(() => vi.restoreAllMocks());

test("who enters is known, and spoken to", async () => {
  serve({ "/api/me": ME });
  await enterHouse();
  expect(house.me).toEqual(ME);
  expect(house.words!.say("web-away")).toBe("Can’t reach the server");
});

test("where the server is away the words are there to say so", async () => {
  serve({});
  await expect(enterHouse()).rejects.toThrow(AWAY);
  expect([house.words === null, house.me]).toEqual([false, null]);
});

test("who has no name yet is called a player when they sit down, who has one keeps it", async () => {
  const path = "/api/tables/m7/join";
  const asked = serve({ "/api/me": ({ name }: never) => ({ name }), [path]: { id: "m7" } } as never);
  house.words = words();
  house.me = { ...ME, name: "" };
  await sitDown(path, { link: "l" }, async () => null);
  expect(asked).toEqual([
    { path: "/api/me", body: { name: "Player" } },
    { path, body: { link: "l" } },
  ]);
  expect(house.me.name).toBe("Player");
  await sitDown(path, {}, async () => null);
  expect(asked.filter(({ path }) => path === "/api/me")).toHaveLength(1);
});

test("which games there are is asked for once", async () => {
  const asked = serve({ "/api/games": [PEBBLES, QUARRY] });
  expect([await hasRulebook("pebbles"), await hasRulebook("quarry"), await hasRulebook("none")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await programsOf("pebbles")).toEqual(["random", "master"]);
  expect(asked).toHaveLength(1);
});

test("each game comes with its cover and its words", async () => {
  serve({ "/api/games": [PEBBLES], "/api/games/pebbles/words/en": "game-title = Pebbles" });
  const [hosted] = await hostedGames();
  expect([hosted!.shown.name, hosted!.web.pieces, hosted!.words.say("game-title")]).toEqual([
    "pebbles",
    "pebbles",
    "Pebbles",
  ]);
});

test("the page is opened anew only once the server answers", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  serve({});
  await openAnew();
  expect(reload).not.toHaveBeenCalled();
  serve({ "/api/me": ME });
  await openAnew();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("what a server refuses is an error that names it", () => {
  expect(new TurnedAway({ refused: "too-many" }).message).toBe("too-many");
});
