import type { MoneyFormat } from "../money/format-money.ts";
import { amountOrNull } from "../money/read-money.ts";
import { noteMaximumLength } from "./maximum-lengths.ts";
import { maximumAmountLength } from "../payment/maximum-amount-length.ts";
import type { ExpenseCategory } from "../shift/expense-category.ts";
import type { ChosenPayment } from "../shift/make-payment.ts";
import type { PaymentType } from "../shift/payment.ts";
import { checkForm } from "./check-form.ts";
import { findChosenRecord, oneOfRecords } from "./choose-record.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { amountRule, atMost, freeTextRules, oneOf, type FormRules } from "./field-rule.ts";

const paymentTypes: readonly PaymentType[] = ["money-in", "money-out"];

export type PaymentFormValues = {
  readonly type: string;
  readonly amount: string;
  readonly expenseCategory: string;
  readonly note: string;
};

/** The choices of the payment screen for the chosen direction. */
export type PaymentChoices = {
  readonly moneyFormat: MoneyFormat;
  readonly expenseCategories: readonly ExpenseCategory[];
};

/** Requires no field: makePayment refuses what is missing, with a message of its own. */
export function paymentFormRules({
  moneyFormat,
  expenseCategories,
}: PaymentChoices): FormRules<keyof PaymentFormValues> {
  return {
    type: [oneOf(paymentTypes)],
    amount: [atMost(maximumAmountLength), amountRule(moneyFormat)],
    expenseCategory: [oneOfRecords(expenseCategories)],
    note: freeTextRules(noteMaximumLength),
  };
}

/** Reads what is chosen and typed so far for a payment in or out. */
export function parsePaymentForm(
  values: PaymentFormValues,
  choices: PaymentChoices,
): ChosenPayment | FormErrors {
  const errors = checkForm(paymentFormRules(choices), values);
  if (errors.length > 0) return formErrors(errors);
  return {
    type: paymentTypes.find((type) => type === values.type.trim()) ?? null,
    amount: amountOrNull(values.amount, choices.moneyFormat),
    expenseCategory: findChosenRecord(choices.expenseCategories, values.expenseCategory),
    note: values.note.trim(),
  };
}
