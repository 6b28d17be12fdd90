import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { settlePrintJob as settlePrintJobCall } from "@comanda/contract/print-job";
import type { PrintJobId } from "@comanda/domain/id";
import { settlePrint } from "@comanda/domain/paper/print-job";

import { noRecord, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { changePrintJob, findPrintJob, progressOf } from "./print-job-store.ts";

type Call = typeof settlePrintJobCall;

/** A till reports the outcome of a job. A repeated or late report changes nothing. */
export async function settlePrintJob(
  writing: Writing,
  id: PrintJobId,
  outcome: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const row = await findPrintJob(writing.tx, writing.session.location, id);
  if (row === null) return noRecord("Paper", id);
  const before = progressOf(row);
  const progress = settlePrint(before, outcome, writing.at);
  if (progress !== before) await changePrintJob(writing, row, progress);
  return { state: progress.state };
}
