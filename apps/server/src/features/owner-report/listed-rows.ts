import { maxOpenedRows } from "@comanda/contract/owner-report";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";

/** The rows of a report. Those that its reply has no room for count in its totals only. */
export type ListedRows = {
  readonly listed: readonly ReportRow[];
  /** What the others add up to, in any number of rows. */
  readonly unlisted: readonly ReportRow[];
  /** How many there are of both. */
  readonly count: number;
};

export function listAll(rows: readonly ReportRow[]): ListedRows {
  return { listed: rows, unlisted: [], count: rows.length };
}

/** A list of bills, movements or articles is cut. */
export function listFirst(rows: readonly ReportRow[]): ListedRows {
  const [listed, unlisted] = [rows.slice(0, maxOpenedRows), rows.slice(maxOpenedRows)];
  return { listed, unlisted, count: rows.length };
}
