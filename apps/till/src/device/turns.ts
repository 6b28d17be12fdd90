export type Turns = {
  /** Runs it when everything before it has ended, well or not. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
  readonly isAnybodyWaiting: () => boolean;
};

/** One after the other, in the order in which they came. */
export function createTurns(): Turns {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    inTurn: async (act) => {
      waiting += 1;
      const own = last.then(act).finally(() => {
        waiting -= 1;
      });
      last = own.catch(toldToItsOwner);
      return await own;
    },
    isAnybodyWaiting: () => waiting > 0,
  };
}

/** The next turn begins after a failure as well; whoever had the turn gets the failure. */
function toldToItsOwner(): void {}
