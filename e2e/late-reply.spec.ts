import { expect, type Page } from "@playwright/test";

import { holdReplies, holdRequests } from "./hold-calls.ts";
import { loadTable, paidNotice } from "./money-journey.ts";
import {
  alert,
  button,
  line,
  linesAtTable,
  newOrder,
  pressArticle,
  print,
  sentNotice,
} from "./order-journey.ts";
import { mainButton, openRestaurant, test } from "./own-venue.ts";
import { goTo, openTill } from "./till-menu.ts";

const newBill = "**/api/bill/new*";
const closeBill = "**/api/bill/close/*";
const voidBill = "**/api/bill/void/*";
const countDrawer = "**/api/shift/end/1*";
const addCustomer = "**/api/customer?*";

test.beforeEach(async ({ page, ownServer }) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await newOrder(page, "7");
});

/** The bill is open on the order screen. */
async function sellTo7(page: Page): Promise<void> {
  await pressArticle(page, "Pad Thai");
  await print(page);
  await loadTable(page, "7");
}

/** Leaves the pay screen while the payment is on its way. */
async function payAndLeave(page: Page, hold: typeof holdReplies): Promise<() => void> {
  await sellTo7(page);
  await goTo(page, "/pay");
  const release = await hold(page, closeBill);
  await button(page, "500").tap();
  await button(page, "Cancel").tap();
  return release;
}

test("an article pressed while an order is being sent stays on the bill, as a line of its own", async ({
  page,
  ownServer,
}) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdRequests(page, newBill);
  await button(page, "Print").tap();
  await button(page, "Remove last line").tap();
  await expect(alert(page, "This order is being sent")).toBeVisible();
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Gin");
  release();
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  await expect(line(page, "Gin")).toBeVisible();
  await expect(button(page, "Print")).toHaveAttribute("aria-busy", "false");
  await button(page, "Print").tap();
  const quantities = async () =>
    (await linesAtTable(ownServer, "7")).lines.map(({ product, qty }) => [product, qty]);
  await expect.poll(async () => (await quantities()).length).toBe(3);
  const sold = await quantities();
  expect(sold.map(([, qty]) => qty)).toEqual([1, 1, 1]);
  expect(sold[1]).toEqual(sold[0]);
});

test("an order whose reply comes late does not cover the next screen", async ({ page }) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdReplies(page, newBill);
  await button(page, "Print").tap();
  // The live stream brings the bill before the reply.
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  await goTo(page, "/bills-open");
  await page.getByRole("button", { name: /^Table 7\b/ }).tap();
  await button(page, "Pay cash").tap();
  await expect(page).toHaveURL(/\/pay-cash$/);
  const printed = page.waitForResponse("**/print-product-group-ticket*");
  release();
  await printed;
  await expect(page.getByRole("main").getByRole("button", { name: "Close" })).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a bill that is opened once more while its order is being sent stays open", async ({
  page,
}) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdReplies(page, newBill);
  await button(page, "Print").tap();
  await loadTable(page, "7");
  const printed = page.waitForResponse("**/print-product-group-ticket*");
  release();
  await printed;
  await pressArticle(page, "Gin");
  await expect(line(page, "Gin")).toBeVisible();
});

test("a bill that the live stream has brought stays open when the till stops waiting for the reply", async ({
  page,
  ownServer,
}) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdReplies(page, newBill);
  await button(page, "Print").tap();
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  await expect(page.getByText("Sending 1 order")).toBeVisible();
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  release();
  await expect(page.getByText("Sending 1 order")).toBeHidden();
  await button(page, "Pay cash").tap();
  await expect(page).toHaveURL(/\/pay-cash$/);
  expect((await linesAtTable(ownServer, "7")).lines).toHaveLength(1);
});

test("a payment whose reply comes late says what to give back, and leaves its user on the screen that was opened meanwhile", async ({
  page,
}) => {
  const release = await payAndLeave(page, holdReplies);
  await goTo(page, "/bills-open");
  release();
  await expect(paidNotice(page)).toContainText(/^#\d+ · Table 7 · Give back/);
  await expect(page).toHaveURL(/\/bills-open$/);
  await goTo(page, "/order");
  await expect(page.getByRole("banner")).toContainText("No order yet");
});

test("a pay screen that is left and opened again while a payment is on its way waits for it, and then closes", async ({
  page,
}) => {
  const release = await payAndLeave(page, holdRequests);
  await goTo(page, "/pay");
  await expect(button(page, "500")).toBeDisabled();
  await expect(button(page, "Close")).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page).toHaveURL(/\/order$/);
  await expect(paidNotice(page)).toContainText("Give back");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a void whose reply comes late is told in a message that shows the bill when asked", async ({
  page,
}) => {
  await sellTo7(page);
  await goTo(page, "/void-bill");
  await page.getByRole("textbox", { name: "Reason" }).fill("Guests left");
  const release = await holdReplies(page, voidBill);
  await button(page, "Void").tap();
  await goTo(page, "/bills-open");
  release();
  const message = page.getByRole("status").filter({ hasText: /^Voided bill · #\d+ · Table 7/ });
  await message.waitFor();
  await expect(page).toHaveURL(/\/bills-open$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await message.getByRole("button", { name: "Show" }).tap();
  await expect(page.getByRole("dialog", { name: "Voided bill" })).toBeVisible();
});

test("a guest whose reply comes late is added without leading back to the order", async ({
  page,
}) => {
  await pressArticle(page, "Pad Thai");
  await print(page);
  await goTo(page, "/add-customer");
  await page.getByLabel("Name", { exact: true }).fill("Somchai");
  await page.getByLabel("Phone").fill("081 555 1234");
  await page.getByLabel("Customer type").selectOption("Member");
  const release = await holdReplies(page, addCustomer);
  await button(page, "Ok").tap();
  await goTo(page, "/bills-open");
  release();
  await expect(page.getByText("Customer added successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/bills-open$/);
});

test("a count of the drawer whose reply comes late leaves its user on the screen that was opened meanwhile", async ({
  page,
}) => {
  await goTo(page, "/cash-calc");
  const release = await holdReplies(page, countDrawer);
  await mainButton(page, "end shift").tap();
  await goTo(page, "/bills-open");
  release();
  // The till forgets the press once its reply has come.
  const isAnswered = () => page.evaluate(() => localStorage.getItem("comanda.unanswered") === null);
  await expect.poll(isAnswered).toBe(true);
  await expect(page).toHaveURL(/\/bills-open$/);
});

test("an order that is printed before all files of the till are here needs only a word, too", async ({
  page,
  ownServer,
}) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdRequests(page, "**/assets/later-routes-*.js");
  await page.reload();
  await button(page, "Print").tap();
  await expect.poll(async () => (await linesAtTable(ownServer, "7")).lines).toHaveLength(1);
  release();
  await expect(sentNotice(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("No order yet");
});
