import { totalsSchema } from "@comanda/contract/settlement";
import type { PaidBill } from "@comanda/domain/owner-report/sum-sales";
import type {
  BillId,
  LocationId,
  PayTypeId,
  StaffId,
  StationId,
  WorkDayId,
} from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { inOrderTaken } from "@comanda/domain/payment/tender";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** A bill as reports name it. */
export type BillHead = {
  readonly id: BillId;
  readonly number: number;
  readonly paidAt: Instant;
  readonly table: string;
  readonly room: string;
};

/** A paid bill with the station of its shift. */
export type PaidBillAtStation = PaidBill &
  BillHead & {
    readonly staff: StaffId | null;
    readonly workDay: WorkDayId | null;
    readonly station: StationId | null;
  };

type DayFilter = { readonly location: LocationId; readonly days: readonly WorkDayId[] };

/** The bills that were paid in some days. */
export async function findPaidBills(
  database: Database,
  { location, days }: DayFilter,
): Promise<readonly PaidBillAtStation[]> {
  const rows = await database
    .selectFrom("bill")
    .leftJoin("shift", (join) =>
      join.onRef("shift.location", "=", "bill.location").onRef("shift.id", "=", "bill.shift"),
    )
    .select(["bill.id", "bill.number", "bill.table_name as table", "bill.room_name as room"])
    .select(["bill.updated_at as paidAt", "bill.cover", "bill.totals", "bill.staff"])
    .leftJoin("bill as refunded", (join) =>
      join
        .onRef("refunded.location", "=", "bill.location")
        .onRef("refunded.id", "=", "bill.refund_of"),
    )
    .select(["bill.refund_of", "refunded.cover as refundedCover"])
    .select(["shift.station", "bill.work_day as workDay"])
    .where("bill.location", "=", location)
    .where("bill.status", "=", "closed")
    .where("bill.work_day", "in", days)
    .execute();
  return rows.flatMap((row) => {
    if (row.totals === null) return [];
    // Named one by one: to copy the others of tens of thousands of rows takes longer than to read them.
    const { id, number, paidAt, table, room, cover, staff, station, workDay } = row;
    const totals = fromJson(totalsSchema, row.totals);
    const head = { id, number, paidAt, table, room };
    const isRefund = row.refund_of !== null;
    const isOfGuests = ((isRefund ? row.refundedCover : cover) ?? 0) > 0;
    return [{ ...head, cover, staff, station, workDay, isOfGuests, isRefund, totals }];
  });
}

/** Money that was taken in a day, for whichever bill. */
export type TakenMoney = {
  readonly bill: BillHead & { readonly amount: Money };
  readonly payType: PayTypeId | null;
  readonly received: Money;
  readonly change: Money;
  readonly rounding: Money;
  readonly at: Instant;
};

/** The money that was taken in some days, also for bills that are closed on others, in the order taken. */
export async function findTakenMoney(
  database: Database,
  { location, days }: DayFilter,
): Promise<readonly TakenMoney[]> {
  const rows = await database
    .selectFrom("shift")
    // Without statistics SQLite would read all tenders first.
    .crossJoin("tender")
    .innerJoin("bill", (join) =>
      join.onRef("bill.location", "=", "tender.location").onRef("bill.id", "=", "tender.bill"),
    )
    .select(["tender.id", "tender.bill", "tender.pay_type as payType"])
    .select(["tender.received", "tender.change", "tender.rounding", "tender.at"])
    .select(["bill.number", "bill.table_name as table", "bill.room_name as room", "bill.amount"])
    .select("bill.updated_at as paidAt")
    .whereRef("tender.location", "=", "shift.location")
    .whereRef("tender.shift", "=", "shift.id")
    .where("shift.location", "=", location)
    .where("shift.work_day", "in", days)
    .execute();
  return inOrderTaken(rows).map(({ payType, received, change, rounding, at, bill: id, ...row }) => {
    const { number, table, room, amount, paidAt } = row;
    return {
      bill: { id, number, table, room, amount, paidAt },
      payType,
      received,
      change,
      rounding,
      at,
    };
  });
}
