import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { afterAll, beforeAll, expect, test } from "vitest";

import { databaseFile, readSqlite } from "#database/read-database.ts";

import { readTables } from "../testing/rebuild-from-journal.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { eveningIn, openDayAndShift, type Evening } from "../testing/test-evening.ts";
import { backUpSqlite } from "./back-up-sqlite.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

const now = new Date("2026-11-20T12:00:00.000Z");

let evening: Evening;
let folder: string;

beforeAll(async () => {
  const app = await startTestApp(undefined, () => openTestDatabase("sqlite"));
  evening = await eveningIn(app);
  await openDayAndShift(evening);
  folder = mkdtempSync(join(tmpdir(), "comanda-restore-"));
});
afterAll(async () => {
  await evening.app.close();
  rmSync(folder, { recursive: true });
});

test("does not apply the log of a database that was deleted, as after a kill", async () => {
  const backup = join(folder, "monday.db");
  await evening.openBill("A1", [evening.item("Pad Thai")]);
  await backUpSqlite(evening.app.dataFolder, backup);
  const source = databaseFile(evening.app.dataFolder);
  const server = new DatabaseSync(source);
  server.exec("pragma wal_checkpoint(truncate)");
  server.close();
  for (let bill = 0; bill < 5; bill += 1) {
    await evening.openBill(`B${bill}`, [evening.item("Gin")]);
  }
  const dataFolder = mkdtempSync(join(folder, "data-"));
  const file = databaseFile(dataFolder);
  for (const ending of ["-wal", "-shm"]) copyFileSync(source + ending, file + ending);
  const log = readFileSync(`${file}-wal`);

  const { oldDatabase } = await restoreSqlite({ dataFolder, backup, now });

  expect(oldDatabase).toBeNull();
  const restored = new DatabaseSync(file);
  expect(restored.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  restored.close();
  const [opened, expected] = [readSqlite(file), readSqlite(backup)];
  expect(await readTables(opened.database)).toEqual(await readTables(expected.database));
  await opened.close();
  await expected.close();
  const aside = readdirSync(dataFolder).filter((name) => name.includes("before-restore"));
  expect(aside).toEqual(["comanda.db.before-restore-2026-11-20T12-00-00Z-wal"]);
  expect(readFileSync(join(dataFolder, aside[0] ?? ""))).toEqual(log);
});
