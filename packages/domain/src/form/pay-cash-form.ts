import type { MoneyFormat } from "../money/format-money.ts";
import type { Money } from "../money/money.ts";
import { amountOrNull } from "../money/read-money.ts";
import { maximumAmountLength } from "../payment/maximum-amount-length.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { amountRule, atMost, required, type FormRules } from "./field-rule.ts";

export type PayCashFormValues = { readonly cash: string };

export function payCashFormRules(format: MoneyFormat): FormRules<keyof PayCashFormValues> {
  return { cash: [required, atMost(maximumAmountLength), amountRule(format)] };
}

/** Reads the cash that the guest handed over. */
export function parsePayCashForm(
  values: PayCashFormValues,
  format: MoneyFormat,
): { readonly cash: Money } | FormErrors {
  const errors = checkForm(payCashFormRules(format), values);
  const cash = amountOrNull(values.cash, format);
  return errors.length > 0 || cash === null ? formErrors(errors) : { cash };
}
