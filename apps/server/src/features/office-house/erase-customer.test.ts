import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { updateBill } from "@comanda/contract/bill";
import { closeBill } from "@comanda/contract/end-bill";
import { addCustomer, listCustomers, searchCustomers } from "@comanda/contract/customer";
import { eraseCustomer, readErasure } from "@comanda/contract/customer-erasure";
import { officePayType } from "@comanda/contract/office-selling";
import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { repeatPrintJob } from "@comanda/contract/print-job";
import { sendPing } from "@comanda/contract/ping";
import { id as idOf } from "@comanda/domain/id";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { verifyJournal } from "#journal/verify-journal.ts";

import { findSearchViolations } from "../../proofs/invariants/find-search-violations.ts";
import { addGuest } from "../../testing/add-guest.ts";
import { readTables, rebuild, type TableContents } from "../../testing/rebuild-from-journal.ts";
import { packedRepliesNaming } from "../../testing/packed-replies.ts";
import { readRows } from "../../testing/read-schema.ts";
import { printActions } from "../../testing/print-actions.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { testEngine } from "../../testing/test-engine.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let fresh: TableContents;
let type: number;

beforeEach(async () => {
  const app = await startTestApp();
  fresh = await readTables(app.database());
  office = await startOffice(app);
  await openDayAndShift(office);
  type = findNamed(await office.list(officeCustomerType), "Company").id;
});
afterEach(() => office.app.close());

/** Words that occur nowhere else, so that any match is this guest's data. */
const guestToErase = {
  name: "Zebulon Quartz",
  DOB: "1971-03-09",
  cardNumber: "QZ-777-1234",
  address: "9 Obsidian Lane",
  phone: "+66 81 999 7531",
  email: "zebulon@quartz.example",
  preferredDrink: "Smoked Yuzu Sling",
  companyName: "Quartz and Feldspar",
  companyAddress: "77 Gneiss Row",
  companyTaxNumber: "0105550007531",
};
const former = "Zebulon Basalt";
const personalTexts = [...Object.values(guestToErase), former];

const addKey = randomUUID();
const add = async (guest: object = guestToErase, idempotencyKey: string = addKey) => {
  const body = { ...guestToErase, ...guest, customerType: type };
  return callAs(office.app, office.cashier, addCustomer, { body, idempotencyKey });
};
const addedGuest = async (): Promise<number> =>
  replyOf(addCustomer, await add({ name: former })).id;
const rename = (id: number) =>
  office.save(officeCustomer, { save: [{ id, revision: 1, name: guestToErase.name }] });
const erase = (id: number, idempotencyKey: string = randomUUID()) =>
  callAs(office.app, office.admin, eraseCustomer, { params: { id }, idempotencyKey });
const openFor = async (customer: number, table = "Z1"): Promise<number> => {
  const bill = await office.openBill(table, [office.item("Pad Thai", { qty: 2 })]);
  const body = { id: bill, version: 1, billItems: [], customer };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
  return bill;
};
const payType = async (name: string): Promise<number> =>
  findNamed(await office.list(officePayType), name).id;
const pay = async (bill: number, by = "Cash"): Promise<void> => {
  const total = (await office.billOf(bill)).bill?.amount ?? 0;
  const body = { payDetails: [{ payType: await payType(by), total }] };
  replyOf(closeBill, await office.write(office.cashier, closeBill, { params: { id: bill }, body }));
};

/** Where the guest's data occurs in the tables, including the journal. */
async function foundInTables(): Promise<readonly string[]> {
  const tables = await readRows(office.app.database());
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      personalTexts.filter((trace) => row.includes(trace)).map((t) => `${table}: ${t}`),
    ),
  );
}

async function expectIntactJournal(): Promise<void> {
  const database = office.app.database();
  expect(await verifyJournal(database, idOf<"location">(1))).toMatchObject({ isSound: true });
  expect(await rebuild(database, fresh)).toEqual(await readTables(database));
}

describe("the journal", () => {
  test("contains no plain text about a guest, while tills receive everything", async () => {
    const guest = await addedGuest();
    await rename(guest);
    const bill = await openFor(guest);
    await printActions(office).bill(bill);
    expect((await foundInTables()).filter((found) => found.startsWith("journal:"))).toEqual([]);
    await expectIntactJournal();
    const ping = await callAs(office.app, office.waiter, sendPing, { body: { lastPing: 1 } });
    expect(JSON.stringify(replyOf(sendPing, ping))).toContain(guestToErase.email);
  });
});

describe("an erased guest", () => {
  test("is gone everywhere, and everything else is unchanged", async () => {
    const guest = await addedGuest();
    await rename(guest);
    const bill = await openFor(guest);
    const papers = printActions(office);
    const printed = await papers.bill(bill);
    expect(printed.document).toMatchObject({ customer: guestToErase.name });
    await pay(bill);
    await endShiftOf(office, office.cashier, 0);
    await endDay(office, office.cashier);
    const reports = async () => (await readRows(office.app.database()))["report"];
    expect(await reports()).toHaveLength(2);
    const before = { reports: await reports(), bill: await office.billOf(bill) };
    expect(await foundInTables()).toContain(`customer: ${guestToErase.companyTaxNumber}`);

    const done = replyOf(eraseCustomer, await erase(guest));

    expect(done).toMatchObject({ insert: {}, update: {}, delete: { customer: [guest] } });
    expect(await foundInTables()).toEqual([]);
    expect(await findSearchViolations(office.app.database(), idOf<"location">(1))).toEqual([]);
    await expectIntactJournal();
    expect({ reports: await reports(), bill: await office.billOf(bill) }).toEqual(before);
  });

  test.runIf(testEngine === "sqlite")("leaves no byte in the database files", async () => {
    const guest = await addedGuest();
    await rename(guest);
    const bill = await openFor(guest);
    await printActions(office).bill(bill);
    await pay(bill);
    const folder = office.app.dataFolder;
    const replies = await packedRepliesNaming(office.app.database(), guestToErase.name);
    const found = (): readonly string[] =>
      readdirSync(folder).flatMap((file) => {
        const bytes = readFileSync(join(folder, file));
        const traces = personalTexts.filter((trace) => bytes.includes(trace));
        const packed = replies.filter((reply) => bytes.includes(reply)).map(() => "packed reply");
        return [...traces, ...packed].map((trace) => `${file}: ${trace}`);
      });
    expect(found()).toContain("comanda.db-wal: packed reply");
    expect(found()).toContain(`comanda.db-wal: ${guestToErase.name}`);
    replyOf(eraseCustomer, await erase(guest));
    expect(found()).toEqual([]);
  });

  test("is unknown to tills, the office and their search", async () => {
    const { app, waiter, admin } = office;
    const guest = await addedGuest();
    replyOf(eraseCustomer, await erase(guest));
    const listed = replyOf(listCustomers, await callAs(app, waiter, listCustomers));
    expect(listed.map(({ id }) => id)).not.toContain(guest);
    for (const text of ["Guest", guestToErase.companyName, guestToErase.companyTaxNumber]) {
      const found = await callAs(app, waiter, searchCustomers, { params: { text } });
      expect(replyOf(searchCustomers, found)).toEqual([]);
    }
    for (const isRetired of [false, true]) {
      const rows = await office.list(officeCustomer, isRetired);
      expect(rows.map(({ id }) => id)).not.toContain(guest);
    }
    const save = [{ id: guest, revision: 2, name: "Back again" }];
    expect((await office.refused(officeCustomer, { save })).code).toBe("record-not-found");
    const again = await callAs(app, admin, readErasure, { params: { id: guest } });
    expect(errorOf(again).code).toBe("record-not-found");
  });

  test("is erased once: a second erasure finds no guest, and a retry gets the same reply", async () => {
    const guest = await addedGuest();
    const key = randomUUID();
    const first = await erase(guest, key);
    expect((await erase(guest, key)).body).toBe(first.body);
    expect(errorOf(await erase(guest)).code).toBe("record-not-found");
    await expectIntactJournal();
  });

  test("stays erased when the request that added them is retried", async () => {
    const first = await add({ name: former });
    expect(first.body).toContain(former);
    const { id } = replyOf(addCustomer, first);
    replyOf(eraseCustomer, await erase(id));
    const again = await add({ name: former });
    expect(replyOf(addCustomer, again).id).toBe(id);
    expect(personalTexts.filter((trace) => again.body.includes(trace))).toEqual([]);
  });

  test("can be retired before or not, and frees their card", async () => {
    const guest = await addedGuest();
    // Saved without a change: only the reply to this call contains it.
    await office.save(officeCustomer, { save: [{ id: guest, revision: 1, name: former }] });
    await office.save(officeCustomer, { retire: [{ id: guest, revision: 1 }] });
    replyOf(eraseCustomer, await erase(guest));
    expect(await foundInTables()).toEqual([]);
    const next = await add({ name: "Somebody else" }, randomUUID());
    expect(next.statusCode).toBe(200);
    await expectIntactJournal();
  });

  test("is sent to tills that were offline as an id only", async () => {
    const { ping } = replyOf(addCustomer, await add({ name: former }));
    const rowsSince = async (server?: FastifyInstance) => {
      const body = { lastPing: ping - 1 };
      const asking = server === undefined ? office.app : { ...office.app, app: () => server };
      return replyOf(sendPing, await callAs(asking, office.waiter, sendPing, { body })).rows;
    };
    const second = testEngine === "postgres" ? await office.app.second() : undefined;
    const [here, there] = [await rowsSince(), await rowsSince(second)]; // Both cache them.
    expect(JSON.stringify([here, there])).toContain(former);
    const guest = Number(here[0]?.insert["customer"]?.[0]?.["id"]);
    replyOf(eraseCustomer, await erase(guest));
    await addGuest(office.app, office.cashier);
    for (const rows of [await rowsSince(), await rowsSince(second)]) {
      const text = JSON.stringify(rows);
      expect(personalTexts.filter((trace) => text.includes(trace))).toEqual([]);
      expect(rows.at(-2)?.delete).toEqual({ customer: [guest] });
    }
    await second?.close();
  });

  test("is called a guest on their bills and on old and new papers", async () => {
    const guest = await addedGuest();
    const bill = await openFor(guest);
    const papers = printActions(office);
    await pay(bill);
    const printed = await papers.bill(bill, 3, office.cashier);
    replyOf(eraseCustomer, await erase(guest));
    await papers.settle(printed.id, { state: "sent" });
    const { jobs } = replyOf(repeatPrintJob, await papers.repeat(printed.id, null, office.cashier));
    expect(jobs[0]?.document).toMatchObject({ customer: "" });
    expect((await papers.bill(bill, 3, office.cashier)).document).toMatchObject({ customer: "" });
    expect(await foundInTables()).toEqual([]);
  });

  test("can be on an unsent order of a till, which is still accepted", async () => {
    const guest = await addedGuest();
    replyOf(eraseCustomer, await erase(guest));
    const bill = await openFor(guest, "Z7");
    expect((await office.billOf(bill)).bill?.customer).toBe(guest);
    expect((await printActions(office).bill(bill)).document).toMatchObject({ customer: "" });
    await pay(bill);
    await expectIntactJournal();
  });
});

describe("before a guest is erased", () => {
  test("their open bills must be paid", async () => {
    const guest = await addedGuest();
    const bill = await openFor(guest);
    const number = (await office.billOf(bill)).bill?.number ?? 0;
    const refused = errorOf(await erase(guest));
    expect(refused).toMatchObject({
      code: "still-used",
      uses: [{ kind: "openBill", name: String(number) }],
    });
    expect(await readErasureOf(guest)).toMatchObject({ openBills: [number], bills: 0 });
    await pay(bill);
    expect(await readErasureOf(guest)).toMatchObject({ openBills: [], bills: 1, invoices: 0 });
    replyOf(eraseCustomer, await erase(guest));
  });

  test("the bills they paid by invoice are listed", async () => {
    const guest = await addedGuest();
    await pay(await openFor(guest, "Z1"));
    await pay(await openFor(guest, "Z2"), "Invoice");
    await openFor(guest, "Z3");
    expect(await readErasureOf(guest)).toEqual({
      openBills: [expect.any(Number)],
      bills: 2,
      invoices: 1,
      lastInvoice: "2026-11-20",
    });
  });

  test("the permission to edit guests is required", async () => {
    const guest = await addedGuest();
    const input = { params: { id: guest }, idempotencyKey: randomUUID() };
    const refused = await callAs(office.app, office.cashier, eraseCustomer, input);
    expect(errorOf(refused).code).toBe("permission-denied");
  });
});

async function readErasureOf(id: number) {
  return replyOf(
    readErasure,
    await callAs(office.app, office.admin, readErasure, { params: { id } }),
  );
}
