import type { Outcome } from "#api/call.ts";
import { callApi } from "#api/call.ts";
import { failureFrom, type Failure } from "#api/failure.ts";
import { endWorkDay, readWorkDay } from "@comanda/contract/day";
import { noticeMessages } from "@comanda/contract/refusal-messages";
import type { DaySummaryReply } from "@comanda/contract/summary";
import { refuse } from "@comanda/domain/refusal";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { write, writeWithNewKey } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { openDay } from "../order/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { daySheet, makeReportFile } from "../reports/index.ts";

/** Checks whether the day can be ended, and returns its figures. */
export async function checkDay(): Promise<Outcome<typeof endWorkDay>> {
  const outcome = await writeWithNewKey(endWorkDay, { query: {}, body: { checkShift: true } });
  return outcome.ok ? outcome : { ok: false, failure: explainLockFailure(outcome.failure) };
}

/** Ends the day and files its report with its pages. */
export async function endDay(shown: DaySummaryReply, formatter: SheetFormatter): Promise<Problem> {
  if (openDay() === null) return refuse("day-not-open");
  // Bills may have been paid while the figures were on the screen.
  const now = await callApi(readWorkDay, {});
  const summary = now.ok ? now.reply : shown;
  const { pdf, ...paper } = await makeReportFile(daySheet(summary, formatter), formatter);
  const outcome = await write(endWorkDay, { query: paperQuery(), body: paper }, pdf);
  if (!outcome.ok) return explainLockFailure(outcome.failure);
  void deliverPapers(outcome.reply);
  return null;
}

/** Another till is ending the day already: report that instead of a busy server. */
function explainLockFailure(failure: Failure): Failure {
  if (failure.code !== "optimistic-lock") return failure;
  const code = "day-is-ending";
  return failureFrom(failure.status, { code, message: noticeMessages[code] });
}
