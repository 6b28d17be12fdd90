import { refuse, type Refusal } from "../refusal.ts";
import type { MoneyFormat } from "./format-money.ts";
import { minorUnitsPerUnit, money, type Money } from "./money.ts";

/** Nobody types more than eleven digits before the point, and what they type must stay a safe integer. */
const maximumUnits = 99_999_999_999;

/** Reads an amount as a person types it; thousand separators may be left out, a third decimal is refused. */
export function parseMoney(text: string, format: MoneyFormat): Money | Refusal {
  const plain = text
    .trim()
    .replaceAll(format.thousandSeparator === "" ? " " : format.thousandSeparator, "")
    .replace(format.decimalSeparator, ".");
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$|^(-?)\.(\d{1,2})$/.exec(plain);
  if (match === null) return refuse("amount-invalid");
  const sign = (match[1] ?? match[4] ?? "") === "-" ? -1 : 1;
  const units = Number(match[2] ?? "0");
  const hundredths = Number((match[3] ?? match[5] ?? "").padEnd(2, "0"));
  if (units > maximumUnits) return refuse("amount-invalid");
  return money(sign * (units * minorUnitsPerUnit + hundredths));
}
