/** The plans somebody has open at the tables of this browser: kept only here, so that no reload loses one. */
import { keep, kept } from "../house/settings.svelte";
import { stands, type Line } from "../wire/record";
import type { Shown, Told } from "../wire/wire";

/** A move as it was thought of, and who was asked. */
export interface Step {
  seat: number;
  move: Shown;
}

export interface KeptPlan {
  /** The line of the match from which it goes on. */
  line: number;
  /** The seats of who made it: whoever sits elsewhere made none. */
  seats: readonly number[];
  steps: Step[];
}

type Kept = [match: string, plan: KeptPlan][];
const PLANS = "cathedrals-plans";
const MOST = 20;

const all = (): Kept => kept<Kept>(PLANS, []);
const others = (match: string): Kept => all().filter(([other]) => other !== match);

export function keepPlan(match: string, plan: KeptPlan): void {
  keep(PLANS, [...others(match), [match, plan]].slice(-MOST));
}

export function dropPlan(match: string): void {
  keep(PLANS, others(match));
}

/** The plan that was open at a table; one whose line is gone, or of a match that is over, is nobody's any more. */
export function planAt(told: Told, lines: readonly Line[]): KeptPlan | null {
  const plan = all().find(([match]) => match === told.match)?.[1];
  if (!plan) return null;
  const isOurs = plan.seats.join() === told.as_seats.join();
  if (isOurs && !told.over && stands(lines, plan.line)) return plan;
  dropPlan(told.match);
  return null;
}
