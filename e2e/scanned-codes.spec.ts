import { listStock } from "@comanda/contract/stock";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { test } from "./journey.ts";
import { createBill, loadTable } from "./money-journey.ts";
import {
  alert,
  button,
  line,
  linesAtTable,
  newOrder,
  signInAtRestaurant,
} from "./order-journey.ts";
import { scanCode } from "./scan-code.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo } from "./till-menu.ts";
import { textField, tile } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const codes = ["8850999320007", "96385074"];

/** Scans codes into the field that has the focus, which keeps what it holds. */
async function refuseScans(page: Page, field: Locator, typed: string): Promise<void> {
  for (const code of codes) {
    await scanCode(page, code);
    const notice = alert(page, "A scanned code cannot be entered here");
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue(typed);
    await notice.getByRole("button").tap();
    await field.focus();
  }
}

test("a scanned code is no quantity of a delivery or a count", async ({ page, server }) => {
  const other = await apiTill(server.origin, "admin", "Restaurant");
  const before = await other.call(listStock);
  await signInAtRestaurant(page, "cashier");
  await goTo(page, "/stock-delivery");
  const delivered = page.getByLabel("Delivered Singha bottle");
  await delivered.fill("24");
  await refuseScans(page, delivered, "24");
  await goTo(page, "/cash-calc");
  const notes = page.getByLabel("Notes of 20.00");
  await refuseScans(page, notes, "");
  expect(await other.call(listStock)).toEqual(before);
});

test("a scanned code is no reason, and its Enter voids and moves nothing", async ({
  page,
  server,
}) => {
  const { id } = await createBill(server, "SC1");
  await signInAtRestaurant(page, "admin");
  await loadTable(page, "SC1");
  await goTo(page, "/void-bill");
  await textField(page, "Reason").fill("guests left");
  await refuseScans(page, textField(page, "Reason"), "guests left");
  await button(page, "Cancel").tap();
  await goTo(page, "/change-order");
  const table = page.getByRole("textbox", { name: "Table", exact: true });
  await table.focus();
  await refuseScans(page, table, "SC1");
  await button(page, "Cancel").tap();
  expect((await linesAtTable(server, "SC1")).bill?.id).toBe(id);
});

test("the key pad keeps its number when a code is scanned, and Escape clears it", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SC2");
  await tile(page, "Pad Thai").getByRole("button").tap();
  const typed = page.getByRole("region", { name: "Key pad" }).getByLabel("Typed");
  await page.keyboard.type("3");
  await expect(typed).toHaveText("3");
  for (const code of ["1234", ...codes]) {
    await scanCode(page, code);
    await expect(alert(page, "A scanned code cannot be entered here")).toBeVisible();
    await expect(typed).toHaveText("3");
    await alert(page, "A scanned code cannot be entered here").getByRole("button").tap();
  }
  await tile(page, "Green Curry").getByRole("button").tap();
  await expect(line(page, "Green Curry")).toHaveText(/^3Green Curry/);

  await page.keyboard.type("12345");
  await expect(page.getByText("Too many for a quantity")).toBeVisible();
  // The first one closes the pad.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await tile(page, "Green Curry").getByRole("button").tap();
  await expect(line(page, "Green Curry")).toHaveText(/^4Green Curry/);
});

test("a guest's card is scanned into its field, and the form stays open", async ({ page }) => {
  await signInAtRestaurant(page, "admin");
  await goTo(page, "/add-customer");
  const card = textField(page, "Card number");
  await card.focus();
  await scanCode(page, "96385074");
  await expect(card).toHaveValue("96385074");
  await expect(page.getByText("Name can not empty")).toBeHidden();
});
