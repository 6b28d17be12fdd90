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
  readonly parts: readonly string[];
};

/** Adds guests to the tables of the search, which must not have them yet. */
export async function insertSearchEntries(
  tx: WriteTransaction,
  entries: readonly SearchEntryOfGuest[],
): Promise<void> {
  const rows = entries.map(({ location, customer, order, name, cardNumber, phone }) => ({
    location,
    customer,
    name_order: order,
    name,
    card_number: cardNumber,
    phone,
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
