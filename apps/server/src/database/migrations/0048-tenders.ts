import type { BillId, Instant, LocationId, ShiftId, StaffId } from "@comanda/contract/wire";
import { sql } from "kysely";

import { bringForward } from "#database/bring-forward.ts";
import type { WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { TableMaker } from "#database/new-table.ts";

/** Money that was taken stands in rows of its own; a closed bill keeps what it came to. */
export async function addTenders(make: TableMaker): Promise<void> {
  await make
    .locationTable("tender")
    .refersTo("bill", "bill")
    .text("key", "optional")
    .refersTo("pay_type", "pay_type", "optional")
    .integer("received")
    .integer("change")
    .refersTo("reverses", "tender", "optional")
    .refersToShared("staff", "staff")
    .refersTo("shift", "shift")
    .integer("at")
    .create();
  await make.index("tender_by_bill", "tender", ["location", "bill"]);
  await make.index("tender_by_shift", "tender", ["location", "shift"]);
  await make.uniqueWhere("tender_by_key", "tender", ["location", "key"], "key is not null");
  await make.uniqueWhere(
    "tender_reversed_once",
    "tender",
    ["location", "reverses"],
    "reverses is not null",
  );
  // Negative while a guest was given too much back.
  await make.addColumnWithDefault("bill", "paid", { value: 0, check: `"paid" is not null` });
  await make.renameColumn("bill", "settlement", "totals");
}

const billsPerPage = 1000;

/** Every closed bill gets its tenders. They are in the shift that closed it, and its cashier took them. */
export async function bringTendersForward(tx: WriteTransaction): Promise<void> {
  for (const { id } of await tx.selectFrom("location").select("id").execute()) {
    await bringLocationForward(tx, id);
  }
}

async function bringLocationForward(tx: WriteTransaction, location: LocationId): Promise<void> {
  let page = await findClosedBills(tx, location, null);
  while (page.length > 0) {
    const brought = page.map((bill) => ({ bill, ...bringForward(bill.id, bill.settlement) }));
    const tenders = brought.flatMap(({ bill, tenders: own }) =>
      own.map((tender) => ({ ...tender, location, ...takenWith(bill) })),
    );
    await runInBatches(tenders, (batch) =>
      tx.insertInto("tender").values(batch).returning("id").execute(),
    );
    await replaceSettlements(
      tx,
      location,
      brought.map(({ bill, totals }) => ({ bill: bill.id, totals })),
    );
    page = await findClosedBills(tx, location, page.at(-1)?.id ?? null);
  }
}

type ClosedBill = {
  readonly id: BillId;
  readonly settlement: string;
  readonly staff: StaffId;
  readonly shift: ShiftId;
  readonly closed_at: Instant;
};

/** The column has its new name already. */
async function findClosedBills(
  tx: WriteTransaction,
  location: LocationId,
  after: BillId | null,
): Promise<readonly ClosedBill[]> {
  const { rows } = await sql<ClosedBill>`
    select bill.id, bill.totals as settlement, bill.shift, bill.updated_at as closed_at, shift.staff
    from bill join shift on shift.location = bill.location and shift.id = bill.shift
    where bill.location = ${location} and bill.status = 'closed' and bill.id > ${after ?? 0}
      and not exists (
        select 1 from tender where tender.location = bill.location and tender.bill = bill.id
      )
    order by bill.id limit ${billsPerPage}
  `.execute(tx);
  return rows;
}

function takenWith({ id, staff, shift, closed_at }: ClosedBill) {
  return { bill: id, key: null, reverses: null, staff, shift, at: closed_at };
}

type Totals = { readonly bill: BillId; readonly totals: string };

async function replaceSettlements(
  tx: WriteTransaction,
  location: LocationId,
  rows: readonly Totals[],
): Promise<void> {
  const values = rows.map(({ bill, totals }) => sql`(cast(${bill} as bigint), ${totals})`);
  await sql`
    with closed (bill, totals) as (values ${sql.join(values)})
    update bill set paid = bill.amount, totals = closed.totals
    from closed
    where bill.location = ${location} and bill.id = closed.bill
  `.execute(tx);
}
