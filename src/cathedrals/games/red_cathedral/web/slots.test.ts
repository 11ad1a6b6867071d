import { expect, test } from "vitest";
import { inventory, ownOrnaments, pips, readyOrnaments, total } from "./slots";
import type { Counts, SeatView } from "./view";

const none: Counts = { wood: 0, brick: 0, stone: 0, gold: 0, green_gem: 0, purple_gem: 0 };
const seat = (change: Partial<SeatView> = {}): SeatView => ({
  colour: "red",
  position: 2,
  space: 2,
  lap_prestige: 0,
  prestige: 0,
  rubles: 3,
  inventory: none,
  free_slots: 6,
  finished_cards: 0,
  workshop: [],
  banners: { inventory: 4, beside: 2, "white-1": 0, "white-2": 0 },
  ornaments: { door: 1, arch: 2, cross: 1 },
  ornament_states: { door: [], arch: [], cross: [] },
  ...change,
});

test("what lies on a card fills its places", () => {
  const places = pips({ needs: { wood: 2, gold: 1 }, laid: { wood: 1 }, missing: { wood: 1, gold: 1 } });
  expect(places.map((pip) => `${pip.material} ${pip.state}`)).toEqual([
    "wood laid",
    "wood missing",
    "gold missing",
  ]);
});

test("one's own inventory ticks what is still missing, each material once", () => {
  const needs = { wood: 2, gold: 1 };
  const places = pips({ needs, laid: {}, missing: needs }, { ...none, wood: 1, gold: 3 });
  expect(places.map((pip) => pip.state)).toEqual(["held", "missing", "held"]);
});

test("materials of other kinds lie where nothing is missing, wherever that is", () => {
  const card = { needs: { wood: 2, gold: 1 }, laid: { stone: 2 } };
  const shown = (missing: Partial<Counts>) =>
    pips({ ...card, missing }).map((pip) => `${pip.material} ${pip.state}`);
  expect(shown({ gold: 1 })).toEqual(["stone laid", "stone laid", "gold missing"]);
  expect(shown({ wood: 1 })).toEqual(["stone laid", "wood missing", "stone laid"]);
});

test("an inventory shows materials, free slots, and those a banner blocks", () => {
  const slots = inventory(seat({ inventory: { ...none, wood: 1, purple_gem: 1 }, free_slots: 4 }));
  expect(slots).toEqual([
    "wood",
    "purple_gem",
    "free",
    "free",
    "free",
    "free",
    "banner",
    "banner",
    "banner",
    "banner",
  ]);
  expect(total({ wood: 2, gold: 1 })).toBe(3);
});

test("ornaments are shown kind by kind, those that are ready each as often as it is there", () => {
  const mine = seat({ ornament_states: { door: ["lost"], arch: ["ready", "ready"], cross: ["placed"] } });
  expect(ownOrnaments(mine).map(({ ornament, state }) => `${ornament} ${state}`)).toEqual([
    "door lost",
    "arch ready",
    "arch ready",
    "cross placed",
  ]);
  expect(readyOrnaments(mine)).toEqual(["arch", "arch"]);
});
