import type { Bill } from "./bill.ts";

type Guests = Pick<Bill, "cover">;

/** The most guests that a call takes for a bill. */
export const maxCover = 9999;

/** How many guests stay on a bill when another one takes its guests along: at least one, who has what stays. */
export function coverWithout({ cover }: Guests, gone: Guests): number | null {
  if (cover === null || gone.cover === null) return cover;
  return Math.min(cover, Math.max(1, cover - gone.cover));
}

/** The guests of two bills together; of a bill that does not say how many, none. */
export function joinCovers(one: Guests, other: Guests): number | null {
  if (one.cover === null || other.cover === null) return one.cover ?? other.cover;
  return Math.min(one.cover + other.cover, maxCover);
}
