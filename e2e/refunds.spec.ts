import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { createBill, loadTable, paidNotice, showReceipt } from "./money-journey.ts";
import { button, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

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
  const form = page.getByRole("region", { name: "Refund" });
  await expect(form.getByRole("button", { name: "Refund 0.00" })).toBeVisible();
  await form
    .getByRole("button", { name: /^One more / })
    .first()
    .tap();
  await expect(form.getByRole("list", { name: "Goes back by" })).toContainText("132.00");
  await form.getByRole("button", { name: "Quality" }).tap();
  await form.getByRole("button", { name: "Refund 132.00" }).tap();
  await expect(page.getByText(/^Refunded 132\.00 · bill #\d+$/)).toBeVisible();
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
