type Limits = { readonly running: number; readonly waiting: number };

/** Runs a limited number of tasks at once and queues a limited number more; further tasks get null. */
export function limitConcurrency({
  running: maximumRunning,
  waiting: maximumWaiting,
}: Limits): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    if (running < maximumRunning) running += 1;
    else if (waiting.length >= maximumWaiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
