/** For tests: a page whose elements have places, which a page without a screen has not. */
import { vi } from "vitest";

const SIZE = 10;

/** `data-at="x y"` says where the corner of an element is; what is `hidden`, or in it, is not to be seen. */
export function page(html: string): HTMLElement {
  const isSeen = (element: Element) => element.closest("[hidden]") === null;
  function box(this: Element): DOMRect {
    const [x, y] = (this.getAttribute("data-at") ?? "0 0").split(" ").map(Number);
    return new DOMRect(x, y, SIZE, SIZE);
  }
  function boxes(this: Element) {
    return (isSeen(this) ? [box.call(this)] : []) as unknown as DOMRectList;
  }
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(box);
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(boxes);
  vi.spyOn(Element.prototype, "checkVisibility").mockImplementation(function (this: Element) {
    return isSeen(this);
  });
  document.body.innerHTML = html;
  return document.body;
}
