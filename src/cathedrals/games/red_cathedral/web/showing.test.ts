// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { choices } from "$web/house/settings.svelte";
import { paneOf, paneOfPiece } from "./panes";
import { ink, wash } from "./wash";

test("on the phone a step opens the pane it needs", () => {
  const steps = ["banner", "space", "face", "deliver", "gems", "ivan_claims", "ivan_decorates"];
  expect(steps.map(paneOf)).toEqual(steps.map(() => "cathedral"));
  const others = ["walk", "market", "use", "swap", "get"];
  expect(others.map(paneOf)).toEqual(others.map(() => "market"));
  expect(paneOf("end")).toBeUndefined();
});

test("a piece lies in one pane, or in none", () => {
  const pieces = ["card-b2", "location-1", "die-red", "influence-clergy-2", "seat-0"];
  expect(pieces.map(paneOfPiece)).toEqual(["cathedral", "market", "market", "market", undefined]);
  expect(paneOfPiece()).toBeUndefined();
});

test("paint washes up from the bottom, and the ink stays as long", () => {
  const element = document.createElement("i");
  const lasting = (["none", "fast", "normal", "slow"] as const).map((speed) => {
    choices.speed = speed;
    return [wash(element).duration, ink(element).duration];
  });
  expect(lasting).toEqual([
    [0, 0],
    [450, 450],
    [900, 900],
    [1800, 1800],
  ]);
  expect([0, 0.25, 1].map((painted) => wash(element).css!(painted, 1 - painted))).toEqual([
    "clip-path: inset(100% 0 0 0)",
    "clip-path: inset(75% 0 0 0)",
    "clip-path: inset(0% 0 0 0)",
  ]);
});
