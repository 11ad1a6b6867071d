import { expect, test } from "vitest";
import { artOf, ivanDrawing, resourceDrawing, stallDrawing, tileDrawing } from "./drawings";
import sprite from "./pieces.svg?raw";

const drawn = new Set([...sprite.matchAll(/symbol id="([^"]+)"/g)].map((found) => found[1]));
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name}-${number + 1}`);
const resources = ["wood", "brick", "stone", "gold", "green_gem", "purple_gem", "rubles", "recognition"];

test("every card of the box has a drawing in the sprite", () => {
  const cards = [...numbered("base", 10), ...numbered("middle", 20), ...numbered("dome", 10)];
  for (const card of cards) expect(drawn, card).toContain(artOf(card));
});

test("no two cards look alike", () => {
  for (const [level, count] of [
    ["base", 10],
    ["middle", 20],
    ["dome", 10],
  ] as const)
    expect(new Set(numbered(level, count).map(artOf)).size).toBe(count);
});

test("a stall is drawn with as much as its tile gives", () => {
  for (const resource of resources)
    for (const amount of [1, 2]) {
      const [, stall] = sprite.match(RegExp(`symbol id="${stallDrawing(resource, amount)}"(.*?)</symbol>`))!;
      expect(stall!.split(`"#${resourceDrawing(resource)}"`)).toHaveLength(amount + 1);
    }
});

test("every resource, tile and card of Ivan has a drawing in the sprite", () => {
  for (const resource of resources) {
    expect(drawn).toContain(resourceDrawing(resource));
  }
  for (const tile of ["die-red", "die-white", "any", ...resources])
    expect(drawn).toContain(tileDrawing(tile));
  for (const card of ["inventory", "transport", "construction", "claim", "recognition"])
    expect(drawn).toContain(ivanDrawing(card));
});
