/** Where a card lies so that it covers neither its piece nor the edge of the board. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;

/**
 * To the right of the piece, or to its left, or where there is room above or below it; measured from the
 * board's corner.
 */
export function beside(piece: Box, card: Box, board: Box): { x: number; y: number } {
  const right = piece.x + piece.width + GAP;
  const left = piece.x - card.width - GAP;
  const y = clamp(
    piece.y + piece.height / 2 - card.height / 2,
    board.y + GAP,
    board.y + board.height - card.height - GAP,
  );
  if (right + card.width <= board.x + board.width - GAP) return { x: right - board.x, y: y - board.y };
  if (left >= board.x + GAP) return { x: left - board.x, y: y - board.y };
  const above = piece.y - card.height - GAP;
  const below = piece.y + piece.height + GAP;
  const x = clamp(
    piece.x + piece.width / 2 - card.width / 2,
    board.x + GAP,
    board.x + board.width - card.width - GAP,
  );
  return { x: x - board.x, y: (above >= board.y ? above : below) - board.y };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
