/** The drawings on a move's button in the panel. */
import { builderOf, type View } from "./view";

interface Said {
  text: string;
  words: string;
  args: Record<string, unknown>;
}

export function icons(move: Said, view: View): string[] {
  const { args } = move;
  const kind = move.words.replace(/^move-/, "");
  if (kind === "extend-crown") return [`v-${args.vault}`, "crown"];
  if (kind.startsWith("order-")) return [`q-${args.order}`];
  if (kind.startsWith("pay-")) return ["coin"];
  if (kind === "rank") return [`r-${args.rank}`];
  if (kind === "builder") return [builderOf(view.asked)];
  if (kind === "cell-scaffold") return ["scaffold"];
  if (kind === "vault-step-confused") return [builderOf(1 - view.turn)];
  return args.vault ? [`v-${args.vault}`, ...builderThere(args.cell, view)] : [];
}

function builderThere(cell: unknown, view: View): string[] {
  const builder = view.plan.find((vault) => vault.cell === cell)?.builder ?? null;
  return builder === null ? [] : [builderOf(builder)];
}
