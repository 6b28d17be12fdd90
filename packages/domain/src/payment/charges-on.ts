import { minorUnitsPerUnit, money, type Money } from "../money/money.ts";
import type { Decimals } from "../money/currency.ts";
import { shareContained, shareOnTop } from "../money/rate.ts";
import { inIndexOrder, roleOf, type PayType } from "./pay-type.ts";
import type { ChargeTotal } from "./settlement.ts";

/** What each charge comes to, in index order, rounded once to the unit that people see. */
export function chargesOn(
  total: Money,
  payTypes: readonly PayType[],
  currency: Decimals,
): readonly ChargeTotal[] {
  const seen = currency.hasDecimals ? 1 : minorUnitsPerUnit;
  return inIndexOrder(payTypes)
    .filter((payType) => roleOf(payType) === "charge")
    .map(({ id, value, isIncludedInPrice }) => {
      const shareOf = isIncludedInPrice ? shareContained : shareOnTop;
      const share = shareOf(money(total / seen), value);
      return { payType: id, total: money(share * seen), isContained: isIncludedInPrice };
    });
}
