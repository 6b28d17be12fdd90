import { formatDateTime } from "@comanda/contract/wire";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { quantityOfTenths } from "@comanda/domain/money/quantity";

import { readInBatches, type ReportInput } from "./read-in-batches.ts";
import { findStaffNames } from "./name-store.ts";
import { findCredits, findVoids } from "./void-store.ts";

/** Ordered but not paid for: voided bills with their would-be totals, and credited lines. */
export async function voidRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const names = await findStaffNames(database, location);
  const nameOf = (staff: number | null) => (staff === null ? "" : (names.get(staff) ?? ""));
  const voids = await readInBatches(input, (days) => findVoids(database, location, days));
  const credits = await readInBatches(input, (days) => findCredits(database, location, days));
  const rows = [
    ...voids.map((row) => ({
      at: row.at,
      bill: row.id,
      line: 0,
      row: {
        ...whereAndWho(row, nameOf),
        what: "void",
        article: "",
        quantity: null,
        amount: row.amount,
        approvedBy: nameOf(row.approver),
        reason: row.reason,
      },
    })),
    ...credits.map((row) => ({
      at: row.at,
      bill: row.id,
      line: row.line,
      row: {
        ...whereAndWho(row, nameOf),
        what: "credit",
        article: row.article,
        quantity: quantityOfTenths(-row.tenths),
        amount: 0 - row.total,
        approvedBy: "",
        reason: row.reason,
      },
    })),
  ];
  return rows
    .toSorted((one, other) => one.at - other.at || one.bill - other.bill || one.line - other.line)
    .map(({ row }) => row);
}

type LossEvent = {
  readonly at: Parameters<typeof formatDateTime>[0];
  readonly id: number;
  readonly number: number;
  readonly staff: number | null;
};

function whereAndWho(
  { at, id, number, staff }: LossEvent,
  nameOf: (staff: number | null) => string,
): ReportRow {
  return { key: String(id), at: formatDateTime(at), bill: `#${number}`, staff: nameOf(staff) };
}
