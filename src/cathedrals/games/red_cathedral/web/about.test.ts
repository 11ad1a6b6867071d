import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FRAME } from "$web/words/fixture";
import { wordsOf } from "$web/words/words";
import {
  aboutAction,
  aboutCard,
  aboutDie,
  aboutGives,
  aboutLocation,
  aboutLock,
  aboutSpace,
  guildOf,
  asCost,
} from "./about";
import type { ActionView, CardView, DieView, GivesView, SeatView, SpaceView, View } from "./view";

const ours = readFileSync(new URL("../telling/words/en.ftl", import.meta.url), "utf8");
const words = wordsOf("en", [FRAME, ours]).at(["Ana", "Jan"]);

const card = (differs: Partial<CardView> = {}): CardView => ({
  place: "b2",
  card: "middle-1",
  level: "middle",
  state: "claimed",
  needs: { wood: 2, gold: 1 },
  laid: {},
  missing: { wood: 2, gold: 1 },
  any_kind: false,
  recognition: 3,
  rubles: 2,
  banner: 1,
  tile: null,
  gives: null,
  finished: false,
  ornament: null,
  ...differs,
});
const view = { numbers: { ornament_of: { middle: "arch" } }, market: { dice: [] } } as unknown as View;
const die = (differs: Partial<DieView> = {}): DieView => ({
  die: "red",
  location: "1",
  value: 3,
  ahead: [],
  goal: "4",
  payers: [],
  yields: null,
  ...differs,
});
const space = (differs: Partial<SpaceView> = {}): SpaceView => ({
  space: "white-1",
  price: 3,
  tile: null,
  face_up: false,
  gives: null,
  ornament: null,
  ornament_state: null,
  ...differs,
});
const seat = (banners: Partial<SeatView["banners"]> = {}) => ({ banners }) as SeatView;

test("a card tells whose it is, what it needs and pays, and its workshop tile", () => {
  const [first, needs, pays, ...more] = aboutCard(words, view, card());
  expect(first).toContain("claimed by Jan");
  expect(needs).toContain("2 wood and 1 gold");
  expect(pays).toContain("3 recognition and 2 rubles");
  expect(more).toEqual([]);
  const gives: GivesView = { goods: [{ resource: "wood", amount: 2 }], die: null };
  expect(aboutCard(words, view, card({ tile: "wood", gives })).slice(3)).toEqual([
    "Its workshop tile is: wood.",
    "Each time it is activated, the tile brings 2 wood.",
  ]);
});

test("a card with other kinds than it needs tells only how many it lacks", () => {
  const [, needs] = aboutCard(words, view, card({ any_kind: true }));
  expect(needs).toContain("3 materials of any kind");
});

test("a finished card tells whose ornament it carries, or which it has room for", () => {
  const finished = card({ state: "finished", finished: true });
  const about = aboutCard(words, view, finished);
  expect(about).toHaveLength(2);
  expect(about[1]).toMatch(/^It has room for .*arch/);
  expect(aboutCard(words, view, { ...finished, ornament: 0 })[1]).toMatch(/arch placed by Ana\.$/);
});

test("a location tells what it gives and which dice stand there, an empty one only its number", () => {
  const tile = { location: "1", resource: "wood" as const, amount: 2 };
  expect(aboutLocation(words, view, tile)[1]).toBe("There are no dice here.");
  const standing = { market: { dice: [die(), die({ die: "blue", location: "2" })] } } as unknown as View;
  const [gives, dice] = aboutLocation(words, standing, tile);
  expect(gives).toContain("gives 2 wood");
  expect(dice).toMatch(/^Dice here: the red die showing 3\.$/);
  expect(aboutLocation(words, view, { ...tile, resource: null })).toEqual(["Location 1."]);
});

test("a die tells where it would go and who may move it further, one off the ring only its name", () => {
  expect(aboutDie(words, die())).toHaveLength(1);
  expect(aboutDie(words, die())[0]).toContain("move to location 4");
  expect(aboutDie(words, die({ payers: [0, 1] })).slice(1)).toEqual([
    "Ana may pay rubles to move it further.",
    "Jan may pay rubles to move it further.",
  ]);
  expect(aboutDie(words, die({ die: "white", payers: [0] })).slice(1)).toEqual([
    "Anyone may pay rubles to move it further.",
  ]);
  expect(aboutDie(words, die({ location: null }))).toEqual(["The red die."]);
});

test("a space tells its tile, else its banner, else its locked ornament, else its price", () => {
  const about = (differs: Partial<SpaceView>, banners = {}) =>
    aboutSpace(words, seat(banners), space(differs));
  expect(about({ tile: "wood", face_up: true })).toContain("a tile face up (");
  expect(about({ tile: "wood" }, { "white-1": 1 })).toContain("a tile face down");
  expect(about({}, { "white-1": 1 })).toContain("a banner");
  expect(about({ ornament: "arch", ornament_state: "locked" }, { "white-1": 0 })).toContain("locked");
  expect(about({ ornament_state: "unlocked" })).toContain("nothing; placing a tile face up costs 3 rubles");
});

test("a space of the advanced side tells what became of its ornament", () => {
  const lock = (ornament_state: SpaceView["ornament_state"]) =>
    aboutLock(words, space({ ornament: "arch", ornament_state })).map((said) => said.split(/[ :]/)[0]);
  expect([lock(null), lock("locked"), lock("lost"), lock("unlocked")]).toEqual([
    [],
    ["Locked"],
    ["Lost"],
    ["Unlocked"],
  ]);
});

test("an action says what it does, and a card's guild has no number", () => {
  const id = /^does-([a-z_-]+) =/m.exec(ours)![1]!;
  const action = { action: id, price: 1, count: 1, needed: 1, amount: 1, resource: "wood" };
  const said = wordsOf("en", [`does-${id} = does { $count }`]);
  expect(aboutAction(said, action as unknown as ActionView)).toBe("does 1");
  expect(guildOf("clergy-2")).toBe("clergy");
});

test("a card that nobody has claimed does not need anything still", () => {
  expect(aboutCard(words, view, card({ state: "open", banner: null }))[1]).toMatch(/^It needs /);
  expect(aboutCard(words, view, card())[1]).toMatch(/^It still needs /);
});

test("a die tells what it would bring, by how many dice", () => {
  const yields: DieView["yields"] = { goods: [{ resource: "stone", amount: 4 }], dice: 2, each: 2 };
  expect(aboutDie(words, die({ yields }))[1]).toBe("There it would bring 4 stones: 2 dice × 2.");
  expect(aboutDie(words, die({ die: "white", yields }))[1]).toContain("4 stones");
});

test("a tile of a die tells what it brings now; one that is not known tells nothing", () => {
  const gives: GivesView = { goods: [{ resource: "any", amount: 1 }], die: "white" };
  expect(aboutGives(words, gives)[0]).toContain(
    "the location of the white die shows, now a material of your choice",
  );
  expect([aboutGives(words, null), aboutGives(words, { goods: [], die: "red" })]).toEqual([[], []]);
});

test("a price reads as what one loses", () => {
  expect(asCost(1)).toBe("−1");
});
