import { papersInHand, type PapersInHand } from "@comanda/contract/print-job";

import { fits } from "#api/fits.ts";
import { parsedJson } from "#api/parsed-json.ts";
import { reportFault } from "#api/report-fault.ts";

const storageKey = "comanda.papers";
const nothing: PapersInHand = { inHand: [], untold: [] };

type InHand = PapersInHand["inHand"][number];
type Untold = PapersInHand["untold"][number];

/** Where the device keeps nothing, or is full: papers are printed all the same, but are not known after a reload. */
let inThisPage = nothing;

/** Another release, or anybody, may have written it. */
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
    // What stood there before must not be taken for what is so now.
    localStorage.removeItem(storageKey);
    if (!isEmpty) localStorage.setItem(storageKey, JSON.stringify(papers));
  } catch (error) {
    // It is known in this page.
    reportFault(error);
  }
}

/** A paper is on its way from here. */
export function takeInHand(job: InHand): void {
  const { inHand, untold } = readPapers();
  keep({ inHand: [...inHand.filter(({ id }) => id !== job.id), job], untold });
}

/** It is known what became of it, which is to be told. */
export function letGo({ id, outcome }: Untold): void {
  const { inHand, untold } = readPapers();
  keep({
    inHand: inHand.filter((job) => job.id !== id),
    untold: [...untold, { id, outcome }],
  });
}

/** The server does not wait for these any more. */
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
