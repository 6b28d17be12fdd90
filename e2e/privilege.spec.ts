import { officePayType } from "@comanda/contract/office-selling";
import { officeLocation } from "@comanda/contract/office-venue";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { loadTable, showReceipt } from "./money-journey.ts";
import { button, linesAtTable } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { openTill } from "./till-menu.ts";

/** Lotus House moves to Manila, with VAT of 12 % in its prices. */
async function moveToManila(origin: string): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const [here] = await office.call(officeLocation.list);
  const place = { id: here?.id, revision: here?.revision, timeZone: "Asia/Manila" };
  await office.call(officeLocation.save, { body: { save: [place], retire: [] } });
  const vat = (await office.call(officePayType.list)).find(({ name }) => name === "VAT");
  const tax = { id: vat?.id, revision: vat?.revision, value: 1200, isOnCharges: false };
  await office.call(officePayType.save, { body: { save: [tax], retire: [] } });
}

test("two of four guests have the discount by law, on the screen and on the receipt", async ({
  page,
  ownServer,
}) => {
  await moveToManila(ownServer.origin);
  const cashier = await openRestaurant(ownServer.origin);
  await sell(cashier, { article: "Pad Thai", table: "7" });
  await openTill(page, "cashier");
  await loadTable(page, "7");
  await button(page, "PAY").tap();
  // 120.00, and 12.00 of service.
  const due = page.getByRole("status", { name: "Still due" });
  await expect(due).toHaveText("132.00");
  await button(page, "Senior / PWD").tap();
  await page.getByLabel("Guests who share the bill").fill("4");
  const first = page.getByRole("group", { name: "Discounted guest 1" }).first();
  await first.getByLabel("Name").fill("Rosario de la Cruz");
  await button(page, "Give the discount").tap();
  await expect(first).toContainText("ID number can not empty");
  await expect(first.getByLabel("ID number")).toBeFocused();
  await page.keyboard.type("QC-123");
  await button(page, "One more guest").tap();
  const second = page.getByRole("group", { name: "Discounted guest 2" }).first();
  await second.getByText("PWD", { exact: true }).tap();
  await second.getByLabel("Name").fill("Jose Bautista");
  await second.getByLabel("ID number").fill("PWD-42");
  await button(page, "Give the discount").tap();

  // Each share is 30.00: 26.79 without VAT, less 5.36. Others pay 60.00; service is 6.00 and 4.29.
  await expect(due).toHaveText("113.15");
  await expect(page.getByRole("status", { name: "Free of VAT" })).toHaveText(/^.6\.42$/);
  await expect(page.getByRole("status", { name: "SC/PWD discount" })).toHaveText(/^.10\.72$/);
  // From top to bottom, as on the receipt, with what the law takes off before the charges.
  await expect(page.getByRole("main").locator("li[data-kind]")).toHaveText([
    /^Subtotal 120\.00$/,
    /^Free of VAT .6\.42$/,
    /^SC\/PWD discount .10\.72$/,
    /^After discounts 102\.86$/,
    /^Service charge 10\.29$/,
    /^VAT \(included\) 6\.43$/,
    /^Total 113\.15$/,
  ]);
  expect((await linesAtTable(ownServer, "7")).bill).toMatchObject({ amount: 113_15 });
  await button(page, "Pay the rest by Cash").tap();
  const receipt = await showReceipt(page);
  for (const text of [
    /Less VAT\s*\S?6\.42/,
    /Less senior discount 20 %\s*\S?5\.36/,
    /Less PWD discount 20 %\s*\S?5\.36/,
    /Total\s*113\.15/,
    /VATable sales\s*53\.57/,
    /VAT-exempt sales\s*53\.58/,
    /VAT amount\s*6\.43/,
    /Shared by guests: 4/,
    /Senior: Rosario de la Cruz\s*ID no\. QC-123\s*Signature/,
    /PWD: Jose Bautista\s*ID no\. PWD-42\s*Signature/,
  ]) {
    await expect(receipt).toContainText(text);
  }
});
