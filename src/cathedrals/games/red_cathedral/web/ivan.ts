/** What Ivan did. */
import type { GameEvent } from "$web/wire/wire";
import type { Words } from "$web/words/words";

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
