import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Draws } from "../wire/wire";
import { verify } from "./fair";

const SECRET = Buffer.from("what nobody may know before the end");

/** The draws of these weights, derived without the code under test. */
function drawn(weights: number[][]): Draws {
  const draws = weights.map((of, place) => {
    const digest = createHmac("sha256", SECRET)
      .update(`${place + 1} ana jan`)
      .digest();
    let rest = Number((digest.readBigUInt64BE(0) * BigInt(of.reduce((sum, one) => sum + one, 0))) >> 64n);
    let outcome = 0;
    while (rest >= of[outcome]!) rest -= of[outcome++]!;
    return { line: 10 + place, weights: of, outcome };
  });
  return {
    dice: `sha256:${createHash("sha256").update(SECRET).digest("hex")} salts ana jan`,
    secret: SECRET.toString("hex"),
    inherited: 0,
    other_rules: 0,
    draws,
  };
}

const WEIGHTS = Array.from({ length: 40 }, (_, place) => (place % 2 ? [1, 1, 1, 1, 1, 1] : [7, 1, 28, 3]));

test("honest dice are found honest", async () => {
  expect(await verify(drawn(WEIGHTS))).toEqual({ hashFits: true, checked: 40, unproven: 0, wrong: null });
});

test("a changed draw is found", async () => {
  const told = drawn(WEIGHTS);
  told.draws[21]!.outcome = (told.draws[21]!.outcome + 1) % 6;
  expect((await verify(told)).wrong).toEqual({ number: 22, line: 31 });
});

test("another secret does not fit the hash", async () => {
  expect((await verify({ ...drawn(WEIGHTS), secret: "00ff" })).hashFits).toBe(false);
});

test("draws of the match this one goes on from are taken as told", async () => {
  const told = drawn(WEIGHTS);
  told.draws[0]!.outcome = (told.draws[0]!.outcome + 1) % 4;
  expect(await verify({ ...told, inherited: 10 })).toEqual({
    hashFits: true,
    checked: 39,
    unproven: 0,
    wrong: null,
  });
});

test("draws of other rules that today's do not give prove nothing, later ones must fit", async () => {
  const told = drawn(WEIGHTS);
  told.draws[0]!.weights = [];
  told.draws[1]!.outcome = (told.draws[1]!.outcome + 1) % 6;
  const verdict = { hashFits: true, checked: 38, unproven: 2, wrong: null };
  expect(await verify({ ...told, other_rules: 11 })).toEqual(verdict);
  expect((await verify({ ...told, other_rules: 10 })).wrong).toEqual({ number: 2, line: 11 });
});
