import { officeLocation } from "@comanda/contract/office-venue";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { goTo, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { loadTable, createBill } from "./money-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  button,
  line,
  newOrder,
  orderPanel,
  pressArticle,
  printAndReload,
  signInAtRestaurant,
} from "./order-journey.ts";
import type { RunningServer } from "./start-server.ts";
import { textField } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

async function writeNumbers(
  { origin }: RunningServer,
  decimalSeparator: string,
  thousandSeparator: string,
): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const [here] = await office.call(officeLocation.list);
  const row = { id: here?.id, revision: here?.revision, decimalSeparator, thousandSeparator };
  await office.call(officeLocation.save, { body: { save: [row], retire: [] } });
}

test.describe("with a comma as the decimal sign", () => {
  test.beforeEach(async ({ server }) => await writeNumbers(server, ",", " "));
  test.afterEach(async ({ server }) => await writeNumbers(server, ".", ","));

  test("an amount is read as typed, by pad and by keyboard", async ({ page, server }) => {
    await createBill(server, "TY1");
    await signInAtRestaurant(page, "cashier");
    await loadTable(page, "TY1");
    await button(page, "Pay cash").tap();
    const cash = textField(page, "Cash");
    await expect(cash).toHaveValue("132,00");
    for (const key of ["1", "5", "0", ",", "5"]) await button(page, key).tap();
    await expect(cash).toHaveValue("150,5");
    await expect(page.getByRole("main")).toContainText("18,50");
    await cash.fill("150.50");
    await expect(page.getByRole("main")).toContainText("18,50");
    await cash.fill("1 050");
    await expect(page.getByRole("main")).toContainText("918,00");
    await cash.fill("1.050");
    await button(page, "Close").tap();
    await expect(page.getByText("Cash can be read as two numbers")).toBeVisible();
    await expect(page).toHaveTitle("Comanda - Pay Card");
  });
});

test("a delivery shows what was typed and the resulting amount", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await goTo(page, "/stock-delivery");
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "House gin" }) });
  await row.getByRole("textbox").fill("6");
  await expect(row).toContainText("6 bottles = 4.2 l");
});

test("a press beyond the stock shows how many are left", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "TY2");
  for (const key of ["Key pad", "9", "9", "9", "9"]) await button(page, key).tap();
  await pressArticle(page, "Lotus Sour");
  await expect(page.getByRole("alert").filter({ hasText: /^\d+ left: Lotus Sour/ })).toBeVisible();
  await expect(line(page, "Lotus Sour")).toBeHidden();
});

test("a table can have any name, and moving the bill replaces it", async ({ page }) => {
  const name = "สวน 1 vip-a";
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, name);
  await pressArticle(page, "Pad Thai");
  await printAndReload(page, name);
  await expect(orderPanel(page)).toContainText("Pad Thai");
  await pressMenuButton(page, "Change");
  await expect(textField(page, "Table")).toHaveValue(name);
  await button(page, "7").tap();
  await button(page, "1").tap();
  await expect(textField(page, "Table")).toHaveValue("71");
  await page.getByRole("button", { name: "Ok", exact: true }).tap();
  await expect(page.getByText(/Table 71/)).toBeVisible();
});

test("lists include the time that has passed on a timer", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "TY3");
  await pressArticle(page, "Pool Table");
  await printAndReload(page, "TY3");
  await line(page, "Pool Table").tap();
  await button(page, "Change time").tap();
  const steps = page.getByRole("group", { name: "Move the start" });
  for (let count = 0; count < 8; count += 1) {
    await steps.getByRole("button", { name: "−15 min" }).tap();
  }
  await button(page, "Submit").tap();
  const text = await line(page, "Pool Table").innerText();
  expect(text).toContain("running");
  await pressMenuButton(page, "Open bills");
  const tile = page.getByRole("main").getByRole("button", { name: /^Table TY3\b/ });
  // Two hours at 200.00, with 10 % service.
  await expect(tile).toContainText(/44\d\.00|46\d\.00/);
});
