/** The board of a game that has no drawings here: the table as the terminal draws it, and all that every game has. */
import type { GameWeb } from "./game";
import Board from "./PlainBoard.svelte";
import Cover from "./PlainCover.svelte";
import pieces from "./plain.svg?url";
import Scoring from "./PlainScoring.svelte";

const COLOURS = ["red", "blue", "green", "yellow"];

const game: GameWeb = {
  pieces,
  Board,
  Cover,
  Scoring,
  icons: () => [],
  sign: (seat) => `plain-${seat % COLOURS.length}`,
  colour: (seat) => `var(--p-${COLOURS[seat % COLOURS.length]})`,
  motions: () => [],
  concerned: () => [],
};
export default game;
