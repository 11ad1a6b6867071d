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

export interface CardView {
  place: string;
  card: string;
  needs: Partial<Counts>;
  laid: Partial<Counts>;
  recognition: number;
  rubles: number;
  banner: number | null;
  tile: string | null;
  finished: boolean;
  ornament: number | null;
}

export interface SpaceView {
  space: Space;
  price: number;
  tile: string | null;
  face_up: boolean;
  ornament: Ornament | null;
  ornament_state: "lost" | "unlocked" | "locked" | null;
}

export interface SeatView {
  colour: Colour;
  position: number;
  prestige: number;
  rubles: number;
  inventory: Counts;
  free_slots: number;
  banners: Counts<"inventory" | "beside" | "white-1" | "white-2">;
  ornaments: Counts<Ornament>;
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

export interface IvanView {
  cards: { card: string | null; die: Die | null; face_up: boolean }[];
  stock: Counts;
  site: Counts;
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
  market: MarketView;
  reserve: Counts;
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
}

export interface ScoringView {
  marker: number[];
  leftover: number[];
  towers: TowerScore[];
  total: number[];
}
