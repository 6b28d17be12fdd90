import { cashCountSchema } from "@comanda/contract/cash-count";
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
  /** What was handed over less the change, for whichever bill. */
  readonly taken: number;
  /** What cash was more than it paid of its bills. */
  readonly cashRounding: number;
  /** Of that, for bills that it did not close, less what other shifts took for those that it closed. */
  readonly prepaid: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly commissionsPaid: number;
  /** The expected cash in the drawer, and the counted cash. */
  readonly expected: number;
  readonly counted: number | null;
  /** How often it was counted. */
  readonly counts: number;
  /** What was handed over of each other currency, less what was given back; those of which nothing is left, too. */
  readonly foreign: Readonly<Record<string, number>>;
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
  const tenders = await readTenders(database, location);
  return shifts.map(({ id, work_day, ended_at, start_count }) => {
    const isOwn = ({ shift }: { readonly shift: number | null }): boolean => shift === id;
    const own = bills.filter(isOwn);
    const moved = (wanted: string): number =>
      sum(payments.filter((row) => isOwn(row) && row.type === wanted).map(({ amount }) => amount));
    const moneyIn = moved("money-in");
    const moneyOut = moved("money-out");
    const commissionsPaid = sum(paid.filter(isOwn).map(({ amount }) => amount));
    const start = fromJson(cashCountSchema, start_count).grandTotal;
    const cash = sum(tenders.filter(isOwn).map((tender) => tender.cash));
    return {
      shift: id,
      workDay: work_day,
      isEnded: ended_at !== null,
      closedBills: own.filter(({ refund_of }) => refund_of === null).length,
      sales: sum(own.map(({ amount }) => amount)),
      ...addUpTenders(tenders, id),
      moneyIn,
      moneyOut,
      commissionsPaid,
      expected: start + cash + moneyIn - moneyOut - commissionsPaid,
      counted: counts.findLast(isOwn)?.total ?? null,
      counts: counts.filter(isOwn).length,
      foreign: addUpForeign(tenders.filter(isOwn)),
    };
  });
}

/** The money that a shift took, and what of it is not for the bills that it closed. */
function addUpTenders(
  tenders: Awaited<ReturnType<typeof readTenders>>,
  id: number,
): Pick<Drawer, "taken" | "cashRounding" | "prepaid"> {
  const taken = tenders.filter(({ shift }) => shift === id);
  const forOthers = taken.filter(({ closedIn }) => closedIn !== id);
  const byOthers = tenders.filter(({ shift, closedIn }) => closedIn === id && shift !== id);
  return {
    taken: sum(taken.map((tender) => tender.handed)),
    cashRounding: sum(taken.map(({ rounding }) => rounding)),
    prepaid: sum(forOthers.map(({ amount }) => amount)) - sum(byOthers.map(({ amount }) => amount)),
  };
}

function addUpForeign(
  tenders: Awaited<ReturnType<typeof readTenders>>,
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { given_code: code, given_amount: amount } of tenders) {
    if (code !== null) sums[code] = (sums[code] ?? 0) + (amount ?? 0);
  }
  return sums;
}

async function readClosedBills(database: Database, location: LocationId) {
  return database
    .selectFrom("bill")
    .select(["shift", "amount", "refund_of"])
    .where("location", "=", location)
    .where("status", "=", "closed")
    .execute();
}

/** With the cash of each, less its change. */
async function readTenders(database: Database, location: LocationId) {
  const cashTypes = await database
    .selectFrom("pay_type")
    .select("id")
    .where("location", "=", location)
    .where("index_number", "=", payTypeIndex.cash)
    .execute();
  const isCash = new Set<number | null>(cashTypes.map(({ id }) => id));
  const rows = await database
    .selectFrom("tender")
    .innerJoin("bill", "bill.id", "tender.bill")
    .select(["tender.shift", "tender.pay_type", "tender.received", "tender.change"])
    .select(["tender.given_code", "tender.given_amount", "tender.rounding"])
    .select(["bill.shift as endedIn", "bill.status"])
    .where("tender.location", "=", location)
    .where("bill.location", "=", location)
    .execute();
  return rows.map(({ shift, pay_type, received, change, rounding, endedIn, status, ...given }) => ({
    shift,
    closedIn: status === "closed" ? endedIn : null,
    handed: received - change,
    rounding,
    amount: received - change - rounding,
    // Notes of another currency are cash, but not of this drawer's.
    cash: (isCash.has(pay_type) && given.given_code === null ? received : 0) - change,
    ...given,
  }));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
