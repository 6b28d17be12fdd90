import { refuse, type Refusal } from "../refusal.ts";
import { lineAbove, type Bill } from "./bill.ts";
import type { Line } from "./line.ts";

/** The highest number of a seat, and how many guests may share a line. */
export const maxSeat = 99;
export const maxSeatsPerLine = 30;

/** Seats in order, each once: whoever chose them, the same guests are the same list. */
export function orderSeats(seats: readonly number[]): readonly number[] {
  return [...new Set(seats)].toSorted((one, other) => one - other);
}

export function areSameSeats(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
}

/** Whom a line is for; empty if it is for the table. What belongs to an item goes with it. */
export function seatsOf(bill: Pick<Bill, "lines">, line: Line): readonly number[] {
  const above = line.seats.length > 0 ? null : lineAbove(bill, line);
  return above === null ? line.seats : seatsOf(bill, above);
}

/**
 * A bill for so many guests has so many seats, and all up to the last one in use: guests keep their numbers if others are
 * split off. A bill that does not say for how many has any.
 */
export function requireSeats(
  { cover, lines }: Pick<Bill, "cover" | "lines">,
  seats: readonly number[],
): Refusal | null {
  if (cover === null || cover === 0) return null;
  const last = Math.max(cover, ...lines.flatMap((line) => line.seats));
  return Math.max(...seats) > last ? refuse("seat-unknown", { cover }) : null;
}
