import { DatabaseSync } from "node:sqlite";

/** A connection that changes nothing. SQLite keeps its view as it was when a question began, whatever is written. */
export function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    // The first look at the file shows whether it is one.
    database.exec("pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0");
    database.prepare("select count(*) from sqlite_schema").get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
