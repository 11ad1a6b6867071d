/**
 * What of a page does not fit. Text: cut by a box that hides what is outside of it, spilt over the edge of its own
 * box, laid over other text, broken within a word, or outside of the window. What can be pressed: cut, or covered by
 * something else. What is marked `data-apart`: laid over another such part of the same thing. What is not shown is
 * not measured. A box that scrolls lets its contents lie outside of it in the direction in which it scrolls; nothing
 * else may.
 */
(within) => {
  const SLACK = 1.01;
  /** Above and below its letters a line of text has room of its own, which may be cut. */
  const LEADING = 0.14;
  const root = document.querySelector(within) ?? document.body;
  const faults = [];
  let measured = 0;

  const isClear = (colour) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
  const styles = new Map();
  const styleOf = (element) =>
    styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  /** What is only said aloud is clipped to nothing. */
  const isSilent = (element) =>
    element !== null && (styleOf(element).clipPath === "inset(50%)" || isSilent(element.parentElement));
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isSilent(element);
  const boxOf = (element) => element.getBoundingClientRect();

  function complain(kind, element, text, by) {
    const name = (one) =>
      one.tagName.toLowerCase() +
      [...one.classList]
        .filter((part) => !part.startsWith("svelte-"))
        .map((part) => `.${part}`)
        .join("");
    const around = [element.parentElement?.parentElement, element.parentElement, element]
      .filter(Boolean)
      .map(name)
      .join(" > ");
    faults.push(
      `${kind} by ${Math.round(by * 10) / 10}: ${around}: ${text.trim().replace(/\s+/g, " ").slice(0, 70)}`,
    );
  }

  /** Whether this box has an edge one can see, or is a thing of its own: its text should not cross its edge. */
  function isPainted(element) {
    if (/^(LI|BUTTON|ARTICLE|SECTION|HEADER|TD|TH)$/.test(element.tagName)) return true;
    const style = styleOf(element);
    const borders = ["Top", "Right", "Bottom", "Left"].filter(
      (side) => parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]),
    );
    return borders.length === 4 || !isClear(style.backgroundColor) || style.backgroundImage !== "none";
  }

  /** The boxes around an element that may cut it, the nearest first; one that is placed freely leaves some out. */
  function* boxesAround(element) {
    let [free, fixed] = [false, false];
    for (let box = element; box && !fixed; box = box.parentElement) {
      const style = styleOf(box);
      const holds = style.position !== "static" || style.transform !== "none" || style.filter !== "none";
      if (!free || holds) yield [box, style];
      if (free && holds) free = false;
      free ||= style.position === "absolute";
      fixed = style.position === "fixed";
    }
  }

  /** How far a rectangle lies outside of another, sideways and up or down. */
  const outside = (rect, box) => ({
    x: Math.max(box.left - rect.left, rect.right - box.right),
    y: Math.max(box.top - rect.top, rect.bottom - box.bottom),
  });

  function measureRect(element, text, whole) {
    const [room, inline] = [whole.height * LEADING, styleOf(element).writingMode.startsWith("horizontal")];
    const rect = inline
      ? { left: whole.left, right: whole.right, top: whole.top + room, bottom: whole.bottom - room }
      : whole;
    const free = { x: false, y: false };
    let painted = false;
    for (const [box, style] of boxesAround(element)) {
      if (box === document.documentElement || box === document.body) break;
      if (style.display === "inline" || style.display === "contents") continue;
      const by = outside(rect, boxOf(box));
      for (const side of ["x", "y"]) {
        const overflow = side === "x" ? style.overflowX : style.overflowY;
        if (overflow === "auto" || overflow === "scroll") free[side] = true;
        if (free[side] || by[side] <= SLACK) continue;
        if (overflow === "hidden" || overflow === "clip")
          return complain(`cut ${side}`, element, text, by[side]);
        if (!painted && isPainted(box)) return complain(`spilt ${side}`, element, text, by[side]);
      }
      painted ||= isPainted(box);
    }
    if (!free.x && Math.max(-rect.left, rect.right - innerWidth) > SLACK)
      complain("outside x", element, text, Math.max(-rect.left, rect.right - innerWidth));
  }

  /** A word of a drawing lies on the drawing of its piece. */
  function measureDrawn(element, text) {
    const rect = boxOf(element);
    const shapes = (group) =>
      [...group.children].filter(
        (one) => one !== element && /^(rect|circle|ellipse|path|polygon)$/.test(one.tagName),
      );
    let group = element.parentElement;
    while (group.tagName !== "svg" && shapes(group).length === 0) group = group.parentElement;
    const parts = group.tagName === "svg" ? [group] : shapes(group);
    const boxes = parts.map(boxOf);
    const box = {
      left: Math.min(...boxes.map((one) => one.left)),
      right: Math.max(...boxes.map((one) => one.right)),
      top: Math.min(...boxes.map((one) => one.top)),
      bottom: Math.max(...boxes.map((one) => one.bottom)),
    };
    const room = rect.height * LEADING;
    const by = outside(
      { left: rect.left, right: rect.right, top: rect.top + room, bottom: rect.bottom - room },
      box,
    );
    for (const side of ["x", "y"])
      if (by[side] > SLACK) complain(`drawn over ${side}`, element, text, by[side]);
    measureRect(element.ownerSVGElement, text, rect);
  }

  /** What a field shows is no text of the page: its width is worked out. */
  function measureField(field) {
    const text =
      field.tagName === "SELECT"
        ? (field.selectedOptions[0]?.textContent ?? "")
        : field.value || field.placeholder;
    if (!text.trim() || field.readOnly || ["radio", "checkbox", "range"].includes(field.type)) return;
    const style = styleOf(field);
    const ink = document.createElement("canvas").getContext("2d");
    ink.font = style.font;
    const arrow = field.tagName === "SELECT" && style.appearance !== "none" ? 16 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const by = ink.measureText(text.trim()).width - room;
    measured += 1;
    if (by > SLACK) complain("cut x", field, text, by);
  }

  /** The part of a line of text that no box hides. */
  function seenOf(element, rect) {
    const room = rect.height * LEADING;
    const seen = { left: rect.left, right: rect.right, top: rect.top + room, bottom: rect.bottom - room };
    for (const [box, style] of boxesAround(element)) {
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const { left, right, top, bottom } = boxOf(box);
      Object.assign(seen, {
        left: Math.max(seen.left, left),
        right: Math.min(seen.right, right),
        top: Math.max(seen.top, top),
        bottom: Math.min(seen.bottom, bottom),
      });
    }
    return seen;
  }

  /** Whether something is laid over its surroundings on purpose. */
  const isLaidOver = (element, within) =>
    element !== within &&
    (["absolute", "fixed", "sticky"].includes(styleOf(element).position) ||
      isLaidOver(element.parentElement, within));

  function measureOverlaps(laid) {
    laid.sort((one, other) => one.rect.top - other.rect.top);
    laid.forEach((one, place) => {
      for (const other of laid.slice(place + 1)) {
        if (other.rect.top > one.rect.bottom - 2) break;
        const by = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        if (
          one.element === other.element ||
          by < 2 ||
          Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top < 2
        )
          continue;
        let within = one.element;
        while (!within.contains(other.element)) within = within.parentElement;
        if (!isLaidOver(one.element, within) && !isLaidOver(other.element, within))
          complain("laid over", other.element, `${one.text.trim()} / ${other.text}`, by);
      }
    });
  }

  /** A word that stands on two lines without a hyphen; only where words may be broken at all. */
  function measureWords(element, node) {
    if (styleOf(element).overflowWrap !== "anywhere") return;
    for (const word of node.data.matchAll(/[^\s\u00a0\u202f-]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((rect) => rect.top)).size > 1)
        complain("broken", element, word[0], 1);
    }
  }

  const PRESSED = "button, a[href], input, select, [role=button]";
  /** What lies over others on purpose, for as long as it is read. */
  const ABOVE = "[data-enlarged], [role=dialog], [data-above]";

  /** How much of it no box hides, and where; a box that scrolls lets it be. */
  function shownPart(element) {
    const whole = boxOf(element);
    const seen = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    const free = { x: false, y: false };
    const cut = { x: 0, y: 0 };
    for (const [box, style] of boxesAround(element.parentElement)) {
      if (box === document.documentElement || box === document.body) break;
      const by = outside(seen, boxOf(box));
      for (const side of ["x", "y"]) {
        const overflow = side === "x" ? style.overflowX : style.overflowY;
        if (overflow === "visible" || style.display === "inline" || style.display === "contents") continue;
        if (overflow === "auto" || overflow === "scroll") free[side] = true;
        else if (!free[side]) cut[side] = Math.max(cut[side], by[side]);
        const [from, to] = side === "x" ? ["left", "right"] : ["top", "bottom"];
        seen[from] = Math.max(seen[from], boxOf(box)[from]);
        seen[to] = Math.min(seen[to], boxOf(box)[to]);
      }
    }
    return { seen, cut };
  }

  /** Whether one lies within the other, or both are parts of one drawing, which lie on each other on purpose. */
  const isOfOne = (one, other) =>
    one.contains(other) ||
    other.contains(one) ||
    (one.ownerSVGElement !== undefined && one.ownerSVGElement === other.ownerSVGElement) ||
    one.closest("label")?.contains(other);

  const stays = (element, within) =>
    element !== null &&
    !element.contains(within) &&
    (styleOf(element).position === "sticky" || stays(element.parentElement, within));

  function measurePressed(element) {
    const { seen, cut } = shownPart(element);
    const name = element.getAttribute("aria-label") ?? element.textContent;
    for (const side of ["x", "y"])
      if (cut[side] > 2) return complain(`cut ${side}`, element, name, cut[side]);
    const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
    if (width < 2 || height < 2 || element.closest(ABOVE)) return;
    measured += 1;
    const covers = [0.25, 0.5, 0.75]
      .flatMap((x) => [0.25, 0.5, 0.75].map((y) => [seen.left + width * x, seen.top + height * y]))
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((hit) => hit && !isOfOne(element, hit) && !hit.closest(ABOVE) && !stays(hit, element));
    if (covers.length > 2) complain("covered", element, `${name} / ${covers[0].className}`, covers.length);
  }

  function measureParts() {
    const parts = [...root.querySelectorAll("[data-apart]")].filter(isShown);
    for (const [place, one] of parts.entries())
      for (const other of parts.slice(place + 1)) {
        if (one.parentElement !== other.parentElement) continue;
        const [here, there] = [boxOf(one), boxOf(other)];
        const x = Math.min(here.right, there.right) - Math.max(here.left, there.left);
        const y = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
        if (Math.min(x, y) > 2) complain("covered", one, other.className, Math.min(x, y));
      }
    measured += parts.length;
  }

  for (const element of root.querySelectorAll(PRESSED)) if (isShown(element)) measurePressed(element);
  measureParts();
  for (const field of root.querySelectorAll("input, select, textarea"))
    if (isShown(field)) measureField(field);

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const laid = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      /^(SCRIPT|STYLE|OPTION|TITLE|title|desc)$/.test(element.tagName) ||
      !isShown(element)
    )
      continue;
    measured += 1;
    if (element.ownerSVGElement) {
      measureDrawn(element.closest("text"), node.data);
      continue;
    }
    range.selectNodeContents(node);
    const before = faults.length;
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      if (faults.length === before) measureRect(element, node.data, rect);
      const seen = seenOf(element, rect);
      if (seen.bottom > seen.top && seen.right > seen.left)
        laid.push({ element, text: node.data, rect: seen });
    }
    const style = styleOf(element);
    const hides = ["hidden", "clip"].includes(style.overflowX);
    measureWords(element, node);
    if (hides && faults.length === before && element.scrollWidth > element.clientWidth + SLACK)
      complain("cut x", element, node.data, element.scrollWidth - element.clientWidth);
  }

  measureOverlaps(laid);
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + SLACK)
    faults.push(`the page is wider than the window by ${page.scrollWidth - innerWidth}`);
  return { measured, faults: [...new Set(faults)] };
};
