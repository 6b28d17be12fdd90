import { promises as timers } from "node:timers";

export type Pace = {
  /** The most visits at once, and the time from the start of one to the start of the next. */
  readonly parallel: number;
  readonly everyMs: number;
};

/** Visits everything in order, until the signal says to stop. */
export async function visitPaced<Thing>(
  things: Iterable<Thing>,
  visit: (thing: Thing) => Promise<void>,
  { parallel, everyMs, signal }: Pace & { readonly signal: AbortSignal },
): Promise<void> {
  const next = things[Symbol.iterator]();
  let earliest = 0;
  const visitNext = async (): Promise<void> => {
    for (;;) {
      const { value, done } = next.next();
      if (done === true || signal.aborted) return;
      const start = Math.max(earliest, performance.now());
      earliest = start + everyMs;
      // Rejects only when the signal says to stop, which the next line looks at.
      await timers
        .setTimeout(Math.max(0, start - performance.now()), undefined, { signal })
        .catch(() => {});
      if (signal.aborted) return;
      await visit(value);
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitNext));
}
