import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { settlePrintJob as settlePrintJobCall } from "@comanda/contract/print-job";
import type { PrintJobId } from "@comanda/domain/id";
import { applyPrintOutcome } from "@comanda/domain/paper/print-job";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { updatePrintJob, findPrintJob, progressOf } from "./print-job-store.ts";

type Call = typeof settlePrintJobCall;

/** A till reports the outcome of a job. A repeated or late report changes nothing. */
export async function settlePrintJob(
  context: WriteContext,
  id: PrintJobId,
  outcome: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const row = await findPrintJob(context.tx, context.session.location, id);
  if (row === null) return recordNotFound("Paper", id);
  const before = progressOf(row);
  const progress = applyPrintOutcome(before, outcome, context.at);
  if (progress !== before) await updatePrintJob(context, row, progress);
  return { state: progress.state };
}
