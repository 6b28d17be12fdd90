import type { CalendarDate } from "../time/calendar.ts";
import type { Money } from "../money/money.ts";
import type { BookingSide } from "./booking.ts";

/** A booking as it is written into a file. */
export type BookedRow = {
  readonly side: BookingSide;
  readonly amount: Money;
  readonly account: string;
  readonly accountName: string;
  readonly datevKey: string;
  readonly text: string;
};

/** The bookings of a work day. */
export type BookedDay = {
  /** Names the day in the books: 2026-11-26, or 2026-11-26-2 for the second that began on a date. */
  readonly number: string;
  readonly date: CalendarDate;
  readonly rows: readonly BookedRow[];
};

/** Why a program would not take a file. */
export type FileProblem =
  | { readonly code: "consultant" | "client" | "years" | "no-days" }
  /** An account that DATEV cannot have. */
  | { readonly code: "account"; readonly account: string }
  /** A day has more lines than the program takes at once. */
  | { readonly code: "lines"; readonly maximum: number };

/** A program takes only so many lines at once. Days can be saved apart, but a day cannot. */
export function checkLines(days: readonly BookedDay[], maximum: number): readonly FileProblem[] {
  if (days.length === 0) return [{ code: "no-days" }];
  return days.some(({ rows }) => rows.length > maximum) ? [{ code: "lines", maximum }] : [];
}

/** Days that follow each other, for files of at most so many lines each, unless a single day has more. */
export function splitDays(
  days: readonly BookedDay[],
  maximum: number,
): readonly (readonly BookedDay[])[] {
  const parts: BookedDay[][] = [];
  let lines = 0;
  for (const day of days) {
    lines += day.rows.length;
    const part = parts.at(-1);
    if (part !== undefined && lines <= maximum) {
      part.push(day);
    } else {
      parts.push([day]);
      lines = day.rows.length;
    }
  }
  return parts;
}
