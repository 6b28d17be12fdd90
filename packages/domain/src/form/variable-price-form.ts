import type { Article } from "../menu/article.ts";
import { priceOf } from "../menu/price-of.ts";
import type { MoneyFormat } from "../money/format-money.ts";
import type { Money } from "../money/money.ts";
import { amountOrNull } from "../money/read-money.ts";
import { maximumAmountLength } from "../payment/maximum-amount-length.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { amountRule, atMost, required, type FormRules } from "./field-rule.ts";

export type VariablePriceFormValues = { readonly price: string };

export function variablePriceFormRules(
  format: MoneyFormat,
): FormRules<keyof VariablePriceFormValues> {
  return { price: [required, atMost(maximumAmountLength), amountRule(format)] };
}

/** The price of the day is required and must lie between the article's minimum and maximum. */
export function parseVariablePriceForm(
  values: VariablePriceFormValues,
  article: Article,
  format: MoneyFormat,
): { readonly price: Money } | FormErrors | Refusal {
  if (values.price.trim() === "") return refuse("price-required");
  const errors = checkForm(variablePriceFormRules(format), values);
  if (errors.length > 0) return formErrors(errors);
  const price = priceOf(article, amountOrNull(values.price, format));
  return isRefusal(price) ? price : { price };
}
