// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { house } from "../house/house.svelte";
import { serve, type Asked } from "../wire/fixture";
import { TurnedAway, type GameShown, type Shelf } from "../wire/wire";
import { Drafting } from "./drafting.svelte";
import { FORM } from "./fixture";
import { Shelving } from "./shelving.svelte";

const CHECK = { "/api/games/pebbles/pieces/check": { complaints: [] } };
const MINE = { pieces: "111111111111", name: "Mine", at_start: false };
const OLDER = { pieces: "222222222222", name: "Mine", at_start: false };
const NAMED = { pieces: "333333333333", name: "Named", at_start: true };
let asked: Asked[] = [];

const told = (state: Shelf["state"], ...boxes: Shelf["boxes"]): Shelf => ({
  pieces: MINE.pieces,
  state,
  boxes,
});
const serving = (answers: Parameters<typeof serve>[0]) => (asked = serve({ ...CHECK, ...answers }));
const looks = () => asked.filter(({ path }) => path === "/api/boxes/look").map(({ body }) => body);

/** Somebody at a box of that name, and what they are told of it. */
async function looking(name: string, shelf: Shelf | { refused: string }) {
  serving({ "/api/boxes/look": shelf });
  const drafting = new Drafting(FORM);
  drafting.name(name);
  const shelving = new Shelving(drafting, "key");
  await shelving.look();
  return { drafting, shelving };
}

beforeEach(() => localStorage.clear());

test("the shelf is asked about what is confirmed, by the host's key", async () => {
  const { drafting, shelving } = await looking("Mine", told("absent", NAMED));
  expect(looks()).toEqual([{ game: "pebbles", key: "key", name: "Mine", pieces: { track: {}, tile: {} } }]);
  expect([shelving.isKnown, shelving.own, shelving.others]).toEqual([true, undefined, [NAMED]]);
  drafting.type({ gives: "stone", amount: 4 });
  expect(shelving.isKnown).toBe(true);
  await shelving.look();
  expect(looks()).toHaveLength(1);
  drafting.confirm();
  expect(shelving.isKnown).toBe(false);
  await shelving.look();
  expect([looks().length, shelving.isKnown]).toEqual([2, true]);
});

test("a box there is the own one by its pieces", async () => {
  for (const state of ["same", "renamed"] as const) {
    const { shelving } = await looking("Mine", told(state, NAMED, MINE));
    expect([shelving.own, shelving.others]).toEqual([MINE, [NAMED]]);
  }
});

test("where other pieces have its name, those are the own box", async () => {
  const { shelving } = await looking(" Mine ", told("other", { ...MINE, name: "Else" }, OLDER, NAMED));
  expect(shelving.own).toEqual(OLDER);
  expect(shelving.others.map((box) => box.name)).toEqual(["Else", "Named"]);
  const { shelving: twice } = await looking("Mine", told("other", MINE, OLDER));
  expect([twice.own, twice.others]).toEqual([OLDER, [MINE]]);
});

test("before an answer nothing is there", () => {
  const shelving = new Shelving(new Drafting(FORM), "key");
  expect([shelving.isKnown, shelving.own, shelving.others]).toEqual([false, undefined, []]);
});

test("what is put there or taken off is looked at again, and the lobby asks anew for its boxes", async () => {
  const { shelving } = await looking("Mine", told("other", OLDER));
  house.games = [{} as GameShown];
  serving({ "/api/boxes/look": told("same", MINE), "/api/boxes": {}, "/api/boxes/off": {} });
  await shelving.put(true);
  expect(asked[0]).toMatchObject({ path: "/api/boxes", body: { key: "key", name: "Mine", replaces: true } });
  expect([shelving.shelf!.state, house.games]).toEqual(["same", []]);
  await shelving.takeOff(MINE);
  expect(asked.at(-2)).toEqual({ path: "/api/boxes/off", body: { key: "key", pieces: MINE.pieces } });
  expect(looks()).toHaveLength(2);
});

test("what another host has done meanwhile is seen when one is refused for it", async () => {
  const { shelving } = await looking("Mine", told("same", MINE));
  serving({ "/api/boxes/look": told("absent"), "/api/boxes/off": { refused: "not-on-shelf" } });
  await expect(shelving.takeOff(MINE)).rejects.toThrow(TurnedAway);
  expect([shelving.shelf!.state, shelving.own]).toEqual(["absent", undefined]);
});

test("a wrong key is told once and not tried again", async () => {
  const { drafting, shelving } = await looking("Mine", { refused: "wrong-key" });
  expect(shelving.refusal!.refused).toBe("wrong-key");
  drafting.confirm();
  await shelving.look(true);
  expect(looks()).toHaveLength(1);
});

test("what was refused for another reason is asked again", async () => {
  const { shelving } = await looking("Mine", { refused: "too-fast" });
  serving({ "/api/boxes/look": told("absent") });
  await shelving.look();
  expect([shelving.refusal, shelving.shelf!.state]).toEqual([null, "absent"]);
});

type Answering = [answer: (told: object) => void, fail: (error: Error) => void];

/** Of two questions the newer one is answered first; the test says what becomes of the older. */
async function crossing(ending: (...older: Answering) => void): Promise<Shelving> {
  const { drafting, shelving } = await looking("Mine", told("absent"));
  const waiting: Answering[] = [];
  const asking = (...[answer, fail]: Answering) =>
    waiting.push([(shelf) => answer({ ok: true, json: async () => shelf }), fail]);
  vi.stubGlobal("fetch", () => new Promise(asking));
  drafting.name("Older");
  const first = shelving.look();
  drafting.name("Mine");
  const second = shelving.look();
  const [older, newer] = waiting;
  newer![0](told("same", MINE));
  await second;
  ending(...older!);
  await first;
  return shelving;
}

test("an answer that comes after a newer one is not listened to", async () => {
  const shelving = await crossing((answer) => answer(told("other", OLDER)));
  expect([shelving.shelf!.state, shelving.refusal, shelving.isKnown]).toEqual(["same", null, true]);
});

test("nor is a failure that comes after a newer answer", async () => {
  const shelving = await crossing((_, fail) => fail(new TypeError("no line")));
  expect([shelving.shelf!.state, shelving.refusal]).toEqual(["same", null]);
});
