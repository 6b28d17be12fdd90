import { id, type BillId } from "@comanda/domain/id";
import {
  openedBys,
  ownerReportKinds,
  type OpenedBy,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import {
  comparisonNames,
  datesOfPeriod,
  datesToCompare,
  periodNames,
  type ComparisonName,
  type PeriodName,
} from "@comanda/domain/owner-report/report-period";
import {
  parseReportDates,
  requireDatesInOrder,
  type ReportDates,
} from "@comanda/domain/owner-report/select-report-days";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import { wireDate } from "@comanda/domain/time/wire-date";

/** The row of a report whose parts are shown. */
export type OpenedRow = { readonly by: OpenedBy; readonly key: string };

/** What the report screen shows, as its address says. */
export type ReportView = {
  readonly kind: OwnerReportKind;
  readonly period: PeriodName | ReportDates;
  readonly comparison: ComparisonName | ReportDates | null;
  readonly opened: OpenedRow | null;
  readonly bill: BillId | null;
};

/** What the office opens the reports with. */
export const firstView: ReportView = {
  kind: "days",
  period: "last-30",
  comparison: "before",
  opened: null,
  bill: null,
};

const base = "/office/reports";
const keyPattern = /^\d{1,15}(-\d{1,2})?$/;

/**
 * Reads an address such as /office/reports/hours/last-week?with=before or
 * /office/reports/articles/2026-11-01/2026-11-24?by=article&key=17. What it does not say is as at first.
 */
export function parseReportAddress(path: string, search: string): ReportView {
  const [wanted, first = "", last = ""] = path.slice(base.length + 1).split("/");
  const kind = ownerReportKinds.find((each) => each === wanted);
  if (kind === undefined) return firstView;
  const query = new URLSearchParams(search);
  return {
    kind,
    period:
      periodNames.find((name) => name === first) ?? parseDates(first, last) ?? firstView.period,
    comparison: parseComparison(query.get("with") ?? ""),
    opened: parseOpened(query),
    bill: parseBill(query),
  };
}

function parseComparison(text: string): ReportView["comparison"] {
  const [first = "", last = ""] = text.split("_");
  return comparisonNames.find((name) => name === text) ?? parseDates(first, last);
}

function parseOpened(query: URLSearchParams): OpenedRow | null {
  const by = openedBys.find((each) => each === query.get("by"));
  const key = query.get("key") ?? "";
  return by === undefined || !keyPattern.test(key) ? null : { by, key };
}

function parseBill(query: URLSearchParams): BillId | null {
  const wanted = Number(query.get("bill") ?? "");
  return Number.isSafeInteger(wanted) && wanted > 0 ? id<"bill">(wanted) : null;
}

function parseDates(first: string, last: string): ReportDates | null {
  const dates = parseReportDates(first, last);
  return dates !== null && requireDatesInOrder(dates) === null ? dates : null;
}

/** The address of a view, which keeps it for Back and for bookmarks. */
export function reportAddress({ kind, period, comparison, opened, bill }: ReportView): string {
  const span =
    typeof period === "string" ? period : `${wireDate(period.from)}/${wireDate(period.to)}`;
  const pairs = [
    ...(comparison === null ? [] : [`with=${comparisonText(comparison)}`]),
    ...(opened === null ? [] : [`by=${opened.by}`, `key=${opened.key}`]),
    ...(bill === null ? [] : [`bill=${bill}`]),
  ];
  return `${base}/${kind}/${span}${pairs.length === 0 ? "" : `?${pairs.join("&")}`}`;
}

function comparisonText(comparison: ComparisonName | ReportDates): string {
  if (typeof comparison === "string") return comparison;
  return `${wireDate(comparison.from)}_${wireDate(comparison.to)}`;
}

/** The dates of a view, and those that it is compared with. */
export function datesOfView(
  { period, comparison }: Pick<ReportView, "period" | "comparison">,
  today: CalendarDate,
): { readonly dates: ReportDates; readonly compared: ReportDates | null } {
  const dates = typeof period === "string" ? datesOfPeriod(period, today) : period;
  if (typeof comparison !== "string") return { dates, compared: comparison };
  const name = typeof period === "string" ? period : null;
  return { dates, compared: datesToCompare(dates, comparison, name) };
}
