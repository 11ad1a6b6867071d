/** Which piece one takes in the hand for a move. */
import type { Shown } from "$web/wire/wire";
import type { View } from "./view";

export function carried(move: Shown, _view: View, seat: number): string | null {
  switch (move.words.replace("-confused", "")) {
    case "move-extend":
    case "move-extend-crown":
      return `vault_field-${move.args.field}`;
    case "move-builder":
    case "move-vault-recruit":
      return `builders-${seat}`;
    case "move-vault-move":
    case "move-vault-confuse":
      return `cell-${move.args.cell}`;
    case "move-vault-step":
      return `builder-${move.args.start}`;
    default:
      return null;
  }
}
