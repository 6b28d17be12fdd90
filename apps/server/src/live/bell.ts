/** Wakes its single waiter. */
export type Bell = {
  readonly ring: () => void;
  /** Waits until it rings, or for so long; a ring since the last wait counts. Returns whether it rang. */
  readonly wait: (ms: number) => Promise<boolean>;
};

export function newBell(): Bell {
  let hasRung = false;
  let wake: ((hasRung: true) => void) | null = null;
  return {
    ring: () => {
      hasRung = true;
      wake?.(true);
    },
    wait: async (ms) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      wake = resolve;
      const timer = setTimeout(resolve, ms, false);
      if (hasRung) resolve(true);
      const isRung = await promise;
      clearTimeout(timer);
      hasRung = false;
      return isRung;
    },
  };
}
