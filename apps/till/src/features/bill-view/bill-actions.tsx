import { billStatusCodes } from "@comanda/domain/bill/bill";
import { isOfEndedBill } from "@comanda/domain/bill/modal-follow-up";
import type { ModalMode } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { ClockIcon, PrinterIcon } from "#ui/icons.tsx";
import { SaveIcon, UndoIcon } from "#ui/later-icons.tsx";
import { AccountIcon, CashIcon } from "#ui/pay-icons.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { useAction } from "../notice/index.ts";
import styles from "./bill-dialog.module.css";
import { reprint } from "./reprint.ts";
import { saveReceipt, type Receipt } from "./save-receipt.ts";

type BillActionsProps = {
  readonly id: BillId;
  readonly mode: ModalMode;
  /** Null until the bill is loaded. */
  readonly receipt: Receipt | null;
  readonly part: BillPart;
  readonly onPart: (part: BillPart) => void;
};

/** What is shown of a bill. */
export type BillPart = "paper" | "company" | "payments" | "refund" | "history";

/**
 * What can be done with the bill that is shown, above its paper. Actions without permission are absent. Actions on an ended
 * bill take their places here.
 */
export function BillActions({ id, mode, receipt, part, onPart }: BillActionsProps) {
  const { money, refunds, customers } = useAllMessages();
  const isEnded = isOfEndedBill(mode);
  // The server prints an open bill for everyone.
  const mayPrint = !isEnded || requireSessionPermission("reprint-bill") === null;
  const mayReadPast = requireSessionPermission("read-bill-history") === null;
  const mayPay = isEnded && requireSessionPermission("pay-bill") === null;
  const isPaid = receipt?.bill.status === billStatusCodes.closed;
  const isRefundable = isPaid && receipt.bill.refundOf === undefined;
  const mayRefund = isRefundable && requireSessionPermission("refund-bill") === null;
  if (!mayPrint && !mayReadPast && !mayPay && !mayRefund) return null;
  const toggle = (wanted: BillPart) => onPart(part === wanted ? "paper" : wanted);
  return (
    <div className={styles["actions"]}>
      {mayPrint && <PrintAgainButton id={id} isEnded={isEnded} />}
      {mayPrint && isEnded && <SaveReceiptButton receipt={receipt} />}
      {mayPrint && isEnded && mode !== "voided" && (
        <Button kind="plain" onClick={() => toggle("company")}>
          <AccountIcon />
          <span>{part === "company" ? money.backToBill : customers.company}</span>
        </Button>
      )}
      {mayPay && (
        <Button kind="plain" onClick={() => toggle("payments")}>
          <CashIcon />
          <span>{part === "payments" ? money.backToBill : money.payments}</span>
        </Button>
      )}
      {mayRefund && (
        <Button kind="plain" onClick={() => onPart("refund")}>
          <UndoIcon />
          <span>{refunds.refund}</span>
        </Button>
      )}
      {mayReadPast && (
        <Button kind="plain" onClick={() => toggle("history")}>
          <ClockIcon />
          <span>{part === "history" ? money.backToBill : money.history}</span>
        </Button>
      )}
    </div>
  );
}

type PrintAgainButtonProps = { readonly id: BillId; readonly isEnded: boolean };

function PrintAgainButton({ id, isEnded }: PrintAgainButtonProps) {
  const { papers } = useAllMessages();
  const { isBusy, run } = useAction();
  return (
    <Button kind="plain" isBusy={isBusy} onClick={() => void run(() => reprint(id))}>
      <PrinterIcon />
      <span>{isEnded ? papers.printAgain : papers.printBill}</span>
    </Button>
  );
}

/** Here from the start, so that the other buttons do not move when the bill is loaded. */
function SaveReceiptButton({ receipt }: { readonly receipt: Receipt | null }) {
  const { billView } = useAllMessages();
  const { isBusy, run } = useAction();
  return (
    <Button
      kind="plain"
      isBusy={isBusy}
      disabled={receipt === null}
      onClick={() => receipt !== null && void run(() => saveReceipt(receipt))}
    >
      <SaveIcon />
      <span>{billView.saveReceipt}</span>
    </Button>
  );
}
