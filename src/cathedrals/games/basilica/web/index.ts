import type { GameWeb } from "$web/game";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import pieces from "./pieces.svg?url";
import Scoring from "./Scoring.svelte";

const game: GameWeb = {
  pieces,
  Board,
  Cover,
  Scoring,
  icons: () => [],
  sign: () => "",
  colour: () => "var(--text)",
  motions: () => [],
  concerned: () => [],
};
export default game;
