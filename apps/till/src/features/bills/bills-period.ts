import type { FoundDays, WorkDayStart } from "@comanda/contract/find-bills";
import { dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
import { dateText } from "@comanda/domain/time/date-time-text";
import { timeText } from "@comanda/domain/time/date-time-text";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

/** Which bills a list shows: local ones, or those that the server finds. */
export type BillsPeriod =
  /** The open work day; while none is open, the last one that has ended. */
  | { readonly kind: "running-day" }
  | { readonly kind: "work-day"; readonly day: WorkDayStart | "last" }
  /** All work days that began on a date. */
  | { readonly kind: "date"; readonly date: CalendarDate }
  | { readonly kind: "all-days" };

/** What is known when a list is shown. */
export type DaysKnown = {
  /** When the open day began, as on the wire; null if none is open. */
  readonly openSince: string | null;
  /** What the server answered to the list's request. */
  readonly found: FoundDays | "waiting" | "failed" | null;
  readonly zone: TimeZone;
};

const runningDay = { kind: "running-day" } as const;
const lastDay = { kind: "work-day", day: "last" } as const;

/** The running day has its bills on the till; those of any other date are on the server. */
export function periodOfDate(
  date: CalendarDate | null,
  { openSince, zone }: Omit<DaysKnown, "found">,
): BillsPeriod {
  if (date === null) return runningDay;
  const running = openSince === null ? null : localStart(openSince, zone);
  const isRunning = running !== null && dayNumber(running) === dayNumber(date);
  return isRunning ? runningDay : { kind: "date", date };
}

/** Null before the first day, or while it is not known. */
export function previousPeriod(which: BillsPeriod, known: DaysKnown): BillsPeriod | null {
  const days = foundDays(known);
  switch (which.kind) {
    case "running-day":
      if (known.openSince !== null) return lastDay;
      // A search looks through all days.
      return days === null || days.day !== null ? oneDay(days?.previousDay) : lastDay;
    case "work-day":
    case "date":
      return oneDay(days?.previousDay);
    case "all-days":
      return lastDay;
  }
}

/** The running day follows the last one that has ended. Null after it, or while it is not known. */
export function nextPeriod(which: BillsPeriod, known: DaysKnown): BillsPeriod | null {
  if (which.kind === "running-day" || which.kind === "all-days") return null;
  // Without the server, there is a way back to what the till has.
  if (known.found === "failed") return runningDay;
  const days = foundDays(known);
  if (days === null) return null;
  return oneDay(days.nextDay) ?? (known.openSince === null ? null : runningDay);
}

/** The date of the list and when its work day began, since several may begin on one date; empty if not known. */
export function describePeriod(
  which: BillsPeriod,
  known: DaysKnown,
): { readonly date: string; readonly since: string } {
  if (which.kind === "date") return { date: dateText(which.date), since: "" };
  const start = startOf(which, known);
  const at = start === null ? null : parseWireDateTime(start);
  if (at === null) return { date: "", since: "" };
  return { date: dateText(localTime(at, known.zone)), since: timeText(at, known.zone) };
}

function startOf(which: BillsPeriod, known: DaysKnown): string | null {
  const ofReply = foundDays(known)?.day?.startTime ?? null;
  switch (which.kind) {
    case "running-day":
      return known.openSince ?? ofReply;
    case "work-day":
      return which.day === "last" ? ofReply : which.day.startTime;
    case "date":
    case "all-days":
      return null;
  }
}

function foundDays({ found }: DaysKnown): FoundDays | null {
  return typeof found === "string" ? null : found;
}

function oneDay(day: WorkDayStart | null | undefined): BillsPeriod | null {
  return day === null || day === undefined ? null : { kind: "work-day", day };
}

function localStart(wire: string, zone: TimeZone): CalendarDate | null {
  const at = parseWireDateTime(wire);
  return at === null ? null : localTime(at, zone);
}
