import { quantityOfTenths, type Quantity } from "../money/quantity.ts";
import {
  instant,
  msPerDay,
  msPerHour,
  msPerMinute,
  msPerSecond,
  type Instant,
} from "../time/instant.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { laterOccurrence } from "../time/later-occurrence.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";
import { calendarDate, dayNumber } from "../time/calendar.ts";
import type { TimeUnit } from "./time-unit.ts";

export type TimerSpan = {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly zone: TimeZone;
};

/**
 * Computes the time to charge: started minutes count as whole minutes, hours and days in started tenths; never
 * negative.
 */
export function timerQuantity(unit: TimeUnit, { startedAt, zone, ...span }: TimerSpan): Quantity {
  const endedAt = instant(Math.max(startedAt, span.endedAt));
  const elapsed = endedAt - startedAt;
  switch (unit) {
    case "minutes":
      return quantityOfTenths(Math.ceil(elapsed / msPerMinute) * 10);
    case "hours":
      return quantityOfTenths(Math.ceil((elapsed * 10) / msPerHour));
    case "days":
      return quantityOfTenths(tenthsOfDays({ startedAt, endedAt, zone }));
  }
}

/**
 * A day ends at the same time of the venue's clock, also if that was put forward or back meanwhile: nobody pays a tenth
 * more for the night of 25 hours. A time that the clock shows twice ends it the second time, as a typed end does.
 */
function tenthsOfDays({ startedAt, endedAt, zone }: TimerSpan): number {
  const began = localTime(startedAt, zone);
  const firstDay = dayNumber(began);
  const ms = startedAt - Math.floor(startedAt / msPerSecond) * msPerSecond;
  const endOf = (days: number): number => {
    const first = instantOfLocal({ ...began, ...calendarDate(firstDay + days) }, zone);
    return laterOccurrence(first, zone) + ms;
  };
  let days = dayNumber(localTime(endedAt, zone)) - firstDay;
  while (days > 0 && endOf(days) > endedAt) days -= 1;
  const rest = endedAt - (days > 0 ? endOf(days) : startedAt);
  // A day of 25 hours has ten tenths, too.
  return days * 10 + Math.min(10, Math.ceil((rest * 10) / msPerDay));
}
