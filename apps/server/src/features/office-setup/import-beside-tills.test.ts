import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";

import { addCustomer } from "@comanda/contract/customer";
import { officeCustomer } from "@comanda/contract/office-venue";
import { importSetup, importTable } from "@comanda/contract/office-setup";
import { sendPing } from "@comanda/contract/ping";
import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findEntriesAfter } from "#journal/journal-store.ts";
import { readChanges } from "#journal/read-changes.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const lotus = id<"location">(1);
let files = 0;

/** Guests that occur in no other file, each with a card. */
function guests(count: number): string {
  files += 1;
  const rows = Array.from(
    { length: count },
    (_none, at) => `G ${at},+66 ${at},Guest,${files}-${at}`,
  );
  return `name,phone,customerType,cardNumber\n${rows.join("\n")}\n`;
}

const bring = (csv: string, idempotencyKey: string = randomUUID()) =>
  callAs(office.app, office.admin, importTable, {
    params: { list: "customers" },
    body: { csv },
    idempotencyKey,
  });

test("a second import is refused while one runs, and accepted afterwards", async () => {
  const { app, admin } = office;
  const first = bring(guests(2000));
  const other = guests(1);
  const yaml = 'customers: [{ name: Mali, phone: "+66 1", customerType: Guest }]';
  const refusals = await Promise.all([
    bring(other),
    callAs(app, admin, importSetup, { body: { yaml }, idempotencyKey: randomUUID() }),
  ]);
  for (const refused of refusals) {
    expect(errorOf(refused)).toMatchObject({ status: 409, code: "import-running" });
  }
  expect(replyOf(importTable, await first).added).toBe(2000);
  expect(replyOf(importTable, await bring(other)).added).toBe(1);
});

test("an import that is retried while it runs gives the same reply twice and runs once", async () => {
  const csv = guests(1500);
  const key = randomUUID();
  const [one, other] = await Promise.all([bring(csv, key), bring(csv, key)]);
  expect(replyOf(importTable, one).added).toBe(1500);
  expect(other.body).toBe(one.body);
  expect((await bring(csv, key)).body).toBe(one.body);
});

test("guests that a till adds during an import exist once", async () => {
  const { app, admin } = office;
  const csv = guests(2000);
  const underWay = new Set(["import"]);
  const importing = bring(csv).finally(() => underWay.clear());
  let added = 0;
  for (let at = 0; underWay.size > 0; at += 1) {
    const card = { cardNumber: `${files}-${at}`, name: "G", phone: "+66 1", customerType: 1 };
    const body = { ...card, DOB: "", address: "", email: "", preferredDrink: "" };
    const answer = await callAs(app, admin, addCustomer, { body, idempotencyKey: randomUUID() });
    if (answer.statusCode === 200) added += 1;
    await setImmediate();
  }
  const reply = replyOf(importTable, await importing);
  expect(added).toBeGreaterThan(0);
  expect(reply.added + reply.changed).toBe(2000);
  const all = await office.list(officeCustomer);
  const cards = all.flatMap(({ cardNumber }) => (cardNumber === "" ? [] : [cardNumber]));
  expect(new Set(cards).size).toBe(cards.length);
});

test("a large import writes several journal rows, and its reply names the last", async () => {
  const { app, admin } = office;
  const before = replyOf(sendPing, await callAs(app, admin, sendPing, { body: { lastPing: 0 } }));
  const reply = replyOf(importTable, await bring(guests(2500)));
  const rows = await findEntriesAfter(app.database(), lotus, { sequence: before.ping, limit: 10 });
  expect(rows.map((row) => readChanges(row).length)).toEqual([1000, 1000, 500]);
  expect(reply.ping).toBe(rows.at(-1)?.sequence);
  expect(reply.insert["customer"]).toHaveLength(500);
  const { ping } = replyOf(
    sendPing,
    await callAs(app, admin, sendPing, { body: { lastPing: before.ping } }),
  );
  expect(ping).toBe(reply.ping);
  expect(await verifyJournal(app.database(), lotus)).toMatchObject({ isSound: true });
});

test("a large import never blocks other requests for long", async () => {
  const csv = guests(8000);
  const { longest, total } = await measureStretches(() => bring(csv));
  // A blockage longer than a slice is the body being read, or a garbage collection. A slow processor takes longer for
  // both, so the bound is a part of the whole import, which takes from half a second to two.
  expect(longest / total).toBeLessThan(1 / 5);
});

/** The processor time of some work, and the longest part of it in which nothing else could run. */
async function measureStretches(work: () => Promise<unknown>) {
  let [longest, total] = [0, 0];
  let before = process.threadCpuUsage();
  let isDone = false;
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    total += user + system;
    longest = Math.max(longest, user + system);
    before = process.threadCpuUsage();
    if (!isDone) globalThis.setImmediate(look);
  };
  globalThis.setImmediate(look);
  await work();
  isDone = true;
  return { longest, total };
}
