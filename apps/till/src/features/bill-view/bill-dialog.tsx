import { showsOriginal } from "@comanda/domain/bill/modal-follow-up";
import type { ModalMode } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { wireDateText } from "@comanda/domain/time/date-text";
import { useState, useMemo } from "react";
import { showBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { Dots } from "@comanda/domain/paper/dots";
import { composePaper } from "@comanda/paper/compose-paper";

import { useAllMessages } from "#language/all-messages.ts";
import { useLanguages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { useRead, type Read } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { callApi } from "#api/call.ts";

import { ReadFailure } from "../failure/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { BillPapers } from "../papers-screen/index.ts";
import { PaperCanvas } from "../painted-paper/index.ts";
import { loadLogo } from "../paper-logo/index.ts";
import { RefundDialog } from "../refund/index.ts";
import { BillActions, type BillPart } from "./bill-actions.tsx";
import { BillCompany } from "./bill-company.tsx";
import styles from "./bill-dialog.module.css";
import { BillHistory } from "./bill-history.tsx";
import { BillPayments } from "./bill-payments.tsx";
import { RefundsOfBill } from "./refunds-of-bill.tsx";
import type { Receipt } from "./save-receipt.ts";

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
  const { billView } = useAllMessages();
  const [part, setPart] = useState<BillPart>("paper");
  const [changes, setChanges] = useState(0);
  const shown = useBillDocument(id, changes);
  const receipt = useReceipt(shown, mode, reference.moneyFormat);
  const handleChange = () => {
    setChanges(changes + 1);
    setPart("paper");
  };
  const made = <RefundsOfBill receipt={receipt} money={reference.moneyFormat} />;
  if (part === "refund") {
    return (
      <RefundDialog
        id={id}
        reference={reference}
        onBack={() => setPart("paper")}
        onMade={handleChange}
      >
        {made}
      </RefundDialog>
    );
  }
  return (
    <Dialog
      kind="sheet"
      title={billView.titles[mode]}
      onClose={onClose}
      actions={
        <Button kind="next" onClick={onClose}>
          {billView.close}
        </Button>
      }
    >
      <BillActions id={id} mode={mode} receipt={receipt} part={part} onPart={setPart} />
      {date !== null && <p className={styles["of-day"]}>{billView.ofDay(wireDateText(date))}</p>}
      {shown.state === "waiting" && <Waiting>{billView.loading}</Waiting>}
      {shown.state === "failed" && <ReadFailure read={shown} />}
      <AskedPart id={id} part={part} reference={reference} onPrinted={handleChange} />
      {made}
      {part === "paper" && <ShownPapers id={id} receipt={receipt} reference={reference} />}
    </Dialog>
  );
}

type AskedPartProps = {
  readonly id: BillId;
  readonly part: BillPart;
  readonly reference: Reference;
  readonly onPrinted: () => void;
};

/** What a button above the paper shows in its place. */
function AskedPart({ id, part, reference, onPrinted }: AskedPartProps) {
  switch (part) {
    case "history":
      return <BillHistory id={id} reference={reference} />;
    case "company":
      return <BillCompany id={id} reference={reference} onPrinted={onPrinted} />;
    case "payments":
      return <BillPayments id={id} reference={reference} />;
    default:
      return null;
  }
}

type ShownPapersProps = {
  readonly id: BillId;
  readonly receipt: Receipt | null;
  readonly reference: Reference;
};

/** The guests' bill, and the papers that were printed of it. */
function ShownPapers({ id, receipt, reference }: ShownPapersProps) {
  return (
    <>
      {receipt !== null && (
        <PaperCanvas blocks={receipt.blocks} widthDots={receipt.bill.paperWidthDots} />
      )}
      <BillPapers bill={id} reference={reference} />
    </>
  );
}

/** The guests' bill as this station's printer would print it; null until it is loaded. */
function useReceipt(
  shown: Read<BillDocument>,
  mode: ModalMode,
  money: MoneyFormat,
): Receipt | null {
  const { language } = useLanguages();
  return useMemo(() => {
    if (shown.state !== "ready") return null;
    const bill = showsOriginal(mode) ? { ...shown.reply.bill, isCopy: false } : shown.reply.bill;
    const zone = zoneOf(requireSession());
    const wording = bill.wording ?? { language: language.code };
    const { logo } = shown.reply;
    const blocks = composePaper(bill, { ...wording, logo, isRepeat: false, money, zone });
    return { bill, blocks, language: wording.language };
  }, [shown, mode, money, language]);
}

type BillDocument = { readonly bill: ReplyOf<typeof showBill>; readonly logo: Dots | null };

/** Fetches the bill as it would be printed from the server, again after each refund and company. */
function useBillDocument(id: BillId, changes: number): Read<BillDocument> {
  const ask = async () => {
    const outcome = await callApi(showBill, { params: { id }, query: {} });
    if (!outcome.ok) return outcome;
    const bill = outcome.reply;
    return { ok: true, reply: { bill, logo: await loadLogo(bill.location.logo) } } as const;
  };
  return useRead(ask, String(id), changes);
}
