import type { ReplyOf } from "@comanda/contract/call";
import type { readOwnerReport as readOwnerReportCall } from "@comanda/contract/owner-report";
import type { LocationId } from "@comanda/domain/id";
import { buildOwnerReport } from "@comanda/domain/owner-report/owner-report";
import {
  comparedColumns,
  kindOf,
  type OpenedBy,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import {
  requireDatesInOrder,
  type ReportDates,
} from "@comanda/domain/owner-report/select-report-days";
import type { Refusal } from "@comanda/domain/refusal";
import { localTime } from "@comanda/domain/time/local-time";
import { wireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";

import { findTimeZone } from "../venue/index.ts";
import { billRows } from "./bill-rows.ts";
import { drawerRows } from "./drawer-rows.ts";
import { findReportDays } from "./find-report-days.ts";
import { lineRows } from "./line-rows.ts";
import { listAll, listFirst, type ListedRows } from "./listed-rows.ts";
import { marginRows } from "./margin-rows.ts";
import { openedRows, wholeBills } from "./opened-rows.ts";
import { pairDayRows } from "./pair-day-rows.ts";
import { privilegeRows } from "./privilege-rows.ts";
import type { ReportInput } from "./read-in-batches.ts";
import { refundRows } from "./refund-rows.ts";
import { reprintRows } from "./reprint-rows.ts";
import { stockRows } from "./stock-rows.ts";
import { taxRows } from "./tax-rows.ts";
import { unsoldRows } from "./unsold-rows.ts";
import { voidRows } from "./void-rows.ts";

/** A whole report, or one of its rows by its key. */
export type RequestedSubject =
  | { readonly kind: OwnerReportKind }
  | { readonly by: OpenedBy; readonly key: string };

type ReportRequest = {
  readonly subject: RequestedSubject;
  readonly dates: ReportDates;
  /** The dates to compare with. */
  readonly compared: ReportDates | null;
};

type ReportTable = Pick<
  ReplyOf<typeof readOwnerReportCall>,
  "compared" | "columns" | "rows" | "keys" | "count" | "totals"
>;

/** What happened in the work days that began within the dates. */
export async function readOwnerReport(
  database: Database,
  location: LocationId,
  { subject, dates, compared }: ReportRequest,
): Promise<ReportTable | Refusal> {
  const refusal = requireDatesInOrder(dates) ?? requireDatesInOrder(compared ?? dates);
  if (refusal !== null) return refusal;
  const kind = kindOf(subject);
  const isCompared = kind !== null && comparedColumns[kind] !== undefined;
  const other = isCompared ? compared : null;
  const input = await findInput(database, location, dates);
  const { listed, unlisted, count } = await rowsOf(subject, input);
  const before = other === null ? null : await rowsBefore(other);
  const { now, earlier } =
    kind === "days" && before !== null
      ? pairDayRows({ dates, rows: listed }, before)
      : { now: listed, earlier: before?.rows ?? null };
  const report = buildOwnerReport(subject, now, earlier, unlisted);
  return {
    compared: other === null ? null : { from: wireDate(other.from), to: wireDate(other.to) },
    columns: [...report.columns],
    rows: report.rows.map((row) => [...row]),
    keys: [...report.keys],
    // Comparing and arranging add rows without sales.
    count: count - listed.length + report.rows.length,
    totals: [...report.totals],
  };

  async function rowsBefore(then: ReportDates) {
    const rows = await rowsOf(subject, await findInput(database, location, then));
    return { dates: then, rows: rows.listed };
  }
}

async function findInput(
  database: Database,
  location: LocationId,
  dates: ReportDates,
): Promise<ReportInput> {
  const timeZone = await findTimeZone(database, location);
  const { days, span } = await findReportDays(database, { location, timeZone }, dates);
  const dateOf = new Map(days.map(({ id, startedAt }) => [id, localTime(startedAt, timeZone)]));
  return { database, location, timeZone, dates, days: days.map(({ id }) => id), dateOf, span };
}

async function rowsOf(subject: RequestedSubject, input: ReportInput): Promise<ListedRows> {
  if ("by" in subject) return openedRows(input, subject.by, subject.key);
  if (subject.kind === "bills") return wholeBills(input, () => true);
  // A menu may have more articles than a reply has room for.
  if (subject.kind === "not-sold") return listFirst(await unsoldRows(input));
  return listAll(await allRowsOf(subject.kind, input));
}

function allRowsOf(
  kind: Exclude<OwnerReportKind, "bills" | "not-sold">,
  input: ReportInput,
): Promise<readonly ReportRow[]> {
  switch (kind) {
    case "articles":
    case "categories":
    case "staff":
    case "promotions":
    case "discounts":
    case "commissions":
      return lineRows[kind](input);
    case "days":
    case "hours":
    case "weekday-hours":
    case "stations":
    case "pay-types":
      return billRows[kind](input);
    case "taxes":
      return taxRows(input);
    case "margins":
      return marginRows(input);
    case "privileges":
      return privilegeRows(input);
    case "voids":
      return voidRows(input);
    case "refunds":
      return refundRows(input);
    case "reprints":
      return reprintRows(input);
    case "drawers":
      return drawerRows(input);
    case "stock":
      return stockRows(input);
  }
}
