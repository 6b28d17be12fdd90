import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Row } from "#journal/changes.ts";

import type { ColumnValue } from "./columns.ts";
import { canonicalList, type Part } from "./topic.ts";

/** The lists that belong to rows, as the journal has them: for these owners, or for all. */
export async function findParts(
  database: Database,
  part: Part,
  {
    location,
    owners,
  }: { readonly location: LocationId; readonly owners: readonly number[] | null },
): Promise<ReadonlyMap<number, string>> {
  const rows = owners === null ? await readParts(database, part, location, []) : [];
  const wanted = await runInBatches(owners ?? [], (batch) =>
    readParts(database, part, location, batch),
  );
  const ofOwner = Map.groupBy([...rows, ...wanted], (row) => Number(row[part.owner]));
  return new Map(
    [...ofOwner].map(([owner, found]) => [
      owner,
      JSON.stringify(
        canonicalList(
          part,
          found.map((row) => entryOf(part, row)),
        ),
      ),
    ]),
  );
}

async function readParts(
  database: Database,
  { table, owner, isOrdered }: Part,
  location: LocationId,
  owners: readonly number[],
): Promise<readonly Row[]> {
  const these = owners.length === 0 ? sql`` : sql`and ${sql.ref(owner)} in (${sql.join(owners)})`;
  const order = isOrdered ? sql`order by index_number` : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)}
    where location = ${location} and ${sql.ref(owner)} is not null ${these} ${order}
  `.execute(database);
  return rows;
}

function entryOf({ columns, flags = [] }: Part, row: Row): unknown {
  if (typeof columns === "string") return row[columns] ?? null;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = row[column] ?? null;
      return [name, flags.includes(name) ? value === 1 : value];
    }),
  );
}

/** Replaces the lists of these rows. */
export async function replaceParts(
  tx: WriteTransaction,
  part: Part,
  {
    location,
    lists,
  }: { readonly location: LocationId; readonly lists: ReadonlyMap<number, string> },
): Promise<void> {
  const { table, owner } = part;
  await runInBatches([...lists.keys()], async (batch) => {
    await sql`
      delete from ${sql.table(table)}
      where location = ${location} and ${sql.ref(owner)} in (${sql.join(batch)})
    `.execute(tx);
    return [];
  });
  const rows = [...lists].flatMap(([id, list]) => rowsOf(part, id, list));
  await runInBatches(rows, async (batch) => {
    const [first] = batch;
    const columns = Object.keys(first ?? {}).map((column) => sql.ref(column));
    const values = batch.map((row) => sql`(${location}, ${sql.join(Object.values(row))})`);
    await sql`
      insert into ${sql.table(table)} (location, ${sql.join(columns)}) values ${sql.join(values)}
    `.execute(tx);
    return [];
  });
}

function rowsOf({ owner, columns, isOrdered }: Part, id: number, list: string): readonly Row[] {
  const entries: unknown = JSON.parse(list);
  if (!Array.isArray(entries)) throw new TypeError("A list was expected");
  return entries.map((entry: unknown, index): Row => {
    const fields = new Map<string, unknown>(Object.entries(Object(entry)));
    const own =
      typeof columns === "string"
        ? [[columns, valueOf(entry)]]
        : Object.entries(columns).map(([name, column]) => [column, valueOf(fields.get(name))]);
    return {
      [owner]: id,
      ...Object.fromEntries(own),
      ...(isOrdered && { index_number: index + 1 }),
    };
  });
}

function valueOf(value: unknown): ColumnValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`No column holds ${JSON.stringify(value)}`);
}
