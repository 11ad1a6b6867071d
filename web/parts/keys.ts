/**
 * Playing by keyboard: one piece of each region can be tabbed to, arrows go on from there, F6 goes to the
 * next region.
 */

const PIECE = "[data-piece]";
const REGION = "[data-region], header.head, .act, .drawer";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much worse it is to lie beside the direction than in it. */
const ASIDE = 2.5;

function regions(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REGION)].filter(
    (region) => region.getClientRects().length > 0,
  );
}

function regionOf(element: Element): Element | null {
  return element.closest(REGION);
}

function piecesOf(region: Element): HTMLElement[] {
  const found = [...region.querySelectorAll<HTMLElement>(PIECE)];
  return found.filter(
    (piece) => regionOf(piece) === region && isPressed(piece) && piece.getClientRects().length > 0,
  );
}

/** Only what says it is a button can be pressed; a drawing that only has a name is passed over. */
function isPressed(piece: Element): boolean {
  return piece.tagName === "BUTTON" || piece.getAttribute("role") === "button";
}

/** Gives each region one piece that can be tabbed to: the one with the focus, else the first that can be chosen. */
export function rove(root: HTMLElement): void {
  for (const region of regions(root)) {
    const pieces = piecesOf(region);
    const first =
      pieces.find((piece) => piece === document.activeElement) ??
      pieces.find((piece) => "can" in piece.dataset) ??
      pieces[0];
    for (const piece of pieces) piece.tabIndex = piece === first ? 0 : -1;
  }
}

let pointedAt: Element | null = null;

/** What the pointer was pressed on: its focus is the pointer's, until a key moves it. */
export function point(target: EventTarget | null): void {
  pointedAt = target instanceof Element ? target.closest(PIECE) : null;
}

/** Whether Enter belongs to what has the focus: a button, or a piece that was walked to and can be chosen. */
export function wantsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  const piece = target.closest<HTMLElement>(PIECE);
  if (piece) return piece !== pointedAt && "can" in piece.dataset;
  return target.closest("a[href], button, summary, [role=button]") !== null;
}

/** Whether the key was one of these. */
export function walk(root: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key === "F6") return goRegion(root, event.shiftKey ? -1 : 1);
  if (event.key in ARROWS && document.activeElement === document.body) return goFirst(root);
  const focus = document.activeElement as HTMLElement | null;
  const piece = focus?.closest<HTMLElement>(PIECE);
  if (!piece || !root.contains(piece)) return false;
  if (event.key in ARROWS) return goArrow(piece, ARROWS[event.key]!);
  if ((event.key === "Enter" || event.key === " ") && piece.tagName !== "BUTTON") {
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
  }
  return false;
}

/** With the focus nowhere, an arrow begins at the first piece that can be chosen. */
function goFirst(root: HTMLElement): boolean {
  const pieces = regions(root).flatMap(piecesOf);
  const first = pieces.find((piece) => "can" in piece.dataset) ?? pieces[0];
  first?.focus();
  return first !== undefined;
}

function goArrow(piece: HTMLElement, [x, y]: [number, number]): boolean {
  const region = regionOf(piece);
  if (!region) return false;
  const here = centre(piece);
  const away = (other: HTMLElement) => {
    const there = centre(other);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    return along <= 1 ? Infinity : along + ASIDE * aside;
  };
  const others = piecesOf(region).filter((other) => other !== piece && away(other) < Infinity);
  const next = others.sort((one, two) => away(one) - away(two))[0];
  if (next) focusOn(next, piece);
  return true;
}

function focusOn(next: HTMLElement, from: HTMLElement): void {
  pointedAt = null;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function goRegion(root: HTMLElement, way: number): boolean {
  const all = regions(root).filter((region) => firstOf(region) !== null);
  const here = all.findIndex(
    (region) => document.activeElement !== null && region === regionOf(document.activeElement),
  );
  firstOf(all[(here + way + all.length) % all.length]!)?.focus();
  return true;
}

function firstOf(region: Element): HTMLElement | null {
  const stops = [
    ...region.querySelectorAll<HTMLElement>(
      "[tabindex='0'], a[href], button:not([tabindex='-1']), input, select",
    ),
  ];
  return stops.find((stop) => stop.getClientRects().length > 0) ?? null;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STOPS = "a[href], button, input, select, [tabindex]";
const HARDLY = 6; // pixels, less than half a line of small letters

/**
 * What is longer than its place fades out where it goes on, and can be scrolled by keys, too: while nothing
 * in it stops the Tab key, it does itself.
 */
export function scrolls(element: HTMLElement): () => void {
  const look = (): void => {
    const isLonger = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (isLonger && element.querySelector(STOPS) === null) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    element.toggleAttribute(
      "data-more",
      element.scrollHeight - element.scrollTop - element.clientHeight > HARDLY,
    );
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  };
  const contents = new MutationObserver(watch);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  watch();
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    element.removeEventListener("scroll", look);
  };
}

/** Whether somebody is writing, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=range]):not([type=checkbox]), textarea, select")
  );
}
