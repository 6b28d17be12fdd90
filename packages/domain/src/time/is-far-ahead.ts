import { msPerMinute, type Instant } from "./instant.ts";

/** The clocks of two servers differ by less, and a server whose clock is set back by less waits until it is right. */
export const clockDifferenceMs = msPerMinute;

/** Whether a noted moment is still to come, so that it was noted before the clock was set back. */
export function isFarAhead(noted: Instant, now: Instant): boolean {
  return noted > now + clockDifferenceMs;
}

/** Whether a noted moment is after another: those that are far ahead are from before the clock was set back. */
export function isNotedAfter(one: Instant, other: Instant, now: Instant): boolean {
  const isOtherOlder = isFarAhead(other, now);
  return isFarAhead(one, now) === isOtherOlder ? one > other : isOtherOlder;
}
