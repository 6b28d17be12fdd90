import { sendPing } from "@comanda/contract/ping";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { Log } from "#call/runtime.ts";

import { addGuest } from "../testing/add-guest.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { watch } from "../testing/test-stream.ts";
import { callAs, replyOf, signInAs } from "../testing/test-till.ts";
import { addType, request, typeWriter } from "../testing/type-writes.ts";
import { liveHub } from "./live-hub.ts";

const lotus = id<"location">(1);
const longMs = 4000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.app().listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

const warn = vi.fn<Log["warn"]>();
const newHub = () => liveHub(app.databaseUrl, { warn, error: () => {} });

test("a write at one server reaches a till at another at once", async () => {
  const cashier = await signInAs(app, "cashier");
  const other = await app.second();
  try {
    await other.listen({ host: "127.0.0.1", port: 0 });
    const there = await signInAs({ ...app, app: () => other }, "cashier");
    const lastPing = replyOf(
      sendPing,
      await callAs(app, cashier, sendPing, { body: { lastPing: 0 } }),
    ).ping;
    const stream = await watch(app, there, { lastPing, server: other });
    const { ping, insert } = await addGuest(app, cashier);
    await vi.waitFor(() => expect(stream.rows).toMatchObject([{ ping, insert }]), {
      timeout: longMs,
    });
    stream.cut();
  } finally {
    await other.close();
  }
});

test("rows that are committed while a notice is on its way share the next one", async () => {
  const [sender, receiver] = [newHub(), newHub()];
  const bells = [sender.join(lotus), receiver.join(lotus)];
  let rings = 0;
  try {
    // The first ring shows that it listens.
    expect(await Promise.all(bells.map((bell) => bell.wait(longMs)))).toEqual([true, true]);
    for (let sequence = 1; sequence <= 200; sequence += 1) await sender.publish(lotus, sequence);
    while (await bells[1]?.wait(250)) rings += 1;
    expect(rings).toBeGreaterThan(0);
    expect(rings).toBeLessThan(20);
  } finally {
    await Promise.all([sender.close(), receiver.close()]);
  }
});

test("a row whose notice is lost reaches the tills of another server within a second", async () => {
  const cashier = await signInAs(app, "cashier");
  const lastPing = replyOf(
    sendPing,
    await callAs(app, cashier, sendPing, { body: { lastPing: 0 } }),
  ).ping;
  const stream = await watch(app, cashier, { lastPing });
  // A server that dies between its commit and the notice.
  const silent = typeWriter(app.database());
  const start = performance.now();
  await silent(request(), (context) => addType(context, "Unannounced"));
  await vi.waitFor(() => expect(stream.rows).toHaveLength(1), { timeout: longMs });
  expect(performance.now() - start).toBeLessThan(1000);
  stream.cut();
});

test("a bill viewed at one server is reported at another", async () => {
  const [sender, receiver] = [newHub(), newHub()];
  const bells = [sender.join(lotus), receiver.join(lotus)];
  const [staff, station, bill] = [id<"staff">(1), id<"station">(1), id<"bill">(7)];
  const notice = { location: lotus, session: "theirs", staff, station, bill, atMs: app.now() };
  // Another user: a user's own other device is not reported.
  const other = id<"staff">(2);
  const asker = { id: "ours", epoch: 1, staff: other, station, location: lotus, permissions: [] };
  try {
    // The first ring shows that it listens.
    expect(await Promise.all(bells.map((bell) => bell.wait(longMs)))).toEqual([true, true]);
    await sender.setPresence(notice);
    expect(await bells[1]?.wait(longMs)).toBe(true);
    expect(receiver.othersViewing(asker, instant(app.now()))).toEqual([{ bill, staff, station }]);
  } finally {
    await Promise.all([sender.close(), receiver.close()]);
  }
});

test("a committed row rings at another server, even after its connection broke", async () => {
  const [sender, receiver] = [newHub(), newHub()];
  const bells = [sender.join(lotus), receiver.join(lotus)];
  const ringAll = async (ms: number) => await Promise.all(bells.map((bell) => bell.wait(ms)));
  try {
    // The first ring shows that it listens.
    expect(await ringAll(longMs)).toEqual([true, true]);
    await sender.publish(lotus, 1);
    expect(await ringAll(longMs)).toEqual([true, true]);
    // The sender also hears its own notice.
    while ((await ringAll(200)).includes(true));
    await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'comanda-live' and datname = current_database()
      `.execute(app.database());
    expect(await ringAll(longMs)).toEqual([true, true]);
    await sender.publish(lotus, 2);
    expect(await ringAll(longMs)).toEqual([true, true]);
  } finally {
    await Promise.all([sender.close(), receiver.close()]);
  }
});

test("an invalid notice is ignored and logged, and the next one rings", async () => {
  const hub = newHub();
  const bell = hub.join(lotus);
  const invalid = [
    "",
    "row",
    "1:",
    "one:2",
    "told:",
    "told:{",
    'told:{"location":1}',
    "x".repeat(500),
  ];
  try {
    // The first ring shows that it listens.
    expect(await bell.wait(longMs)).toBe(true);
    for (const payload of invalid) {
      await sql`select pg_notify('comanda_journal', ${payload})`.execute(app.database());
    }
    await sql`select pg_notify('comanda_journal', '1:7')`.execute(app.database());
    expect(await bell.wait(longMs)).toBe(true);
    const logged = warn.mock.calls.map(([about]) => about);
    expect(logged).toEqual(invalid.map((payload) => ({ payload: payload.slice(0, 200) })));
  } finally {
    await hub.close();
  }
});
