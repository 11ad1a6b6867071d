import type { GameCover } from "$web/board/game";
import Cover from "./Cover.svelte";
import pieces from "./pieces.svg?url";
import { builderOf, side, type View } from "./view";

const cover: GameCover<View> = {
  pieces,
  Cover,
  sign: builderOf,
  colour: (seat) => `var(--p-${side(seat)})`,
  list: async () => (await import("./list/pieces")).list,
};
export default cover;
