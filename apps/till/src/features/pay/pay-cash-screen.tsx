import { isFormErrors } from "@comanda/domain/form/field-error";
import { parsePayCashForm } from "@comanda/domain/form/pay-cash-form";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { noMoney, subtractMoney, type Money } from "@comanda/domain/money/money";
import { amountOrNull } from "@comanda/domain/money/read-money";
import { totalsOfOpenBill } from "@comanda/domain/payment/bill-totals";
import { cashDue, leftAfter } from "@comanda/domain/payment/cash-due";
import { suggestedCash, payCash } from "@comanda/domain/payment/pay-cash";
import { findCash } from "@comanda/domain/payment/pay-type";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { useState, type ReactNode } from "react";
import { Redirect, useLocation } from "wouter";

import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { requirePayable } from "../end-bill/index.ts";
import { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { amountText } from "./amount-text.ts";
import { DueOrChange } from "./due-or-change.tsx";
import styles from "./cash-sum.module.css";
import { useSettledPayments } from "./use-settled-payments.tsx";
import { WaitingCourses } from "./waiting-courses.tsx";

type PayScreenProps = { readonly reference: Reference; readonly onShowBill: ShowBill };

/** Pays a bill with cash only. */
export function PayCashScreen({ reference, onShowBill }: PayScreenProps) {
  const ending = useBillToEnd({ guard: requirePayable, onShowBill });
  const { bill } = ending;
  if (bill === null) return <Redirect to="/order" replace />;
  return <CashForm reference={reference} bill={bill} ending={ending} />;
}

type CashFormProps = {
  readonly reference: Reference;
  readonly bill: SavedBill;
  readonly ending: BillEnding;
};

function CashForm({ reference, bill, ending }: CashFormProps) {
  const messages = useAllMessages();
  const { money, order, cancel } = messages;
  useTitle(money.payCardTitle);
  const [, navigate] = useLocation();
  const { currency, payTypes, moneyFormat } = reference;
  const { amount } = totalsOfOpenBill(bill, payTypes, currency);
  const [typed, setTyped] = useState<string | null>(typedOnOrderScreen);
  const [problem, setProblem] = useState<string>();
  const due = subtractMoney(amount, bill.paid);
  const cash = typed ?? amountText(suggestedCash(due, currency), moneyFormat);
  const limits = amountLimits(moneyFormat);
  const change = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const closing = useSettledPayments({ bill, reference, ending });
  const handleSubmit = () => {
    const parsed = parsePayCashForm({ cash }, moneyFormat);
    if (isFormErrors(parsed)) {
      const [error] = parsed.fieldErrors;
      setProblem(error && fieldProblemText(error, money.cash, messages));
      return;
    }
    const paid = paidInCash(due, parsed.cash, reference);
    if (isRefusal(paid)) showRefusal(paid);
    else closing.close({ due, paid: paid.payments, change: paid.change });
  };
  return (
    <FormScreen
      title={money.payCash}
      texts={{ cancel, submit: money.close }}
      isBusy={ending.isBusy}
      keys={
        <KeyGrid
          texts={order}
          extra={limits.fraction ?? "none"}
          // The first key replaces the suggested amount.
          onKey={(key) => change(pressPadKey(typed ?? "", key, limits))}
        />
      }
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <CashSums due={due} given={amountOrNull(cash, moneyFormat) ?? noMoney} reference={reference}>
        <PadField
          label={money.cash}
          value={cash}
          problem={problem}
          isFirst
          isSelectedOnFocus
          onChange={(text) => change(typeNumber(cash, text, limits))}
        />
      </CashSums>
      <WaitingCourses bill={bill} />
      {closing.question}
    </FormScreen>
  );
}

/** The amount typed beside the button on the order screen. */
function typedOnOrderScreen(): string | null {
  const { typedCash } = useOrder.getState();
  return typedCash === "" ? null : typedCash;
}

type CashPayment = { readonly payments: readonly PayDetail[]; readonly change: Money };

/** A venue that takes no cash has no pay type for it. */
function paidInCash(
  due: Money,
  total: Money,
  { payTypes, currency }: Reference,
): CashPayment | Refusal {
  const cashType = findCash(payTypes);
  if (cashType === undefined) return refuse("pay-type-not-found");
  const settled = payCash(due, { cash: total, cashType, currency });
  if (isRefusal(settled)) return settled;
  return { payments: [{ payType: cashType.id, total }], change: settled.change };
}

type CashSumsProps = {
  readonly due: Money;
  readonly given: Money;
  readonly reference: Reference;
  /** The field between total and change. */
  readonly children: ReactNode;
};

/** The total, the cash received, and the change or what is still due. */
function CashSums({ due, given, reference, children }: CashSumsProps) {
  const { money } = useAllMessages();
  const { payTypes, currency, moneyFormat } = reference;
  const cash = findCash(payTypes)?.id;
  const payments = cash === undefined ? [] : [{ payType: cash, total: given }];
  return (
    <>
      <p className={styles["sum"]}>
        <span>{money.total}</span>
        <strong>{formatMoneyWithSign(cashDue(due, currency), moneyFormat)}</strong>
      </p>
      {children}
      <DueOrChange
        amount={due}
        left={leftAfter(due, payments, { payTypes, currency })}
        moneyFormat={moneyFormat}
      />
    </>
  );
}
