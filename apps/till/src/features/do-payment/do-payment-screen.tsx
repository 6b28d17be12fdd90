import { listExpenseCategories } from "@comanda/contract/payment";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parsePaymentForm, type PaymentFormValues } from "@comanda/domain/form/payment-form";
import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { type NewPayment, paymentTypeCodes } from "@comanda/domain/shift/payment";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { useMemo, useState } from "react";
import { Redirect } from "wouter";
import type { ReplyOf } from "@comanda/contract/call";
import type { Decimals } from "@comanda/domain/money/currency";
import { makePayment, type ChosenPayment } from "@comanda/domain/shift/make-payment";

import { callApi } from "#api/call.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRead } from "#records/use-read.ts";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { requireShift } from "../end-bill/index.ts";
import { ReadFailure } from "../failure/index.ts";
import { showRefusal } from "../notice/index.ts";
import { openShift, requireSession, currentWholeSecond } from "../order/index.ts";
import { ConfirmPayment } from "./confirm-payment.tsx";
import { PaymentForm, type PaymentProblems } from "./payment-form.tsx";

const emptyForm: PaymentFormValues = { type: "", amount: "", expenseCategory: "", note: "" };

/** Records money put into the drawer or taken out of it that belongs to no bill. */
export function DoPaymentScreen({ reference }: { readonly reference: Reference }) {
  const { money } = useAllMessages();
  useTitle(money.doPayment);
  const [refusal] = useState(requireShift);
  const list = useRead(fetchExpenseCategories, "expense-categories");
  const categories = useMemo(
    () => (list.state === "ready" ? list.reply.map(categoryFrom) : []),
    [list],
  );
  if (refusal !== null) return <Redirect to="/order" replace />;
  if (list.state === "ready") {
    return <PaymentSteps reference={reference} categories={categories} />;
  }
  return (
    <Screen title={money.doPayment}>
      {list.state === "waiting" ? (
        <Waiting>{money.loadingCategories}</Waiting>
      ) : (
        <ReadFailure read={list} />
      )}
    </Screen>
  );
}

type PaymentStepsProps = {
  readonly reference: Reference;
  readonly categories: readonly ExpenseCategory[];
};

/** First the form, then its confirmation. */
function PaymentSteps({ reference, categories }: PaymentStepsProps) {
  const messages = useAllMessages();
  const [values, setValues] = useState(emptyForm);
  const [problems, setProblems] = useState<PaymentProblems>({});
  const [asked, setAsked] = useState<NewPayment | null>(null);
  const { moneyFormat } = reference;
  const handleSubmit = () => {
    const chosen = parsePaymentForm(values, { moneyFormat, expenseCategories: categories });
    if (isFormErrors(chosen)) {
      const labels = new Map([
        ["amount", messages.money.amount],
        ["note", messages.money.note],
      ]);
      const texts = chosen.fieldErrors.map((error) => {
        const label = labels.get(error.field) ?? error.field;
        return [error.field, fieldProblemText(error, label, messages)];
      });
      setProblems(Object.fromEntries(texts));
      return;
    }
    setProblems({});
    const payment = parsePayment(chosen, moneyFormat);
    if (isRefusal(payment)) showRefusal(payment);
    else setAsked(payment);
  };
  if (asked !== null) {
    return (
      <ConfirmPayment
        payment={asked}
        category={categories.find(({ id }) => id === asked.expenseCategory)?.name ?? ""}
        moneyFormat={moneyFormat}
        onBack={() => setAsked(null)}
      />
    );
  }
  return (
    <PaymentForm
      values={values}
      problems={problems}
      categories={categories}
      moneyFormat={moneyFormat}
      onChange={setValues}
      onSubmit={handleSubmit}
    />
  );
}

function fetchExpenseCategories() {
  return callApi(listExpenseCategories, {});
}

/** Converts the form to a payment, or refuses it. */
function parsePayment(chosen: ChosenPayment, currency: Decimals): NewPayment | Refusal {
  return makePayment(chosen, {
    shift: openShift(),
    staff: requireSession().user.id,
    currency,
    at: currentWholeSecond(),
  });
}

function categoryFrom({
  id,
  preset,
  type,
}: ReplyOf<typeof listExpenseCategories>[number]): ExpenseCategory {
  const isIn = type === paymentTypeCodes["money-in"];
  return { id, name: preset, type: isIn ? "money-in" : "money-out" };
}
