/** The areas as a list to be read: who leads, why, and what it would bring. */
import type { Args, GameEvent } from "$web/wire/wire";
import type { Area, Colour } from "./view";

export type Said = [id: string, args?: Args];

/** Areas with builders first, the most valuable on top; the others after them. */
export function contested(areas: readonly Area[]): Area[] {
  const held = areas.filter((area) => area.lead !== "empty");
  return held.sort(
    (one, other) => Math.max(...other.points) - Math.max(...one.points) || other.value - one.value,
  );
}

export const empty = (areas: readonly Area[]): Area[] => areas.filter((area) => area.lead === "empty");

export const nameOf = (area: { colour: Colour; cells: string[] }): string =>
  `area-${area.colour}-${area.cells[0]}`;

export const totals = (areas: readonly Area[]): number[] =>
  [0, 1].map((seat) => areas.reduce((sum, area) => sum + area.points[seat]!, 0));

/** Whether it is none of these as it is: larger, worth more, or for another. */
export function changes(area: Area, before: readonly Area[]): boolean {
  const same = before.find((other) => nameOf(other) === nameOf(area));
  return (
    !same || same.value !== area.value || same.points.some((points, seat) => points !== area.points[seat])
  );
}

/** What makes an area bring more than its vaults, or less. */
export function notes(area: Area): Said[] {
  const [ivory, ebony] = area.strengths as [number, number];
  const said: (Said | false)[] = [
    area.architects > 0 && ["web-note-architect"],
    area.glasses > 0 && ["web-note-glass", { points: area.glass_points }],
    ivory > 0 && ebony > 0 && ["web-note-strengths", { ivory, ebony }],
    area.lead in DECIDED && [DECIDED[area.lead]!],
  ];
  return said.filter((note) => note !== false);
}

/** What is to be said of how it is decided. */
const DECIDED: Partial<Record<Area["lead"], string>> = {
  tie: "web-note-tie",
  strongmen: "web-note-strongman",
};

/** What an area says of itself, as `describe.py` says it. */
export function aboutArea(area: Area): Said {
  const args = { colour: area.colour, cell: area.cells[0], size: area.cells.length };
  if (area.leader === null) return [`about-area-${area.lead}`, args];
  const rest = area.points[1 - area.leader]!;
  return [
    rest ? "about-area-shared" : "about-area",
    { ...args, seat: area.leader, points: area.points[area.leader], rest },
  ];
}

/** What a scoring that was just held brought, area by area. */
export interface Brought {
  colour: Colour;
  cell: string;
  points: number[];
}

export function justScored(events: readonly GameEvent[]): { number: number; areas: Brought[] } | null {
  const scoring = events.find((event) => event.event === "scoring");
  if (!scoring) return null;
  const areas = new Map<string, Brought>();
  for (const event of events.filter((one) => one.event === "scored")) {
    const key = `${event.colour} ${event.cell}`;
    const area = areas.get(key) ?? {
      colour: event.colour as Colour,
      cell: event.cell as string,
      points: [0, 0],
    };
    area.points[event.seat as number] = event.points as number;
    areas.set(key, area);
  }
  return { number: scoring.number as number, areas: [...areas.values()] };
}
