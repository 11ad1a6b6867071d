/** Ivan's row as it stands: what he did, does, and will do next. */
import type { GameEvent } from "$web/wire/wire";
import type { Words } from "$web/words/words";
import type { Die, View } from "./view";

export interface RowCard {
  card: string;
  die: Die | null;
  face_up: boolean;
  state: "past" | "now" | "next" | "later";
}

/**
 * He goes from left to right over the tiles face up; while he acts, the last one turned down is the card he
 * follows.
 */
export function ivanRow(view: View): RowCard[] {
  const cards = (view.ivan?.cards ?? []).filter((card) => card.card !== null);
  const up = cards.findIndex((card) => card.face_up);
  const next = up < 0 ? cards.length : up;
  const acts = view.step === "ivan_claims" || view.step === "ivan_acts";
  return cards.map(({ card, die, face_up }, number) => ({
    card: card!,
    die,
    face_up,
    state: stateOf(number, next, acts),
  }));
}

function stateOf(number: number, next: number, acts: boolean): RowCard["state"] {
  if (number < next) return acts && number === next - 1 ? "now" : "past";
  return number === next && !acts ? "next" : "later";
}

/** What happened in Ivan's last turn that has words in brief. */
export function ivanTurn(events: GameEvent[], ivan: number, words: Words): string[] {
  const begins = events
    .map((event) => event.event === "turn_begins" && event.seat === ivan)
    .lastIndexOf(true);
  const ends = events.findIndex((event, number) => number > begins && event.event === "turn_begins");
  const turn = begins < 0 ? [] : events.slice(begins + 1, ends < 0 ? undefined : ends);
  return turn.flatMap(({ event, line: _, ...args }) =>
    words.has(`brief-event-${event}`) ? [words.say(`brief-event-${event}`, args)] : [],
  );
}
