/** What the panel shows on a move's button before its words. */
import type { Args, Shown } from "$web/wire/wire";
import { resourceDrawing, spaceColour, tileDrawing } from "./drawings";
import { guildOf } from "./about";
import type { View } from "./view";

export function icons(move: Pick<Shown, "family" | "args">, view: View): string[] {
  return ICONS[move.family]?.(move, view) ?? [];
}

const ICONS: Record<string, (move: { args: Args }, view: View) => string[]> = {
  claim: ({ args }, view) => [
    banner(view, Number(args.seat)),
    ...(args.tile ? [tileDrawing(String(args.tile))] : []),
  ],
  build: () => ["i-cart"],
  die: ({ args }, view) => [dieDrawing(view, args), "i-arrow", ...given(view, args.location)],
  more: ({ args }, view) => [dieDrawing(view, args), "i-arrow", ...given(view, args.location)],
  trade: () => ["prestige", "i-arrow", "ruble"],
  reroll: () => ["prestige", "i-arrow", "x-dice"],
  end: () => ["x-end"],
  stop: () => ["x-check"],
  banner: (_, view) => [banner(view, view.asked)],
  space: ({ args }) => [
    `s-${spaceColour(String(args.space))}`,
    ...(args.ornament ? [`o-${args.ornament}`] : []),
  ],
  up: ({ args }) => (args.tile ? [tileDrawing(String(args.tile))] : ["t-face"]),
  down: () => ["t-down"],
  lay: ({ args }, view) => [resourceDrawing(String(args.resource)), "i-arrow", banner(view, view.asked)],
  decorate: ({ args }) =>
    args.ornament
      ? [`o-${args.ornament}`, ...(args.resource ? [resourceDrawing(String(args.resource))] : [])]
      : [],
  gems: ({ args }) => {
    const gems = ["green", "purple"].flatMap((kind) => Array<string>(Number(args[kind])).fill(`m-${kind}`));
    return gems.length > 0 ? gems : ["x-x"];
  },
  take: ({ args }) => (args.resource ? [resourceDrawing(String(args.resource))] : ["x-x"]),
  influence: ({ args }) => [`g-${guildOf(String(args.influence_card))}`],
  do: ({ args }) => [`g-${guildOf(String(args.influence_card))}`],
  use: ({ args }) => [tileDrawing(String(args.tile))],
  sell: ({ args }) => [resourceDrawing(String(args.resource)), "i-arrow", "ruble"],
  buy: ({ args }) => ["ruble", "i-arrow", resourceDrawing(String(args.resource))],
  give: ({ args }) => [resourceDrawing(String(args.resource)), "i-arrow"],
  get: ({ args }) => [resourceDrawing(String(args.resource))],
  swap: ({ args }) => ["i-swap", ...(args.resource ? [resourceDrawing(String(args.resource))] : [])],
};

function banner(view: View, seat: number): string {
  return `b-${view.seats[seat]?.colour ?? "red"}`;
}

function dieDrawing(view: View, args: Args): string {
  const die = view.market.dice.find((die) => die.die === args.die);
  return `die-${args.die}-${die?.value ?? 0}`;
}

function given(view: View, location: unknown): string[] {
  const tile = view.market.tiles.find((tile) => tile.location === location);
  return tile?.resource ? [resourceDrawing(tile.resource)] : [];
}
