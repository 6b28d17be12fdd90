import type { BodyOf } from "@comanda/contract/call";
import type { endWorkDay as endWorkDayCall } from "@comanda/contract/day";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { endWorkDay as endWorkDayRule } from "@comanda/domain/work-day/end-work-day";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs, type PrintingReply } from "../printing/index.ts";
import { findRunningShiftLabels } from "../shift/index.ts";
import { closeDay, findOpenDay } from "../work-day/index.ts";
import { loadDayRecord } from "./load-day.ts";
import { presentDay } from "./present-summary.ts";
import { findReportNames } from "./report-names.ts";
import { insertReport, type FilingInput } from "./report-store.ts";

type Call = typeof endWorkDayCall;

/** Ends the day and files its report permanently; a dry run only checks whether the day can end. */
export async function endWorkDay(
  context: WriteContext,
  body: BodyOf<Call>,
  { pdf, language }: FilingInput,
): Promise<PrintingReply<Call> | RefusedCall> {
  const { tx, session, at } = context;
  const { location, staff: by } = session;
  const day = await findOpenDay(tx, location);
  if (day === null) return refuse("day-not-open");
  const openShifts = await findRunningShiftLabels(tx, location);
  const record = await loadDayRecord(tx, location, { day, at });
  const closed = endWorkDayRule(day, { openShifts, by, at, record });
  if (isRefusal(closed)) return closed;
  const { summary } = closed;
  if (body.checkShift === true) {
    // The day could end now, but a dry run leaves it open.
    const running = presentDay({ ...summary, endedAt: null }, context.head);
    const nothing = await enqueuePrintJobs(context, []);
    return { id: day.id, summary: running, report: null, reportNumber: null, ...nothing };
  }
  const shown = presentDay(summary, context.head);
  await closeDay(context, closed);
  const { message = "", fileName = "" } = body;
  const filed = await insertReport(context, {
    kind: "day",
    workDay: day.id,
    summary,
    paper: { message, fileName, pdf },
  });
  const names = await findReportNames(tx, location);
  const paperwork = await enqueuePrintJobs(
    context,
    [{ document: { kind: "day-report", number: filed.reportNumber, summary: shown, names } }],
    language,
  );
  return { id: day.id, summary: shown, ...filed, ...paperwork };
}
