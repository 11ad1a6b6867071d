/** An influence action as drawings and numbers: what is paid, an arrow, what is had. */
import { resourceDrawing } from "./drawings";
import type { ActionView } from "./view";

/** A number is said as it is, the rest are drawings. */
export type Sign = string | number;

export function markOf(action: ActionView): string {
  return action.mark === "infinity" ? "i-inf" : "i-bolt";
}

export function formula(action: ActionView): Sign[] {
  const rubles: Sign[] = [action.price, "ruble"];
  const pictured =
    action.pictured === "any" ? ["m-any"] : action.pictured.map((kind) => resourceDrawing(kind.resource));
  const count: Sign[] = action.count > 1 ? [action.count] : [];
  const signs: Record<string, Sign[]> = {
    sell: [...pictured, "i-arrow", ...rubles],
    buy: [...rubles, "i-arrow", ...pictured],
    deliver: [...rubles, "i-arrow", "i-cart", action.count],
    gain_ruble: rubles,
    swap: [...rubles, "i-arrow", "i-swap"],
    exchange: [action.needed, "i-same", "i-arrow", ...count, "m-any"],
    barter: [...rubles, "m-any", "i-arrow", "m-any"],
    activate: ["i-tile"],
    gain_recognition: [action.count, "recog"],
    prestige_for_rubles: [...rubles, "i-arrow", action.count, "prestige"],
    prestige_for_materials: ["i-three", "i-arrow", action.count, "prestige"],
    presence: ["g-clergy", "i-arrow", action.count, "recog"],
  };
  return signs[action.action]!;
}

/** How wide a sign is in the ring. */
export function width(sign: Sign): number {
  if (typeof sign === "number") return 8.5;
  if (sign === "i-arrow") return 12;
  return sign === "i-bolt" || sign === "i-inf" ? 14 : 20;
}

/** The signs of an action beside each other, around a middle; smaller where the room is too narrow for them. */
export function laid(
  action: ActionView,
  centre: number,
  room: number,
): { sign: Sign; x: number; width: number }[] {
  const signs = [markOf(action), ...formula(action)];
  const whole = signs.reduce<number>((sum, sign) => sum + width(sign) + gap(sign), -gap(signs.at(-1)!));
  const scale = Math.min(1, room / whole);
  let x = centre - (whole * scale) / 2;
  return signs.map((sign) => {
    const placed = { sign, x: x + (width(sign) * scale) / 2, width: width(sign) * scale };
    x += (width(sign) + gap(sign)) * scale;
    return placed;
  });
}

function gap(sign: Sign): number {
  return width(sign) === 14 ? 4 : 1.4;
}
