// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { game } from "../board/fixture";
import { choices } from "../house/settings.svelte";
import { house } from "../house/house.svelte";
import { fakeSockets, move, newest, serve, told } from "../wire/fixture";
import type { GameShown, Told } from "../wire/wire";
import { PEBBLES } from "../words/fixture";
import { newTable } from "./fixture";
import type { AtTable } from "./table.svelte";

const { loadGame } = vi.hoisted(() => ({ loadGame: vi.fn() }));
vi.mock("../board/game", async (real) => ({ ...(await real<object>()), loadGame }));

const BOTH = [move("take 1", "stone-1"), move("keep 1", "stone-1")];

beforeEach(() => {
  fakeSockets();
  loadGame.mockResolvedValue(game());
  house.games = [] as GameShown[];
  choices.language = "en";
  serve({
    "/api/games/pebbles/words/en": PEBBLES,
    "/api/games/pebbles/words/pl": PEBBLES,
    "/api/games": [{ name: "pebbles" }],
  });
});

async function sit(differs: Partial<Told> = {}): Promise<AtTable> {
  const at = newTable();
  at.room.open();
  newest().accept();
  newest().say(told({ lines: ["0 take 1"], moves: BOTH, ...differs }));
  await vi.waitFor(() => expect(at.shown).not.toBeNull());
  return at;
}

/** A table at which a stone was clicked and a drawer opened, left and entered again in a language. */
async function enterAgain(language: string, differs: Partial<Told> = {}): Promise<AtTable> {
  const at = await sit();
  await at.hands.click("stone-1");
  at.open("settings");
  choices.language = language;
  const close = vi.spyOn(at.room, "close");
  at.leave();
  expect(close).toHaveBeenCalledOnce();
  return sit(differs);
}

const found = (at: AtTable) => [at.hands.clicked, at.drawer];

test("who goes on in another language finds what was half chosen and what was open, once", async () => {
  expect(found(await enterAgain("pl"))).toEqual([["stone-1"], "settings"]);
  expect(found(await sit())).toEqual([[], null]);
});

test("who comes back in the same language begins anew, so does who finds another question", async () => {
  expect(found(await enterAgain("en"))).toEqual([[], null]);
  expect(found(await enterAgain("pl", { lines: ["0 take 1", "0 take 1"] }))).toEqual([[], "settings"]);
});

test("what was half chosen at one table is not chosen at another", async () => {
  expect(found(await enterAgain("pl", { match: "m8" }))).toEqual([[], null]);
});
