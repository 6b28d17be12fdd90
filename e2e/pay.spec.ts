import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { addInvoiceGuest, orderFor } from "./invoice-guest.ts";
import { test } from "./journey.ts";
import {
  closeBillDialog,
  createBill,
  dismissPaid,
  loadTable,
  paidNotice,
  showReceipt,
} from "./money-journey.ts";
import { alert, button, linesAtTable, signInAtRestaurant } from "./order-journey.ts";
import { scanCode } from "./scan-code.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo } from "./till-menu.ts";
import { textField } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("exact cash takes two taps on the pay screen, a note one more, and says what to give back", async ({
  page,
  server,
}) => {
  await createBill(server, "M15");
  await createBill(server, "M16");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M15");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/bill/close/")) calls.push(request.url());
  });
  await button(page, "PAY").tap();
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("132.00");
  await button(page, "Pay the rest by Cash").dblclick();
  await expect(paidNotice(page)).toContainText("Table M15: paid");
  await expect(page.getByRole("banner")).toContainText("No order yet");
  expect(calls).toHaveLength(1);
  expect((await linesAtTable(server, "M15")).bill).toBeUndefined();
  await dismissPaid(page);

  await loadTable(page, "M16");
  await button(page, "PAY").tap();
  const handed = page.getByRole("group", { name: "Cash handed over" });
  await expect(handed.getByRole("button")).toHaveText([
    "Exact132",
    "135",
    "140",
    "150",
    "200",
    "500",
  ]);
  await handed.getByRole("button", { name: "500" }).dblclick();
  await expect(paidNotice(page)).toContainText("Give back 368.00");
  expect(calls).toHaveLength(2);
  await expect(await showReceipt(page)).toContainText("Cash 500.00Change 368.00");
});

test("paying by card takes three taps, and several pay types can share the amount", async ({
  page,
  server,
}) => {
  await createBill(server, "M3");
  await createBill(server, "M4");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M3");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Credit card").tap();
  await expect(page.getByRole("status", { name: "Change" })).toHaveText("0.00");
  await button(page, "Close").tap();
  await expect(await showReceipt(page)).toContainText("Credit card 132.00Change 0.00");
  await closeBillDialog(page, "Paid");
  expect((await linesAtTable(server, "M3")).bill).toBeUndefined();

  await loadTable(page, "M4");
  await button(page, "PAY").tap();
  await expect(page.getByRole("heading")).toHaveText("Pay");
  await button(page, "Close").tap();
  await expect(alert(page, "Amount not paid in full")).toBeVisible();
  for (const key of ["1", "00"]) await button(page, key).tap();
  await expect(textField(page, "Amount")).toHaveValue("100");
  await button(page, "Pay 100 by QR transfer").tap();
  await button(page, "The guest has paid").tap();
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("32.00");
  await button(page, "Pay the rest by Invoice").tap();
  await expect(alert(page, "An invoice needs a customer. Please choose one")).toBeVisible();
  await expect(button(page, "Choose customer")).toBeVisible();
  await button(page, "Pay the rest by Cash").tap();
  await expect(await showReceipt(page)).toContainText("QR transfer 100.00Cash 32.00Change 0.00");
});

test("an amount that is typed before Invoice is refused and kept, unless it is all that is due", async ({
  page,
  server,
}) => {
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  await orderFor(till, "M30", await addInvoiceGuest(till, "Blue Lagoon Tours"));
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M30");
  await button(page, "PAY").tap();
  await textField(page, "Amount").fill("100");
  await button(page, "Pay 100 by Invoice").tap();
  await expect(alert(page, "An invoice takes all that is due. Please clear the")).toBeVisible();
  await expect(textField(page, "Amount")).toHaveValue("100");
  await textField(page, "Amount").fill("132");
  await button(page, "Pay 132 by Invoice").tap();
  await button(page, "Close").tap();
  await expect(await showReceipt(page)).toContainText("Invoice 132.00Change 0.00");
});

test("a payment can be taken back, typed cash is counted, and only cash may be too much", async ({
  page,
  server,
}) => {
  await createBill(server, "M17");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M17");
  await button(page, "PAY").tap();
  const due = page.getByRole("status", { name: "Still due" });
  const change = page.getByRole("status", { name: "Change" });
  await button(page, "Pay the rest by Credit card").tap();
  await expect(change).toHaveText("0.00");
  await button(page, "Undo: Credit card 132.00").tap();
  await expect(due).toHaveText("132.00");
  for (const key of ["2", "00"]) await button(page, key).tap();
  // Until a pay type is pressed, what is typed is cash.
  await expect(change).toHaveText("68.00");
  await button(page, "Pay 200 by Credit card").tap();
  await expect(alert(page, "Only cash gives change")).toBeVisible();
  await textField(page, "Amount").fill("12345678901");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Amount can have at most 10 characters")).toBeVisible();
  await textField(page, "Amount").fill("500");
  await page.keyboard.press("Enter");
  await expect(paidNotice(page)).toContainText("Give back 368.00");
});

test("a scanned code is no amount: its Enter closes nothing, and what was typed stays", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "M18");
  await signInAtRestaurant(page, "cashier");
  for (const [path, label, typed] of [
    ["/pay", "Amount", ""],
    ["/pay", "Amount", "50"],
    ["/pay-cash", "Cash", "132.00"],
  ] as const) {
    await loadTable(page, "M18");
    await goTo(page, path);
    const field = textField(page, label);
    if (path === "/pay") await field.fill(typed);
    for (const code of ["8850999320007", "96385074"]) {
      await scanCode(page, code);
      await expect(alert(page, "A scanned code cannot be entered here")).toBeVisible();
      await expect(field).toHaveValue(typed);
      await alert(page, "A scanned code cannot be entered here").getByRole("button").tap();
    }
    await button(page, "Cancel").tap();
  }
  expect((await linesAtTable(server, "M18")).bill?.id).toBe(id);
});

test("change far above what is due is asked about once", async ({ page, server }) => {
  await createBill(server, "M19");
  await createBill(server, "M20");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "M19");
  await button(page, "PAY").tap();
  await textField(page, "Amount").fill("5000");
  await button(page, "Pay 5000 by Cash").tap();
  const question = page.getByRole("dialog", { name: "Give back 4,868.00?" });
  await expect(question).toContainText("5,000.00 was handed over for 132.00.");
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(textField(page, "Amount")).toHaveValue("5000");
  await expect(button(page, "Undo: Cash 5,000.00")).toBeHidden();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(textField(page, "Amount")).toHaveValue("5000");
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Close" }).tap();
  await expect(paidNotice(page)).toContainText("Give back 4,868.00");

  await loadTable(page, "M20");
  await expect(paidNotice(page)).toBeHidden({ timeout: 1000 });
  await goTo(page, "/pay-cash");
  await expect(textField(page, "Cash")).toBeVisible();
  await textField(page, "Cash").fill("1132.01");
  await page.keyboard.press("Enter");
  const ofCash = page.getByRole("dialog", { name: "Give back 1,000.01?" });
  await ofCash.getByRole("button", { name: "Cancel" }).tap();
  await textField(page, "Cash").fill("1132");
  await page.keyboard.press("Enter");
  await expect(paidNotice(page)).toContainText("Give back 1,000.00");
});
