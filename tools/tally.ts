export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The last line of `npm test`. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  const skippedPart = skipped === 0 ? "" : `, ${skipped} skipped`;
  return `${passed} passed, ${failed} failed${skippedPart}`;
}
