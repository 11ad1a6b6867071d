/** The plan as geometry: which cells are shown, and the walls that rise around what is laid. */
import type { Vault } from "./view";

export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
/** How many rows are shown at least; on a phone, where rows take the height, fewer. */
const FEWEST_ROWS = 6;
const FEWEST_ROWS_TURNED = 4;

/** A place in the drawing: columns run down from 1, rows go away from the board to the right from 1. */
export interface Place {
  cell: string;
  column: number;
  row: number;
}

export function placeOf(cell: string): Place {
  return {
    cell,
    column: COLUMNS.indexOf(cell[0] as (typeof COLUMNS)[number]) + 1,
    row: Number(cell.slice(1)),
  };
}

export const cellAt = (column: number, row: number): string => `${COLUMNS[column - 1]}${row}`;

/** As many rows as there are, and one more to build in. */
export const rowsShown = (height: number): number => Math.max(FEWEST_ROWS, height + 1);
export const rowsShownTurned = (height: number): number => Math.max(FEWEST_ROWS_TURNED, height + 1);

/** Every cell that is shown, row by row away from the board. */
export function cellsShown(height: number): Place[] {
  const rows = Array.from({ length: rowsShown(height) }, (_, row) => row + 1);
  return rows.flatMap((row) =>
    COLUMNS.map((letter, place) => ({ cell: `${letter}${row}`, column: place + 1, row })),
  );
}

/** A side of a cell as a line of the drawing, one cell being 1 by 1, `x` along the rows. */
export interface Side {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The sides where what is built ends; the board's own edge is no wall. */
export function walls(built: ReadonlySet<string>): Side[] {
  return [...built].flatMap((cell) => sidesOf(placeOf(cell), built));
}

function sidesOf({ column, row }: Place, built: ReadonlySet<string>): Side[] {
  const [x, y] = [row - 1, column - 1];
  const isOpen = (c: number, r: number) => r > 0 && !built.has(cellAt(c, r));
  const sides: (Side | false)[] = [
    isOpen(column - 1, row) && { x1: x, y1: y, x2: x + 1, y2: y },
    isOpen(column + 1, row) && { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 },
    isOpen(column, row - 1) && { x1: x, y1: y, x2: x, y2: y + 1 },
    isOpen(column, row + 1) && { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 },
  ];
  return sides.filter((side) => side !== false);
}

export const pathOf = (sides: readonly Side[]): string =>
  sides.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join("");

/** A buttress of an aisle's outer wall: where it stands along the rows, on which side, and whether it is built. */
export interface Buttress {
  x: number;
  side: -1 | 1;
  isBuilt: boolean;
}

/** One between each two bays of both outer aisles; it is built with the first vault that leans on it. */
export function buttresses(rows: number, built: ReadonlySet<string>): Buttress[] {
  const along = Array.from({ length: rows + 1 }, (_, x) => x);
  const leans = (letter: string, x: number) => built.has(`${letter}${x}`) || built.has(`${letter}${x + 1}`);
  const of = (letter: string, side: -1 | 1) => along.map((x) => ({ x, side, isBuilt: leans(letter, x) }));
  return [...of("a", -1), ...of("e", 1)];
}

/** The apse of a column, round towards the board: its shell and its ribs. */
export function apse(column: number): { shell: string; ribs: string } {
  const at = (y: number) => (column - 1 + y).toFixed(2);
  const round = (x: number, near: number, far: number, out: number) =>
    `M0 ${at(near)}H-${x}C-${far} ${at(near + 0.04)} -${out} ${at(0.3)} -${out} ${at(0.5)}` +
    `C-${out} ${at(0.7)} -${far} ${at(0.96 - near)} -${x} ${at(1 - near)}H0`;
  const rays = `M-.53 ${at(0.5)}H0M-.4 ${at(0.25)}L0 ${at(0.5)}L-.4 ${at(0.75)}`;
  return { shell: `${round(0.22, 0.04, 0.56, 0.68)}Z`, ribs: round(0.2, 0.17, 0.42, 0.53) + rays };
}

export const builtCells = (plan: readonly Pick<Vault, "cell">[]): Set<string> =>
  new Set(plan.map((vault) => vault.cell));
