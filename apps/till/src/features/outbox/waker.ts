export type Waker = {
  readonly wake: () => void;
  /** Resolves when woken, or after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
};

export function createWaker(): Waker {
  let end: (() => void) | null = null;
  // What wakes a worker that is still busy may have come too late for its last look, so it looks once more.
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
