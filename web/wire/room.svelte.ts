/** One match over its socket: it reconnects by itself, asks what follows the last line it knows, and loses nothing. */
import { SvelteMap } from "svelte/reactivity";
import { readLines, type Line } from "./record";
import type {
  Answer,
  Chat,
  GameEvent,
  Hint,
  Request,
  Shown,
  SocketMessage,
  TableShown,
  Told,
  Why,
} from "./wire";

export type Link = "connecting" | "open" | "lost" | "refused";

interface Waiting {
  request: Request;
  settle: (answer: Answer) => void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000];
/** What is of no use any more when the line has been broken for a while. */
const FLEETING = ["why", "what_if", "hint"];
const isFleeting = (request: Request) => FLEETING.some((kind) => kind in request);
/** After how long without an answer a line that seems open is taken to be broken. */
const SILENT = 6000;

export class Room {
  link = $state<Link>("connecting");
  /** Why we are not let in. */
  refusal = $state<string>("");
  /** The table while seats are free. */
  table = $state.raw<TableShown | null>(null);
  told = $state.raw<Told | null>(null);
  /** The whole record, what was taken back included. */
  lines = $state.raw<Line[]>([]);
  /** Everything that happened and still stands. */
  events = $state.raw<GameEvent[]>([]);
  chats = $state.raw<Chat[]>([]);
  /** The table of the rematch. */
  again = $state<string | null>(null);
  /** Somebody asks to take back more than they may on their own. */
  wish = $state.raw<Told["wish"]>(null);
  /** How many things were said and not answered yet. */
  unanswered = $state(0);
  onTold: (told: Told) => void = () => {};
  onChat: (chat: Chat) => void = () => {};

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly broke = () => this.breakOff();
  private readonly back = () => this.socket ?? this.open();

  constructor(readonly match: string) {}

  open(): void {
    clearTimeout(this.timer);
    // A browser knows at once that it is cut off; a socket would notice it after minutes.
    addEventListener("offline", this.broke);
    addEventListener("online", this.back);
    const since = this.told?.line ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(
      `${scheme}://${location.host}/api/matches/${this.match}/socket?since=${since}`,
    ));
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as SocketMessage);
    socket.onclose = () => this.closed(socket);
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener("offline", this.broke);
    removeEventListener("online", this.back);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Nothing comes over this line any more: it is made anew, and what was not answered is said again. */
  private breakOff(): void {
    const socket = this.socket;
    if (!socket) return;
    this.closed(socket);
    this.socket = null;
    socket.close();
  }

  /** A move that stays without an answer must not look as if nothing had been clicked. */
  private listenFor(id: string): void {
    const { request } = this.waiting.get(id)!;
    const socket = this.socket;
    if (!isFleeting(request))
      setTimeout(() => this.waiting.has(id) && this.socket === socket && this.breakOff(), SILENT);
  }

  /**
   * Says something at the table; what was not answered when the line broke is said again: the same twice
   * counts once.
   */
  send(request: Request): Promise<Answer> {
    const id = String(++this.number);
    return new Promise((settle) => {
      this.waiting.set(id, { request: { ...keyed(request), id }, settle });
      this.unanswered = this.waiting.size;
      this.say(id);
    });
  }

  play(moves: string[]): Promise<Answer> {
    return this.send({ after: this.told!.line, moves });
  }

  async why(piece: string): Promise<Why[]> {
    return (await this.send({ why: piece })).why ?? [];
  }

  /** What we would see after a move that is not played. */
  async whatIf(move: string): Promise<unknown> {
    return (await this.send({ after: this.told!.line, what_if: move })).view ?? null;
  }

  async hints(): Promise<Hint[]> {
    return (await this.send({ after: this.told!.line, hint: true })).hints ?? [];
  }

  private say(id: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(this.waiting.get(id)!.request));
    this.listenFor(id);
  }

  private opened(): void {
    this.link = "open";
    this.tries = 0;
    for (const [id, { request }] of this.waiting) {
      if (isFleeting(request)) this.settle(id, { ok: false, line: 0 });
      else this.say(id);
    }
  }

  private closed(socket: WebSocket): void {
    if (socket !== this.socket || this.link === "refused") return;
    this.link = "lost";
    this.timer = setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
  }

  private hear(message: SocketMessage): void {
    if ("ok" in message) this.answered(message);
    else if ("table" in message) this.table = message.table;
    else if ("chats" in message) this.chats = message.chats;
    else if ("chat" in message) this.chatted(message.chat);
    else if ("again" in message) this.again = message.again;
    else if ("view" in message) this.tell(message);
    else this.wish = message.wish;
  }

  private answered(answer: Answer): void {
    if (answer.id !== undefined && this.waiting.has(answer.id)) this.settle(answer.id, answer);
    else if (!answer.ok && this.told === null) {
      this.link = "refused";
      this.refusal = answer.refused ?? "no-such-table";
    }
  }

  private settle(id: string, answer: Answer): void {
    const { settle } = this.waiting.get(id)!;
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
    settle(answer);
  }

  private chatted(chat: Chat): void {
    this.chats = [...this.chats, chat];
    this.onChat(chat);
  }

  private tell(told: Told): void {
    this.table = null;
    this.told = told;
    this.wish = told.wish;
    this.lines = [...this.lines.slice(0, told.since), ...readLines(told.lines, told.since)];
    // Laying out is line 0, so that what follows it is all there is.
    const stand = told.stands === 0 ? [] : this.events.filter((event) => event.line <= told.stands);
    this.events = [...stand, ...told.events];
    this.onTold(told);
  }
}

/** What is in no line has a key of its own, by which the server knows it again. */
function keyed(request: Request): Request {
  return "chat" in request || "phrase" in request ? { ...request, key: randomKey() } : request;
}

/** `randomUUID` is not to be had where a host on the same network is called by plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The moves chosen at this table, by the line they became: a record keeps their text, here are their words. */
export class Chosen {
  private readonly moves = new SvelteMap<number, Shown>();

  note(line: number, move: Shown): void {
    this.moves.set(line, move);
  }

  at(line: number, text: string): Shown | null {
    const move = this.moves.get(line);
    return move?.text === text ? move : null;
  }
}
