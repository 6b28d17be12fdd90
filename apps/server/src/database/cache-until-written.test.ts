import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { cacheUntilWritten } from "./cache-until-written.ts";
import type { Database } from "./database.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";

let folder: string;
let opened: OpenDatabase;
let reads: number;
const cached = cacheUntilWritten<string>(["setting"]);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "comanda-cache-"));
  opened = await openDatabase({ dataFolder: folder, databaseUrl: null });
  reads = 0;
  await set(opened.database, "first");
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

async function set(database: Database, value: string): Promise<void> {
  await database
    .insertInto("setting")
    .values({ name: "colour", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function colour(database: Database): Promise<string> {
  return cached(database, "colour", async () => {
    reads += 1;
    const row = database.selectFrom("setting").select("value").where("name", "=", "colour");
    return (await row.executeTakeFirstOrThrow()).value;
  });
}

test("what is cached is read once, until its table is written to", async () => {
  expect([await colour(opened.database), await colour(opened.database), reads]).toEqual([
    "first",
    "first",
    1,
  ]);
  await set(opened.database, "second");
  expect([await colour(opened.database), reads]).toEqual(["second", 2]);
});

test("a statement in plain SQL counts, too", async () => {
  await colour(opened.database);
  await sql`update setting set value = 'third'`.execute(opened.database);
  expect(await colour(opened.database)).toBe("third");
});

test("a transaction reads its own writes, others read what is committed, and a rollback leaves no trace", async () => {
  const { database } = opened;
  const rolledBack = database.transaction().execute(async (tx) => {
    await set(tx, "never");
    expect([await colour(tx), await colour(database)]).toEqual(["never", "first"]);
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  expect(await colour(database)).toBe("first");
});

test("a value that was read while its table was being written to is not cached", async () => {
  const { database } = opened;
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const reading = cached(database, "slow", async () => {
    await written;
    return "stale";
  });
  await set(database, "fresh");
  write();
  expect(await reading).toBe("stale");
  expect(await cached(database, "slow", async () => "read again")).toBe("read again");
});
