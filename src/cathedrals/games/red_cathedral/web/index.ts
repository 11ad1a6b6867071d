import type { GameWeb } from "$web/board/game";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Figure from "./Figure.svelte";
import { icons } from "./icons";
import { concerned, motions } from "./motions";
import { offers } from "./offers";
import pieces from "./pieces.svg?url";
import Scoring from "./Scoring.svelte";
import type { Colour, View } from "./view";
import "./paint.css";

/** The colours by seat where nobody chose others. */
const COLOURS: Colour[] = ["red", "blue", "green", "yellow"];

function colourOf(seat: number, view: View | null): Colour {
  return view?.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length]!;
}

const game: GameWeb<View> = {
  pieces,
  Board,
  Cover,
  Figure,
  Scoring,
  icons,
  signs: { "★": "prestige" },
  sign: (seat, view) => `s-${colourOf(seat, view)}`,
  colour: (seat, view) => `var(--p-${colourOf(seat, view)})`,
  motions,
  concerned,
  list: async () => (await import("./list/pieces")).list,
  offers,
};
export default game;
