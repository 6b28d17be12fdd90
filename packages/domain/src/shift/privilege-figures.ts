import type { BillTotals, PrivilegeShare } from "../bill/settlement.ts";
import { addMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";

/** What the law gave seniors and persons with disability. */
export type PrivilegeFigures = {
  /** Their shares without VAT, before the discount. */
  readonly exemptSales: Money;
  /** The VAT in prices that they did not pay. */
  readonly exemption: Money;
  readonly seniorDiscount: Money;
  readonly disabilityDiscount: Money;
};

/** Undefined if no bill has privileged guests. */
export function sumPrivileges(totals: readonly BillTotals[]): PrivilegeFigures | undefined {
  const shares = totals.flatMap(({ privileges = [] }) => privileges);
  return shares.length === 0 ? undefined : sumShares(shares);
}

export function sumShares(shares: readonly PrivilegeShare[]): PrivilegeFigures {
  const discountOf = (wanted: PrivilegeShare["kind"]): Money =>
    sumMoney(shares.filter(({ kind }) => kind === wanted).map(({ discount }) => discount));
  return {
    exemptSales: sumMoney(shares.map(({ gross, exemption }) => subtractMoney(gross, exemption))),
    exemption: sumMoney(shares.map(({ exemption }) => exemption)),
    seniorDiscount: discountOf("senior"),
    disabilityDiscount: discountOf("disability"),
  };
}

export function addPrivileges(
  first: PrivilegeFigures | undefined,
  second: PrivilegeFigures | undefined,
): PrivilegeFigures | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return {
    exemptSales: addMoney(first.exemptSales, second.exemptSales),
    exemption: addMoney(first.exemption, second.exemption),
    seniorDiscount: addMoney(first.seniorDiscount, second.seniorDiscount),
    disabilityDiscount: addMoney(first.disabilityDiscount, second.disabilityDiscount),
  };
}
