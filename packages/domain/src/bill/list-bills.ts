import { sumMoney, type Money } from "../money/money.ts";
import { compareNames } from "../text/compare-names.ts";
import type { Instant } from "../time/instant.ts";
import { billStatusCodes, type BillStatus } from "./bill.ts";

/** A row of the bill list. */
export type BillRow = {
  readonly number: number;
  readonly numberInWorkDay: number;
  readonly updatedAt: Instant;
  readonly table: string;
  readonly room: string;
  readonly staff: string;
  readonly status: BillStatus;
  readonly amount: Money;
};

export const billColumns = [
  "number",
  "updatedAt",
  "table",
  "room",
  "staff",
  "status",
  "amount",
] as const satisfies readonly (keyof BillRow)[];
export type BillColumn = (typeof billColumns)[number];

/**
 * Sorts the bill list by a column, and equal rows by bill number. The number of all days sorts bills of several days, too,
 * in the order in which they were opened.
 */
export function sortBills<Row extends BillRow>(
  rows: readonly Row[],
  { column, direction }: { readonly column: BillColumn; readonly direction: "up" | "down" },
): readonly Row[] {
  const sign = direction === "up" ? 1 : -1;
  return rows.toSorted(
    (first, second) =>
      sign * compare(sortValue(first, column), sortValue(second, column)) ||
      first.number - second.number,
  );
}

function sortValue(row: BillRow, column: BillColumn): string | number {
  return column === "status" ? billStatusCodes[row.status] : row[column];
}

function compare(first: string | number, second: string | number): number {
  if (typeof first === "number" && typeof second === "number") return first - second;
  return compareNames(String(first), String(second));
}

/** Counts the open bills and adds up their amounts. */
export function countOpenBills(rows: readonly Pick<BillRow, "amount" | "status">[]): {
  readonly count: number;
  readonly total: Money;
} {
  const open = rows.filter(({ status }) => status === "open");
  return { count: open.length, total: sumMoney(open.map(({ amount }) => amount)) };
}
