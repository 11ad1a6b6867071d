/** Places for materials: on a card and in an inventory. */
import { MATERIALS } from "./drawings";
import type { CardView, Counts, Material, Ornament, OrnamentState, SeatView } from "./view";

export interface Pip {
  material: Material;
  /** laid: on the card; held: in the inventory that looks at it. */
  state: "laid" | "held" | "missing";
}

/** How a place is drawn; without a word it is neither there nor missed by the one who looks. */
export type Look = "" | "faint" | "can" | "laid" | "missing";

export type Slot = Material | "banner" | "free";

/** Each material as often as it is counted. */
export function each(counts: Partial<Counts>): Material[] {
  return MATERIALS.flatMap((material) => Array<Material>(Math.max(0, counts[material] ?? 0)).fill(material));
}

/**
 * The places of a card, each with what lies there or is missing. Other kinds than it needs lie where neither its own
 * lie nor any are missing.
 */
export function pips(card: Pick<CardView, "needs" | "laid" | "missing">, held?: Partial<Counts>): Pip[] {
  const others = each(Object.fromEntries(MATERIALS.map((kind) => [kind, beyond(card, kind)])));
  return MATERIALS.flatMap((material) => {
    const [needs, missing] = [card.needs[material] ?? 0, card.missing[material] ?? 0];
    const own = (card.laid[material] ?? 0) - beyond(card, material);
    const owned = Math.min(missing, held?.[material] ?? 0);
    return [
      ...pipsOf("laid", [...same(material, own), ...others.splice(0, needs - own - missing)]),
      ...pipsOf("held", same(material, owned)),
      ...pipsOf("missing", same(material, missing - owned)),
    ];
  });
}

const beyond = ({ laid, needs }: Pick<CardView, "needs" | "laid">, material: Material): number =>
  Math.max(0, (laid[material] ?? 0) - (needs[material] ?? 0));
const same = (material: Material, count: number): Material[] => Array<Material>(count).fill(material);
const pipsOf = (state: Pip["state"], materials: Material[]): Pip[] =>
  materials.map((material) => ({ material, state }));

/** The slots of an inventory: materials, then the free ones, then those a banner blocks. */
export function inventory(seat: SeatView): Slot[] {
  const free = Array<Slot>(Math.max(0, seat.free_slots)).fill("free");
  return [...each(seat.inventory), ...free, ...Array<Slot>(seat.banners.inventory).fill("banner")];
}

export function total(counts: Partial<Counts>): number {
  return each(counts).length;
}

/** One's ornaments with what became of each. */
export function ownOrnaments(seat: SeatView): { ornament: Ornament; state: OrnamentState }[] {
  const kinds = Object.entries(seat.ornament_states) as [Ornament, OrnamentState[]][];
  return kinds.flatMap(([ornament, states]) => states.map((state) => ({ ornament, state })));
}

/** Those that can still be placed, each as often as it is there. */
export function readyOrnaments(seat: SeatView): Ornament[] {
  const ready = ownOrnaments(seat).filter(({ state }) => state === "ready");
  return ready.map(({ ornament }) => ornament);
}
