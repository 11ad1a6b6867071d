/** What goes over the wire, by types made from the server's OpenAPI, and the calls of the lobby. */
import type { components } from "$wire";

type Schemas = components["schemas"];
/** The view and the scores taken apart are the game's own. */
type Seen<Told, View> = Omit<Told, "view" | "scoring"> & { view: View; scoring?: unknown };

export type Args = Schemas["Said"]["args"];
export type Said = Schemas["Said"];
export type Shown = Schemas["Move"];
export type Hint = Schemas["Hint"];
export type GameEvent = Schemas["Event"];
export type SeatTold = Schemas["SeatTold"];
export type Chat = Schemas["Chat"];
export type Request = Schemas["Request"];
export type SocketMessage = Schemas["SocketMessage"];
export type Answer = Schemas["Answer"];

/** One state of a match as a connection is told it; an earlier one; of the guided first game; of a rulebook's board. */
export type Told<View = unknown> = Seen<Schemas["State"], View>;
export type PastTold<View = unknown> = Seen<Schemas["PastState"], View>;
export type PlanTold<View = unknown> = Seen<Schemas["PlanState"], View>;
export type LessonTold<View = unknown> = Seen<Schemas["LessonState"], View>;
export type TrialTold<View = unknown> = Seen<Schemas["TrialState"], View>;

/** Whether what programs think of a match may be known: not while people play it without hints. */
export const tellsJudgement = (told: Pick<Told, "hints" | "over">): boolean => told.hints || told.over;

export type Why = Schemas["Why"];
/** Words are there unless it is refused here, because no answer came. */
export type Refused = Partial<Schemas["Refusal"]> & Pick<Schemas["Refusal"], "refused">;

export type TableShown = Schemas["TableShown"];
export type SeatLinkShown = Schemas["SeatLinkShown"];
export type LentSeat = Schemas["LentSeat"];
export type SealedDice = Schemas["SealedDice"];
export type NewTable = Schemas["NewTable"];
export type GameShown = Schemas["GameShown"];
export type Me = Schemas["GuestShown"];
export type Course = Schemas["Course"];
export type TurnTold = Schemas["Turn"];
export type Draws = Schemas["Draws"];
export type Drawing = Schemas["Drawing"];
export type Rulebook = Schemas["Rulebook"];
/** What a list of pieces may say, and what is said of one that is being typed in. */
export type PiecesForm = Schemas["PiecesForm"];
export type PiecesTable = Schemas["PiecesTable"];
export type PiecesRow = Schemas["PiecesRow"];
export type PiecesChecked = Schemas["PiecesChecked"];
export type PiecesRead = Schemas["PiecesRead"];
/** What the server's shelf has of a box that is typed in. */
export type Shelf = Schemas["Shelf"];
export type BoxOnShelf = Schemas["BoxOnShelf"];
export type Field = Schemas["PieceField"];

/** What the view of every game tells. */
export interface AnyView {
  /** The move that ends a turn, legal or not. */
  end: string;
}

/** What is refused when no answer comes at all. */
export const AWAY = "server-away";

/** A request the server turned away; its sentence is in the words under its id. */
export class TurnedAway extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.refused);
  }
}

async function read<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => ({ refused: AWAY }));
  if (!response.ok) throw new TurnedAway(body as Refused);
  return body as T;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const init =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  try {
    return await fetch(path, init);
  } catch {
    throw new TurnedAway({ refused: AWAY });
  }
}

export const get = async <T>(path: string): Promise<T> => read<T>(await ask(path));
export const post = async <T>(path: string, body: unknown = {}): Promise<T> => read<T>(await ask(path, body));

/** A part of the client that is fetched only by who needs it; a browser itself says what did not come. */
export async function bring<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch {
    throw new TurnedAway({ refused: AWAY });
  }
}

export async function getText(path: string): Promise<string> {
  const response = await ask(path);
  return response.ok ? response.text() : read<string>(response);
}
