import type { BillTotals } from "../bill/settlement.ts";
import type { Taxes } from "./sum-sales.ts";

/** The taxes in the prices of a bill with their rates: the same text for all bills that have the same, as refunds do. */
export function containedRates({ charges }: Pick<BillTotals, "charges">, taxes: Taxes): string {
  return charges
    .filter(({ payType, isContained }) => isContained && taxes.has(payType))
    .toSorted((one, other) => one.payType - other.payType)
    .map(({ payType, rate }) => `${payType}:${rate ?? ""}`)
    .join();
}
