import type { Instant } from "./instant.ts";

/**
 * Whether something that began at a moment still lasts. If its beginning is far in the future, the clock was set back,
 * and nobody knows how long ago it was: it is over, so that nothing lasts until the clock has caught up.
 */
export function isWithin(
  limitMs: number,
  { since, now }: { readonly since: Instant; readonly now: Instant },
): boolean {
  return Math.abs(now - since) <= limitMs;
}
