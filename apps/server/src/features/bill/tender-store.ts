import type { BillId, LocationId, TenderId } from "@comanda/domain/id";
import { inOrderTaken, type Tender } from "@comanda/domain/payment/tender";
import type { Selectable } from "kysely";

import { compileOnce, compilePerRowCount } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import { rowsWithIds } from "#database/rows-with-ids.ts";
import type { WriteContext } from "#journal/command.ts";

export type TenderRow = Selectable<Tables["tender"]>;

/** The tenders of a bill in the order taken. */
export async function findTenders(
  database: Database,
  location: LocationId,
  bill: BillId,
): Promise<readonly TenderRow[]> {
  return inOrderTaken(await selectTenders(database, { location, bill }));
}

const selectTenders = compileOnce(
  (database, { location, bill }: Pick<TenderRow, "location" | "bill">) =>
    database
      .selectFrom("tender")
      .selectAll()
      .where("location", "=", location)
      .where("bill", "=", bill),
);

export function tenderOf(row: TenderRow): Tender {
  const { id, pay_type: payType, received, change, rounding, reverses, staff, shift, at } = row;
  const given = givenOf(row);
  const taken = { id, payType, received, change, rounding, given, reverses, staff, shift, at };
  return { ...taken, insteadOf: row.instead_of };
}

/** How what was handed over of another currency is stored. */
export type GivenColumns = Pick<
  TenderRow,
  "given_currency" | "given_code" | "given_amount" | "rate_millionths"
>;

export function givenOf(row: GivenColumns): Tender["given"] {
  const { given_currency: currency, given_amount: amount, rate_millionths: rateMillionths } = row;
  if (currency === null || amount === null || rateMillionths === null) return null;
  return { currency, code: row.given_code ?? "", amount, rateMillionths };
}

export const noGiven: GivenColumns = {
  given_currency: null,
  given_code: null,
  given_amount: null,
  rate_millionths: null,
};

function toGivenColumns(given: Tender["given"]): GivenColumns {
  if (given === null) return noGiven;
  const { currency, code, amount, rateMillionths } = given;
  return {
    given_currency: currency,
    given_code: code,
    given_amount: amount,
    rate_millionths: rateMillionths,
  };
}

export async function hasTenderKey(
  database: Database,
  location: LocationId,
  key: string,
): Promise<boolean> {
  const row = await database
    .selectFrom("tender")
    .select("id")
    .where("location", "=", location)
    .where("key", "=", key)
    .executeTakeFirst();
  return row !== undefined;
}

/** The bill that a tender is of. */
export async function findBillOfTender(
  database: Database,
  location: LocationId,
  tender: TenderId,
): Promise<BillId | null> {
  const row = await database
    .selectFrom("tender")
    .select("bill")
    .where("location", "=", location)
    .where("id", "=", tender)
    .executeTakeFirst();
  return row?.bill ?? null;
}

type NewTenders = {
  readonly bill: BillId;
  readonly taken: readonly Tender[];
  readonly key: string | null;
};

/** Saves what was taken at once, or given back; the key is of the press that took it. */
export async function insertTenders(
  { tx, session, changes }: WriteContext,
  { bill, taken, key }: NewTenders,
): Promise<readonly TenderId[]> {
  if (taken.length === 0) return [];
  const rows = taken.map((tender, index) => ({
    location: session.location,
    bill,
    key: index === 0 ? key : null,
    pay_type: tender.payType,
    received: tender.received,
    change: tender.change,
    rounding: tender.rounding,
    ...toGivenColumns(tender.given),
    reverses: tender.reverses,
    instead_of: tender.insteadOf,
    staff: tender.staff,
    shift: tender.shift,
    at: tender.at,
  }));
  const kept = rowsWithIds(rows, await insertQuery(tx, rows, {}));
  for (const row of kept) changes.inserted("tender", row);
  return kept.map(({ id }) => id);
}

const insertQuery = compilePerRowCount((tx, rows: readonly Omit<TenderRow, "id">[]) =>
  tx.insertInto("tender").values(rows).returning("id"),
);
