import { officeLocation } from "@comanda/contract/office-venue";
import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { apiTill } from "./api-till.ts";
import { endDay } from "./end-day.ts";
import { openKeyPad, goTo, openTill } from "./till-menu.ts";
import { openRestaurant, sellForCash, test } from "./own-venue.ts";
import { sell } from "./sell.ts";

test("bills of earlier days are found by number, by date and among all days", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { origin } = ownServer;
  const before = await openRestaurant(origin);
  await sellForCash(before, { article: "Pad Thai", table: "Garden 5" });
  await endDay(before);
  await sellForCash(await openRestaurant(origin), { article: "Green Curry", table: "6" });

  await openTill(page, "cashier");
  await openKeyPad(page);
  await page.getByRole("button", { name: "1", exact: true }).tap();
  await page.getByRole("button", { name: "Bill", exact: true }).tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Bill of \d\d\/\d\d\/\d{4}/);
  await expect(dialog).toContainText("Pad Thai");
  await dialog.getByRole("button", { name: "Close" }).tap();

  // Three presses and the table: typing goes to the search field, and a space does not repeat the last press.
  await page.getByRole("button", { name: "Bills detail", exact: true }).tap();
  await page.getByRole("searchbox", { name: "Search bills" }).waitFor();
  await page.keyboard.press("Space");
  await page.keyboard.type("garden 5");
  await page.getByRole("button", { name: /^Show bill #1,/ }).tap();
  await dialog.getByRole("button", { name: "Print again" }).tap();
  await dialog.getByRole("button", { name: "History" }).waitFor();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Receipt as PDF" }).tap();
  const receipt = await saved;
  expect(receipt.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d \d\d\.\d\d Receipt 1 - .*\.pdf$/);
  const pdf = (await readFile(await receipt.path())).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  // As wide as the roll of paper, and one page for a short bill.
  expect(pdf.match(/\/MediaBox \[0 0 227 [\d.]+\]/g)).toHaveLength(1);
  await dialog.getByRole("button", { name: "Close" }).tap();

  await goTo(page, "/bills-reprint");
  const numbers = page.getByRole("table").getByRole("button", { name: /^Show bill/ });
  await expect(numbers).toHaveText(["#2"]);
  // Both work days have the same date.
  const day = page.getByLabel(/^Day( from \d\d:\d\d)?$/);
  const today = await day.inputValue();
  await page.getByRole("button", { name: "Day before" }).tap();
  await expect(numbers).toHaveText(["#1"]);
  await expect(day).toHaveValue(today);
  await page.getByRole("button", { name: "Day after" }).tap();
  await expect(numbers).toHaveText(["#2"]);
  await day.fill(today.replaceAll("/", ""));
  await expect(numbers).toHaveText(["#2", "#1"]);

  await page.getByRole("button", { name: "All days" }).tap();
  await page.getByRole("searchbox").fill("garden 5");
  await expect(numbers).toHaveText(["#1"]);
  await expect(page.getByRole("row", { name: new RegExp(today) })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("132.00");
  await expect(page.getByRole("alert")).toContainText("Bills of other days need the server");
  await context.setOffline(false);
});

test("after the end of the day, its bills are listed", async ({ page, ownServer }) => {
  const evening = await openRestaurant(ownServer.origin);
  await sellForCash(evening, { article: "Pad Thai", table: "Garden 5" });
  await openTill(page, "cashier");
  await goTo(page, "/bills-reprint");
  const numbers = page.getByRole("table").getByRole("button", { name: /^Show bill/ });
  await expect(numbers).toHaveText(["#1"]);
  const day = page.getByLabel(/^Day from \d\d:\d\d$/);
  const today = await day.inputValue();
  await endDay(evening);
  await page.reload();
  await expect(numbers).toHaveText(["#1"]);
  await expect(day).toHaveValue(today);
  for (const name of ["Day before", "Day after"]) {
    await expect(page.getByRole("button", { name })).toBeDisabled();
  }
});

test("where numbers restart each day, the till calls each bill by the number on its paper", async ({
  page,
  ownServer,
}) => {
  const { origin } = ownServer;
  const office = await apiTill(origin, "admin", "Restaurant");
  const [here] = await office.call(officeLocation.list);
  const row = { id: here?.id, revision: here?.revision, usesBillNumberPerWorkDay: true };
  await office.call(officeLocation.save, { body: { save: [row], retire: [] } });
  const before = await openRestaurant(origin);
  await sellForCash(before, { article: "Pad Thai", table: "Garden 5" });
  await sell(before, { article: "Pad Thai", table: "7" });
  await endDay(before);
  const today = await openRestaurant(origin);
  await sellForCash(today, { article: "Green Curry", table: "6" });
  await sell(today, { article: "Green Curry", table: "8" });

  await openTill(page, "cashier");
  await openKeyPad(page);
  await page.getByRole("button", { name: "2", exact: true }).tap();
  await page.getByRole("button", { name: "Bill", exact: true }).tap();
  await expect(page.getByRole("region", { name: "Order", exact: true })).toContainText(
    "Green Curry",
  );

  await goTo(page, "/bills-detail");
  const numbers = page.getByRole("table").getByRole("button", { name: /^Show bill/ });
  await expect(numbers).toHaveText(["#2", "#1", "#2"]);
  await page.getByRole("searchbox").fill("#4");
  await expect(numbers).toHaveText(["#2"]);
  await page.getByRole("searchbox").fill("garden 5");
  await expect(
    page.getByRole("button", { name: /^Show bill #1, \d\d\/\d\d\/\d{4} · #1$/ }),
  ).toBeVisible();
});
