import { listMenu } from "@comanda/contract/menu";
import { officeCurrency, officeForeignCurrency } from "@comanda/contract/office-selling";
import { listPayTypes } from "@comanda/contract/pay-type";
import { takeTender } from "@comanda/contract/tender";
import { expect, type Page } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { loadTable, paidNotice, showReceipt, closeBillDialog } from "./money-journey.ts";
import { button, linesAtTable } from "./order-journey.ts";
import { expectFigure, mainButton, openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { setViewport } from "./set-viewport.ts";
import { speak } from "./speak.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";

/** Cash in steps of 5 baht, and dollars at 33.25. */
async function setCurrencies(origin: string): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const [main] = await office.call(officeCurrency.list);
  const save = [{ id: main?.id, revision: main?.revision, cashStep: 5_00, cashWay: "nearest" }];
  await office.call(officeCurrency.save, { body: { save, retire: [] } });
  const dollar = { name: "US dollar", code: "USD", rateMillionths: 33_250_000 };
  await office.call(officeForeignCurrency.save, { body: { save: [dollar], retire: [] } });
}

test("cash is rounded to coins, dollars are taken at their rate, and the drawer is counted by currency", async ({
  page,
  ownServer,
}) => {
  const { origin } = ownServer;
  await setCurrencies(origin);
  const cashier = await openRestaurant(origin);
  for (const table of ["C1", "C2"]) await sell(cashier, { article: "Pad Thai", table });
  await openTill(page, "cashier");

  await loadTable(page, "C1");
  await button(page, "PAY").tap();
  await expect(page.getByRole("status", { name: "Still due" })).toHaveText("132.00");
  await expect(page.getByRole("status", { name: "In cash" })).toHaveText("130.00");
  const cashKeys = page.getByRole("group", { name: "Cash handed over" });
  await expect(cashKeys.getByRole("button").first()).toContainText("130");
  await cashKeys.getByRole("button").first().tap();
  const receipt = await showReceipt(page);
  await expect(receipt).toContainText("Cash rounding -2.00Cash 130.00Change 0.00");
  await closeBillDialog(page, "Paid");

  await loadTable(page, "C2");
  await button(page, "PAY").tap();
  await expect(button(page, "Pay in USD")).toHaveText("USD\u00A03.91");
  await button(page, "Pay in USD").tap();
  const dialog = page.getByRole("dialog", { name: "Pay in USD" });
  await expect(dialog.getByText("1 USD = 33.25")).toBeVisible();
  const handed = dialog.getByLabel("USD handed over");
  await handed.fill("12345678901");
  await expect(dialog).toContainText("USD handed over can have at most 10 characters");
  await expect(dialog.getByRole("button", { name: /^Take USD/ })).toBeDisabled();
  await handed.fill("5000");
  await handed.press("Enter");
  const question = page.getByRole("dialog", { name: "Give back 166,120.00?" });
  await expect(question).toContainText("USD\u00A05,000 was handed over for 132.00.");
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(handed).toHaveValue("5000");
  await handed.fill("");
  await dialog.getByRole("button", { name: "5", exact: true }).tap();
  await expect(dialog.getByRole("status", { name: "Change" })).toHaveText("35.00");
  await dialog.getByRole("button", { name: /^Take USD\s5$/ }).tap();
  await expect(paidNotice(page)).toContainText("35");
  await expect(await showReceipt(page)).toContainText("USD\u00A05 × 33.25");
  await closeBillDialog(page, "Paid");
  expect((await linesAtTable(ownServer, "C2")).bill).toBeUndefined();

  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 100.00").fill("10");
  const counted = page.getByLabel("USD in the drawer");
  await counted.fill("12345678901234567");
  await expect(page.getByText("USD in the drawer can have at most 10 characters")).toBeVisible();
  await page.getByLabel("Coins of 0.25").focus();
  await mainButton(page, "end shift").tap();
  await expect(counted).toBeFocused();
  await counted.fill("4");
  await mainButton(page, "end shift").tap();
  await expect(page).toHaveTitle("Comanda - Shift report");
  await expectFigure(page, "Drawer", "Received cash", "130.00");
  await expectFigure(page, "Drawer", "Expected in the drawer", "1,095.00");
  await expectFigure(page, "Drawer", "Expected in the drawer, USD", "USD\u00A05");
  await expectFigure(page, "Drawer", "Difference, USD", "USD\u00A0-1");
  await expectFigure(page, "Payments by method", "of it USD\u00A05", "166.25");
  await expectFigure(page, "Payments by method", "Cash rounding", "-2.75");
});

/** Four parts: 20.00 by each of three pay types, and a dollar. */
async function payParts(till: ApiTill, bill: number): Promise<void> {
  const payTypes = await till.call(listPayTypes);
  const { foreignCurrencies } = await till.call(listMenu);
  const dollars = { currency: foreignCurrencies[0]?.id, amount: 1_00, rateMillionths: 33_250_000 };
  const parts = [
    { name: "Credit card", amount: 20_00 },
    { name: "QR transfer", amount: 20_00 },
    { name: "Cash", amount: 20_00 },
    { name: "Cash", amount: 33_25, given: dollars },
  ];
  for (const { name, ...part } of parts) {
    const payType = payTypes.find((one) => one.name === name)?.id;
    await till.call(takeTender, { body: { bill, key: crypto.randomUUID(), payType, ...part } });
  }
}

/** Texts and buttons of parts that reach out of their own row. */
async function findOutOfRow(page: Page): Promise<readonly string[]> {
  return await page.locator("main li[data-taken]").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return [...row.querySelectorAll("*")]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.top < top - 1 || box.bottom > bottom + 1;
        })
        .map((part) => `${part.tagName} of ${row.textContent ?? ""}`);
    }),
  );
}

test("a row of part payments is as high as its text, and every Undo can be reached", async ({
  page,
  ownServer,
}) => {
  const { origin } = ownServer;
  await setCurrencies(origin);
  const cashier = await openRestaurant(origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "C3" });
  await payParts(cashier, id);
  await openTill(page, "cashier");
  await loadTable(page, "C3");
  await button(page, "PAY").tap();
  const rows = page.locator("main li[data-taken]");
  await expect(rows).toHaveCount(4);
  for (const [width, height] of [
    [1024, 768],
    [800, 600],
    [390, 844],
  ] as const) {
    await setViewport(page, { width, height });
    for (const code of ["en_US", "th_TH"] as const) {
      await speak(page, code);
      const display = `${width}x${height} ${code}`;
      expect(await findOutOfRow(page), display).toEqual([]);
      for (const undo of await rows.getByRole("button").all()) {
        await undo.scrollIntoViewIfNeeded();
        await undo.tap({ trial: true });
      }
    }
  }
  await rows.last().getByRole("button").tap();
  await expect(rows).toHaveCount(3);
});

/** A venue that never entered its coins and notes. */
async function dropPieces(origin: string): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const [main] = await office.call(officeCurrency.list);
  const save = [{ id: main?.id, revision: main?.revision, coins: [], notes: [] }];
  await office.call(officeCurrency.save, { body: { save, retire: [] } });
}

test("without coins and notes the drawer is counted as a sum, and the screen says where to add them", async ({
  page,
  ownServer,
}) => {
  await dropPieces(ownServer.origin);
  await openTill(page, "admin");
  await pressMenuButton(page, "Start of day");
  await button(page, "Ok").tap();
  await expect(page.getByText("Day started")).toBeVisible();
  await pressMenuButton(page, "Start of shift");
  const drawer = page.getByLabel("Cash in the drawer");
  await expect(drawer).toBeFocused();
  for (const key of ["1", "5", "9", "0"]) await button(page, key).tap();
  await expect(page.getByText("1,590.00")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await drawer.fill("12345678901");
  await mainButton(page, "start shift").tap();
  await expect(page.getByText("Cash in the drawer can have at most 10 characters")).toBeVisible();
  await expect(drawer).toBeFocused();
  await drawer.fill("1590.5");
  await mainButton(page, "start shift").tap();
  await expect(page.getByText("Shift started")).toBeVisible();

  await pressMenuButton(page, "End of shift");
  await drawer.fill("1588");
  await page.reload();
  await expect(drawer).toHaveValue("1588");
  await mainButton(page, "end shift").tap();
  await expect(page).toHaveTitle("Comanda - Shift report");
  await expectFigure(page, "Drawer", "Difference", "-2.50");

  await button(page, "Count again").tap();
  await drawer.fill("1590.50");
  await page.getByRole("link", { name: "Add notes and coins" }).tap();
  await button(page, "Leave without saving").tap();
  await expect(page).toHaveURL(/office\/currencies/);
});
