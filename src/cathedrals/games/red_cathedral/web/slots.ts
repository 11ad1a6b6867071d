/** Places for materials: on a card, in an inventory, on the track of prestige. */
import { MATERIALS } from "./drawings";
import type { CardView, Counts, Material, Ornament, SeatView } from "./view";

export interface Pip {
  material: Material;
  /** laid: on the card; held: in the inventory that looks at it. */
  state: "laid" | "held" | "missing";
}

/** How a place is drawn; without a word it is neither there nor missed by the one who looks. */
export type Look = "" | "faint" | "can" | "laid" | "missing";

export type Slot = Material | "banner" | "free";

/** What each player has of ornaments. [RC-S4] */
const OWNED: Counts<Ornament> = { door: 1, arch: 2, cross: 1 };

function each(counts: Partial<Counts>): Material[] {
  return MATERIALS.flatMap((material) => Array<Material>(Math.max(0, counts[material] ?? 0)).fill(material));
}

/** The places of a card. Ivan lays any kind: what is not asked for takes the place of what is missing. */
export function pips(card: Pick<CardView, "needs" | "laid">, held?: Counts): Pip[] {
  const laid = each(card.laid);
  const inventory = held ? each(held) : [];
  const places = each(card.needs).map((material): Pip => ({
    material,
    state: taken(laid, material) ? "laid" : "missing",
  }));
  for (const place of places) {
    if (place.state === "laid") continue;
    const other = laid.shift();
    if (other) Object.assign(place, { material: other, state: "laid" });
    else if (taken(inventory, place.material)) place.state = "held";
  }
  return places;
}

function taken(from: Material[], material: Material): boolean {
  const at = from.indexOf(material);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}

/** The slots of an inventory: materials, then the free ones, then those a banner blocks. */
export function inventory(seat: SeatView): Slot[] {
  const free = Array<Slot>(Math.max(0, seat.free_slots)).fill("free");
  return [...each(seat.inventory), ...free, ...Array<Slot>(seat.banners.inventory).fill("banner")];
}

export function total(counts: Partial<Counts>): number {
  return each(counts).length;
}

/** Where a marker stands on the printed track, and how many rounds of it lie behind. */
export function onTrack(position: number, length: number): { space: number; laps: number } {
  const laps = position > length ? Math.ceil(position / length) - 1 : 0;
  return { space: position - laps * length, laps };
}

export interface OwnOrnament {
  kind: Ornament;
  state: "ready" | "placed" | "locked" | "lost";
}

/**
 * Each player's ornaments: those ready are counted, the advanced side tells what is locked or lost, the rest
 * are placed.
 */
export function ornaments(seat: SeatView): OwnOrnament[] {
  return (Object.entries(OWNED) as [Ornament, number][]).flatMap(([kind, count]) => {
    const spaces = seat.workshop
      .filter((space) => space.ornament === kind)
      .map((space) => space.ornament_state);
    const shut = spaces.filter((state) => state === "locked" || state === "lost") as ("locked" | "lost")[];
    const ready = Array<"ready">(seat.ornaments[kind]).fill("ready");
    const placed = Array<"placed">(Math.max(0, count - ready.length - shut.length)).fill("placed");
    return [...ready, ...shut, ...placed].map((state) => ({ kind, state }));
  });
}

/** Those that can still be placed, each as often as it is there. */
export function readyOrnaments(seat: SeatView): Ornament[] {
  return (Object.keys(OWNED) as Ornament[]).flatMap((kind) =>
    Array<Ornament>(seat.ornaments[kind]).fill(kind),
  );
}
