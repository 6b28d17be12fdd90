import type { PayTypeId } from "@comanda/domain/id";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { billTotals } from "@comanda/domain/payment/bill-totals";
import { buildPayRows } from "@comanda/domain/payment/pay-rows";
import { roleOf, type PayType } from "@comanda/domain/payment/pay-type";
import { settleBill } from "@comanda/domain/payment/settle-bill";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";

import { requirePayable } from "../end-bill/index.ts";
import { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { FigureRow, MethodRow } from "./pay-rows.tsx";
import styles from "./pay.module.css";
import { sendPayment } from "./send-payment.ts";
import { payRulesFor, usePayments } from "./use-payments.ts";

type PayScreenProps = { readonly reference: Reference; readonly onShowBill: ShowBill };

/** Pays a bill with one pay type or several, a row for each. */
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
  const { money, order, cancel } = useAllMessages();
  useTitle(money.payTitle);
  const [, navigate] = useLocation();
  const { payTypes, currency, moneyFormat } = reference;
  const rules = payRulesFor(bill, reference);
  const totals = billTotals(bill.lines, payTypes, currency);
  const payments = usePayments(totals.amount, rules, moneyFormat);
  const [focused, setFocused] = useState(() => cashOf(payTypes));
  const limits = amountLimits(moneyFormat);
  const [isAsked, setIsAsked] = useState(false);
  const handleSubmit = () => {
    setIsAsked(true);
    if (!payments.isReadable) return;
    const settled = settleBill(totals, payments.typed, rules);
    if (isRefusal(settled)) showRefusal(settled);
    else void ending.end(() => sendPayment(bill.id, payments.typed));
  };
  const pressKey = (key: string) => {
    if (focused === null) return;
    payments.type(focused, pressPadKey(payments.textOf(focused), key, limits));
  };
  return (
    <FormScreen
      title={money.payTitle}
      texts={{ cancel, submit: money.close }}
      isBusy={ending.isBusy}
      keys={<KeyGrid texts={order} extra={limits.fraction ?? "none"} onKey={pressKey} />}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <ul className={styles["rows"]}>
        {buildPayRows(totals, payments.typed, payTypes).map((row) =>
          row.payType !== null && takesTyping(row.kind) ? (
            <MethodRow
              key={row.payType.id}
              payType={row.payType}
              text={payments.textOf(row.payType.id)}
              problem={isAsked ? payments.problemOf(row.payType.id) : null}
              isFirst={row.payType.id === cashOf(payTypes)}
              onFill={payments.fill}
              onFocus={setFocused}
              onType={(payType, text) =>
                payments.type(payType, typeNumber(payments.textOf(payType), text, limits))
              }
            />
          ) : (
            <FigureRow key={row.payType?.id ?? row.kind} row={row} moneyFormat={moneyFormat} />
          ),
        )}
      </ul>
    </FormScreen>
  );
}

function takesTyping(kind: ReturnType<typeof buildPayRows>[number]["kind"]): boolean {
  return kind === "cash" || kind === "method" || kind === "invoice";
}

function cashOf(payTypes: readonly PayType[]): PayTypeId | null {
  return payTypes.find((payType) => roleOf(payType) === "cash")?.id ?? null;
}
