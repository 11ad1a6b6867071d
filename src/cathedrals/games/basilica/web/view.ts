/** The table as every seat sees it: what `view.py` tells. */

export type Colour = "yellow" | "blue" | "red" | "green";
export type Order =
  "promotion" | "move" | "recruit" | "confusion" | "stained_glass" | "scaffolding" | "catastrophe";
export type Rank = "architect" | "master_mason" | "strongman";

/** What one sees of a tile before it is turned: the colours of its vault, as `yellow` or `blue-red`, and its order. */
export interface TileClass {
  vault: string;
  order: Order;
}

export interface Offer {
  field: string;
  /** Whether the vault on the other side has a crown, where that is certain. */
  order: (TileClass & { crown: boolean | null }) | null;
  vault: (TileClass & { crown: boolean }) | null;
}

export interface Vault {
  cell: string;
  vault: string;
  crown: boolean;
  builder: number | null;
  rank: Rank | null;
  glass: boolean;
}

export interface Area {
  colour: Colour;
  cells: string[];
  value: number;
  glasses: number;
  architects: number;
  strengths: number[];
  strongmen: number[];
  leader: number | null;
  points: number[];
}

export interface Seat {
  points: number;
  builders: number;
  tokens: number;
  coins: number;
}

export interface View {
  turn: number;
  actions_left: number;
  asked: number;
  step: string;
  ending: string;
  king: { space: number; scoring_spaces: number[]; scorings_held: number; is_due: boolean };
  offers: Offer[];
  stack: { tiles: number; top: TileClass | null; discarded: number; is_shuffled: boolean };
  height: number;
  plan: Vault[];
  scaffolds: string[];
  /** The pieces that the open questions are about. */
  chosen: string[];
  just_laid: string | null;
  areas: Area[];
  seats: Seat[];
  scorings: number[][];
  scores: number[];
}

/** `told.scoring` of a match that is over. */
export interface ScoringView {
  scorings: number[][];
  areas: Area[];
  total: number[];
}

export const BUILDERS = 5;
export const TOKENS = 4;
export const ACTIONS = 3;
export const RANKS: readonly Rank[] = ["architect", "master_mason", "strongman"];
/** The orders the opponent may pay for. */
export const PAID: ReadonlySet<Order> = new Set<Order>(["promotion", "recruit", "confusion"]);

export const coloursOf = (vault: string): Colour[] => vault.split("-") as Colour[];
export const side = (seat: number): string => (seat === 0 ? "ivory" : "ebony");
export const builderOf = (seat: number): string => `u-${side(seat)}`;
