export type TaskQueue = {
  /** Runs `act` after everything before it has settled, successfully or not. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
  readonly hasPending: () => boolean;
};

/** Runs actions one at a time, in the order of the calls. */
export function createTaskQueue(): TaskQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    inTurn: async (act) => {
      waiting += 1;
      const own = last.then(act).finally(() => {
        waiting -= 1;
      });
      last = own.catch(ignoreFailure);
      return await own;
    },
    hasPending: () => waiting > 0,
  };
}

/** A failure does not stop the queue; only the caller of that action receives it. */
function ignoreFailure(): void {}
