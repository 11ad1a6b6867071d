/** The geometry of the market: eight locations clockwise from the top, in a square of 500. */
import type { DieView } from "./view";

const LOCATIONS = 8;
export const CENTRE = 250;
export const OUTER = 242;
export const INNER = 136;
const STEP = 360 / LOCATIONS;
const DICE_AT = 161;
/** By how many dice share a location: how far apart, and how large. */
const APART = [0, 0, 18.5, 14.6, 11];
const SIZE = [45, 45, 45, 38, 31];

export interface Point {
  x: number;
  y: number;
}

/** A point by radius and angle, clockwise from the top. */
export function point(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.sin(turn)), y: round(CENTRE - radius * Math.cos(turn)) };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The middle of a location, numbered from 0. */
export function middle(location: number): number {
  return location * STEP + STEP / 2;
}

export function sector(from: number, to: number, start: number, end: number): string {
  const [a, b, c, d] = [point(to, start), point(to, end), point(from, end), point(from, start)];
  return `M${a.x} ${a.y}A${to} ${to} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${from} ${from} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The outline of a location; the gap is wider where two influence cards meet. */
export function outline(location: number): string {
  const [before, after] = location % 2 === 0 ? [1.9, 0.55] : [0.55, 1.9];
  return sector(INNER, OUTER, location * STEP + before, (location + 1) * STEP - after);
}

/**
 * Where a die stands that is the `place`-th of `count` on its location; in the lower half they go from right
 * to left.
 */
export function diceSpot(location: number, place: number, count: number): Point & { size: number } {
  const aside = (place - (count - 1) / 2) * APART[count]!;
  const below = location >= 3 && location <= 6;
  return { ...point(DICE_AT, middle(location) + (below ? -aside : aside)), size: SIZE[count]! };
}

export function indexOf(location: string): number {
  return Number(location) - 1;
}

/** The locations a die walks over, the last one included. */
export function walked({ ahead }: Pick<DieView, "ahead">, steps: number): string[] {
  return Array.from({ length: steps }, (_, step) => ahead[step % ahead.length]!);
}

/** The dotted path of a walk; beyond a whole round it is the round. */
export function path(location: string, steps: number): string {
  const start = indexOf(location) * STEP;
  const turn = Math.min(steps * STEP + 1, 350);
  const [from, half, to] = [
    point(INNER, start + 7),
    point(INNER, start + 7 + turn / 2),
    point(INNER, start + 7 + turn),
  ];
  return `M${from.x} ${from.y}A${INNER} ${INNER} 0 0 1 ${half.x} ${half.y}A${INNER} ${INNER} 0 0 1 ${to.x} ${to.y}`;
}

/** The counted steps between start and goal, moved aside where dice stand. */
export function stepMarks(
  die: Pick<DieView, "ahead">,
  steps: number,
  dice: DieView[],
): (Point & { step: number })[] {
  return walked(die, steps)
    .slice(0, -1)
    .map((place, index) => ({
      ...point(INNER, middle(indexOf(place)) - (dice.some((die) => die.location === place) ? 17 : 0)),
      step: index + 1,
    }));
}
