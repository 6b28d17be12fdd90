import { maxOpenedRows } from "@comanda/contract/owner-report";
import { formatDateTime } from "@comanda/contract/wire";
import { earnedAmount } from "@comanda/domain/commission/commission-due";
import { id } from "@comanda/domain/id";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import type { OpenedBy } from "@comanda/domain/owner-report/report-columns";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { sumPayTypeSales } from "@comanda/domain/owner-report/sum-pay-type-sales";
import { sumPromotions } from "@comanda/domain/owner-report/sum-promotions";
import { localHours } from "@comanda/domain/time/local-hours";

import { findReportChargeSettings, findTaxes } from "../pay-type/index.ts";
import { paidFigures, weekdayHourOf } from "./bill-rows.ts";
import { categoryArticles, toSoldFigures } from "./line-rows.ts";
import { listAll, listFirst, type ListedRows } from "./listed-rows.ts";
import { findCustomerNames, findStaffNames } from "./name-store.ts";
import {
  findBillHeads,
  findEarnedByBill,
  findPayouts,
  findPromotedByBill,
  findSoldByBill,
} from "./opened-lines-store.ts";
import {
  findPaidBills,
  findTakenMoney,
  type BillHead,
  type PaidBillAtStation,
} from "./paid-bills-store.ts";
import { readDayByDay, readInBatches, type ReportInput } from "./read-in-batches.ts";
import { sumByBill } from "./sum-by-bill.ts";
import { stockMoveRows } from "./stock-rows.ts";

/** What a row of a report adds up, by its key. */
export async function openedRows(
  input: ReportInput,
  by: OpenedBy,
  key: string,
): Promise<ListedRows> {
  const record = Number(key);
  // Nothing else has the key of an hour of a weekday.
  if (by !== "weekday-hour" && Number.isNaN(record)) return listAll([]);
  switch (by) {
    case "category":
      return listAll(await categoryArticles(input, record));
    case "article":
    case "staff":
      return listFirst(await soldBills(input, by, record));
    case "hour": {
      const hourOf = localHours(input.timeZone);
      return wholeBills(input, ({ paidAt }) => String(hourOf(paidAt)) === key);
    }
    case "weekday-hour": {
      const cellOf = weekdayHourOf(input);
      return wholeBills(input, (bill) => {
        const { weekday, hour } = cellOf(bill);
        return `${weekday}-${hour}` === key;
      });
    }
    case "station":
      return wholeBills(input, ({ station }) => String(station ?? 0) === key);
    case "pay-type":
      return withCustomers(input, listFirst(await paidBills(input, record)));
    case "promotion":
      return listFirst(await promotedBills(input, record));
    case "commission":
      return listFirst(await commissionBills(input, record));
    case "stock":
      return listFirst(await stockMoveRows(input, record));
  }
}

/** The first paid bills as a row each, and the others of each batch as one. */
export async function wholeBills(
  input: ReportInput,
  isWanted: (bill: PaidBillAtStation) => boolean,
): Promise<ListedRows> {
  const { database, location } = input;
  const taxes = await findTaxes(database, location);
  const names = await findStaffNames(database, location);
  let first: readonly PaidBillAtStation[] = [];
  let count = 0;
  const unlisted = await readDayByDay(input, async (days) => {
    const bills = (await findPaidBills(database, { location, days })).filter(isWanted);
    count += bills.length;
    const known = inOrder([...first, ...bills]);
    first = known.slice(0, maxOpenedRows);
    return [{ key: null, ...paidFigures(known.slice(maxOpenedRows), taxes) }];
  });
  const listed = first.map((bill) => ({
    ...nameBill(bill),
    staff: bill.staff === null ? "" : (names.get(bill.staff) ?? ""),
    ...paidFigures([bill], taxes),
  }));
  return withCustomers(input, { listed, unlisted, count });
}

/** Names the customers of the listed bills. */
async function withCustomers(
  { database, location }: ReportInput,
  { listed, ...others }: ListedRows,
): Promise<ListedRows> {
  const bills = listed.flatMap(({ key }) => (key === null ? [] : [id<"bill">(Number(key))]));
  const names = await findCustomerNames(database, location, bills);
  return {
    ...others,
    listed: listed.map((row) => ({ ...row, customer: names.get(Number(row.key)) ?? "" })),
  };
}

async function soldBills(
  input: ReportInput,
  by: "article" | "staff",
  record: number,
): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const parts = await readInBatches(input, (days) =>
    findSoldByBill(database, { location, days }, { by, record }),
  );
  return partRows(input, new Map(parts.map((part) => [part.id, toSoldFigures(part)])));
}

async function promotedBills(input: ReportInput, record: number): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const { currency } = await findReportChargeSettings(database, location);
  const promotion = record === 0 ? null : id<"promotion">(record);
  const lines = await readInBatches(input, (days) =>
    findPromotedByBill(database, { location, days }, promotion),
  );
  const parts = [...Map.groupBy(lines, (line) => line.id)].flatMap(([bill, own]) =>
    // All lines have the same promotion.
    sumPromotions(own, currency).map(({ quantityTenths, list, given, afterDiscounts }) => {
      const quantity = quantityOfTenths(quantityTenths);
      return [bill, { quantity, list, given, afterDiscounts }] as const;
    }),
  );
  return partRows(input, new Map(parts));
}

async function paidBills(input: ReportInput, payType: number): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const { payTypes } = await findReportChargeSettings(database, location);
  const parts = await readDayByDay(input, async (days) => {
    const taken = await findTakenMoney(database, { location, days });
    return sumByBill(taken).flatMap(({ bill, ...money }) => {
      const part = sumPayTypeSales([money], payTypes).find((sum) => sum.id === payType);
      return part === undefined ? [] : [{ ...part, ...bill }];
    });
  });
  const paid = sumById(parts, ["received", "change", "kept", "cashRounding"]);
  return inOrder(paid).map(({ received, change, kept, cashRounding, ...bill }) => ({
    ...nameBill(bill),
    received,
    change,
    kept,
    cashRounding,
    billAmount: bill.amount,
  }));
}

/** The bills that earned commission, and the payouts, which no bill contains. */
async function commissionBills(input: ReportInput, staff: number): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const lines = await readInBatches(input, (days) =>
    findEarnedByBill(database, { location, days }, staff),
  );
  const earned = lines.map(({ id: bill, count, commission, quantity_tenths: tenths }) => ({
    id: bill,
    earned: count * earnedAmount({ commission, quantity: quantityOfTenths(tenths) }),
  }));
  const parts = sumById(earned, ["earned"]).map((sums) => {
    return [sums.id, { earned: sums.earned, paid: 0 }] as const;
  });
  const payouts = await readInBatches(input, (days) =>
    findPayouts(database, { location, days }, staff),
  );
  const paid = payouts
    .toSorted((one, other) => one.at - other.at || one.id - other.id)
    .map(({ at, amount }) => ({
      key: null,
      at: formatDateTime(at),
      earned: 0,
      paid: amount,
    }));
  return [...(await partRows(input, new Map(parts))), ...paid];
}

/** The bills of which a part belongs to the opened row. */
async function partRows(
  input: ReportInput,
  parts: ReadonlyMap<number, Readonly<Record<string, number>>>,
): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const bills = await readDayByDay(input, async (days) => {
    const heads = await findBillHeads(database, { location, days });
    return heads.filter((bill) => parts.has(bill.id));
  });
  return inOrder(bills).map((bill) => ({
    ...nameBill(bill),
    ...parts.get(bill.id),
    billAmount: bill.amount,
  }));
}

function nameBill({ id: bill, number, paidAt, table, room }: BillHead) {
  return {
    key: String(bill),
    bill: `#${number}`,
    at: formatDateTime(paidAt),
    place: table === "" ? room : table,
  };
}

function inOrder<Bill extends BillHead>(bills: readonly Bill[]): readonly Bill[] {
  return bills.toSorted((one, other) => one.paidAt - other.paidAt || one.id - other.id);
}
