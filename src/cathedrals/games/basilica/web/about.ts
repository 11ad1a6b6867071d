/** What a piece says of itself when it is enlarged or read aloud, in the words of `describe.py`. */
import { aboutArea, nameOf, type Said } from "./areas";
import { builderOf, RANKS, type Offer, type Rank, type View } from "./view";

export interface About {
  /** What is drawn large: ids of the sprite, the later over the earlier. */
  drawings: string[];
  title: Said;
  lines: Said[];
}

const CROWN = (crown: boolean | null): string => (crown === null ? "unknown" : crown ? "yes" : "no");

/** Nothing where there is no piece. */
export function about(piece: string, view: View): About | null {
  const [kind, name] = [piece.slice(0, piece.indexOf("-")), piece.slice(piece.indexOf("-") + 1)];
  if (piece === "king") return { drawings: ["king"], title: ["web-king"], lines: [aboutKing(view)] };
  if (piece === "stack") return aboutStack(view);
  if (kind === "cell") return aboutCell(name, view);
  if (kind === "rank")
    return RANKS.includes(name as Rank)
      ? { drawings: [`r-${name}`], title: [piece], lines: [[`web-does-${name}`]] }
      : null;
  if (kind === "area") return aboutAreaOf(piece, view);
  if (kind === "seat") return aboutSeat(Number(name), view);
  const offer = view.offers.find((one) => one.field === name);
  if (!offer) return null;
  return kind === "order_field" ? aboutOrder(offer) : aboutOpenVault(offer);
}

function aboutCell(cell: string, view: View): About | null {
  if (view.scaffolds.includes(cell))
    return { drawings: ["scaffold"], title: ["web-scaffold"], lines: [["about-scaffold", { cell }]] };
  const vault = view.plan.find((one) => one.cell === cell);
  if (!vault) return null;
  const lines: (Said | false)[] = [
    vault.crown && ["web-has-crown"],
    vault.builder !== null && [
      vault.rank ? "about-builder-ranked" : "about-builder",
      { seat: vault.builder, rank: vault.rank },
    ],
    vault.rank !== null && [`web-does-${vault.rank}`],
    vault.glass && ["about-glass"],
    ...view.areas.filter((area) => area.cells.includes(cell)).map(aboutArea),
  ];
  const builder = vault.builder === null ? [] : [builderOf(vault.builder)];
  return {
    drawings: [`v-${vault.vault}`, ...builder],
    title: ["web-vault-at", { vault: vault.vault, cell }],
    lines: lines.filter((line) => line !== false),
  };
}

function aboutOrder(offer: Offer): About | null {
  const tile = offer.order;
  if (!tile) return null;
  const paid: Said[] = tile.is_paid ? [[`web-paid-${tile.order}`]] : [];
  const lines: Said[] = [
    [`web-does-${tile.order}`],
    ...paid,
    ["web-other-side", { vault: tile.vault, crown: CROWN(tile.crown) }],
  ];
  return { drawings: [`q-${tile.order}`], title: [`order-${tile.order}`], lines };
}

function aboutOpenVault(offer: Offer): About | null {
  const tile = offer.vault;
  if (!tile) return null;
  const joker: Said[] = tile.is_joker ? [["web-joker"]] : [];
  const crown: Said[] = tile.crown ? [["web-crown-moves"]] : [];
  const lines: Said[] = [...crown, ...joker, ["web-other-side-order", { order: tile.order }]];
  return {
    drawings: [`v-${tile.vault}`, ...(tile.crown ? ["crown"] : [])],
    title: ["web-vault", { vault: tile.vault, crown: CROWN(tile.crown) }],
    lines,
  };
}

function aboutAreaOf(piece: string, view: View): About | null {
  const area = view.areas.find((one) => nameOf(one) === piece);
  return area
    ? {
        drawings: [`v-${area.colour}`],
        title: ["web-area", { colour: area.colour }],
        lines: [aboutArea(area)],
      }
    : null;
}

function aboutSeat(seat: number, view: View): About {
  return {
    drawings: [],
    title: ["web-seat", { seat }],
    lines: [["about-seat", { seat, ...view.seats[seat], total: view.scores[seat] }]],
  };
}

export function aboutKing(view: View): Said {
  const { space, next_scoring: next, crowns_to_scoring: steps } = view.king;
  return next === null ? ["about-king-due", { space }] : ["about-king", { space, next, steps }];
}

function aboutStack(view: View): About {
  const { tiles, discarded, top, is_shuffled } = view.stack;
  const shown: Said[] = top ? [["about-top", { ...top, crown: CROWN(top.crown) }]] : [];
  const lines: Said[] = [
    ["about-stack", { tiles, discarded }],
    ...shown,
    [is_shuffled ? "about-shuffled" : "about-unshuffled"],
  ];
  return { drawings: top ? [`q-${top.order}`] : [], title: ["web-stack"], lines };
}
