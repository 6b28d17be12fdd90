import { refuse, type Refusal } from "../refusal.ts";
import { groupThousands, type MoneyFormat } from "./format-money.ts";
import { minorUnitsPerUnit, money, type Money } from "./money.ts";

/** Nobody types more than eleven digits before the point, and what they type must stay a safe integer. */
const unitsPattern = /^\d{0,11}$/;
const hundredthsPattern = /^\d{0,2}$/;

/**
 * Reads an amount as a person types it. Thousand separators may be left out, but one out of place is
 * refused: where the comma groups thousands, 1,50 is a slip and not a hundred and fifty.
 */
export function parseMoney(text: string, format: MoneyFormat): Money | Refusal {
  const typed = text.trim();
  const size = typed.replace(/^-/, "");
  const [units = "", hundredths = "", ...others] = size.split(format.decimalSeparator);
  const digits = units.replaceAll(format.thousandSeparator, "");
  const isGroupedRight =
    units === digits || units === groupThousands(digits, format.thousandSeparator);
  const isAmount =
    isGroupedRight &&
    unitsPattern.test(digits) &&
    hundredthsPattern.test(hundredths) &&
    digits + hundredths !== "" &&
    others.length === 0;
  if (!isAmount || (hundredths !== "" && !format.hasDecimals)) return refuse("amount-invalid");
  const amount = Number(digits) * minorUnitsPerUnit + Number(hundredths.padEnd(2, "0"));
  return money(typed === size ? amount : -amount);
}
