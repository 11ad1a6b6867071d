import { describe, expect, it } from "vitest";
import { arrow, placeBubble, shared, type Box } from "./bubble";

const frame: Box = { x: 0, y: 44, width: 1280, height: 676 };
const size = { width: 380, height: 260 };
const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });

describe("the bubble of a lesson", () => {
  it("stands in the middle when it points at nothing", () => {
    expect(placeBubble(size, null, [], frame)).toMatchObject({ x: 450, y: 252 });
  });

  it("stands to the left of its piece where there is room", () => {
    const bubble = placeBubble(size, box(900, 380), [], frame);
    expect(bubble.x + bubble.width).toBeLessThan(900);
  });

  it("stands to the right of a piece at the left edge", () => {
    expect(placeBubble(size, box(20, 380), [], frame).x).toBeGreaterThan(60);
  });

  it.each([box(0, 44), box(1240, 680), box(640, 360), box(100, 500, 400, 200)])(
    "hides neither its piece nor leaves the window",
    (target) => {
      const bubble = placeBubble(size, target, [], frame);
      expect(shared(bubble, target)).toBe(0);
      expect(shared(bubble, frame)).toBeCloseTo(size.width * size.height);
    },
  );

  it("stands above a piece that lies low", () => {
    const bubble = placeBubble(size, box(200, 640), [], frame);
    expect(bubble.y + bubble.height).toBeLessThan(640);
  });

  it("hides at most a tenth of what else is spoken of", () => {
    const other = box(600, 300, 200, 200);
    expect(shared(placeBubble(size, box(900, 380), [other], frame), other)).toBeLessThan(0.1 * 200 * 200);
  });

  it("has an arrow from its edge to the edge of the piece", () => {
    expect(arrow({ x: 100, y: 100, ...size }, box(700, 200))).toEqual([
      { x: 480, y: 230 },
      { x: 700, y: 230 },
    ]);
  });
});
