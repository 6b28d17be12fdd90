import { settlementSchema } from "@comanda/contract/settlement";
import type { PaidBill } from "@comanda/domain/owner-report/sum-sales";
import type { BillId, LocationId, StaffId, StationId, WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** A paid bill with the station of its shift. */
export type PaidBillAtStation = PaidBill & {
  readonly id: BillId;
  readonly number: number;
  readonly table: string;
  readonly room: string;
  readonly staff: StaffId | null;
  readonly workDay: WorkDayId | null;
  readonly station: StationId | null;
};

/** The bills that were paid in some days. */
export async function findPaidBills(
  database: Database,
  { location, days }: { readonly location: LocationId; readonly days: readonly WorkDayId[] },
): Promise<readonly PaidBillAtStation[]> {
  const rows = await database
    .selectFrom("bill")
    .leftJoin("shift", (join) =>
      join.onRef("shift.location", "=", "bill.location").onRef("shift.id", "=", "bill.shift"),
    )
    .select(["bill.id", "bill.number", "bill.table_name as table", "bill.room_name as room"])
    .select(["bill.updated_at as paidAt", "bill.cover", "bill.settlement", "bill.staff"])
    .select(["shift.station", "bill.work_day as workDay"])
    .where("bill.location", "=", location)
    .where("bill.status", "=", "closed")
    .where("bill.work_day", "in", days)
    .execute();
  return rows.flatMap(({ settlement, ...row }) =>
    settlement === null ? [] : [{ ...row, settlement: fromJson(settlementSchema, settlement) }],
  );
}
