import type { GridEdits } from "./grid-edits.ts";

/** More steps than one takes back. */
const maximumSteps = 500;

/** Each step is a map of all changed rows: of the largest table that can be pasted, the last ten steps. */
const maximumRowsInSteps = 250_000;

/** The latest steps, as many as fit into memory. The last one is always among them. */
export function keepSteps(past: readonly GridEdits[]): readonly GridEdits[] {
  const last = past.length - 1;
  let rows = 0;
  const dropped = past.findLastIndex((step, at) => {
    rows += step.size;
    return at < last && (rows > maximumRowsInSteps || last - at >= maximumSteps);
  });
  return past.slice(dropped + 1);
}
