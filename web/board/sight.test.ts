// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { bringIntoSight } from "./sight";

/** A table from 100 to 500 on the window, whose panel covers its lowest 150, scrolled by 40 of 300. */
function table(height = 700): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  element.style.scrollPaddingBottom = "150px";
  Object.defineProperty(element, "scrollHeight", { value: height });
  Object.defineProperty(element, "clientHeight", { value: 400 });
  element.getBoundingClientRect = () => ({ top: 100, bottom: 500 }) as DOMRect;
  element.scrollTop = 40;
  return element;
}

function piece(top: number, bottom: number): Element {
  const element = document.createElement("i");
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return element;
}

function scrolledTo(pieces: Element[], height?: number): number {
  const scrolling = table(height);
  bringIntoSight(scrolling, pieces);
  return scrolling.scrollTop;
}

test("a piece below the panel or above the window is scrolled to, no further than needed", () => {
  expect(scrolledTo([piece(340, 380)])).toBe(70);
  expect(scrolledTo([piece(480, 520)])).toBe(210);
  expect(scrolledTo([piece(80, 120)])).toBe(20);
});

test("nothing moves while one of what is asked for is in sight", () => {
  expect(scrolledTo([piece(480, 520), piece(100, 350)])).toBe(40);
  expect(scrolledTo([])).toBe(40);
});

test("a table that fits its window does not move", () => {
  expect(scrolledTo([piece(480, 520)], 400)).toBe(40);
});
