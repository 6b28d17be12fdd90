import type { BodyOf } from "@comanda/contract/call";
import type { KeptJob, KeptPapers } from "@comanda/contract/stored-print-jobs";
import { printDocument } from "@comanda/contract/print";
import type { takePrintJobs as takePrintJobsCall } from "@comanda/contract/print-job";
import { giveUpPrint, takeUpPrint } from "@comanda/domain/paper/print-job";

import { fromJson } from "#database/portable-columns.ts";
import type { Writing } from "#journal/command.ts";

import { keptJob, mannerOfHouse } from "./enqueue-print-jobs.ts";
import { changePrintJob, findQueuedJobs, progressOf, type PrintJobRow } from "./print-job-store.ts";
import { targetsOfStation } from "./print-route-store.ts";

type Known = BodyOf<typeof takePrintJobsCall>["inHand"];

/** A starting till takes over the jobs it was printing, and the queued jobs of its station. */
export async function takePrintJobs(writing: Writing, inHand: Known): Promise<KeptPapers> {
  const { tx, session } = writing;
  const { location, station } = session;
  const attempts = new Map<number, number>(inHand.map(({ id, attempt }) => [id, attempt]));
  const named = new Set(attempts.keys());
  const jobs: KeptJob[] = [];
  const manner = await mannerOfHouse(writing);
  for (const row of await findQueuedJobs(tx, location, { station, named })) {
    // Papers are printed in the order they were requested.
    // oxlint-disable-next-line no-await-in-loop
    const taken = await takeUp(writing, row, attempts.get(row.id) === row.attempt);
    if (taken === null) continue;
    jobs.push(keptJob(taken, fromJson(printDocument, taken.document), manner));
  }
  const { printerServerAddress } = await targetsOfStation(writing, station);
  return { printerServerAddress, jobs };
}

async function takeUp(
  writing: Writing,
  row: PrintJobRow,
  isKnown: boolean,
): Promise<PrintJobRow | null> {
  const before = progressOf(row);
  const progress = takeUpPrint(before, { at: writing.at, isKnown });
  if (progress === null || progress === before) return progress === null ? null : row;
  if (row.kind !== "drawer-pulse") return changePrintJob(writing, row, progress);
  await changePrintJob(writing, row, giveUpPrint(before, writing.at));
  return null;
}
