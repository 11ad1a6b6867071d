/** The drawings on a move's button in the panel. */
import type { Args, Shown } from "$web/wire/wire";
import { builderOf, type View } from "./view";

export function icons(move: Pick<Shown, "family" | "args">, view: View): string[] {
  return ICONS[move.family]?.(move.args, view) ?? [];
}

const ICONS: Record<string, (args: Args, view: View) => string[]> = {
  extend: ({ vault, field }, view) => [`v-${vault}`, ...(hasCrown(field, view) ? ["crown"] : [])],
  order: ({ order }) => [`q-${order}`],
  pay: () => ["coin"],
  rank: ({ rank }) => [`r-${rank}`],
  builder: (_, view) => [builderOf(view.asked)],
  cell: ({ vault }) => [vault ? `v-${vault}` : "scaffold"],
  vault: ({ vault, cell, builder }, view) =>
    typeof builder === "number" && builder !== view.turn
      ? [builderOf(builder)]
      : [`v-${vault}`, ...builderThere(cell, view)],
};

const hasCrown = (field: unknown, view: View): boolean =>
  view.offers.find((offer) => offer.field === field)?.vault?.crown ?? false;

function builderThere(cell: unknown, view: View): string[] {
  const builder = view.plan.find((vault) => vault.cell === cell)?.builder ?? null;
  return builder === null ? [] : [builderOf(builder)];
}
