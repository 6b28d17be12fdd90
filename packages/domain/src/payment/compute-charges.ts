import type { Decimals } from "../money/currency.ts";
import { addMoney, minorUnitsPerUnit, money, type Money } from "../money/money.ts";
import { shareContained, shareOnTop } from "../money/rate.ts";
import { sortByIndex, roleOf, type PayType } from "./pay-type.ts";
import type { ChargeTotal } from "../bill/settlement.ts";

/**
 * Computes the charges in index order, each rounded once to payable units. A charge is computed on the total, or on the
 * total plus the added charges before it.
 */
export function computeCharges(
  total: Money,
  payTypes: readonly PayType[],
  currency: Decimals,
): readonly ChargeTotal[] {
  let withCharges = total;
  const charges: ChargeTotal[] = [];
  for (const payType of sortByIndex(payTypes)) {
    if (roleOf(payType) !== "charge") continue;
    const base = payType.isOnCharges ? withCharges : total;
    const charge = computeCharge(base, payType, currency);
    charges.push(charge);
    if (!charge.isContained) withCharges = addMoney(withCharges, charge.total);
  }
  return charges;
}

function computeCharge(
  base: Money,
  { id, value, isIncludedInPrice }: PayType,
  { hasDecimals }: Decimals,
): ChargeTotal {
  const seen = hasDecimals ? 1 : minorUnitsPerUnit;
  const shareOf = isIncludedInPrice ? shareContained : shareOnTop;
  const share = shareOf(money(base / seen), value);
  return { payType: id, total: money(share * seen), isContained: isIncludedInPrice };
}
