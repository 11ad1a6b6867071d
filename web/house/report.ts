/** A report from the table: the server makes its file, so that what is shown, saved and sent is the same. */
import { BUILD } from "../wire/build";
import { post } from "../wire/wire";

/** Where somebody is who reports something: at a line of a match, or of the guided first game. */
export type Place = ({ match: string } | { lesson: string; moves: string[] }) & {
  line: number;
  seat: number | null;
};

const LONGEST_BROWSER = 300;
/** What is not shown among what goes along: the form of the file, and the words themselves. */
const OWN = ["report", "said"];

/** All that is sent; the server adds its versions and the record. */
export function wishOf(place: Place, said: string, language: string, from: Window = window) {
  return {
    ...place,
    said,
    language,
    client: BUILD,
    window: `${from.innerWidth}x${from.innerHeight}`,
    browser: from.navigator.userAgent.slice(0, LONGEST_BROWSER),
  };
}

export type Wish = ReturnType<typeof wishOf>;

export const fileOf = async (wish: Wish): Promise<string> =>
  (await post<{ text: string }>("/api/reports/file", wish)).text;

export const send = async (wish: Wish): Promise<string> =>
  (await post<{ id: string }>("/api/reports", wish)).id;

/** The rows of the file's header that are not the reporter's words, and how many lines of the record go along. */
export function partsOf(file: string): { rows: [string, string][]; lines: number } {
  const [header = "", , lines = ""] = file.split("\n\n");
  const rows = header.split("\n").map((row): [string, string] => {
    const [name = ""] = row.split(" ", 1);
    return [name, row.slice(name.length).trim()];
  });
  const shown = rows.filter(([name]) => !OWN.includes(name));
  return { rows: shown, lines: lines.split("\n").filter((line) => line !== "").length };
}

export function download(name: string, text: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
