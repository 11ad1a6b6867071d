/** A new table as it is being set: who shall sit where, remembered from the last time. */
import { keep, kept } from "../house/settings.svelte";
import type { GameShown, NewTable } from "../wire/wire";

/** `me`, `same` screen, a `friend` by link, `anyone` who comes, `nobody`, or the name of a program. */
export type Sitter = string;
export const ME = "me";
export const SAME = "same";
export const FRIEND = "friend";
export const ANYONE = "anyone";
export const NOBODY = "nobody";

export interface Setting {
  seats: Sitter[];
  options: Record<string, string>;
  /** The digest of a box; nothing for the built-in one. */
  pieces: string;
  /** Whether people may ask for hints; those remembered from before may not say. */
  hints?: boolean;
}

interface Kept {
  game: string;
  settings: Record<string, Setting>;
}

const KEY = "cathedrals-new";

/** Against the program in the middle of the list, which is neither the weakest nor the strongest. */
function usual(game: GameShown): Setting {
  const most = Math.max(...game.seats);
  const program = game.programs[Math.floor((game.programs.length - 1) / 2)]!;
  const seats = Array.from({ length: most }, (_, seat) => (seat === 0 ? ME : seat === 1 ? program : NOBODY));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { seats, options, pieces: "", hints: true };
}

/** The last setting of each game, and which game it was; where a box is asked for, that one and its game. */
export function remembered(games: readonly GameShown[], pieces = ""): Kept {
  const old = kept<Kept>(KEY, { game: "", settings: {} });
  const settings = Object.fromEntries(
    games.map((game) => [game.name, fitting(game, old.settings[game.name])]),
  );
  const asked = games.find((game) => game.boxes.some((box) => box.pieces === pieces));
  if (asked) {
    settings[asked.name]!.pieces = pieces;
    return { game: asked.name, settings };
  }
  return { game: games.some((game) => game.name === old.game) ? old.game : games[0]!.name, settings };
}

/** What was remembered, if it can still be played. */
function fitting(game: GameShown, old: Setting | undefined): Setting {
  const fresh = usual(game);
  if (!old || old.seats.length !== fresh.seats.length || !game.seats.includes(taken(old))) return fresh;
  const known = [ME, SAME, FRIEND, ANYONE, NOBODY, ...game.programs];
  if (!old.seats.every((seat) => known.includes(seat))) return fresh;
  const pieces = game.boxes.some((box) => box.pieces === old.pieces) ? old.pieces : "";
  return {
    seats: old.seats,
    options: { ...fresh.options, ...old.options },
    pieces,
    hints: old.hints ?? true,
  };
}

export function remember(game: string, settings: Record<string, Setting>): void {
  keep(KEY, { game, settings } satisfies Kept);
}

export function taken(setting: Setting): number {
  return setting.seats.filter((seat) => seat !== NOBODY).length;
}

/** Whether others come, who want to know what everybody may do. */
export function isWithOthers(setting: Setting): boolean {
  return setting.seats.some((seat) => seat === FRIEND || seat === ANYONE);
}

export function asTable(game: GameShown, setting: Setting): NewTable {
  const seats = setting.seats.filter((seat) => seat !== NOBODY);
  const said = seats.map((seat) => (seat === SAME ? ME : seat === FRIEND || seat === ANYONE ? "open" : seat));
  const { options, pieces } = setting;
  const hints = !isWithOthers(setting) || setting.hints !== false;
  return { game: game.name, seats: said, options, pieces, hints, listed: !seats.includes(FRIEND) };
}
