import type { BodyOf } from "@comanda/contract/call";
import type { KeptPapers } from "@comanda/contract/stored-print-jobs";
import { printDocument } from "@comanda/contract/print";
import type { repeatPrintJob as repeatPrintJobCall } from "@comanda/contract/print-job";
import type { PrintJobId } from "@comanda/domain/id";
import { requirePaper } from "@comanda/domain/paper/paper-kind";
import { isDelivered, repeatPrint } from "@comanda/domain/paper/print-job";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { fromJson, json } from "#database/portable-columns.ts";
import { noRecord, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { keptJob, mannerOfHouse } from "./enqueue-print-jobs.ts";
import { changePrintJob, findPrintJob, insertPrintJob, progressOf } from "./print-job-store.ts";
import { targetsOfStation } from "./print-route-store.ts";

type Wish = BodyOf<typeof repeatPrintJobCall>;

/** Prints a job again from the requesting till, at its original printer or another one. */
export async function repeatPrintJob(
  writing: Writing,
  id: PrintJobId,
  { printer }: Wish,
): Promise<KeptPapers | RefusedCall> {
  const { tx, session, at } = writing;
  const { location, station } = session;
  const row = await findPrintJob(tx, location, id);
  if (row === null) return noRecord("Paper", id);
  const document = fromJson(printDocument, row.document);
  const denied = requirePaper(session, {
    kind: row.kind,
    isOfOpenBill: document.kind === "bill" && document.status === 0,
    isDelivered: isDelivered(row),
  });
  if (denied !== null) return denied;
  const targets = await targetsOfStation(writing, station);
  const target = targets.targetAt(printer ?? row.printer);
  if (target === null) return refuse("printer-not-found");
  const repeated = repeatPrint(progressOf(row), at);
  if (isRefusal(repeated)) return repeated;
  const { progress, isAnother } = repeated;
  const where = {
    station,
    printer: target.address,
    printer_name: target.name,
    profile: json(target.profile),
  };
  const { id: _id, ...values } = row;
  const sent = isAnother
    ? await insertPrintJob(writing, { ...values, ...where }, progress)
    : await changePrintJob(writing, row, progress, where);
  const job = keptJob(sent, document, await mannerOfHouse(writing));
  return { printerServerAddress: targets.printerServerAddress, jobs: [job] };
}
