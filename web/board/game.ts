/** What a game's folder gives to the browser: its `web/index.ts` exports one `GameWeb` as default. */
import type { Component, Snippet } from "svelte";
import type { Hands } from "./hands.svelte";
import type { Motion } from "./motion";
import type { GameEvent, Shown, Told } from "../wire/wire";
import type { Words } from "../words/words";

/** Only the game itself knows its view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

export interface BoardProps<View = Anything> {
  told: Told<View>;
  words: Words;
  hands: Hands;
  /** Everything that happened and still stands, as far as it is shown. */
  events?: readonly GameEvent[];
  /** A piece that is spoken of: where pieces lie behind others, it has to be in sight. */
  spoken?: string;
  /** The panel of actions, for the board to put where its grid wants it: bottom right, the thumb zone of a phone. */
  panel: Snippet;
}

/** What a row of a game's list of pieces says, by the names of its fields. */
export type Cells = Record<string, Anything>;

/** One piece as the host types it in: painted once it is as printed, in ink while it is designed by us. */
export interface PieceProps {
  words: Words;
  /** The table of the list, and the place of the row in it. */
  table: string;
  row: number;
  cells: Cells;
  printed: boolean;
}

/** How a game shows its list of pieces, on the page where a host types in those of a box. */
export interface PiecesWeb {
  /** The drawing of a piece, by the table it stands in. */
  drawings: Record<string, Component<PieceProps>>;
  /** The id of the words of a field, or of a word that stands in it; none where the list's own must do. */
  named(field: string, word?: string): string | undefined;
  /** The sprite's id of what a field, or a word in it, stands for. */
  pictured(field: string, word?: string): string | undefined;
}

export interface GameWeb<View = Anything> {
  /** The address of the game's sprite. */
  pieces: string;
  /** Everything between the header and the panel: track, others, building, market, own board. */
  Board: Component<BoardProps<View>>;
  /** A drawing for the lobby; `large` for the picture of a match to be continued. */
  Cover: Component<{ large?: boolean }>;
  /** The final scoring taken apart. */
  Scoring: Component<{ told: Told<View>; words: Words }>;
  /** A drawing of the rulebook, by its name and the rule it stands beside. */
  Figure?: Component<{ id: string; rule: string }>;
  /** What the panel shows on a move's button before its words: the sprite's ids of the pieces. */
  icons(move: Shown, view: View): string[];
  /** The sprite's ids of what a character stands for in its words, to be drawn instead. */
  signs?: Record<string, string>;
  /** The sprite's id of a seat's sign, before and during a match. */
  sign(seat: number, view: View | null): string;
  /** The colour of a seat, as a CSS value. */
  colour(seat: number, view: View | null): string;
  /** How an event is shown by movement; `earlier` is what happened before it in the match. */
  motions(event: GameEvent, before: View, after: View, earlier: readonly GameEvent[]): Motion[];
  /** The pieces an event concerns, to be outlined as what just happened. */
  concerned(event: GameEvent): string[];
  /** Whether its board shows what the table would look like after the move that is pointed at. */
  foresees?: boolean;
  /** Its pieces, one by one, fetched only by who types in a box; without this they are shown as a plain table. */
  list?(): Promise<PiecesWeb>;
  /** The moves of a question in the order of the panel and of its keys; without this, in that of the rules. */
  offers?(moves: readonly Shown[]): Shown[];
}

/** How events are shown that follow others. */
export function motionsOf(
  game: GameWeb,
  events: readonly GameEvent[],
  earlier: readonly GameEvent[],
  before: Told,
  after: Told,
): Motion[] {
  return events.flatMap((event, place) =>
    game.motions(event, before.view, after.view, [...earlier, ...events.slice(0, place)]),
  );
}

const found = import.meta.glob<{ default: GameWeb }>("../../src/cathedrals/games/*/web/index.ts");
const NAME = /games\/([^/]+)\/web/;
const LOADERS = new Map(Object.entries(found).map(([path, loader]) => [NAME.exec(path)![1]!, loader]));

/** Whether a game has drawings here; every other has a plain board. */
export function isDrawn(name: string): boolean {
  return LOADERS.has(name);
}

export async function loadGame(name: string): Promise<GameWeb> {
  const load = LOADERS.get(name) ?? (() => import("./plain"));
  const game = (await load()).default;
  await bringPieces(game.pieces);
  return game;
}

const brought = new Map<string, Promise<void>>();

/** Puts a sprite into the page, once: only so may its drawings use gradients and the page's colours. */
export function bringPieces(address: string): Promise<void> {
  if (!brought.has(address))
    brought.set(
      address,
      fetch(address)
        .then((response) => response.text())
        .then(hang),
    );
  return brought.get(address)!;
}

function hang(svg: string): void {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}
