/** Plants bugs in the client's logic, drawn by a seed, on a copy, and writes down which of them no test notices. */
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { globSync } from "tinyglobby";
import { LOGIC, NOT_LOGIC } from "../logic";
import { draw, keyOf, mutantOf, type Mutant, type Planted } from "./drawing";
import equal from "./equal.json";
import { report, type Fate } from "./reporting";

const REPORT = "build/mutants-client.md";
const silent = () => undefined;
const QUIET = new Proxy({}, { get: () => silent }) as ConstructorParameters<typeof Instrumenter>[0];
/** All but what the client and its tests are made of is left where it is. */
const NOT_COPIED = [
  "/*",
  "!/web",
  "!/src",
  "!/package.json",
  "!/tsconfig.json",
  "!/vite.config.ts",
  "static",
];
const AT_ONCE = 2;
const DIED = ["Killed", "Timeout", "RuntimeError"];

type Options = ConstructorParameters<typeof Stryker>[0];
type Tried = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const textOf = (file: string) => readFileSync(file, "utf-8");
const known = (planted: Planted, first: 0 | 1): Mutant => {
  const file = relative(process.cwd(), planted.fileName);
  return mutantOf({ ...planted, fileName: file }, textOf(file), first);
};

async function all(): Promise<Mutant[]> {
  const files = globSync(LOGIC, { ignore: NOT_LOGIC }).sort();
  const { mutants } = await new Instrumenter(QUIET).instrument(
    files.map((name) => ({ name, content: textOf(name), mutate: true })),
    { ignorers: [], excludedMutations: [], plugins: null },
  );
  return mutants.map((mutant) => known(mutant, 0));
}

/** What lies within what was drawn is tried, too, since Stryker is told places; it does not count. */
async function trial(drawn: readonly Mutant[]): Promise<Fate[]> {
  const tried = await new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vite.config.ts", related: false },
    mutate: [...new Set(drawn.map(({ file, range }) => `${file}:${range}`))],
    coverageAnalysis: "perTest",
    concurrency: AT_ONCE,
    ignorePatterns: NOT_COPIED,
    tempDirName: "build/mutants-client",
    reporters: [],
    logLevel: "error" as Options["logLevel"],
    tsconfigFile: "none", // it would be rewritten for a compiler that is not asked
  }).runMutationTest();
  const fates = new Map(tried.map((one) => [keyOf(known(one, 1)), one]));
  return drawn.map((mutant) => fateOf(mutant, fates.get(keyOf(mutant))!));
}

function fateOf(mutant: Mutant, tried: Tried): Fate {
  const killer = DIED.includes(tried.status) ? (tried.killedBy?.[0] ?? tried.status) : null;
  return { mutant, killer, tests: tried.testsCompleted ?? tried.coveredBy?.length ?? 0 };
}

const [seed, sample] = process.argv.slice(-2).map(Number) as [number, number];
const mutants = await all();
const drawn = draw(mutants, seed, sample);
const title = `make mutants-client SEED=${seed} SAMPLE=${sample}: ${drawn.length} of ${mutants.length}`;
writeFileSync(REPORT, report(title, await trial(drawn), equal));
