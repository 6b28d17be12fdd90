import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { updateBill } from "@comanda/contract/bill";
import { eraseCustomer } from "@comanda/contract/customer-erasure";
import { voidBill } from "@comanda/contract/end-bill";
import { officeCustomer, officeStation } from "@comanda/contract/office-venue";
import { sendPing } from "@comanda/contract/ping";
import { splitBill } from "@comanda/contract/split-merge";
import { id as idOf } from "@comanda/domain/id";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { guestKeyTables, sealOldJournals } from "#database/migrations/0021-guest-keys.ts";
import { migrations } from "#database/migrations/migrations.ts";

import { addGuest } from "../testing/add-guest.ts";
import { printActions } from "../testing/print-actions.ts";
import { readTables, rebuild, type TableContents } from "../testing/rebuild-from-journal.ts";
import { readRows } from "../testing/read-schema.ts";
import { startTestApp } from "../testing/test-app.ts";
import { testEngine } from "../testing/test-engine.ts";
import { openDayAndShift } from "../testing/test-evening.ts";
import { startOffice, type Office } from "../testing/test-office.ts";
import { callAs, replyOf } from "../testing/test-till.ts";
import { unsealJournals } from "../testing/unseal-journals.ts";
import { hashPrefixOf, type JournalEntry } from "./hash-entry.ts";
import { findEntriesAfter } from "./journal-store.ts";
import { findRewrites } from "./find-rewrites.ts";
import { findBrokenFormerHash, findFormerHash, findStrayFormerHash } from "./rewrite-store.ts";
import { verifyJournal } from "./verify-journal.ts";

const lotus = idOf<"location">(1);
const name = "Zebulon Quartz";
const former = "Zebulon Basalt";

let office: Office;
let fresh: TableContents;
let guest: number;

/** An evening with guests on bills, papers and replies, as the release before this left it. */
beforeEach(async () => {
  const app = await startTestApp();
  fresh = await readTables(app.database());
  office = await startOffice(app);
  await openDayAndShift(office);
  guest = (await addGuest(app, office.cashier, former)).id;
  await office.save(officeCustomer, { save: [{ id: guest, revision: 1, name }] });
  const papers = printActions(office);
  const bill = await office.openBill("Z1", [office.item("Pad Thai")]);
  await putOn(bill, guest);
  await papers.bill(bill);
  // A paper names the guest who was on the bill when it was printed.
  const next = await addGuest(app, office.cashier, "Mali Topaz");
  await putOn(bill, next.id);
  await papers.bill(bill);
  // A paper that goes nowhere is in its reply only.
  await office.change(officeStation, { routes: [{ productGroup: null, printer: null }] });
  await papers.bill(bill);
  await unsealJournals(app.database());
});
afterEach(() => office.app.close());

async function putOn(bill: number, customer: number): Promise<void> {
  const version = (await office.billOf(bill)).bill?.version ?? 0;
  const body = { id: bill, version, billItems: [], customer };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
}

const entriesOf = (database: Database): Promise<readonly JournalEntry[]> =>
  findEntriesAfter(database, lotus, { sequence: 0, limit: 10_000 });

const naming = (rows: readonly string[] | undefined, who: string): number =>
  (rows ?? []).filter((row) => row.includes(who)).length;

/** Removes columns that older journal rows do not record, because they did not exist. */
function withoutNew(contents: TableContents): TableContents {
  const customers = Object.entries(contents["customer"] ?? {}).map(([id, row]) => {
    const { erased_at: _erased, ...before } = row;
    return [id, before];
  });
  const papers = Object.entries(contents["print_job"] ?? {}).map(([id, row]) => {
    const { recorded_in: _recorded, ...before } = row;
    return [id, before];
  });
  const customer = Object.fromEntries(customers);
  return { ...contents, customer, print_job: Object.fromEntries(papers) };
}

test("what older releases wrote about guests is sealed, every row verifies, and every former hash is stored", async () => {
  const { app } = office;
  const before = await entriesOf(app.database());
  const last = before.at(-1);
  const plain = await readRows(app.database());
  expect(naming(plain["journal"], name)).toBeGreaterThan(1);

  await app.restart();

  const database = app.database();
  const after = await entriesOf(database);
  const rows = await readRows(database);
  for (const who of [name, former, "Mali Topaz"]) expect(naming(rows["journal"], who)).toBe(0);
  expect(await verifyJournal(database, lotus)).toMatchObject({ isSound: true });
  expect(withoutNew(await rebuild(database, fresh))).toEqual(
    withoutNew(await readTables(database)),
  );
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ action: "rewrite-journal", staff: null, at: last?.at });
  const { journalled, others } = await findRewrites(database, lotus);
  expect(journalled).toMatchObject([{ to_sequence: before.length, at: last?.at }]);
  expect(others).toEqual([]);
  for (const [index, { sequence, hash }] of before.entries()) {
    const known = await findFormerHash(database, { location: lotus, sequence }, journalled);
    expect(known ?? after[index]?.hash).toBe(hash);
  }
  const beyond = { location: lotus, sequence: after.length };
  expect(await findFormerHash(database, beyond, journalled)).toBeNull();
  // Rows before the first guest's name are unchanged.
  const first = before.findIndex(({ changes }) => changes.includes(former));
  const unchanged = after.filter(({ hash }, index) => hash === before[index]?.hash);
  expect(first).toBeGreaterThan(2);
  expect(unchanged).toEqual(before.slice(0, first));
  expect(await findBrokenFormerHash(database, journalled)).toBeNull();
  expect(await findStrayFormerHash(database, lotus, journalled)).toBeNull();
});

test("a journal that is read in several batches is sealed to its last row", async () => {
  const { app, cashier } = office;
  await app.restart();
  for (let count = 0; count < 300; count += 1) await addGuest(app, cashier, `Zebulon ${count}`);
  await unsealJournals(app.database());
  const before = await entriesOf(app.database());
  await app.restart();
  const after = await entriesOf(app.database());
  expect(after).toHaveLength(before.length + 1);
  expect(naming((await readRows(app.database()))["journal"], "Zebulon")).toBe(0);
  expect(await verifyJournal(app.database(), lotus)).toMatchObject({ isSound: true });
});

test.runIf(testEngine === "sqlite")(
  "remains of older releases in the file are overwritten",
  async () => {
    const { app } = office;
    // Older releases did not overwrite deleted data.
    await sql`pragma secure_delete = off`.execute(app.database());
    await sql`create table leftover as select ${"Basalt Quarry ".repeat(500)} as text`.execute(
      app.database(),
    );
    await sql`drop table leftover`.execute(app.database());
    await sql`pragma wal_checkpoint(truncate)`.execute(app.database());
    const file = join(app.dataFolder, "comanda.db");
    expect(readFileSync(file).includes("Basalt Quarry")).toBe(true);
    await app.restart();
    expect(readFileSync(file).includes("Basalt Quarry")).toBe(false);
  },
);

test("a changed former hash is noticed", async () => {
  const { app } = office;
  await app.restart();
  await app
    .database()
    .updateTable("former_hash")
    .set({ hash: "0".repeat(64) })
    .execute();
  const { journalled } = await findRewrites(app.database(), lotus);
  expect(await findBrokenFormerHash(app.database(), journalled)).toBeGreaterThan(1);
});

test("a former hash counts only for a row that an upgrade rewrote", async () => {
  const { app } = office;
  await app.restart();
  const database = app.database();
  const { journalled } = await findRewrites(database, lotus);
  const [rewrite] = journalled;
  if (rewrite === undefined) throw new Error("Nothing was rewritten");
  const sequence = rewrite.to_sequence + 1;
  const planted = { location: lotus, sequence, hash: "a".repeat(64) };
  await database.insertInto("former_hash").values(planted).execute();
  expect(await findFormerHash(database, planted, journalled)).toBeNull();
  expect(await findStrayFormerHash(database, lotus, journalled)).toBe(sequence);
  expect(await findBrokenFormerHash(database, journalled)).toBeNull();
  // A rewrite of rows that this release wrote has no row of the first version behind it.
  const { id: _id, at: _at, ...values } = rewrite;
  await database
    .insertInto("journal_rewrite")
    .values({ ...values, to_sequence: sequence })
    .execute();
  expect((await findRewrites(database, lotus)).others).toMatchObject([{ to_sequence: sequence }]);
});

test("a guest can be erased from old rows, papers and replies, each under the name of its time", async () => {
  const { app, admin } = office;
  await app.restart();
  const found = async (who: string) => {
    const rows = await readRows(app.database());
    return Object.keys(rows).filter((table) => naming(rows[table], who) > 0);
  };
  expect(await found(name)).toEqual(["customer", "print_job", "written_reply"]);
  expect(await found(former)).toEqual(["written_reply"]);
  const idempotencyKey = randomUUID();
  const params = { id: guest };
  replyOf(eraseCustomer, await callAs(app, admin, eraseCustomer, { params, idempotencyKey }));
  expect([await found(name), await found(former)]).toEqual([[], []]);
  expect(await found("Mali Topaz")).toEqual(["customer", "print_job", "written_reply"]);
  expect(await verifyJournal(app.database(), lotus)).toMatchObject({ isSound: true });
});

test("a paper of a bill that was split names the guest of that bill", async () => {
  const { app, admin, cashier, waiter } = office;
  await app.restart();
  const bill = await office.openBill("Z2", [office.item("Pad Thai", { qty: 2 })]);
  await putOn(bill, guest);
  const { bill: now, items } = await office.billOf(bill);
  const other = await addGuest(app, cashier, "Nok Opal");
  const second = { table: "Z3", room: "", cover: 1, staff: waiter.user.id, customer: other.id };
  const body = {
    oldBillId: bill,
    firstBill: { version: now?.version ?? 0 },
    secondBill: { ...second, billItems: items.map(({ key }) => ({ key, qty: 1 })) },
  };
  replyOf(splitBill, await office.write(cashier, splitBill, { body }));
  await printActions(office).bill(bill);
  const left = { params: { id: bill }, body: { statusNote: "They left" } };
  replyOf(voidBill, await office.write(cashier, voidBill, left));
  await unsealJournals(app.database());
  await app.restart();
  const params = { id: guest };
  replyOf(eraseCustomer, await office.write(admin, eraseCustomer, { params }));
  const rows = await readRows(app.database());
  expect(naming(rows["written_reply"], name)).toBe(0);
  expect(naming(rows["written_reply"], "Nok Opal")).toBeGreaterThan(0);
});

test("a till that knows a row by its former hash prefix reloads everything", async () => {
  const { app, waiter } = office;
  const head = (await entriesOf(app.database())).at(-1);
  await app.restart();
  const body = { lastPing: head?.sequence ?? 0, mark: hashPrefixOf(head?.hash ?? "") };
  const reply = replyOf(sendPing, await callAs(app, waiter, sendPing, { body }));
  expect(reply).toMatchObject({ reload: true, rows: [] });
});

test("a broken journal is left unchanged and reported", async () => {
  const { app } = office;
  const database = app.database();
  const changed = sql`update journal set action = 'else' where location = 1 and sequence = 7`;
  await changed.execute(database);
  const before = await readRows(database);
  await expect(migrate(database, testEngine)).rejects.toThrow("is broken at row 7");
  expect(await readRows(database)).toEqual(before);
});

test("a server that dies in the middle leaves everything as it was, and the next one completes the rewrite", async () => {
  const { app } = office;
  const database = app.database();
  const before = await readRows(database);
  const dying = migrations.map((migration) =>
    migration.name === "0021-guest-keys"
      ? {
          ...migration,
          run: guestKeyTables,
          fill: async (tx: Parameters<typeof sealOldJournals>[0]) => {
            await sealOldJournals(tx);
            throw new Error("The power is gone");
          },
        }
      : migration,
  );
  await expect(migrate(database, testEngine, dying)).rejects.toThrow("The power is gone");
  expect(await readRows(database)).toEqual(before);
  await app.restart();
  expect(await verifyJournal(app.database(), lotus)).toMatchObject({ isSound: true });
});
