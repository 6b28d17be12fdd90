import { joinedLines } from "@comanda/contract/joined-lines";
import type { BillId, LocationId } from "@comanda/domain/id";
import type { MergedBills } from "@comanda/domain/bill/merge-bills";
import { lineKey } from "@comanda/domain/bill/line";
import type { Join } from "@comanda/domain/bill/part-bills";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";
import type { Selectable } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";

import type { StoredBill } from "./bill-store.ts";

export type JoinedBillRow = Selectable<Tables["joined_bill"]>;

/** Keeps what a bill brings into another one. */
export async function insertJoinedBill(
  { tx, session, head, changes }: WriteContext,
  source: StoredBill,
  { into, joined }: { readonly into: BillId; readonly joined: MergedBills["joined"] },
): Promise<void> {
  const rows = new Map(source.lines.map(({ id, key }) => [key, id]));
  const values = {
    location: session.location,
    bill: source.row.id,
    into_bill: into,
    round: head.sequence + 1,
    status_note: source.row.status_note,
    lines: toJson(
      joined.map(({ key, into: since, quantity }) => ({
        row: rows.get(key) ?? 0,
        key,
        into: since,
        tenths: tenthsOf(quantity),
      })),
    ),
  };
  const [kept] = await insertQuery(tx, values);
  if (kept === undefined) throw new Error("A join was not kept");
  changes.inserted("joined_bill", { id: kept.id, ...values });
}

const insertQuery = compileOnce((tx, values: Omit<JoinedBillRow, "id">) =>
  tx.insertInto("joined_bill").values(values).returning("id"),
);

/** What is known of a join, and the former row of each line by its key of before. */
export type StoredJoin = {
  readonly row: JoinedBillRow;
  readonly join: Join;
  readonly rows: ReadonlyMap<string, number>;
};

/** The last join of this bill into the other one; null if there is none. */
export async function findJoin(
  { tx, session }: WriteContext,
  { bill, into }: { readonly bill: BillId; readonly into: BillId },
): Promise<StoredJoin | null> {
  const row = await tx
    .selectFrom("joined_bill")
    .selectAll()
    .where("location", "=", session.location)
    .where("bill", "=", bill)
    .where("into_bill", "=", into)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const lines = fromJson(joinedLines, row.lines);
  return {
    row,
    join: {
      round: row.round,
      statusNote: row.status_note,
      lines: lines.map(({ key, into: since, tenths }) => ({
        key: lineKey(key),
        into: lineKey(since),
        quantity: quantityOfTenths(tenths),
      })),
    },
    rows: new Map(lines.map(({ key, row: id }) => [key, id])),
  };
}

/** Bills that are apart again can be joined anew. */
export async function deleteJoin(
  { tx, session, changes }: WriteContext,
  { row }: StoredJoin,
): Promise<void> {
  await tx
    .deleteFrom("joined_bill")
    .where("location", "=", session.location)
    .where("id", "=", row.id)
    .execute();
  changes.deleted("joined_bill", row);
}

/** The numbers of the bills that were merged into this one. */
export async function findMergedInto(
  database: Database,
  location: LocationId,
  bill: BillId,
): Promise<readonly { readonly number: number; readonly billNumberWorkday: number }[]> {
  return database
    .selectFrom("bill")
    .select(["number", "number_in_work_day as billNumberWorkday"])
    .where("location", "=", location)
    .where("merged_into", "=", bill)
    .orderBy("number")
    .execute();
}
