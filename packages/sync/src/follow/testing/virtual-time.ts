import { seededRandom } from "@comanda/domain/testing/seeded-random";

/** Runs hours in milliseconds: time advances only to the next due callback. */
export type VirtualTime = {
  readonly now: () => number;
  readonly after: (ms: number, callBack: () => void) => () => void;
  /** Advances the time, running everything that falls due on the way. */
  readonly runFor: (ms: number) => Promise<void>;
};

export function createVirtualTime(): VirtualTime {
  let now = 0;
  let count = 0;
  const due = new Map<number, { readonly at: number; readonly callBack: () => void }>();
  const next = () => {
    let first: [number, { readonly at: number; readonly callBack: () => void }] | null = null;
    for (const entry of due) if (first === null || entry[1].at < first[1].at) first = entry;
    return first;
  };
  return {
    now: () => now,
    after: (ms, callBack) => {
      const id = (count += 1);
      due.set(id, { at: now + Math.max(ms, 0), callBack });
      return () => void due.delete(id);
    },
    runFor: async (ms) => {
      const end = now + ms;
      await flushPromises();
      for (let entry = next(); entry !== null && entry[1].at <= end; entry = next()) {
        const [id, { at, callBack }] = entry;
        due.delete(id);
        now = at;
        callBack();
        await flushPromises();
      }
      now = end;
    },
  };
}

/** Lets resolved promises propagate, through as many steps as the machine has. */
async function flushPromises(): Promise<void> {
  for (let hand = 0; hand < 8; hand += 1) await Promise.resolve();
}

export type RandomSource = {
  /** Whether an event of this probability happens. */
  readonly happens: (share: number) => boolean;
  readonly below: (end: number) => number;
};

/** The same seed gives the same scenario. */
export function createRandomSource(seed: number): RandomSource {
  const draw = seededRandom(seed);
  return { happens: (share) => draw() < share, below: (end) => Math.floor(draw() * end) };
}
