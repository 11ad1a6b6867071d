/** The report: by folder what was planted, died, lived and is equal, and each one that lived. */
import type { Mutant } from "./drawing";

/** A change that nobody could notice, known by its file, the text of its line, and what in it becomes what. */
export interface Equal {
  file: string;
  code: string;
  was: string;
  becomes: string;
  reason: string;
}

export interface Fate {
  mutant: Mutant;
  /** The test that it died of; nothing if it lived. */
  killer: string | null;
  /** How many tests reach it. */
  tests: number;
}

export function reasonOf(mutant: Mutant, equal: readonly Equal[]): string | null {
  const known = ["file", "code", "was", "becomes"] as const;
  const isMeant = (one: Equal) => known.every((part) => one[part] === mutant[part]);
  return equal.find(isMeant)?.reason ?? null;
}

const folderOf = ({ file }: Mutant) => file.split("/").slice(0, -1).join("/").replace("src/cathedrals/", "");

function row(name: string, fates: readonly Fate[], equal: readonly Equal[]): string {
  const counted = fates.filter(({ mutant }) => reasonOf(mutant, equal) === null);
  const died = counted.filter(({ killer }) => killer !== null).length;
  const score = counted.length > 0 ? `${Math.round((100 * died) / counted.length)} %` : "–";
  const cells = [name, fates.length, died, counted.length - died, fates.length - counted.length, score];
  return `| ${cells.join(" | ")} |`;
}

function said({ mutant }: Fate): string {
  const [was, becomes] = [mutant.was, mutant.becomes].map((text) => text.replace(/\s+/g, " "));
  const place = `${mutant.file}:${mutant.line} ${mutant.kind}`;
  return `- ${place}: \`${was}\` becomes \`${becomes}\` in \`${mutant.code}\``;
}

const reached = (tests: number) => (tests > 0 ? `outlived ${tests} tests` : "no test reaches it");

export function report(title: string, fates: readonly Fate[], equal: readonly Equal[]): string {
  const folders = [...new Set(fates.map(({ mutant }) => folderOf(mutant)))].sort();
  const reasons = fates.map((fate) => [fate, reasonOf(fate.mutant, equal)] as const);
  const within = (folder: string) => fates.filter(({ mutant }) => folderOf(mutant) === folder);
  return [
    `## ${title}`,
    "",
    "| folder | planted | died | lived | equal | score |",
    "|---|---|---|---|---|---|",
    ...folders.map((folder) => row(folder, within(folder), equal)),
    row("together", fates, equal),
    "",
    "### Lived",
    "",
    ...reasons
      .filter(([fate, reason]) => reason === null && fate.killer === null)
      .map(([fate]) => `${said(fate)} (${reached(fate.tests)})`),
    "",
    "### Equal",
    "",
    ...reasons.filter(([, reason]) => reason !== null).map(([fate, reason]) => `${said(fate)}: ${reason}`),
    "",
    "### Died",
    "",
    ...reasons
      .filter(([fate, reason]) => reason === null && fate.killer !== null)
      .map(([fate]) => `${said(fate)}, by *${fate.killer}*`),
    "",
  ].join("\n");
}
