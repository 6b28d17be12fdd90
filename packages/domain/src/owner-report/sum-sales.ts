import type { BillTotals, PayDetail } from "../bill/settlement.ts";
import type { PayTypeId } from "../id.ts";
import { money, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { divideHalfUp } from "../money/round-half-up.ts";
import type { Instant } from "../time/instant.ts";

/** A bill that guests have paid. */
export type PaidBill = {
  readonly paidAt: Instant;
  /** The guests that the bill states, if it does. */
  readonly cover: number | null;
  /** Whether it states guests, or refunds a bill that does. */
  readonly isOfGuests: boolean;
  /** Whether it takes back lines of another bill; it then counts in the amounts only. */
  readonly isRefund: boolean;
  readonly totals: BillTotals;
};

/** The pay types that are taxes. */
export type Taxes = ReadonlySet<PayTypeId>;

/** What some bills add up to. */
export type SalesSum = { readonly bills: number; readonly amount: Money; readonly tax: Money };

export type SalesFigures = SalesSum & {
  /** What guests paid, without tax. */
  readonly net: Money;
  /** Null without bills. */
  readonly netPerBill: Money | null;
};

export type GuestFigures = {
  readonly guests: number;
  /** Of the bills that state their guests; null if none does. */
  readonly netPerGuest: Money | null;
};

/** The tax in what guests paid, whether prices contain it or it was added to them. */
export function sumTax(charges: readonly PayDetail[], taxes: Taxes): Money {
  return sumMoney(charges.filter(({ payType }) => taxes.has(payType)).map(({ total }) => total));
}

export function netOf({ totals }: PaidBill, taxes: Taxes): Money {
  return subtractMoney(totals.amount, sumTax(totals.charges, taxes));
}

export function sumBills(bills: readonly PaidBill[], taxes: Taxes): SalesSum {
  return {
    bills: bills.filter(({ isRefund }) => !isRefund).length,
    amount: sumMoney(bills.map(({ totals }) => totals.amount)),
    tax: sumMoney(bills.map(({ totals }) => sumTax(totals.charges, taxes))),
  };
}

export function addSums(sums: readonly SalesSum[]): SalesSum {
  return {
    bills: sums.reduce((count, { bills }) => count + bills, 0),
    amount: sumMoney(sums.map(({ amount }) => amount)),
    tax: sumMoney(sums.map(({ tax }) => tax)),
  };
}

/** Net sales are what guests paid less the tax in it. */
export function toSalesFigures(sum: SalesSum): SalesFigures {
  const net = subtractMoney(sum.amount, sum.tax);
  return { ...sum, net, netPerBill: average(net, sum.bills) };
}

/** Bills that state no guests, such as those of a counter, and their refunds do not count in the average per guest. */
export function sumGuests(bills: readonly PaidBill[], taxes: Taxes): GuestFigures {
  const own = bills.filter(({ isOfGuests }) => isOfGuests);
  const guests = own.reduce((count, { cover }) => count + (cover ?? 0), 0);
  const net = sumMoney(own.map((bill) => netOf(bill, taxes)));
  return { guests, netPerGuest: average(net, guests) };
}

function average(amount: Money, count: number): Money | null {
  return count === 0 ? null : money(Number(divideHalfUp(BigInt(amount), BigInt(count))));
}
