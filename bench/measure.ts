import { performance } from "node:perf_hooks";

export type Timing = { readonly p50: number; readonly p95: number; readonly p99: number };

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

type Repetitions = { readonly warmUps: number; readonly times: number };

/** Repeats a task and times it; the first runs are warm-up and not counted. */
export async function measure(work: () => Promise<unknown>, often: Repetitions): Promise<Timing> {
  const [timing] = await measureInTurns([work], often);
  return timing ?? timingOf([]);
}

/** Alternates several tasks, so that other load on the machine affects them equally. */
export async function measureInTurns(
  works: readonly (() => Promise<unknown>)[],
  { warmUps, times }: Repetitions,
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
