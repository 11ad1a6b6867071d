/** Doors: where moves are too many to be shown at once, those of a family stand behind one button. */
import type { Shown } from "../wire/wire";
import { short } from "../words/told";
import type { Words } from "../words/words";

export interface Door {
  name: string;
  moves: Shown[];
}

/** None where there would be only one, or where a family has no name. */
export function doorsOf(moves: readonly Shown[], words: Words): Door[] {
  const found = new Map<string, Shown[]>();
  for (const move of moves) found.set(move.family, [...(found.get(move.family) ?? []), move]);
  const doors: Door[] = [...found].map(([name, of]) => ({ name, moves: of }));
  const haveNames = doors.every((door) => door.moves.length === 1 || words.has(`family-${door.name}`));
  return doors.length > 1 && haveNames ? doors : [];
}

/** A door behind which there is one move is that move, and says so: to take nothing is not called *Take*. */
export function sayDoor(door: Door, words: Words): string {
  return door.moves.length > 1 ? words.say(`family-${door.name}`) : short(door.moves[0]!, words);
}
