import { performance } from "node:perf_hooks";

export type Timing = { readonly p50: number; readonly p95: number; readonly p99: number };

/** How long one thing takes, in milliseconds. */
export async function stopwatch(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function timingOf(durations: readonly number[]): Timing {
  const sorted = durations.toSorted((first, second) => first - second);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

type Often = { readonly warmUps: number; readonly times: number };

/** Done again and again, the first ones not counted. */
export async function measure(work: () => Promise<unknown>, often: Often): Promise<Timing> {
  const [timing] = await measureInTurns([work], often);
  return timing ?? timingOf([]);
}

/** Several things in turns, so that whatever else the machine does in between befalls them alike. */
export async function measureInTurns(
  works: readonly (() => Promise<unknown>)[],
  { warmUps, times }: Often,
): Promise<readonly Timing[]> {
  const durations = works.map((): number[] => []);
  for (let count = 0; count < warmUps + times; count += 1) {
    for (const [index, work] of works.entries()) {
      const took = await stopwatch(work);
      if (count >= warmUps) durations[index]?.push(took);
    }
  }
  return durations.map(timingOf);
}
