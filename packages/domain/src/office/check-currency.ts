import { atMost, required } from "../form/field-rule.ts";
import { currencyCodeMaximumLength, currencySymbolMaximumLength } from "../form/maximum-lengths.ts";
import { isPayable, type Currency } from "../money/currency.ts";
import { money, type Money } from "../money/money.ts";
import { largestPrice, nameRules } from "./check-article.ts";
import { checkNoDuplicates, outOfRange, type Problem, type TextRules } from "./problem.ts";

export type OfficeCurrency = Omit<Currency, "id" | "cashRounding"> & {
  /** Null if cash is not rounded. */
  readonly cashStep: Money | null;
};

export const currencyTexts: TextRules = {
  name: nameRules,
  symbol: [required, atMost(currencySymbolMaximumLength)],
  code: [required, atMost(currencyCodeMaximumLength)],
};

/** A million units of the main currency for one. */
export const largestRate = 1_000_000_000_000;
const mainRate = 1_000_000;

/** Checks for a code of three letters, a valid rate, and distinct coins and notes that guests can pay with. */
export function checkCurrency(currency: OfficeCurrency, isMain: boolean): readonly Problem[] {
  const { code, exchangeRateMillionths: rate } = currency;
  const problems: Problem[] = [...checkCode(code)];
  if (rate < 1 || rate > largestRate || (isMain && rate !== mainRate)) {
    const [least, most] = isMain ? [mainRate, mainRate] : [1, largestRate];
    problems.push(outOfRange("exchangeRateMillionths", least, most));
  }
  return [
    ...problems,
    ...checkDenominations("coins", currency),
    ...checkDenominations("notes", currency),
    ...checkCashStep(currency),
  ];
}

export function checkCode(code: string): readonly Problem[] {
  return /^[A-Z]{3}$/.test(code) ? [] : [{ field: "code", code: "not-a-currency-code" }];
}

/** No coin is worth more, and a currency without decimals has none that is worth less than a unit. */
const largestCashStep = money(100_000);

function checkCashStep({ cashStep, hasDecimals }: OfficeCurrency): readonly Problem[] {
  if (cashStep === null) return [];
  if (cashStep < 1 || cashStep > largestCashStep) {
    return [outOfRange("cashStep", 1, largestCashStep)];
  }
  return isPayable(cashStep, { hasDecimals }) ? [] : [{ field: "cashStep", code: "not-whole" }];
}

/** A coin of 0.25 would be counted as one of 1 where amounts have no decimals. */
function checkDenominations(
  field: "coins" | "notes",
  currency: OfficeCurrency,
): readonly Problem[] {
  const values = currency[field];
  if (values.some((value) => value <= 0 || value > largestPrice)) {
    return [{ field, code: "out-of-range" }];
  }
  const isWhole = values.every((value) => isPayable(value, currency));
  return isWhole ? checkNoDuplicates(field, values) : [{ field, code: "not-whole" }];
}
