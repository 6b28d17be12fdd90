import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

import type { SqliteDatabase, SqliteStatement } from "kysely";

import { isFailedSync, toOutage } from "./sqlite-errors.ts";

/** Far more statements than the product has; a bound, so that lists of varying length cannot fill the memory. */
const maxCachedStatements = 500;

/** The parts of Node's database and of its statements that are used. */
export type NodeDatabase = Pick<DatabaseSync, "close" | "isOpen"> & {
  readonly prepare: (sql: string) => NodeStatement;
};
type NodeStatement = {
  readonly columns: () => readonly { readonly name: string }[];
  readonly setReturnArrays: (isEnabled: boolean) => void;
  readonly all: (...values: readonly SQLInputValue[]) => ReturnType<StatementSync["all"]>;
  readonly run: (...values: readonly SQLInputValue[]) => ReturnType<StatementSync["run"]>;
};

/**
 * A number that changes with the tables, because the columns of a cached statement may change with them; null while
 * they may change at any moment.
 */
export type SchemaVersion = () => number | null;

type DatabaseOptions = {
  readonly onLost?: OnSyncFailed;
  readonly schemaVersion?: SchemaVersion;
};

/**
 * The database that Kysely's SQLite dialect expects, over the one built into Node. After a failed fsync it is unknown
 * what is on the disk, and another fsync would report success: the owner is notified at once.
 */
export function nodeSqliteDatabase(
  database: NodeDatabase,
  { onLost = () => {}, schemaVersion = () => null }: DatabaseOptions = {},
): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  let version: number | null = null;
  return {
    close() {
      statements.clear();
      if (database.isOpen) database.close();
    },
    prepare(sql) {
      const newest = schemaVersion();
      if (newest !== version) statements.clear();
      version = newest;
      const known = statements.get(sql);
      if (known !== undefined) return known;
      if (statements.size >= maxCachedStatements) statements.clear();
      const prepared = kyselyStatement(
        convertErrors(onLost, () => database.prepare(sql)),
        { onLost, hasFixedColumns: version !== null },
      );
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

type OnSyncFailed = (problem: string) => void;

function convertErrors<Result>(onLost: OnSyncFailed, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (isFailedSync(error)) onLost(error.message);
    throw toOutage(error);
  }
}

type StatementOptions = { readonly onLost: OnSyncFailed; readonly hasFixedColumns: boolean };

function kyselyStatement(
  statement: NodeStatement,
  { onLost, hasFixedColumns }: StatementOptions,
): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  const reader = names.length > 0;
  const rowOf = reader && hasFixedColumns ? rowMaker(names) : null;
  if (rowOf !== null) statement.setReturnArrays(true);
  const all: SqliteStatement["all"] = (parameters) => {
    const rows = convertErrors(onLost, () => statement.all(...parameters.map(toInputValue)));
    return rowOf === null ? rows : rows.map(rowOf);
  };
  return {
    reader,
    all,
    run: (parameters) =>
      convertErrors(onLost, () => statement.run(...parameters.map(toInputValue))),
    // Nothing is streamed.
    iterate: (parameters) => all(parameters).values(),
  };
}

/**
 * Makes rows of one shape, which the rest of the program reads and copies several times as fast as those of Node: each
 * of them is a dictionary.
 */
function rowMaker(names: readonly string[]): (values: unknown) => object {
  const empty = Object.fromEntries(names.map((name): [string, unknown] => [name, null]));
  return (values) => {
    const row = { ...empty };
    if (!Array.isArray(values)) throw new TypeError("Node returned no array");
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row;
  };
}

/** Refuses NaN too, which node:sqlite would store as null. */
function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Not a value for a column: ${JSON.stringify(value)} (${typeof value})`);
}
