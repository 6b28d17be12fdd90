export type Waker = {
  readonly wake: () => void;
  /** Until it is woken, or so long. */
  readonly sleep: (ms: number) => Promise<void>;
};

export function waker(): Waker {
  let end: (() => void) | null = null;
  return {
    wake: () => end?.(),
    sleep: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
