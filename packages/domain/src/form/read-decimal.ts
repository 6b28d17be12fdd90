import { money, type Money } from "../money/money.ts";

/** Eleven digits before the point and three after it still make a safe integer. */
const plainNumber = /^(\d{0,11})(?:\.(\d*))?$/;

/**
 * A typed number as a whole count of its last decimal: 12.5 with two decimals is 1250. The pad types a
 * point, whatever the location writes on paper; signs and thousand separators are slips.
 */
export function readDecimal(text: string, decimals: number): number | null {
  const match = plainNumber.exec(text.trim());
  const units = match?.[1] ?? "";
  const fraction = match?.[2] ?? "";
  if (units + fraction === "" || fraction.length > decimals) return null;
  return Number(units + fraction.padEnd(decimals, "0"));
}

/** A typed amount of money. */
export function readAmount(text: string): Money | null {
  const minorUnits = readDecimal(text, 2);
  return minorUnits === null ? null : money(minorUnits);
}
