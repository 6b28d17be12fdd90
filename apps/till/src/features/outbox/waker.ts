export type Waker = {
  readonly wake: () => void;
  /** Resolves when woken, or after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
};

export function createWaker(): Waker {
  let end: (() => void) | null = null;
  // A busy worker may already have read the queue, so a wake meanwhile skips its next sleep.
  let isWoken = false;
  return {
    wake: () => {
      if (end === null) isWoken = true;
      else end();
    },
    sleep: (ms) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          end = null;
          isWoken = false;
          resolve();
        };
        const timer = setTimeout(finish, ms);
        end = finish;
        if (isWoken) finish();
      }),
  };
}
