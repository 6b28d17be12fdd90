import type { ReplyOf } from "@comanda/contract/call";
import {
  report as reportSchema,
  type readReport as readReportCall,
} from "@comanda/contract/report";
import { daySnapshot, monthSnapshot, shiftSnapshot } from "@comanda/contract/summary-snapshot";
import type { LocationId, ReportId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { parseFiledHead } from "./filed-head.ts";
import { presentDay, presentMonth, presentShift } from "./present-summary.ts";
import { reportShapes } from "./report-shapes.ts";
import { findReport } from "./report-store.ts";

type Reply = ReplyOf<typeof readReportCall>;

export async function readReport(
  database: Database,
  location: LocationId,
  id: ReportId,
): Promise<Reply | RefusedCall> {
  const row = await findReport(database, location, id);
  if (row === null) return recordNotFound("Report", id);
  const head = toContractRecord(reportSchema, reportShapes.report, row);
  const journal = parseFiledHead(row.journal_head);
  switch (row.kind) {
    case "shift": {
      const summary = presentShift(fromJson(shiftSnapshot, row.summary), journal);
      return { ...head, kind: "shift", summary };
    }
    case "day": {
      const summary = presentDay(fromJson(daySnapshot, row.summary), journal);
      return { ...head, kind: "day", summary };
    }
    case "month": {
      const summary = presentMonth(fromJson(monthSnapshot, row.summary), journal);
      return { ...head, kind: "month", summary };
    }
  }
}
