import { listBills } from "@comanda/contract/list-bills";
import { updateBill } from "@comanda/contract/bill";
import { listPayTypes } from "@comanda/contract/pay-type";
import { takeTender } from "@comanda/contract/tender";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { openActions, goTo, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { billDialog, closeBillDialog, loadTable, createBill } from "./money-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  alert,
  button,
  linesAtTable,
  newOrder,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";
import { sendRound } from "./sell.ts";
import type { RunningServer } from "./start-server.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

function side(page: Page, name: string | RegExp) {
  return page.getByRole("region", { name });
}

async function billsOf({ origin }: RunningServer) {
  const till = await apiTill(origin, "cashier", "Restaurant");
  return till.call(listBills, { body: { lastPing: 0 } });
}

/** A bill with several items at a table, sent and loaded. */
async function orderAt(page: Page, table: string, articles: readonly string[]): Promise<void> {
  await newOrder(page, table);
  for (const article of articles) await pressArticle(page, article);
  await print(page);
  await loadTable(page, table);
}

test("two lines move to a new bill in four taps, and both bills are shown", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "cashier");
  await orderAt(page, "S1", ["Pad Thai", "Green Curry", "Jasmine Rice"]);
  await pressMenuButton(page, "Split");
  await expect(page).toHaveURL(/\/split-bill\/\d+$/);
  await expect(button(page, "Confirm")).toBeDisabled();
  await button(page, "Move one Green Curry").tap();
  await button(page, "Move one Jasmine Rice").tap();
  await expect(side(page, "Second bill")).toContainText("187.00");
  await button(page, "Confirm").tap();

  const dialog = billDialog(page, "Bill split");
  await expect(dialog).toContainText("Pad Thai");
  await expect(dialog).not.toContainText("Green Curry");
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toContainText("Green Curry");
  await expect(dialog).not.toContainText("Pad Thai");
  await closeBillDialog(page, "Bill split");
  await expect(page).toHaveURL(/\/order$/);
  const { bills } = await billsOf(server);
  expect(bills.filter(({ table }) => table === "S1").map(({ amount }) => amount)).toEqual([
    132_00, 187_00,
  ]);
});

test("arrows move lines both ways, and the second bill has its own covers", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "cashier");
  await orderAt(page, "S2", ["Pad Thai", "Green Curry"]);
  await pressMenuButton(page, "Split");
  await button(page, "Move all").tap();
  await expect(button(page, "Confirm")).toBeDisabled();
  await expect(side(page, /^Bill #/)).toContainText("Nothing on this bill yet");
  await button(page, "Move one Pad Thai back").tap();
  await expect(button(page, "Confirm")).toBeEnabled();
  await button(page, "Move all back").tap();
  await expect(button(page, "Confirm")).toBeDisabled();
  await button(page, "Move one Pad Thai").tap();

  await page.getByLabel("Table", { exact: true }).fill("");
  await button(page, "Confirm").tap();
  await expect(alert(page, "Please, enter table or room number!")).toBeVisible();
  await page.getByLabel("Table", { exact: true }).fill("9");
  await page.getByLabel("Room", { exact: true }).fill("204");
  await expect(page.getByLabel("Table", { exact: true })).toHaveValue("");
  await page.getByLabel("Number of customers (cover)").fill("x");
  await button(page, "Confirm").tap();
  await expect(page.getByText("Number of customers (cover) is invalid")).toBeVisible();
  await page.getByLabel("Number of customers (cover)").fill("3");
  await page.getByRole("searchbox", { name: "Search customer" }).fill("nobody at all");
  await expect(page.getByText("No results found!")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search customer" }).fill("an");
  await page.getByRole("list", { name: "Customer" }).getByRole("button").first().tap();
  await expect(button(page, "Remove customer")).toBeVisible();
  await button(page, "Confirm").tap();
  await billDialog(page, "Bill split").waitFor();
  const { bills } = await billsOf(server);
  const second = bills.find(({ room }) => room === "204");
  expect(second).toMatchObject({ table: "", cover: 3, amount: 132_00 });
  expect(second?.customer).toEqual(expect.any(Number));
});

test("a commission stays with its drink, and nothing is credited twice", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "S3");
  await pressArticle(page, "Lady Drink");
  await page.getByLabel("Staff ID").fill("20");
  await page.keyboard.press("Enter");
  await pressArticle(page, "Pad Thai");
  await print(page);
  await loadTable(page, "S3");
  await button(page, "Credit back").tap();
  await page
    .getByRole("region", { name: "Order", exact: true })
    .getByRole("button", { name: "Pad Thai" })
    .tap();
  await print(page);
  await loadTable(page, "S3");

  await pressMenuButton(page, "Split");
  await button(page, "Move one Commission Mali Wong").tap();
  await expect(alert(page, "Can not move commission")).toBeVisible();
  await page.getByRole("button", { name: "Move one Pad Thai" }).first().tap();
  await expect(alert(page, "invalid credit back")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/order$/);
});

test("two open bills are merged into one", async ({ page, server }) => {
  const first = await createBill(server, "S4");
  const second = await createBill(server, "S5", "Green Curry");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "S4");
  await pressMenuButton(page, "Merge");
  await expect(page).toHaveURL(`/merge-bill/${first.id}`);
  await button(page, "Confirm").tap();
  await expect(alert(page, "Please choose second bill to merge")).toBeVisible();
  await page.getByRole("button", { name: /^Table S5/ }).tap();
  await expect(
    page.getByText(`Bills to merge: #${first.number} + #${second.number}`),
  ).toBeVisible();
  await button(page, "Confirm").tap();
  const dialog = billDialog(page, "Bills merged");
  await expect(dialog).toContainText("Pad Thai");
  await expect(dialog).toContainText("Green Curry");
  await closeBillDialog(page, "Bills merged");
  await expect(page).toHaveURL(/\/order$/);
  const { lines } = await linesAtTable(server, "S4");
  expect(lines).toHaveLength(2);
  const { bills } = await billsOf(server);
  expect(bills.find(({ id }) => id === second.id)?.status).toBe(2);
});

test("a split goes on when others change the guests, and starts again with a notice when they order", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "S9");
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  await sendRound(till, id, "Green Curry");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "S9");
  await pressMenuButton(page, "Split");
  await button(page, "Move one Green Curry").tap();
  await page.getByLabel("Table", { exact: true }).fill("S9B");
  const second = side(page, "Second bill");
  await till.call(updateBill, { body: { id, version: 2, cover: 57, billItems: [] } });
  await expect(page.getByRole("banner")).toContainText("57");
  await expect(second).toContainText("Green Curry");
  await expect(page.getByLabel("Table", { exact: true })).toHaveValue("S9B");

  await sendRound(till, id, "Jasmine Rice");
  await expect(alert(page, "Please split it again")).toBeVisible();
  await expect(second).not.toContainText("Green Curry");
  await expect(page.getByLabel("Table", { exact: true })).toHaveValue("S9B");
  await button(page, "Move one Jasmine Rice").tap();
  await button(page, "Confirm").tap();
  await billDialog(page, "Bill split").waitFor();
  expect((await linesAtTable(server, "S9B")).lines).toHaveLength(1);
});

test("a split ends with a notice when another till takes money for the bill", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "S10");
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  await sendRound(till, id, "Green Curry");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "S10");
  await pressMenuButton(page, "Split");
  await button(page, "Move one Green Curry").tap();
  const cash = (await till.call(listPayTypes)).find(({ indexNumber }) => indexNumber === 800);
  await till.call(takeTender, {
    body: { bill: id, key: "part", payType: cash?.id ?? 0, amount: 50_00 },
  });
  await expect(alert(page, "Money was taken on this bill")).toBeVisible();
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole("banner")).toContainText("S10");
});

test("only the current bill can be split, when it is open and sent", async ({ page, server }) => {
  const { id } = await createBill(server, "S6");
  await signInAtRestaurant(page, "cashier");
  for (const name of ["Split", "Merge"]) {
    await pressMenuButton(page, name);
    await expect(alert(page, "Please get an open bill")).toBeVisible();
  }
  for (const path of [`/split-bill/${id}`, `/merge-bill/${id}`]) {
    await goTo(page, path);
    await expect(page).toHaveURL(/\/order$/);
  }
  await loadTable(page, "S6");
  await pressArticle(page, "Pad Thai");
  for (const name of ["Split", "Merge"]) {
    await pressMenuButton(page, name);
    await expect(alert(page, "Please print bill first")).toBeVisible();
  }
});

test("a waiter can neither split nor merge", async ({ page, server }) => {
  await createBill(server, "S7");
  await signInAtRestaurant(page, "waiter");
  await loadTable(page, "S7");
  const actions = await openActions(page);
  for (const name of ["Split", "Merge"]) {
    await expect(actions.getByRole("button", { name })).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the two bills are one above the other", async ({ page, server }) => {
    await createBill(server, "S8");
    await signInAtRestaurant(page, "cashier");
    await loadTable(page, "S8");
    const { bill } = await linesAtTable(server, "S8");
    await goTo(page, `/split-bill/${bill?.id}`);
    await button(page, "Move one Pad Thai").tap();
    await expect(side(page, "Second bill")).toContainText("Pad Thai");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});
