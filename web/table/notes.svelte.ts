/** What somebody writes down for themselves about a match: kept by the server, shown to nobody else. */
import { get, post, TurnedAway } from "../wire/wire";

/** As many letters as the server takes. */
export const MOST = 4000;
/** How long one writes on before it is kept. */
const PAUSE = 800;
const AGAIN = 5000;

interface Note {
  text: string;
}

export class Notes {
  text = $state("");
  /** Nothing is written before what there was has been read; else it would be lost. */
  state = $state<"unread" | "saved" | "changed" | "unsaved" | "full">("unread");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: string) {}

  async open(): Promise<void> {
    if (this.state !== "unread") return;
    try {
      this.text = (await get<Note>(`/api/matches/${this.match}/note`)).text;
      this.state = "saved";
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
    }
  }

  write(text: string): void {
    this.text = text;
    this.state = "changed";
    this.saveIn(PAUSE);
  }

  /** Adds lines below what there is, as far as there is room. */
  async add(lines: string[]): Promise<void> {
    await this.open();
    if (this.state === "unread") return;
    const text = [...(this.text ? [this.text] : []), ...lines].join("\n");
    if (text.length > MOST) {
      await this.save();
      this.state = "full";
      return;
    }
    this.write(text);
    await this.save();
  }

  async save(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state !== "changed" && this.state !== "unsaved") return;
    const text = this.text;
    try {
      await post<Note>(`/api/matches/${this.match}/note`, { text });
      if (this.text === text) this.state = "saved";
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      this.state = "unsaved";
      this.saveIn(AGAIN);
    }
  }

  private saveIn(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), pause);
  }
}
