import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { hasCounted, requireMayEndShift } from "@comanda/domain/shift/end-shift";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";
import type { Language } from "@comanda/domain/venue/settings";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs } from "../printing/index.ts";
import { toShiftEnder } from "./to-shift-ender.ts";
import { loadShiftRecord } from "./load-day.ts";
import { presentShift } from "./present-summary.ts";
import { findReportNames } from "./report-names.ts";
import { findShiftAt } from "./shift-at.ts";

/** The expected cash is printed only for users who may end the shift, and only after they have counted the drawer. */
export async function printShift(
  context: WriteContext,
  language?: Language,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station, staff: by } = session;
  if (station === null) return refuseCall("station-missing");
  const shift = requireMayEndShift(await findShiftAt(tx, location, station), toShiftEnder(session));
  if (isRefusal(shift)) return shift;
  const counted = shift.endCount?.grandTotal;
  if (counted === undefined || !hasCounted(shift, by)) return refuse("count-invalid");
  const record = await loadShiftRecord(tx, location, { shift: shift.id, at });
  const now = summarizeShift(shift, record, { counted, endedAt: null, by });
  const summary = presentShift(now, context.head);
  const names = await findReportNames(tx, location);
  const document = { kind: "shift-report", number: null, summary, names } as const;
  return enqueuePrintJobs(context, [{ document }], language);
}
