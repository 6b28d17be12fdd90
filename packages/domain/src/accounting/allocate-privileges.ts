import type { PrivilegeShare } from "../bill/settlement.ts";
import { money, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { shareContained, type Rate } from "../money/rate.ts";
import { shareOut } from "../money/share-out.ts";

/** Sales, and the rates of the VAT that their prices contain. */
type TaxedSales = { readonly amount: Money; readonly vat: readonly Rate[] };

/** What guests paid for sales, and the part of them that bears VAT: that of guests without a privilege. */
type PaidSales = { readonly paid: Money; readonly ofOthers: Money };

/**
 * Takes off what the law takes off for some guests. Bills state it for all their sales together: the shares of these
 * guests are allocated by amount, their VAT is taken off the sales that bear it, and the discount by what then remains.
 */
export function allocatePrivileges<Sales extends TaxedSales>(
  sales: readonly Sales[],
  privileges: readonly Pick<PrivilegeShare, "gross" | "exemption" | "discount">[],
  unit: number,
): readonly (Sales & PaidSales)[] {
  if (privileges.length === 0 || sales.length === 0) {
    return sales.map((own) => ({ ...own, paid: own.amount, ofOthers: own.amount }));
  }
  const shares = allocate(
    sumMoney(privileges.map(({ gross }) => gross)),
    sales.map(({ amount }) => amount),
    unit,
  );
  const vatOfShares = sales.map(({ vat }, index) =>
    sumMoney(vat.map((rate) => shareContained(shares[index] ?? noMoney, rate))),
  );
  // The office may have moved all of them to other classes since.
  const isVatKnown = vatOfShares.some((vat) => vat !== 0);
  const exemptions = allocate(
    sumMoney(privileges.map(({ exemption }) => exemption)),
    isVatKnown ? vatOfShares : shares,
    unit,
  );
  const discounts = allocate(
    sumMoney(privileges.map(({ discount }) => discount)),
    shares.map((share, index) => subtractMoney(share, exemptions[index] ?? noMoney)),
    unit,
  );
  return sales.map((own, index) => ({
    ...own,
    paid: money(own.amount - (exemptions[index] ?? 0) - (discounts[index] ?? 0)),
    ofOthers: subtractMoney(own.amount, shares[index] ?? noMoney),
  }));
}

/** Allocates by amounts. Those of a refund are below zero, as what is allocated. */
function allocate(whole: Money, amounts: readonly Money[], unit: number): readonly Money[] {
  const sign = Math.sign(whole);
  return shareOut(
    whole,
    amounts.map((amount) => Math.max(0, sign * amount)),
    unit,
  );
}
