import { Kysely } from "kysely";

import type { Outage } from "./outage.ts";
import { StartupError } from "./startup-error.ts";
import type { Database } from "./database.ts";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { migrations, type Migration } from "#database/migrations/migrations.ts";
import { openPostgres } from "#database/postgres/open-postgres.ts";
import { requireCreateRights } from "#database/postgres/require-create-rights.ts";
import { requirePrimary } from "#database/postgres/require-primary.ts";
import {
  requireSchemaInPath,
  requireTablesInPath,
} from "#database/postgres/require-search-path.ts";
import { requireWritableTables } from "#database/postgres/require-tables.ts";
import { clearLog as clearSqliteLog } from "#database/sqlite/clear-log.ts";
import { openSqlite } from "#database/sqlite/open-sqlite.ts";
import { keepUndoInMemory } from "#database/sqlite/undo-in-memory.ts";
import { databaseFile, requireDatabaseFile, requireVenueTables } from "./read-database.ts";
import { requireRelease } from "./require-release.ts";
import type { Tables } from "./tables.ts";

export type OpenDatabase = {
  readonly database: Database;
  readonly engine: Engine;
  /** Clears overwritten rows from the log. PostgreSQL does so by itself. */
  readonly clearLog: () => Promise<void>;
  /** Resolves when everything that another connection sees now is on the disk. PostgreSQL shows nothing else. */
  readonly settled: () => Promise<void>;
  /** Why no write can succeed, if that is known without trying one. PostgreSQL says it only to a write. */
  readonly findOutage: () => Outage | null;
  /** Resolves when what is open is copied, if its file was deleted or replaced. PostgreSQL has its own files. */
  readonly rescueIfLost: () => Promise<void>;
  /**
   * Gives up connections whose replies stop coming, once only short statements follow: not for migrations and programs.
   * SQLite replies always.
   */
  readonly limitReplies: (ms?: number) => void;
  readonly close: () => Promise<void>;
};

type DatabaseConfig = { readonly dataFolder: string; readonly databaseUrl: string | null };

/** Opens the configured database and creates the tables that it lacks. */
export async function openDatabase(
  place: DatabaseConfig,
  steps: readonly Migration[] = migrations,
): Promise<OpenDatabase> {
  return openWith(place, async (opened) => {
    try {
      if (opened.engine === "postgres") await requirePlaceForTables(opened.database);
      await migrate(opened.database, opened.engine, steps);
      await prepareForWrites(opened);
    } catch (error) {
      if (error instanceof StartupError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`The database cannot be brought up to date: ${reason}`);
    }
  });
}

async function requirePlaceForTables(database: Database): Promise<void> {
  await requirePrimary(database);
  await requireTablesInPath(database);
  await requireSchemaInPath(database);
  await requireCreateRights(database);
}

/** For a program that changes a venue: only the server makes a database, or brings one up to date. */
export async function openExistingDatabase(place: DatabaseConfig): Promise<OpenDatabase> {
  if (place.databaseUrl === null) requireDatabaseFile(databaseFile(place.dataFolder));
  return openWith(place, async (opened) => {
    if (opened.engine === "postgres") await requirePrimary(opened.database);
    await requireVenueTables(opened.database, place);
    await requireRelease(opened.database, "this");
    await prepareForWrites(opened);
  });
}

async function openWith(
  place: DatabaseConfig,
  prepare: (opened: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  const opened = await openEngine(place);
  try {
    await prepare(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function prepareForWrites({ database, engine }: OpenDatabase): Promise<void> {
  if (engine === "sqlite") await keepUndoInMemory(database);
  else await requireWritableTables(database);
}

async function openEngine({ dataFolder, databaseUrl }: DatabaseConfig): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    const { dialect, limitReplies } = await openPostgres(databaseUrl);
    const database = new Kysely<Tables>({ dialect });
    const close = (): Promise<void> => database.destroy();
    const ofServer = {
      clearLog: doNothing,
      settled: doNothing,
      findOutage: () => null,
      rescueIfLost: doNothing,
    };
    return { database, engine: "postgres", ...ofServer, limitReplies, close };
  }
  const file = openSqlite(dataFolder);
  const database = new Kysely<Tables>({ dialect: file.dialect });
  const close = async (): Promise<void> => {
    await file.settleFiles();
    await database.destroy();
    // Kysely closes the file only if it was used; the lock is released last.
    await file.close();
  };
  const clearLog = (): Promise<void> => clearSqliteLog(database);
  const { settled, findOutage, rescueIfLost } = file;
  const ofFile = { settled, findOutage, rescueIfLost, limitReplies: () => {} };
  return { database, engine: "sqlite", clearLog, ...ofFile, close };
}

async function doNothing(): Promise<void> {}
