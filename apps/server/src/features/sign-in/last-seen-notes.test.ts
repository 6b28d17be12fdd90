import { randomUUID } from "node:crypto";

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

const look = async () => replyOf(listMenu, await callAs(app, user, listMenu));

test("a session's last use is stored every five minutes, by a read or a ping but by no save", async () => {
  const types = replyOf(listCustomerTypes, await callAs(app, user, listCustomerTypes));
  const texts = { DOB: "", cardNumber: "", address: "", email: "", preferredDrink: "" };
  const guest = { name: "Nok", phone: "081 234 5678", customerType: types[0]?.id, ...texts };
  const began = await lastSeen();
  expect(began).toBe(app.now());
  // A use is stored after its reply, and the next ones are then not due: if one of those that must not be stored were,
  // the one after it would never be.
  app.advance(5 * msPerMinute - 1);
  await look();
  expect(await lastSeen()).toBe(began);
  app.advance(1);
  const save = { body: guest, idempotencyKey: randomUUID() };
  replyOf(addCustomer, await callAs(app, user, addCustomer, save));
  expect(await lastSeen()).toBe(began);
  app.advance(1);
  await look();
  const looked = app.now();
  await expect.poll(lastSeen).toBe(looked);
  app.advance(5 * msPerMinute - 1);
  await look();
  expect(await lastSeen()).toBe(looked);
  app.advance(1);
  const body = { lastPing: 0, mark: "0".repeat(16) };
  replyOf(sendPing, await callAs(app, user, sendPing, { body }));
  await expect.poll(lastSeen).toBe(app.now());
});
