import { readBankQr } from "@comanda/domain/bank-qr/read-bank-qr";
import { money } from "@comanda/domain/money/money";
import { expect, type Page } from "@playwright/test";

import { sizes } from "./displays.ts";
import { test } from "./journey.ts";
import { holdReplies } from "./hold-calls.ts";
import { createBill, dismissPaid, loadTable, paidNotice } from "./money-journey.ts";
import { alert, button, linesAtTable, signInAtRestaurant } from "./order-journey.ts";
import { goOffline } from "./offline-till.ts";
import { readCode } from "./read-code.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { unansweredCall } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const code = (page: Page) => page.getByRole("img", { name: "Scan to pay: QR transfer" });
const due = (page: Page) => page.getByRole("status", { name: "Still due" });

async function readShown(page: Page) {
  return readBankQr((await readCode(code(page))) ?? "");
}

test("a phone reads the amount and the bill from the till, which needs no server for it; Cancel changes nothing", async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await createBill(server, "Q1");
  const { bill } = await linesAtTable(server, "Q1");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "Q1");
  await button(page, "PAY").tap();
  // A till that has just been opened may still be loading the screen.
  await due(page).waitFor();
  await goOffline(page);
  for (const key of ["1", "00"]) await button(page, key).tap();
  await button(page, "Pay 100 by QR transfer").tap();
  const asked = { scheme: "promptpay", receiver: "0000000000001" };
  const reference = String(bill?.number);
  expect(await readShown(page)).toEqual({ ...asked, amount: money(100_00), reference });
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("100");
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(payments).toHaveCount(0);
  await context.setOffline(false);

  const release = await holdReplies(page, "**/api/bill/tender*");
  await button(page, "Pay 100 by QR transfer").tap();
  await button(page, "The guest has paid").tap();
  await expect(due(page)).toHaveText("32.00");
  // The next guest scans while the first payment is still on its way.
  await button(page, "Pay the rest by QR transfer").tap();
  expect(await readShown(page)).toEqual({ ...asked, amount: money(32_00), reference });
  const hasPaid = button(page, "The guest has paid");
  await expect(hasPaid).toHaveAttribute("aria-busy", "true");
  await hasPaid.tap();
  await expect(code(page)).toBeVisible();
  release();
  await expect(hasPaid).toHaveAttribute("aria-busy", "false");
  await page.keyboard.press("Escape");
  await expect(due(page)).toHaveText("32.00");
  await button(page, "Pay the rest by QR transfer").tap();
  await button(page, "The guest has paid").tap();
  await expect(paidNotice(page)).toContainText("Table Q1: paid");
  await dismissPaid(page);
  expect((await linesAtTable(server, "Q1")).bill).toBeUndefined();
});

test("more than is due is refused before a code asks for it", async ({ page, server }) => {
  await createBill(server, "Q2");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "Q2");
  await button(page, "PAY").tap();
  for (const key of ["2", "00"]) await button(page, key).tap();
  await button(page, "Pay 200 by QR transfer").tap();
  await expect(alert(page, "Only cash gives change")).toBeVisible();
  await expect(code(page)).toHaveCount(0);
});

test("the whole code is in sight and can be read, on every screen and in both themes", async ({
  page,
  server,
}) => {
  await createBill(server, "Q3");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "Q3");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by QR transfer").tap();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const box = await code(page).boundingBox();
      if (box === null) throw new Error("There is no code");
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
      // A phone reads it from across the counter.
      expect(box.width).toBeGreaterThan(280);
      expect((await readShown(page))?.amount).toBe(money(132_00));
      await expect(button(page, "The guest has paid")).toBeInViewport({ ratio: 1 });
    }
  }
});
