import { existsSync } from "node:fs";
import { join } from "node:path";

import { Kysely, SqliteDialect } from "kysely";

import { joinPostgres, openPostgres } from "#database/postgres/open-postgres.ts";
import { requireTables } from "#database/postgres/require-tables.ts";
import { nodeSqliteDatabase, type SchemaVersion } from "#database/sqlite/node-sqlite-database.ts";
import { openReadOnly } from "#database/sqlite/open-read-only.ts";
import { explainErrors } from "#database/sqlite/sqlite-errors.ts";
import type { Tables } from "#database/tables.ts";

import { StartupError } from "./startup-error.ts";
import type { Database } from "./database.ts";

type Readable = { readonly database: Database; readonly close: () => Promise<void> };

type DatabasePlace = { readonly dataFolder: string; readonly databaseUrl: string | null };

/** Opens the configured database read-only, beside a server that goes on writing. */
export async function readDatabase(place: DatabasePlace): Promise<Readable> {
  if (place.databaseUrl === null) return readSqlite(databaseFile(place.dataFolder));
  const { dialect } = await openPostgres(place.databaseUrl);
  const database = new Kysely<Tables>({ dialect });
  try {
    await requireTables(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, close: () => database.destroy() };
}

/** Reports that are read at the same time only slow each other down. */
const readerConnections = 2;

/** A server changes its tables before it starts a thread. */
const migrated = { schemaVersion: () => 0 };

/** The database of a running server, for its thread for long reads. */
export function joinDatabase({ dataFolder, databaseUrl }: DatabasePlace): Database {
  if (databaseUrl === null) return readSqlite(databaseFile(dataFolder), migrated).database;
  return new Kysely<Tables>({ dialect: joinPostgres(databaseUrl, readerConnections) });
}

export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "comanda.db");
}

type ReadOptions = { readonly schemaVersion?: SchemaVersion };

/** SQLite gives a reader the snapshot of its start, whatever is written meanwhile. */
export function readSqlite(file: string, options: ReadOptions = {}): Readable {
  if (!existsSync(file)) throw new StartupError(`There is no database ${file}.`);
  const kyselyDatabase = nodeSqliteDatabase(
    explainErrors(file, () => openReadOnly(file)),
    options,
  );
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase }) });
  const close = async (): Promise<void> => {
    await database.destroy();
    kyselyDatabase.close();
  };
  return { database, close };
}
