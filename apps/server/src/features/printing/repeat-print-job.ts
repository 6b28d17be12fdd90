import { billStatuses } from "@comanda/contract/bill-record";
import type { BodyOf } from "@comanda/contract/call";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { repeatPrintJob as repeatPrintJobCall } from "@comanda/contract/print-job";
import type { PrintJobId } from "@comanda/domain/id";
import { requireCurrentBill } from "@comanda/domain/paper/require-current-bill";
import { requirePaperPermission } from "@comanda/domain/paper/require-paper-permission";
import { mayBeDelivered, repeatPrint } from "@comanda/domain/paper/print-job";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { toJson } from "#database/portable-columns.ts";
import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { toStoredPrintJob, findCachedPaperFormats } from "./enqueue-print-jobs.ts";
import { withLaterChanges } from "./find-later-changes.ts";
import { findPaper } from "./find-paper.ts";
import { columnsOfTarget, findTargetNow } from "./find-target-now.ts";
import {
  updatePrintJob,
  findBillState,
  findPrintJob,
  insertPrintJob,
  progressOf,
} from "./print-job-store.ts";
import { findCachedPrintTargets } from "./print-route-store.ts";

type RepeatRequest = BodyOf<typeof repeatPrintJobCall>;

/** Prints a job again from the requesting till: at its printer, wherever that is now, or at another one. */
export async function repeatPrintJob(
  context: WriteContext,
  id: PrintJobId,
  { printer }: RepeatRequest,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station } = session;
  const row = await findPrintJob(tx, location, id);
  if (row === null) return recordNotFound("Paper", id);
  const { document: asMade } = await findPaper(tx, row);
  const now = row.bill === null ? null : await findBillState(tx, location, row.bill);
  const denied = requirePaperPermission(session, {
    kind: row.kind,
    isOfOpenBill: now?.status === "open",
    isDelivered: mayBeDelivered(row),
  });
  if (denied !== null) return denied;
  if (asMade.kind === "bill" && now !== null) {
    const onPaper = { status: billStatuses[asMade.status], version: row.bill_version ?? 0 };
    const outdated = requireCurrentBill(onPaper, now);
    if (outdated !== null) return outdated;
  }
  const targets = await findCachedPrintTargets(context, station);
  const target = printer === null ? await findTargetNow(context, row) : targets.targetAt(printer);
  if (target === null) return refuse("printer-not-found");
  const repeated = repeatPrint(progressOf(row), at);
  if (isRefusal(repeated)) return repeated;
  const { progress, isAnother } = repeated;
  const document = await withLaterChanges(context, row, asMade);
  const where = { station, ...columnsOfTarget(target) };
  const { id: _id, ...values } = row;
  const sent = isAnother
    ? await insertPrintJob(context, { ...values, ...where, document: toJson(document) }, progress)
    : await updatePrintJob(context, row, progress, where);
  const paper = { document, profile: target.profile };
  const job = toStoredPrintJob(sent, paper, await findCachedPaperFormats(context));
  return { printerServerAddress: targets.printerServerAddress, jobs: [job] };
}
