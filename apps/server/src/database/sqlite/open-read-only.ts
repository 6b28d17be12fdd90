import { DatabaseSync } from "node:sqlite";

/** A read-only connection. SQLite gives it the snapshot of the query's start, whatever is written meanwhile. */
export function openReadOnly(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    // The first read shows whether the file is a database.
    database.exec("pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0");
    database.prepare("select count(*) from sqlite_schema").get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
