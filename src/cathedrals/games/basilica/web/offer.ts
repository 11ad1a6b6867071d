/** Whom the question to the opponent concerns: the pieces with which the paid order could be carried out. */
import { besides } from "./plan";
import type { Order, View } from "./view";

/** The order that is being carried out. */
export function orderAtHand(view: View): Order | null {
  const chosen = view.offers.find((offer) => view.chosen.includes(`order_field-${offer.field}`));
  return chosen?.order?.order ?? null;
}

export function concernedByOffer(view: View): Set<string> {
  if (view.step !== "offer") return new Set();
  const mine = view.plan.filter((vault) => vault.builder === view.asked).map((vault) => vault.cell);
  const free = new Set(view.plan.filter((vault) => vault.builder === null).map((vault) => vault.cell));
  const order = orderAtHand(view);
  const cells =
    order === "promotion"
      ? mine
      : order === "recruit"
        ? beside(mine, free)
        : mine.filter((cell) => besides(cell).some((one) => free.has(one)));
  return new Set(cells.map((cell) => `cell-${cell}`));
}

const beside = (cells: string[], free: Set<string>): string[] =>
  cells.flatMap(besides).filter((cell) => free.has(cell));
