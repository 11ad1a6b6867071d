/** What `view.py` tells: the whole table, the same for every seat. */
import type { Args } from "$web/wire/wire";

export type Colour = "red" | "blue" | "green" | "yellow";
export type Die = Colour | "white";
export type Material = "wood" | "brick" | "stone" | "gold" | "green_gem" | "purple_gem";
export type Resource = Material | "rubles" | "recognition";
export type Level = "base" | "middle" | "dome";
export type Ornament = "door" | "arch" | "cross";
export type Space = Colour | "white-1" | "white-2";
export type Counts<Key extends string = Material> = Record<Key, number>;

/** So much of each, as words tell it. */
export type Goods = { resource: Resource | "any"; amount: number }[];

/** What a workshop tile gives, and by which die, if it goes by one. */
export interface GivesView {
  goods: Goods;
  die: Die | null;
}

export interface CardView {
  place: string;
  card: string;
  level: Level;
  /** Finished, with a banner, free to get one, or waiting for the card below. */
  state: "finished" | "claimed" | "open" | "waiting";
  needs: Partial<Counts>;
  laid: Partial<Counts>;
  /** What is still to be laid. */
  missing: Partial<Counts>;
  /** Other kinds lie there than it needs, so that only their number counts. */
  any_kind: boolean;
  recognition: number;
  rubles: number;
  banner: number | null;
  tile: string | null;
  gives: GivesView | null;
  finished: boolean;
  /** Who decorated it. */
  ornament: number | null;
}

export interface SpaceView {
  space: Space;
  price: number;
  tile: string | null;
  face_up: boolean;
  /** What its tile gives, if it lies face up. */
  gives: GivesView | null;
  ornament: Ornament | null;
  ornament_state: "lost" | "unlocked" | "locked" | null;
}

export type OrnamentState = "ready" | "placed" | "locked" | "lost";

export interface SeatView {
  colour: Colour;
  position: number;
  /** Where the marker stands on the printed track, and the prestige of the rounds behind it. */
  space: number;
  lap_prestige: number;
  prestige: number;
  rubles: number;
  inventory: Counts;
  free_slots: number;
  banners: Counts<"inventory" | "beside" | "white-1" | "white-2">;
  /** How many are ready, and what became of each. */
  ornaments: Counts<Ornament>;
  ornament_states: Record<Ornament, OrnamentState[]>;
  finished_cards: number;
  workshop: SpaceView[];
}

/** An action of an influence card; its words are those of the move that uses it. */
export interface ActionView extends Args {
  influence_card: string;
  action: string;
  mark: "infinity" | "lightning";
  price: number;
  count: number;
  needed: number;
  pictured: "any" | { resource: Material; amount: number }[];
}

export interface DieView {
  die: Die;
  location: string | null;
  value: number;
  /** The locations before it in the order it walks over them, then again. */
  ahead: string[];
  /** Where it goes by its own value. */
  goal: string | null;
  /** Who may let it go further for rubles. */
  payers: number[];
  /** What it would bring there: so many dice, each for so much; nothing where it cannot go by its own value. */
  yields: { goods: Goods; dice: number; each: number } | null;
}

export interface TileView {
  location: string;
  resource: Resource | null;
  amount: number;
}

export interface MarketView {
  tiles: TileView[];
  influence: (string | null)[];
  actions: ActionView[][];
  dice: DieView[];
  moved: Die | null;
}

/** A card of Ivan's row: what he did, does, and will do next. */
export interface IvanCard {
  card: string | null;
  die: Die | null;
  face_up: boolean;
  state: "past" | "now" | "next" | "later";
  /** How many materials lie on it. */
  holds: number;
}

export interface IvanView {
  seat: number;
  cards: IvanCard[];
  stock: Counts;
  site: Counts;
}

/** What the rules fix. */
export interface Numbers {
  cards_to_end: number;
  deliveries: number;
  track: number;
  ornament_of: Record<Level, Ornament>;
  trade: { prestige: number; rubles: number };
  reroll: { prestige: number };
}

/** What the question settles of what was begun. */
export interface About {
  place?: string;
  space?: Space;
  deliveries?: number;
  die?: Die;
  location?: string;
  influence_card?: string;
}

export interface View {
  turn: number;
  round: number;
  asked: number;
  step: string;
  about: About;
  ending: string;
  finisher: number | null;
  board: "basic" | "advanced";
  blueprint: number;
  numbers: Numbers;
  market: MarketView;
  reserve: Counts<Material | "rubles">;
  prestige_spaces: number[];
  cathedral: CardView[];
  seats: SeatView[];
  ivan: IvanView | null;
  scores: number[];
}

export interface TowerScore {
  tower: string;
  value: number;
  shares: number[];
  points: number[];
  /** Two are level, so it pays nobody. */
  is_tied: boolean;
}

export interface ScoringView {
  marker: number[];
  leftover: number[];
  towers: TowerScore[];
  total: number[];
}
