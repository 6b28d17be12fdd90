import { officeLocation } from "@comanda/contract/office-venue";
import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";

import { apiTill } from "./api-till.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { endDay } from "./end-day.ts";
import { findBarriers } from "./find-barriers.ts";
import { openRestaurant, sellForCash, test } from "./own-venue.ts";
import { saved } from "./saved-file.ts";
import { goTo, openTill } from "./till-menu.ts";

/** As the tax consultant has given them. */
async function saveDatevNumbers(origin: string): Promise<void> {
  const admin = await apiTill(origin, "admin", "Bar");
  const [here] = await admin.call(officeLocation.list);
  const numbers = { datevConsultant: "29098", datevClient: "55003" };
  const save = [{ id: here?.id, revision: here?.revision, ...numbers }];
  await admin.call(officeLocation.save, { body: { save, retire: [] } });
}

const cents = (text: string | undefined) => Math.round(Number(text?.replace(",", ".")) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

/** What is cut off at some size in some language; the page stays in English, at the size that it had. */
async function findCutOff(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [...sizes.slice(1), sizes[0]]) {
    await page.setViewportSize(size);
    const spoken = [...languages.slice(1), languages[0]];
    const texts = await findCutOffTextsIn(page, spoken);
    found.push(...texts.map((text) => `${size.width}: ${text}`));
  }
  return found;
}

async function saveFor(page: Page, program: string): Promise<Buffer> {
  await page.getByLabel("File for").selectOption({ label: program });
  return saved(page, "Save file");
}

test("the office saves a closed day for DATEV and as a spreadsheet, and both sides add up", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "7" });
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/accounting");
  await expect(page.getByText(/^Still open and therefore left out: /)).toBeVisible();
  await endDay(cashier, { coins: 4 });
  await goTo(page, "/office/accounts");
  await page.getByRole("heading", { name: "Accounts" }).waitFor();
  await goTo(page, "/office/accounting");

  const table = page.getByRole("grid", { name: "Accounting" });
  await expect(table.getByRole("row", { name: /Sales: Thai kitchen 7 %/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Total|Total .*134\.00.*134\.00/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page)).toEqual([]);
  const csv = (await saveFor(page, "Spreadsheet (CSV)")).toString("utf8");
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  // 132.00 of the guest and 2.00 that were counted too much.
  expect(sum(rows.map((row) => cents(row["Debit"])))).toBe(134_00);
  expect(sum(rows.map((row) => cents(row["Credit"])))).toBe(134_00);

  await page.getByLabel("File for").selectOption({ label: "DATEV (EXTF)" });
  await expect(page.getByText(/^DATEV needs the consultant number/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save file" })).toBeDisabled();
  await saveDatevNumbers(ownServer.origin);
  await goTo(page, "/office/accounts");
  await page.getByRole("heading", { name: "Accounts" }).waitFor();
  await goTo(page, "/office/accounting");
  const bytes = await saveFor(page, "DATEV (EXTF)");
  const datev: string[][] = parse(new TextDecoder("windows-1252").decode(bytes), {
    delimiter: ";",
    relax_column_count: true,
  });
  expect(datev[0]?.slice(0, 5)).toEqual(["EXTF", "700", "21", "Buchungsstapel", "13"]);
  const lines = datev.slice(2);
  const sideOf = (side: string) =>
    sum(lines.filter((line) => line[1] === side).map((line) => cents(line[0])));
  expect([sideOf("S"), sideOf("H")]).toEqual([134_00, 134_00]);
});
