import { msPerDay, type Instant } from "../time/instant.ts";
import type { WorkDay } from "./work-day.ts";

/** Whether nobody has ended a work day for 24 hours: what is sold on it still counts on the date on which it began. */
export function isLeftOpen({ startedAt }: Pick<WorkDay, "startedAt">, now: Instant): boolean {
  return now - startedAt > msPerDay;
}
