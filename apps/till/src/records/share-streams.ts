/** Browsers open at most six connections to a server for all windows together, and each live stream keeps one. */
const maxStreams = 3;

/** For how long a hidden window leaves its place to a visible one, which asks once a second. */
const leavesPlaceMs = 3000;

const name = "comanda.streams";

export type StreamWindow = {
  readonly isHidden: () => boolean;
  readonly now: () => number;
};

type StreamReader = (ended: Promise<unknown>) => Promise<void>;

/**
 * Lets only a few windows of the device read a live stream at once; the others ask the server every few seconds. With a
 * stream in each of six windows, no other call of the device would get through.
 */
export function shareStreams({ isHidden, now }: StreamWindow) {
  const windows = new BroadcastChannel(name);
  let freeAgainAt = -Infinity;
  let leave: (() => void) | null = null;
  windows.addEventListener("message", () => {
    if (!isHidden()) return;
    freeAgainAt = now() + leavesPlaceMs;
    leave?.();
  });
  const readAt = async (place: number, read: StreamReader, ended: Promise<unknown>) =>
    await navigator.locks.request(`${name}.${place}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      const left = Promise.withResolvers<void>();
      leave = left.resolve;
      await read(Promise.race([ended, left.promise]));
      // The next stream may have begun before this one had ended.
      if (leave === left.resolve) leave = null;
      return true;
    });
  /** Returns at once if every place is taken. */
  return async (read: StreamReader, ended: Promise<unknown>): Promise<void> => {
    if (isHidden() && now() < freeAgainAt) return;
    for (let place = 1; place <= maxStreams; place += 1) {
      if (await readAt(place, read, ended)) return;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
    if (!isHidden()) windows.postMessage("wanted");
  };
}
