import { listHours } from "../shift/list-sales-hours.ts";
import { emptyCells } from "./compare-rows.ts";
import type { OwnerReportKind } from "./report-columns.ts";
import { numericCell, type ReportRow } from "./report-row.ts";

/**
 * Puts days and hours in their order. Hours start after the longest quiet time, so that an evening past midnight stays
 * in one piece.
 */
export function arrangeRows(
  kind: OwnerReportKind,
  rows: readonly ReportRow[],
): readonly ReportRow[] {
  switch (kind) {
    case "days":
      return rows.toSorted(
        (one, other) => numericCell(one, "dayIndex") - numericCell(other, "dayIndex"),
      );
    case "hours": {
      const byHour = new Map(rows.map((row) => [numericCell(row, "hour"), row]));
      return hoursOf(rows).map(
        (hour) => byHour.get(hour) ?? { key: String(hour), hour, ...emptyCells(kind) },
      );
    }
    case "weekday-hours": {
      const hours = hoursOf(rows);
      const placeOf = (row: ReportRow) =>
        numericCell(row, "weekday") * 100 + hours.indexOf(numericCell(row, "hour"));
      return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
    }
    default:
      return rows;
  }
}

function hoursOf(rows: readonly ReportRow[]): readonly number[] {
  return listHours(rows.map((row) => numericCell(row, "hour")));
}
