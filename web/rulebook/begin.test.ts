// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { page } from "../parts/fixture";
import { begin } from "./rulebook";

const book = () =>
  page(
    `<section data-section="turn"><h2>The turn</h2><i data-rule="RC-T1"></i><i data-rule="RC-T2"></i></section>`,
  );

test("the first rule of a section is read from its heading on, another from itself on", () => {
  expect(begin(book(), "RC-T1")?.getAttribute("data-section")).toBe("turn");
  expect(begin(book(), "RC-T2")?.getAttribute("data-rule")).toBe("RC-T2");
  expect(begin(book(), "RC-X9")).toBeNull();
});
