/** In which order the panel offers moves. */
import type { Shown } from "$web/wire/wire";

/** Who takes materials mostly takes all: the rules count up, the panel down. */
export function offers(moves: readonly Shown[]): Shown[] {
  const takes = (move: Shown) => move.family === "take";
  const down = moves.filter(takes).reverse();
  return moves.map((move) => (takes(move) ? down.shift()! : move));
}
