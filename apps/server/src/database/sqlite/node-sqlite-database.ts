import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

import type { SqliteDatabase, SqliteStatement } from "kysely";

import { isFailedSync, orOutage } from "./sqlite-errors.ts";

/** Far more statements than the product has; a bound, so that lists of varying length cannot fill the memory. */
const maximumStatements = 500;

/** The part of Node's database that is used. */
type NodeDatabase = Pick<DatabaseSync, "prepare" | "close" | "isOpen">;

/**
 * The database that Kysely's SQLite dialect expects, over the one built into Node. After a failed fsync it is unknown
 * what is on the disk, and another fsync would report success: the owner is notified at once.
 */
export function nodeSqliteDatabase(
  database: NodeDatabase,
  onLost: OnLost = () => {},
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
      if (statements.size >= maximumStatements) statements.clear();
      const prepared = kyselyStatement(
        watched(onLost, () => database.prepare(sql)),
        onLost,
      );
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

type OnLost = (problem: string) => void;

function watched<Result>(onLost: OnLost, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (isFailedSync(error)) onLost(error.message);
    throw orOutage(error);
  }
}

function kyselyStatement(
  statement: Pick<StatementSync, "all" | "run" | "iterate" | "columns">,
  onLost: OnLost,
): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watched(onLost, () => statement.all(...parameters.map(inputValue))),
    run: (parameters) => watched(onLost, () => statement.run(...parameters.map(inputValue))),
    iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
  };
}

/** Refuses NaN too, which node:sqlite would store as null. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Not a value for a column: ${JSON.stringify(value)} (${typeof value})`);
}
