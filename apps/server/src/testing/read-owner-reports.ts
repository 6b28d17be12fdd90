import type { LocationId } from "@comanda/domain/id";
import { ownerReportKinds } from "@comanda/domain/owner-report/report-columns";
import { parseReportDates } from "@comanda/domain/owner-report/select-report-days";

import type { Database } from "#database/database.ts";

import { readOwnerReport } from "../features/owner-report/read-owner-report.ts";

/** Every owner report of the days between two dates. */
export async function readOwnerReports(
  database: Database,
  location: LocationId,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const dates = parseReportDates(from, to);
  if (dates === null) throw new Error(`No dates: ${from} to ${to}`);
  const reports = [];
  for (const kind of ownerReportKinds) {
    const asked = { subject: { kind }, dates, compared: null };
    const report = await readOwnerReport(database, location, asked);
    if ("refusal" in report) throw new Error(report.refusal);
    reports.push({ kind, rows: report.rows, totals: report.totals });
  }
  return reports;
}
