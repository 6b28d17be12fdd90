import type { Decimals } from "../money/currency.ts";
import { negateMoney, sumMoney, type Money } from "../money/money.ts";
import { lineAmount, type Line } from "./line.ts";

/** What staff took off these lines, less what was taken back. */
export function givenDiscount(lines: readonly Line[], currency: Decimals): Money {
  const discounts = lines.filter(({ type }) => type === "discount");
  return negateMoney(sumMoney(discounts.map((line) => lineAmount(line, currency))));
}
