/** The server answers a session 50 times in a second of its clock: the burst and a second of the rate stay below. */
const burst = 25;
const everyMs = 50;

/** How long a call has to wait for its turn, as it is made. */
export type Pacer = (nowMs: number) => number;

/** Lets a few calls pass at once and the rest one after the other, in their order, so that no till floods its server. */
export function pacer(): Pacer {
  let freeAtMs = -Infinity;
  return (nowMs) => {
    freeAtMs = Math.max(freeAtMs + everyMs, nowMs - burst * everyMs + everyMs);
    return Math.max(0, freeAtMs - nowMs);
  };
}
