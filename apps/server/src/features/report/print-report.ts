import type { ReplyOf } from "@comanda/contract/call";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { PrintDocument } from "@comanda/contract/print";
import type { readReport as readReportCall } from "@comanda/contract/report";
import type { ReportNames } from "@comanda/contract/report-documents";
import type { ReportId } from "@comanda/domain/id";
import type { Language } from "@comanda/domain/venue/settings";

import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs } from "../printing/index.ts";
import { readReport } from "./read-report.ts";
import { findReportNames } from "./report-names.ts";

/** The figures are as filed; only the names are current. */
export async function printReport(
  context: WriteContext,
  id: ReportId,
  language?: Language,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session } = context;
  const filed = await readReport(tx, session.location, id);
  if (isRefused(filed)) return filed;
  const names = await findReportNames(tx, session.location);
  return enqueuePrintJobs(context, [{ document: toCopy(filed, names) }], language);
}

function toCopy(filed: ReplyOf<typeof readReportCall>, names: ReportNames): PrintDocument {
  const copy = { number: filed.number, isCopy: true, names } as const;
  switch (filed.kind) {
    case "shift":
      return { kind: "shift-report", summary: filed.summary, ...copy };
    case "day":
      return { kind: "day-report", summary: filed.summary, ...copy };
    case "month":
      return { kind: "month-report", summary: filed.summary, ...copy };
  }
}
