/** The host at the server's shelf: what it has of the box in hand, and what is put there or taken off. */
import { house } from "../house/house.svelte";
import { post, TurnedAway, type BoxOnShelf, type Refused, type Shelf } from "../wire/wire";
import type { Drafting } from "./drafting.svelte";

export const WRONG_KEY = "wrong-key";

export class Shelving {
  /** What was told of the box as it was when it was last asked for. */
  shelf: Shelf | null = $state.raw(null);
  /** Why nothing was told. */
  refusal: Refused | null = $state.raw(null);
  /** The box that was last asked about, and the one that was last answered for. */
  private asked = "";
  private answered = $state("");

  constructor(
    readonly drafting: Drafting,
    private readonly key: string,
  ) {}

  /** Whether the shelf was told of the box as it is now. */
  get isKnown(): boolean {
    return this.answered === this.box();
  }

  /** The box on the shelf that is this one, or has its name. */
  get own(): BoxOnShelf | undefined {
    if (this.shelf === null) return undefined;
    const { boxes, pieces, state } = this.shelf;
    const name = this.drafting.draft.name.trim();
    return boxes.find((box) =>
      state === "other" ? box.name === name && box.pieces !== pieces : box.pieces === pieces,
    );
  }

  get others(): BoxOnShelf[] {
    return (this.shelf?.boxes ?? []).filter((box) => box !== this.own);
  }

  /** Asks, unless it was asked already; with a wrong key once only, for keys are tried as slowly as passwords. */
  async look(again = false): Promise<void> {
    const box = this.box();
    if ((box === this.asked && !again) || this.refusal?.refused === WRONG_KEY) return;
    this.asked = box;
    try {
      const told = await post<Shelf>("/api/boxes/look", this.wish());
      if (box !== this.asked) return;
      [this.shelf, this.answered, this.refusal] = [told, box, null];
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      if (box !== this.asked) return;
      [this.asked, this.refusal] = ["", error.refusal];
    }
  }

  /** Puts the box on the shelf, for the tables opened from now on. */
  async put(replaces: boolean): Promise<void> {
    await this.change(() => post("/api/boxes", { ...this.wish(), replaces }));
  }

  /** Takes a box off it; the tables and matches that have it keep it. */
  async takeOff({ pieces }: BoxOnShelf): Promise<void> {
    await this.change(() => post("/api/boxes/off", { key: this.key, pieces }));
  }

  /** Whatever comes of it, the shelf may be another than was told. */
  private async change(doing: () => Promise<unknown>): Promise<void> {
    try {
      await doing();
    } finally {
      house.games = []; // the lobby asks again what can be played
      await this.look(true);
    }
  }

  private wish() {
    return { game: this.drafting.form.game, key: this.key, ...this.drafting.printed() };
  }

  /** The box as the shelf would have it. */
  private box(): string {
    return JSON.stringify(this.drafting.printed());
  }
}
