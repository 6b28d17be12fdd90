/** Builds a body of a share of the largest size. */
export type BodyOfShare = (share: number) => string;

/** A shorter time delays nothing, however it has grown. */
const ignoredMs = 20;
/** Linear work takes 4 times as long for 4 times the size, and quadratic work 16 times. */
const maxGrowth = 8;
const smallest = 1 / 4;
/**
 * The best of several runs shows the cost of the work; the others were slowed by compilation or garbage collection.
 * Only suspicious results are measured more often.
 */
const runs = [1, 3, 5];

/**
 * Describes growth that is too fast, or returns null. Measured in the processor time of this thread, so that it does
 * not depend on how busy the machine is.
 */
export async function findGrowthViolation(
  sizes: BodyOfShare,
  send: (text: string) => Promise<void>,
): Promise<string | null> {
  let found: Costs | null = null;
  for (const times of runs) {
    found = await measureCosts(sizes, send, times);
    if (found.large < ignoredMs || found.large <= found.small * maxGrowth) return null;
  }
  return `${found?.large.toFixed(1)} ms for the largest, ${found?.small.toFixed(1)} ms for a quarter of it`;
}

type Costs = { readonly large: number; readonly small: number };

/** The large one first: what it leaves in memory makes later runs rather slower. */
async function measureCosts(
  sizes: BodyOfShare,
  send: (text: string) => Promise<void>,
  times: number,
): Promise<Costs> {
  let best: Costs = { large: Infinity, small: Infinity };
  for (let time = 0; time < times; time += 1) {
    const large = await measureCost(sizes(1), send);
    const small = await measureCost(sizes(smallest), send);
    best = { large: Math.min(best.large, large), small: Math.min(best.small, small) };
  }
  return best;
}

async function measureCost(text: string, send: (text: string) => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await send(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
