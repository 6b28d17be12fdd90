import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from "node:fs";
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
      .values({ name: `written ${crypto.randomUUID()}`, value })
      .execute();
  }
}

test("pages move from the log into the file while the database stays open", async () => {
  await write(20);
  await vi.waitFor(() => expect(megabytesOf("comanda.db")).toBeGreaterThan(10), 10_000);
});

test("the log begins anew again and again, even if writes never pause", async () => {
  const beginnings = new Set<number>();
  // The length of the log depends on the processor time that the thread gets, so the test does not limit it.
  for (let written = 0; beginnings.size < 4 && written < 500; written += 1) {
    await write(1);
    beginnings.add(countOfBeginnings());
  }
  expect(beginnings.size).toBe(4);
});

/** How often the log began anew, by its header (https://www.sqlite.org/fileformat2.html#walformat). */
function countOfBeginnings(): number {
  const header = Buffer.alloc(32);
  const log = openSync(join(folder, "comanda.db-wal"), "r");
  readSync(log, header, 0, header.length, 0);
  closeSync(log);
  return header.readUInt32BE(12);
}

test("a database is closed cleanly while pages move", async () => {
  await write(20);
  await opened.close();
  expect(() => megabytesOf("comanda.db-wal")).toThrow("ENOENT");
  opened = await openDatabase({ dataFolder: folder, databaseUrl: null });
  const { settings } = await opened.database
    .selectFrom("setting")
    .select((eb) => eb.fn.countAll<number>().as("settings"))
    .where("name", "like", "written %")
    .executeTakeFirstOrThrow();
  expect(settings).toBe(80);
});
