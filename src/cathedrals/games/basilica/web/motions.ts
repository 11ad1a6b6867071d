/** What happened, shown by movement, and the pieces it concerns. */
import type { Motion } from "$web/board/motion";
import type { GameEvent } from "$web/wire/wire";
import { builderOf, type View } from "./view";

const chosenOf = (view: View, kind: string): string | undefined =>
  view.chosen.find((piece) => piece.startsWith(kind));

/** Where a vault comes from: the field chosen for it, or one where such a vault lies. */
function fieldOfVault(view: View, vault: unknown): string {
  const field = view.offers.find((offer) => offer.vault?.vault === vault)?.field;
  return chosenOf(view, "vault_field") ?? (field ? `vault_field-${field}` : "stack");
}

const fly = (drawing: string, from: string, to: string, count = 1): Motion => ({
  kind: "fly",
  drawing,
  from,
  to,
  count,
});
const pulse = (piece: string): Motion => ({ kind: "pulse", piece });

type Showing = (event: GameEvent, before: View, after: View) => Motion[];

const SHOWINGS: Record<string, Showing> = {
  extended: (event, before) => [
    fly(`v-${event.vault}`, fieldOfVault(before, event.vault), `cell-${event.cell}`),
  ],
  king_moves: (event, before, after) => [
    fly(
      "crown",
      after.just_laid ? `cell-${after.just_laid}` : (chosenOf(before, "vault_field") ?? "stack"),
      "king",
    ),
    { kind: "walk", piece: "king", over: [`space-${event.space}`] },
  ],
  vault_turned: (event) => [
    { kind: "turn", piece: `order_field-${event.field}` },
    fly(`v-${event.vault}`, `order_field-${event.field}`, `vault_field-${event.field}`),
  ],
  order_laid: (event) => [fly("tile", "stack", `order_field-${event.field}`)],
  vaults_discarded: (_, before) =>
    before.offers.map((offer) => ({ kind: "turn", piece: `vault_field-${offer.field}` })),
  order_taken: (event) => [pulse(`order_field-${event.field}`)],
  builder_placed: (event) => [
    fly(builderOf(event.seat as number), `builders-${event.seat}`, `cell-${event.cell}`),
  ],
  recruited: (event) => [
    fly(builderOf(event.seat as number), `builders-${event.seat}`, `cell-${event.cell}`),
  ],
  taken_back: (event) => [
    fly(builderOf(event.seat as number), `cell-${event.cell}`, `builders-${event.seat}`),
  ],
  moved: (event) => [{ kind: "walk", piece: `builder-${event.cell}`, over: [`cell-${event.goal}`] }],
  confused: (event) => [{ kind: "walk", piece: `builder-${event.cell}`, over: [`cell-${event.goal}`] }],
  promoted: (event) => [fly(`r-${event.rank}`, `tokens-${event.seat}`, `cell-${event.cell}`)],
  glass_set: (event, before) => [
    fly("glass", chosenOf(before, "order_field") ?? "stack", `cell-${event.cell}`),
  ],
  scaffold_set: (event, before) => [
    fly("scaffold", chosenOf(before, "order_field") ?? "stack", `cell-${event.cell}`),
  ],
  collapsed: (event) => [pulse(`cell-${event.cell}`), fly(`v-${event.vault}`, `cell-${event.cell}`, "stack")],
  paid: (event) => [fly("coin", `coins-${event.seat}`, `coins-${1 - (event.seat as number)}`)],
  scoring: () => [pulse("king")],
  scored: (event, before) => areaLightsUp(event, before),
  cleared: (_, before) => [0, 1].flatMap((seat) => buildersGoHome(seat, before)),
};

function areaLightsUp(event: GameEvent, before: View): Motion[] {
  const area = before.areas.find(
    (one) => one.colour === event.colour && one.cells.includes(event.cell as string),
  );
  const cells = (area?.cells ?? [event.cell as string]).map((cell) => `cell-${cell}`);
  return [
    {
      kind: "pulse",
      piece: cells[0]!,
      also: [...cells.slice(1), `area-${event.colour}-${event.cell}`, `seat-${event.seat}`],
    },
  ];
}

function buildersGoHome(seat: number, before: View): Motion[] {
  const cells = before.plan.filter((vault) => vault.builder === seat).map((vault) => vault.cell);
  return cells.length ? [fly(builderOf(seat), `cell-${cells[0]}`, `builders-${seat}`, cells.length)] : [];
}

export function motions(event: GameEvent, before: View, after: View): Motion[] {
  return SHOWINGS[event.event]?.(event, before, after) ?? [];
}

const CONCERNED: Record<string, (event: GameEvent) => string[]> = {
  extended: (event) => [`cell-${event.cell}`],
  king_moves: () => ["king"],
  order_taken: (event) => [`order_field-${event.field}`],
  moved: (event) => [`cell-${event.goal}`],
  confused: (event) => [`cell-${event.goal}`],
  paid: (event) => [`coins-${event.seat}`, `coins-${1 - (event.seat as number)}`],
};
const ON_THE_PLAN = new Set([
  "builder_placed",
  "recruited",
  "taken_back",
  "promoted",
  "glass_set",
  "scaffold_set",
  "collapsed",
]);

export function concerned(event: GameEvent): string[] {
  if (ON_THE_PLAN.has(event.event)) return [`cell-${event.cell}`];
  return CONCERNED[event.event]?.(event) ?? [];
}
