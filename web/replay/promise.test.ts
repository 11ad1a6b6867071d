import { expect, test } from "vitest";
import { choosers } from "./promise";

const SEAL = `sha256:${"5e".repeat(32)}`;
const OTHER = `sha256:${"00".repeat(32)}`;
const dice = (...salts: string[]): string => [SEAL, "salts", ...salts].join(" ");
const promised = (salt: string, ...before: string[]) => ({ dice: SEAL, salt, before });

test("who added to sealed dice after all others knows that nobody could choose them", () => {
  expect(choosers(dice("0:tea", "1:milk"), promised("milk", "0:tea"))).toEqual({
    id: "web-verify-nobody",
    means: "proven",
    seats: [],
  });
  expect(choosers(dice("0:tea"), promised("tea")).id).toBe("web-verify-nobody");
});

test("whoever added later could choose together with the host, and is named", () => {
  const { id, seats } = choosers(dice("0:tea", "1:milk", "3:honey"), promised("milk", "0:tea"));
  expect([id, seats]).toEqual(["web-verify-after", [3]]);
});

test("what another had added before and changed since counts as added later", () => {
  expect(choosers(dice("0:lemon", "1:milk"), promised("milk", "0:tea")).seats).toEqual([0]);
});

test("a host that tried secrets when the salt was known is caught by the seal it had shown", () => {
  expect(choosers(dice("0:tea"), { dice: OTHER, salt: "tea", before: [] })).toEqual({
    id: "web-verify-seal-changed",
    means: "broken",
    seats: [],
  });
});

test("a host that changed a salt or left it out is caught by the one who sent it", () => {
  for (const told of [dice("0:lemon"), dice(), dice("0:te"), dice("1:milk")])
    expect(choosers(told, promised("tea")).id).toBe("web-verify-salt-changed");
});

test("dice to which nobody added were the host's to choose", () => {
  expect(choosers(dice(), null).id).toBe("verify-no-salts");
});

test("an older record does not say whose salts these are", () => {
  for (const told of [dice("tea", "milk"), dice("0:tea", "milk")])
    expect(choosers(told, null).id).toBe("verify-old-salts");
});

test("who was not there is told who added, and that only they can know", () => {
  expect(choosers(dice("0:tea", "2:milk"), null)).toEqual({
    id: "verify-salts",
    means: "as told",
    seats: [0, 2],
  });
});
