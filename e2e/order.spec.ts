import { voidBill } from "@comanda/contract/end-bill";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { test } from "./journey.ts";
import { goTo, openKeyPad } from "./till-menu.ts";
import { sentNotice } from "./order-journey.ts";
import { sell } from "./sell.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { chooseSalePoint, logIn, tile, type Person } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));
async function startWork(page: Page, person: Person, salePoint: string): Promise<void> {
  await logIn(page, person);
  await chooseSalePoint(page, `Lotus House - ${salePoint}`);
  await tile(page, "Pad Thai").waitFor();
}

function press(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).tap();
}

async function newOrder(page: Page, table: string): Promise<void> {
  await press(page, "New");
  for (const key of table) await press(page, key);
  await press(page, "Ok");
  await expect(page.getByText(`New order · Table ${table}`)).toBeVisible();
}

async function order(page: Page, article: string): Promise<void> {
  await tile(page, article).getByRole("button").tap();
}

function lines(page: Page) {
  return page.getByRole("region", { name: "Order" }).getByRole("listitem");
}

test("a waiter opens a table, orders, prints, and adds a round", async ({ page }) => {
  await startWork(page, "waiter", "Restaurant");
  await newOrder(page, "60");
  await order(page, "Pad Thai");
  await order(page, "Green Curry");
  await order(page, "Pad Thai");
  await expect(lines(page)).toHaveText([
    "1Pad Thai120.00",
    "1Green Curry150.00",
    "1Pad Thai120.00",
  ]);
  const padThai = tile(page, "Pad Thai").getByRole("button");
  await expect(padThai).toHaveAccessibleDescription("2 on this order");
  await press(page, "Print");
  const sent = page.getByRole("status").filter({ hasText: /^#\d+ · Table 60: sent/ });
  await sent.getByRole("button", { name: "Show" }).tap();
  const bill = page.getByRole("dialog", { name: "Order sent" });
  await expect(bill).toContainText("Total 429.00");
  await bill.getByRole("button", { name: "Close" }).tap();

  await press(page, "Open bills");
  await page.getByRole("button", { name: /^Table 60 429\.00 \d min #\d+ · .* Sent$/ }).tap();
  // The second round counts from nothing.
  await expect(lines(page).first()).toContainText("Pad Thai");
  await expect(padThai).toHaveAccessibleDescription("");
  await openKeyPad(page);
  await press(page, "3");
  await order(page, "Jasmine Rice");
  await expect(lines(page).last()).toHaveText("3Jasmine Rice60.00");
  await press(page, "Print");
  // Nothing has to be closed before the next order.
  await expect(sent).toBeVisible();
  await press(page, "New");
  await expect(page).toHaveURL(/new-order$/);
  await sent.getByRole("button", { name: "Show" }).tap();
  await expect(bill).toContainText("Total 495.00");
});

test("a number that is refused as a staff ID or as a bill is no quantity afterwards", async ({
  page,
}) => {
  await startWork(page, "waiter", "Restaurant");
  await newOrder(page, "61");
  await openKeyPad(page);
  await press(page, "9");
  await press(page, "8");
  await press(page, "Staff");
  const people = page.getByRole("dialog");
  await expect(people).toContainText("Staff not found");
  await people.getByRole("button", { name: "Cancel" }).tap();
  await order(page, "Pad Thai");
  await expect(lines(page)).toHaveText(["1Pad Thai120.00"]);

  await openKeyPad(page);
  for (const key of ["9", "8", "7", "6"]) await press(page, key);
  await press(page, "Bill");
  await expect(page.getByRole("alert")).toContainText("Bill not found");
  await order(page, "Green Curry");
  await expect(lines(page)).toHaveText(["1Pad Thai120.00", "1Green Curry150.00"]);
});

test("ordering needs a table and a member of staff", async ({ page }) => {
  await startWork(page, "waiter", "Restaurant");
  await order(page, "Pad Thai");
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Please create new order or get bill");
  // The refusal has a button for the next step.
  await refusal.getByRole("button", { name: "New", exact: true }).tap();
  await press(page, "Ok");
  await expect(page.getByRole("alert")).toContainText("Please, enter table or room number!");
  // What is missing is on this screen, so no button leads away from it.
  await expect(page.getByRole("alert").getByRole("button")).toHaveCount(1);
});

test("two tills at the same table see each other's lines", async ({ page, browser, server }) => {
  await startWork(page, "waiter", "Restaurant");
  await newOrder(page, "20");
  await order(page, "Pad Thai");
  await press(page, "Print");
  await sentNotice(page).waitFor();
  const other = await browser.newPage({ baseURL: server.origin });
  await startWork(other, "admin", "Bar");
  await press(page, "Open bills");
  const bills = page.getByRole("main").getByRole("listitem");
  const before = await bills.allTextContents();
  const seller = await apiTill(server.origin, "cashier", "Restaurant");
  const { id } = await sell(seller, { article: "Pad Thai", table: "1" });
  await expect(bills.last()).toContainText(/^Table 1132\.00/);
  await seller.call(voidBill, { params: { id }, body: { statusNote: "wrong table" } });
  // No bill has moved under the finger.
  await expect(bills.last()).toHaveText(/^Table 1#\d+ · Voided$/);
  expect((await bills.allTextContents()).slice(0, -1)).toEqual(before);
  await press(other, "Open bills");
  for (const till of [page, other]) {
    await till.getByRole("button", { name: /^Table 20/ }).tap();
  }
  await order(other, "Singha Beer");
  await expect(lines(page)).toHaveCount(1);
  await press(other, "Print");
  await expect(lines(page)).toHaveText([/Pad Thai/, /Singha Beer/]);
  await other.close();
});

test("a sent line is credited by a line of its own, and never more than was sold", async ({
  page,
}) => {
  await startWork(page, "waiter", "Restaurant");
  await newOrder(page, "30");
  await order(page, "Green Curry");
  await press(page, "Print");
  await sentNotice(page).waitFor();
  await press(page, "Open bills");
  await page.getByRole("button", { name: /^Table 30/ }).tap();
  await press(page, "Credit back");
  await order(page, "Green Curry");
  await expect(lines(page).last()).toHaveText("-1Green Curry-150.00");
  await order(page, "Green Curry");
  await expect(page.getByRole("alert")).toContainText("Cannot credit back more");
});

test("an occupied table offers its bill, or a second one", async ({ page }) => {
  await startWork(page, "waiter", "Restaurant");
  await newOrder(page, "40");
  await order(page, "Pad Thai");
  await press(page, "Print");
  await sentNotice(page).waitFor();
  await press(page, "New");
  for (const key of "40") await press(page, key);
  await press(page, "Ok");
  await expect(page.getByRole("alert")).toContainText("Table 40 already has an open bill");
  await press(page, "Open that bill");
  await expect(lines(page)).toHaveText([/Pad Thai/]);
});

test("a bill that moves to an occupied table is asked about, and so is an order that was never sent", async ({
  page,
}) => {
  await startWork(page, "waiter", "Restaurant");
  for (const table of ["41", "42"]) {
    await newOrder(page, table);
    await order(page, "Pad Thai");
    await press(page, "Print");
    await sentNotice(page).waitFor();
  }
  await press(page, "Open bills");
  await page.getByRole("button", { name: /^Table 42/ }).tap();
  const move = async (table: string) => {
    await goTo(page, "/change-order");
    await page.getByRole("textbox", { name: "Table" }).fill(table);
    await press(page, "Ok");
  };
  const question = page.getByRole("alert").getByText("Table 41 already has an open bill");
  await move("41");
  await question.waitFor();
  await press(page, "Cancel");
  await expect(page.getByText(/^#\d+ · Table 42$/)).toBeVisible();
  await move("41");
  await question.waitFor();
  await press(page, "Another bill here");
  await expect(page.getByText(/^#\d+ · Table 41$/)).toBeVisible();
  // Its other fields change without a question.
  await move("41");
  await expect(question).toBeHidden();
  await newOrder(page, "43");
  await order(page, "Gin");
  await move("41");
  await question.waitFor();
  await press(page, "Another bill here");
  await press(page, "Print");
  await sentNotice(page).waitFor();
});

test("mixers go into the last drink, up to its limit", async ({ page }) => {
  await startWork(page, "waiter", "Restaurant");
  await newOrder(page, "50");
  await order(page, "Gin");
  const mixers = page.getByRole("region", { name: "Side orders, mixers" });
  const tonic = mixers.getByRole("button", { name: /Tonic/ });
  const soda = mixers.getByRole("button", { name: /Soda/ });
  // With little room beside the arrows, one mixer is whole, and a mouse gets to the others.
  for (const size of [
    { width: 390, height: 664 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByText("Page 1 of 2")).toBeAttached();
    await expect(tonic).toBeInViewport({ ratio: 1 });
  }
  await tonic.hover();
  await page.mouse.wheel(0, 200);
  // A strip ends at a whole pixel, its last button may not.
  await expect(soda).toBeInViewport({ ratio: 0.95 });
  await tonic.tap();
  await soda.tap();
  await expect(lines(page)).toHaveText(["1Gin140.00", "1Tonic30.00", "1Soda0.00"]);
  await soda.tap();
  await expect(page.getByRole("alert")).toContainText("Maximum mixer reached: 2");
});
