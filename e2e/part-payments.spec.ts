import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { cutAfterFirst, expectUnknownOutcome } from "./cut-calls.ts";
import { holdReplies, holdRequests } from "./hold-calls.ts";
import { test } from "./journey.ts";
import {
  closeBillDialog,
  createBill,
  loadTable,
  paidNotice,
  showReceipt,
} from "./money-journey.ts";
import { alert, button, linesAtTable, signInAtRestaurant } from "./order-journey.ts";
import { pressMenuButton } from "./till-menu.ts";
import { sell, sendRound } from "./sell.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import type { RunningServer } from "./start-server.ts";
import { refusedCall, unansweredCall } from "./till.ts";

const tender = "**/api/bill/tender*";

const amountField = (page: Page) => page.getByRole("textbox", { name: "Amount" });

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

/** Of a bill of 132.00, whose ID is returned. */
async function openPayScreen(page: Page, server: RunningServer, table: string): Promise<number> {
  const { id } = await createBill(server, table);
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, table);
  await button(page, "PAY").tap();
  return id;
}

/** A part that stays on its way until the returned function is called. */
async function payHundred(page: Page, hold: typeof holdReplies): Promise<() => void> {
  const release = await hold(page, tender);
  for (const key of ["1", "00"]) await button(page, key).tap();
  await button(page, "Pay 100 by Credit card").tap();
  return release;
}

test("guests pay one after the other, a wrong payment is given back, and the last one closes the bill", async ({
  page,
  server,
}) => {
  await openPayScreen(page, server, "PP1");
  const payments = page.getByRole("list", { name: "Payments" });
  await button(page, "5").tap();
  await button(page, "0").tap();
  await button(page, "Pay 50 by Cash").dblclick();
  await expect(payments.getByRole("listitem")).toHaveText([/^Cash 50\.00\s*\d\d:\d\d .+Undo$/]);
  const due = page.getByRole("status", { name: "Still due" });
  await expect(due).toHaveText("82.00");
  await button(page, "2").tap();
  await button(page, "0").tap();
  await button(page, "Pay 20 by Credit card").tap();
  await expect(due).toHaveText("62.00");
  // The live stream may show the payment before its own reply comes.
  const undo = button(page, "Undo: Credit card 20.00");
  await expect(undo).toHaveAttribute("aria-busy", "false");
  await undo.tap();
  await expect(due).toHaveText("82.00");
  await expect(payments.getByRole("listitem")).toHaveCount(1);

  // The first guest has left; the others are still eating.
  await button(page, "Cancel").tap();
  await pressMenuButton(page, "Void");
  await expect(
    alert(page, "Money was taken on this bill. Please give it back first: PAY says how"),
  ).toBeVisible();
  await button(page, "PAY").tap();
  await expect(due).toHaveText("82.00");
  await button(page, "Pay the rest by Credit card").tap();
  await button(page, "Close").tap();
  await expect(await showReceipt(page)).toContainText("Cash 50.00Credit card 82.00Change 0.00");
  await closeBillDialog(page, "Paid");
  expect((await linesAtTable(server, "PP1")).bill).toBeUndefined();
});

test("a part that the live stream brings before its reply counts once", async ({
  page,
  server,
}) => {
  await openPayScreen(page, server, "PP6");
  const release = await payHundred(page, holdReplies);
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(payments.filter({ hasText: /^Credit card 100\.00\s*\d\d:\d\d/ })).toHaveCount(1);
  await expect(payments).toHaveCount(1);
  const payBy = page.getByRole("group", { name: "Pay by" });
  await expect(payBy.getByRole("button", { name: /by Cash$/ })).toBeDisabled();
  await expect(payBy.getByRole("button", { name: /by QR transfer$/ })).toBeEnabled();
  const due = page.getByRole("status", { name: "Still due" });
  await expect(due).toHaveText("32.00");
  release();
  await expect(payments).toHaveCount(1);
  await expect(due).toHaveText("32.00");
  await button(page, "Pay the rest by Cash").tap();
  await expect(paidNotice(page)).toContainText("Table PP6: paid");
});

test("a press takes its own payment, not the one that was chosen before another round was ordered", async ({
  page,
  server,
}) => {
  const bill = await openPayScreen(page, server, "PP12");
  await button(page, "Pay the rest by Credit card").tap();
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(payments).toHaveText([/^Credit card 132\.00/]);
  await sendRound(await apiTill(server.origin, "waiter", "Restaurant"), bill, "Pad Thai");
  const due = page.getByRole("status", { name: "Still due" });
  await expect(due).toHaveText("132.00");
  await button(page, "2").tap();
  await button(page, "0").tap();
  await button(page, "Pay 20 by Cash").tap();
  await expect(button(page, "Undo: Cash 20.00")).toBeVisible();
  await expect(payments.filter({ hasText: /^Credit card 132\.00/ })).toHaveCount(1);
  await expect(due).toHaveText("112.00");
});

test("a part that is on its way is not taken back before it is taken", async ({ page, server }) => {
  await openPayScreen(page, server, "PP7");
  const release = await payHundred(page, holdRequests);
  const undo = button(page, "Undo: Credit card 100.00");
  await expect(undo).toHaveAttribute("aria-busy", "true");
  await undo.tap();
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(payments).toHaveCount(1);
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("32.00");
  release();
  await expect(payments).toHaveText(/^Credit card 100\.00\s*\d\d:\d\d/);
});

test("a part that is on its way is waited for on a pay screen that was left and opened again", async ({
  page,
  server,
}) => {
  await openPayScreen(page, server, "PP8");
  const release = await payHundred(page, holdRequests);
  await button(page, "Cancel").tap();
  await button(page, "PAY").tap();
  await expect(button(page, "Pay the rest by Credit card")).toBeDisabled();
  release();
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(payments).toHaveText([/^Credit card 100\.00\s*\d\d:\d\d/]);
  await expect(button(page, "Pay the rest by Credit card")).toBeEnabled();
});

test("after a part without a reply, the same part is taken once, and another amount is a payment of its own", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await openPayScreen(page, server, "PP9");
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  const taken = (amount: string) => new RegExp(`^Credit card ${amount}\\s*\\d\\d:\\d\\d`);
  const loseReply = async (amount: string) => {
    await cutAfterFirst(page, tender);
    await amountField(page).fill(amount);
    await button(page, `Pay ${amount} by Credit card`).tap();
    await expectUnknownOutcome(page);
    await page.unroute(tender);
  };
  await loseReply("50");
  await expect(payments).toHaveText([taken("50.00")]);
  // The message says that it is done only once. Not even a reload makes it two.
  await page.reload();
  await amountField(page).fill("50");
  const replied = page.waitForResponse(tender);
  await button(page, "Pay 50 by Credit card").tap();
  expect((await replied).ok()).toBe(true);
  await expect(payments).toHaveText([taken("50.00")]);

  await loseReply("20");
  await expect(payments).toHaveText([taken("50.00"), taken("20.00")]);
  // Its amount stands in the field again, but the next guest is quicker.
  await amountField(page).fill("30");
  await button(page, "Pay 30 by Credit card").tap();
  await expect(payments).toHaveText([taken("50.00"), taken("20.00"), taken("30.00")]);
});

test("a payment is taken back at a table that others have by now, once asked", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPayScreen(page, server, "PP13");
  await button(page, "500").tap();
  await expect(paidNotice(page)).toContainText("Give back 368.00");
  const waiter = await apiTill(server.origin, "waiter", "Restaurant");
  await sell(waiter, { article: "Gin", table: "PP13" });
  await button(page, "Undo payment").tap();
  await expect(page.getByText("Table PP13 already has an open bill")).toBeVisible();
  await expect(paidNotice(page)).toContainText("Give back 368.00");
  await button(page, "Open a second bill here").tap();
  await expect(page.getByRole("heading")).toHaveText("Pay");
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("132.00");
  await expect(paidNotice(page)).toBeHidden();
});

test("a payment by mistake is taken back, and one that was booked wrongly is booked otherwise", async ({
  page,
  server,
}) => {
  await openPayScreen(page, server, "PP2");
  await button(page, "Pay the rest by Cash").tap();
  await expect(paidNotice(page)).toContainText("Table PP2: paid");
  await button(page, "Undo payment").tap();
  await expect(page.getByRole("heading")).toHaveText("Pay");
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("132.00");
  expect((await linesAtTable(server, "PP2")).bill).toMatchObject({ status: 0, paid: 0 });
  await button(page, "Pay the rest by Cash").tap();
  await showReceipt(page);
  await button(page, "Payments").tap();
  await button(page, "Change pay type: Cash 132.00").tap();
  await page
    .getByRole("group", { name: "It was paid by" })
    .getByRole("button", { name: "Credit card" })
    .tap();
  const payments = page.getByRole("list", { name: "Payments" });
  await expect(payments).toContainText("Credit card 132.00");
  await button(page, "History").tap();
  await expect(page.getByRole("list", { name: "History" })).toContainText("Pay type changed");
  await expect(page.getByRole("list", { name: "History" })).toContainText("Opened again");
});
