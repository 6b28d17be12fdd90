import { constants, type DatabaseSync, type StatementSync } from "node:sqlite";

import type { TableWrites } from "#database/table-writes.ts";

import type { NodeDatabase } from "./node-sqlite-database.ts";

const writing: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

/**
 * The database, whose statements report the tables that they write to. SQLite names them when it compiles a statement,
 * including those that a foreign key changes with it.
 */
export function reportWrites(database: DatabaseSync, writes: TableWrites): NodeDatabase {
  const named = new Set<string>();
  database.setAuthorizer((action, table) => {
    if (table !== null && writing.has(action)) named.add(table);
    return constants.SQLITE_OK;
  });
  return {
    get isOpen() {
      return database.isOpen;
    },
    close: () => database.close(),
    prepare: (sql) => {
      named.clear();
      const statement = database.prepare(sql);
      const tables = [...named];
      return tables.length === 0 ? statement : reporting(statement, () => writes.begin(tables));
    },
  };
}

function reporting(
  statement: StatementSync,
  report: () => void,
): ReturnType<NodeDatabase["prepare"]> {
  return {
    columns: () => statement.columns(),
    setReturnArrays: (isEnabled) => statement.setReturnArrays(isEnabled),
    all: (...values) => {
      report();
      return statement.all(...values);
    },
    run: (...values) => {
      report();
      return statement.run(...values);
    },
  };
}
