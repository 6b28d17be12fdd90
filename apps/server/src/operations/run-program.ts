import { explainError } from "./explain-error.ts";

type Program = {
  /** How to run it, for whoever mistyped an option. */
  readonly usage: string;
  /** What has not happened if it fails. */
  readonly whenNot: string;
};

type ProgramOutcome = { readonly lines: readonly string[]; readonly isGood: boolean };

/** Runs a program that the operator has started, prints the outcome, and exits with code 1 on failure. */
export async function runProgram(
  { usage, whenNot }: Program,
  work: () => Promise<ProgramOutcome>,
): Promise<void> {
  try {
    const { lines, isGood } = await work();
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    const reason = explainError(error, usage);
    if (reason === null) throw error;
    process.stderr.write(`${whenNot}: ${reason}\n`);
    process.exitCode = 1;
  }
}
