import { expect, test } from "vitest";
import { readRules } from "./rules";

test("rules are read paragraph by paragraph, each with its id", () => {
  const rules = readRules("# Pebbles\n\nSome **bold** words.\n\n## Turn\n\n- **PB-T1** Take `one`\n  or two.\n- **PB-T2** End.\n");
  expect(rules.map((rule) => rule.heading || rule.id)).toEqual(["Pebbles", "", "Turn", "PB-T1", "PB-T2"]);
  expect(rules[3]!.parts).toEqual([{ text: "Take one or two.", strong: false }]);
  expect(rules[1]!.parts).toEqual([
    { text: "Some ", strong: false },
    { text: "bold", strong: true },
    { text: " words.", strong: false },
  ]);
});
