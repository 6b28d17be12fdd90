import type { Bill } from "../bill/bill.ts";
import { lineAmount, listAmount, type Line } from "../bill/line.ts";
import { payableAmount, type Decimals } from "../money/currency.ts";
import { addMoney, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { chargesOn } from "./charges-on.ts";
import type { PayType } from "./pay-type.ts";
import type { BillTotals, ChargeTotal } from "../bill/settlement.ts";

/** Lines less promotions, and then the charges that come on top. */
export function billTotals(
  lines: readonly Line[],
  payTypes: readonly PayType[],
  currency: Decimals,
): BillTotals {
  const subtotal = sumMoney(lines.map((line) => listAmount(line, currency)));
  const total = sumMoney(lines.map((line) => lineAmount(line, currency)));
  const discount = subtractMoney(subtotal, total);
  const charges = chargesOn(total, payTypes, currency);
  const amount = addMoney(total, addedCharges(charges));
  // Every part is of the units that people see, so that nothing is left to round.
  return { subtotal, discount, total, charges, rounding: noMoney, amount };
}

/** What guests pay whose lines come to a total after promotions. */
export function amountOfTotal(
  total: Money,
  payTypes: readonly PayType[],
  currency: Decimals,
): Money {
  // Lines that were saved before each of them was rounded may come to a fraction.
  const payable = payableAmount(total, currency);
  return addMoney(payable, addedCharges(chargesOn(payable, payTypes, currency)));
}

const noTotals: BillTotals = {
  subtotal: noMoney,
  discount: noMoney,
  total: noMoney,
  charges: [],
  rounding: noMoney,
  amount: noMoney,
};

/** The figures of a bill: none once it is voided, those that were settled once it is closed. */
export function totalsOfBill(
  bill: Bill,
  payTypes: readonly PayType[],
  currency: Decimals,
): BillTotals {
  if (bill.status === "voided") return noTotals;
  return bill.settlement?.totals ?? billTotals(bill.lines, payTypes, currency);
}

/** What a bill is worth. */
export function billAmount(bill: Bill, payTypes: readonly PayType[], currency: Decimals): Money {
  return totalsOfBill(bill, payTypes, currency).amount;
}

/** What taxes and charges add to the total; those that the prices contain add nothing. */
export function addedCharges(charges: readonly ChargeTotal[]): Money {
  return sumMoney(charges.filter((charge) => !charge.isContained).map((charge) => charge.total));
}
