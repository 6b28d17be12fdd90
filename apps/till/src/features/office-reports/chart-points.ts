import { countDays } from "@comanda/domain/owner-report/report-period";
import { pairDays } from "@comanda/domain/owner-report/pair-days";
import {
  parseReportDates,
  type ReportDates,
} from "@comanda/domain/owner-report/select-report-days";
import { listHours } from "@comanda/domain/shift/list-sales-hours";
import { addDays, dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
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

/** Every day of the span, also those without work, each with the day of the other span that stands beside it. */
export function dayPoints(
  { rows }: ChartData,
  reply: ReportTable,
  { tag }: ReportContext,
): readonly LinePoint[] {
  const { from, to, compared } = reply;
  const dates = parseReportDates(from, to);
  const other = compared === null ? null : parseReportDates(compared.from, compared.to);
  if (dates === null) return [];
  const length = Math.max(countDays(dates), other === null ? 0 : countDays(other));
  if (length > mostDays)
    return rows.map((row) => ({ ...row, shortName: row.name, row: row.index }));
  const rowOf = rowsByDate(rows, reply);
  return listPairs(dates, other).map(({ day, earlier }): LinePoint => {
    const row = rowOf({ day, earlier });
    const date = day ?? earlier ?? dates.from;
    return {
      name: dayText(date, tag),
      shortName: dateText(date).slice(0, 5),
      figure: day === null ? null : (row?.figure ?? 0),
      earlier: earlier === null ? null : (row?.earlier ?? 0),
      growth: row?.growth ?? null,
      row: row?.opens === true ? row.index : null,
    };
  });
}

type PairedDay = { readonly day: CalendarDate | null; readonly earlier: CalendarDate | null };

/** The row of a day, which is in the report if something was sold on it or on the day beside it. */
function rowsByDate(
  rows: readonly ChartRow[],
  reply: ReportTable,
): (pair: PairedDay) => ChartRow | undefined {
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
  return (pair) =>
    (pair.day === null ? undefined : rowOf.get(`now ${wireDate(pair.day)}`)) ??
    (pair.earlier === null ? undefined : rowOf.get(`then ${wireDate(pair.earlier)}`));
}

/** The days of both spans in their order; one of the other span that stands beside none follows the day before it. */
function listPairs(dates: ReportDates, other: ReportDates | null): readonly PairedDay[] {
  const days = listDates(dates);
  if (other === null) return days.map((day) => ({ day, earlier: null }));
  const { earlierOf, dayOf } = pairDays(dates, other);
  const alone = new Set(
    listDates(other)
      .filter((earlier) => dayOf(earlier) === null)
      .map(dayNumber),
  );
  return days.flatMap((day) => {
    const earlier = earlierOf(day);
    const pairs: PairedDay[] = [{ day, earlier }];
    if (earlier === null) return pairs;
    for (let next = addDays(earlier, 1); alone.has(dayNumber(next)); next = addDays(next, 1)) {
      pairs.push({ day: null, earlier: next });
    }
    return pairs;
  });
}

function listDates({ from, to }: ReportDates): readonly CalendarDate[] {
  return Array.from({ length: countDays({ from, to }) }, (_none, at) => addDays(from, at));
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

/** So many articles are best sellers at most, and so many worst. */
const perSide = 8;

/** The articles that sell best and worst; what was sold only on the other days is neither. */
export function listSellers(
  rows: readonly ChartRow[],
  reply: ReportTable,
): Readonly<Record<"best" | "worst", readonly ChartRow[]>> {
  const quantity = columnAt(reply, "quantity");
  const sorted = rows
    .filter(({ index, figure }) => quantity.numberOf(reply.rows[index]) !== 0 || figure !== 0)
    .toSorted((one, other) => other.figure - one.figure);
  const best = sorted.slice(0, Math.min(perSide, Math.ceil(sorted.length / 2)));
  return { best, worst: sorted.slice(best.length).slice(-perSide).toReversed() };
}
