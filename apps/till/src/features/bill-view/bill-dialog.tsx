import { showsOriginal, type ModalMode } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { wireDateText } from "@comanda/domain/time/date-text";
import { useState } from "react";

import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { FailureMessage } from "../failure/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { BillPapers, ReprintButton } from "../papers-screen/index.ts";
import styles from "./bill-dialog.module.css";
import { BillHistory } from "./bill-history.tsx";
import { BillPaper } from "./bill-paper.tsx";
import { useBillDocument } from "./use-bill-document.ts";

type BillDialogProps = {
  readonly id: BillId;
  readonly mode: ModalMode;
  /** The work day in which the bill ended; null for the running one. */
  readonly date: string | null;
  readonly reference: Reference;
  readonly onClose: () => void;
};

/** Shows a bill as it would be printed, and the reason why it is shown. */
export function BillDialog({ id, mode, date, reference, onClose }: BillDialogProps) {
  const { billView, money } = useMessages();
  const [isPastShown, setIsPastShown] = useState(false);
  const mayReadPast = requireSessionPermission("read-bill-history") === null;
  const shown = useBillDocument(id);
  return (
    <Dialog
      kind="sheet"
      title={billView.titles[mode]}
      onClose={onClose}
      actions={
        <>
          {mayReadPast && (
            <Button kind="plain" onClick={() => setIsPastShown(!isPastShown)}>
              {isPastShown ? money.backToBill : money.history}
            </Button>
          )}
          <ReprintButton bill={id} />
          <Button kind="next" onClick={onClose}>
            {billView.close}
          </Button>
        </>
      }
    >
      {date !== null && <p className={styles["of-day"]}>{billView.ofDay(wireDateText(date))}</p>}
      {shown.state === "loading" && <Waiting>{billView.loading}</Waiting>}
      {shown.state === "failed" && <FailureMessage failure={shown.failure} />}
      {isPastShown && <BillHistory id={id} reference={reference} />}
      {shown.state === "ready" && !isPastShown && (
        <BillPaper
          bill={showsOriginal(mode) ? { ...shown.bill, isCopy: false } : shown.bill}
          moneyFormat={reference.moneyFormat}
          zone={zoneOf(requireSession())}
        />
      )}
      {!isPastShown && <BillPapers bill={id} reference={reference} />}
    </Dialog>
  );
}
