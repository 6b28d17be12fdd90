import { findBills } from "@comanda/contract/find-bills";
import { readRefund } from "@comanda/contract/refund";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { cutAfterFirst, expectUnknownOutcome } from "./cut-calls.ts";
import { test } from "./journey.ts";
import { createBill, loadTable, paidNotice, showReceipt } from "./money-journey.ts";
import { button, newOrder, pressArticle, print, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo } from "./till-menu.ts";
import { unansweredCall } from "./till.ts";

const refund = "**/api/bill/refund/*";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("a manager refunds a line of a paid bill where it is shown", async ({ page, server }) => {
  await createBill(server, "RF1");
  await signInAtRestaurant(page, "admin");
  await loadTable(page, "RF1");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Cash").tap();
  await expect(paidNotice(page)).toContainText("Table RF1: paid");
  await showReceipt(page);
  await button(page, "Refund").tap();
  const form = page.getByRole("dialog", { name: "Refund" });
  await expect(form.getByRole("button", { name: "Refund 0.00" })).toBeVisible();
  await form
    .getByRole("button", { name: /^One more / })
    .first()
    .tap();
  await expect(form.getByRole("list", { name: "Goes back by" })).toContainText("132.00");
  await form.getByRole("button", { name: "Quality" }).tap();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(form.getByRole("button", { name: "Refund 132.00" })).toBeInViewport({ ratio: 1 });
  await form.getByRole("button", { name: "Refund 132.00" }).tap();
  await expect(page.getByText(/^Refunded 132\.00 · bill #\d+$/)).toBeVisible();
});

test("a refund without a reply is made once, even if it is asked for again after a reload", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await signInAtRestaurant(page, "admin");
  await newOrder(page, "RF3");
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Pad Thai");
  await print(page);
  await loadTable(page, "RF3");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Cash").tap();
  await showReceipt(page);
  const form = page.getByRole("dialog", { name: "Refund" });
  const refundOne = async () => {
    await button(page, "Refund").tap();
    await form
      .getByRole("button", { name: /^One more / })
      .first()
      .tap();
    await form.getByRole("button", { name: "Quality" }).tap();
    await form.getByRole("button", { name: "Refund 132.00" }).tap();
  };
  await cutAfterFirst(page, refund);
  await refundOne();
  await expectUnknownOutcome(page);
  await page.unroute(refund);
  await page.reload();
  await goTo(page, "/bills-detail");
  // Its refund is listed above it.
  await page
    .getByRole("row", { name: /RF3/ })
    .getByRole("button", { name: /^Show bill/ })
    .last()
    .tap();
  await refundOne();
  await expect(page.getByText(/^Refunded 132\.00 · bill #\d+$/)).toBeVisible();
  const admin = await apiTill(server.origin, "admin", "Restaurant");
  const { bills } = await admin.call(findBills, { query: { text: "RF3" } });
  const [id = 0] = bills.map((bill) => bill.id).toSorted((one, other) => one - other);
  const { lines } = await admin.call(readRefund, { params: { id }, query: {} });
  expect(lines.map(({ left }) => left)).toEqual([1]);
});

test("a cashier has no key for refunds", async ({ page, server }) => {
  await createBill(server, "RF2");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "RF2");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Cash").tap();
  await showReceipt(page);
  await expect(button(page, "Payments")).toBeVisible();
  await expect(button(page, "Refund")).toHaveCount(0);
});
