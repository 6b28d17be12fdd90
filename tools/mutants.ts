// Plants small faults in a copy of the sources and runs the nearest tests: npm run mutants -- --room domain --sample 40
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { isEquivalent } from "./equivalent-mutants.ts";
import { isMutated, isRoomTest, mutantRooms, type MutantRoom } from "./mutant-rooms.ts";
import { mutantsOf, planted, type Mutant } from "./mutants-of.ts";
import { nearestTests } from "./nearest-tests.ts";
import { endTests, runTests } from "./run-tests.ts";
import { sample } from "./sample.ts";
import { sourceFiles } from "./source-files.ts";
import { inTreeCopy } from "./tree-copy.ts";

/** The share of mutants that the tests must kill. */
const goalPercent = 90;
/** Tests farther away rarely kill a mutant that these miss, and take long. */
const mostTests = 8;

const { values } = parseArgs({
  options: {
    room: { type: "string", multiple: true },
    sample: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
  },
});
const seed = Number(values.seed);
const count = Number(values.sample);
const asked = values.room ?? mutantRooms.map(({ name }) => name);
const unknown = asked.filter((name) => mutantRooms.every((room) => room.name !== name));
if (unknown.length > 0 || !Number.isInteger(seed) || !(Number.isInteger(count) && count > 0)) {
  const names = mutantRooms.map(({ name }) => name).join(" | ");
  process.stderr.write(`npm run mutants -- [--room ${names}] [--sample 40] [--seed 1]\n`);
  process.exit(2);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => leave());
process.once("exit", endTests);

const isEnough = await inTreeCopy(async (copy) => {
  const scores: number[] = [];
  for (const room of mutantRooms.filter(({ name }) => asked.includes(name))) {
    scores.push(await judgeRoom(copy, room));
  }
  return scores.every((score) => score >= goalPercent);
});
process.exitCode = isEnough ? 0 : 1;

/** The copy is removed when the process ends. */
function leave(): never {
  process.exit(130);
}

type Judged = { readonly mutant: Mutant; readonly isNoticed: boolean };

async function judgeRoom(folder: string, room: MutantRoom): Promise<number> {
  const { drawn, testsOf, texts } = draw(folder, room);
  const tests = [...new Set(drawn.flatMap(({ path }) => testsOf(path)))];
  const startedAt = performance.now();
  const asIs = { folder, project: room.project, seed, tests, limitMs: 20 * 60_000 };
  if (tests.length > 0 && (await runTests(asIs)) !== "passed") {
    throw new Error(`The tests of ${room.name} fail without any fault.`);
  }
  // All tests together took this long; a mutant that takes longer with a few of them never ends.
  const limitMs = 20_000 + performance.now() - startedAt;
  const judged: Judged[] = [];
  for (const mutant of drawn) {
    const nearest = testsOf(mutant.path);
    const file = join(folder, mutant.path);
    const text = texts.get(mutant.path) ?? "";
    writeFileSync(file, planted(text, mutant));
    const end =
      nearest.length === 0 ? "passed" : await runTests({ ...asIs, tests: nearest, limitMs });
    writeFileSync(file, text);
    const isNoticed = end !== "passed";
    judged.push({ mutant, isNoticed });
    if (!isNoticed) process.stdout.write(`${lineAbout(mutant, nearest.length)}\n`);
  }
  return tell(room, judged);
}

function draw(folder: string, room: MutantRoom) {
  const paths = sourceFiles().filter((path) => path.startsWith(`${room.root}/src/`));
  const texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  const nearest = nearestTests(texts);
  const all = [...texts]
    .filter(([path]) => isMutated(room, path))
    .flatMap(([path, text]) => mutantsOf(path, text));
  return {
    texts,
    // Filtered after drawing, so that a new entry of the list leaves the rest of the sample unchanged.
    drawn: sample(all, count, seed).filter((one) => !isEquivalent(one, texts.get(one.path) ?? "")),
    testsOf: (path: string) =>
      nearest(path)
        .filter((test) => isRoomTest(room, test))
        .slice(0, mostTests),
  };
}

function lineAbout({ path, line, from, to }: Mutant, tests: number): string {
  const where = tests === 0 ? "no test" : `${tests} tests`;
  return `${path}:${line}  ${oneLine(from)}  →  ${oneLine(to)}  (${where})`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, 90);
}

function tell({ name }: MutantRoom, judged: readonly Judged[]): number {
  const noticed = judged.filter(({ isNoticed }) => isNoticed).length;
  const percent = judged.length === 0 ? 100 : (100 * noticed) / judged.length;
  const figures = `${noticed} of ${judged.length} faults noticed, ${percent.toFixed(1)} %`;
  process.stdout.write(`${name}: ${figures} (seed ${seed})\n`);
  return percent;
}
