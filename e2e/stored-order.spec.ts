import { expect, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { loadTable } from "./money-journey.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  orderPanel,
  pressArticle,
  print,
  printAndReload,
  signInAtRestaurant,
} from "./order-journey.ts";
import { openKeyPad } from "./till-menu.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { chooseSalePoint, logOut, refusedCall } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

async function pressMuch(page: Page, table: string): Promise<void> {
  await newOrder(page, table);
  await pressArticle(page, "Rib Eye");
  await button(page, "Order level").tap();
  await button(page, "Medium").tap();
  await pressArticle(page, "Gin");
  await page.getByRole("region", { name: "Side orders" }).getByText("Tonic").tap();
  await pressArticle(page, "Lady Drink");
  await page.getByLabel("Staff ID").fill("20");
  await button(page, "Confirm").tap();
  await pressArticle(page, "Catch of the Day");
  await page.getByLabel("Price", { exact: true }).fill("345");
  await button(page, "Confirm").tap();
  await pressArticle(page, "Pool Table");
  await openKeyPad(page);
  await button(page, "5").tap();
}

async function orderText(page: Page): Promise<string> {
  await line(page, "Rib Eye").waitFor();
  return await orderPanel(page).innerText();
}

test("neither a reload nor a browser crash loses a press", async ({ page, server }) => {
  await signInAtRestaurant(page, "waiter");
  await pressMuch(page, "K1");
  const before = await orderText(page);
  await page.reload();
  await expect.poll(() => orderText(page)).toBe(before);
  await expect(button(page, "Key pad: 5")).toBeVisible();
  await expect(line(page, "Pool Table")).toHaveAttribute("aria-pressed", "true");

  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto("/");
  await expect.poll(() => orderText(other)).toBe(before);
  await print(other);
  const { lines } = await linesAtTable(server, "K1");
  expect(lines.map(({ type }) => type)).toEqual([0, 0, 1, 0, 2, 0, 5]);

  // The sent order is not stored again.
  await other.reload();
  await loadTable(other, "K1");
  await line(other, "Rib Eye").waitFor();
  await expect(other.getByRole("heading", { name: "New", exact: true })).toBeHidden();
});

test("an order survives the end of its session, at its station", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "K2");
  await pressArticle(page, "Pad Thai");
  await page.route("**/api/bill/new", async (route) => {
    const json = { code: "not-signed-in", message: "Please log in again" };
    await route.fulfill({ status: 401, json });
  });
  await button(page, "Print").tap();
  await page.getByLabel("Username").waitFor();
  await page.unroute("**/api/bill/new");
  await signInAtRestaurant(page, "waiter");
  await expect(line(page, "Pad Thai")).toBeVisible();
  await print(page);
  expect((await linesAtTable(server, "K2")).lines).toHaveLength(1);
});

test("logging out warns of an unsent order, another station does not see it, and its own restores it", async ({
  page,
  expectedErrors,
}) => {
  // A call in progress when its session ends gets a 401 reply.
  expectedErrors.push(refusedCall);
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "K3");
  await pressArticle(page, "Pad Thai");
  await openKeyPad(page);
  await button(page, "5").tap();
  const question = page.getByRole("dialog", { name: "Not sent yet" });
  await logOut(page);
  await expect(question.getByRole("listitem")).toHaveText(["1 × Pad Thai"]);
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(button(page, "Key pad: 5")).toBeVisible();
  await logOut(page);
  await question.getByRole("button", { name: "Log out" }).tap();
  await page.getByLabel("Username").fill("waiter");
  await page.getByLabel("Password").fill("demo");
  await page.keyboard.press("Enter");
  await chooseSalePoint(page, "Lotus House - Bar");
  await page.getByRole("tabpanel").waitFor();
  await expect(page.getByRole("banner")).toContainText("No order yet");
  await logOut(page);
  await page.getByLabel("Username").waitFor();
  await signInAtRestaurant(page, "waiter");
  await expect(line(page, "Pad Thai")).toBeVisible();
  // The previous user's half-typed digits are not restored for the next one.
  await expect(button(page, "Key pad")).toBeVisible();
  await button(page, "Remove last line").tap();
  await expect(line(page, "Pad Thai")).toBeHidden();
});

test("unsent lines on an open bill stay on it", async ({ page, server }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "K4");
  await pressArticle(page, "Pad Thai");
  await printAndReload(page, "K4");
  await pressArticle(page, "Green Curry");
  await page.reload();
  await expect(line(page, "Green Curry")).toBeVisible();
  await print(page);
  await expect(page.getByRole("heading", { name: "New", exact: true })).toBeHidden();
  expect((await linesAtTable(server, "K4")).lines).toHaveLength(2);
});

test("the till starts whatever the device has stored", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "K5");
  await pressArticle(page, "Pad Thai");
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => name.startsWith("comanda.order.")),
  );
  expect(key).toBeDefined();
  const kept = await page.evaluate((name) => localStorage.getItem(name), key ?? "");
  const spoilt = [
    "",
    "{",
    "null",
    "[]",
    '"order"',
    '{"order":{"id":999999,"version":1,"billItems":[]}}',
    String(kept).replace('"table":"K5"', '"table":""'),
    String(kept).replace(/"product":\d+/, '"product":987654'),
    String(kept).replace(/"createdDate":"[^"]*"/, '"createdDate":"yesterday"'),
    String(kept).replace('"qty":1', '"qty":0.123'),
  ];
  for (const text of spoilt) {
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), {
      name: key ?? "",
      value: text,
    });
    await page.reload();
    await page.getByRole("tabpanel").waitFor();
    await expect(line(page, "Pad Thai")).toBeHidden();
  }
});
