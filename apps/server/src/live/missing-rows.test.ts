import { readHealth } from "@comanda/contract/health";
import { listMissingRows, acknowledgeMissingRows } from "@comanda/contract/missing-rows";
import { sendPing } from "@comanda/contract/ping";
import { id as idOf } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";

import { hashPrefixOf } from "#journal/hash-entry.ts";
import { findHead } from "#journal/journal-store.ts";

import { addGuest } from "../testing/add-guest.ts";
import { truncateJournal } from "../testing/tamper-journal.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { unsealJournals } from "../testing/unseal-journals.ts";
import { watch } from "../testing/test-stream.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../testing/test-till.ts";
import { missingRowsLogger, reportMissingRows } from "./report-missing-rows.ts";

type SeenRow = { readonly lastPing: number; readonly mark: string };

let app: TestApp;
let admin: SignedIn;
let cashier: SignedIn;
/** What a till has seen before the server lost its last three rows. */
let seen: SeenRow;

beforeEach(async () => {
  app = await startTestApp();
  admin = await signInAs(app, "admin");
  cashier = await signInAs(app, "cashier");
  for (let count = 0; count < 5; count += 1) {
    const { ping, mark = "" } = await addGuest(app, cashier, `Guest ${count}`);
    seen = { lastPing: ping, mark };
    app.advance(60_000);
  }
});
afterEach(() => app.close());

/** As an old backup, or a log that was cut short, leaves it. */
const loseRows = (count: number) =>
  app
    .database()
    .transaction()
    .execute((tx) => truncateJournal(tx, count));

const ping = async (user: SignedIn, body: SeenRow) =>
  replyOf(sendPing, await callAs(app, user, sendPing, { body }));
const found = async (user = admin) =>
  replyOf(listMissingRows, await callAs(app, user, listMissingRows));
const takeNote = () => callAs(app, admin, acknowledgeMissingRows, { idempotencyKey: randomUUID() });
const areRowsMissing = async () =>
  replyOf(readHealth, await app.app().inject("/api/health")).areRowsMissing;

const madeUp = (lastPing: number, mark = "ab".repeat(8)): SeenRow => ({ lastPing, mark });

test("if a till has seen more than the server has, the office shows how much is missing, and since when", async () => {
  expect(await ping(cashier, seen)).toMatchObject({ reload: false });
  expect(await found()).toEqual([]);
  await loseRows(3);
  expect(await ping(cashier, seen)).toMatchObject({ reload: true });
  expect(await found()).toEqual([
    {
      user: cashier.user.id,
      station: null,
      missing: 3,
      since: "2026-11-20 12:01:00",
      noticed: "2026-11-20 12:05:00",
    },
  ]);
  expect(await areRowsMissing()).toBe(true);
  await app.restart();
  expect(await found()).toHaveLength(1);
  expect((await takeNote()).statusCode).toBe(200);
  expect(await found()).toEqual([]);
  expect(await areRowsMissing()).toBe(false);
});

test("so it does for a till on the stream, and for one that connects after the journal has diverged", async () => {
  await app.app().listen({ host: "127.0.0.1", port: 0 });
  await loseRows(3);
  const stream = await watch(app, cashier, seen);
  await stream.ended;
  expect(await found()).toMatchObject([{ user: cashier.user.id, missing: 3 }]);
  await takeNote();
  for (let count = 0; count < 4; count += 1) {
    await addGuest(app, cashier, `Later ${count}`);
  }
  expect(await ping(admin, seen)).toMatchObject({ reload: true });
  expect(await found()).toMatchObject([{ user: admin.user.id, missing: 0 }]);
});

test("tills that are behind, of another release, or without a hash prefix are not reported", async () => {
  const body = { ...seen, release: "older" };
  replyOf(sendPing, await callAs(app, cashier, sendPing, { body }));
  await ping(cashier, { ...seen, lastPing: 0 });
  const unmarked = { lastPing: seen.lastPing + 3 };
  replyOf(sendPing, await callAs(app, cashier, sendPing, { body: unmarked }));
  expect(await found()).toEqual([]);
});

test("false reports name their user, cannot flood the table, and count again only an hour after they were acknowledged", async () => {
  for (let count = 1; count <= 20; count += 1) {
    await ping(cashier, madeUp(seen.lastPing + count, count.toString(16).padStart(16, "0")));
  }
  expect(await found()).toMatchObject([{ user: cashier.user.id, missing: 20 }]);
  const kept = await app.database().selectFrom("missing_rows").selectAll().execute();
  expect(kept).toHaveLength(1);
  await takeNote();
  await ping(cashier, madeUp(seen.lastPing + 50));
  expect(await found()).toEqual([]);
  app.advance(3_700_000);
  await ping(cashier, madeUp(seen.lastPing + 50));
  expect(await found()).toMatchObject([{ missing: 50 }]);
  await takeNote();
  await ping(cashier, madeUp(seen.lastPing + 5_000_000));
  app.advance(3_700_000);
  await ping(cashier, madeUp(seen.lastPing + 5_000_000, "cd".repeat(8)));
  expect(await found()).toEqual([]);
});

test("a till may report a million missing rows, and not one more", async () => {
  await ping(cashier, madeUp(seen.lastPing + 1_000_001));
  expect(await found()).toEqual([]);
  await ping(cashier, madeUp(seen.lastPing + 1_000_000));
  expect(await found()).toMatchObject([{ missing: 1_000_000 }]);
});

test("a row that an upgrade rewrote since is not missing, and another under its number is", async () => {
  await unsealJournals(app.database());
  const { sequence, hash } = await findHead(app.database(), idOf(1));
  await app.restart();
  expect(await ping(cashier, madeUp(sequence, hashPrefixOf(hash)))).toMatchObject({ reload: true });
  expect(await found()).toEqual([]);
  expect(await ping(cashier, madeUp(sequence, "cd".repeat(8)))).toMatchObject({ reload: true });
  expect(await found()).toMatchObject([{ user: cashier.user.id, missing: 0 }]);
});

test("a former hash of a row that no upgrade rewrote hides nothing", async () => {
  const sequence = seen.lastPing;
  const planted = { location: idOf<"location">(1), sequence, hash: "ab".repeat(32) };
  await app.database().insertInto("former_hash").values(planted).execute();
  await ping(cashier, madeUp(sequence));
  expect(await found()).toMatchObject([{ user: cashier.user.id, missing: 0 }]);
});

test("a call without a session or rights reports and reads nothing", async () => {
  const response = await app.app().inject({ method: "POST", url: "/api/ping", payload: seen });
  expect(response.statusCode).toBe(401);
  const refused = await callAs(app, cashier, listMissingRows);
  expect(refused.statusCode).toBe(403);
});

test("the operator's log has a report once, however often the till repeats it", async () => {
  const logged: object[] = [];
  const parts = { database: app.database(), logMissingRows: (one: object) => logged.push(one) };
  const location = idOf<"location">(1);
  const staff = idOf<"staff">(cashier.user.id);
  const session = { id: "", staff, permissions: [], location, station: null, epoch: 1 };
  const { lastPing, mark } = seen;
  const report = { session, seen: { ping: lastPing + 3, mark }, at: instant(app.now()) };
  await reportMissingRows(parts, report);
  const sequences = { tillSequence: lastPing + 3, headSequence: lastPing };
  expect(logged).toEqual([{ location, staff, station: null, ...sequences }]);
  await reportMissingRows(parts, report);
  expect(logged).toHaveLength(1);
});

test("the operator's log says which till has seen which rows", () => {
  const lines: (readonly [object, string])[] = [];
  const log = missingRowsLogger({ error: (facts, message) => lines.push([facts, message]) });
  const missing = { location: 1, staff: 4, station: 2, tillSequence: 12, headSequence: 9 };
  log(missing);
  expect(lines).toEqual([[missing, expect.stringMatching(/has seen rows of the journal/)]]);
});
