import { expect, test } from "vitest";
import { move } from "$web/wire/fixture";
import type { Args } from "$web/wire/wire";
import { carried } from "./carried";
import type { View } from "./view";

const taken = (words: string, args: Args) => carried({ ...move("any"), words, args }, {} as View, 1);

test("a vault is taken from its field, a builder from one's own or from where it stands", () => {
  expect(taken("move-extend-crown", { field: "2" })).toBe("vault_field-2");
  expect(taken("move-builder", { cell: "e1" })).toBe("builders-1");
  expect(taken("move-vault-move", { cell: "b1" })).toBe("cell-b1");
  expect(taken("move-vault-step-confused", { cell: "d2", start: "d3" })).toBe("builder-d3");
  expect(taken("move-vault-glass", { cell: "b1" })).toBeNull();
});
