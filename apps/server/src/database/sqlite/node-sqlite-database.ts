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
  readonly columns: () => readonly unknown[];
  readonly all: (...values: readonly SQLInputValue[]) => ReturnType<StatementSync["all"]>;
  readonly run: (...values: readonly SQLInputValue[]) => ReturnType<StatementSync["run"]>;
  readonly iterate: (...values: readonly SQLInputValue[]) => ReturnType<StatementSync["iterate"]>;
};

/**
 * The database that Kysely's SQLite dialect expects, over the one built into Node. After a failed fsync it is unknown
 * what is on the disk, and another fsync would report success: the owner is notified at once.
 */
export function nodeSqliteDatabase(
  database: NodeDatabase,
  onLost: OnSyncFailed = () => {},
): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close() {
      statements.clear();
      if (database.isOpen) database.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      if (statements.size >= maxCachedStatements) statements.clear();
      const prepared = kyselyStatement(
        convertErrors(onLost, () => database.prepare(sql)),
        onLost,
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

function kyselyStatement(statement: NodeStatement, onLost: OnSyncFailed): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) =>
      convertErrors(onLost, () => statement.all(...parameters.map(toInputValue))),
    run: (parameters) =>
      convertErrors(onLost, () => statement.run(...parameters.map(toInputValue))),
    iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
  };
}

/** Refuses NaN too, which node:sqlite would store as null. */
function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Not a value for a column: ${JSON.stringify(value)} (${typeof value})`);
}
