/** Somebody at a box: the piece in hand, the draft that this browser keeps, and what the server says of it. */
import { keep, kept } from "../house/settings.svelte";
import { get, post, TurnedAway, type PiecesChecked, type PiecesForm, type PiecesRead } from "../wire/wire";
import type { Cells } from "../board/game";
import * as drafts from "./draft";
import type { At, Draft, State } from "./draft";

/** How long nothing is typed before the server is asked what it says of it. */
export const PAUSE = 350;
const draftOf = (game: string) => `cathedrals-pieces-${game}`;
const placeOf = (game: string) => `cathedrals-pieces-${game}-at`;

export type Complaint = PiecesChecked["complaints"][number];
interface Told {
  name: string;
  pieces: Record<string, Record<number, Cells>>;
}

export class Drafting {
  draft: Draft = $state.raw(drafts.EMPTY);
  at: At = $state.raw({ table: "", row: 0 });
  /** What was there before all of it was forgotten (anew) or replaced by a file, until something else is done. */
  before: { draft: Draft; by: "anew" | "file" } | null = $state.raw(null);
  /** Counts what came from elsewhere than the fields, so that they show it. */
  version = $state(0);
  complaints: Complaint[] = $state.raw([]);
  /** What of a file could not be read. */
  private unread: Complaint[] = $state.raw([]);
  /** Whether the host wished to confirm the piece in hand and was told first that it does not fit. */
  isDoubted = $state(false);
  /** Whether the last check is of what is shown. */
  checked = $state(false);
  /** Why there was no check, if there was none. */
  away = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly form: PiecesForm) {
    this.draft = this.keptDraft();
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
    return drafts.isEmpty(this.draft);
  }

  /** The first piece that was begun and is not confirmed. */
  get begun(): At | undefined {
    return drafts.allOf(this.form).find((at) => drafts.stateAt(this.form, this.draft, at) === "begun");
  }

  /** All that does not fit yet, and of a file what could not be read of pieces that are not confirmed since. */
  get wrong(): Complaint[] {
    const isOpen = ({ table, row = 0 }: Complaint) => !drafts.typedAt(this.draft, { table, row })?.printed;
    return [...this.unread.filter(isOpen), ...this.complaints];
  }

  /** What does not fit at the piece in hand. */
  get wrongHere(): Complaint[] {
    const { table, row } = this.at;
    return this.about(table, drafts.tableOf(this.form, table).has_rows ? row : undefined);
  }

  go(at: At): void {
    this.at = at;
    this.isDoubted = false;
    keep(placeOf(this.form.game), at);
  }

  /** Goes on with a kind where it was left. */
  choose(table: string): void {
    this.go(drafts.openOf(this.form, this.draft, table));
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

  /** What is shown is printed so, and the next piece is taken; one that does not fit waits for a second word. */
  confirm(): boolean {
    if (this.checked && this.wrongHere.some((one) => this.isUpTo(one)) && !this.isDoubted) {
      this.isDoubted = true;
      return false;
    }
    this.put(drafts.confirm(this.form, this.draft, this.at));
    this.go(drafts.nextOpen(this.form, this.draft, this.at));
    return true;
  }

  /** Whether the piece in hand may be the wrong one: what is still ours gives way to what is printed. */
  private isUpTo(complaint: Complaint): boolean {
    const others = drafts.sharing(complaint).filter(({ row }) => row !== this.at.row);
    return others.every((at) => drafts.stateAt(this.form, this.draft, at) === "printed");
  }

  /** Where something has to be mended: rather at a piece that is still ours than at a printed one. */
  goTo(complaint: Complaint): void {
    const all = drafts.sharing(complaint);
    const isPrinted = (at: At) => drafts.stateAt(this.form, this.draft, at) === "printed";
    this.go(all.find((at) => !isPrinted(at)) ?? all[0]!);
  }

  restore(): void {
    this.put(drafts.forget(this.draft, this.at));
    this.version++;
  }

  begin(): void {
    this.replace(drafts.EMPTY, "anew");
  }

  /** Another draft as a whole; the one before can be had back. */
  private replace(draft: Draft, by: "anew" | "file"): void {
    const before = this.draft;
    this.lay(draft);
    this.before = drafts.isEmpty(before) ? null : { draft: before, by };
  }

  private lay(draft: Draft): void {
    this.unread = [];
    this.put(draft);
    this.version++;
    this.go(drafts.firstOpen(this.form, draft));
  }

  takeBack(): void {
    if (this.before) this.lay(this.before.draft);
  }

  private put(draft: Draft): void {
    this.before = null;
    this.show(draft);
    keep(draftOf(this.form.game), draft);
  }

  private show(draft: Draft): void {
    this.draft = draft;
    this.checked = this.isDoubted = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private keptDraft(): Draft {
    return drafts.fitting(this.form, kept(draftOf(this.form.game), drafts.EMPTY));
  }

  /** What was typed in another tab holds here too, or the next change here would undo it. */
  hear({ key }: { key: string | null }): void {
    if (key !== draftOf(this.form.game)) return;
    this.show(this.keptDraft());
    this.version++;
  }

  /** The complaints about a piece, or about a table as a whole where no row is named. */
  about(table: string, row?: number): Complaint[] {
    const isAbout = ({ row: its, others }: Complaint) => its === row || others.includes(row ?? -1);
    return this.complaints.filter((complaint) => complaint.table === table && isAbout(complaint));
  }

  async check(): Promise<void> {
    const turn = ++this.asked;
    try {
      const told = await post<PiecesChecked>(
        `${this.path}/check`,
        this.told(() => true),
      );
      if (turn !== this.asked) return;
      this.complaints = told.complaints;
      [this.checked, this.away] = [true, false];
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      if (turn === this.asked) this.away = true;
    }
  }

  private get path(): string {
    return `/api/games/${this.form.game}/pieces`;
  }

  /** The box without what was only begun: what a file says, and what may be on the shelf. */
  printed(): Told {
    return this.told((one) => one.printed);
  }

  /** The draft as the server reads it. */
  private told(isMeant: (one: drafts.Typed) => boolean): Told {
    const rows = (typed: Record<number, drafts.Typed>) =>
      Object.entries(typed)
        .filter(([, one]) => isMeant(one))
        .map(([row, one]) => [row, one.cells]);
    const pieces = Object.entries(this.draft.pieces).map(([table, typed]) => [
      table,
      Object.fromEntries(rows(typed)),
    ]);
    return { name: this.draft.name, pieces: Object.fromEntries(pieces) };
  }

  /** The draft as the file that `--pieces` takes. */
  async file(): Promise<string> {
    return (await post<{ text: string }>(`${this.path}/file`, this.printed())).text;
  }

  /** Goes on with what a file says; told is why some of it was left out. */
  async read(text: string): Promise<PiecesRead["without"]> {
    this.before = null; // or it would seem to take back what failed
    const found = await post<PiecesRead>(`${this.path}/read`, { text });
    const printed = (rows: Record<string, Cells>) =>
      Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, { cells, printed: true }]));
    const pieces = Object.entries(found.pieces).map(([table, rows]) => [table, printed(rows)]);
    this.replace({ name: found.name, pieces: Object.fromEntries(pieces) }, "file");
    this.unread = found.without;
    return found.without;
  }
}

/** Whether this browser keeps a box of the game. */
export const isBegun = (game: string): boolean => !drafts.isEmpty(kept(draftOf(game), drafts.EMPTY));

export async function beginDraft(game: string): Promise<Drafting> {
  return new Drafting(await get<PiecesForm>(`/api/games/${game}/pieces`));
}
