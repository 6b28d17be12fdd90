import { endShift as endShiftCall, readShift } from "@comanda/contract/day";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { callApi } from "#api/call.ts";
import { write } from "#records/write.ts";

import { shiftToEnd } from "../end-bill/index.ts";
import type { Problem } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { makeReportFile, shiftSheet } from "../reports/index.ts";
import { setCounted, type CountedShift } from "./counting.ts";

/** Ends the shift with the counted drawer and files its report. */
export async function endShift(counted: CountedShift, formatter: SheetFormatter): Promise<Problem> {
  const shift = shiftToEnd();
  if (isRefusal(shift)) return shift;
  if (counted.shift !== shift.id) return refuse("count-invalid");
  // A bill may have been paid since the drawer was counted, so the pages use the current figures.
  const now = await callApi(readShift, { params: { countedTotal: counted.total } });
  const summary = now.ok ? now.reply : counted.summary;
  const { pdf, ...paper } = await makeReportFile(shiftSheet(summary, formatter), formatter);
  const outcome = await write(
    endShiftCall,
    { query: paperQuery(), body: { endDrawerCash: counted.total, ...paper } },
    pdf,
  );
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  setCounted(null);
  return null;
}
