import { countDays } from "@comanda/domain/owner-report/report-period";
import { parseReportDates } from "@comanda/domain/owner-report/select-report-days";
import { listHours } from "@comanda/domain/shift/list-sales-hours";
import { addDays } from "@comanda/domain/time/calendar";
import { hourText } from "@comanda/domain/time/date-text";
import { dateText } from "@comanda/domain/time/date-time-text";
import { wireDate } from "@comanda/domain/time/wire-date";

import { columnAt, type ChartData, type ChartRow } from "./chart-data.ts";
import type { HeatCell } from "./heat-map.tsx";
import type { LinePoint } from "./line-chart.tsx";
import { dayText, weekdayText, type ReportContext, type ReportTable } from "./report-texts.ts";

/** A longer line has only the days with sales. */
const mostDays = 1000;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Every day of the span, also those without work, beside the day at the same place of the other span. */
export function dayPoints(
  { rows }: ChartData,
  reply: ReportTable,
  { tag }: ReportContext,
): readonly LinePoint[] {
  const { from, to, compared } = reply;
  const dates = parseReportDates(from, to);
  const other = compared === null ? null : parseReportDates(compared.from, compared.to);
  if (dates === null) return [];
  const [day, earlierDay] = [columnAt(reply, "day"), columnAt(reply, "earlierDay")];
  const rowOf = new Map(
    rows.flatMap((row): readonly (readonly [string, ChartRow])[] => {
      const cells = reply.rows[row.index];
      return [
        [`now ${day.cellOf(cells)}`, row],
        [`then ${earlierDay.cellOf(cells)}`, row],
      ];
    }),
  );
  const length = Math.max(countDays(dates), other === null ? 0 : countDays(other));
  if (length > mostDays)
    return rows.map((row) => ({ ...row, shortName: row.name, row: row.index }));
  return Array.from({ length }, (_none, at): LinePoint => {
    const date = addDays(dates.from, at);
    const then = other === null ? null : addDays(other.from, at);
    const row =
      rowOf.get(`now ${wireDate(date)}`) ??
      (then === null ? undefined : rowOf.get(`then ${wireDate(then)}`));
    return {
      name: dayText(at < countDays(dates) ? date : (then ?? date), tag),
      shortName: dateText(date).slice(0, 5),
      figure: row?.figure ?? 0,
      earlier: other === null ? null : (row?.earlier ?? 0),
      growth: row?.growth ?? null,
      row: row?.opens === true ? row.index : null,
    };
  });
}

/** The hours of the report, which has them in their order and without gaps. */
export function hourPoints({ rows }: ChartData): readonly LinePoint[] {
  return rows.map((row) => ({
    ...row,
    shortName: row.name.slice(0, 2),
    row: row.opens ? row.index : null,
  }));
}

/** Every hour of every weekday, in the order of the work day. */
export function heatCells(
  { rows }: ChartData,
  reply: ReportTable,
): { readonly hours: readonly number[]; readonly cells: readonly HeatCell[] } {
  const [weekdayAt, hourAt] = [columnAt(reply, "weekday"), columnAt(reply, "hour")];
  const rowOf = new Map(
    rows.map((row) => {
      const cells = reply.rows[row.index];
      return [`${weekdayAt.numberOf(cells)}-${hourAt.numberOf(cells)}`, row];
    }),
  );
  const hours = listHours(reply.rows.map((cells) => hourAt.numberOf(cells)));
  const isCompared = reply.compared !== null;
  const cells = weekdays.flatMap((weekday) =>
    hours.map((hour): HeatCell => {
      const row = rowOf.get(`${weekday}-${hour}`);
      return {
        weekday,
        hour,
        figure: row?.figure ?? 0,
        earlier: isCompared ? (row?.earlier ?? 0) : null,
        growth: row?.growth ?? null,
        row: row?.opens === true ? row.index : null,
      };
    }),
  );
  return { hours, cells };
}

/** The rows of a map, named by weekday and hour. */
export function nameCells(data: ChartData, reply: ReportTable, look: ReportContext): ChartData {
  const [weekdayAt, hourAt] = [columnAt(reply, "weekday"), columnAt(reply, "hour")];
  const nameOf = ({ index }: ChartRow) => {
    const cells = reply.rows[index];
    return `${weekdayText(weekdayAt.numberOf(cells), look)} ${hourText(hourAt.numberOf(cells))}`;
  };
  return { ...data, rows: data.rows.map((row) => ({ ...row, name: nameOf(row) })) };
}

/** How many articles were sold whose cost is unknown. */
export function countUnknownCosts(reply: ReportTable): number {
  const [cost, quantity] = [columnAt(reply, "cost"), columnAt(reply, "quantity")];
  return reply.rows.filter((row) => cost.cellOf(row) === null && quantity.numberOf(row) !== 0)
    .length;
}
