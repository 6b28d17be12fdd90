import { existsSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { newBill } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { damageUnseen, pretendGoodStop } from "../../testing/damage-unseen.ts";
import { openTheHouse, startEvening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";
import { checkLater, type PageProblem } from "./check-later.ts";
import { nodeSqliteDatabase } from "./node-sqlite-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-disk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openDatabase({ dataFolder: folder, databaseUrl: null });
const file = () => join(folder, "comanda.db");
const marker = () => `${file()}.stopped`;

test("when the disk is full a write is answered as failed, and the same press succeeds later", async () => {
  const evening = await startEvening("sqlite");
  await openTheHouse(evening);
  const database = evening.app.database();
  const { waiter, order, item, write } = evening;
  const long = "x".repeat(200);
  const many = Array.from({ length: 60 }, () => item("Pad Thai", { note: long }));
  const idempotencyKey = crypto.randomUUID();
  const press = { ...order("7", many), idempotencyKey };
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(database);
  expect(errorOf(await write(waiter, newBill, press))).toMatchObject({
    status: 500,
    code: "fault",
  });
  expect(await database.selectFrom("bill").select("id").execute()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(database);
  const bill = replyOf(newBill, await write(waiter, newBill, press));
  expect(replyOf(newBill, await write(waiter, newBill, press))).toEqual(bill);
  expect(bill.number).toBe(1);
  expect(await verifyJournal(database, id<"location">(1))).toMatchObject({ isSound: true });
  await evening.app.close();
});

test.each([
  [1034, ["disk I/O error"]],
  [1290, ["disk I/O error"]],
  [13, []],
  [5, []],
])(
  "of error %d the owner is told %o, because only a failed fsync is beyond repair",
  (errcode, told) => {
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
      (problem) => problems.push(problem),
    );
    expect(() => database.prepare("commit").run([])).toThrow("disk I/O error");
    expect(problems).toEqual(told);
    real.close();
  },
);

describe("the pages of the database", () => {
  test("are all looked at, when the last stop was none", async () => {
    await damageUnseen(folder);
    rmSync(marker());
    await expect(open()).rejects.toThrow(`${file()} is damaged; it was left as it is`);
  });

  test("are all looked at, when the file is not as it was left", async () => {
    await damageUnseen(folder);
    utimesSync(file(), new Date(1), new Date(1));
    await expect(open()).rejects.toThrow("is damaged");
  });

  test("are left to the daily check after a good stop, which is noted once per stop", async () => {
    await damageUnseen(folder);
    pretendGoodStop(file());
    const opened = await open();
    expect(existsSync(marker())).toBe(false);
    await opened.close();
    expect(existsSync(marker())).toBe(true);
  });

  test("are looked at beside the server", async () => {
    await damageUnseen(folder);
    const { promise, resolve } = Promise.withResolvers<PageProblem>();
    const check = checkLater(file(), resolve, 1);
    expect(await promise).toMatchObject({
      sentence: expect.stringContaining(`${file()} is damaged: `),
      isDamage: true,
      isOfFirstCheck: true,
    });
    check.stop();
  });
});
