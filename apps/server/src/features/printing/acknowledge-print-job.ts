import type { ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { acknowledgePrintJob as acknowledgePrintJobCall } from "@comanda/contract/print-job";
import type { PrintJobId } from "@comanda/domain/id";
import { requirePaperPermission } from "@comanda/domain/paper/require-paper-permission";
import { acknowledgePrint } from "@comanda/domain/paper/print-job";
import { isRefusal } from "@comanda/domain/refusal";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { withLaterChanges } from "./find-later-changes.ts";
import { findPaper } from "./find-paper.ts";
import { updatePrintJob, findPrintJob, progressOf } from "./print-job-store.ts";
import { wholeWidthDots } from "./printer-profile.ts";
import { findOwnWords } from "./wording-store.ts";

type Call = typeof acknowledgePrintJobCall;

/** Shows a paper on screen instead of printing it. */
export async function acknowledgePrintJob(
  context: WriteContext,
  id: PrintJobId,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = context;
  const row = await findPrintJob(tx, session.location, id);
  if (row === null) return recordNotFound("Paper", id);
  const { kind, language, location, wording } = row;
  // Every user may read a bill.
  const denied = requirePaperPermission(session, { kind, isOfOpenBill: false, isDelivered: false });
  if (denied !== null) return denied;
  const before = progressOf(row);
  const progress = acknowledgePrint(before, at);
  if (isRefusal(progress)) return progress;
  if (progress !== before) await updatePrintJob(context, row, progress);
  const { document, profile } = await findPaper(tx, row);
  return {
    // What came out is shown as it was.
    document: before.state === "sent" ? document : await withLaterChanges(context, row, document),
    language,
    own: [...(await findOwnWords(tx, location, wording))],
    isRepeat: progress.isRepeat,
    paperWidthDots: wholeWidthDots(profile),
  };
}
