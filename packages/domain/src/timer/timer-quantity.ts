import { quantityOfTenths, type Quantity } from "../money/quantity.ts";
import { instant, msPerDay, msPerHour, msPerMinute } from "../time/instant.ts";
import { countWholeDays, type TimerSpan } from "./count-whole-days.ts";
import type { TimeUnit } from "./time-unit.ts";

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

/** What remains after the last whole day is charged by the hours that have passed. */
function tenthsOfDays(span: TimerSpan): number {
  const { days, until } = countWholeDays(span);
  // A day of 25 hours has ten tenths, too.
  return days * 10 + Math.min(10, Math.ceil(((span.endedAt - until) * 10) / msPerDay));
}
