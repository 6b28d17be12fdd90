import { sql } from "kysely";

import type { WriteTransaction } from "#database/database.ts";

/** Each workplace repeats the staff ID, which is unique among the staff of a location; it follows every change. */
export async function copyStaffIds(tx: WriteTransaction, staff: readonly number[]): Promise<void> {
  await sql`
    update staff_location
    set ref = (select staff.ref from staff where staff.id = staff_location.staff)
    where staff in (${sql.join(staff)})
      and ref <> (select staff.ref from staff where staff.id = staff_location.staff)
  `.execute(tx);
}
