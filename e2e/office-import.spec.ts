import { join } from "node:path";

import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import { officePayType, officeTaxClass } from "@comanda/contract/office-selling";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { holdReplies } from "./hold-calls.ts";
import { field, openPart, rowOf } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { refusedCall } from "./till.ts";

/** As a spreadsheet of a country with a decimal comma writes it. */
const wines = Array.from(
  { length: 3 },
  (_none, at) => `Vinho ${at + 1};${at + 10},50;Cellar > Red`,
);
const priceList = ["Vinho;Preço;Família", ...wines].join("\r\n");

async function chooseWines(page: Page): Promise<void> {
  await openPart(page, "articles", "Articles");
  await page.getByRole("button", { name: "Import", exact: true }).tap();
  const chooser = page.waitForEvent("filechooser");
  await page.locator("main button").filter({ hasText: "Choose a file" }).tap();
  const file = { name: "wines.csv", mimeType: "text/csv", buffer: Buffer.from(priceList) };
  await (await chooser).setFiles(file);
}

test("an import adds what its rows name, and is taken back as a whole", async ({
  page,
  ownServer,
}) => {
  await chooseWines(page);
  await expect(page.getByText("New in Categories: Cellar, Red")).toBeVisible();
  await expect(rowOf(page, "New articles", "Vinho 1").first()).toContainText("10.50");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 3 articles" }).tap();
  await expect(page.getByText(/Last import: 3 new, 0 changed/)).toBeVisible();

  const till = await apiTill(ownServer.origin, "admin", "Spa");
  const articles = await till.call(officeArticle.list, { query: {} });
  expect(articles.filter(({ name }) => name.startsWith("Vinho ")).length).toBe(3);
  await page.reload();
  await page.getByRole("button", { name: "Undo the whole import" }).tap();
  const question = page.getByRole("dialog", { name: "Undo the whole import?" });
  await question.getByRole("button", { name: "Undo the whole import" }).tap();
  await expect(page.getByText("This import was undone.")).toBeVisible();
  const left = await till.call(officeArticle.list, { query: {} });
  expect(left.filter(({ name }) => name.startsWith("Vinho "))).toEqual([]);
  const categories = await till.call(officeCategory.list, { query: {} });
  expect(categories.filter(({ name }) => name === "Cellar" || name === "Red")).toEqual([]);
});

test("where taxes are by tax class, rows of a new category get the one that is chosen", async ({
  page,
  ownServer,
}) => {
  const till = await apiTill(ownServer.origin, "admin", "Spa");
  const food = await limitTaxesToOneClass(till);
  await chooseWines(page);
  await expect(page.getByText("Choose a tax class for the rows without one")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Tax class", { exact: true }).selectOption("Food");
  await expect(rowOf(page, "New articles", "Vinho 1").first()).toContainText("Food");
  await page.getByRole("button", { name: "Import 3 articles" }).tap();
  await expect(page.getByText(/Last import: 3 new, 0 changed/)).toBeVisible();
  const articles = await till.call(officeArticle.list, { query: {} });
  const added = articles.filter(({ name }) => name.startsWith("Vinho "));
  expect(added.map(({ taxClass }) => taxClass)).toEqual([food, food, food]);
});

/** Every tax is by tax class, and every category has the only one. */
async function limitTaxesToOneClass({ call }: Awaited<ReturnType<typeof apiTill>>) {
  const { saved } = await call(officeTaxClass.save, {
    body: { save: [{ name: "Food" }], retire: [] },
  });
  const taxClass = saved[0]?.id ?? 0;
  const categories = await call(officeCategory.list, { query: {} });
  const sorted = categories.map(({ id, revision }) => ({ id, revision, taxClass }));
  await call(officeCategory.save, { body: { save: sorted, retire: [] } });
  const taxes = (await call(officePayType.list, { query: {} })).filter(({ isVat }) => isVat);
  const limited = taxes.map(({ id, revision }) => ({ id, revision, taxClasses: [taxClass] }));
  await call(officePayType.save, { body: { save: limited, retire: [] } });
  return taxClass;
}

test("nothing can be pressed that would move when the menu is here", async ({ page }) => {
  await openPart(page, "articles", "Articles");
  const release = await holdReplies(page, "**/api/office/article*");
  await page.getByRole("button", { name: "Import", exact: true }).tap();
  await expect(page.getByText("Loading")).toBeVisible();
  const choose = page.locator("main button").filter({ hasText: "Choose a file" });
  await expect(choose).toBeHidden();
  release();
  await expect(choose).toBeVisible();
});

test("a workbook is imported from the sheet that is chosen, and prices in another currency are refused", async ({
  page,
}) => {
  await openPart(page, "import", "Import a spreadsheet");
  const workbook = join(
    import.meta.dirname,
    "../apps/till/src/features/workbook/fixtures/lisbon.xlsx",
  );
  await page.locator("main input[type=file]").setInputFiles(workbook);
  const columns = page.getByRole("region", { name: "Columns" });
  await expect(columns.getByRole("row", { name: /Vinho do Porto, 20 anos/ })).toContainText(
    "12.5 €",
  );
  await expect(page.getByText("Row 4, column B: Price is invalid (“12.5 €”)")).toBeVisible();
  await expect(page.getByText("Row 10, column B: this is a formula, not a value")).toBeVisible();
  await page.getByRole("combobox", { name: "Sheet" }).selectOption("Notas");
  await page.getByRole("button", { name: "Import 1 article" }).tap();
  await expect(page.getByText(/Last import: 1 new, 0 changed/)).toBeVisible();
});

test("pasted rows are matched by hand, and a mistake is named with its place", async ({ page }) => {
  await openPart(page, "import", "Import a spreadsheet");
  await page
    .getByRole("textbox", { name: "Or paste rows" })
    .fill("Papaya Shake\t85.50\nMango Shake\t12.5O");
  await page.getByRole("button", { name: "Read these rows" }).tap();
  await expect(page.getByText("Choose the column that holds the names")).toBeVisible();
  await field(page, "Column A").selectOption({ label: "Name" });
  await field(page, "Column B").selectOption({ label: "Price" });
  await expect(page.getByText("Row 2, column B: Price is invalid (“12.5O”)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1 article" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Leave out 1 row with a problem" }).check();
  await page.getByRole("button", { name: "Import 1 article" }).tap();
  await expect(page.getByText(/Last import: 1 new/)).toBeVisible();
});

test("a refusal is shown only with the rows that were refused", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "import", "Import a spreadsheet");
  const pasteRows = async (rows: string) => {
    await page.getByRole("textbox", { name: "Or paste rows" }).fill(rows);
    await page.getByRole("button", { name: "Read these rows" }).tap();
  };
  await pasteRows("Name\tPrice\nPad Thai\t135");
  const importOne = page.getByRole("button", { name: "Import 1 article" });
  await expect(importOne).toBeEnabled();
  const till = await apiTill(ownServer.origin, "admin", "Spa");
  const articles = await till.call(officeArticle.list, { query: {} });
  const { id, revision } = articles.find(({ name }) => name === "Pad Thai") ?? {};
  await till.call(officeArticle.save, {
    body: { save: [{ id, revision, cost: 1_00 }], retire: [] },
  });
  await importOne.tap();
  const refusal = page.getByText("Changed by someone else in the meantime: Pad Thai");
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: "Another spreadsheet" }).tap();
  await pasteRows("Name\tPrice\nPapaya Shake\t85.50");
  await expect(importOne).toBeEnabled();
  await expect(refusal).toBeHidden();
});

test("the next article keeps category and filter, and a category is added in place", async ({
  page,
}) => {
  await openPart(page, "articles", "Articles");
  await page.getByLabel("Category").selectOption({ label: "Beer" });
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await expect(field(page, "Category").locator("option:checked")).toHaveText("Beer");
  await field(page, "Category").selectOption({ label: "Categories: new" });
  const dialog = page.getByRole("dialog", { name: "Categories: new" });
  await dialog.getByLabel("Name").fill("Cider");
  await dialog.getByLabel("Name").press("Enter");
  await expect(field(page, "Category").locator("option:checked")).toHaveText("Cider");
  await field(page, "Name").fill("Dry Cider");
  await page.getByRole("button", { name: "Save and add another" }).tap();
  await expect(page.getByText("Dry Cider saved")).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(field(page, "Category").locator("option:checked")).toHaveText("Cider");
  await page.getByRole("button", { name: "Cancel", exact: true }).tap();
  await expect(page.getByLabel("Category").locator("option:checked")).toHaveText("Beer");
});
