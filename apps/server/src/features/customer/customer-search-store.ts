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
  for (const list of [await chooseList(searching, words), ...others.map(listOf)]) {
    await addListed(searching, list, found);
  }
}

/** The guests listed under what begins with a part. */
type SearchedList = {
  readonly part: string;
  /** Other parts under which the guests must be listed, too. */
  readonly alsoUnder: readonly string[];
};

function listOf(part: string): SearchedList {
  return { part, alsoUnder: [] };
}

const maxCounted = 1000;

/**
 * The list of the word that the fewest guests have, as far as that is worth counting. If it is long, the lists of the
 * other words say sooner than their names which of the guests have them.
 */
async function chooseList(
  { database, location }: Searching,
  words: readonly string[],
): Promise<SearchedList> {
  const [longest = ""] = words;
  if (words.length === 1) return listOf(longest);
  const counts = words.map(
    (word, place) => sql`
      select ${sql.lit(place)} as place, count(*) as count
      from (${listedFrom(location, word, listStart(word))} limit ${maxCounted}) as listed`,
  );
  const { rows } = await sql<{ readonly place: number; readonly count: number }>`
    ${sql.join(counts, sql` union all `)} order by count, place
  `.execute(database);
  const [part = longest, ...others] = rows.map(({ place }) => words[place] ?? longest);
  const isLong = rows[0]?.count === maxCounted;
  return { part, alsoUnder: isLong ? others.filter(isRare) : [] };
}

/** One or two letters are in the names of very many. */
function isRare(word: string): boolean {
  return word.length > 2;
}

const fewestAtOnce = 20;

type ListedGuest = { readonly part: string; readonly customer: CustomerId };
/** Where reading a list goes on. */
type ListPlace = { readonly part: string; readonly customer: number };

/** Adds the guests of a list that match. */
async function addListed(
  { database, location, search, atMost }: Searching,
  { part, alsoUnder }: SearchedList,
  found: Set<CustomerId>,
): Promise<void> {
  const { collected, isInEach } = collectLists(location, alsoUnder);
  let last: ListPlace | undefined = listStart(part);
  while (last !== undefined && found.size < atMost) {
    // A guest whose name contains the text twice is listed twice, so there may be another round.
    const limit = Math.max(atMost - found.size, fewestAtOnce);
    // As a join, PostgreSQL would read all guests; a comparison would seem so rare to it that it compiled the statement.
    const { rows }: { readonly rows: readonly ListedGuest[] } = await sql<ListedGuest>`
      ${collected} ${listedFrom(location, part, last)} ${isInEach} and (
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

/** To collect more takes longer than to read some names. */
const maxCollected = 5000;

/** The guests of some lists, collected once for a statement. A list that is too long leaves it to the names. */
function collectLists(location: LocationId, parts: readonly string[]) {
  const lists = parts.map((part, index) => ({ part, name: sql.ref(`list_${index}`) }));
  if (lists.length === 0) return { collected: sql``, isInEach: sql`` };
  const collected = lists.map(({ part, name }) => {
    const all = listedFrom(location, part, listStart(part));
    // Without the limit, PostgreSQL plans for a tenth of all parts.
    return sql`${name} as materialized (${all} limit ${maxCollected})`;
  });
  const isIn = lists.map(({ name }) => {
    const isTooLong = sql`(select count(*) from ${name}) = ${maxCollected}`;
    return sql`and (customer in (select customer from ${name}) or ${isTooLong})`;
  });
  return { collected: sql`with ${sql.join(collected)}`, isInEach: sql.join(isIn, sql` `) };
}

/** The rule of the search, for the folded texts. */
function matches({ text, words, digits, taxNumber }: CustomerSearch): RawBuilder<unknown> {
  const inNames = sql.join(
    words.map((word) => sql`(${contains("name", word)} or ${contains("company_name", word)})`),
    sql` and `,
  );
  const inPhone = digits === "" ? sql`` : sql`or ${contains("phone", digits)}`;
  const inTaxNumber =
    taxNumber === "" ? sql`` : sql`or ${contains("company_tax_number", taxNumber)}`;
  return sql`((${inNames}) or ${contains("card_number", text)} ${inPhone} ${inTaxNumber})`;
}

function contains(column: string, text: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} like ${`%${escapeLike(text)}%`} escape '\\'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
