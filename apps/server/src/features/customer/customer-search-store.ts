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
  /** A list of more guests than this is read only if the first names do not have enough that match. */
  readonly few: number;
};

const fewGuests = 2000;

/**
 * The first guests that the rule finds among all guests of the location. The index picks those that can be among them;
 * the rule itself then chooses and sorts.
 */
export async function searchCustomersOf(
  database: Database,
  location: LocationId,
  {
    text,
    atMost,
    few = fewGuests,
  }: { readonly text: string; readonly atMost: number; readonly few?: number },
): Promise<readonly Customer[]> {
  const searching = { database, location, search: parseCustomerSearch(text), atMost, few };
  const beginning = await findBeginning(searching);
  // Names that begin with the text come first, so the other guests need not be searched.
  const others = beginning.length >= atMost ? [] : await findOthers(searching);
  const unsorted = await findUnsorted(searching);
  const ids = new Set([...beginning, ...others, ...unsorted]);
  const customers = await findCustomersByIds(database, location, [...ids]);
  return findFirstCustomers(customers, text, atMost).first;
}

/** The first names that begin with the text, among those whose order is known. */
async function findBeginning(searching: Searching): Promise<readonly CustomerId[]> {
  const { text } = searching.search;
  const range = rangeOfOrder(text);
  if (range === null) return [];
  const [from, to] = range;
  return findFirst(
    searching,
    sql`name_order >= ${from} and name_order < ${to}
      and name like ${`${escapeLike(text)}%`} escape '\\'`,
  );
}

/** The first of all that match: those on a short list, or else, as every tenth guest may match, the first of all names. */
async function findOthers(searching: Searching): Promise<readonly CustomerId[]> {
  const { words, others } = partsSearched(searching.search);
  for (const word of words) {
    const listed = [word, ...others];
    if (await isListShort(searching, listed)) return findFirstListed(searching, listed);
  }
  const among = await findAmongFirstNames(searching);
  if (among.length >= searching.atMost) return among;
  const [longest = ""] = words;
  return findFirstListed(searching, [longest, ...others]);
}

/** The first of those that match among the guests listed under these parts, each of whom is looked up by the key. */
async function findFirstListed(
  searching: Searching,
  parts: readonly string[],
): Promise<readonly CustomerId[]> {
  const { database, location, search, atMost } = searching;
  // As a join, PostgreSQL would read all guests.
  const { rows } = await sql<FoundEntry>`
    with found as materialized (
      select listed.customer, (
        select name_order from customer_search as entry
        where entry.location = ${location} and entry.customer = listed.customer
          and name_order <> '' and ${matches(search)}
      ) as name_order
      from (select distinct customer from (${listedUnder(searching, parts)}) as lists) as listed
    )
    select customer, name_order from found
    where name_order is not null order by name_order limit ${atMost}
  `.execute(database);
  return withThoseBeside(searching, rows);
}

async function isListShort(searching: Searching, parts: readonly string[]): Promise<boolean> {
  const { database, few } = searching;
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from (${listedUnder(searching, parts)} limit ${few + 1}) as listed
  `.execute(database);
  return (rows[0]?.count ?? 0) <= few;
}

function listedUnder({ location }: Searching, parts: readonly string[]): RawBuilder<unknown> {
  const lists = parts.map(
    (part) => sql`
      select customer from customer_search_part
      where location = ${location} and part >= ${part} and part < ${`${part}\u{10ffff}`}`,
  );
  return sql.join(lists, sql` union all `);
}

/** The guests that match and whose place among the others is not known: there are few. */
async function findUnsorted({
  database,
  location,
  search,
}: Searching): Promise<readonly CustomerId[]> {
  const { rows } = await sql<{ readonly customer: CustomerId }>`
    select customer from customer_search
    where location = ${location} and name_order = '' and ${matches(search)}
  `.execute(database);
  return rows.map(({ customer }) => customer);
}

type FoundEntry = { readonly customer: CustomerId; readonly name_order: string };

/** The first guests in the order of their names that meet the condition, and those whose names stand beside the last. */
async function findFirst(
  searching: Searching,
  condition: RawBuilder<unknown>,
): Promise<readonly CustomerId[]> {
  const { database, location, atMost } = searching;
  const { rows } = await sql<FoundEntry>`
    select customer, name_order from customer_search
    where location = ${location} and name_order <> '' and ${condition}
    order by name_order limit ${atMost}
  `.execute(database);
  return withThoseBeside(searching, rows);
}

/** The first guests that match, as long as they are among the first of all. */
async function findAmongFirstNames(searching: Searching): Promise<readonly CustomerId[]> {
  const { database, location, search, atMost, few } = searching;
  const { rows } = await sql<FoundEntry>`
    select customer, name_order from (
      select * from customer_search where location = ${location} and name_order > ''
      order by name_order limit ${few * 2}
    ) as first_names
    where ${matches(search)} order by name_order limit ${atMost}
  `.execute(database);
  return withThoseBeside(searching, rows);
}

/** Adds the guests whose names stand at the place of the last one; the rule knows which of them come first. */
async function withThoseBeside(
  { database, location, search, atMost }: Searching,
  rows: readonly FoundEntry[],
): Promise<readonly CustomerId[]> {
  const last = rows.length < atMost ? undefined : rows.at(-1);
  if (last === undefined) return rows.map(({ customer }) => customer);
  const beside = await sql<FoundEntry>`
    select customer, name_order from customer_search
    where location = ${location} and name_order = ${last.name_order} and ${matches(search)}
  `.execute(database);
  return [...rows, ...beside.rows].map(({ customer }) => customer);
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
