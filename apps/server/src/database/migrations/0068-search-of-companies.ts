import type { CustomerId, LocationId } from "@comanda/contract/wire";
import { searchEntry, searchParts } from "@comanda/domain/customer/search-entry";

import type { WriteTransaction } from "#database/database.ts";
import { insertSearchEntries, searchedTexts } from "#database/insert-search-entries.ts";
import type { TableMaker } from "#database/new-table.ts";

/** Finds guests by their company. */
export async function addCompaniesToSearch(make: TableMaker): Promise<void> {
  for (const text of ["company_name", "company_tax_number"]) {
    await make.addText("customer_search", text);
  }
}

const guestsPerPage = 1000;

/** Fills the search anew with the guests that are there. */
export async function fillGuestSearch(tx: WriteTransaction): Promise<void> {
  await tx.deleteFrom("customer_search").execute();
  await tx.deleteFrom("customer_search_part").execute();
  for (const { id } of await tx.selectFrom("location").select("id").execute()) {
    await fillLocation(tx, id);
  }
}

async function fillLocation(tx: WriteTransaction, location: LocationId): Promise<void> {
  let page = await findGuests(tx, location, null);
  while (page.length > 0) {
    const entries = page.map((guest) => {
      const entry = searchEntry(searchedTexts(guest));
      return { location, customer: guest.id, ...entry, parts: searchParts(entry) };
    });
    await insertSearchEntries(tx, entries);
    page = await findGuests(tx, location, page.at(-1)?.id ?? null);
  }
}

function findGuests(tx: WriteTransaction, location: LocationId, after: CustomerId | null) {
  const guests = tx
    .selectFrom("customer")
    .select(["id", "name", "card_number", "phone", "company_name", "company_tax_number"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(guestsPerPage);
  return (after === null ? guests : guests.where("id", ">", after)).execute();
}
