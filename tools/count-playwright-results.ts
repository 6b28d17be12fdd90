import type { Tally } from "./tally.ts";

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

export function countPlaywrightResults(json: string): Tally {
  const { stats, errors }: PlaywrightReport = JSON.parse(json);
  return {
    passed: stats.expected,
    // An error outside the tests, such as a file that does not load, and a test that passes at times are failures too.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
