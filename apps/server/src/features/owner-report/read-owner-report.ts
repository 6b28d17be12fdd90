import type { ReplyOf } from "@comanda/contract/call";
import type { readOwnerReport as readOwnerReportCall } from "@comanda/contract/owner-report";
import type { LocationId } from "@comanda/domain/id";
import { buildOwnerReport, type ReportRow } from "@comanda/domain/owner-report/owner-report";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import {
  selectReportDays,
  requireDatesInOrder,
  type ReportDates,
} from "@comanda/domain/owner-report/select-report-days";
import type { Refusal } from "@comanda/domain/refusal";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { midnightOf } from "@comanda/domain/time/instant-of-local";

import type { Database } from "#database/database.ts";

import { findTimeZone } from "../venue/index.ts";
import { billRows } from "./bill-rows.ts";
import { findWorkDays } from "./report-days-store.ts";
import type { ReportInput } from "./read-in-batches.ts";
import { lineRows } from "./line-rows.ts";
import { reprintRows } from "./reprint-rows.ts";
import { stockRows } from "./stock-rows.ts";
import { voidRows } from "./void-rows.ts";

type ReportRequest = { readonly kind: OwnerReportKind; readonly dates: ReportDates };
type ReportTable = Pick<ReplyOf<typeof readOwnerReportCall>, "columns" | "rows" | "totals">;

/** What happened in the work days that began within the dates, as one kind of report. */
export async function readOwnerReport(
  database: Database,
  location: LocationId,
  { kind, dates }: ReportRequest,
): Promise<ReportTable | Refusal> {
  const refusal = requireDatesInOrder(dates);
  if (refusal !== null) return refusal;
  const timeZone = await findTimeZone(database, location);
  // Reads one day more than needed: the rule decides which days count.
  const known = await findWorkDays(database, location, {
    from: instant(midnightOf(dates.from, timeZone) - msPerDay),
    to: instant(midnightOf(dates.to, timeZone) + 2 * msPerDay),
  });
  const { days, span } = selectReportDays(known, dates, timeZone);
  const input = { database, location, timeZone, days: days.map(({ id }) => id), span };
  const { columns, rows, totals } = buildOwnerReport(kind, await rowsOf(kind, input));
  return {
    columns: [...columns],
    rows: rows.map((row) => [...row]),
    totals: [...totals],
  };
}

function rowsOf(kind: OwnerReportKind, input: ReportInput): Promise<readonly ReportRow[]> {
  switch (kind) {
    case "articles":
    case "categories":
    case "staff":
    case "promotions":
    case "commissions":
      return lineRows[kind](input);
    case "hours":
    case "stations":
    case "pay-types":
      return billRows[kind](input);
    case "voids":
      return voidRows(input);
    case "reprints":
      return reprintRows(input);
    case "stock":
      return stockRows(input);
  }
}
