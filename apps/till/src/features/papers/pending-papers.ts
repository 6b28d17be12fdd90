import { pendingPapers, type PendingPapers } from "@comanda/contract/print-job";

import { createDeviceText } from "#api/device-text.ts";
import { matchesSchema } from "#api/matches-schema.ts";
import { parseJsonOrNull } from "#api/parse-json-or-null.ts";

const noPendingPapers: PendingPapers = { inHand: [], untold: [] };

type JobInDelivery = PendingPapers["inHand"][number];
type UnreportedOutcome = PendingPapers["untold"][number];

/** With a full or disabled storage, papers are still printed, but forgotten after a reload. */
const stored = createDeviceText("comanda.papers");

/** Storage is untrusted: another release or anyone at the device may have written it. */
export function readPendingPapers(): PendingPapers {
  const kept = parseJsonOrNull(stored.read());
  return matchesSchema(pendingPapers, kept) ? kept : noPendingPapers;
}

function storePendingPapers(papers: PendingPapers): void {
  const isEmpty = papers.inHand.length === 0 && papers.untold.length === 0;
  stored.write(isEmpty ? "" : JSON.stringify(papers));
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
