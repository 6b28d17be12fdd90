import type { BodyOf } from "@comanda/contract/call";
import type { printMonthReport as printMonthReportCall } from "@comanda/contract/report";
import { monthDates } from "@comanda/contract/summary";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";
import type { ChosenDates } from "@comanda/domain/work-day/month-range";

import { matchesSchema } from "#database/portable-columns.ts";
import { refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs, type PrintingReply } from "../printing/index.ts";
import { reportMonth } from "./month-report.ts";
import { presentMonth } from "./present-summary.ts";
import { findReportNames } from "./report-names.ts";
import { insertReport, type FilingInput } from "./report-store.ts";

type Call = typeof printMonthReportCall;

/** Files the report of a month. The server computes the figures again and ignores those from the till. */
export async function printMonthReport(
  context: WriteContext,
  { summary: sent, ...paper }: BodyOf<Call>,
  { pdf, language }: FilingInput,
): Promise<PrintingReply<Call> | RefusedCall> {
  const dates = datesOf(sent);
  if (dates === null) {
    return refuseFields("invalid-request", [{ field: "summary", error: "is not a month summary" }]);
  }
  const { tx, session, at } = context;
  const summary = await reportMonth(tx, session.location, { dates, now: at });
  if (isRefusal(summary)) return summary;
  if (summary.days.length === 0) return refuse("month-without-days");
  const filed = await insertReport(context, {
    kind: "month",
    dates: { from: wireDate(summary.from), to: wireDate(summary.to) },
    summary,
    paper: { ...paper, pdf },
  });
  const shown = presentMonth(summary, context.head);
  const names = await findReportNames(tx, session.location);
  const paperwork = await enqueuePrintJobs(
    context,
    [{ document: { kind: "month-report", number: filed.reportNumber, summary: shown, names } }],
    language,
  );
  return { ...filed, summary: shown, ...paperwork };
}

function datesOf(text: string): ChosenDates | null {
  const sent = parsedJson(text);
  if (!matchesSchema(monthDates, sent)) return null;
  const from = parseWireDate(sent.from);
  const to = parseWireDate(sent.to);
  return from === null || to === null ? null : { from, to };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
