// @vitest-environment node
import { expect, test } from "vitest";
import { draw, keyOf, mutantOf, type Mutant } from "./drawing";
import { reasonOf, report, type Fate } from "./reporting";

const ALL = Array.from({ length: 100 }, (_, number) => number);
const mutant = (differs: Partial<Mutant> = {}): Mutant => ({
  file: "web/board/hands.svelte.ts",
  line: 3,
  range: "3:2-3:6",
  kind: "BooleanLiteral",
  was: "false",
  becomes: "true",
  code: "return false;",
  ...differs,
});
const fate = (killer: string | null, tests = 1, differs: Partial<Mutant> = {}): Fate => ({
  mutant: mutant(differs),
  killer,
  tests,
});
const EQUAL = {
  file: "web/board/hands.svelte.ts",
  code: "return false;",
  was: "false",
  becomes: "true",
  reason: "nobody asks",
};

test("the same seed draws the same, in the order of the files, another draws others", () => {
  const drawn = draw(ALL, 7, 20);
  expect(draw(ALL, 7, 20)).toEqual(drawn);
  expect(drawn).toEqual([...new Set(drawn)].sort((one, two) => one - two));
  expect(drawn).toHaveLength(20);
  expect(draw(ALL, 8, 20)).not.toEqual(drawn);
});

test("each is drawn about as often as any other, and all where more are wanted than there are", () => {
  const often = Array.from({ length: 400 }, (_, seed) => draw(ALL, seed, 10)).flat();
  const counts = ALL.map((one) => often.filter((other) => other === one).length);
  expect(Math.min(...counts)).toBeGreaterThan(15);
  expect(Math.max(...counts)).toBeLessThan(75);
  expect(draw(ALL, 7, 1000)).toEqual(ALL);
});

test("one that was tried is known again by its place, whatever its places are counted from", () => {
  const planted = (first: 0 | 1) => ({
    fileName: "web/a.ts",
    location: {
      start: { line: first + 1, column: first + 10 },
      end: { line: first + 1, column: first + 15 },
    },
    mutatorName: "BooleanLiteral",
    replacement: "true",
  });
  const text = "const one = 1;\n  return  false;\n";
  const [listed, tried] = [mutantOf(planted(0), text, 0), mutantOf(planted(1), text, 1)];
  expect(tried).toEqual(listed);
  expect(keyOf(listed)).toBe("web/a.ts 2:10-2:15 BooleanLiteral true");
  expect([listed.code, listed.was]).toEqual(["return  false;", "false"]);
});

test("what is replaced may go over lines, to the end of one", () => {
  const location = { start: { line: 0, column: 3 }, end: { line: 1, column: 1 } };
  const planted = { fileName: "web/a.ts", location, mutatorName: "BlockStatement", replacement: "{}" };
  expect(mutantOf(planted, "if {\n}\n", 0).was).toBe("{\n}");
  expect(mutantOf(planted, "if {\n} else\n", 0).was).toBe("{\n}");
});

test("one is equal only where file, line and change are those that were argued for", () => {
  expect(reasonOf(mutant({ line: 99 }), [EQUAL])).toBe("nobody asks");
  for (const differs of [{ file: "web/other.ts" }, { code: "return true;" }, { was: "" }, { becomes: "" }])
    expect(reasonOf(mutant(differs), [EQUAL])).toBeNull();
});

test("the report counts by folder, leaves equal ones out of the score, and names who lives", () => {
  const fates = [
    fate("a test", 1, { code: "a" }),
    fate(null, 4, { code: "b", becomes: "{\n}" }),
    fate(null, 0, { code: "c", file: "src/cathedrals/games/pebbles/web/icons.ts" }),
    fate(null),
  ];
  const said = report("SEED=7", fates, [EQUAL]).split("\n");
  expect(said).toContain("| web/board | 3 | 1 | 1 | 1 | 50 % |");
  expect(said).toContain("| games/pebbles/web | 1 | 0 | 1 | 0 | 0 % |");
  expect(said).toContain("| together | 4 | 1 | 2 | 1 | 33 % |");
  const under = (title: string) => {
    const rest = said.slice(said.indexOf(`### ${title}`) + 2);
    return rest.slice(0, rest.indexOf(""));
  };
  expect(under("Lived")).toHaveLength(2);
  expect(under("Lived")[0]).toContain("`false` becomes `{ }` in `b` (outlived 4 tests)");
  expect(under("Lived")[1]).toContain("(no test reaches it)");
  expect(under("Equal")).toHaveLength(1);
  expect(under("Equal")[0]).toContain("nobody asks");
  expect(under("Died")[0]).toContain("by *a test*");
});

test("where all are equal there is no score", () => {
  expect(report("SEED=7", [fate(null)], [EQUAL])).toContain("| together | 1 | 0 | 0 | 1 | – |");
});
