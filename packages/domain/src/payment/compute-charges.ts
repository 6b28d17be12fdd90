import type { ChargeTotal } from "../bill/settlement.ts";
import type { TaxClassId } from "../id.ts";
import { payableUnit, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, subtractMoney, type Money } from "../money/money.ts";
import { shareContained, shareOnTop } from "../money/rate.ts";
import type { ClassAmount } from "./class-amounts.ts";
import { holdsForClass, sortByIndex, roleOf, type PayType } from "./pay-type.ts";

/**
 * Computes the charges in index order, each rounded once to payable units. A charge is computed on the lines of its tax
 * classes, or on those plus what the added charges before it come to for these classes. One that holds for some classes
 * only is left out if the bill has no line of them.
 */
export function computeCharges(
  ofClasses: readonly ClassAmount[],
  payTypes: readonly PayType[],
  currency: Decimals,
): readonly ChargeTotal[] {
  const unit = payableUnit(currency);
  // What rounding leaves of a charge must go to the same class whatever the order of the lines.
  const amounts = ofClasses.toSorted((one, other) => (one.taxClass ?? 0) - (other.taxClass ?? 0));
  const withCharges = new Map<TaxClassId | null, Money>();
  const charges: ChargeTotal[] = [];
  for (const payType of sortByIndex(payTypes)) {
    const { value, isIncludedInPrice: isContained, taxClasses } = payType;
    const charged = amounts.filter(({ taxClass }) => holdsForClass(payType, taxClass));
    if (roleOf(payType) !== "charge" || (charged.length === 0 && taxClasses.length > 0)) continue;
    const shareOf = isContained ? shareContained : shareOnTop;
    let base = noMoney;
    let total = noMoney;
    // Each class bears the charge on the amounts up to its own, less that on those before: the parts add up exactly.
    for (const { taxClass, amount } of charged) {
      const before = withCharges.get(taxClass) ?? amount;
      base = addMoney(base, payType.isOnCharges ? before : amount);
      const upTo = money(shareOf(money(base / unit), value) * unit);
      if (!isContained) withCharges.set(taxClass, addMoney(before, subtractMoney(upTo, total)));
      total = upTo;
    }
    charges.push({ payType: payType.id, total, isContained, base, rate: value });
  }
  return charges;
}
