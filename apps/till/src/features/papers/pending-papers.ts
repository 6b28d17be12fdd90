import { papersInHand, type PapersInHand } from "@comanda/contract/print-job";

import { fits } from "#api/fits.ts";
import { parsedJson } from "#api/parsed-json.ts";
import { reportFault } from "#api/report-fault.ts";

const storageKey = "comanda.papers";
const nothing: PapersInHand = { inHand: [], untold: [] };

type InHand = PapersInHand["inHand"][number];
type Untold = PapersInHand["untold"][number];

/** The fallback if the device's storage is full or disabled: papers are still printed, but forgotten after a reload. */
let inThisPage = nothing;

/** Storage is untrusted: another release or anyone at the device may have written it. */
export function readPapers(): PapersInHand {
  const text = keptText();
  if (text === null) return inThisPage;
  const kept = parsedJson(text);
  return fits(papersInHand, kept) ? kept : nothing;
}

function keptText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch (error) {
    reportFault(error);
    return null;
  }
}

function keep(papers: PapersInHand): void {
  inThisPage = papers;
  const isEmpty = papers.inHand.length === 0 && papers.untold.length === 0;
  try {
    // If writing fails, a stale value must not stay behind.
    localStorage.removeItem(storageKey);
    if (!isEmpty) localStorage.setItem(storageKey, JSON.stringify(papers));
  } catch (error) {
    // The value is still in memory.
    reportFault(error);
  }
}

/** Records that this till is delivering a job. */
export function takeInHand(job: InHand): void {
  const { inHand, untold } = readPapers();
  keep({ inHand: [...inHand.filter(({ id }) => id !== job.id), job], untold });
}

/** Records the outcome of a job, to be reported to the server. */
export function letGo({ id, outcome }: Untold): void {
  const { inHand, untold } = readPapers();
  keep({
    inHand: inHand.filter((job) => job.id !== id),
    untold: [...untold, { id, outcome }],
  });
}

/** Forgets jobs that the server no longer expects from this till. */
export function forgetInHand(gone: readonly { readonly id: number }[]): void {
  const { inHand, untold } = readPapers();
  const ids = new Set(gone.map(({ id }) => id));
  keep({ inHand: inHand.filter(({ id }) => !ids.has(id)), untold });
}

export function forgetTold({ id, outcome }: Untold): void {
  const { inHand, untold } = readPapers();
  const isAnother = (other: Untold): boolean =>
    other.id !== id || other.outcome.attempt !== outcome.attempt;
  keep({ inHand, untold: untold.filter(isAnother) });
}
