/** What Ivan did, and what he does by his cards. */
import type { GameEvent } from "$web/wire/wire";
import type { Words } from "$web/words/words";
import type { IvanCard } from "./view";

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

/** What a card of Ivan's does, and whether it is still to come. */
export function sayIvanCard(
  { card, die, face_up }: Pick<IvanCard, "card" | "die" | "face_up">,
  words: Words,
): string {
  const does = words.say(`web-ivan-${card}`);
  const stands = face_up ? "about-ivan-card" : "about-ivan-card-used";
  return [
    words.say("web-ivan-does", { ivan_card: card, does }),
    words.say(stands, { ivan_card: card, die: die ?? "" }),
  ].join(" ");
}
