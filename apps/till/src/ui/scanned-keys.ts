/** The keys that were pressed soon after each other. */
export type KeyRun = {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
};

export const noKeys: KeyRun = { count: 0, firstMs: -Infinity, lastMs: -Infinity };

/** Scanners leave up to 20 ms between keys, but a busy till may take one of them late. */
const longestGapMs = 100;
/** People leave 60 ms at their fastest. */
const longestMeanGapMs = 30;

/** The keys 00 and 000 of a keyboard send up to three digits at once. */
const fewestScannedKeys = 4;

/** Adds a key to the run that it continues, or begins another one. */
export function addKey(run: KeyRun, atMs: number): KeyRun {
  if (atMs - run.lastMs <= longestGapMs) return { ...run, count: run.count + 1, lastMs: atMs };
  return { count: 1, firstMs: atMs, lastMs: atMs };
}

/** Whether a scanner typed the keys that this Enter ends. */
export function isEndOfScan({ count, firstMs, lastMs }: KeyRun, enterMs: number): boolean {
  const isSoon = enterMs - lastMs <= longestGapMs;
  return isSoon && count >= fewestScannedKeys && enterMs - firstMs <= count * longestMeanGapMs;
}
