import type { LocationId, StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { NewWorkDay, OpenWorkDay } from "./work-day.ts";

export type WorkDayStart = {
  readonly location: LocationId;
  /** The location's open work day, if any. */
  readonly openDay: Pick<OpenWorkDay, "startedAt"> | null;
  readonly by: StaffId;
  readonly at: Instant;
};

/** Starts a work day. A location can have only one open at a time. */
export function startWorkDay({ location, openDay, by, at }: WorkDayStart): NewWorkDay | Refusal {
  if (openDay !== null) return refuse("day-already-open", { startedAt: openDay.startedAt });
  return { status: "open", location, startedAt: at, startedBy: by };
}
