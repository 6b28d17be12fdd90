import { officeArticle } from "@comanda/contract/office-menu";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findBarriers, findUnreadableTexts } from "./find-barriers.ts";
import { holdReplies } from "./hold-calls.ts";
import { goTo } from "./till-menu.ts";
import { field, openPart, openRow, rowOf, save } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { refusedCall } from "./till.ts";

test("an article is added, changed and sold, by keyboard alone", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "articles", "Articles");
  await page.getByRole("button", { name: "New", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Articles: new" })).toBeVisible();
  await field(page, "Name").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Name can not empty")).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type("Papaya Shake");
  await field(page, "Price").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1x");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Price is invalid")).toBeVisible();
  await expect(field(page, "Price")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("85.50");
  await page.getByRole("button", { name: "Add to Cooking notes" }).focus();
  await page.keyboard.press("Enter");
  await field(page, "Cooking notes 1").focus();
  // Slower than a scanner.
  await page.keyboard.type("No ice", { delay: 80 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Papaya Shake saved")).toBeVisible();

  const grid = page.getByRole("grid", { name: "Articles", exact: true });
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await page.keyboard.type("papaya sh");
  await expect(rowOf(page, "Articles", "Papaya Shake")).toContainText("85.50");
  // It stood in the whole list, too.
  await expect(rowOf(page, "Articles", "Pad Thai")).toHaveCount(0);
  await grid.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Cooking notes 1")).toHaveValue("No ice");
  await field(page, "Price").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("90");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Not saved yet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await field(page, "Price").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();

  await goTo(page, "/order");
  await page.getByRole("searchbox").fill("papaya sh");
  await expect(page.getByRole("button", { name: /Papaya Shake.*90/ })).toBeVisible();
});

test("a future price has a later day, and is shown beside the price", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Rib Eye");
  await page.getByRole("button", { name: "Add to Future prices" }).tap();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("Future prices can not empty")).toBeVisible();
  const prices = page.getByRole("group", { name: "Future prices" });
  await prices.getByLabel("From date").fill("01/01/2020");
  await prices.getByLabel("Price", { exact: true }).fill("650");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("each must begin after today")).toBeVisible();
  await prices.getByLabel("From date").fill("01/06/2030");
  expect(await findBarriers(page)).toEqual([]);
  await save(page, "Rib Eye");
  await expect(rowOf(page, "Articles", "Rib Eye").first()).toContainText(
    "from Saturday 01/06/2030 650.00",
  );
});

test("a concurrent change is shown beside the typed values", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Pad Thai");
  const other = await apiTill(ownServer.origin, "admin", "Spa");
  const articles = await other.call(officeArticle.list, { query: {} });
  const dish = articles.find(({ name }) => name === "Pad Thai");
  const changed = { id: dish?.id, revision: dish?.revision, price: 130_00 };
  await other.call(officeArticle.save, { body: { save: [changed], retire: [] } });
  await field(page, "Cost").fill("45");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  const conflict = page.getByRole("alert").filter({ hasText: "has changed this" });
  await expect(conflict.getByRole("row", { name: "Price" })).toContainText("130.00");
  await expect(conflict.getByRole("row", { name: "Cost" })).toContainText("45.00");
  expect(await findBarriers(page)).toEqual([]);
  await conflict.getByRole("button", { name: "Save mine" }).tap();
  await expect(page.getByText("Pad Thai saved")).toBeVisible();
  await openRow(page, "Articles", "Pad Thai");
  await expect(field(page, "Price")).toHaveValue("130.00");
  await expect(field(page, "Cost")).toHaveValue("45.00");
});

test("retiring an article shows where it is used, and it can be restored", async ({ page }) => {
  await openPart(page, "articles", "Articles");
  expect(await findBarriers(page)).toEqual([]);
  await openRow(page, "Articles", "Singha Beer");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Retire", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Retire Singha Beer?" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Promotion" }).first()).toBeVisible();
  await expect(dialog).toContainText(
    "Promotion Singha happy hour would be empty without it and have no effect.",
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findUnreadableTexts(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Retire", exact: true }).tap();
  await expect(page.getByText("Singha Beer retired")).toBeVisible();
  await page.getByRole("radio", { name: "Retired" }).check();
  await openRow(page, "Articles", "Singha Beer");
  await page.getByRole("button", { name: "Bring back" }).tap();
  await expect(page.getByText("Singha Beer saved")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("Singha Beer");
  await expect(rowOf(page, "Articles", "Singha Beer").first()).toBeVisible();
});

test("what is typed while a retired article is brought back stays in its form", async ({
  page,
}) => {
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Chang Beer");
  await page.getByRole("button", { name: "Retire", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Retire Chang Beer?" });
  await dialog.getByRole("button", { name: "Retire", exact: true }).tap();
  await page.getByRole("radio", { name: "Retired" }).check();
  await openRow(page, "Articles", "Chang Beer");
  const release = await holdReplies(page, "**/api/office/article");
  await field(page, "Price").fill("91");
  await page.getByRole("button", { name: "Bring back" }).tap();
  await field(page, "Cost").fill("31");
  release();
  await expect(page.getByText("Chang Beer saved")).toBeVisible();
  await expect(field(page, "Price")).toHaveValue("91.00");
  await expect(field(page, "Cost")).toHaveValue("31");
  await save(page, "Chang Beer");
  await openRow(page, "Articles", "Chang Beer");
  await expect(field(page, "Cost")).toHaveValue("31.00");
});

test("a category with articles cannot be retired", async ({ page }) => {
  await openPart(page, "categories", "Categories");
  await openRow(page, "Categories", "Starters");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Retire", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Still needed by:" });
  await expect(dialog.getByText("Article: Chicken Satay")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).tap();
  await field(page, "Name").fill("Small plates");
  await save(page, "Small plates");
  await goTo(page, "/order");
  await expect(page.getByRole("tab", { name: "Small plates" })).toBeVisible();
});
