import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { findSearchEntries } from "../../features/customer/index-customers-store.ts";

/** Guests whom a search would not find as it should, and traces in it of guests who are retired or erased. */
export async function findSearchViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const guests = await database
    .selectFrom("customer")
    .select("id")
    .where("location", "=", location)
    .execute();
  const ids = guests.map(({ id }) => id);
  const due = (await findSearchEntries(database, location, ids)).flatMap(
    ({ parts, customer, order, name, cardNumber, phone }) => [
      `guest ${customer}: ${JSON.stringify([order, name, cardNumber, phone])}`,
      ...parts.map((part) => `guest ${customer} under ${part}`),
    ],
  );
  const kept = new Set(await readSearch(database, location));
  const missing = due.filter((line) => !kept.has(line));
  const known = new Set(due);
  const traces = [...kept].filter((line) => !known.has(line));
  return [
    ...missing.map((line) => `The search lacks ${line}`),
    ...traces.map((line) => `The search still has ${line}`),
  ];
}

async function readSearch(database: Database, location: LocationId): Promise<readonly string[]> {
  const entries = await database
    .selectFrom("customer_search")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const parts = await database
    .selectFrom("customer_search_part")
    .select(["customer", "part"])
    .where("location", "=", location)
    .execute();
  return [
    ...entries.map(
      ({ customer, name_order, name, card_number, phone }) =>
        `guest ${customer}: ${JSON.stringify([name_order, name, card_number, phone])}`,
    ),
    ...parts.map(({ customer, part }) => `guest ${customer} under ${part}`),
  ];
}
