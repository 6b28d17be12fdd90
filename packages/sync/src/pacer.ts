/**
 * The server accepts 50 calls of a session per second of its clock: the burst plus a second at the steady rate stays
 * below that.
 */
const burst = 25;
const intervalMs = 50;

/** How long a call has to wait from the time at which it is made. */
export type Pacer = (nowMs: number) => number;

/** Lets a burst of calls pass at once and the rest at intervals, in their order, so that no till floods its server. */
export function createPacer(): Pacer {
  let freeAtMs = -Infinity;
  return (nowMs) => {
    freeAtMs = Math.max(freeAtMs + intervalMs, nowMs - burst * intervalMs + intervalMs);
    return Math.max(0, freeAtMs - nowMs);
  };
}
