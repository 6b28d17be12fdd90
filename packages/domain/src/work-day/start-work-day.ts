import type { LocationId, StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { NewWorkDay, OpenWorkDay } from "./work-day.ts";

export type WorkDayStart = {
  readonly location: LocationId;
  /** The day that is already open at the location, if there is one. */
  readonly openDay: Pick<OpenWorkDay, "startedAt"> | null;
  readonly by: StaffId;
  readonly at: Instant;
};

/** A location has one day at a time: the next starts after the last has ended. */
export function startWorkDay({ location, openDay, by, at }: WorkDayStart): NewWorkDay | Refusal {
  if (openDay !== null) return refuse("day-already-open", { startedAt: openDay.startedAt });
  return { status: "open", location, startedAt: at, startedBy: by };
}
