import { stripVTControlCharacters } from "node:util";

import { noOutcome, type Failure, type Outcome } from "./outcome.ts";
import type { CommandRun } from "./run-command.ts";

/** A check without tests, such as the linter, counts as one test. */
export function judgeCheck(name: string, { exitCode, output }: CommandRun): Outcome {
  if (exitCode === 0) return { ...noOutcome, passed: 1 };
  return { ...noOutcome, failures: [{ name, message: toPlainText(output) }] };
}

/** A test run counts only if its results, their number and its exit code agree. */
export function judgeTests(run: CommandRun, results: string | undefined, read: Reader): Outcome {
  const outcome = readSafely(results, read);
  const fault = runProblem(run.exitCode, outcome);
  const { failures, ...rest } = outcome ?? noOutcome;
  const seeded = failures.map((failure) => withSeed(failure, run.output));
  if (fault === undefined) return { ...rest, failures: seeded };
  const message = `${fault}\n${lastLines(toPlainText(run.output))}`;
  return { ...rest, failures: [...seeded, { name: "the run as a whole", message }] };
}

type Reader = (results: string) => Outcome;

function readSafely(results: string | undefined, read: Reader): Outcome | undefined {
  if (results === undefined) return undefined;
  try {
    return read(results);
  } catch {
    return undefined;
  }
}

function runProblem(exitCode: number, outcome: Outcome | undefined): string | undefined {
  if (outcome === undefined) return `No readable results were left (exit code ${exitCode}).`;
  if (outcome.passed + outcome.failures.length === 0) return "Not one test ran.";
  if (exitCode !== 0 && outcome.failures.length === 0) {
    return `The runner ended with exit code ${exitCode}, although no test failed.`;
  }
  return undefined;
}

/** The seed that reproduces a failure of random tests is printed at the start of the runner's output. */
function withSeed({ name, message }: Failure, output: string): Failure {
  const [seed] = /^Random tests: .*$/m.exec(output) ?? [];
  return {
    name,
    message: [...(seed === undefined ? [] : [seed]), toPlainText(message)].join("\n"),
  };
}

function toPlainText(text: string): string {
  return stripVTControlCharacters(text);
}

/** A runner that crashes reports it at the end of its output. */
function lastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-40).join("\n");
}
