import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type OpenDatabase } from "#database/open-database.ts";

let folder: string;
let opened: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "comanda-checkpoints-"));
  opened = await openDatabase({ dataFolder: folder, databaseUrl: null });
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const megabyte = 1_000_000;
const megabytesOf = (name: string) => statSync(join(folder, name)).size / megabyte;

async function write(megabytes: number): Promise<void> {
  const value = "x".repeat(megabyte / 4);
  for (let count = 0; count < megabytes * 4; count += 1) {
    await opened.database
      .insertInto("setting")
      .values({ name: `${megabytesOf("comanda.db-wal")} ${count}`, value })
      .execute();
  }
}

test("pages move from the log into the file while the database stays open", async () => {
  await write(20);
  await vi.waitFor(() => expect(megabytesOf("comanda.db")).toBeGreaterThan(10), 10_000);
});

test("the log stays short, even if writes never pause", async () => {
  // The thread starts with the first checkpoint, for which a busy machine may need as long as for all of these writes.
  await write(10);
  await vi.waitFor(() => expect(megabytesOf("comanda.db")).toBeGreaterThan(3), 10_000);
  await write(60);
  expect(megabytesOf("comanda.db-wal")).toBeLessThan(45);
});

test("a database is closed cleanly while pages move", async () => {
  await write(20);
  await opened.close();
  expect(() => megabytesOf("comanda.db-wal")).toThrow("ENOENT");
  opened = await openDatabase({ dataFolder: folder, databaseUrl: null });
  const { settings } = await opened.database
    .selectFrom("setting")
    .select((eb) => eb.fn.countAll<number>().as("settings"))
    .where("name", "like", "% %")
    .executeTakeFirstOrThrow();
  expect(settings).toBe(80);
});
