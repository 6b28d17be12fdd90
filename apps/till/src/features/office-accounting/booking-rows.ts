import type { ReplyOf } from "@comanda/contract/call";
import type { readBookings } from "@comanda/contract/accounting";
import type { BookedDay } from "@comanda/domain/accounting/booked-day";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { OfficeMessages } from "#language/office-messages.tsx";

export type BookingsReply = ReplyOf<typeof readBookings>;
export type DayReply = BookingsReply["days"][number];
export type BookingReply = DayReply["bookings"][number];

const basisPointsPerPercent = 100;

/** "Sales: Food 7 %" */
export function bookingText(
  { kind, name, rate }: BookingReply,
  texts: OfficeMessages["accounting"],
): string {
  const percent = rate === null || name.includes("%") ? "" : `${rate / basisPointsPerPercent} %`;
  const about = [name, percent].filter((part) => part !== "").join(" ");
  return about === "" ? texts.kinds[kind] : `${texts.kinds[kind]}: ${about}`;
}

/** The days that have ended, as files have them. A second day of a date has a number of its own. */
export function toBookedDays(
  days: readonly DayReply[],
  texts: OfficeMessages["accounting"],
): readonly BookedDay[] {
  const counts = new Map<string, number>();
  return days.flatMap(({ date, hasEnded, bookings }): readonly BookedDay[] => {
    const began = parseWireDate(date);
    if (!hasEnded || began === null || bookings.length === 0) return [];
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    const rows = bookings.map((booking) => ({
      side: booking.side,
      amount: booking.amount,
      account: booking.account.number,
      accountName: booking.account.name,
      datevKey: booking.account.datevKey,
      text: bookingText(booking, texts),
    }));
    return [{ number: count === 1 ? date : `${date}-${count}`, date: began, rows }];
  });
}
