import { expect } from "vitest";

// Laws compare millions of values, and `expect` takes microseconds for each. So it is called only for what is wrong, to
// say so.

export function expectSame<Value>(actual: Value, wanted: Value): void {
  if (!Object.is(actual, wanted)) expect(actual).toBe(wanted);
}

export function expectAtLeast(actual: number, least: number): void {
  if (!(actual >= least)) expect(actual).toBeGreaterThanOrEqual(least);
}

export function expectAtMost(actual: number, most: number): void {
  if (!(actual <= most)) expect(actual).toBeLessThanOrEqual(most);
}
