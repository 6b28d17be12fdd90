import type { BodyOf } from "@comanda/contract/call";
import type { endShift as endShiftCall } from "@comanda/contract/day";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { endShift as endShiftRule, requireMayEndShift } from "@comanda/domain/shift/end-shift";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs, type PrintingReply } from "../printing/index.ts";
import { closeShift } from "../shift/index.ts";
import { toShiftEnder } from "./to-shift-ender.ts";
import { loadShiftRecord } from "./load-day.ts";
import { presentShift } from "./present-summary.ts";
import { findReportNames } from "./report-names.ts";
import { insertReport, type FilingInput } from "./report-store.ts";
import { findShiftAt } from "./shift-at.ts";

type Call = typeof endShiftCall;

/** Ends the shift with the counted drawer; its report is filed permanently. */
export async function endShift(
  context: WriteContext,
  { endDrawerCash, ...paper }: BodyOf<Call>,
  { pdf, language }: FilingInput,
): Promise<PrintingReply<Call> | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station } = session;
  const by = toShiftEnder(session);
  if (station === null) return refuseCall("station-missing");
  const shift = requireMayEndShift(await findShiftAt(tx, location, station), by);
  if (isRefusal(shift)) return shift;
  const count = shift.endCount;
  if (count?.grandTotal !== endDrawerCash) return refuse("count-invalid");
  const record = await loadShiftRecord(tx, location, { shift: shift.id, at });
  const closed = endShiftRule(shift, { by, count, at, record });
  if (isRefusal(closed)) return closed;
  const { summary } = closed;
  await closeShift(context, closed);
  const filed = await insertReport(context, {
    kind: "shift",
    shift: shift.id,
    summary,
    paper: { ...paper, pdf },
  });
  const shown = presentShift(summary, context.head);
  const names = await findReportNames(tx, location);
  const paperwork = await enqueuePrintJobs(
    context,
    [{ document: { kind: "shift-report", number: filed.reportNumber, summary: shown, names } }],
    language,
  );
  return { id: shift.id, ...filed, summary: shown, ...paperwork };
}
