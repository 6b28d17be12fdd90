import { StartupError } from "#database/startup-error.ts";

type ProgramOutcome = { readonly lines: readonly string[]; readonly isGood: boolean };

/** Runs a program that the operator has started, prints the outcome, and exits with code 1 on failure. */
export async function runProgram(
  whenNot: string,
  work: () => Promise<ProgramOutcome>,
): Promise<void> {
  try {
    const { lines, isGood } = await work();
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${whenNot}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
