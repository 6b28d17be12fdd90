// Plants small faults in a copy of the sources and runs the nearest tests: npm run mutants -- --room domain --sample 40
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { isEquivalent } from "./equivalent-mutants.ts";
import {
  compileCopy,
  judgeMutant,
  type Copy,
  type Judge,
  type Judgement,
  type Verdict,
} from "./judge-mutant.ts";
import { isMutated, isQuickTest, mutantRooms, type MutantRoom } from "./mutant-rooms.ts";
import { mutantsOf, type Mutant } from "./mutants-of.ts";
import { nearestTests, testsToRun, type NearestTests } from "./nearest-tests.ts";
import { createTestRunner } from "./run-tests.ts";
import { sample } from "./sample.ts";
import { scripts } from "./source-imports.ts";
import { inTreeCopy } from "./tree-copy.ts";

/** The share of mutants that the tests must kill. */
const goalPercent = 90;

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

const leaving = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => leave());

const isEnough = await inTreeCopy(async (folder) => {
  const copy: Copy = { folder, signal: leaving.signal };
  const rooms = mutantRooms.filter(({ name }) => asked.includes(name));
  await compileCopy(
    copy,
    rooms.flatMap(({ sources }) => sources),
  );
  const runner = createTestRunner(folder, seed);
  // Before the copy is removed.
  process.prependOnceListener("exit", runner.end);
  const texts = readScripts(folder);
  const nearest = nearestTests(texts);
  const scores: number[] = [];
  for (const room of rooms) {
    scores.push(await judgeRoom({ copy, runner, texts, nearest }, room));
  }
  runner.end();
  return scores.every((score) => score >= goalPercent);
});
process.exitCode = isEnough ? 0 : 1;

/** The copy is removed when the process ends. */
function leave(): never {
  leaving.abort();
  process.exit(130);
}

type Tree = Judge & { readonly nearest: NearestTests };

type Judged = Judgement & { readonly mutant: Mutant };

async function judgeRoom(tree: Tree, room: MutantRoom): Promise<number> {
  const judged: Judged[] = [];
  for (const mutant of draw(tree, room)) {
    const tests = testsToRun(mutant.path, tree.nearest(mutant.path).filter(isQuickTest));
    const judgement = await judgeMutant(tree, mutant, tests);
    judged.push({ mutant, ...judgement });
    if (judgement.verdict === "survived") {
      process.stdout.write(`${lineAbout(mutant, tests.length)}\n`);
    }
  }
  await requireSoundTests(tree, judged);
  return printScore(room, judged);
}

/** The tests that failed with a mutant must pass without any; the others need not run again. */
async function requireSoundTests({ runner }: Tree, judged: readonly Judged[]): Promise<void> {
  const tests = [...new Set(judged.flatMap(({ killer }) => killer ?? []))];
  if (tests.length === 0) return;
  const { failed } = await runner.run({ tests, changed: [] });
  if (failed !== null) throw new Error(`${failed} fails without any fault, too.`);
}

function draw({ texts }: Tree, room: MutantRoom): readonly Mutant[] {
  const all = [...texts]
    .filter(([path]) => isMutated(room, path))
    .flatMap(([path, text]) => mutantsOf(path, text));
  // Filtered after drawing, so that a new entry of the list leaves the rest of the sample unchanged.
  return sample(all, count, seed).filter((one) => !isEquivalent(one, texts.get(one.path) ?? ""));
}

function readScripts(folder: string): ReadonlyMap<string, string> {
  return new Map(scripts().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

function lineAbout({ path, line, from, to }: Mutant, tests: number): string {
  const where = tests === 0 ? "no test" : `${tests} tests`;
  return `${path}:${line}  ${oneLine(from)}  →  ${oneLine(to)}  (${where})`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, 90);
}

/** A mutant that the compiler refuses is no fault that could reach anyone, so it does not count. */
function printScore({ name }: MutantRoom, judged: readonly Judged[]): number {
  const countOf = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const [hung, survived, refused] = [countOf("hung"), countOf("survived"), countOf("refused")];
  const killed = countOf("killed") + hung;
  const percent = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  const figures = `${killed} of ${killed + survived} mutants killed, ${percent.toFixed(1)} %`;
  const more = `seed ${seed}; ${hung} of them hung; the compiler refuses ${refused} more`;
  process.stdout.write(`${name}: ${figures} (${more})\n`);
  return percent;
}
