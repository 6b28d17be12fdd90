import type { Timing } from "./measure.ts";

/** What a figure should reach, in words, and whether it does. */
export type Goal = { readonly text: string; readonly isMet: boolean };

/** `50 kB`, `1.1 times` */
type Limit = readonly [value: number, unit: string];

export function atMost(value: number, [limit, unit]: Limit): Goal {
  return { text: `<= ${limit} ${unit}`, isMet: value <= limit };
}

export function atLeast(value: number, [limit, unit]: Limit): Goal {
  return { text: `>= ${limit} ${unit}`, isMet: value >= limit };
}

/** `p50 <= 10 ms, p99 <= 30 ms` */
export function withinMs(timing: Timing, limits: Partial<Timing>): readonly Goal[] {
  return percentiles.flatMap((percentile) => {
    const limit = limits[percentile];
    return limit === undefined
      ? []
      : [named(percentile, atMost(timing[percentile], [limit, "ms"]))];
  });
}

const percentiles = ["p50", "p95", "p99"] as const;

export function named(name: string, { text, isMet }: Goal): Goal {
  return { text: `${name} ${text}`, isMet };
}
