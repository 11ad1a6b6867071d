/** How wide rows of text are, as parts of the size of their letters. */
export function widthsOf(rows: readonly string[], family: string): number[] {
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `${LARGE}px ${family}`;
  return rows.map((row) => pen.measureText(row).width / LARGE);
}

/** Large enough that rounding does not matter. */
const LARGE = 100;
