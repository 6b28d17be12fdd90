import type { CustomerId, LocationId } from "@comanda/contract/wire";

import { compilePerRowCount } from "./compile-once.ts";
import type { WriteTransaction } from "./database.ts";
import { runInBatches } from "./run-in-batches.ts";
import type { Tables } from "./tables.ts";

/** How a guest is found; the rules say what the texts and parts are. */
export type SearchEntryOfGuest = {
  readonly location: LocationId;
  readonly customer: CustomerId;
  readonly order: string;
  readonly name: string;
  readonly cardNumber: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyTaxNumber: string;
  readonly parts: readonly string[];
};

type SearchedColumns = Pick<
  Tables["customer_search"],
  "name" | "card_number" | "phone" | "company_name" | "company_tax_number"
>;

/** What is searched of a guest, from a row of the guest or of the search. */
export function searchedTexts(row: SearchedColumns) {
  return {
    name: row.name,
    cardNumber: row.card_number,
    phone: row.phone,
    companyName: row.company_name,
    companyTaxNumber: row.company_tax_number,
  };
}

/** Adds guests to the tables of the search, which must not have them yet. */
export async function insertSearchEntries(
  tx: WriteTransaction,
  entries: readonly SearchEntryOfGuest[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    location: entry.location,
    customer: entry.customer,
    name_order: entry.order,
    name: entry.name,
    card_number: entry.cardNumber,
    phone: entry.phone,
    company_name: entry.companyName,
    company_tax_number: entry.companyTaxNumber,
  }));
  await runInBatches(rows, (batch) => insertEntryRows(tx, batch, {}));
  const parts = entries.flatMap(({ location, customer, parts: own }) =>
    own.map((part) => ({ location, part, customer })),
  );
  await runInBatches(parts, (batch) => insertPartRows(tx, batch, {}));
}

type EntryRow = Tables["customer_search"];
type PartRow = Tables["customer_search_part"];

const insertEntryRows = compilePerRowCount((tx, rows: readonly EntryRow[], _values: object) =>
  tx.insertInto("customer_search").values(rows),
);

const insertPartRows = compilePerRowCount((tx, rows: readonly PartRow[], _values: object) =>
  tx.insertInto("customer_search_part").values(rows),
);
