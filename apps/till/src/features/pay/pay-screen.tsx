import { subtractMoney } from "@comanda/domain/money/money";
import { totalsOfOpenBill } from "@comanda/domain/payment/bill-totals";
import { missingBy } from "@comanda/domain/payment/cash-due";
import { findCash } from "@comanda/domain/payment/pay-type";
import type { FormEvent } from "react";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { requirePayable } from "../end-bill/index.ts";
import { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "../ending/index.ts";
import { ChosenPayments } from "./chosen-payments.tsx";
import chosenStyles from "./chosen-payments.module.css";
import { CodeMethods } from "./code-methods.tsx";
import { ForeignMethods } from "./foreign-methods.tsx";
import { markMoreBelow } from "./mark-more-below.ts";
import { PayPad } from "./pay-pad.tsx";
import { PaySummary } from "./pay-summary.tsx";
import styles from "./pay.module.css";
import { PrivilegeKey } from "./privilege-key.tsx";
import { QuickCashRow } from "./quick-cash-row.tsx";
import { TakenPayments } from "./taken-payments.tsx";
import { usePaying } from "./use-paying.ts";
import { WaitingCourses } from "./waiting-courses.tsx";

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
  const totals = totalsOfOpenBill(bill, payTypes, currency);
  const facts = { bill, due: subtractMoney(totals.amount, bill.paid), reference, ending };
  const paying = usePaying(facts);
  const { due, payments, parts, rules, isBusy, pay, submit, question } = paying;
  const cash = findCash(payTypes)?.id ?? null;
  const handleCancel = () => navigate("/order");
  useEscape(handleCancel);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles["screen"]} data-foot="high">
      <h1 className={styles["title"]}>{money.payTitle}</h1>
      <form ref={markMoreBelow} noValidate className={styles["pay"]} onSubmit={handleSubmit}>
        <PaySummary
          totals={totals}
          paid={subtractMoney(totals.amount, due)}
          payments={payments.expected}
          reference={reference}
        >
          <WaitingCourses bill={bill} />
          <PrivilegeKey />
        </PaySummary>
        <div className={styles["tenders"]}>
          <CodeMethods
            bill={bill}
            reference={reference}
            typed={payments.text}
            isBusy={isBusy}
            amountBy={payments.amountBy}
            onPay={pay}
          >
            <ForeignMethods {...facts} parts={parts} />
          </CodeMethods>
          {due > 0 && cash !== null && (
            <QuickCashRow
              due={missingBy(due, payments.paid, { payType: cash, rules })}
              currency={currency}
              moneyFormat={moneyFormat}
              isBusy={isBusy}
              onPay={(handed) => pay(cash, true, handed)}
            />
          )}
          <PayPad payments={payments} moneyFormat={moneyFormat} />
        </div>
        <PaymentRows bill={bill} reference={reference} paying={paying} />
        <PayButtons isBusy={isBusy} onCancel={handleCancel} />
      </form>
      {question}
    </div>
  );
}

type PaymentRowsProps = Pick<PayFormProps, "bill" | "reference"> & {
  readonly paying: ReturnType<typeof usePaying>;
};

/** What was taken of the bill, and what is about to be. */
function PaymentRows({ bill, reference, paying }: PaymentRowsProps) {
  const { money } = useAllMessages();
  const { chosen, parts, isBusy, payments } = paying;
  return (
    <ul className={chosenStyles["chosen"]} aria-label={money.payments}>
      {bill.paid !== 0 && <TakenPayments bill={bill} reference={reference} parts={parts} />}
      <ChosenPayments
        paid={chosen}
        reference={reference}
        isBusy={isBusy}
        onRemove={payments.remove}
      />
    </ul>
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
