/** A point in time in milliseconds since 1970 UTC. The domain never reads the clock; callers pass the time. */
export type Instant = number & { readonly unit: "epoch-ms" };

export const msPerSecond = 1000;
export const msPerMinute = 60 * msPerSecond;
export const msPerHour = 60 * msPerMinute;
export const msPerDay = 24 * msPerHour;

export function instant(epochMs: number): Instant {
  if (!Number.isSafeInteger(epochMs)) throw new RangeError(`Not a moment: ${epochMs}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates this brand
  return epochMs as Instant;
}

export function laterOf(one: Instant, other: Instant): Instant {
  return one < other ? other : one;
}
