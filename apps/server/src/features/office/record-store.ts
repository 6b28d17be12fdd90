import type { LocationId } from "@comanda/domain/id";
import { sql, type CompiledQuery, type RawBuilder } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches, rowsPerBatch } from "#database/run-in-batches.ts";
import { mapInSlices, createYielder } from "#database/time-slices.ts";
import type { Row } from "#journal/changes.ts";
import { globalTables } from "#journal/journal-global-changes.ts";

import { findParts } from "./part-store.ts";
import type { Topic } from "./topic.ts";

type RowFilter = {
  readonly location: LocationId;
  /** Without ids, all rows. */
  readonly ids?: readonly number[];
  /** True for retired rows only, false for those in use. */
  readonly isRetired?: boolean;
};

/** The rows of a topic, each with its lists as the journal has them. */
export async function findRows(
  database: Database,
  topic: Topic,
  { location, ids, isRetired }: RowFilter,
): Promise<readonly Row[]> {
  const read = async (these: RawBuilder<unknown>): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(topic.table)}
      where ${atLocation(topic, location)} ${these} ${retiredOnly(topic, isRetired)}
      order by id limit ${rowsPerBatch}
    `.execute(database);
    return rows;
  };
  const rows =
    ids === undefined
      ? await inPages(async (after) => read(sql`and id > ${after}`))
      : await runInBatches(ids, async (batch) => read(sql`and id in (${sql.join(batch)})`));
  return withParts(database, topic, { location, rows, isWhole: ids === undefined });
}

/** Reads in pages by id: a hundred thousand rows at once would block everyone else. */
async function inPages(read: (after: number) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const pages: (readonly Row[])[] = [];
  const giveWay = createYielder();
  for (let page = await read(0); page.length > 0; page = await read(lastId(page))) {
    pages.push(page);
    if (page.length < rowsPerBatch) break;
    await giveWay();
  }
  return pages.flat();
}

const lastId = (rows: readonly Row[]): number => Number(rows.at(-1)?.["id"] ?? 0);

async function withParts(
  database: Database,
  { parts }: Topic,
  found: {
    readonly location: LocationId;
    readonly rows: readonly Row[];
    readonly isWhole: boolean;
  },
): Promise<readonly Row[]> {
  const { location, rows, isWhole } = found;
  const owners = isWhole ? null : rows.map((row) => Number(row["id"]));
  const lists = await Promise.all(
    parts.map(async (part) => ({
      part,
      of: await findParts(database, part, { location, owners }),
    })),
  );
  if (lists.length === 0) return rows;
  return mapInSlices(rows, (row) => ({
    ...row,
    ...Object.fromEntries(
      lists.map(({ part, of }) => [part.field, of.get(Number(row["id"])) ?? "[]"]),
    ),
  }));
}

/**
 * A location row has its own id as key, staff can work at several locations, and some topics belong to all locations.
 */
function atLocation({ table }: Topic, location: LocationId): RawBuilder<unknown> {
  if (table === "location") return sql`id = ${location}`;
  if (globalTables.has(table)) return sql`1 = 1`;
  // An erased guest appears in no list and cannot be restored.
  if (table === "customer") return sql`customer.location = ${location} and erased_at is null`;
  if (table !== "staff") return sql`${sql.ref(`${table}.location`)} = ${location}`;
  return sql`id in (select staff from staff_location where staff_location.location = ${location})`;
}

function retiredOnly({ isRetirable }: Topic, isRetired: boolean | undefined): RawBuilder<unknown> {
  if (isRetired === undefined) return sql``;
  if (!isRetirable) return isRetired ? sql`and 1 = 0` : sql``;
  return isRetired ? sql`and deleted_at is not null` : sql`and deleted_at is null`;
}

/** Which of the ids exist and are in use. */
export async function findIdsInUse(
  database: Database,
  table: string,
  { location, ids }: { readonly location: LocationId; readonly ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  const here = globalTables.has(table) ? sql`` : sql`and location = ${location}`;
  const rows = await runInBatches(ids, async (batch) => {
    const found = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id in (${sql.join(batch)}) ${here} and deleted_at is null
    `.execute(database);
    return found.rows;
  });
  return new Set(rows.map(({ id }) => id));
}

/** The names of these of the rows that are retired. */
export async function findRetiredNames(
  database: Database,
  table: string,
  { location, ids }: { readonly location: LocationId; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  const here = globalTables.has(table) ? sql`` : sql`and location = ${location}`;
  const rows = await runInBatches(ids, async (batch) => {
    const found = await sql<{ id: number; name: string }>`
      select id, name from ${sql.table(table)}
      where id in (${sql.join(batch)}) ${here} and deleted_at is not null
    `.execute(database);
    return found.rows;
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type KeyValues = {
  readonly columns: readonly string[];
  readonly values: readonly (string | number)[];
};

/** The rows that have one of these values in the first of the columns. */
export async function findHolders(
  database: Database,
  topic: Topic,
  { location, columns, values }: KeyValues & { readonly location: LocationId },
): Promise<readonly Row[]> {
  const [first = "id"] = columns;
  const retired = topic.isRetirable ? sql`deleted_at` : sql`null as deleted_at`;
  return runInBatches([...new Set(values)], async (batch) => {
    const { rows } = await sql<Row>`
      select id, ${retired}, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(topic.table)}
      where ${atLocation(topic, location)} and ${sql.ref(first)} in (${sql.join(batch)})
    `.execute(database);
    return rows;
  });
}

/** New rows get ids in their order. A column that a row lacks is null, such as the password of staff who have none. */
export async function insertRows(
  tx: WriteTransaction,
  { table }: Topic,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const columns = await columnsOfAll(rows);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  // Compiling a statement with many rows takes longer than running it, and all batches but the last have the same size.
  const compiled = new Map<number, CompiledQuery<Row>>();
  const compile = (count: number): CompiledQuery<Row> => {
    const values = Array.from({ length: count }, () => sql`(${sql.join(columns)})`);
    return sql<Row>`
      insert into ${sql.table(table)} (${names}) values ${sql.join(values)} returning *
    `.compile(tx);
  };
  const inserted = await runInBatches(rows, async (batch) => {
    const query = compiled.get(batch.length) ?? compile(batch.length);
    compiled.set(batch.length, query);
    const parameters = batch.flatMap((row) => columns.map((name) => row[name] ?? null));
    const made = await tx.executeQuery<Row>({ ...query, parameters });
    return made.rows;
  });
  return inserted.toSorted((one, other) => Number(one["id"]) - Number(other["id"]));
}

async function columnsOfAll(rows: readonly Row[]): Promise<readonly string[]> {
  const columns = new Set<string>();
  await mapInSlices(rows, (row) => {
    for (const column of Object.keys(row)) columns.add(column);
  });
  return [...columns];
}

/** Updates these columns of each row; the first one is the id. */
export async function updateRows(
  tx: WriteTransaction,
  topic: Topic,
  { location, rows }: { readonly location: LocationId; readonly rows: readonly Row[] },
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const texts = new Set(
    Object.values(topic.columns).flatMap(({ column, type }) => (type === "text" ? [column] : [])),
  );
  const typed = (name: string, value: Row[string]): RawBuilder<unknown> =>
    texts.has(name) ? sql`cast(${value} as text)` : sql`cast(${value} as bigint)`;
  const sets = columns
    .slice(1)
    .map((name, index) => sql`${sql.ref(name)} = kept.${sql.ref(`column${index + 2}`)}`);
  await runInBatches(rows, async (batch) => {
    const values = batch.map(
      (row) => sql`(${sql.join(columns.map((name) => typed(name, row[name] ?? null)))})`,
    );
    await sql`
      update ${sql.table(topic.table)} set ${sql.join(sets)}
      from (values ${sql.join(values)}) as kept
      where ${sql.table(topic.table)}.id = kept.column1 and ${atLocation(topic, location)}
    `.execute(tx);
    await topic.afterUpdate(tx, { ids: batch.map((row) => Number(row["id"])), columns });
    return [];
  });
}
