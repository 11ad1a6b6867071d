/**
 * What a game's folder gives to the browser: its `web/cover.ts` exports one `GameCover` as default, its `web/index.ts`
 * one `GameWeb`.
 */
import type { Component, Snippet } from "svelte";
import type { Hands } from "./hands.svelte";
import type { Motion, Scene } from "./motion";
import type { Heard } from "../sound/instruments";
import { KNOCK } from "../sound/own";
import { bring, getText, type GameEvent, type Shown, type Told } from "../wire/wire";
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
  /** The id of the words of a field, or of a word that stands in it; none where the list's own must do. What the piece
   * says besides may tell what a number of it means. */
  named(field: string, word?: string, cells?: Cells): string | undefined;
  /** The sprite's id of what a field, or a word in it, stands for. */
  pictured(field: string, word?: string): string | undefined;
  /** A number that follows from another and is printed before it, so that nobody types it in: its words, and itself. */
  given?(field: string, cells: Cells): { words: string; number: number } | undefined;
}

/** What the lobby shows of a game; it comes with the lobby itself. */
export interface GameCover<View = Anything> {
  /** The address of the game's sprite. */
  pieces: string;
  /** A drawing for the lobby; `large` for the picture of a match to be continued. */
  Cover: Component<{ large?: boolean }>;
  /** The sprite's id of a seat's sign, before and during a match. */
  sign(seat: number, view: View | null): string;
  /** The colour of a seat, as a CSS value. */
  colour(seat: number, view: View | null): string;
  /** Its pieces, one by one, fetched only by who types in a box; without this they are shown as a plain table. */
  list?(): Promise<PiecesWeb>;
}

/** All of it, fetched by who opens a table, a lesson or the rulebook. */
export interface GameWeb<View = Anything> extends GameCover<View> {
  /** Everything between the header and the panel: track, others, building, market, own board. */
  Board: Component<BoardProps<View>>;
  /** The final scoring taken apart. */
  Scoring: Component<{ told: Told<View>; words: Words }>;
  /** A drawing of the rulebook, by its name and the rule it stands beside. */
  Figure?: Component<{ id: string; rule: string }>;
  /** What the panel shows on a move's button before its words: the sprite's ids of the pieces. */
  icons(move: Shown, view: View): string[];
  /** The sprite's ids of what a character stands for in its words, to be drawn instead. */
  signs?: Record<string, string>;
  /** How an event is shown by movement; `earlier` is what happened before it in the match. */
  motions(event: GameEvent, before: View, after: View, earlier: readonly GameEvent[]): Motion[];
  /** What is heard of an event; without this, whatever happens is one knock. */
  sounds?(event: GameEvent): Heard;
  /** The pieces an event concerns, to be outlined as what just happened. */
  concerned(event: GameEvent): string[];
  /** The piece one takes in the hand to carry it to its place; without this, or for what is only clicked, none. */
  carried?(move: Shown, view: View, seat: number): string | null;
  /** The pieces of an event that a learner may be proud of; none for most. */
  feast?(event: GameEvent): string[];
  /** Whether its board shows what the table would look like after the move that is pointed at. */
  foresees?: boolean;
  /** The moves of a question in the order of the panel and of its keys; without this, in that of the rules. */
  offers?(moves: readonly Shown[]): Shown[];
}

/** How events are shown that follow others, and heard. */
export function scenesOf(
  game: GameWeb,
  events: readonly GameEvent[],
  earlier: readonly GameEvent[],
  before: Told,
  after: Told,
): Scene[] {
  const scenes = events.map((event, place) => ({
    motions: game.motions(event, before.view, after.view, [...earlier, ...events.slice(0, place)]),
    ...game.sounds?.(event),
  }));
  return game.sounds ? scenes : [...scenes, { motions: [], ends: KNOCK }];
}

const NAME = /games\/([^/]+)\/web/;
const byName = <T>(found: Record<string, T>): Map<string, T> =>
  new Map(Object.entries(found).map(([path, one]) => [NAME.exec(path)![1]!, one]));

const COVERS = byName(
  import.meta.glob<GameCover>("../../src/cathedrals/games/*/web/cover.ts", {
    eager: true,
    import: "default",
  }),
);
const LOADERS = byName(import.meta.glob<{ default: GameWeb }>("../../src/cathedrals/games/*/web/index.ts"));
const loadPlain = () => import("./plain");

/** Whether a game has drawings here; every other has a plain board. */
export function isDrawn(name: string): boolean {
  return LOADERS.has(name);
}

export async function loadCover(name: string): Promise<GameCover> {
  return withPieces(COVERS.get(name) ?? (await bring(loadPlain)).default);
}

export async function loadGame(name: string): Promise<GameWeb> {
  return withPieces((await bring(LOADERS.get(name) ?? loadPlain)).default);
}

async function withPieces<T extends GameCover>(game: T): Promise<T> {
  await bringPieces(game.pieces);
  return game;
}

const brought = new Map<string, Promise<void>>();

/** Puts a sprite into the page, once: only so may its drawings use gradients and the page's colours. */
export function bringPieces(address: string): Promise<void> {
  if (!brought.has(address)) brought.set(address, getText(address).then(hang));
  const bringing = brought.get(address)!;
  bringing.catch(() => brought.delete(address));
  return bringing;
}

function hang(svg: string): void {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}
