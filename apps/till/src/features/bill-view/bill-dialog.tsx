import { showsOriginal, type ModalMode } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { wireDateText } from "@comanda/domain/time/date-text";
import { useState, useMemo, useEffect } from "react";
import { showBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { composePaper } from "@comanda/paper/compose-paper";

import { useAllMessages } from "#language/all-messages.ts";
import { useLanguages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import { requireSessionPermission } from "../end-bill/index.ts";
import { FailureMessage } from "../failure/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { BillPapers, ReprintButton } from "../papers-screen/index.ts";
import { PaperCanvas } from "../painted-paper/index.ts";
import styles from "./bill-dialog.module.css";
import { BillHistory } from "./bill-history.tsx";

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
  const { billView, money } = useAllMessages();
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

type BillPaperProps = {
  readonly bill: ReplyOf<typeof showBill>;
  readonly moneyFormat: MoneyFormat;
  readonly zone: TimeZone;
};

/** The guests' bill as this station's printer would print it. */
function BillPaper({ bill, moneyFormat, zone }: BillPaperProps) {
  const { language } = useLanguages();
  const blocks = useMemo(
    () =>
      composePaper(bill, { language: language.code, isRepeat: false, money: moneyFormat, zone }),
    [bill, language, moneyFormat, zone],
  );
  return <PaperCanvas blocks={blocks} widthDots={bill.paperWidthDots} />;
}

type BillDocumentState =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "ready"; readonly bill: ReplyOf<typeof showBill> };

/** Fetches the bill as it would be printed from the server. */
function useBillDocument(id: BillId): BillDocumentState {
  const [shown, setShown] = useState<BillDocumentState>({ state: "loading" });
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const outcome = await callApi(showBill, { params: { id }, query: {} });
      if (!isWanted) return;
      setShown(
        outcome.ok
          ? { state: "ready", bill: outcome.reply }
          : { state: "failed", failure: outcome.failure },
      );
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return shown;
}
