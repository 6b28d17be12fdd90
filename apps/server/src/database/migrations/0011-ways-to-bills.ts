import type { TableMaker } from "#database/new-table.ts";

/**
 * Finds what belongs to one bill, or to one day, without reading all history. The key of the lines stands third, so
 * that the index has them in order: SQLite would rather read a million lines in order than sort five.
 */
export async function addBillIndexes(make: TableMaker): Promise<void> {
  await make.index("bill_line_by_bill", "bill_line", ["location", "bill", "id"]);
  await make.index("bill_by_work_day", "bill", ["location", "work_day", "number"]);
  await make.index("shift_by_work_day", "shift", ["location", "work_day"]);
}
