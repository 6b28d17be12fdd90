import type { LocationId, StaffId, WorkDayId } from "../id.ts";
import type { Instant } from "../time/instant.ts";
import type { DaySummary } from "./day-summary.ts";

type BaseWorkDay = {
  readonly id: WorkDayId;
  readonly location: LocationId;
  readonly startedAt: Instant;
  readonly startedBy: StaffId;
};

export type OpenWorkDay = BaseWorkDay & { readonly status: "open" };

export type ClosedWorkDay = BaseWorkDay & {
  readonly status: "closed";
  readonly endedAt: Instant;
  readonly endedBy: StaffId;
  readonly summary: DaySummary;
};

/** From opening the venue to closing it, regardless of the calendar date. */
export type WorkDay = OpenWorkDay | ClosedWorkDay;

/** A work day before the server has assigned its id. */
export type NewWorkDay = Omit<OpenWorkDay, "id">;
