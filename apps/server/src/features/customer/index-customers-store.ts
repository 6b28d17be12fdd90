import { searchEntry, searchParts } from "@comanda/domain/customer/search-entry";
import { id as customerId, type CustomerId, type LocationId } from "@comanda/domain/id";

import type { Database, WriteTransaction } from "#database/database.ts";
import {
  insertSearchEntries,
  searchedTexts,
  type SearchEntryOfGuest,
} from "#database/insert-search-entries.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Change } from "#journal/changes.ts";

/** Updates the search for the guests that a write changed; retired and erased guests leave no trace in it. */
export async function indexChangedCustomers(
  tx: WriteTransaction,
  location: LocationId,
  changes: readonly Change[],
): Promise<void> {
  const own = changes.filter(({ table }) => table === "customer");
  if (own.length === 0) return;
  const [added, changed] = [idsOf(own, true), idsOf(own, false)];
  await removeEntries(tx, location, changed);
  const present = new Set([...added, ...changed]);
  await insertSearchEntries(tx, await findSearchEntries(tx, location, [...present]));
}

function idsOf(changes: readonly Change[], isAdded: boolean): readonly CustomerId[] {
  const meant = changes.filter(({ kind }) => (kind === "insert") === isAdded);
  return [...new Set(meant.map((change) => customerId<"customer">(change.id)))];
}

/** Adds all guests of a location that were added in bulk. */
export async function indexAllCustomers(tx: WriteTransaction, location: LocationId): Promise<void> {
  const all = await tx
    .selectFrom("customer")
    .select("id")
    .where("location", "=", location)
    .execute();
  const ids = all.map(({ id }) => id);
  await insertSearchEntries(tx, await findSearchEntries(tx, location, ids));
}

/** What the search must hold of these guests, if they are in use. */
export async function findSearchEntries(
  database: Database,
  location: LocationId,
  ids: readonly CustomerId[],
): Promise<readonly SearchEntryOfGuest[]> {
  const rows = await runInBatches(ids, (batch) =>
    database
      .selectFrom("customer")
      .select(["id", "name", "card_number", "phone", "company_name", "company_tax_number"])
      .where("location", "=", location)
      .where("id", "in", batch)
      .where("deleted_at", "is", null)
      .execute(),
  );
  return rows.map((row) => {
    const entry = searchEntry(searchedTexts(row));
    return { location, customer: row.id, ...entry, parts: searchParts(entry) };
  });
}

async function removeEntries(
  tx: WriteTransaction,
  location: LocationId,
  ids: readonly CustomerId[],
): Promise<void> {
  const removed = await runInBatches(ids, (batch) =>
    tx
      .deleteFrom("customer_search")
      .where("location", "=", location)
      .where("customer", "in", batch)
      .returningAll()
      .execute(),
  );
  for (const entry of removed) {
    await tx
      .deleteFrom("customer_search_part")
      .where("location", "=", location)
      .where("part", "in", searchParts(searchedTexts(entry)))
      .where("customer", "=", entry.customer)
      .execute();
  }
}
