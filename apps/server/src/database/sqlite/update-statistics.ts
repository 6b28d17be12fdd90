import type { DatabaseSync } from "node:sqlite";

/**
 * Without its own statistics SQLite guesses how large the tables are, and may read a year of bills to find one. It
 * counts a table again when its size seems to have changed tenfold.
 */
export function updateStatistics(database: DatabaseSync): void {
  try {
    // The last bit makes SQLite list its statements instead of running them.
    for (const { optimize } of database.prepare("pragma optimize = 0x10003").all()) {
      const statement = String(optimize);
      const [, table] = /^ANALYZE "main"\."(\w+)"$/.exec(statement) ?? [];
      if (table === undefined || isOutdated(database, table)) database.exec(statement);
    }
  } catch {
    // On a full disk they cannot be stored; the next start tries again.
  }
}

/**
 * SQLite estimates a size by the number of rows on the first page. The journal begins with its longest rows, so every
 * start would count a year of it.
 */
function isOutdated(database: DatabaseSync, table: string): boolean {
  if (hasNoRowIds(database, table) || lacksStatistics(database, table)) return true;
  const [sizes] = database
    .prepare(
      `select (select max(rowid) from "${table}") as newest, max(cast(stat as integer)) as counted
         from sqlite_stat1 where tbl = ?`,
    )
    .all(table);
  return Number(sizes?.["newest"]) > 10 * Number(sizes?.["counted"]);
}

function hasNoRowIds(database: DatabaseSync, table: string): boolean {
  return isAny(database, "select 1 from pragma_table_list where name = ? and wr = 1", [table]);
}

/** A new index, or a table that was never counted. */
function lacksStatistics(database: DatabaseSync, table: string): boolean {
  if (!isAny(database, "select 1 from sqlite_schema where name = 'sqlite_stat1'", [])) return true;
  const index = `select 1 from sqlite_schema where type = 'index' and tbl_name = ?
    and name not in (select idx from sqlite_stat1 where tbl = ?)`;
  return isAny(database, index, [table, table]);
}

function isAny(database: DatabaseSync, sql: string, values: readonly string[]): boolean {
  return database.prepare(sql).get(...values) !== undefined;
}
