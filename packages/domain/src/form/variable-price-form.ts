import type { Article } from "../menu/article.ts";
import { priceOf } from "../menu/price-of.ts";
import type { Currency } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { maximumAmountLength } from "../payment/typed-amount.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { amountIn, atMost, required, type FormRules } from "./field-rule.ts";
import { readAmount } from "./read-decimal.ts";

export type VariablePriceFormValues = { readonly price: string };

export function variablePriceFormRules(
  currency: Pick<Currency, "hasDecimals">,
): FormRules<keyof VariablePriceFormValues> {
  return { price: [required, atMost(maximumAmountLength), amountIn(currency)] };
}

/** The price of the day is typed, and lies between the least and the most for the article. */
export function parseVariablePriceForm(
  values: VariablePriceFormValues,
  article: Article,
  currency: Pick<Currency, "hasDecimals">,
): { readonly price: Money } | FormErrors | Refusal {
  if (values.price.trim() === "") return refuse("price-required");
  const errors = checkForm(variablePriceFormRules(currency), values);
  if (errors.length > 0) return formErrors(errors);
  const price = priceOf(article, readAmount(values.price));
  return isRefusal(price) ? price : { price };
}
