/** A scoring looked at area by area, on the plan as it was before builders went home. */
import type { Told } from "$web/wire/wire";
import { contested } from "./areas";
import type { Area, View } from "./view";

export interface Review {
  number: number;
  /** The table as it was when points were counted. */
  view: View;
  areas: Area[];
}

/**
 * What a telling leaves to be looked at, given what was shown before it and what is being looked at. Whoever
 * only watches goes on.
 */
export function reviewed(before: Told<View> | null, now: Told<View>, review: Review | null): Review | null {
  if (before === null || before.line === now.line) return review;
  const scoring =
    now.since === before.line && now.as_seats.length > 0
      ? now.events.find((event) => event.event === "scoring")
      : undefined;
  if (scoring) {
    const view = scored(before.view, now.view);
    return view && { number: scoring.number as number, view, areas: contested(view.areas) };
  }
  const acted = before.as_seats.includes(before.asked);
  return acted || now.since !== before.line ? null : review;
}

/**
 * The plan on which points were counted: the one shown while the king waited for the scoring; else the last of
 * the match, for only there a scoring comes unannounced and nothing is cleared after it. None if it was not shown.
 */
const scored = (before: View, now: View): View | null =>
  before.king.is_due ? before : now.ending ? now : null;

/** What the first areas brought to each seat. */
export const broughtBy = (areas: readonly Area[], count: number): number[] =>
  [0, 1].map((seat) => areas.slice(0, count).reduce((sum, area) => sum + area.points[seat]!, 0));
