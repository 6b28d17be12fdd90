import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { useState, useMemo, type ReactNode } from "react";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { composePaper } from "@comanda/paper/compose-paper";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { requireSession, zoneOf } from "../order/index.ts";
import { PaperCanvas } from "../painted-paper/index.ts";
import { ChoosePrinter } from "./choose-printer.tsx";
import type { PaperContent } from "./paper-actions.ts";
import { PaperRow } from "./paper-row.tsx";
import styles from "./papers-screen.module.css";

type PaperListProps = {
  readonly papers: readonly PrintJobRecord[];
  readonly reference: Reference;
  /** What is said under the list. */
  readonly children?: ReactNode;
};

/**
 * A list of papers with the actions for each. A question or an opened paper replaces the list, so that this works
 * within a dialog too.
 */
export function PaperList({ papers: list, reference, children }: PaperListProps) {
  const { papers } = useAllMessages();
  const [moved, setMoved] = useState<PrintJobRecord | null>(null);
  const [shown, setShown] = useState<PaperContent | null>(null);
  if (moved !== null) return <ChoosePrinter paper={moved} onDone={() => setMoved(null)} />;
  if (shown !== null) {
    return (
      <div className={styles["shown"]}>
        <ShownPaper paper={shown} money={reference.moneyFormat} zone={zoneOf(requireSession())} />
        <Button kind="plain" onClick={() => setShown(null)}>
          {papers.close}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ul className={styles["list"]}>
        {list.map((paper) => (
          <PaperRow key={paper.id} paper={paper} onOtherPrinter={setMoved} onShown={setShown} />
        ))}
      </ul>
      <p className={styles["further"]}>{children}</p>
    </>
  );
}

type ShownPaperProps = {
  readonly paper: PaperContent;
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

/** A paper as its printer would print it, in the language it was made in. */
function ShownPaper({ paper, money, zone }: ShownPaperProps) {
  const { document, language, own, logo, isRepeat, paperWidthDots } = paper;
  const blocks = useMemo(
    () => composePaper(document, { language, own, logo, isRepeat, money, zone }),
    [document, language, own, logo, isRepeat, money, zone],
  );
  return <PaperCanvas blocks={blocks} widthDots={paperWidthDots} />;
}
