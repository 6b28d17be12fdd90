import { atMost, required } from "../form/field-rule.ts";
import { currencyCodeMaximumLength } from "../form/maximum-lengths.ts";
import type { ForeignCurrency } from "../money/foreign-currency.ts";
import { nameRules } from "./check-article.ts";
import { checkCode, largestRate } from "./check-currency.ts";
import { outOfRange, type Problem, type TextRules } from "./problem.ts";

export const foreignCurrencyTexts: TextRules = {
  name: nameRules,
  code: [required, atMost(currencyCodeMaximumLength)],
};

/** Checks for a code of three letters and a rate. */
export function checkForeignCurrency({
  code,
  rateMillionths: rate,
}: Omit<ForeignCurrency, "id">): readonly Problem[] {
  const isWrong = rate < 1 || rate > largestRate;
  return [...checkCode(code), ...(isWrong ? [outOfRange("rateMillionths", 1, largestRate)] : [])];
}
