import {
  findFirstCustomers,
  parseCustomerSearch,
  type CustomerSearch,
} from "@comanda/domain/customer/find-customers";
import type { Customer } from "@comanda/domain/customer/customer";
import { rangeOfOrder } from "@comanda/domain/customer/name-order";
import { partsSearched } from "@comanda/domain/customer/search-entry";
import type { CustomerId, LocationId } from "@comanda/domain/id";
import { sql, type RawBuilder } from "kysely";

import type { Database } from "#database/database.ts";

import { findCustomersByIds } from "./customer-store.ts";

type Searching = {
  readonly database: Database;
  readonly location: LocationId;
  readonly search: CustomerSearch;
  readonly atMost: number;
};

/**
 * As many guests as the rule finds among all guests of the location. However many match, it reads little more than it
 * returns: the first of the names that begin with the text, and any of the others until there are enough.
 */
export async function searchCustomersOf(
  database: Database,
  location: LocationId,
  { text, atMost }: { readonly text: string; readonly atMost: number },
): Promise<readonly Customer[]> {
  const searching = { database, location, search: parseCustomerSearch(text), atMost };
  const found = new Set(await findBeginning(searching));
  if (found.size < atMost) await addOthers(searching, found);
  const customers = await findCustomersByIds(database, location, [...found]);
  return findFirstCustomers(customers, text, atMost).first;
}

/** Of names in this range of the order, only those after so many may begin with another text. */
const maxNamesInOrder = 1000;

/** The first names that begin with the text, among those whose order is known. */
async function findBeginning({
  database,
  location,
  search: { text },
  atMost,
}: Searching): Promise<readonly CustomerId[]> {
  const range = rangeOfOrder(text);
  if (range === null) return [];
  const [from, to] = range;
  const { rows } = await sql<{ readonly customer: CustomerId }>`
    select customer from (
      select customer, name from customer_search
      where location = ${location} and name_order <> '' and name_order >= ${from} and name_order < ${to}
      order by name_order limit ${maxNamesInOrder}
    ) as in_order
    where name like ${`${escapeLike(text)}%`} escape '\\' limit ${atMost}
  `.execute(database);
  return rows.map(({ customer }) => customer);
}

/** Adds others that match, wherever the text stands, until there are enough. */
async function addOthers(searching: Searching, found: Set<CustomerId>): Promise<void> {
  const { words, others } = partsSearched(searching.search);
  for (const part of [await chooseWord(searching, words), ...others]) {
    await addListed(searching, part, found);
  }
}

const maxCounted = 1000;

/** The word that the fewest guests have, as far as that is worth counting. */
async function chooseWord(
  { database, location }: Searching,
  words: readonly string[],
): Promise<string> {
  const [longest = ""] = words;
  if (words.length === 1) return longest;
  const counts = words.map(
    (word, place) => sql`
      select ${sql.lit(place)} as place, count(*) as count
      from (${listedFrom(location, word, listStart(word))} limit ${maxCounted}) as listed`,
  );
  const { rows } = await sql<{ readonly place: number; readonly count: number }>`
    ${sql.join(counts, sql` union all `)} order by count, place limit 1
  `.execute(database);
  return words[rows[0]?.place ?? 0] ?? longest;
}

const fewestAtOnce = 20;

type ListedGuest = { readonly part: string; readonly customer: CustomerId };
/** Where reading a list goes on. */
type ListPlace = { readonly part: string; readonly customer: number };

/** Adds the guests that match among those listed under what begins with this part. */
async function addListed(
  { database, location, search, atMost }: Searching,
  part: string,
  found: Set<CustomerId>,
): Promise<void> {
  let last: ListPlace | undefined = listStart(part);
  while (last !== undefined && found.size < atMost) {
    // A guest whose name contains the text twice is listed twice, so there may be another round.
    const limit = Math.max(atMost - found.size, fewestAtOnce);
    // As a join, PostgreSQL would read all guests; a comparison would seem so rare to it that it compiled the statement.
    const { rows }: { readonly rows: readonly ListedGuest[] } = await sql<ListedGuest>`
      ${listedFrom(location, part, last)} and (
        select ${matches(search)} from customer_search as entry
        where entry.location = ${location} and entry.customer = listed.customer
      )
      order by part, customer limit ${limit}
    `.execute(database);
    for (const { customer } of rows) if (found.size < atMost) found.add(customer);
    last = rows.length < limit ? undefined : rows.at(-1);
  }
}

/** Before the first guest of a list. */
function listStart(part: string): ListPlace {
  return { part, customer: 0 };
}

function listedFrom(location: LocationId, part: string, after: ListPlace): RawBuilder<unknown> {
  return sql`
    select part, customer from customer_search_part as listed
    where location = ${location} and (part, customer) > (${after.part}, ${after.customer})
      and part < ${`${part}\u{10ffff}`}`;
}

/** The rule of the search, for the folded texts. */
function matches({ text, words, digits }: CustomerSearch): RawBuilder<unknown> {
  const inName = sql.join(
    words.map((word) => contains("name", word)),
    sql` and `,
  );
  const inPhone = digits === "" ? sql`` : sql`or ${contains("phone", digits)}`;
  return sql`((${inName}) or ${contains("card_number", text)} ${inPhone})`;
}

function contains(column: string, text: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} like ${`%${escapeLike(text)}%`} escape '\\'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
