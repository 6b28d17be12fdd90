export type Failure = { readonly name: string; readonly message: string };

/** How long the tests of a file took. */
export type FileTime = { readonly name: string; readonly seconds: number };

/** The test results of a step. A check without tests, such as the linter, counts as one test. */
export type Outcome = {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** The names of the skipped tests. */
  readonly skipped: readonly string[];
  readonly files: readonly FileTime[];
};

export const noOutcome: Outcome = { passed: 0, failures: [], skipped: [], files: [] };

export function addOutcomes(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
    skipped: [...one.skipped, ...other.skipped],
    files: [...one.files, ...other.files],
  };
}

/** The last line of `npm test`. */
export function tallyLine({ passed, failures, skipped }: Outcome): string {
  const skippedPart = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  return `${passed} passed, ${failures.length} failed${skippedPart}`;
}

const maxLines = 100;

/** Every failure with the first lines of its message, which say what is wrong. */
export function failureReport(failures: readonly Failure[]): string {
  return failures.map(({ name, message }) => `FAILED ${name}\n${shortened(message)}\n`).join("\n");
}

const nodeModulesLine = /^\s+at .*\/node_modules\//;

function shortened(message: string): string {
  const lines = message
    .trimEnd()
    .split("\n")
    .filter((line) => !nodeModulesLine.test(line));
  const more = lines.length - maxLines;
  const shown = more > 0 ? [...lines.slice(0, maxLines), `(${more} more lines)`] : lines;
  return shown.map((line) => `  ${line}`.trimEnd()).join("\n");
}
