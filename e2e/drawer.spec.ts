import { expect } from "@playwright/test";

import { openActions, goTo, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { billDialog, dismissPaid, loadTable } from "./money-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  alert,
  button,
  newOrder,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("a payment out of the drawer needs a category and a confirmation", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await pressMenuButton(page, "Do payment");
  await button(page, "Ok").tap();
  await expect(alert(page, "Please select payment type (money-in / money-out)")).toBeVisible();
  await page.getByRole("radio", { name: "Money-in" }).check();
  await expect(button(page, "Float top-up")).toBeVisible();
  await page.getByRole("radio", { name: "Money-out" }).check();
  await expect(button(page, "Float top-up")).toBeHidden();
  await button(page, "Ok").tap();
  await expect(alert(page, "Please select expense category and input amount")).toBeVisible();
  await button(page, "Ice").tap();
  await button(page, "Ok").tap();
  await expect(alert(page, "Please select expense category and input amount")).toBeVisible();
  await page.getByRole("textbox", { name: "Amount" }).fill("12345678901");
  await button(page, "Ok").tap();
  await expect(page.getByText("Amount can have at most 10 characters")).toBeVisible();
  await page.getByRole("textbox", { name: "Amount" }).fill("");
  for (const key of ["1", "2", "0"]) await button(page, key).tap();
  await page.getByLabel("Note").fill("two bags");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading")).toHaveText("Record this money-out?");
  await expect(page.getByText("120.00")).toBeVisible();
  await button(page, "Cancel").tap();
  await expect(page.getByLabel("Note")).toHaveValue("two bags");
  await page.getByLabel("Note").press("Enter");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/payment/new")) calls.push(request.url());
  });
  await button(page, "Confirm").dblclick();
  await expect(page.getByText("Payment of 120.00 recorded")).toBeVisible();
  await expect(page).toHaveURL(/\/order$/);
  expect(calls).toHaveLength(1);
});

test("staff get their commission once the guests have paid", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await pressMenuButton(page, "Pay Comm.");
  await expect(page.getByText("No commissions to pay")).toBeVisible();
  await page.keyboard.press("Escape");
  await newOrder(page, "D1");
  await pressArticle(page, "Lady Drink");
  await page.getByLabel("Staff ID").fill("20");
  await page.keyboard.press("Enter");
  await print(page);
  await loadTable(page, "D1");
  await button(page, "Pay cash").tap();
  await button(page, "Close").tap();
  await dismissPaid(page);

  await pressMenuButton(page, "Pay Comm.");
  await expect(page.getByRole("main").getByRole("listitem")).toContainText("Mali Wong");
  await button(page, "Commission Report").tap();
  const report = page.getByRole("table", { name: "Mali Wong: 50.00" });
  await expect(report).toContainText("Lady Drink");
  await button(page, "Hide report").tap();
  await button(page, "Pay Mali Wong").tap();
  const question = billDialog(page, "Pay commission");
  await expect(question).toContainText("Do you want to pay 50.00 to Mali Wong?");
  await question.getByRole("button", { name: "Cancel" }).tap();
  await button(page, "Pay Mali Wong").tap();
  await question.getByRole("button", { name: "Pay" }).tap();
  await expect(page.getByText("50.00 paid to Mali Wong")).toBeVisible();
  await expect(page.getByText("No commissions to pay")).toBeVisible();

  // What was paid today can still be printed.
  await button(page, "Commission Report").tap();
  const printed = page.waitForResponse(/\/api\/commission\/print-report-by-workday/);
  await page.getByRole("main").getByRole("button", { name: "Print", exact: true }).tap();
  expect((await printed).status()).toBe(200);
});

test("a waiter cannot make payments", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  const actions = await openActions(page);
  for (const name of ["Do payment", "Pay Comm."]) {
    await expect(actions.getByRole("button", { name })).toHaveCount(0);
  }
  for (const path of ["/do-payment", "/pay-commission"]) {
    await goTo(page, path);
    await expect(page).toHaveURL(/\/order$/);
  }
});
