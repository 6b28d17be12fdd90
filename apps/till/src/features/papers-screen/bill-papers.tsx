import type { BillId } from "@comanda/domain/id";
import { useMemo } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { useKeptRows } from "#ui/use-kept-rows.ts";

import { PaperList } from "./paper-list.tsx";
import styles from "./papers-screen.module.css";

type BillPapersProps = { readonly bill: BillId; readonly reference: Reference };

/** The papers made for a bill, in a collapsed section. */
export function BillPapers({ bill, reference }: BillPapersProps) {
  const { papers } = useAllMessages();
  const all = useRecords((records) => records.printJob);
  const own = useMemo(
    () =>
      [...all.values()]
        .filter((paper) => paper.bill === bill)
        .toSorted((one, other) => other.id - one.id),
    [all, bill],
  );
  const listed = useKeptRows(String(bill), own, ({ id }) => id).map(({ row }) => row);
  const failed = own.filter(({ state }) => state === "failed").length;
  // Rendered collapsed from the start: papers that arrive later must not move the buttons.
  return (
    <details className={styles["of-bill"]}>
      <summary>
        {papers.papersOfBill}
        {failed > 0 && ` · ${papers.failedCount(failed)}`}
      </summary>
      <PaperList papers={listed} reference={reference} />
    </details>
  );
}
