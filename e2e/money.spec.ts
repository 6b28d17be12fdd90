import { listBills } from "@comanda/contract/list-bills";
import { closeBill } from "@comanda/contract/end-bill";
import { listPayTypes } from "@comanda/contract/pay-type";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { boxOf } from "./box-of.ts";
import { goTo, openKeyPad, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import {
  billDialog,
  closeBillDialog,
  createBill,
  dismissPaid,
  loadTable,
  paidNotice,
  showReceipt,
} from "./money-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { alert, button, newOrder, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import type { RunningServer } from "./start-server.ts";
import { textField, refusedCall, unansweredCall } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

async function statusOf({ origin }: RunningServer, id: number): Promise<number | undefined> {
  const till = await apiTill(origin, "cashier", "Restaurant");
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  return bills.find((bill) => bill.id === id)?.status;
}

/** Another cashier, who takes 1,000.00 for a bill. */
async function otherCashier({ origin }: RunningServer) {
  const till = await apiTill(origin, "cashier", "Restaurant");
  const payTypes = await till.call(listPayTypes);
  const payType = payTypes.find(({ indexNumber }) => indexNumber === 800)?.id;
  const body = { payDetails: [{ payType, total: 100_000 }] };
  return (id: number) => till.call(closeBill, { params: { id }, body });
}

test("paying exact cash takes two taps, and the order screen is ready for the next guests", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "M1");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M1");
  await button(page, "Pay cash").tap();
  await expect(page).toHaveTitle("Comanda - Pay Card");
  await expect(textField(page, "Cash")).toHaveValue("132.00");
  await button(page, "Close").tap();

  const receipt = await showReceipt(page);
  await expect(receipt).toContainText("Total 132.00");
  await expect(receipt).toContainText("Cash 132.00Change 0.00");
  await closeBillDialog(page, "Paid");
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole("banner")).toContainText("No order yet");
  expect(await statusOf(server, id)).toBe(1);
});

test("typed cash gives change, and too little is refused", async ({ page, server }) => {
  await createBill(server, "M2");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M2");
  await openKeyPad(page);
  await textField(page, "Cash").tap();
  for (const key of ["1", "0", "0"]) await button(page, key).tap();
  await button(page, "Pay cash").tap();
  await expect(textField(page, "Cash")).toHaveValue("100");
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("32.00");
  await expect(page.getByRole("status", { name: "Change" })).toHaveCount(0);
  await button(page, "Close").tap();
  await expect(alert(page, "Amount not paid in full")).toBeVisible();
  await textField(page, "Cash").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cash can not empty")).toBeVisible();
  await textField(page, "Cash").fill("12345678901");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cash can have at most 10 characters")).toBeVisible();
  await textField(page, "Cash").fill("500");
  await expect(page.getByRole("status", { name: "Change" })).toHaveText("368.00");
  await page.keyboard.press("Enter");
  await expect(paidNotice(page)).toContainText("Give back 368.00");
  await expect(await showReceipt(page)).toContainText("Cash 500.00Change 368.00");
});

test("staff without permission to take payments have no button for it", async ({
  page,
  server,
}) => {
  await createBill(server, "M5");
  await signInAtRestaurant(page, "waiter");
  await expect(button(page, "Pay cash")).toBeHidden();
  await loadTable(page, "M5");
  await expect(button(page, "PAY")).toHaveCount(0);
  for (const path of ["/pay", "/pay-cash"]) {
    await goTo(page, path);
    await expect(page).toHaveURL(/\/order$/);
  }
});

test("paying needs an open bill with everything sent", async ({ page, server }) => {
  await createBill(server, "M14");
  await signInAtRestaurant(page, "cashier");
  await button(page, "Pay cash").tap();
  await expect(alert(page, "Please get an open bill")).toBeVisible();
  await pressMenuButton(page, "Void");
  await expect(alert(page, "Please get an open bill")).toBeVisible();
  for (const path of ["/pay", "/pay-cash", "/void-bill"]) {
    await goTo(page, path);
    await expect(page).toHaveURL(/\/order$/);
  }
  await newOrder(page, "M6");
  await pressArticle(page, "Pad Thai");
  await button(page, "PAY").tap();
  // The order is no bill before it is printed.
  await expect(
    alert(page, "Please get an open bill").getByRole("button", { name: "Print", exact: true }),
  ).toBeVisible();
  await button(page, "Remove last line").tap();
  await loadTable(page, "M14");
  await pressArticle(page, "Pad Thai");
  for (const press of ["PAY", "Pay cash"]) {
    await button(page, press).tap();
    await expect(alert(page, "Please print bill first")).toBeVisible();
  }
  await pressMenuButton(page, "Void");
  await expect(alert(page, "Please print bill first")).toBeVisible();
  await alert(page, "Please print bill first")
    .getByRole("button", { name: "Print", exact: true })
    .tap();
  await expect(page.getByText("Order sent")).toBeVisible();
  await button(page, "PAY").tap();
  await expect(page).toHaveURL(/\/pay$/);
});

test("paying needs a shift at the station", async ({ page, server }) => {
  await createBill(server, "M7");
  await page.goto("/");
  await page.getByLabel("Username").fill("cashier");
  await page.getByLabel("Password").fill("demo");
  await button(page, "Touch for log in").tap();
  await page.getByRole("button", { name: "Lotus House - Spa" }).tap();
  await page.getByRole("tabpanel").waitFor();
  await loadTable(page, "M7");
  await button(page, "PAY").tap();
  await expect(alert(page, "Please start shift")).toBeVisible();
  for (const name of ["Void", "Split", "Merge", "Do payment", "Pay Comm."]) {
    await pressMenuButton(page, name);
    await expect(alert(page, "Please start shift")).toBeVisible();
  }
});

test("a bill is paid only once, by two quick taps or by two cashiers", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const [twice, theirs, late] = [
    await createBill(server, "M8"),
    await createBill(server, "M9"),
    await createBill(server, "M10"),
  ];
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M8");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/bill/close/")) calls.push(request.url());
  });
  await button(page, "Pay cash").tap();
  await button(page, "Close").dblclick();
  await dismissPaid(page);
  expect(calls).toHaveLength(1);
  expect(await statusOf(server, twice.id)).toBe(1);

  const payElsewhere = await otherCashier(server);
  await loadTable(page, "M9");
  await button(page, "PAY").tap();
  await payElsewhere(theirs.id);
  await expect(alert(page, "This bill is no longer open")).toBeVisible();
  await expect(billDialog(page, "Reprint bill")).toContainText("Cash 1,000.00");
  await closeBillDialog(page, "Reprint bill");
  await expect(page).toHaveURL(/\/order$/);

  await loadTable(page, "M10");
  await button(page, "Pay cash").tap();
  // The other cashier's payment arrives just before this one.
  await page.route("**/bill/close/**", async (route) => {
    await payElsewhere(late.id);
    await route.continue();
  });
  await button(page, "Close").tap();
  await expect(alert(page, "This bill is no longer open")).toBeVisible();
  await expect(billDialog(page, "Reprint bill")).toContainText("Cash 1,000.00");
});

test("a payment whose reply is lost is sent again with the same key", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await createBill(server, "M11");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M11");
  await button(page, "Pay cash").tap();
  const keys: string[] = [];
  await page.route("**/bill/close/**", async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    const response = await route.fetch();
    if (keys.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response });
  });
  await button(page, "Close").tap();
  await expect(await showReceipt(page)).toContainText("Cash 132.00");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a void needs a reason, and the bill shows its history", async ({ page, server }) => {
  const { id } = await createBill(server, "M12");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M12");
  await pressMenuButton(page, "Void");
  await page.getByPlaceholder("Type a reason").press("Enter");
  await expect(alert(page, "Please type a reason")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/order$/);
  await pressMenuButton(page, "Void");
  await textField(page, "Reason").fill("guests left");
  await page.getByRole("main").getByRole("button", { name: "Void" }).tap();
  const dialog = billDialog(page, "Voided bill");
  await expect(dialog).toContainText("guests left");
  await dialog.getByRole("button", { name: "History" }).tap();
  // The history shows its paper as soon as it was printed, which may be now.
  const entries = dialog
    .getByRole("list", { name: "History" })
    .getByRole("listitem")
    .filter({ hasNotText: "Printed" });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText("Opened");
  await expect(entries.first()).toContainText("Mali Wong at Restaurant");
  await expect(entries.first()).toContainText("+ 1 Pad Thai");
  await expect(entries.last()).toContainText("Status: Open, now Voided");
  await expect(entries.last()).toContainText("Note: none, now guests left");
  await dialog.getByRole("button", { name: "Back to the bill" }).tap();
  await expect(dialog).toContainText("VOIDED");
  await closeBillDialog(page, "Voided bill");
  expect(await statusOf(server, id)).toBe(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Pay follows Print at the bottom of the screen", async ({ page, server }) => {
    await createBill(server, "M13");
    await signInAtRestaurant(page, "cashier");
    await loadTable(page, "M13");
    await button(page, "PAY").tap();
    await button(page, "Pay the rest by Credit card").tap();
    expect((await boxOf(button(page, "Close"))).bottom).toBeLessThanOrEqual(844);
    await button(page, "Close").tap();
    await dismissPaid(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});
