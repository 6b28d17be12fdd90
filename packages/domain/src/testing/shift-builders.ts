import { createOrder } from "../bill/create-order.ts";
import type { Bill } from "../bill/bill.ts";
import { lineKey, type CommissionLine, type Line } from "../bill/line.ts";
import { id, type StaffId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { money, noMoney } from "../money/money.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { aSale, hotelGuest, venuePayTypes, satang } from "./pay-builders.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { settleBill } from "../payment/settle-bill.ts";
import { isRefusal } from "../refusal.ts";
import { instant } from "../time/instant.ts";
import { bangkok } from "./builders.ts";
import type { ExpenseCategory } from "../shift/expense-category.ts";
import type { BillFigures } from "../shift/bill-figures.ts";
import { computeFigures, type ReportSettings } from "../shift/compute-figures.ts";
import type { Payment } from "../shift/payment.ts";
import { toReportedBills } from "../shift/reported-bills.ts";
import type { ArticleCategories } from "../shift/sales-breakdown.ts";
import type { OpenShift } from "../shift/shift.ts";
import { summarizeShift, type ShiftRecord } from "../shift/summarize-shift.ts";
import type { ShiftSummary } from "../shift/shift-summary.ts";

export const cashier: StaffId = id(10);
export const waiter: StaffId = id(20);
export const therapist: StaffId = id(30);

/** Article 1 is food, article 2 a drink; the builders sell article 1. */
export const categories: ArticleCategories = new Map([
  [id(1), { id: id(1), name: "Food" }],
  [id(2), { id: id(2), name: "Drinks" }],
]);

export const reportSettings: ReportSettings = {
  payTypes: venuePayTypes,
  currency: satang,
  timeZone: bangkok,
  categories,
};

export const floatTopUp: ExpenseCategory = { id: id(1), name: "Float top-up", type: "money-in" };
export const market: ExpenseCategory = { id: id(2), name: "Market", type: "money-out" };
export const ice: ExpenseCategory = { id: id(3), name: "Ice", type: "money-out" };
export const systemCategory: ExpenseCategory = { id: id(4), name: "Commission", type: "system" };
export const expenseCategories = [floatTopUp, market, ice, systemCategory];

export function cashOf(minorUnits: number): CashCount {
  const total = money(minorUnits);
  return { coins: [], notes: [], coinsTotal: noMoney, notesTotal: total, grandTotal: total };
}

/** The cashier's shift at the restaurant, with 1,000.00 in the drawer. */
export function aShift(shift: Partial<OpenShift> = {}): OpenShift {
  return {
    id: id(1),
    status: "open",
    name: "Evening",
    station: id(1),
    staff: cashier,
    workDay: id(1),
    startedAt: instant(0),
    startCount: cashOf(1000_00),
    endCount: null,
    counts: [],
    ...shift,
  };
}

export function anOpenBill(lines: readonly Line[]): Bill {
  const place = { kind: "table", name: "12" } as const;
  const bill = createOrder({ place, cover: 2, staff: waiter, customer: null }, instant(0));
  if (isRefusal(bill)) throw new Error(bill.refusal);
  return { ...bill, lines };
}

export function aVoidedBill(lines: readonly Line[]): Bill {
  return { ...anOpenBill(lines), status: "voided", statusNote: "wrong table" };
}

/** A bill closed with these payments, in satang and with the charges of the demo venue. */
export function aClosedBill(lines: readonly Line[], payments: readonly PayDetail[]): Bill {
  const totals = billTotals(lines, reportSettings.payTypes, reportSettings.currency);
  const rules = { payTypes: reportSettings.payTypes, customerType: hotelGuest, currency: satang };
  const handedOver = settleBill(totals.amount, payments, rules);
  if (isRefusal(handedOver)) throw new Error(handedOver.refusal);
  const settlement = { totals, ...handedOver };
  return { ...anOpenBill(lines), status: "closed", paid: totals.amount, settlement };
}

export function aCommission(staff: StaffId, commission: number): CommissionLine {
  return {
    ...aSale(0),
    type: "commission",
    key: lineKey(`commission-${staff}`),
    staff,
    parent: lineKey("drink"),
    commission: money(commission),
    isOnBill: false,
    isInPrice: true,
  };
}

export function aPayment(payment: Partial<Payment> = {}): Payment {
  return {
    id: id(1),
    type: "money-out",
    amount: money(100_00),
    note: "",
    expenseCategory: market.id,
    staff: cashier,
    shift: id(1),
    workDay: id(1),
    createdAt: instant(0),
    ...payment,
  };
}

/** A shift record with whole bills instead of extracted figures. */
export type RecordOfBills = Omit<ShiftRecord, "bills"> & { readonly bills: readonly Bill[] };

export function aRecord({ bills = [], ...record }: Partial<RecordOfBills> = {}): ShiftRecord {
  return {
    ...reportSettings,
    bills: toReportedBills(bills, reportSettings),
    payments: [],
    expenseCategories,
    paidCommissions: [],
    ...record,
  };
}

/** Computes the figures of bills with the settings of these builders. */
export function figuresOfBills(
  bills: readonly Bill[],
  rules: ReportSettings = reportSettings,
): BillFigures {
  return computeFigures(toReportedBills(bills, rules), rules);
}

/** The report of a running shift. */
export function aSummary(
  record: Partial<RecordOfBills> = {},
  shift: Partial<OpenShift> = {},
): ShiftSummary {
  return summarizeShift(aShift(shift), aRecord(record), { counted: null, endedAt: null, by: null });
}
