/** Somebody at a box: the piece in hand, the draft that this browser keeps, and what the server says of it. */
import { keep, kept } from "../house/settings.svelte";
import { get, post, TurnedAway, type PiecesChecked, type PiecesForm, type PiecesRead } from "../wire/wire";
import type { Cells } from "../board/game";
import * as drafts from "./draft";
import type { At, Draft, State } from "./draft";

/** How long nothing is typed before the server is asked what it says of it. */
const PAUSE = 350;
const draftOf = (game: string) => `cathedrals-pieces-${game}`;
const placeOf = (game: string) => `cathedrals-pieces-${game}-at`;

export type Complaint = PiecesChecked["complaints"][number];

export class Drafting {
  draft: Draft = $state.raw(drafts.EMPTY);
  at: At = $state.raw({ table: "", row: 0 });
  complaints: Complaint[] = $state.raw([]);
  /** Whether the last check is of what is shown. */
  checked = $state(false);
  /** Why there was no check, if there was none. */
  away = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly form: PiecesForm) {
    this.draft = drafts.fitting(form, kept(draftOf(form.game), drafts.EMPTY));
    const last = kept<At | null>(placeOf(form.game), null);
    const stands =
      last !== null && drafts.allOf(form).some((at) => at.table === last.table && at.row === last.row);
    this.at = stands ? last : drafts.firstOpen(form, this.draft);
    void this.check();
  }

  get cells(): Cells {
    return drafts.cellsAt(this.form, this.draft, this.at);
  }

  get state(): State {
    return drafts.stateAt(this.form, this.draft, this.at);
  }

  get isEmpty(): boolean {
    return Object.values(this.draft.pieces).every((rows) => Object.keys(rows).length === 0);
  }

  go(at: At): void {
    this.at = at;
    keep(placeOf(this.form.game), at);
  }

  step(steps: number): void {
    this.go(drafts.along(this.form, this.at, steps));
  }

  type(cells: Cells): void {
    this.put(drafts.change(this.draft, this.at, cells));
  }

  name(name: string): void {
    this.put({ ...this.draft, name });
  }

  /** What is shown is printed so, and the next piece is taken in hand. */
  confirm(): void {
    this.put(drafts.confirm(this.form, this.draft, this.at));
    this.go(drafts.nextOpen(this.form, this.draft, this.at));
  }

  restore(): void {
    this.put(drafts.forget(this.draft, this.at));
  }

  begin(): void {
    this.put(drafts.EMPTY);
    this.go(drafts.firstOpen(this.form, this.draft));
  }

  private put(draft: Draft): void {
    this.draft = draft;
    this.checked = false;
    keep(draftOf(this.form.game), draft);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** The complaints about a piece, or about a table as a whole where no row is named. */
  about(table: string, row?: number): Complaint[] {
    return this.complaints.filter((complaint) => complaint.table === table && complaint.row === row);
  }

  async check(): Promise<void> {
    const turn = ++this.asked;
    try {
      const told = await post<PiecesChecked>(`${this.path}/check`, this.told(true));
      if (turn !== this.asked) return;
      this.complaints = told.complaints;
      [this.checked, this.away] = [true, false];
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      this.away = true;
    }
  }

  private get path(): string {
    return `/api/games/${this.form.game}/pieces`;
  }

  /** The draft as the server reads it; what was only begun is told to be checked, and else left out. */
  private told(begun = false): { name: string; pieces: Record<string, Record<number, Cells>> } {
    const rows = (typed: Record<number, drafts.Typed>) =>
      Object.entries(typed)
        .filter(([, one]) => begun || one.printed)
        .map(([row, one]) => [row, one.cells]);
    const pieces = Object.entries(this.draft.pieces).map(([table, typed]) => [
      table,
      Object.fromEntries(rows(typed)),
    ]);
    return { name: this.draft.name, pieces: Object.fromEntries(pieces) };
  }

  /** The draft as the file that `--pieces` takes. */
  async file(): Promise<string> {
    return (await post<{ text: string }>(`${this.path}/file`, this.told())).text;
  }

  /** Goes on with what a file says; told is why some of it was left out. */
  async read(text: string): Promise<PiecesRead["without"]> {
    const found = await post<PiecesRead>(`${this.path}/read`, { text });
    const printed = (rows: Record<string, Cells>) =>
      Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, { cells, printed: true }]));
    const pieces = Object.entries(found.pieces).map(([table, rows]) => [table, printed(rows)]);
    this.put({ name: found.name, pieces: Object.fromEntries(pieces) });
    this.go(drafts.firstOpen(this.form, this.draft));
    return found.without;
  }

  /** Puts the box on the shelf of this server, for the tables opened from now on. */
  async shelve(key: string): Promise<void> {
    await post("/api/boxes", { game: this.form.game, key, ...this.told() });
  }
}

export async function beginDraft(game: string): Promise<Drafting> {
  return new Drafting(await get<PiecesForm>(`/api/games/${game}/pieces`));
}
