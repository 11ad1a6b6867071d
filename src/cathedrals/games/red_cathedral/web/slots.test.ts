import { expect, test } from "vitest";
import { inventory, onTrack, ornaments, pips, readyOrnaments, total } from "./slots";
import type { Counts, SeatView, SpaceView } from "./view";

const none: Counts = { wood: 0, brick: 0, stone: 0, gold: 0, green_gem: 0, purple_gem: 0 };
const space = (change: Partial<SpaceView>): SpaceView => ({
  space: "red",
  price: 3,
  tile: null,
  face_up: false,
  ornament: null,
  ornament_state: null,
  ...change,
});
const seat = (change: Partial<SeatView> = {}): SeatView => ({
  colour: "red",
  position: 2,
  prestige: 0,
  rubles: 3,
  inventory: none,
  free_slots: 6,
  finished_cards: 0,
  workshop: [],
  banners: { inventory: 4, beside: 2, "white-1": 0, "white-2": 0 },
  ornaments: { door: 1, arch: 2, cross: 1 },
  ...change,
});

test("what lies on a card fills its places", () => {
  const places = pips({ needs: { wood: 2, gold: 1 }, laid: { wood: 1 } });
  expect(places.map((pip) => `${pip.material} ${pip.state}`)).toEqual([
    "wood laid",
    "wood missing",
    "gold missing",
  ]);
});

test("one's own inventory ticks what is still missing, each material once", () => {
  const places = pips({ needs: { wood: 2, gold: 1 }, laid: {} }, { ...none, wood: 1, gold: 3 });
  expect(places.map((pip) => pip.state)).toEqual(["held", "missing", "held"]);
});

test("Ivan's materials of any kind take the places of what is missing", () => {
  const places = pips({ needs: { wood: 2, gold: 1 }, laid: { stone: 2 } });
  expect(places.map((pip) => `${pip.material} ${pip.state}`)).toEqual([
    "stone laid",
    "stone laid",
    "gold missing",
  ]);
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

test("on the basic side an ornament that is not ready has been placed", () => {
  const states = ornaments(seat({ ornaments: { door: 0, arch: 1, cross: 1 } })).map(
    ({ kind, state }) => `${kind} ${state}`,
  );
  expect(states).toEqual(["door placed", "arch ready", "arch placed", "cross ready"]);
});

test("on the advanced side ornaments are locked, ready, placed or lost", () => {
  const workshop = [
    space({ ornament: "door", ornament_state: "locked" }),
    space({ ornament: "arch", ornament_state: "unlocked" }),
    space({ ornament: "arch", ornament_state: "lost" }),
    space({ ornament: "cross", ornament_state: "unlocked" }),
  ];
  const states = ornaments(seat({ workshop, ornaments: { door: 0, arch: 1, cross: 0 } })).map(
    ({ kind, state }) => `${kind} ${state}`,
  );
  expect(states).toEqual(["door locked", "arch ready", "arch lost", "cross placed"]);
});

test("ornaments that are ready are shown each as often as it is there", () => {
  expect(readyOrnaments(seat({ ornaments: { door: 0, arch: 2, cross: 1 } }))).toEqual([
    "arch",
    "arch",
    "cross",
  ]);
});

test("a marker past the end begins the track anew", () => {
  expect(onTrack(33, 80)).toEqual({ space: 33, laps: 0 });
  expect(onTrack(80, 80)).toEqual({ space: 80, laps: 0 });
  expect(onTrack(85, 80)).toEqual({ space: 5, laps: 1 });
  expect(onTrack(161, 80)).toEqual({ space: 1, laps: 2 });
});
