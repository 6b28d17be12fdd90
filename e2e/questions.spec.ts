import { linkTables, readFloor } from "@comanda/contract/floor";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { test } from "./journey.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { chooseSalePoint, touchLogIn, typeCredentials, waitForOrderScreen } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("a steak is ordered with its answers, right at once, and changed until it is sent", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "Ask1");
  await pressArticle(page, "Tenderloin");
  const sheet = page.getByRole("dialog", { name: "Tenderloin" });
  await expect(sheet.getByRole("button", { name: "Medium", pressed: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await button(page, "Confirm").tap();
  await expect(line(page, "Tenderloin")).toContainText("640.00");
  await expect(line(page, "French Fries")).toContainText("0.00");

  await line(page, "Tenderloin").tap();
  await button(page, "Answers").tap();
  await sheet.getByRole("button", { name: "Rare", exact: true }).tap();
  await sheet.getByRole("button", { name: /^French Fries/ }).tap();
  await expect(sheet.getByRole("button", { name: "2× French Fries" })).toBeVisible();
  await button(page, "How: Onions").tap();
  await expect(sheet.getByRole("button", { name: "Without Onions" })).toBeVisible();
  await button(page, "Confirm").tap();
  await expect(line(page, "Rare")).toBeVisible();
  await expect(line(page, "Medium")).toHaveCount(0);
  await expect(line(page, "Onions")).toContainText("Without");

  await print(page);
  await expect(async () => {
    const { lines } = await linesAtTable(server, "Ask1");
    expect(lines.map(({ total, way }) => [total, way])).toEqual([
      [640_00, undefined],
      [0, undefined],
      [0, undefined],
      [40_00, undefined],
      [0, "without"],
    ]);
  }).toPass();
});

test("answers stay chosen while another till changes what tills know of the house", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "Ask3");
  await pressArticle(page, "Tenderloin");
  const sheet = page.getByRole("dialog", { name: "Tenderloin" });
  await expect(sheet.getByRole("button", { name: "Medium", pressed: true })).toBeVisible();
  const other = await apiTill(server.origin, "cashier", "Bar");
  const { tables } = await other.call(readFloor);
  const isTold = page.waitForResponse((reply) => new URL(reply.url()).pathname.includes("/floor"));
  await other.call(linkTables, { body: { tables: tables.slice(-2).map(({ id }) => id) } });
  await isTold;
  await expect(sheet.getByRole("button", { name: "Medium", pressed: true })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "French Fries", pressed: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Rare", exact: true }).tap();
  await button(page, "Confirm").tap();
  await expect(line(page, "Rare")).toBeVisible();
  await expect(line(page, "Medium")).toHaveCount(0);
  await expect(line(page, "French Fries")).toContainText("0.00");
});

test("another station sees the answers of a dish, and orders one more with its own", async ({
  page,
  browser,
  server,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "Ask2");
  await pressArticle(page, "Lamb Chops");
  const sheet = page.getByRole("dialog", { name: "Lamb Chops" });
  await sheet.getByRole("button", { name: /^Mixed Salad/ }).tap();
  await button(page, "Confirm").tap();
  await print(page);

  const device = await browser.newContext({ baseURL: server.origin, hasTouch: true });
  const bar = await device.newPage();
  await bar.goto("/");
  await typeCredentials(bar, "cashier", "demo");
  await touchLogIn(bar);
  await chooseSalePoint(bar, "Lotus House - Bar");
  await waitForOrderScreen(bar);
  await button(bar, "Open bills").tap();
  await bar.getByRole("button", { name: /^Table Ask2\b/ }).tap();
  await expect(line(bar, "Mixed Salad")).toBeVisible();
  await expect(line(bar, "Medium")).toBeVisible();
  await pressArticle(bar, "Lamb Chops");
  await button(bar, "Confirm").tap();
  await print(bar);
  await device.close();
  const { bill, lines } = await linesAtTable(server, "Ask2");
  expect(lines).toHaveLength(7);
  expect(bill?.amount).toBe(((520_00 * 2 + 40_00) * 11) / 10);
});
