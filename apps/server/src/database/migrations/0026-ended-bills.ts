import type { TableMaker } from "#database/new-table.ts";

const searchedColumns = [
  "number_in_work_day",
  "amount",
  "table_name",
  "room_name",
  "staff",
  "customer",
] as const;

/**
 * Finds bills of all days by what people remember of them, the newest first. Only bills that have ended are in these
 * indexes, so saving a round need not update them.
 */
export async function addEndedBillIndexes(make: TableMaker): Promise<void> {
  for (const column of searchedColumns) {
    await make.indexWhere(
      `bill_ended_by_${column}`,
      "bill",
      ["location", column, "number"],
      "work_day is not null",
    );
  }
}
