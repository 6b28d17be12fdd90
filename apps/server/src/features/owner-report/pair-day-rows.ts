import { pairDays } from "@comanda/domain/owner-report/pair-days";
import { numericCell, type ReportRow } from "@comanda/domain/owner-report/report-row";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";
import { addDays, dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
import { wireDate } from "@comanda/domain/time/wire-date";

type DayRows = { readonly dates: ReportDates; readonly rows: readonly ReportRow[] };

/** Pairs the rows of two reports by days. A day of the other span opens the day beside which it stands. */
export function pairDayRows(
  { dates, rows }: DayRows,
  other: DayRows,
): { readonly now: readonly ReportRow[]; readonly earlier: readonly ReportRow[] } {
  const { earlierOf, dayOf } = pairDays(dates, other.dates);
  const indexOf = (day: CalendarDate) => dayNumber(day) - dayNumber(dates.from);
  return {
    now: rows.map((row) => {
      const dayIndex = numericCell(row, "dayIndex");
      const isPaired = earlierOf(addDays(dates.from, dayIndex)) !== null;
      return { ...row, pair: isPaired ? String(dayIndex) : null };
    }),
    earlier: other.rows.map((row) => {
      const index = numericCell(row, "dayIndex");
      const date = addDays(other.dates.from, index);
      const day = dayOf(date);
      if (day !== null) {
        const dayIndex = indexOf(day);
        return { ...row, pair: String(dayIndex), dayIndex, key: wireDate(day) };
      }
      // The 29th of February stands between two days; what a longer span has more stands behind the last one.
      const dayBefore = dayOf(addDays(date, -1));
      const dayIndex = dayBefore === null ? index : indexOf(dayBefore) + 0.5;
      return { ...row, pair: null, dayIndex, key: null };
    }),
  };
}
