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
  ).toEqual(["mt-wood-2 location-1 location-2", "mt-rubles-2 location-2 location-1"]);
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

const fly = (drawing: string, from: string, to: string, more = {}) => ({
  kind: "fly",
  drawing,
  from,
  to,
  size: 32,
  ...more,
});
const pulse = (piece: string) => ({ kind: "pulse", piece });

test.each([
  ["rolled", { die: "red" }, [{ kind: "turn", piece: "die-red" }]],
  ["claimed", { seat: 1, place: "a1" }, [fly("b-blue", "seat-1-banner", "card-a1")]],
  ["tile_hidden", { seat: 0, space: "red" }, [fly("t-down", "card-b2", "seat-0-space-red", { size: 44 })]],
  [
    "gave",
    { seat: 0, resource: "gold", amount: 2 },
    [fly("m-gold", "seat-0-gold", "reserve-gold", { count: 2 })],
  ],
  ["paid", { seat: 1 }, [pulse("seat-1-rubles")]],
  ["delivered", { seat: 0, resource: "wood", place: "a1" }, [fly("m-wood", "seat-0-wood", "card-a1")]],
  ["finished", { place: "a1" }, [{ kind: "turn", piece: "card-a1" }]],
  [
    "decorated",
    { seat: 0, ornament: "arch", place: "a1" },
    [fly("o-arch", "seat-0", "card-a1", { size: 44 })],
  ],
  ["penalty", { seat: 1, place: "a1" }, [pulse("card-a1"), pulse("marker-1")]],
  ["prestige_gained", { seat: 1 }, [pulse("marker-1")]],
  ["prestige_traded", { seat: 0 }, [pulse("marker-0")]],
  ["influenced", { influence_card: "clergy-2" }, [pulse("influence-clergy-2")]],
  ["activated", { seat: 0, space: "red" }, [pulse("seat-0-space-red")]],
  [
    "ivan_stocked",
    { resource: "wood", amount: 3 },
    [fly("m-wood", "reserve-wood", "ivan-inventory", { count: 3 })],
  ],
  ["ivan_transported", { amount: 2 }, [fly("m-any", "ivan-inventory", "ivan-construction", { count: 2 })]],
  [
    "ivan_delivered",
    { amount: 1, place: "a1" },
    [fly("m-any", "ivan-construction", "card-a1", { count: 1 })],
  ],
  ["ivan_blocked", { die: "red", location: "3" }, [pulse("die-red"), pulse("location-3")]],
])("%s is shown where it happens", (name, args, shown) => {
  expect(motions(event(name, args), before, before, [])).toEqual(shown);
});

test("what was not on the table before does not move", () => {
  const unknown = { ...before, about: {}, market: { ...market, tiles: [] } } as unknown as View;
  const still = [
    event("tile_placed", { seat: 1, tile: "wood", space: "blue" }),
    event("swapped", { location: "1", other_location: "2" }),
    event("moved", { die: "green", steps: 2 }),
  ];
  expect(still.flatMap((one) => motions(one, unknown, unknown, []))).toEqual([]);
});

test("what a tile gives as it is laid flies from its space", () => {
  const laid = [event("tile_placed", { seat: 0, tile: "wood", space: "red" })];
  expect(
    motions(event("gained", { seat: 0, resource: "wood", amount: 1 }), landed, landed, laid)[0],
  ).toMatchObject({
    from: "seat-0-space-red",
  });
});

test("what is gained in a new turn is not of the die that moved in the last", () => {
  const turned = [event("moved", { die: "red" }), event("turn_begins", { seat: 1 })];
  const [flight] = motions(
    event("gained", { seat: 0, resource: "rubles", amount: 2 }),
    landed,
    landed,
    turned,
  );
  expect(flight).toMatchObject({ from: "reserve-rubles" });
});

test.each([
  ["moved", { die: "red" }, ["die-red"]],
  ["influenced", { influence_card: "clergy-2" }, ["influence-clergy-2"]],
  ["rerolls", { seat: 0, location: "3" }, ["location-3"]],
  ["moved", { location: "3" }, []],
  ["gained", { seat: 1, resource: "recognition" }, ["marker-1"]],
  ["gained", { seat: 1, resource: "wood" }, []],
  ["prestige_gained", { seat: 1 }, ["marker-1"]],
  ["prestige_traded", { seat: 0 }, ["marker-0"]],
  ["ivan_transported", {}, ["ivan-transport"]],
  ["ivan_delivered", { place: "a1" }, ["card-a1", "ivan-construction"]],
])("%s with %j concerns %j", (name, args, pieces) => {
  expect(concerned(event(name, args))).toEqual(pieces);
});

test.each([
  "starts",
  "turn_begins",
  "resource_tile_laid",
  "influence_card_laid",
  "workshop_tile_laid",
  "die_placed",
])("%s concerns no piece, whatever it names", (name) =>
  expect(concerned(event(name, { place: "a1", die: "red", seat: 0, space: "red" }))).toEqual([]),
);

test.each(["ivan_card_laid", "ivan_tile_laid"])("%s concerns no piece either", (name) => {
  expect(concerned(event(name, { die: "red" }))).toEqual([]);
});
