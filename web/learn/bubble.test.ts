import { describe, expect, it } from "vitest";
import { arrow, placeBubble, shared, type Box } from "./bubble";

const frame: Box = { x: 0, y: 44, width: 1280, height: 676 };
const size = { width: 380, height: 260 };
const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });

describe("the bubble of a lesson", () => {
  it("stands in the middle when it points at nothing", () => {
    expect(placeBubble(size, null, [], [], frame)).toMatchObject({ x: 450, y: 252 });
  });

  it("stands to the left of its piece where there is room", () => {
    const bubble = placeBubble(size, box(900, 380), [], [], frame);
    expect(bubble.x + bubble.width).toBeLessThan(900);
  });

  it("stands to the right of a piece at the left edge", () => {
    expect(placeBubble(size, box(20, 380), [], [], frame).x).toBeGreaterThan(60);
  });

  it.each([box(0, 44), box(1240, 680), box(640, 360), box(100, 500, 400, 200)])(
    "hides neither its piece nor leaves the window",
    (target) => {
      const bubble = placeBubble(size, target, [], [], frame);
      expect(shared(bubble, target)).toBe(0);
      expect(shared(bubble, frame)).toBeCloseTo(size.width * size.height);
    },
  );

  it("stands above a piece that lies low", () => {
    const bubble = placeBubble(size, box(200, 640), [], [], frame);
    expect(bubble.y + bubble.height).toBeLessThan(640);
  });

  it.each([
    [box(600, 300, 200, 200)],
    [box(600, 300, 200, 200), box(20, 60, 100, 300)],
    [box(430, 44, 400, 676)],
    [box(0, 44, 860, 200), box(0, 520, 860, 200)],
  ])("hides nothing of all that is spoken of while there is a place for it", (...spoken) => {
    const bubble = placeBubble(size, box(900, 380), spoken, [], frame);
    expect(spoken.map((one) => shared(bubble, one))).toEqual(spoken.map(() => 0));
  });

  it("leaves free what else matters, but rather hides that than what is spoken of", () => {
    const free = [box(430, 44, 460, 676)];
    expect(shared(placeBubble(size, box(900, 380), [], free, frame), free[0]!)).toBe(0);
    const [left, right] = [box(0, 44, 640, 676), box(940, 44, 340, 676)];
    const bubble = placeBubble({ width: 300, height: 600 }, box(700, 100), [right], [left], frame);
    expect(shared(bubble, right)).toBe(0);
    expect(shared(bubble, left)).toBeGreaterThan(0);
  });

  it("stands where its arrow crosses nothing that matters", () => {
    const [target, words] = [box(900, 660), box(820, 560, 200, 40)];
    const bubble = placeBubble(size, target, [], [words], frame);
    const [from, to] = arrow(bubble, target);
    const line = box(Math.min(from.x, to.x), Math.min(from.y, to.y), 1, Math.abs(from.y - to.y) + 1);
    expect([shared(bubble, words), shared(line, words)]).toEqual([0, 0]);
  });

  it("has an arrow from its edge to the edge of the piece", () => {
    expect(arrow({ x: 100, y: 100, ...size }, box(700, 200))).toEqual([
      { x: 480, y: 230 },
      { x: 700, y: 230 },
    ]);
  });
});
