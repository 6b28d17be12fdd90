import type { Bill } from "../bill/bill.ts";
import { lineAmount, listAmount, type Line } from "../bill/line.ts";
import { payableAmount, type Currency } from "../money/currency.ts";
import { noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { shareContained, shareOnTop } from "../money/rate.ts";
import { inIndexOrder, roleOf, type PayType } from "./pay-type.ts";
import type { BillTotals, ChargeTotal } from "./settlement.ts";

/** Lines less promotions, then the charges that come on top, then up to what the guest can pay. */
export function billTotals(
  lines: readonly Line[],
  payTypes: readonly PayType[],
  currency: Pick<Currency, "hasDecimals">,
): BillTotals {
  const subtotal = sumMoney(lines.map(listAmount));
  const total = sumMoney(lines.map(lineAmount));
  const discount = subtractMoney(subtotal, total);
  return { subtotal, discount, ...chargeTotal(total, payTypes, currency) };
}

/** What guests pay whose lines come to a total after promotions. */
export function amountOfTotal(
  total: Money,
  payTypes: readonly PayType[],
  currency: Pick<Currency, "hasDecimals">,
): Money {
  return chargeTotal(total, payTypes, currency).amount;
}

function chargeTotal(
  total: Money,
  payTypes: readonly PayType[],
  currency: Pick<Currency, "hasDecimals">,
): Omit<BillTotals, "subtotal" | "discount"> {
  const charges = chargesOn(total, payTypes);
  const beforeRounding = sumMoney([total, addedCharges(charges)]);
  const amount = payableAmount(beforeRounding, currency);
  return { total, charges, rounding: subtractMoney(amount, beforeRounding), amount };
}

/** What a bill is worth: nothing once it is voided, what was settled once it is closed. */
export function billAmount(
  bill: Bill,
  payTypes: readonly PayType[],
  currency: Pick<Currency, "hasDecimals">,
): Money {
  if (bill.status === "voided") return noMoney;
  const totals = bill.settlement?.totals ?? billTotals(bill.lines, payTypes, currency);
  return totals.amount;
}

/** What taxes and charges add to the total; those that the prices contain add nothing. */
export function addedCharges(charges: readonly ChargeTotal[]): Money {
  return sumMoney(charges.filter((charge) => !charge.isContained).map((charge) => charge.total));
}

function chargesOn(total: Money, payTypes: readonly PayType[]): readonly ChargeTotal[] {
  return inIndexOrder(payTypes)
    .filter((payType) => roleOf(payType) === "charge")
    .map(({ id, value, isIncludedInPrice }) => ({
      payType: id,
      total: isIncludedInPrice ? shareContained(total, value) : shareOnTop(total, value),
      isContained: isIncludedInPrice,
    }));
}
