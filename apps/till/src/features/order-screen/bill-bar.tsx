import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { stillDue } from "@comanda/domain/payment/still-due";
import type { ReactNode } from "react";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { useOpeningStep } from "./first-steps.tsx";
import styles from "./order-screen.module.css";
import { isPayNext, PayButton } from "./pay-button.tsx";
import { PrintButton } from "./print-button.tsx";
import { useShownBill } from "./use-shown-bill.ts";

type BillBarProps = {
  readonly reference: Reference;
  readonly isBillShown: boolean;
  readonly pad: ReactNode;
  readonly onToggle: () => void;
  readonly onPrint: () => void;
};

/** As many characters as fit beside the buttons. */
const mostBeside = 10;

/**
 * On a phone the bill lies under the menu; its total and the next step stay visible. Without a bill there is nothing to
 * show, and the open ones are one touch away.
 */
export function BillBar({ reference, isBillShown, pad, onToggle, onPrint }: BillBarProps) {
  const { order } = useMessages();
  const [, navigate] = useLocation();
  const bill = useShownBill();
  const leadsToBills = bill === null && !isBillShown;
  const showLabel = leadsToBills ? order.openBills : order.showBill;
  const fresh = bill === null ? 0 : currentLines(bill).length;
  const amount = bill === null ? "" : dueText(bill, reference);
  return (
    <>
      <Button
        kind="plain"
        aria-expanded={leadsToBills ? undefined : isBillShown}
        onClick={leadsToBills ? () => navigate("/bills-open") : onToggle}
      >
        {isBillShown ? order.hideBill : showLabel}
        {fresh > 0 && !isBillShown && <span>{order.newCount(fresh)}</span>}
      </Button>
      {pad}
      {amount !== "" && (
        <strong className={styles["amount"]} data-long={amount.length > mostBeside}>
          {amount}
        </strong>
      )}
      <NextStep bill={bill} onPrint={onPrint} />
    </>
  );
}

/** The total, or what is left of it after a part payment. */
function dueText(bill: Bill, { payTypes, currency, moneyFormat }: Reference): string {
  const total = billAmount(bill, payTypes, currency);
  return formatMoneyWithSign(stillDue(bill, total) ?? total, moneyFormat);
}

type NextStepProps = { readonly bill: Bill | null; readonly onPrint: () => void };

/** The primary button of a phone: what opens the till, new order, Print or Pay. */
function NextStep({ bill, onPrint }: NextStepProps) {
  const { order } = useMessages();
  const [, navigate] = useLocation();
  const opening = useOpeningStep();
  if (bill === null) {
    return (
      <Button kind="next" onClick={opening?.onPress ?? (() => navigate("/new-order"))}>
        {opening?.label ?? order.newOrder}
      </Button>
    );
  }
  if (isPayNext(bill)) return <PayButton bill={bill} />;
  return <PrintButton bill={bill} onPrint={onPrint} />;
}
