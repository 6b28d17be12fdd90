import { listPromotions } from "@comanda/contract/promotion";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listFor = async (username: string) =>
  replyOf(listPromotions, await callAs(app, await signInAs(app, username), listPromotions));

test("a till gets every promotion of its location, as stored", async () => {
  const promotions = await listFor("waiter");
  expect(
    promotions.map(({ promotionType, value, subValue }) => [promotionType, value, subValue]),
  ).toEqual([
    [1, 2, 1],
    [2, 1000, 0],
    [3, 99_00, 0],
    [4, expect.any(Number), 0],
    [5, 0, 0],
  ]);
  expect(promotions[0]).toMatchObject({
    name: "Singha happy hour",
    products: [expect.any(Number)],
    customerType: null,
    active: true,
    priority: 10,
    fromDate: null,
    toDate: null,
    startTime: 17 * 60,
    endTime: 19 * 60,
    dayOfWeek: [1, 2, 3, 4, 5, 6, 7],
  });
  expect(promotions[1]?.customerType).toEqual(expect.any(Number));
  expect(promotions[4]?.active).toBe(false);
});

test("a promotion limited to some days lists them", async () => {
  const dates = { from_date: "2026-12-01", to_date: "2026-12-31" };
  await app
    .database()
    .updateTable("promotion")
    .set(dates)
    .where("type", "=", "special-price")
    .execute();
  const promotions = await listFor("waiter");
  expect(promotions[2]).toMatchObject({ fromDate: "2026-12-01", toDate: "2026-12-31" });
});

test("another location's promotions are left out", async () => {
  expect(await listFor("harbour")).toEqual([]);
});
