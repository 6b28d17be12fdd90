import { quantityOfTenths, type Quantity } from "../money/quantity.ts";
import { msPerDay, msPerHour, msPerMinute, type Instant } from "../time/instant.ts";
import type { TimeUnit } from "./time-unit.ts";

/**
 * Computes the time to charge: started minutes count as whole minutes, hours and days in started tenths; never
 * negative.
 */
export function timerQuantity(unit: TimeUnit, startedAt: Instant, endedAt: Instant): Quantity {
  const elapsed = Math.max(0, endedAt - startedAt);
  switch (unit) {
    case "minutes":
      return quantityOfTenths(Math.ceil(elapsed / msPerMinute) * 10);
    case "hours":
      return quantityOfTenths(Math.ceil((elapsed * 10) / msPerHour));
    case "days":
      return quantityOfTenths(Math.ceil((elapsed * 10) / msPerDay));
  }
}
