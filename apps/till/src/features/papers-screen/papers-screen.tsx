import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Choices } from "#ui/choices.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";
import { useKeptRows } from "#ui/use-kept-rows.ts";

import { furtherPapers, isOfTab, type PapersTab } from "./further-papers.ts";
import { PaperList } from "./paper-list.tsx";
import { PrintRoutes } from "./print-routes.tsx";

/** More than staff ever read. */
const maxShown = 200;

/** The papers sent to printers, with their states. */
export function PapersScreen({ reference }: { readonly reference: Reference }) {
  const { papers } = useAllMessages();
  useTitle(papers.title);
  const [, navigate] = useLocation();
  useEscape(() => navigate("/order"));
  const [shown, setShown] = useState<PapersTab>("notPrinted");
  const all = usePapers();
  const list = useListedPapers(all, shown);
  const { count, isAtLeast } = furtherPapers(all, shown, list);
  return (
    <Screen
      title={papers.title}
      aside={
        <Choices
          label={papers.which}
          value={shown}
          options={(["notPrinted", "all", "printers"] as const).map((value) => ({
            value,
            name: papers[value],
          }))}
          onChange={setShown}
        />
      }
    >
      {shown === "printers" && <PrintRoutes />}
      {shown !== "printers" && list.length === 0 && (
        <Empty
          title={all.length === 0 ? papers.nothing : papers.allPrinted}
          hint={all.length === 0 ? papers.nothingHint : null}
        />
      )}
      {shown !== "printers" && (
        <PaperList papers={list} reference={reference}>
          {count > 0 && papers.more(isAtLeast ? `${count}+` : String(count))}
          {count === 0 && isAtLeast && papers.olderNotListed}
        </PaperList>
      )}
    </Screen>
  );
}

/**
 * In their places as long as they are listed: newer ones come last, and one that is printed meanwhile stays until all
 * are.
 */
function useListedPapers(
  all: readonly PrintJobRecord[],
  shown: PapersTab,
): readonly PrintJobRecord[] {
  const list = all.filter((paper) => isOfTab(paper, shown)).slice(0, maxShown);
  const now = new Map(all.map((paper) => [paper.id, paper]));
  const kept = useKeptRows(shown, list, ({ id }) => id);
  return kept.map(({ row }) => now.get(row.id) ?? row);
}

/** Newest first. */
function usePapers(): readonly PrintJobRecord[] {
  const papers = useRecords((records) => records.printJob);
  return useMemo(() => [...papers.values()].toSorted((one, other) => other.id - one.id), [papers]);
}
