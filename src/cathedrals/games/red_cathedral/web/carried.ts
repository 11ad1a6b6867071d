/** Which piece one takes in the hand for a move. */
import type { Shown } from "$web/wire/wire";
import type { View } from "./view";

export function carried(move: Shown, view: View, seat: number): string | null {
  switch (move.family) {
    case "die":
    case "more":
      return `die-${move.args.die}`;
    case "lay":
      return `material-${move.args.resource}`;
    case "claim":
      return `seat-${seat}-banner`;
    case "space":
      return view.about.place ? `card-${view.about.place}` : null;
    case "decorate":
      return `ornament-${move.args.ornament}`;
    default:
      return null;
  }
}
