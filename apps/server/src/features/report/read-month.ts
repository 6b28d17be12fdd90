import type { ReplyOf } from "@comanda/contract/call";
import type { readMonthReport as readMonthReportCall } from "@comanda/contract/report";
import type { LocationId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";

import type { Database } from "#database/database.ts";
import { readSnapshot } from "#database/read-snapshot.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import { findHead } from "#journal/journal-store.ts";

import { reportMonth, type ReportedMonth } from "./month-report.ts";
import { presentMonth } from "./present-summary.ts";

/**
 * The report of a month before it is filed, with the end of the journal that it contains. A day that ends meanwhile is
 * still open in it, or has ended, but not both.
 */
export function readMonth(
  database: Database,
  location: LocationId,
  month: ReportedMonth,
): Promise<ReplyOf<typeof readMonthReportCall> | RefusedCall> {
  return readSnapshot(database, async (moment) => {
    const summary = await reportMonth(moment, location, month);
    if (isRefusal(summary)) return summary;
    return presentMonth(summary, await findHead(moment, location));
  });
}
