import { sendPing } from "@comanda/contract/ping";
import { pickStation } from "@comanda/contract/pick-station";
import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { watch } from "../testing/test-stream.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../testing/test-till.ts";

let app: TestApp;
let waiter: SignedIn;
let cashier: SignedIn;
let harbour: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  await app.app().listen({ host: "127.0.0.1", port: 0 });
  waiter = await atWork("waiter");
  cashier = await atWork("cashier");
  harbour = await atWork("harbour");
});
afterAll(() => app.close());

const stationOf = ({ stations }: SignedIn) => stations[0]?.id ?? id<"station">(0);

async function atWork(username: string): Promise<SignedIn> {
  const user = await signInAs(app, username);
  await callAs(app, user, pickStation, { params: { id: stationOf(user) } });
  return user;
}

/** What a till gets with its ping, after it has reported the bill on its screen. */
async function ping(user: SignedIn, bill?: number | null) {
  const body = { lastPing: 0, ...(bill !== undefined && { bill }) };
  return replyOf(sendPing, await callAs(app, user, sendPing, { body })).atHand;
}

const here = (user: SignedIn, bill: number) => ({
  bill,
  staff: user.user.id,
  station: stationOf(user),
});

test("a till gets the bills on other screens of its location, but not its own", async () => {
  expect(await ping(waiter, 7)).toEqual([]);
  expect(await ping(cashier, 8)).toEqual([here(waiter, 7)]);
  expect(await ping(waiter)).toEqual([here(cashier, 8)]);
  expect(await ping(harbour, 7)).toEqual([]);
});

test("a till is notified at once when a bill is opened or closed on another screen", async () => {
  await ping(waiter, null);
  const stream = await watch(app, cashier, { lastPing: await newest() });
  await ping(waiter, 9);
  await vi.waitFor(() => expect(stream.atHand).toEqual([[here(waiter, 9)]]), { timeout: 5000 });
  await ping(waiter, 9);
  await ping(waiter, null);
  const sent = [[here(waiter, 9)], []];
  await vi.waitFor(() => expect(stream.atHand).toEqual(sent), { timeout: 5000 });
  stream.cut();
});

test("a user who signs in again at the same till does not count as another user", async () => {
  await ping(cashier, null);
  await ping(waiter, 11);
  expect(await ping(await atWork("waiter"))).toEqual([]);
  await ping(waiter, null);
});

test("a till that was switched off is dropped", async () => {
  await ping(waiter, 10);
  expect(await ping(cashier)).toEqual([here(waiter, 10)]);
  app.advance(75_000);
  expect(await ping(cashier)).toEqual([here(waiter, 10)]);
  app.advance(1);
  expect(await ping(cashier)).toEqual([]);
});

async function newest(): Promise<number> {
  return replyOf(sendPing, await callAs(app, cashier, sendPing, { body: { lastPing: 0 } })).ping;
}
