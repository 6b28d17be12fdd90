import type { StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { summarizeDay, type DayRecord } from "./summarize-day.ts";
import type { ClosedWorkDay, WorkDay } from "./work-day.ts";

/** Three minutes after the day has ended the till logs out: time to fetch the report from the printer. */
export const logoutAfterDayEndMs = 180_000;

/** A shift that is still on, as the people who must end it know it. */
export type ShiftAtWork = {
  readonly name: string;
  readonly station: string;
  readonly user: string;
};

export type WorkDayEnd = {
  readonly openShifts: readonly ShiftAtWork[];
  readonly by: StaffId;
  readonly at: Instant;
  readonly record: DayRecord;
};

/** A day ends when all its shifts have; bills that are open stay open for another day. */
export function endWorkDay(day: WorkDay | null, end: WorkDayEnd): ClosedWorkDay | Refusal {
  const { openShifts, by, at, record } = end;
  if (day === null || day.status === "closed") return refuse("day-not-open");
  const refusal = requireShiftsEnded(openShifts);
  if (refusal !== null) return refusal;
  const summary = summarizeDay(day, record, at);
  return { ...day, status: "closed", endedAt: at, endedBy: by, summary };
}

/** While shifts are on the day goes on, and those who must end them are named. */
export function requireShiftsEnded(openShifts: readonly ShiftAtWork[]): Refusal | null {
  if (openShifts.length === 0) return null;
  // The three lists go side by side: entry n of each tells of the same shift.
  return refuse("shifts-still-open", {
    names: openShifts.map(({ name }) => name),
    stations: openShifts.map(({ station }) => station),
    users: openShifts.map(({ user }) => user),
  });
}
