import { officeArticle } from "@comanda/contract/office-menu";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findBarriers, findUnreadableTexts } from "./find-barriers.ts";
import { field, openPart, openRow, rowOf, save } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { refusedCall } from "./till.ts";

test("many articles are typed, pasted, filled and saved at once", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const grid = await openGrid(page);
  await cell(grid, 12, 1).click();
  await seek(page, grid, "beer");
  const count = (await grid.getByRole("row").count()) - 2;
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(11);
  // The selected row is no longer shown, so the last one is filled: the new article.
  await page.getByRole("button", { name: "Fill down" }).tap();
  const lastPrice = (await cell(grid, count, 1).textContent()) ?? "";
  await expect(cell(grid, count + 1, 1)).toHaveText(lastPrice);
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await cell(grid, 1, 1).click();
  await page.keyboard.type("135.50");
  await page.keyboard.press("Enter");
  await expect(cell(grid, 1, 1)).toHaveText("135.50");
  await page.keyboard.press("Control+d");
  await expect(cell(grid, 2, 1)).toHaveText("135.50");
  await expect(page.getByRole("button", { name: "Save 2 changes" })).toBeVisible();
  await page.keyboard.type("12O");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Row 2, Price: Price is invalid")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findUnreadableTexts(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("F2");
  await page.keyboard.type("9");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect(cell(grid, 2, 1)).toHaveText("135.50");

  await cell(grid, count + 1, 0).click();
  await paste(page, fromSpreadsheet("Papaya Shake\t85.50\nDurian Shake\t\n"));
  await expect(page.getByRole("button", { name: "Save 5 changes" })).toBeVisible();
  await page.getByRole("button", { name: "Save 5 changes" }).tap();
  await expect(page.getByText(`Row ${count + 2}, Price: Price can not empty`)).toBeVisible();
  await page.keyboard.type("90");
  await page.getByRole("button", { name: "Save 6 changes" }).tap();
  await expect(page.getByText("6 changes saved")).toBeVisible();
  const articles = await (
    await apiTill(ownServer.origin, "admin", "Spa")
  ).call(officeArticle.list, { query: {} });
  const priceOf = (name: string) => articles.find((one) => one.name === name)?.price;
  expect([priceOf("Papaya Shake"), priceOf("Durian Shake")]).toEqual([85_50, 90_00]);
  expect(articles.filter(({ price }) => price === 135_50)).toHaveLength(2);
});

test("a copied range is pasted elsewhere, and a name that is taken is shown at its cell", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const grid = await openGrid(page);
  await seek(page, grid, "beer");
  await cell(grid, 1, 0).click();
  await page.keyboard.press("Shift+ArrowRight");
  const copied = await copy(page);
  expect(copied["text/plain"]).toMatch(/^.+\t[\d.,]+$/);
  await page.keyboard.press("ArrowDown");
  await paste(page, copied);
  await expect(cell(grid, 2, 0)).toHaveText((await cell(grid, 1, 0).textContent()) ?? "");
  await page.getByRole("button", { name: /^Save \d/ }).tap();
  await expect(page.getByText("Row 2, Name: Name is already in use")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Save 0 changes" })).toBeDisabled();
});

test("a name is pasted as it was copied, whatever is in it", async ({ page }) => {
  const grid = await openGrid(page);
  await seek(page, grid, "beer");
  for (const name of ['12" Pizza', "Gin;Tonic", "+1 Shot"]) {
    await cell(grid, 1, 0).click();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await cell(grid, 1, 0).click();
    await page.keyboard.press("Escape");
    const copied = await copy(page);
    const price = (await cell(grid, 2, 1).textContent()) ?? "";
    await page.keyboard.press("ArrowDown");
    await paste(page, copied);
    await expect(cell(grid, 2, 0)).toHaveText(name);
    await expect(cell(grid, 2, 1)).toHaveText(price);
  }
});

test("another manager's change is shown, and both are saved", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const grid = await openGrid(page);
  await seek(page, grid, "Pad Thai");
  await cell(grid, 1, 2).click();
  await page.keyboard.type("45");
  const other = await apiTill(ownServer.origin, "admin", "Spa");
  const articles = await other.call(officeArticle.list, { query: {} });
  const dish = articles.find(({ name }) => name === "Pad Thai");
  const changed = { id: dish?.id, revision: dish?.revision, price: 130_00 };
  await other.call(officeArticle.save, { body: { save: [changed], retire: [] } });
  await page.getByRole("button", { name: "Save 1 change" }).tap();
  const conflict = page.getByRole("alert").filter({ hasText: "has changed Pad Thai" });
  await expect(conflict.getByRole("row", { name: "Price" })).toContainText("130.00");
  await expect(conflict.getByRole("row", { name: "Cost" })).toContainText("45.00");
  await conflict.getByRole("button", { name: "Keep mine" }).tap();
  await expect(cell(grid, 1, 1)).toHaveText("130.00");
  await page.getByRole("button", { name: "Save 1 change" }).tap();
  await expect(page.getByText("1 change saved")).toBeVisible();
});

test("a tap opens the field of a cell, and leaving asks about unsaved changes", async ({
  page,
}) => {
  const grid = await openGrid(page);
  await cell(grid, 1, 1).tap();
  const price = grid.getByRole("textbox");
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute("inputmode", "decimal");
  await price.fill("77");
  await cell(grid, 1, 3).tap();
  await expect(cell(grid, 1, 1)).toHaveText("77.00");
  await grid.getByRole("combobox").selectOption({ index: 1 });
  await expect(page.getByRole("button", { name: /^Save [12] change/ })).toBeEnabled();
  await page.getByRole("button", { name: "Back to the list" }).tap();
  await expect(page.getByRole("dialog", { name: "Not saved yet" })).toBeVisible();
  await page.getByRole("button", { name: "Leave without saving" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
});

test("the browser's Back asks about unsaved changes, and leads where it would have led", async ({
  page,
}) => {
  const grid = await openGrid(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await page.goForward();
  await cell(grid, 1, 1).tap();
  await grid.getByRole("textbox").fill("77");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Save 1 change" })).toBeVisible();
  const question = page.getByRole("dialog", { name: "Not saved yet" });
  for (const answer of ["Keep editing", "Leave without saving"]) {
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/office\/grid$/);
    await expect(cell(grid, 1, 1)).toHaveText("77.00");
    await page.getByRole("button", { name: answer }).tap();
    await expect(question).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/office\/articles$/);
  await openRow(page, "Articles", "Pad Thai");
  await field(page, "Name").fill("Pad Thai 2");
  // The help lies over the form, which keeps its changes.
  await page.getByRole("button", { name: "Help" }).tap();
  await expect(page).toHaveURL(/\?help=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/office\/articles\/\d+$/);
  await expect(question).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Keep editing" }).tap();
  await expect(field(page, "Name")).toHaveValue("Pad Thai 2");
  await save(page, "Pad Thai 2");
  await expect(rowOf(page, "Articles", "Pad Thai 2").first()).toBeVisible();
});

async function openGrid(page: Page): Promise<Locator> {
  await openPart(page, "articles", "Articles");
  await page.getByRole("button", { name: "Edit many", exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Edit many articles" })).toBeVisible();
  return page.getByRole("grid", { name: "Edit many articles" });
}

/** Rows follow what is typed a moment later, when the first of all articles is gone. */
async function seek(page: Page, grid: Locator, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  await expect(grid.getByText("Chicken Satay")).toHaveCount(0);
}

/** Rows and columns of cells; the row of the titles is row 0. */
function cell(grid: Locator, row: number, column: number): Locator {
  return grid.getByRole("row").nth(row).getByRole("gridcell").nth(column);
}

/** What is in the clipboard, by its type. */
type Copied = Readonly<Record<"text/plain" | "text/html", string>>;

/** As a spreadsheet program leaves it in the clipboard. */
function fromSpreadsheet(text: string): Copied {
  return { "text/plain": text, "text/html": "<table></table>" };
}

async function paste(page: Page, copied: Copied): Promise<void> {
  await page.evaluate((texts) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) data.setData(type, text);
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", event));
  }, copied);
}

async function copy(page: Page): Promise<Copied> {
  return page.evaluate(() => {
    const data = new DataTransfer();
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("copy", event));
    return {
      "text/plain": data.getData("text/plain"),
      "text/html": data.getData("text/html"),
    };
  });
}
