/** Where a table is higher than its window it scrolls: what is asked for is brought into sight. */

/** The part of a table that nothing lies over: its panel stays below while the rest scrolls. */
function seenOf(table: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = table.getBoundingClientRect();
  return { top, bottom: bottom - (parseFloat(getComputedStyle(table).scrollPaddingBottom) || 0) };
}

/** Scrolls to the first of these, unless one of them is wholly in sight or the table does not scroll. */
export function bringIntoSight(table: HTMLElement, wanted: readonly Element[]): void {
  if (table.scrollHeight <= table.clientHeight || wanted.length === 0) return;
  const seen = seenOf(table);
  const places = wanted.map((piece) => piece.getBoundingClientRect());
  if (places.some(({ top, bottom }) => top >= seen.top && bottom <= seen.bottom)) return;
  const first = places[0]!;
  table.scrollTop += first.top < seen.top ? first.top - seen.top : first.bottom - seen.bottom;
}
