import type { TableMaker } from "#database/new-table.ts";

/** Staff who worked at a location and now work elsewhere: bills of that time name them. */
export async function formerStaffTable(make: TableMaker): Promise<void> {
  await make
    .plainTable("former_staff")
    .refersToShared("location", "location")
    .refersToShared("staff", "staff")
    .integer("left_at")
    .primaryKey("location", "staff")
    .create();
}
