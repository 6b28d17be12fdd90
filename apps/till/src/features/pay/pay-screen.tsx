import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { PayTypeId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { billTotals } from "@comanda/domain/payment/bill-totals";
import { missingAmount } from "@comanda/domain/payment/pay-by";
import { sumPayDetails } from "@comanda/domain/payment/pay-detail-sum";
import { findCash } from "@comanda/domain/payment/pay-type";
import { settleBill } from "@comanda/domain/payment/settle-bill";
import { isRefusal } from "@comanda/domain/refusal";
import type { FormEvent } from "react";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { requirePayable } from "../end-bill/index.ts";
import { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { ChosenPayments } from "./chosen-payments.tsx";
import { PayMethods } from "./pay-methods.tsx";
import { PayPad } from "./pay-pad.tsx";
import { PaySummary } from "./pay-summary.tsx";
import styles from "./pay.module.css";
import { QuickCashRow } from "./quick-cash-row.tsx";
import { sendPayment } from "./send-payment.ts";
import { payRulesFor, usePayments } from "./use-payments.ts";

type PayScreenProps = { readonly reference: Reference; readonly onShowBill: ShowBill };

/** Pays a bill with one pay type or several. */
export function PayScreen({ reference, onShowBill }: PayScreenProps) {
  const ending = useBillToEnd({ guard: requirePayable, onShowBill });
  const { bill } = ending;
  if (bill === null) return <Redirect to="/order" replace />;
  return <PayForm reference={reference} bill={bill} ending={ending} />;
}

type PayFormProps = {
  readonly reference: Reference;
  readonly bill: SavedBill;
  readonly ending: BillEnding;
};

function PayForm({ reference, bill, ending }: PayFormProps) {
  const { money } = useAllMessages();
  useTitle(money.payTitle);
  const [, navigate] = useLocation();
  const { payTypes, currency, moneyFormat } = reference;
  const rules = payRulesFor(bill, reference);
  const totals = billTotals(bill.lines, payTypes, currency);
  const { amount } = totals;
  const payments = usePayments(amount, rules, reference);
  const cash = findCash(payTypes)?.id ?? null;
  const missing = missingAmount(amount, sumPayDetails(payments.paid));
  const handleCancel = () => navigate("/order");
  useEscape(handleCancel);
  const close = (paid: readonly PayDetail[]) => {
    const settled = settleBill(totals, paid, rules);
    if (isRefusal(settled)) showRefusal(settled);
    else void ending.end(() => sendPayment(bill.id, paid, settled.change));
  };
  const handlePay = (payType: PayTypeId, given?: Money) => {
    if (ending.isBusy) return;
    const paid = payments.pay(payType, given);
    // Cash is in the hand already; a card may still be refused, so that is closed by a press of its own.
    const isDone =
      paid !== null && payType === cash && missingAmount(amount, sumPayDetails(paid)) === 0;
    if (isDone) close(paid);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const paid = ending.isBusy ? null : payments.complete();
    if (paid !== null) close(paid);
  };
  return (
    <div className={styles["screen"]} data-foot="high">
      <h1 className={styles["title"]}>{money.payTitle}</h1>
      <form noValidate className={styles["pay"]} onSubmit={handleSubmit}>
        <PaySummary totals={totals} payments={payments.expected} reference={reference} />
        <div className={styles["tenders"]}>
          <PayMethods payTypes={payTypes} typed={payments.text} onPay={handlePay} />
          {amount > 0 && cash !== null && (
            <QuickCashRow
              due={missing}
              currency={currency}
              moneyFormat={moneyFormat}
              onPay={(handed) => handlePay(cash, handed)}
            />
          )}
          <PayPad payments={payments} moneyFormat={moneyFormat} />
        </div>
        <ChosenPayments paid={payments.paid} reference={reference} onRemove={payments.remove} />
        <PayButtons isBusy={ending.isBusy} onCancel={handleCancel} />
      </form>
    </div>
  );
}

type PayButtonsProps = { readonly isBusy: boolean; readonly onCancel: () => void };

function PayButtons({ isBusy, onCancel }: PayButtonsProps) {
  const { money, cancel } = useAllMessages();
  return (
    <div className={styles["buttons"]}>
      <Button kind="plain" onClick={onCancel}>
        {cancel}
      </Button>
      <Button kind="next" type="submit" isBusy={isBusy}>
        {money.close}
      </Button>
    </div>
  );
}
