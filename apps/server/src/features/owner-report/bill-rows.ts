import {
  sumBills,
  toSalesFigures,
  type PaidBill,
  type Taxes,
} from "@comanda/domain/owner-report/sum-sales";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import type { BillId } from "@comanda/domain/id";
import { privilegedOff } from "@comanda/domain/bill/settlement";
import { negateMoney } from "@comanda/domain/money/money";
import { sumPayTypeSales } from "@comanda/domain/owner-report/sum-pay-type-sales";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { calendarDate, dayNumber, weekdayOf } from "@comanda/domain/time/calendar";
import { localHours } from "@comanda/domain/time/local-hours";
import { wireDate } from "@comanda/domain/time/wire-date";

import { findReportChargeSettings, findTaxes } from "../pay-type/index.ts";
import { findStationsIncludingRetired } from "../venue/index.ts";
import { findPaidBills, findTakenMoney, type PaidBillAtStation } from "./paid-bills-store.ts";
import { readDayByDay, type ReportInput } from "./read-in-batches.ts";
import { sumByBill } from "./sum-by-bill.ts";

/** Reports made from whole paid bills. */
export const billRows = {
  days: daysOfWork,
  hours,
  "weekday-hours": weekdayHours,
  stations,
  "pay-types": payTypes,
};

/** A bill belongs to the date on which its work day began, however late it was paid. */
async function daysOfWork(input: ReportInput): Promise<readonly ReportRow[]> {
  const { dates } = input;
  const sums = await sumPaid(input, dayOf(input));
  return sums.map(({ id, ...figures }) => {
    const day = wireDate(calendarDate(id));
    return { key: day, dayIndex: id - dayNumber(dates.from), day, ...figures };
  });
}

async function hours(input: ReportInput): Promise<readonly ReportRow[]> {
  const hourOf = localHours(input.timeZone);
  const sums = await sumPaid(input, ({ paidAt }) => hourOf(paidAt));
  return sums.map(({ id, ...figures }) => ({ key: String(id), hour: id, ...figures }));
}

const hoursOfADay = 24;

/** The hour is that of the clock, the weekday that of the work day: Friday night ends on Saturday at two. */
async function weekdayHours(input: ReportInput): Promise<readonly ReportRow[]> {
  const cellOf = weekdayHourOf(input);
  const sums = await sumPaid(input, (bill) => {
    const { weekday, hour } = cellOf(bill);
    return weekday * hoursOfADay + hour;
  });
  return sums.map(({ id, ...figures }) => {
    const [weekday, hour] = [Math.floor(id / hoursOfADay), id % hoursOfADay];
    return { key: `${weekday}-${hour}`, weekday, hour, ...figures };
  });
}

/** The weekday and the hour in which a bill counts. */
export function weekdayHourOf(
  input: ReportInput,
): (bill: PaidBillAtStation) => { readonly weekday: number; readonly hour: number } {
  const hourOf = localHours(input.timeZone);
  const numberOf = dayOf(input);
  return (bill) => ({
    weekday: weekdayOf(calendarDate(numberOf(bill))),
    hour: hourOf(bill.paidAt),
  });
}

/** The number of the date on which the work day of a bill began. */
function dayOf({ dateOf, dates }: ReportInput): (bill: PaidBillAtStation) => number {
  return ({ workDay }) => dayNumber((workDay === null ? null : dateOf.get(workDay)) ?? dates.from);
}

async function stations(input: ReportInput): Promise<readonly ReportRow[]> {
  const sums = await sumPaid(input, ({ station }) => station ?? 0);
  const known = await findStationsIncludingRetired(input.database, input.location);
  const names = new Map<number, string>(known.map(({ id, name }) => [id, name]));
  return sums
    .toSorted((one, other) => other.afterDiscounts - one.afterDiscounts || one.id - other.id)
    .map(({ id, ...figures }) => ({
      key: String(id),
      station: names.get(id) ?? "",
      ...figures,
    }));
}

const summedFields = [
  "bills",
  "guests",
  "afterDiscounts",
  "byLaw",
  "charges",
  "amount",
  "tax",
  "net",
] as const;

/** The figures of the paid bills, grouped. */
async function sumPaid(input: ReportInput, idOf: (bill: PaidBillAtStation) => number) {
  const { database, location } = input;
  const taxes = await findTaxes(database, location);
  const rows = await readDayByDay(input, async (days) => {
    const bills = await findPaidBills(database, { location, days });
    return [...Map.groupBy(bills, idOf)].map(([id, own]) => ({ id, ...paidFigures(own, taxes) }));
  });
  return sumById(rows, summedFields);
}

/** What privileges take off is below zero. The charges are what was added to the lines: charges on top, and rounding. */
export function paidFigures(bills: readonly PaidBill[], taxes: Taxes) {
  const { bills: count, net, amount, tax } = toSalesFigures(sumBills(bills, taxes));
  const afterDiscounts = sum(bills, ({ totals }) => totals.total);
  const byLaw = sum(bills, ({ totals }) => negateMoney(privilegedOff(totals)));
  return {
    bills: count,
    guests: sum(bills, ({ cover }) => cover ?? 0),
    afterDiscounts,
    byLaw,
    charges: amount - afterDiscounts - byLaw,
    amount,
    tax,
    net,
  };
}

function sum(bills: readonly PaidBill[], figureOf: (bill: PaidBill) => number): number {
  return bills.reduce((all, bill) => all + figureOf(bill), 0);
}

async function payTypes(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const known = await findReportChargeSettings(database, location);
  // A bill that is paid in parts on several days is one bill.
  const bills = new Map<number, Set<BillId>>();
  const rows = await readDayByDay(input, async (days) => {
    const paid = sumByBill(await findTakenMoney(database, { location, days }));
    for (const { bill, payments } of paid) {
      for (const { payType } of payments) {
        bills.set(payType, (bills.get(payType) ?? new Set()).add(bill.id));
      }
    }
    return sumPayTypeSales(paid, known.payTypes);
  });
  const names = new Map<number, string>(known.payTypes.map(({ id, name }) => [id, name]));
  return sumById(rows, ["received", "change", "kept", "cashRounding"])
    .toSorted((one, other) => other.kept - one.kept || one.id - other.id)
    .map(({ id, ...sums }) => ({
      key: String(id),
      payType: names.get(id) ?? "",
      bills: bills.get(id)?.size ?? 0,
      ...sums,
    }));
}
