import { performance } from "node:perf_hooks";

export type Timing = { readonly p50: number; readonly p99: number };

type Often = { readonly warmUps: number; readonly times: number };

/** How long something takes, in milliseconds, done again and again, the first ones not counted. */
export async function measure(
  work: () => Promise<unknown>,
  { warmUps, times }: Often = { warmUps: 50, times: 500 },
): Promise<Timing> {
  const durations: number[] = [];
  for (let count = 0; count < warmUps + times; count += 1) {
    const start = performance.now();
    await work();
    if (count >= warmUps) durations.push(performance.now() - start);
  }
  const sorted = durations.toSorted((first, second) => first - second);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
