import { describe, expect, test } from "vitest";
import { aboutArea, changes, contested, empty, justScored, nameOf, notes, totals } from "./areas";
import { area } from "./fixture";

const lone = area(["e1"]);
const held = area(["a1", "a2", "b2"], { strengths: [1, 0], leader: 0, lead: "strength", points: [3, 0] });
const rich = area(["c1", "c2"], {
  colour: "blue",
  value: 6,
  architects: 1,
  glasses: 1,
  glass_points: 3,
  strengths: [1, 2],
  leader: 1,
  lead: "strength",
  points: [1, 6],
});
const tied = area(["d1"], { colour: "green", strengths: [1, 1], lead: "tie" });

describe("the list of areas", () => {
  test("those with builders come first, the most valuable on top", () => {
    expect(contested([lone, tied, held, rich]).map(nameOf)).toEqual([
      "area-blue-c1",
      "area-red-a1",
      "area-green-d1",
    ]);
    expect(empty([lone, tied, held, rich])).toEqual([lone]);
  });

  test("the totals are what each seat would get", () => {
    expect(totals([lone, tied, held, rich])).toEqual([4, 6]);
  });

  test("a move changes an area that is new, worth more or for another", () => {
    expect(changes(held, [lone, held])).toBe(false);
    expect(changes(held, [lone])).toBe(true);
    expect(changes({ ...held, value: held.value + 1 }, [held])).toBe(true);
    expect(changes({ ...held, points: [0, 3] }, [held])).toBe(true);
  });

  test("notes say why an area is worth more than its vaults", () => {
    expect(notes(rich)).toEqual([
      ["web-note-architect"],
      ["web-note-glass", { points: 3 }],
      ["web-note-strengths", { ivory: 1, ebony: 2 }],
    ]);
    expect(notes(held)).toEqual([]);
  });

  test("a tie is noted, and a strongman who decides it", () => {
    expect(notes(tied).at(-1)).toEqual(["web-note-tie"]);
    expect(notes({ ...tied, strongmen: [1, 0], leader: 0, lead: "strongmen" }).at(-1)).toEqual([
      "web-note-strongman",
    ]);
  });

  test("an area says of itself who would get what", () => {
    expect(aboutArea(lone)[0]).toBe("about-area-empty");
    expect(aboutArea(tied)[0]).toBe("about-area-tie");
    expect(aboutArea(held)).toEqual([
      "about-area",
      { colour: "red", cell: "a1", size: 3, seat: 0, points: 3, rest: 0 },
    ]);
    expect(aboutArea(rich)).toEqual([
      "about-area-shared",
      { colour: "blue", cell: "c1", size: 2, seat: 1, points: 6, rest: 1 },
    ]);
  });
});

describe("a scoring that was just held", () => {
  test("is told area by area, with what both got", () => {
    const scored = (seat: number, points: number, colour: string, cell: string) => ({
      event: "scored",
      line: 9,
      seat,
      points,
      colour,
      cell,
    });
    const events = [
      { event: "scoring", line: 9, number: 2 },
      scored(1, 6, "blue", "c1"),
      scored(0, 1, "blue", "c1"),
      scored(0, 3, "red", "a1"),
    ];
    expect(justScored(events)).toEqual({
      number: 2,
      areas: [
        { colour: "blue", cell: "c1", points: [1, 6] },
        { colour: "red", cell: "a1", points: [3, 0] },
      ],
    });
  });

  test("is not told where none was", () => {
    expect(justScored([{ event: "extended", line: 3 }])).toBeNull();
  });
});
