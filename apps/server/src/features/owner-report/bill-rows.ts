import {
  sumBills,
  toSalesFigures,
  type PaidBill,
  type Taxes,
} from "@comanda/domain/owner-report/sum-sales";
import type { ReportRow } from "@comanda/domain/owner-report/owner-report";
import { sumPayTypeSales } from "@comanda/domain/owner-report/sum-pay-type-sales";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { noMoney } from "@comanda/domain/money/money";
import { listSalesHours } from "@comanda/domain/shift/list-sales-hours";
import { localHours } from "@comanda/domain/time/local-hours";

import { findReportChargeSettings, findTaxes } from "../pay-type/index.ts";
import { findStations } from "../venue/index.ts";
import { findPaidBills, type PaidBillAtStation } from "./paid-bills-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";

/** Reports made from whole paid bills. */
export const billRows = { hours, stations, "pay-types": payTypes };

/** Starts after the longest quiet time, so that an evening past midnight stays in one piece. */
async function hours(input: ReportInput): Promise<readonly ReportRow[]> {
  const hourOf = localHours(input.timeZone);
  const sums = await sumPaid(input, ({ paidAt }) => hourOf(paidAt));
  const rowOf = new Map(sums.map((row) => [row.id, row]));
  const sold = sums.map(({ id }) => ({ hour: id, count: 1, amount: noMoney }));
  return listSalesHours(sold, null).map(({ hour }) => ({
    hour,
    ...(rowOf.get(hour) ?? paidFigures([], new Set())),
  }));
}

async function stations(input: ReportInput): Promise<readonly ReportRow[]> {
  const sums = await sumPaid(input, ({ station }) => station ?? 0);
  const known = await findStations(input.database, [input.location]);
  const names = new Map<number, string>(known.map(({ id, name }) => [id, name]));
  return sums
    .toSorted((one, other) => other.afterDiscounts - one.afterDiscounts || one.id - other.id)
    .map((row) => ({ station: names.get(row.id) ?? "", ...row }));
}

const summedFields = [
  "bills",
  "guests",
  "afterDiscounts",
  "charges",
  "amount",
  "tax",
  "net",
] as const;

/** The figures of the paid bills, grouped. */
async function sumPaid(input: ReportInput, idOf: (bill: PaidBillAtStation) => number) {
  const { database, location } = input;
  const taxes = await findTaxes(database, location);
  const rows = await readInBatches(input, async (days) => {
    const bills = await findPaidBills(database, { location, days });
    return [...Map.groupBy(bills, idOf)].map(([id, own]) => ({ id, ...paidFigures(own, taxes) }));
  });
  return sumById(rows, summedFields);
}

/** The charges are what was added to the lines: charges on top, and rounding. */
function paidFigures(bills: readonly PaidBill[], taxes: Taxes) {
  const { net, amount, tax } = toSalesFigures(sumBills(bills, taxes));
  const afterDiscounts = sum(bills, ({ settlement }) => settlement.totals.total);
  return {
    bills: bills.length,
    guests: sum(bills, ({ cover }) => cover ?? 0),
    afterDiscounts,
    charges: amount - afterDiscounts,
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
  const rows = await readInBatches(input, async (days) => {
    const bills = await findPaidBills(database, { location, days });
    return sumPayTypeSales(
      bills.map(({ settlement }) => settlement),
      known.payTypes,
    );
  });
  const names = new Map<number, string>(known.payTypes.map(({ id, name }) => [id, name]));
  return sumById(rows, ["bills", "received", "change", "kept"])
    .toSorted((one, other) => other.kept - one.kept || one.id - other.id)
    .map(({ id, ...sums }) => ({ payType: names.get(id) ?? "", ...sums }));
}
