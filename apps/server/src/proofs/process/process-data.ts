import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";

import { emptyDatabase } from "../../testing/postgres-template.ts";
import { postgresServer } from "../../testing/test-database.ts";
import { testEngine } from "../../testing/test-engine.ts";

/** The data of a server that runs in its own process, on the engine under test. */
export type ProcessData = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the data while no server runs, and closes them again. */
  readonly read: <Result>(use: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly remove: () => Promise<void>;
};

export async function newProcessData(
  serverUrl: string | null = testEngine === "postgres" ? postgresServer() : null,
): Promise<ProcessData> {
  const folder = mkdtempSync(join(tmpdir(), "comanda-proof-"));
  const served = serverUrl === null ? null : await emptyDatabase(serverUrl);
  const databaseUrl = served?.url ?? null;
  return {
    folder,
    environment: {
      COMANDA_DATA: folder,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    read: async (use) => {
      const { database, close } = await openDatabase({ dataFolder: folder, databaseUrl });
      try {
        if (databaseUrl !== null) await waitUntilIdle(database);
        return await use(database);
      } finally {
        await close();
      }
    },
    remove: async () => {
      await served?.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL may still work for a server that is gone. */
async function waitUntilIdle(database: Database): Promise<void> {
  const others = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
    `.execute(database);
    return rows[0]?.count ?? 0;
  };
  while ((await others()) > 0) await setTimeout(10);
}
