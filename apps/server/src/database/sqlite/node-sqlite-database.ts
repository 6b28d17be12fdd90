import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Far more than the product has statements; a bound, so that lists of varying length cannot fill the memory. */
const maximumStatements = 500;

/** What Kysely's SQLite dialect expects of a database, over the one that is built into Node. */
export function nodeSqliteDatabase(database: DatabaseSync): SqliteDatabase {
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
      const prepared = kyselyStatement(database.prepare(sql));
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(inputValue)),
    run: (parameters) => statement.run(...parameters.map(inputValue)),
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
