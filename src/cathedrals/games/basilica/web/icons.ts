/** The drawings on a move's button in the panel. */
import type { Args, Shown } from "$web/wire/wire";
import { builderOf, type View } from "./view";

export function icons(move: Pick<Shown, "family" | "args">, view: View): string[] {
  return ICONS[move.family]?.(move.args, view) ?? [];
}

const ICONS: Record<string, (args: Args, view: View) => string[]> = {
  extend: ({ vault, field }, view) => [`v-${vault}`, ...(hasCrown(field, view) ? ["crown"] : [])],
  order: ({ order, field }, view) => [`q-${order}`, ...coloursWhereDoubled(order, field, view)],
  pay: () => ["coin"],
  rank: ({ rank }) => [`r-${rank}`],
  builder: (_, view) => [builderOf(view.asked)],
  cell: ({ vault }) => [vault ? `v-${vault}` : "scaffold"],
  vault: ({ vault, cell, builder }, view) =>
    typeof builder === "number" && builder !== view.turn
      ? [builderOf(builder)]
      : [`v-${vault}`, ...builderThere(cell, view)],
};

/** Where the same order is offered twice, the vaults on the other side tell its tiles apart. */
function coloursWhereDoubled(order: unknown, field: unknown, view: View): string[] {
  const same = view.offers.filter((offer) => offer.order?.order === order);
  const tile = same.find((offer) => offer.field === field)?.order;
  return same.length > 1 && tile ? [`v-${tile.vault}`] : [];
}

const hasCrown = (field: unknown, view: View): boolean =>
  view.offers.find((offer) => offer.field === field)?.vault?.crown ?? false;

function builderThere(cell: unknown, view: View): string[] {
  const builder = view.plan.find((vault) => vault.cell === cell)?.builder ?? null;
  return builder === null ? [] : [builderOf(builder)];
}
