import {
  chargeRules,
  takeOutContained,
  type ChargedType,
} from "../accounting/take-out-contained.ts";
import type { BillTotals } from "../bill/settlement.ts";
import type { Decimals } from "../money/currency.ts";
import type { ClassAmount } from "../payment/class-amounts.ts";
import { sumById, type SumsById } from "./sum-by-id.ts";

/** A paid bill, and what its lines add up to by tax class. */
export type BillByClass = {
  readonly totals: Pick<BillTotals, "charges" | "privileges">;
  readonly sales: readonly ClassAmount[];
};

/** What the prices of lines contain of each tax; bills may contain more of it, in their service charges. */
export function sumTaxesInSales(
  bills: readonly BillByClass[],
  payTypes: readonly ChargedType[],
  currency: Decimals,
): readonly SumsById<"total">[] {
  const rules = chargeRules(payTypes, currency);
  const inSales = bills.flatMap(({ totals, sales }) =>
    takeOutContained(sales, totals, rules)
      .charges.filter((charge) => charge.isContained && rules.isTax(charge))
      .map((tax) => ({ id: tax.payType, total: tax.inSales })),
  );
  return sumById(inSales, ["total"]);
}
