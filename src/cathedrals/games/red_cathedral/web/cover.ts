import type { GameCover } from "$web/board/game";
import Cover from "./Cover.svelte";
import pieces from "./pieces.svg?url";
import type { Colour, View } from "./view";
import "./paint.css";

/** The colours by seat where nobody chose others. */
const COLOURS: Colour[] = ["red", "blue", "green", "yellow"];

function colourOf(seat: number, view: View | null): Colour {
  return view?.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length]!;
}

const cover: GameCover<View> = {
  pieces,
  Cover,
  sign: (seat, view) => `s-${colourOf(seat, view)}`,
  colour: (seat, view) => `var(--p-${colourOf(seat, view)})`,
  list: async () => (await import("./list/pieces")).list,
};
export default cover;
