/** How events are shown by movement, and which pieces they concern. */
import type { Motion } from "$web/board/motion";
import type { GameEvent } from "$web/wire/wire";
import { resourceDrawing, stallDrawing, tileDrawing } from "./drawings";
import { walked } from "./ring";
import type { View } from "./view";

/** How large things fly, in pixels. */
const MATERIAL = 32;
const TILE = 44;

type Show = (event: GameEvent, before: View, after: View, earlier: readonly GameEvent[]) => Motion[];

export function motions(
  event: GameEvent,
  before: View,
  after: View,
  earlier: readonly GameEvent[],
): Motion[] {
  return SHOWN[event.event]?.(event, before, after, earlier) ?? [];
}

const SHOWN: Record<string, Show> = {
  moved: ({ die, steps }, before) => {
    const walker = before.market.dice.find((other) => other.die === die);
    return walker?.location
      ? [
          {
            kind: "walk",
            piece: `die-${die}`,
            over: walked(walker, Number(steps)).map((place) => `location-${place}`),
          },
        ]
      : [];
  },
  rolled: ({ die }) => [{ kind: "turn", piece: `die-${die}` }],
  claimed: ({ seat, place }, before) => [
    {
      kind: "fly",
      drawing: `b-${before.seats[Number(seat)]!.colour}`,
      from: `seat-${seat}-banner`,
      to: `card-${place}`,
      size: MATERIAL,
    },
  ],
  tile_placed: ({ seat, tile, space }, before) =>
    tileFlies(before, String(tile), `seat-${seat}-space-${space}`),
  tile_hidden: ({ seat, space }, before) => tileFlies(before, "", `seat-${seat}-space-${space}`),
  gained,
  gave: ({ seat, resource, amount }) => [
    {
      kind: "fly",
      drawing: resourceDrawing(String(resource)),
      from: `seat-${seat}-${resource}`,
      to: `reserve-${resource}`,
      count: Number(amount),
      size: MATERIAL,
    },
  ],
  paid: ({ seat }) => [{ kind: "pulse", piece: `seat-${seat}-rubles` }],
  delivered: ({ seat, resource, place }) => [
    {
      kind: "fly",
      drawing: resourceDrawing(String(resource)),
      from: `seat-${seat}-${resource}`,
      to: `card-${place}`,
      size: MATERIAL,
    },
  ],
  finished: ({ place }) => [{ kind: "turn", piece: `card-${place}` }],
  decorated: ({ seat, ornament, place }) => [
    { kind: "fly", drawing: `o-${ornament}`, from: `seat-${seat}`, to: `card-${place}`, size: TILE },
  ],
  penalty: ({ seat, place }) => [
    { kind: "pulse", piece: `card-${place}` },
    { kind: "pulse", piece: `marker-${seat}` },
  ],
  prestige_gained: ({ seat }) => [{ kind: "pulse", piece: `marker-${seat}` }],
  prestige_traded: ({ seat }) => [{ kind: "pulse", piece: `marker-${seat}` }],
  influenced: ({ influence_card }) => [{ kind: "pulse", piece: `influence-${influence_card}` }],
  activated: ({ seat, space }) => [{ kind: "pulse", piece: `seat-${seat}-space-${space}` }],
  swapped: ({ location, other_location }, before) => [
    ...stallFlies(before, location, other_location),
    ...stallFlies(before, other_location, location),
  ],
  ivan_stocked: ({ resource, amount }) => [
    {
      kind: "fly",
      drawing: resourceDrawing(String(resource)),
      from: `reserve-${resource}`,
      to: "ivan-inventory",
      count: Number(amount),
      size: MATERIAL,
    },
  ],
  ivan_transported: ({ amount }) => [
    {
      kind: "fly",
      drawing: "m-any",
      from: "ivan-inventory",
      to: "ivan-construction",
      count: Number(amount),
      size: MATERIAL,
    },
  ],
  ivan_delivered: ({ amount, place }) => [
    {
      kind: "fly",
      drawing: "m-any",
      from: "ivan-construction",
      to: `card-${place}`,
      count: Number(amount),
      size: MATERIAL,
    },
  ],
  ivan_blocked: ({ die, location }) => [
    { kind: "pulse", piece: `die-${die}` },
    { kind: "pulse", piece: `location-${location}` },
  ],
};

function tileFlies(before: View, tile: string, to: string): Motion[] {
  const place = before.about.place;
  return place
    ? [{ kind: "fly", drawing: tile ? tileDrawing(tile) : "t-down", from: `card-${place}`, to, size: TILE }]
    : [];
}

/** Recognition only moves the marker; all else flies from what gave it. */
function gained(event: GameEvent, before: View, after: View, earlier: readonly GameEvent[]): Motion[] {
  const { seat, resource, amount } = event;
  if (resource === "recognition") return [{ kind: "pulse", piece: `marker-${seat}` }];
  const to = resource === "rubles" ? `seat-${seat}-rubles` : `seat-${seat}-free`;
  const from = giver(event, before, after, earlier) ?? `reserve-${resource}`;
  return [
    {
      kind: "fly",
      drawing: resourceDrawing(String(resource)),
      from,
      to,
      count: Number(amount),
      size: MATERIAL,
    },
  ];
}

const GIVING = new Set(["moved", "influenced", "activated", "tile_placed", "turn_begins"]);

/**
 * The workshop tile that was used last, or the location the die moved to if it gives that; nothing if the
 * reserve does.
 */
function giver(
  { seat, resource }: GameEvent,
  before: View,
  after: View,
  earlier: readonly GameEvent[],
): string | null {
  const last = earlier.findLast((event) => GIVING.has(event.event));
  if (last?.event === "activated" || last?.event === "tile_placed") return `seat-${seat}-space-${last.space}`;
  const moved = after.market.dice.find((die) => die.die === (after.market.moved ?? before.market.moved));
  const gives = before.market.tiles.find((tile) => tile.location === moved?.location)?.resource === resource;
  return last?.event === "moved" && gives && moved ? `location-${moved.location}` : null;
}

function stallFlies(before: View, from: unknown, to: unknown): Motion[] {
  const tile = before.market.tiles.find((one) => one.location === from);
  return tile?.resource
    ? [
        {
          kind: "fly",
          drawing: stallDrawing(tile.resource, tile.amount),
          from: `location-${from}`,
          to: `location-${to}`,
          size: TILE,
        },
      ]
    : [];
}

/** The pieces named by an event's arguments. */
const NAMED: Record<string, string> = { place: "card", die: "die", influence_card: "influence" };
const QUIET = new Set([
  "starts",
  "turn_begins",
  "card_laid",
  "resource_tile_laid",
  "influence_card_laid",
  "workshop_tile_laid",
  "die_placed",
  "ivan_card_laid",
  "ivan_tile_laid",
]);
const OF_IVAN: Record<string, string> = {
  ivan_stocked: "inventory",
  ivan_transported: "transport",
  ivan_delivered: "construction",
};

export function concerned(event: GameEvent): string[] {
  if (QUIET.has(event.event)) return [];
  const named = Object.entries(NAMED).flatMap(([argument, piece]) =>
    argument in event ? [`${piece}-${event[argument]}`] : [],
  );
  const locations = ["swapped", "rerolls"].includes(event.event)
    ? [event.location, event.other_location]
        .filter((place) => place !== undefined)
        .map((place) => `location-${place}`)
    : [];
  const marker =
    ["penalty", "prestige_gained", "prestige_traded"].includes(event.event) ||
    event.resource === "recognition"
      ? [`marker-${event.seat}`]
      : [];
  const space = "space" in event ? [`seat-${event.seat}-space-${event.space}`] : [];
  const ivan = event.event in OF_IVAN ? [`ivan-${OF_IVAN[event.event]}`] : [];
  return [...named, ...locations, ...marker, ...space, ...ivan];
}
