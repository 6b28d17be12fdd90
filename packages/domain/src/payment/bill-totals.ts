import type { Bill } from "../bill/bill.ts";
import { listAmount, type Line } from "../bill/line.ts";
import { payableAmount, type Decimals } from "../money/currency.ts";
import { addMoney, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { classAmounts, type ClassAmount } from "./class-amounts.ts";
import { computeCharges } from "./compute-charges.ts";
import { payTypesOfWay, type PayType } from "./pay-type.ts";
import type { BillTotals, ChargeTotal } from "../bill/settlement.ts";

/** Computes the totals: lines, less promotions, plus charges on top. */
export function billTotals(
  lines: readonly Line[],
  payTypes: readonly PayType[],
  currency: Decimals,
): BillTotals {
  const subtotal = sumMoney(lines.map((line) => listAmount(line, currency)));
  const amounts = classAmounts(lines, currency);
  const total = sumMoney(amounts.map((one) => one.amount));
  const discount = subtractMoney(subtotal, total);
  const charges = computeCharges(amounts, payTypes, currency);
  const amount = addMoney(total, addedCharges(charges));
  // Every part is already rounded to payable units, so nothing is left to round.
  return { subtotal, discount, total, charges, rounding: noMoney, amount };
}

/** The totals of an open bill by the charges of the way in which it is served. */
export function totalsOfOpenBill(
  { lines, servingWay }: Pick<Bill, "lines" | "servingWay">,
  payTypes: readonly PayType[],
  currency: Decimals,
): BillTotals {
  return billTotals(lines, payTypesOfWay(payTypes, servingWay), currency);
}

/** Computes the amount to pay for lines that add up to this by tax class after promotions. */
export function amountFromClasses(
  amounts: readonly ClassAmount[],
  payTypes: readonly PayType[],
  currency: Decimals,
): Money {
  // Lines saved before per-line rounding was introduced may add up to a fraction.
  const payable = amounts.map((one) => ({ ...one, amount: payableAmount(one.amount, currency) }));
  const total = sumMoney(payable.map(({ amount }) => amount));
  return addMoney(total, addedCharges(computeCharges(payable, payTypes, currency)));
}

const zeroTotals: BillTotals = {
  subtotal: noMoney,
  discount: noMoney,
  total: noMoney,
  charges: [],
  rounding: noMoney,
  amount: noMoney,
};

/** Returns the totals of a bill: zero if voided, as settled if closed. */
export function totalsOfBill(
  bill: Bill,
  payTypes: readonly PayType[],
  currency: Decimals,
): BillTotals {
  if (bill.status === "voided") return zeroTotals;
  return bill.settlement?.totals ?? totalsOfOpenBill(bill, payTypes, currency);
}

/** What a bill is worth. */
export function billAmount(bill: Bill, payTypes: readonly PayType[], currency: Decimals): Money {
  return totalsOfBill(bill, payTypes, currency).amount;
}

/** Sums the charges that are added to the total; those contained in the prices add nothing. */
export function addedCharges(charges: readonly ChargeTotal[]): Money {
  return sumMoney(charges.filter((charge) => !charge.isContained).map((charge) => charge.total));
}
