/** On the phone the cathedral and the market lie behind each other: the step opens the one it needs. */
export type Pane = "cathedral" | "market";

const NEEDS: Record<string, Pane> = {
  banner: "cathedral",
  space: "cathedral",
  face: "cathedral",
  deliver: "cathedral",
  gems: "cathedral",
  ivan_claims: "cathedral",
  ivan_decorates: "cathedral",
  walk: "market",
  market: "market",
  use: "market",
  swap: "market",
  get: "market",
};

export function paneOf(step: string): Pane | undefined {
  return NEEDS[step];
}

const LIES_IN: Record<string, Pane> = {
  card: "cathedral",
  location: "market",
  die: "market",
  influence: "market",
};

/** The pane in which a piece lies, if it lies in one. */
export function paneOfPiece(piece = ""): Pane | undefined {
  return LIES_IN[piece.split("-", 1)[0]!];
}
