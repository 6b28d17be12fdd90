import type { Currency } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { maximumAmountLength } from "../payment/typed-amount.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { amountIn, atMost, required, type FormRules } from "./field-rule.ts";
import { readAmount } from "./read-decimal.ts";

export type PayCashFormValues = { readonly cash: string };

export function payCashFormRules(
  currency: Pick<Currency, "hasDecimals">,
): FormRules<keyof PayCashFormValues> {
  return { cash: [required, atMost(maximumAmountLength), amountIn(currency)] };
}

/** What the guest put on the table, in figures. */
export function parsePayCashForm(
  values: PayCashFormValues,
  currency: Pick<Currency, "hasDecimals">,
): { readonly cash: Money } | FormErrors {
  const errors = checkForm(payCashFormRules(currency), values);
  const cash = readAmount(values.cash);
  return errors.length > 0 || cash === null ? formErrors(errors) : { cash };
}
