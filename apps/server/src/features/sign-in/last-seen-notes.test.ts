import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { addCustomer, listCustomerTypes } from "@comanda/contract/customer";
import { listMenu } from "@comanda/contract/menu";
import { sendPing } from "@comanda/contract/ping";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  user = await signInAs(app, "cashier");
});
afterAll(() => app.close());

async function lastSeen(): Promise<number> {
  const row = await app
    .database()
    .selectFrom("session")
    .select("last_seen_at")
    .where("id", "=", user.token.session)
    .executeTakeFirstOrThrow();
  return row.last_seen_at;
}

/** A note is stored after the reply. */
async function expectUnchanged(since: number): Promise<void> {
  await setTimeout(50);
  expect(await lastSeen()).toBe(since);
}

const look = async () => replyOf(listMenu, await callAs(app, user, listMenu));

test("a session's last use is stored every five minutes, by a read or a ping but by no save", async () => {
  const types = replyOf(listCustomerTypes, await callAs(app, user, listCustomerTypes));
  const texts = { DOB: "", cardNumber: "", address: "", email: "", preferredDrink: "" };
  const guest = { name: "Nok", phone: "081 234 5678", customerType: types[0]?.id, ...texts };
  const began = await lastSeen();
  expect(began).toBe(app.now());
  app.advance(5 * msPerMinute - 1);
  await look();
  await expectUnchanged(began);
  app.advance(1);
  const save = { body: guest, idempotencyKey: randomUUID() };
  replyOf(addCustomer, await callAs(app, user, addCustomer, save));
  await expectUnchanged(began);
  await look();
  const looked = app.now();
  await expect.poll(lastSeen).toBe(looked);
  app.advance(5 * msPerMinute - 1);
  await look();
  await expectUnchanged(looked);
  app.advance(1);
  const body = { lastPing: 0, mark: "0".repeat(16) };
  replyOf(sendPing, await callAs(app, user, sendPing, { body }));
  await expect.poll(lastSeen).toBe(app.now());
});
