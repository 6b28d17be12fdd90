import type { BodyOf } from "@comanda/contract/call";
import type { StoredPrintJob, StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { resumePrintJobs as resumePrintJobsCall } from "@comanda/contract/print-job";
import { requirePaperPermission } from "@comanda/domain/paper/require-paper-permission";
import { abandonPrint, holdPrint, resumePrint } from "@comanda/domain/paper/print-job";

import type { WriteContext } from "#journal/command.ts";

import { toStoredPrintJob, findCachedPaperFormats } from "./enqueue-print-jobs.ts";
import { withLaterChanges } from "./find-later-changes.ts";
import { findPaper } from "./find-paper.ts";
import { columnsOfTarget, findTargetNow } from "./find-target-now.ts";
import { updatePrintJob, findQueuedJobs, progressOf, type PrintJobRow } from "./print-job-store.ts";
import { findCachedPrintTargets } from "./print-route-store.ts";

type JobsOfTill = BodyOf<typeof resumePrintJobsCall>;

/** A starting till takes over the jobs it was printing, and the queued jobs of its station; a busy one holds its own. */
export async function takePrintJobs(
  context: WriteContext,
  { inHand, held = [] }: JobsOfTill,
): Promise<StoredPrintJobs> {
  const { tx, session } = context;
  const { location, station } = session;
  const attempts = attemptsOf(inHand);
  const heldAttempts = attemptsOf(held);
  const named = new Set([...attempts.keys(), ...heldAttempts.keys()]);
  const taken: PrintJobRow[] = [];
  for (const row of await findQueuedJobs(tx, location, { station, named })) {
    if (heldAttempts.get(row.id) === row.attempt) {
      await updatePrintJob(context, row, holdPrint(progressOf(row), context.at));
      continue;
    }
    if (!mayTake(context, row)) continue;
    const resumed = await resumeJob(context, row, attempts.get(row.id) === row.attempt);
    if (resumed !== null) taken.push(resumed);
  }
  const { printerServerAddress } = await findCachedPrintTargets(context, station);
  return { printerServerAddress, jobs: await findPapersOf(context, taken) };
}

/** Papers are printed in the order they were requested. */
async function findPapersOf(
  context: WriteContext,
  rows: readonly PrintJobRow[],
): Promise<StoredPrintJob[]> {
  const following = new Set<number>(rows.map(({ id }) => id));
  const formats = await findCachedPaperFormats(context);
  const jobs: StoredPrintJob[] = [];
  for (const row of rows) {
    const { document, profile } = await findPaper(context.tx, row);
    const paper = {
      document: await withLaterChanges(context, row, document, following),
      profile,
    };
    jobs.push(toStoredPrintJob(row, paper, formats));
  }
  return jobs;
}

/**
 * A till prints whatever its own station has made, whoever is logged in. What it brings along from another station, its
 * user must be allowed to read.
 */
function mayTake({ session }: WriteContext, { kind, station }: PrintJobRow): boolean {
  // Every user may read a bill.
  const read = { kind, isOfOpenBill: false, isDelivered: false };
  return station === session.station || requirePaperPermission(session, read) === null;
}

function attemptsOf(jobs: JobsOfTill["inHand"]): ReadonlyMap<number, number> {
  return new Map(jobs.map(({ id, attempt }) => [id, attempt]));
}

async function resumeJob(
  context: WriteContext,
  row: PrintJobRow,
  isKnown: boolean,
): Promise<PrintJobRow | null> {
  const before = progressOf(row);
  const progress = resumePrint(before, { at: context.at, isKnown });
  if (progress === null || progress === before) return progress === null ? null : row;
  if (row.kind === "drawer-pulse") {
    await updatePrintJob(context, row, abandonPrint(before, context.at));
    return null;
  }
  return updatePrintJob(context, row, progress, await whereNow(context, row));
}

/** What does not go anywhere else now stays as it was, so that it fails there and staff are asked. */
async function whereNow(context: WriteContext, row: PrintJobRow) {
  const target = await findTargetNow(context, row);
  return target === null || target.address === row.printer ? {} : columnsOfTarget(target);
}
