import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Engine } from "#database/engine.ts";
import { openDatabase, type OpenDatabase } from "#database/open-database.ts";

import { createDemoVenue } from "../features/demo/index.ts";
import { passwordHasher } from "../features/sign-in/index.ts";
import { copyOfTemplate, type PostgresDatabase } from "./postgres-template.ts";
import { testEngine } from "./test-engine.ts";

/** Passwords that cost nothing to check: 8 KiB is the least that argon2 takes. */
export const testPasswords = passwordHasher({ memoryKib: 8, passes: 1, lanes: 1 }, randomBytes);

export type TestDatabase = OpenDatabase & {
  readonly dataFolder: string;
  /** Closes it and opens it again, as a new process would. */
  readonly reopen: () => Promise<OpenDatabase>;
  readonly remove: () => Promise<void>;
};

/** A real database with the demo venue, for one test file. */
export async function openTestDatabase(engine: Engine = testEngine): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "comanda-test-"));
  const copy = engine === "sqlite" ? null : await postgresCopy();
  const place = { dataFolder: folder, databaseUrl: copy?.url ?? null };
  const opened = await openDatabase(place);
  await createDemoVenue(opened.database, testPasswords);
  let current = opened;
  return {
    ...opened,
    dataFolder: folder,
    reopen: async () => {
      await current.close();
      current = await openDatabase(place);
      return current;
    },
    remove: async () => {
      await current.close();
      await copy?.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Where the engine under test is PostgreSQL: the address of its superuser. */
export function postgresServer(): string {
  const url = process.env["COMANDA_TEST_DATABASE_URL"];
  if (url === undefined) throw new Error("COMANDA_TEST_DATABASE_URL is not set");
  return url;
}

async function postgresCopy(): Promise<PostgresDatabase> {
  return copyOfTemplate(postgresServer(), async (databaseUrl) => {
    const filled = await openDatabase({ dataFolder: tmpdir(), databaseUrl });
    await createDemoVenue(filled.database, testPasswords);
    await filled.close();
  });
}
