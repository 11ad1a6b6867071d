/** Who sits where: which seats somebody who looks on may take, and what is told when that changes. */
import { readLines, type Line } from "../wire/record";
import type { SeatTold, TableShown, Told } from "../wire/wire";
import { namesOf } from "../words/told";
import type { Words } from "../words/words";

export interface ToTake {
  seat: number;
  /** The words of the button are `web-` and this. */
  how: "take-seat-back" | "sit-down" | "take-over-from";
}

/** The own one first, then what is empty, then what programs hold. */
const ORDER: ToTake["how"][] = ["take-seat-back", "sit-down", "take-over-from"];

export function seatsToTake(seats: readonly SeatTold[], table: TableShown, hasLink: boolean): ToTake[] {
  const found = seats.flatMap(({ seat, left, program }): ToTake[] => {
    if (table.seats[seat]?.was_yours) return [{ seat, how: "take-seat-back" }];
    if (left && (table.listed || hasLink)) return [{ seat, how: "sit-down" }];
    return program !== null && hasLink ? [{ seat, how: "take-over-from" }] : [];
  });
  return found.sort((one, two) => ORDER.indexOf(one.how) - ORDER.indexOf(two.how));
}

/** Sentences about who left, came or came back by what was just told; nothing of one's own doing. */
export function tellSeats(before: Told, told: Told, words: Words): string[] {
  const present = before.seats.map((seat) => ({ ...seat, left: false }));
  const named = words.at(namesOf(present, words));
  return readLines(told.lines, told.since)
    .filter((line) => line.remark && !told.as_seats.includes(line.seat!))
    .flatMap((line) => sayChange(line, before.seats[line.seat!]!, named));
}

function sayChange(line: Line, before: SeatTold, words: Words): string[] {
  const [what, ...rest] = line.text.split(" ");
  const [seat, name] = [line.seat, rest.join(" ")];
  if (what === "leave") return [words.say("remark-leave", { seat })];
  if (what === "program") {
    const id = `program-${name}`;
    return [words.say("remark-program", { seat, name: words.has(id) ? words.say(id) : name })];
  }
  if (what !== "person") return [];
  const isBack = before.left && before.name === name;
  return [isBack ? words.say("web-sits-again", { name }) : words.say("remark-person", { seat, name })];
}
