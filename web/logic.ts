/** What of the client is logic: tests have to reach it, bugs are planted in it. Not what starts a page or a tool. */
export const LOGIC = ["web/**/*.ts", "src/cathedrals/games/*/web/**/*.ts"];
export const NOT_LOGIC = [
  "**/*.test.ts",
  "**/fixture.ts",
  "web/main.ts",
  "web/logic.ts",
  "web/patience.ts",
  "web/mutants/main.ts",
];
