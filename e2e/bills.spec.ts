import { listBills } from "@comanda/contract/list-bills";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { callTarget } from "@comanda/contract/call";
import { listPayTypes } from "@comanda/contract/pay-type";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { openActions, goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { logOut } from "./till.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { sell } from "./sell.ts";

// An open bill at table 9, a paid one at table 10 and a voided one at table 2.
test.beforeAll(async ({ server }) => {
  await startDayWithShifts(server);
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  await sell(till, { article: "Pad Thai", table: "9" });
  const paid = await sell(till, { article: "Green Curry", table: "10" });
  const voided = await sell(till, { article: "Jasmine Rice", table: "2" });
  const payTypes = await till.call(listPayTypes);
  const cash = payTypes.find(({ indexNumber }) => indexNumber === 800)?.id;
  await till.call(closeBill, {
    params: { id: paid.id },
    body: { payDetails: [{ payType: cash, total: 100_000 }] },
  });
  await till.call(voidBill, { params: { id: voided.id }, body: { statusNote: "wrong table" } });
});

test("bills sort by every column in both directions, by touch and by keyboard", async ({
  page,
}) => {
  await openTill(page, "waiter");
  await pressMenuButton(page, "Bills detail");
  await expect(column(page, "number")).toHaveText(["#3", "#2", "#1"]);
  await heading(page, "Table").getByRole("button").tap();
  await expect(heading(page, "Table")).toHaveAttribute("aria-sort", "ascending");
  await expect(column(page, "table")).toHaveText(["Table 2", "Table 9", "Table 10"]);
  await heading(page, "Table").getByRole("button").press("Enter");
  await expect(heading(page, "Table")).toHaveAttribute("aria-sort", "descending");
  await expect(column(page, "table")).toHaveText(["Table 10", "Table 9", "Table 2"]);
  await heading(page, "Status").getByRole("button").tap();
  await expect(column(page, "status")).toHaveText(["Open", "Closed", "Voided"]);
  await heading(page, "Amount").getByRole("button").tap();
  await expect(column(page, "amount")).toHaveText(["0.00", "132.00", "165.00"]);
  for (const name of ["No.", "Updated", "Room", "Staff"]) {
    await heading(page, name).getByRole("button").tap();
    await expect(heading(page, name)).toHaveAttribute("aria-sort", "ascending");
  }
});

test("bills are filtered and searched, and a touch opens one", async ({ page }) => {
  await openTill(page, "waiter");
  await goTo(page, "/bills-detail");
  await page.getByRole("radio", { name: "Closed" }).check();
  await expect(column(page, "number")).toHaveText(["#2"]);
  await page.getByRole("radio", { name: "All" }).check();
  await page.getByRole("searchbox", { name: "Search bills" }).fill("9");
  await expect(column(page, "number")).toHaveText(["#1"]);
  await page.getByRole("button", { name: "Show bill #1" }).press("Enter");
  const bill = page.getByRole("dialog");
  await expect(bill).toContainText("Pad Thai");
  await bill.getByRole("button", { name: "Close" }).tap();
  await expect(page).toHaveURL("/bills-detail");
  // Browsers escape an apostrophe themselves.
  await page.getByRole("searchbox", { name: "Search bills" }).fill("O'Nobody");
  await expect(page.getByText("No results found!")).toBeVisible();
});

test("a cashier finds paid bills to reprint, and a waiter may not", async ({ page }) => {
  await openTill(page, "cashier");
  await pressMenuButton(page, "Reprint bill");
  await expect(column(page, "number")).toHaveText(["#2"]);
  await page.getByRole("button", { name: "Show bill #2" }).tap();
  await expect(page.getByRole("dialog")).toContainText("Green Curry");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await logOut(page);
  await page.getByLabel("Username").waitFor();

  await openTill(page, "waiter");
  const actions = await openActions(page);
  await expect(actions.getByRole("button", { name: "Reprint bill" })).toHaveCount(0);
  await goTo(page, "/bills-reprint");
  await expect(page.getByText("Permission denied")).toBeVisible();
  await expect(page).toHaveURL("/order");
});

test("a thousand bills sort at once, one page at a time", async ({ page }) => {
  await page.route(`**${callTarget(listBills)}`, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const [first] = reply.bills;
    reply.billItems = [];
    reply.bills = Array.from({ length: 1000 }, (_, place) => ({
      ...first,
      id: place + 1,
      number: place + 1,
      amount: ((place * 7919) % 1000) * 100,
    }));
    await route.fulfill({ response, json: reply });
  });
  await openTill(page, "waiter");
  await goTo(page, "/bills-detail");
  await expect(page.getByText(/^1000 bills, /)).toBeVisible();
  await expect(column(page, "number")).toHaveCount(50);
  await expect(page.getByText("Page 1 of 20")).toBeVisible();
  await heading(page, "Amount").getByRole("button").tap();
  await expect(column(page, "amount").first()).toHaveText("0.00");
  const next = page.getByRole("button", { name: "Next page" });
  await expect(next).toBeInViewport({ ratio: 1 });
  await column(page, "amount").last().scrollIntoViewIfNeeded();
  await expect(column(page, "amount").first()).not.toBeInViewport();
  await next.tap();
  await expect(column(page, "amount").first()).toHaveText("50.00");
  await expect(column(page, "amount").first()).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("bills are cards, and can still be sorted", async ({ page }) => {
    await openTill(page, "waiter");
    await goTo(page, "/bills-detail");
    await expect(page.getByText("Table 10")).toBeVisible();
    await heading(page, "Amount").getByRole("button").tap();
    await expect(column(page, "amount").first()).toHaveText("0.00");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

function heading(page: Page, name: string) {
  return page.getByRole("columnheader", { name });
}

function column(page: Page, name: string) {
  return page.getByRole("table").locator(`td[data-column="${name}"]`);
}
