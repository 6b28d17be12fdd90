import { cashCountSchema } from "@comanda/contract/cash-count";
import { settlementSchema } from "@comanda/contract/settlement";
import type { LocationId } from "@comanda/contract/wire";
import { payTypeIndex } from "@comanda/domain/payment/pay-type";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** The figures of a shift, added up row by row from what was written while it was open. */
export type Drawer = {
  readonly shift: number;
  readonly workDay: number;
  readonly isEnded: boolean;
  readonly closedBills: number;
  readonly sales: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly commissionsPaid: number;
  /** The expected cash in the drawer, and the counted cash. */
  readonly expected: number;
  readonly counted: number | null;
};

export async function readDrawers(
  database: Database,
  location: LocationId,
): Promise<readonly Drawer[]> {
  const shifts = await database
    .selectFrom("shift")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const counts = await database
    .selectFrom("shift_count")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const payments = await database
    .selectFrom("payment")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const paid = await database
    .selectFrom("paid_commission")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const bills = await readClosedBills(database, location);
  return shifts.map(({ id, work_day, ended_at, start_count }) => {
    const isOwn = ({ shift }: { readonly shift: number | null }): boolean => shift === id;
    const own = bills.filter(isOwn);
    const moved = (wanted: string): number =>
      sum(payments.filter((row) => isOwn(row) && row.type === wanted).map(({ amount }) => amount));
    const moneyIn = moved("money-in");
    const moneyOut = moved("money-out");
    const commissionsPaid = sum(paid.filter(isOwn).map(({ amount }) => amount));
    const start = fromJson(cashCountSchema, start_count).grandTotal;
    const cash = sum(own.map((bill) => bill.cash));
    return {
      shift: id,
      workDay: work_day,
      isEnded: ended_at !== null,
      closedBills: own.length,
      sales: sum(own.map(({ amount }) => amount)),
      moneyIn,
      moneyOut,
      commissionsPaid,
      expected: start + cash + moneyIn - moneyOut - commissionsPaid,
      counted: counts.findLast(isOwn)?.total ?? null,
    };
  });
}

/** With the cash of each, less its change. */
async function readClosedBills(database: Database, location: LocationId) {
  const cashTypes = await database
    .selectFrom("pay_type")
    .select("id")
    .where("location", "=", location)
    .where("index_number", "=", payTypeIndex.cash)
    .execute();
  const isCash = new Set<number>(cashTypes.map(({ id }) => id));
  const bills = await database
    .selectFrom("bill")
    .select(["shift", "amount", "settlement"])
    .where("location", "=", location)
    .where("status", "=", "closed")
    .execute();
  return bills.map(({ shift, amount, settlement }) => {
    const { payments, change } = fromJson(settlementSchema, settlement ?? "");
    const handed = payments.filter(({ payType }) => isCash.has(payType));
    return { shift, amount, cash: sum(handed.map(({ total }) => total)) - change };
  });
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
