import type { CustomerId, LocationId } from "@comanda/contract/wire";
import { searchEntry, searchParts } from "@comanda/domain/customer/search-entry";

import type { WriteTransaction } from "#database/database.ts";
import { insertSearchEntries } from "#database/insert-search-entries.ts";
import type { TableMaker } from "#database/new-table.ts";

/** Finds guests without reading all of them. */
export async function guestSearchTables(make: TableMaker): Promise<void> {
  await make
    .plainTable("customer_search")
    .refersToShared("location", "location")
    .refersTo("customer", "customer")
    .code("name_order")
    .text("name")
    .text("card_number")
    .text("phone")
    .primaryKey("location", "customer")
    .create();
  await make.index("customer_search_in_order", "customer_search", ["location", "name_order"]);
  // Refers to no guest, which would be checked for each of the many rows of one guest.
  await make
    .keyTable("customer_search_part")
    .integer("location")
    .code("part")
    .integer("customer")
    .primaryKey("location", "part", "customer")
    .create();
}

const guestsPerPage = 1000;

export async function fillGuestSearch(tx: WriteTransaction): Promise<void> {
  for (const { id } of await tx.selectFrom("location").select("id").execute()) {
    await fillLocation(tx, id);
  }
}

async function fillLocation(tx: WriteTransaction, location: LocationId): Promise<void> {
  let page = await findGuests(tx, location, null);
  while (page.length > 0) {
    const entries = page.map(({ id, card_number: cardNumber, ...guest }) => {
      const entry = searchEntry({ ...guest, cardNumber });
      return { location, customer: id, ...entry, parts: searchParts(entry) };
    });
    await insertSearchEntries(tx, entries);
    page = await findGuests(tx, location, page.at(-1)?.id ?? null);
  }
}

function findGuests(tx: WriteTransaction, location: LocationId, after: CustomerId | null) {
  const guests = tx
    .selectFrom("customer")
    .select(["id", "name", "card_number", "phone"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(guestsPerPage);
  return (after === null ? guests : guests.where("id", ">", after)).execute();
}
