import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { databaseFile, readSqlite } from "#database/read-database.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";
import { verifyJournals } from "#journal/verify-journals.ts";

import { readTables, rebuild, type TableContents } from "../testing/rebuild-from-journal.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { eveningIn, openDayAndShift, type Evening } from "../testing/test-evening.ts";
import { backUpSqlite } from "./back-up-sqlite.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

const lotus = id<"location">(1);
const all = { sequence: 0, limit: 100_000 };
const now = new Date("2026-11-20T12:00:00.000Z");

let evening: Evening;
let fresh: TableContents;
let folder: string;
let backups = 0;

beforeAll(async () => {
  const app = await startTestApp(undefined, () => openTestDatabase("sqlite"));
  fresh = await readTables(app.database());
  evening = await eveningIn(app);
  await openDayAndShift(evening);
  folder = mkdtempSync(join(tmpdir(), "comanda-backup-"));
});
afterAll(async () => {
  await evening.app.close();
  rmSync(folder, { recursive: true });
});

async function backUp(): Promise<string> {
  backups += 1;
  const target = join(folder, `backup-${backups}.db`);
  await backUpSqlite(evening.app.dataFolder, target);
  return target;
}

const restore = (backup: string, dataFolder: string) => restoreSqlite({ dataFolder, backup, now });

async function damaged(damage: (database: DatabaseSync) => void): Promise<string> {
  const file = await backUp();
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  damage(database);
  database.close();
  return file;
}

async function backUpOfNoVenue(): Promise<string> {
  const dataFolder = mkdtempSync(join(folder, "data-"));
  await (await openDatabase({ dataFolder, databaseUrl: null })).close();
  const target = join(dataFolder, "nothing.backup");
  expect(await backUpSqlite(dataFolder, target)).toEqual([]);
  return target;
}

describe("a backup while four tills save", () => {
  test("is a snapshot of one moment, ten times", async () => {
    const closing = new AbortController();
    const till = async (name: string): Promise<number> => {
      let bills = 0;
      while (!closing.signal.aborted) {
        bills += 1;
        await evening.openBill(`${name}${bills}`, [evening.item("Pad Thai")]);
      }
      return bills;
    };
    const tills = ["A", "B", "C", "D"].map(till);
    const files: string[] = [];
    for (let cycle = 0; cycle < 10; cycle += 1) {
      files.push(await backUp());
    }
    closing.abort();
    const bills = await Promise.all(tills);
    expect(Math.min(...bills)).toBeGreaterThan(0);
    const journal = await findEntriesAfter(evening.app.database(), lotus, all);
    const lengths: number[] = [];
    for (const file of files) {
      const { database, close } = readSqlite(file);
      const kept = await findEntriesAfter(database, lotus, all);
      expect(kept).toEqual(journal.slice(0, kept.length));
      expect(await rebuild(database, fresh)).toEqual(await readTables(database));
      lengths.push(kept.length);
      await close();
    }
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? 0);
  });

  test("is one file for its user alone, and leaves nothing else", async () => {
    const file = await backUp();
    expect(statSync(file).mode % 0o1000).toBe(0o600);
    expect(readdirSync(folder).filter((name) => !/^backup-\d+\.db$/.test(name))).toEqual([]);
  });

  test("never overwrites a file, and needs a database", async () => {
    const file = await backUp();
    const before = readFileSync(file);
    const again = backUpSqlite(evening.app.dataFolder, file);
    await expect(again).rejects.toThrow(`${file} already exists; nothing was written.`);
    expect(readFileSync(file)).toEqual(before);
    const nothing = backUpSqlite(folder, join(folder, "none.db"));
    await expect(nothing).rejects.toThrow(`There is no database ${databaseFile(folder)}.`);
  });

  test("names the database that is of a newer release", async () => {
    const dataFolder = mkdtempSync(join(folder, "data-"));
    const file = databaseFile(dataFolder);
    copyFileSync(
      await damaged((db) => db.exec("insert into migration values ('9999-future')")),
      file,
    );
    await expect(backUpSqlite(dataFolder, join(dataFolder, "a.db"))).rejects.toThrow(
      `${file} is from a newer release`,
    );
    expect(existsSync(join(dataFolder, "a.db"))).toBe(false);
  });
});

describe("a restore", () => {
  test("restores the data of the backup and keeps the former database, ten times", async () => {
    const dataFolder = mkdtempSync(join(folder, "data-"));
    for (let cycle = 0; cycle < 10; cycle += 1) {
      await evening.openBill(`R${cycle}`, [evening.item("Gin")]);
      const backup = await backUp();
      const at = new Date(now.getTime() + cycle * 1000);
      const { oldDatabase } = await restoreSqlite({ dataFolder, backup, now: at });
      expect(oldDatabase === null).toBe(cycle === 0);
      const opened = await openDatabase({ dataFolder, databaseUrl: null });
      expect(await readTables(opened.database)).toEqual(await readTables(evening.app.database()));
      expect((await verifyJournals(opened.database)).every(({ isSound }) => isSound)).toBe(true);
      await opened.close();
    }
    const aside = readdirSync(dataFolder).filter((name) => name.includes("before-restore"));
    expect(aside).toHaveLength(9);
  });

  test("includes what the old database has only in its log", async () => {
    const dataFolder = mkdtempSync(join(folder, "data-"));
    // As a killed server leaves it.
    const source = databaseFile(evening.app.dataFolder);
    copyFileSync(source, databaseFile(dataFolder));
    copyFileSync(`${source}-wal`, `${databaseFile(dataFolder)}-wal`);
    const expected = await readTables(evening.app.database());
    const { oldDatabase } = await restore(await backUp(), dataFolder);
    const old = readSqlite(oldDatabase ?? "");
    expect(await readTables(old.database)).toEqual(expected);
    await old.close();
    expect(existsSync(`${databaseFile(dataFolder)}-wal`)).toBe(false);
  });

  test("is refused while a server runs on the folder", async () => {
    const { dataFolder } = evening.app;
    await expect(restore(await backUp(), dataFolder)).rejects.toThrow(
      `Another Comanda is already running on the data folder ${dataFolder}.`,
    );
  });

  test.runIf(process.getuid?.() === 0)(
    "by root leaves the files to the owner of the folder",
    async () => {
      const dataFolder = mkdtempSync(join(folder, "data-"));
      const owner = 65_534;
      chownSync(dataFolder, owner, owner);
      const inside = join(dataFolder, "backups", "monday.db");
      await backUpSqlite(evening.app.dataFolder, inside);
      await restore(inside, dataFolder);
      const made = [databaseFile(dataFolder), join(dataFolder, "comanda.lock"), inside];
      expect(made.map((file) => statSync(file).uid)).toEqual([owner, owner, owner]);
    },
  );

  test("into a folder that cannot be locked says so", async () => {
    const dataFolder = mkdtempSync(join(folder, "data-"));
    // SQLite cannot open it, as in a folder of another user, which is no obstacle for root.
    const lock = join(dataFolder, "comanda.lock");
    mkdirSync(lock);
    await expect(restore(await backUp(), dataFolder)).rejects.toMatchObject({
      name: "StartupError",
      message: `${lock} cannot be opened: check whom it and its folder belong to, and whether the disk is read-only.`,
    });
  });

  const refused: readonly (readonly [string, () => Promise<string>, string])[] = [
    ["is not there", async () => join(folder, "no.db"), "There is no file"],
    [
      "is something else",
      async () => {
        const file = join(folder, "else.db");
        writeFileSync(file, "something else, and long enough for a header".repeat(40));
        return file;
      },
      "else.db is not a backup of Comanda. Name a file that npm run backup has made.",
    ],
    [
      "is of PostgreSQL",
      async () => {
        const file = join(folder, "monday.pgdump");
        writeFileSync(file, "PGDMP and what pg_dump writes after it");
        return file;
      },
      "monday.pgdump is a backup of PostgreSQL. Stop every server, create an empty database, and fill it: pg_restore --exit-on-error",
    ],
    [
      "holds other tables",
      () => damaged((db) => db.exec("drop table migration")),
      "is not a Comanda database",
    ],
    [
      "is of a newer release",
      () => damaged((db) => db.exec("insert into migration values ('9999-future')")),
      'is from a newer release, which added "9999-future"',
    ],
    [
      "has another past",
      () => damaged((db) => db.exec("update journal set at = at + 1 where sequence = 2")),
      "Lotus House: BROKEN at row 2",
    ],
    [
      "refers to nothing",
      () => damaged((db) => db.exec("delete from article where name = 'Pad Thai'")),
      "rows with broken references",
    ],
    [
      "has a damaged page",
      async () => {
        const file = await backUp();
        const bytes = readFileSync(file);
        bytes.fill(0xff, 4096 * 20, 4096 * 22);
        writeFileSync(file, bytes);
        return file;
      },
      "is damaged. Restore an older backup.",
    ],
    [
      "was cut short",
      async () => {
        const file = await backUp();
        writeFileSync(file, readFileSync(file).subarray(0, 4096 * 30));
        return file;
      },
      "is damaged. Restore an older backup.",
    ],
    ["holds no venue", backUpOfNoVenue, "holds no venue, so there is nothing to restore."],
  ];

  test.each(refused)("of a file that %s is refused and changes nothing", async (_, make, why) => {
    const dataFolder = mkdtempSync(join(folder, "data-"));
    await restore(await backUp(), dataFolder);
    const before = readFileSync(databaseFile(dataFolder));
    const backup = await make();
    const refusal = restore(backup, dataFolder);
    await expect(refusal).rejects.toThrow(why);
    await expect(refusal).rejects.toThrow(backup);
    expect(readFileSync(databaseFile(dataFolder))).toEqual(before);
    expect(readdirSync(dataFolder).toSorted()).toEqual(["comanda.db", "comanda.lock"]);
  });
});
