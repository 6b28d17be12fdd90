import { papersInHand, type PapersInHand } from "@comanda/contract/print-job";

import { fits } from "#api/fits.ts";
import { parsedJson } from "#api/parsed-json.ts";

const storageKey = "comanda.papers";
const nothing: PapersInHand = { inHand: [], untold: [] };

type InHand = PapersInHand["inHand"][number];
type Untold = PapersInHand["untold"][number];

/** Another release, or anybody, may have written it. */
export function readPapers(): PapersInHand {
  const kept = parsedJson(localStorage.getItem(storageKey) ?? "");
  return fits(papersInHand, kept) ? kept : nothing;
}

function keep(papers: PapersInHand): void {
  const isEmpty = papers.inHand.length === 0 && papers.untold.length === 0;
  if (isEmpty) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(papers));
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
