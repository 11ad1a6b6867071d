/** A table for tests: nothing laid, nothing chosen; each test says what is different. */
import type { Area, Vault, View } from "./view";

export function view(differs: Partial<View> = {}): View {
  const seat = { points: 0, space: 0, lap_points: 0, builders: 5, tokens: 4, coins: 1 };
  return {
    turn: 0,
    actions_left: 3,
    actions: ["now", "later", "later"],
    asked: 0,
    step: "action",
    ending: "",
    numbers: { builders: 5, tokens: 4, track: 30 },
    king: {
      space: 0,
      scoring_spaces: [10, 20, 30],
      scorings_held: 0,
      is_due: false,
      next_scoring: 10,
      crowns_to_scoring: 10,
    },
    offers: [],
    stack: { tiles: 40, top: null, discarded: 0, is_shuffled: false },
    height: 0,
    plan: [],
    scaffolds: [],
    chosen: [],
    payable: [],
    just_laid: null,
    areas: [],
    seats: [seat, seat],
    scorings: [],
    scores: [0, 0],
    ...differs,
  };
}

export const vault = (cell: string, differs: Partial<Vault> = {}): Vault => ({
  cell,
  vault: "red",
  crown: false,
  builder: null,
  rank: null,
  glass: false,
  ...differs,
});

export function area(cells: string[], differs: Partial<Area> = {}): Area {
  return {
    colour: "red",
    cells,
    value: cells.length,
    glasses: 0,
    glass_points: 0,
    architects: 0,
    strengths: [0, 0],
    strongmen: [0, 0],
    leader: null,
    lead: "empty",
    points: [0, 0],
    ...differs,
  };
}
