import { maxFinishedPapers } from "@comanda/contract/print-job-list";
import { maxUndelivered } from "@comanda/domain/paper/max-undelivered";
import type { PrintState } from "@comanda/contract/print-job-record";

export type PapersTab = "notPrinted" | "all" | "printers";

type Paper = { readonly id: number; readonly state: PrintState };

export type FurtherPapers = {
  readonly count: number;
  /** The server may have more of them than it lists. */
  readonly isAtLeast: boolean;
};

export function isOfTab({ state }: Paper, tab: PapersTab): boolean {
  return tab === "all" || state === "failed" || state === "queued";
}

/** The papers of a tab that its list leaves out. */
export function furtherPapers(
  all: readonly Paper[],
  tab: PapersTab,
  listed: readonly Paper[],
): FurtherPapers {
  const ids = new Set(listed.map(({ id }) => id));
  const count = all.filter((paper) => isOfTab(paper, tab) && !ids.has(paper.id)).length;
  const isCut = (["failed", "queued"] as const).some(
    (wanted) => all.filter(({ state }) => state === wanted).length >= maxUndelivered,
  );
  return { count, isAtLeast: isCut || (tab === "all" && all.length >= maxFinishedPapers) };
}
