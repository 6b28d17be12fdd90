import type { StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { laterOf, type Instant } from "../time/instant.ts";
import { summarizeDay, type DayRecord } from "./summarize-day.ts";
import type { ClosedWorkDay, WorkDay } from "./work-day.ts";

/** The till logs out three minutes after the end of the day, which leaves time to collect the printed report. */
export const logoutAfterDayEndMs = 180_000;

/** An open shift with the names to display. */
export type OpenShiftNames = {
  readonly name: string;
  readonly station: string;
  readonly user: string;
};

export type WorkDayEnd = {
  readonly openShifts: readonly OpenShiftNames[];
  readonly by: StaffId;
  readonly at: Instant;
  readonly record: DayRecord;
};

/** Ends a day when all its shifts have ended; open bills stay open for the next day. */
export function endWorkDay(day: WorkDay | null, end: WorkDayEnd): ClosedWorkDay | Refusal {
  const { openShifts, by, at, record } = end;
  if (day === null || day.status === "closed") return refuse("day-not-open");
  const refusal = requireShiftsEnded(openShifts);
  if (refusal !== null) return refusal;
  // The clock may have been set back since the day began.
  const endedAt = laterOf(at, day.startedAt);
  const summary = summarizeDay(day, record, endedAt);
  return { ...day, status: "closed", endedAt, endedBy: by, summary };
}

/** Refuses while shifts are open, and names them. */
export function requireShiftsEnded(openShifts: readonly OpenShiftNames[]): Refusal | null {
  if (openShifts.length === 0) return null;
  // Parallel lists: entry n of each belongs to the same shift.
  return refuse("shifts-still-open", {
    names: openShifts.map(({ name }) => name),
    stations: openShifts.map(({ station }) => station),
    users: openShifts.map(({ user }) => user),
  });
}
