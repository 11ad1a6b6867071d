/**
 * Errors of this page, told to the host: each once, a few at most, and never again if it cannot be reached. Neither
 * what people wrote nor what stands behind ? and # of an address goes along, for that may be secret.
 */
import { BUILD } from "../wire/build";
import { TurnedAway } from "../wire/wire";

const MOST = 5;
const LONGEST = 300;
const BEHIND = /[?#]\S*/g;
const PLACE = /[\w.-]+\.js:\d+:\d+/;
const PAGE = /^\/[\w/-]{0,100}$/;

export class Errors {
  private readonly told = new Set<string>();

  constructor(
    private readonly send: (path: string, init: RequestInit) => Promise<unknown>,
    private readonly page: () => string,
  ) {}

  /** What the server refused or did not answer is said on the page itself. */
  tell(error: unknown): void {
    if (error instanceof TurnedAway) return;
    const broken = { message: messageOf(error), at: placeOf(error) };
    const kind = `${broken.message} ${broken.at}`;
    if (this.told.size >= MOST || this.told.has(kind)) return;
    this.told.add(kind);
    const page = this.page();
    const body = JSON.stringify({ ...broken, client: BUILD, page: PAGE.test(page) ? page : "/" });
    const headers = { "Content-Type": "application/json" };
    this.send("/api/errors", { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
  }

  watch(where: Pick<Window, "addEventListener">): void {
    // Without an object it is none of ours: of an extension, or a browser's remark.
    where.addEventListener("error", (event) => event.error != null && this.tell(event.error));
    where.addEventListener("unhandledrejection", (event) => this.tell(event.reason));
  }
}

/** Whatever is no error may hold anything, so only its kind is told. */
function messageOf(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : `thrown ${typeof error}`;
  return said.replace(BEHIND, "").replace(/\s+/g, " ").trim().slice(0, LONGEST);
}

function placeOf(error: unknown): string {
  return (error instanceof Error && PLACE.exec(error.stack ?? "")?.[0]) || "";
}

export const errors = new Errors(
  (path, init) => fetch(path, init),
  () => location.pathname,
);
