import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { useState, useMemo, type ReactNode } from "react";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { composePaper } from "@comanda/paper/compose-paper";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { requireSession, zoneOf } from "../order/index.ts";
import { PaperCanvas } from "../painted-paper/index.ts";
import { ChoosePrinter } from "./choose-printer.tsx";
import type { PaperContent } from "./paper-actions.ts";
import { PaperRow } from "./paper-row.tsx";
import { paperTitle } from "./paper-title.ts";
import styles from "./papers-screen.module.css";

type PaperListProps = {
  readonly papers: readonly PrintJobRecord[];
  readonly reference: Reference;
  /** What is said under the list. */
  readonly children?: ReactNode;
};

/** A list of papers with the actions for each. It stays where it is under a question or an opened paper. */
export function PaperList({ papers: list, reference, children }: PaperListProps) {
  const [moved, setMoved] = useState<PrintJobRecord | null>(null);
  const [opened, setOpened] = useState<OpenedPaper | null>(null);
  return (
    <>
      <ul className={styles["list"]}>
        {list.map((paper) => (
          <PaperRow
            key={paper.id}
            paper={paper}
            onOtherPrinter={setMoved}
            onShown={(shown, content) => setOpened({ paper: shown, content })}
          />
        ))}
      </ul>
      <p className={styles["further"]}>{children}</p>
      {moved !== null && <ChoosePrinter paper={moved} onDone={() => setMoved(null)} />}
      {opened !== null && (
        <PaperDialog opened={opened} reference={reference} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type OpenedPaper = { readonly paper: PrintJobRecord; readonly content: PaperContent };

type PaperDialogProps = Pick<PaperListProps, "reference"> & {
  readonly opened: OpenedPaper;
  readonly onClose: () => void;
};

function PaperDialog({ opened: { paper, content }, reference, onClose }: PaperDialogProps) {
  const { papers } = useAllMessages();
  return (
    <Dialog
      kind="sheet"
      title={paperTitle(paper, papers)}
      onClose={onClose}
      actions={
        <Button kind="plain" onClick={onClose}>
          {papers.close}
        </Button>
      }
    >
      <ShownPaper paper={content} money={reference.moneyFormat} zone={zoneOf(requireSession())} />
    </Dialog>
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
