/**
 * Whom a press is meant for: the button that stood under the pointer long enough to be seen there. What came, moved or
 * changed its meaning just before, while the pointer was down or while something was shown by movement is not pressed
 * by it. Keys name what they press, so they always count.
 */
import { isMoving } from "./motion";

/** In milliseconds: longer than a double tap, shorter than it takes to read a button. */
export const SEEN = 400;
const PRESSED = "[data-piece], .act button, .act a[href]";
/** What answers the question means something else as soon as another is asked. */
const ANSWERS = "[data-can], [data-move], [data-door], [data-confirm], [data-instead]";
/** Buttons shift by a pixel where letters are rounded. */
const STILL = 8;

interface Standing {
  meaning: string;
  x: number;
  y: number;
  since: number;
}

const pressedBy = (event: Event): Element | null => {
  const target = event.target as Element;
  return target.closest("[data-can]") ?? target.closest(PRESSED);
};

/** For the root of a table: lets no press through that was not meant, until the function it gives is called. */
export function guardPresses(root: HTMLElement): () => void {
  const standing = new WeakMap<Element, Standing>();
  let down: { pressed: Element | null; at: number; isMeant: boolean } | null = null;

  const look = (): void => {
    for (const one of root.querySelectorAll(PRESSED)) {
      const now = { ...placeOf(one), meaning: meaningOf(one, root), since: performance.now() };
      const before = standing.get(one);
      if (!before || !isSame(before, now)) standing.set(one, now);
    }
  };
  const press = (event: Event): void => {
    down = { pressed: pressedBy(event), at: performance.now(), isMeant: !isMoving() };
  };
  const click = (event: MouseEvent): void => {
    const pressed = pressedBy(event);
    if (event.detail === 0 || down === null || pressed === null) return; // by key, or on nothing of ours
    const since = standing.get(pressed)?.since ?? Infinity;
    if (down.isMeant && pressed === down.pressed && down.at - since >= SEEN) return;
    event.stopPropagation();
    event.preventDefault();
  };

  const changes = new MutationObserver(look);
  const attributeFilter = ["data-can", "data-line", "aria-disabled"];
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  root.addEventListener("pointerdown", press, { capture: true });
  root.addEventListener("click", click, { capture: true });
  look();
  return () => {
    changes.disconnect();
    root.removeEventListener("pointerdown", press, { capture: true });
    root.removeEventListener("click", click, { capture: true });
  };
}

function isSame(one: Standing, two: Standing): boolean {
  const way = Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
  return one.meaning === two.meaning && way < STILL;
}

function meaningOf(pressed: Element, root: HTMLElement): string {
  const says = "piece" in (pressed as HTMLElement).dataset ? "" : pressed.textContent;
  const question = pressed.matches(ANSWERS) ? root.dataset.line : "";
  return [says, question, pressed.getAttribute("aria-disabled")].join("|");
}

/** Where a button of the panel is, however far the panel was scrolled; a board's pieces move with the board. */
function placeOf(pressed: Element): { x: number; y: number } {
  let [x, y] = [0, 0];
  if ("piece" in (pressed as HTMLElement).dataset) return { x, y };
  for (let at = pressed as HTMLElement | null; at; at = at.offsetParent as HTMLElement | null) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}
