import { printReport } from "@comanda/contract/report";
import type { ReportId } from "@comanda/domain/id";

import { write } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

/** Prints a filed report again. */
export async function printFiledReport(id: ReportId): Promise<Problem> {
  const outcome = await write(printReport, { params: { id }, query: paperQuery() });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
