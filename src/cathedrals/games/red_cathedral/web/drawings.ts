/** Which drawing of the sprite shows a piece. */
import type { Level, Material } from "./view";

export const MATERIALS: Material[] = ["wood", "brick", "stone", "gold", "green_gem", "purple_gem"];
/** How many drawings there are of each level; the colours are those of the tower. */
const DRAWN: Record<Level, [name: string, count: number]> = {
  base: ["base", 10],
  middle: ["mid", 20],
  dome: ["dome", 12],
};
const OTHERS: Record<string, string> = { rubles: "ruble", recognition: "recog" };
const IVAN: Record<string, string> = { inventory: "v-reserve" };

export function artOf(card: string): string {
  const [level, number] = card.split("-");
  const [name, count] = DRAWN[level as Level];
  return `c-${name}-${((Number(number) - 1) % count) + 1}`;
}

/** A material, rubles, recognition, or any material. */
export function resourceDrawing(resource: string): string {
  return OTHERS[resource] ?? `m-${resource.replace("_gem", "")}`;
}

/** What lies on the market for a resource: a stall with as much as each die there brings. */
export function stallDrawing(resource: string, amount: number): string {
  return `mt-${resource === "recognition" ? "recog" : resource.replace("_gem", "")}-${amount}`;
}

/** What a workshop tile shows: a die without pips, or what it gives. */
export function tileDrawing(tile: string): string {
  return tile.startsWith("die-") ? `${tile}-0` : resourceDrawing(tile);
}

export function ivanDrawing(card: string): string {
  return IVAN[card] ?? `v-${card}`;
}

export function spaceColour(space: string): string {
  return space.split("-")[0]!;
}
