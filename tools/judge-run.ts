import type { CommandRun } from "./run-command.ts";
import type { Tally } from "./tally.ts";

export type StepOutcome = { readonly tally: Tally; readonly output: string };

/** One check without tests in it, such as the linter, counts as one. */
export function judgeCheck({ exitCode, output }: CommandRun): StepOutcome {
  const hasPassed = exitCode === 0;
  return { tally: { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 }, output };
}

/** A test runner is believed only when its results, their number and its exit code agree. */
export function judgeTests(
  run: CommandRun,
  results: string | undefined,
  count: Counter,
): StepOutcome {
  const counted = countSafely(results, count);
  const tally = counted ?? { passed: 0, failed: 0, skipped: 0 };
  const fault = faultOf(run.exitCode, counted);
  if (fault === undefined) return { tally, output: run.output };
  return { tally: { ...tally, failed: tally.failed + 1 }, output: `${run.output}\n${fault}\n` };
}

type Counter = (results: string) => Tally;

function countSafely(results: string | undefined, count: Counter): Tally | undefined {
  if (results === undefined) return undefined;
  try {
    const tally = count(results);
    return Object.values(tally).every(Number.isSafeInteger) ? tally : undefined;
  } catch {
    return undefined;
  }
}

function faultOf(exitCode: number, counted: Tally | undefined): string | undefined {
  if (counted === undefined) return `No readable results were left (exit code ${exitCode}).`;
  if (counted.passed + counted.failed === 0) return "Not one test ran.";
  if (exitCode !== 0 && counted.failed === 0) {
    return `The runner ended with exit code ${exitCode}, although no test failed.`;
  }
  return undefined;
}
