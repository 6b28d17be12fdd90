import { existsSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { newBill } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { damageUnreadPages, fakeCleanStop } from "../../testing/damage-unread-pages.ts";
import { openDayAndShift, startEvening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";
import { schedulePageChecks, type PageProblem } from "./schedule-page-checks.ts";
import { nodeSqliteDatabase } from "./node-sqlite-database.ts";
import { toOutage } from "./sqlite-errors.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-disk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openDatabase({ dataFolder: folder, databaseUrl: null });
const file = () => join(folder, "comanda.db");
const marker = () => `${file()}.stopped`;

test.each([
  ["the disk is full", "disk-full", fillUp, "pragma max_page_count = 1000000"],
  [
    "the database can only be read",
    "database-read-only",
    async () => "pragma query_only = on",
    "pragma query_only = off",
  ],
])(
  "while %s orders are refused as %s, and the same press succeeds later",
  async (_when, code, ...[breaking, mending]) => {
    const evening = await startEvening("sqlite");
    await openDayAndShift(evening);
    const { app, waiter, order, item, write } = evening;
    const database = app.database();
    const health = () => app.app().inject({ url: "/api/health" });
    const long = "x".repeat(200);
    const many = Array.from({ length: 60 }, () => item("Pad Thai", { note: long }));
    const press = { ...order("7", many), idempotencyKey: crypto.randomUUID() };
    await sql.raw(await breaking(database)).execute(database);
    const refused = await write(waiter, newBill, press);
    expect(errorOf(refused)).toMatchObject({ status: 503, code });
    expect(refused.headers["retry-after"]).toBe("1");
    expect(await database.selectFrom("bill").select("id").execute()).toEqual([]);
    expect((await health()).statusCode).toBe(503);
    await sql.raw(mending).execute(database);
    const bill = replyOf(newBill, await write(waiter, newBill, press));
    expect(replyOf(newBill, await write(waiter, newBill, press))).toEqual(bill);
    expect(bill.number).toBe(1);
    expect((await health()).statusCode).toBe(200);
    expect(await verifyJournal(database, id<"location">(1))).toMatchObject({ isSound: true });
    await app.close();
  },
);

/** The file has as many pages as it may have. */
async function fillUp(database: Database): Promise<string> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  return `pragma max_page_count = ${rows[0]?.page_count ?? 0}`;
}

test.each([
  [13, "disk-full"],
  [8, "database-read-only"],
  [1032, "database-read-only"],
  [778, "disk-failing"],
  [14, "disk-failing"],
  [5, "server-busy"],
])("SQLite's error %d is an outage: %s", (errcode, kind) => {
  expect(toOutage(Object.assign(new Error("sqlite"), { errcode }))).toMatchObject({ kind });
});

test("a damaged file and a violated constraint are no outages", () => {
  for (const errcode of [11, 19, 26]) {
    const error = Object.assign(new Error("sqlite"), { errcode });
    expect(toOutage(error)).toBe(error);
  }
});

test.each([
  [1034, ["disk I/O error"]],
  [1290, ["disk I/O error"]],
  [13, []],
  [5, []],
])(
  "error %d is reported to the owner as %o, because only a failed fsync is beyond repair",
  (errcode, reported) => {
    const failing = (): never => {
      throw Object.assign(new Error("disk I/O error"), { errcode });
    };
    const real = new DatabaseSync(":memory:");
    const prepared = real.prepare("select 1");
    const problems: string[] = [];
    const database = nodeSqliteDatabase(
      {
        isOpen: true,
        close: () => {},
        prepare: () => Object.assign(prepared, { all: failing, run: failing }),
      },
      { onLost: (problem) => problems.push(problem) },
    );
    expect(() => database.prepare("commit").run([])).toThrow("disk I/O error");
    expect(problems).toEqual(reported);
    real.close();
  },
);

describe("the pages of the database", () => {
  test("are all checked at start if there was no clean stop", async () => {
    await damageUnreadPages(folder);
    rmSync(marker());
    await expect(open()).rejects.toThrow(`${file()} is damaged; it was left as it is`);
  });

  test("are all checked at start if the file has changed since the stop", async () => {
    await damageUnreadPages(folder);
    utimesSync(file(), new Date(1), new Date(1));
    await expect(open()).rejects.toThrow("is damaged");
  });

  test("are left to the daily check after a clean stop, which is recorded once per stop", async () => {
    await damageUnreadPages(folder);
    fakeCleanStop(file());
    const opened = await open();
    expect(existsSync(marker())).toBe(false);
    await opened.close();
    expect(existsSync(marker())).toBe(true);
  });

  test("are checked beside the server", async () => {
    await damageUnreadPages(folder);
    const { promise, resolve } = Promise.withResolvers<PageProblem>();
    const check = schedulePageChecks(file(), resolve, 1);
    expect(await promise).toMatchObject({
      sentence: expect.stringContaining(`${file()} is damaged: `),
      isDamage: true,
      isOfFirstCheck: true,
    });
    check.stop();
  });
});
