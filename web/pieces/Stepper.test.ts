// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Stepper from "./Stepper.svelte";

const onchange = vi.fn();
const ondone = vi.fn();
let shown: object;
let input: HTMLInputElement;

beforeEach(() => {
  const props = { label: "Wood", value: 2, low: 0, high: 4, less: "", more: "", expected: "0 to 4" };
  shown = mount(Stepper, { target: document.body, props: { ...props, ondone, onchange } });
  input = document.querySelector("input")!;
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  document.body.innerHTML = "";
  vi.clearAllMocks();
});

function hand(event: Event): void {
  input.dispatchEvent(event);
  flushSync();
}

function type(text: string): void {
  input.value = text;
  hand(new Event("input", { bubbles: true }));
}

test.each(["7", "", "2x"])("what cannot be (%j) stays as it is typed, in red and with its reason", (text) => {
  type(text);
  expect([input.validity.valid, document.body.textContent!.includes("0 to 4")]).toEqual([false, false]);
  hand(new Event("blur"));
  expect([input.value, input.validationMessage]).toEqual([text, "0 to 4"]);
  expect(document.querySelector("small")!.textContent).toBe("0 to 4");
  expect([onchange.mock.calls, ondone.mock.calls]).toEqual([[], []]);
});

test("it is gone with a number that can be, typed or stepped to", () => {
  type("7");
  type("3");
  expect([input.validity.valid, onchange.mock.calls, ondone.mock.calls.length]).toEqual([true, [[3]], 1]);
  type("7");
  hand(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  expect([input.validity.valid, input.value, onchange.mock.calls.at(-1)]).toEqual([true, "2", [3]]);
});
