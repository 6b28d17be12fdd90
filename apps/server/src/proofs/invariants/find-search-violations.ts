import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import { searchedTexts } from "#database/insert-search-entries.ts";

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
    ({ parts, customer, order, ...texts }) => [
      describeGuest(customer, order, texts),
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
    ...entries.map((row) => describeGuest(row.customer, row.name_order, searchedTexts(row))),
    ...parts.map(({ customer, part }) => `guest ${customer} under ${part}`),
  ];
}

function describeGuest(customer: number, order: string, texts: ReturnType<typeof searchedTexts>) {
  const { name, cardNumber, phone, companyName, companyTaxNumber } = texts;
  const found = [order, name, cardNumber, phone, companyName, companyTaxNumber];
  return `guest ${customer}: ${JSON.stringify(found)}`;
}
