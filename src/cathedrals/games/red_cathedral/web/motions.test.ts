import { expect, test } from "vitest";
import type { GameEvent } from "$web/wire/wire";
import { concerned, motions } from "./motions";
import type { View } from "./view";

const market = {
  tiles: [
    { location: "1", resource: "wood", amount: 2 },
    { location: "2", resource: "rubles", amount: 2 },
  ],
  dice: [{ die: "red", location: "7", value: 3, ahead: ["8", "1", "2", "3"] }],
  moved: null,
};
const before = {
  market,
  about: { place: "b2" },
  seats: [{ colour: "red" }, { colour: "blue" }],
} as unknown as View;
const landed = {
  ...before,
  market: { ...market, dice: [{ die: "red", location: "2", value: 3 }], moved: "red" },
} as unknown as View;
const event = (name: string, args: Record<string, unknown>): GameEvent => ({ event: name, line: 1, ...args });

test("a die walks over every location on its way", () => {
  const moved = event("moved", { seat: 0, die: "red", steps: 3, location: "2" });
  expect(motions(moved, before, landed, [])).toEqual([
    { kind: "walk", piece: "die-red", over: ["location-8", "location-1", "location-2"] },
  ]);
});

test("what the location gives flies from it, anything else from the reserve", () => {
  const rubles = motions(event("gained", { seat: 0, resource: "rubles", amount: 2 }), landed, landed, [
    event("moved", { die: "red" }),
  ]);
  expect(rubles).toEqual([
    { kind: "fly", drawing: "ruble", from: "location-2", to: "seat-0-rubles", count: 2, size: 32 },
  ]);
  const gold = motions(event("gained", { seat: 0, resource: "gold", amount: 1 }), landed, landed, [
    event("moved", { die: "red" }),
  ]);
  expect(gold[0]).toMatchObject({ from: "reserve-gold", to: "seat-0-free" });
});

test("what a workshop tile gives flies from its space, even where the location gives the same", () => {
  const used = [
    event("moved", { die: "red" }),
    event("activated", { seat: 0, tile: "rubles", space: "blue" }),
  ];
  expect(
    motions(event("gained", { seat: 0, resource: "rubles", amount: 2 }), landed, landed, used)[0],
  ).toMatchObject({ from: "seat-0-space-blue" });
  const bought = [event("moved", { die: "red" }), event("influenced", { influence_card: "clergy-2" })];
  expect(
    motions(event("gained", { seat: 0, resource: "rubles", amount: 2 }), landed, landed, bought)[0],
  ).toMatchObject({ from: "reserve-rubles" });
});

test("recognition only moves the marker", () => {
  expect(
    motions(event("gained", { seat: 1, resource: "recognition", amount: 4 }), before, before, []),
  ).toEqual([{ kind: "pulse", piece: "marker-1" }]);
});

test("a workshop tile flies from the card that is claimed to the space of who claims", () => {
  const placed = event("tile_placed", { seat: 1, tile: "die-white", space: "blue" });
  expect(motions(placed, before, before, [])).toEqual([
    { kind: "fly", drawing: "die-white-0", from: "card-b2", to: "seat-1-space-blue", size: 44 },
  ]);
});

test("swapped stalls fly both ways", () => {
  const flights = motions(
    event("swapped", { seat: 0, location: "1", other_location: "2" }),
    before,
    before,
    [],
  );
  expect(
    flights.map((motion) => (motion.kind === "fly" ? `${motion.drawing} ${motion.from} ${motion.to}` : "")),
  ).toEqual(["mt-wood location-1 location-2", "mt-rubles location-2 location-1"]);
});

test("setting up the table is not shown and concerns no piece", () => {
  const laid = event("card_laid", { place: "a1", card: "base-1" });
  expect(motions(laid, before, before, [])).toEqual([]);
  expect(concerned(laid)).toEqual([]);
});

test("an event concerns the pieces it names", () => {
  expect(concerned(event("penalty", { seat: 1, place: "a1", amount: 1 }))).toEqual(["card-a1", "marker-1"]);
  expect(concerned(event("activated", { seat: 0, tile: "wood", space: "red" }))).toEqual([
    "seat-0-space-red",
  ]);
  expect(concerned(event("ivan_stocked", { resource: "wood", amount: 4 }))).toEqual(["ivan-inventory"]);
  expect(concerned(event("swapped", { seat: 0, location: "1", other_location: "2" }))).toEqual([
    "location-1",
    "location-2",
  ]);
});
