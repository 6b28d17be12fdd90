import { pendingPapers, type PendingPapers } from "@comanda/contract/print-job";

import { matchesSchema } from "#api/matches-schema.ts";
import { parseJsonOrNull } from "#api/parse-json-or-null.ts";
import { reportFault } from "#api/report-fault.ts";

const storageKey = "comanda.papers";
const noPendingPapers: PendingPapers = { inHand: [], untold: [] };

type JobInDelivery = PendingPapers["inHand"][number];
type UnreportedOutcome = PendingPapers["untold"][number];

/**
 * What the device's storage could not take because it is full or disabled: papers are still printed, but forgotten after
 * a reload. Null if the storage has them, since other windows change it, too.
 */
let notStored: PendingPapers | null = null;

/** Storage is untrusted: another release or anyone at the device may have written it. */
export function readPendingPapers(): PendingPapers {
  if (notStored !== null) return notStored;
  const kept = parseJsonOrNull(storedText());
  return matchesSchema(pendingPapers, kept) ? kept : noPendingPapers;
}

function storedText(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch (error) {
    reportFault(error);
    return "";
  }
}

function storePendingPapers(papers: PendingPapers): void {
  const isEmpty = papers.inHand.length === 0 && papers.untold.length === 0;
  try {
    // If writing fails, a stale value must not stay behind.
    localStorage.removeItem(storageKey);
    if (!isEmpty) localStorage.setItem(storageKey, JSON.stringify(papers));
    notStored = null;
  } catch (error) {
    notStored = papers;
    reportFault(error);
  }
}

/** Records that this till is delivering a job. */
export function addJobInDelivery(job: JobInDelivery): void {
  const { inHand, untold } = readPendingPapers();
  storePendingPapers({ inHand: [...inHand.filter(({ id }) => id !== job.id), job], untold });
}

/** Records the outcome of a job, to be reported to the server. */
export function recordOutcome({ id, outcome }: UnreportedOutcome): void {
  const { inHand, untold } = readPendingPapers();
  storePendingPapers({
    inHand: inHand.filter((job) => job.id !== id),
    untold: [...untold, { id, outcome }],
  });
}

/** Forgets jobs that the server no longer expects from this till. */
export function removeJobsInDelivery(gone: readonly { readonly id: number }[]): void {
  const { inHand, untold } = readPendingPapers();
  const ids = new Set(gone.map(({ id }) => id));
  storePendingPapers({ inHand: inHand.filter(({ id }) => !ids.has(id)), untold });
}

export function removeReportedOutcome(reported: UnreportedOutcome): void {
  const { inHand, untold } = readPendingPapers();
  storePendingPapers({ inHand, untold: without(reported, untold) });
}

/** The others are reported first: the server may be unable to take just this one. */
export function postponeOutcome(outcome: UnreportedOutcome): void {
  const { inHand, untold } = readPendingPapers();
  storePendingPapers({ inHand, untold: [...without(outcome, untold), outcome] });
}

function without(
  { id, outcome }: UnreportedOutcome,
  untold: readonly UnreportedOutcome[],
): UnreportedOutcome[] {
  return untold.filter((other) => other.id !== id || other.outcome.attempt !== outcome.attempt);
}
