import type { Bill } from "./bill.ts";
import { deriveLineKey, type Line, type LineKey } from "./line.ts";

const brokenUpIndex = 99;

/** The key of the credit of a set that is broken up, below those of the parts. */
export function brokenUpKey(set: LineKey): LineKey {
  return deriveLineKey(set, brokenUpIndex);
}

/** A merge may have derived another key from it. */
function isBrokenUpKey(key: LineKey): boolean {
  return key.split(".").includes(String(brokenUpIndex));
}

/** Whether a line is a set that was broken up, or its credit. Its dishes are lines of their own. */
export function isOfBrokenUpSet({ lines }: Pick<Bill, "lines">, line: Line): boolean {
  const set = line.credits ?? line.key;
  return lines.some(({ key, credits }) => credits === set && isBrokenUpKey(key));
}
