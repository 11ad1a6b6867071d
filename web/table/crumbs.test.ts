// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Crumbs from "./Crumbs.svelte";
import type { Asking } from "./planning.svelte";

let shown: object;
afterEach(() => void unmount(shown));

test("a crumb goes back to its own line, for the one before the next may have been taken back itself", () => {
  const undo = vi.fn();
  const crumbs = [82, 85].map((number) => ({ number, seat: 0, text: `line ${number}`, remark: false }));
  const at = { crumbs, undo, moveOf: () => null, words: { say: () => "" }, hands: { clicked: [] } };
  shown = mount(Crumbs, { target: document.body, props: { at: at as unknown as Asking, asks: null } });
  flushSync();
  for (const button of document.querySelectorAll("button")) button.click();
  expect(undo.mock.calls).toEqual([[82]]);
});
