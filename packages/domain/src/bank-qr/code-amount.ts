import { minorUnitsPerUnit, money, type Money } from "../money/money.ts";

/** An amount as codes write it, with or without hundredths; null if it is none that can be asked for so. */
export function writeCodeAmount(amount: Money, hasHundredths: boolean): string | null {
  if (amount <= 0) return null;
  const hundredths = amount % minorUnitsPerUnit;
  const units = String((amount - hundredths) / minorUnitsPerUnit);
  if (hasHundredths) return `${units}.${String(hundredths).padStart(2, "0")}`;
  return hundredths === 0 ? units : null;
}

export function readCodeAmount(text: string): Money | null {
  const [amount, units = "", hundredths = "0"] = /^(\d{1,13})(?:\.(\d\d))?$/.exec(text) ?? [];
  return amount === undefined
    ? null
    : money(Number(units) * minorUnitsPerUnit + Number(hundredths));
}
