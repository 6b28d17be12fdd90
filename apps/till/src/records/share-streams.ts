/** Browsers open at most six connections to a server for all windows together, and each live stream keeps one. */
const maxStreams = 3;

/** For how long a window leaves its place to one that needs it more, which asks once a second. */
const leavesPlaceMs = 3000;

const name = "comanda.streams";

export type StreamWindow = {
  /** How much the window is looked at: 2 if it is used, 1 if it is seen, 0 if it is hidden. */
  readonly attention: () => number;
  readonly now: () => number;
};

type StreamReader = (ended: Promise<unknown>) => Promise<void>;

/**
 * Lets only a few windows of the device read a live stream at once; the others ask the server every few seconds. With a
 * stream in each of six windows, no other call of the device would get through.
 */
export function shareStreams({ attention, now }: StreamWindow) {
  const windows = new BroadcastChannel(name);
  let given = { toAttention: 0, untilMs: -Infinity };
  let leave: (() => void) | null = null;
  windows.addEventListener("message", ({ data }) => {
    const toAttention = Number(data);
    if (attention() >= toAttention) return;
    given = { toAttention, untilMs: now() + leavesPlaceMs };
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
    if (attention() < given.toAttention && now() < given.untilMs) return;
    for (let place = 1; place <= maxStreams; place += 1) {
      if (await readAt(place, read, ended)) return;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
    windows.postMessage(attention());
  };
}
