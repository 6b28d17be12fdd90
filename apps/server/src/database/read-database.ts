import { statSync } from "node:fs";
import { join } from "node:path";

import { Kysely, SqliteDialect } from "kysely";

import { joinPostgres, openPostgres } from "#database/postgres/open-postgres.ts";
import { requireTables as requirePostgresTables } from "#database/postgres/require-tables.ts";
import { nodeSqliteDatabase, type SchemaVersion } from "#database/sqlite/node-sqlite-database.ts";
import { openReadOnly } from "#database/sqlite/open-read-only.ts";
import { requireTables as requireSqliteTables } from "#database/sqlite/require-tables.ts";
import { explainErrors } from "#database/sqlite/sqlite-errors.ts";
import type { Tables } from "#database/tables.ts";

import { StartupError } from "./startup-error.ts";
import type { Database } from "./database.ts";
import { requireRelease, type Release } from "./require-release.ts";

type Readable = { readonly database: Database; readonly close: () => Promise<void> };

type DatabasePlace = { readonly dataFolder: string; readonly databaseUrl: string | null };

/** Opens the configured database read-only, beside a server that goes on writing. */
export async function readDatabase(place: DatabasePlace, release: Release): Promise<Readable> {
  const readable = await openReadable(place);
  try {
    await requireVenueTables(readable.database, place);
    await requireRelease(readable.database, release);
  } catch (error) {
    await readable.close();
    throw error;
  }
  return readable;
}

async function openReadable({ dataFolder, databaseUrl }: DatabasePlace): Promise<Readable> {
  if (databaseUrl === null) return readSqlite(databaseFile(dataFolder));
  const { dialect } = await openPostgres(databaseUrl);
  const database = new Kysely<Tables>({ dialect });
  return { database, close: () => database.destroy() };
}

/** Whether the configured database is one of ours at all. */
export async function requireVenueTables(
  database: Database,
  { dataFolder, databaseUrl }: DatabasePlace,
): Promise<void> {
  if (databaseUrl === null) await requireSqliteTables(database, databaseFile(dataFolder));
  else await requirePostgresTables(database);
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

/** SQLite would make a new one. A folder that this user may not look into is another matter, which Node throws. */
export function requireDatabaseFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return;
  throw new StartupError(`There is no database ${file}. Is COMANDA_DATA the server's?`);
}

type ReadOptions = { readonly schemaVersion?: SchemaVersion };

/** SQLite gives a reader the snapshot of its start, whatever is written meanwhile. */
export function readSqlite(file: string, options: ReadOptions = {}): Readable {
  requireDatabaseFile(file);
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
