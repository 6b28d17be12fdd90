import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { migrations } from "./migrations/migrations.ts";
import { openDatabase, openExistingDatabase, type OpenDatabase } from "./open-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-database-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (dataFolder: string): Promise<OpenDatabase> =>
  openDatabase({ dataFolder, databaseUrl: null });

async function filled(): Promise<string> {
  const opened = await open(folder);
  await opened.database
    .insertInto("setting")
    .values(Array.from({ length: 2000 }, (_, index) => ({ name: `name ${index}`, value: '"v"' })))
    .execute();
  await opened.close();
  return join(folder, "comanda.db");
}

describe("a data folder", () => {
  test("is locked by one server at a time", async () => {
    const first = await open(folder);
    await expect(open(folder)).rejects.toThrow(
      `Another Comanda is already running on the data folder ${folder}.`,
    );
    await first.close();
    const second = await open(folder);
    await second.close();
  });

  test("is created for its user alone if it is missing", async () => {
    const inner = join(folder, "a", "b");
    const opened = await open(inner);
    expect(statSync(inner).mode % 0o1000).toBe(0o700);
    expect(statSync(join(inner, "comanda.db")).mode % 0o1000).toBe(0o600);
    await opened.close();
  });

  test("that cannot be created is named in the error", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    await expect(open(file)).rejects.toThrow(`The data folder ${file} cannot be made`);
    await expect(open("/proc/comanda")).rejects.toThrow("The data folder /proc/comanda cannot be");
  });
});

test.each(["", "inner"])("a data folder that leads to nothing is named: %j", async (inner) => {
  const nothing = join(folder, "disk", "comanda");
  const link = join(folder, "data");
  symlinkSync(nothing, link);
  await expect(open(join(link, inner))).rejects.toThrow(
    `${link} leads to ${nothing}, where there is nothing. Is its disk mounted?`,
  );
});

describe("a database file", () => {
  test("that is not a database is refused and left unchanged", async () => {
    const file = join(folder, "comanda.db");
    writeFileSync(file, "something else, and longer than a header of one hundred bytes".repeat(20));
    const before = readFileSync(file);
    await expect(open(folder)).rejects.toThrow(`${file} is damaged or no database; it was left`);
    expect(readFileSync(file)).toEqual(before);
  });

  test("with a damaged page is refused and left unchanged", async () => {
    const file = await filled();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 20, 4096 * 22);
    writeFileSync(file, bytes);
    await expect(open(folder)).rejects.toThrow(`${file} is damaged; it was left as it is`);
    expect(readFileSync(file)).toEqual(bytes);
  });

  test("that is locked by another program is refused", async () => {
    const file = await filled();
    const other = new DatabaseSync(file);
    other.exec("pragma locking_mode = exclusive; begin immediate; create table t (a)");
    await expect(open(folder)).rejects.toThrow(`${file} is in use by another program`);
    other.close();
  });

  test("of a newer release is refused", async () => {
    const opened = await open(folder);
    await opened.database.insertInto("migration").values({ name: "9999-future" }).execute();
    await opened.close();
    await expect(open(folder)).rejects.toThrow(
      'The database is from a newer release, which added "9999-future".',
    );
    // A refused start releases the folder.
    await expect(open(folder)).rejects.toThrow("newer release");
  });

  test("is neither made nor brought up to date by a program that changes a venue", async () => {
    const place = { dataFolder: folder, databaseUrl: null };
    const file = join(folder, "comanda.db");
    await expect(openExistingDatabase(place)).rejects.toThrow(`There is no database ${file}.`);
    expect(readdirSync(folder)).toEqual([]);

    const older = await openDatabase(place, migrations.slice(0, -1));
    await older.close();
    await expect(openExistingDatabase(place)).rejects.toThrow("is from an older release");
    await (await open(folder)).close();
    const today = await openExistingDatabase(place);
    await today.database.insertInto("setting").values({ name: "name", value: '"v"' }).execute();
    await today.close();

    writeFileSync(file, "");
    await expect(openExistingDatabase(place)).rejects.toThrow(`${file} is not a Comanda database.`);
  });

  test("is complete in one file after it was closed", async () => {
    const file = await filled();
    const copy = join(folder, "copy.db");
    copyFileSync(file, copy);
    const database = new DatabaseSync(copy);
    expect(database.prepare("select count(*) as count from setting").get()).toEqual({
      count: 2000,
    });
    database.close();
  });
});

test("a commit is on the disk before it is acknowledged", async () => {
  const opened = await open(folder);
  const file = join(folder, "comanda.db");
  const seen = new DatabaseSync(file, { readOnly: true });
  expect(seen.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  seen.close();
  await opened.close();
});
