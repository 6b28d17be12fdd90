import type { TableMaker } from "#database/new-table.ts";

/**
 * What belongs to one bill, and what to one day, is found without reading the whole past. The key of the lines stands
 * third, so that they come in their order: SQLite would rather read a million lines in order than sort five.
 */
export async function waysToBills(make: TableMaker): Promise<void> {
  await make.index("bill_line_by_bill", "bill_line", ["location", "bill", "id"]);
  await make.index("bill_by_work_day", "bill", ["location", "work_day", "number"]);
  await make.index("shift_by_work_day", "shift", ["location", "work_day"]);
}
