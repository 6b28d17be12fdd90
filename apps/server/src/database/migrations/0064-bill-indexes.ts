import { sql } from "kysely";

import type { WriteTransaction } from "#database/database.ts";

/** Indexes that say nothing about most of the rows in them, with the rows that they are needed for. */
const narrowed = [
  { name: "bill_by_shift", columns: ["shift"], rows: "shift is not null" },
  { name: "bill_by_work_day", columns: ["work_day", "number"], rows: "work_day is not null" },
  {
    name: "bill_ended_by_room_name",
    columns: ["room_name", "number"],
    rows: "work_day is not null and room_name <> ''",
  },
  {
    name: "bill_ended_by_customer",
    columns: ["customer", "number"],
    rows: "work_day is not null and customer is not null",
  },
] as const;

/** Every entry of an index is a page that a save writes; an open bill has no shift, and few bills a room or a guest. */
export async function narrowBillIndexes(tx: WriteTransaction): Promise<void> {
  for (const { name, columns, rows } of narrowed) {
    await tx.schema.dropIndex(name).execute();
    await tx.schema
      .createIndex(name)
      .on("bill")
      .columns(["location", ...columns])
      .where(sql.raw<boolean>(rows))
      .execute();
  }
}
