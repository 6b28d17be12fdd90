import type { Bill } from "../bill/bill.ts";
import { listAmount, type Line } from "../bill/line.ts";
import type { Decimals } from "../money/currency.ts";
import { addMoney, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { classAmounts } from "./class-amounts.ts";
import { computeCharges } from "./compute-charges.ts";
import { payTypesOfWay, type PayType } from "./pay-type.ts";
import { isVat, sharePrivilege, type PrivilegedShares } from "./privilege-shares.ts";
import type { Privilege } from "../bill/privilege.ts";
import { privilegedOff, type BillTotals, type ChargeTotal } from "../bill/settlement.ts";

/** Computes the totals: lines, less promotions, staff discounts and privileges by law, plus charges on top. */
export function billTotals(
  lines: readonly Line[],
  payTypes: readonly PayType[],
  currency: Decimals,
  privilege: Privilege | null = null,
): BillTotals {
  const subtotal = sumMoney(lines.map((line) => listAmount(line, currency)));
  const amounts = classAmounts(lines, currency);
  const total = sumMoney(amounts.map((one) => one.amount));
  const discount = subtractMoney(subtotal, total);
  // Every part is already rounded to payable units, so nothing is left to round.
  const fixed = { subtotal, discount, total, rounding: noMoney };
  if (privilege === null) {
    const charges = computeCharges(amounts, payTypes, currency);
    return { ...fixed, charges, amount: addMoney(total, addedCharges(charges)) };
  }
  const shared = sharePrivilege(lines, amounts, privilege, { payTypes, currency });
  const charges = privilegedCharges(shared, payTypes, currency);
  const privileges = shared.shares;
  const due = subtractMoney(total, privilegedOff({ privileges }));
  return { ...fixed, charges, amount: addMoney(due, addedCharges(charges)), privileges };
}

/** The charges of the other guests, and those but VAT of the privileged guests, on what these pay. */
function privilegedCharges(
  { others, privileged }: PrivilegedShares,
  payTypes: readonly PayType[],
  currency: Decimals,
): readonly ChargeTotal[] {
  const free = payTypes.filter((payType) => !isVat(payType));
  const ofPrivileged = computeCharges(privileged, free, currency);
  return computeCharges(others, payTypes, currency).map((charge) => {
    const more = ofPrivileged.find(({ payType }) => payType === charge.payType);
    if (more === undefined) return charge;
    const base = addMoney(charge.base ?? noMoney, more.base ?? noMoney);
    return { ...charge, total: addMoney(charge.total, more.total), base };
  });
}

/** The totals of an open bill by the charges of the way in which it is served. */
export function totalsOfOpenBill(
  { lines, servingWay, privilege }: Pick<Bill, "lines" | "servingWay" | "privilege">,
  payTypes: readonly PayType[],
  currency: Decimals,
): BillTotals {
  return billTotals(lines, payTypesOfWay(payTypes, servingWay), currency, privilege);
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
