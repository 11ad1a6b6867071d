import type { GameWeb } from "$web/board/game";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Figure from "./Figure.svelte";
import { icons } from "./icons";
import { concerned, motions } from "./motions";
import pieces from "./pieces.svg?url";
import Scoring from "./Scoring.svelte";
import { builderOf, side, type View } from "./view";

const game: GameWeb<View> = {
  pieces,
  Board,
  Cover,
  Figure,
  Scoring,
  icons,
  sign: builderOf,
  colour: (seat) => `var(--p-${side(seat)})`,
  motions,
  concerned,
  list: async () => (await import("./list/pieces")).list,
  foresees: true,
};
export default game;
