import { atMost, required } from "../form/field-rule.ts";
import { currencyCodeMaximumLength, currencySymbolMaximumLength } from "../form/maximum-lengths.ts";
import type { Currency } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { largestPrice, nameRules } from "./check-article.ts";
import { checkNoDuplicates, outOfRange, type Problem, type TextRules } from "./problem.ts";

export type OfficeCurrency = Omit<Currency, "id">;

export const currencyTexts: TextRules = {
  name: nameRules,
  symbol: [required, atMost(currencySymbolMaximumLength)],
  code: [required, atMost(currencyCodeMaximumLength)],
};

/** A million units of the main currency for one. */
const largestRate = 1_000_000_000_000;
const mainRate = 1_000_000;

/** Checks for a code of three letters, a valid rate, and distinct coins and notes with a positive value. */
export function checkCurrency(currency: OfficeCurrency, isMain: boolean): readonly Problem[] {
  const { code, exchangeRateMillionths: rate } = currency;
  const problems: Problem[] = [];
  if (!/^[A-Z]{3}$/.test(code)) problems.push({ field: "code", code: "invalid" });
  if (rate < 1 || rate > largestRate || (isMain && rate !== mainRate)) {
    const [least, most] = isMain ? [mainRate, mainRate] : [1, largestRate];
    problems.push(outOfRange("exchangeRateMillionths", least, most));
  }
  return [
    ...problems,
    ...checkDenominations("coins", currency.coins),
    ...checkDenominations("notes", currency.notes),
  ];
}

function checkDenominations(field: string, values: readonly Money[]): readonly Problem[] {
  const isWrong = values.some((value) => value <= 0 || value > largestPrice);
  return isWrong ? [{ field, code: "out-of-range" }] : checkNoDuplicates(field, values);
}
