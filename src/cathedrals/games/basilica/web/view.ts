/** The table as every seat sees it: what `view.py` tells. */

export type Colour = "yellow" | "blue" | "red" | "green";
export type Order =
  "promotion" | "move" | "recruit" | "confusion" | "stained_glass" | "scaffolding" | "catastrophe";
export type Rank = "architect" | "master_mason" | "strongman";

/** What one sees of a tile before it is turned: the colours of its vault, as `yellow` or `blue-red`, and its order. */
export interface TileClass {
  vault: string;
  is_joker: boolean;
  order: Order;
  /** The opponent may pay for it. */
  is_paid: boolean;
}

/** Seen from its order side: whether the vault on the other side has a crown, where that is certain. */
export interface OrderTile extends TileClass {
  crown: boolean | null;
}

export interface Offer {
  field: string;
  order: OrderTile | null;
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
  /** What the glasses add to the value. */
  glass_points: number;
  architects: number;
  strengths: number[];
  strongmen: number[];
  leader: number | null;
  /** Nobody is there, a tie, or who leads does by strength or in a tie by strongmen. */
  lead: "empty" | "tie" | "strength" | "strongmen";
  points: number[];
}

export interface Seat {
  points: number;
  /** Where the score is marked on the track, and what the rounds before count. */
  space: number;
  lap_points: number;
  builders: number;
  tokens: number;
  coins: number;
}

export interface King {
  space: number;
  scoring_spaces: number[];
  scorings_held: number;
  /** A scoring waits for the end of this turn. */
  is_due: boolean;
  next_scoring: number | null;
  crowns_to_scoring: number;
}

export interface View {
  turn: number;
  actions_left: number;
  actions: ("done" | "now" | "later")[];
  asked: number;
  step: string;
  ending: string;
  /** What the rules fix. */
  numbers: { builders: number; tokens: number; track: number };
  king: King;
  offers: Offer[];
  stack: { tiles: number; top: OrderTile | null; discarded: number; is_shuffled: boolean };
  height: number;
  plan: Vault[];
  scaffolds: string[];
  /** The pieces that the open questions are about. */
  chosen: string[];
  /** Those with which what is offered for a coin could be begun. */
  payable: string[];
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

export const RANKS: readonly Rank[] = ["architect", "master_mason", "strongman"];

export const coloursOf = (vault: string): Colour[] => vault.split("-") as Colour[];
export const side = (seat: number): string => (seat === 0 ? "ivory" : "ebony");
export const builderOf = (seat: number): string => `u-${side(seat)}`;
