import { expect, type Page } from "@playwright/test";

import { holdReplies } from "./hold-calls.ts";
import { field, openPart, openRow, rowOf, save } from "./office-journey.ts";
import { test } from "./own-venue.ts";

test("what is typed in a form during a save stays there to be saved", async ({ page }) => {
  await openPart(page, "categories", "Categories");
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await field(page, "Name").fill("Wines");
  await saveMeanwhile(page, "**/api/office/category", async () => {
    await field(page, "Name").fill("Wines and ciders");
  });
  await expect(page.getByText("Wines saved")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Wines" })).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Wines and ciders");
  await save(page, "Wines and ciders");
  await expect(rowOf(page, "Categories", "Wines")).toHaveCount(1);

  await openRow(page, "Categories", "Wines and ciders");
  await field(page, "Name").fill("Ciders");
  await saveMeanwhile(page, "**/api/office/category", async () => {
    await field(page, "Name").fill("Cider list");
  });
  await expect(page.getByText("Ciders saved")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).tap();
  await page.getByRole("searchbox", { name: "Search" }).fill("cider");
  await expect(rowOf(page, "Categories", "Ciders")).toHaveCount(1);
});

test("a page may contact a new print bridge, although something was typed during the save", async ({
  page,
}) => {
  await openPart(page, "location/1", "Lotus House");
  await field(page, "Print bridge address").fill("https://192.168.77.6:9180");
  await saveMeanwhile(page, "**/api/office/location", async () => {
    await field(page, "Phone").fill("+66 2 555 6666");
  });
  await expect(field(page, "Phone")).toHaveValue("+66 2 555 6666");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await loaded;
});

test("what is typed in the settings during a save stays there to be saved", async ({ page }) => {
  await openPart(page, "house", "House settings");
  await field(page, "Venue name").fill("Lotus");
  await saveMeanwhile(page, "**/api/office/settings", async () => {
    await field(page, "Venue name").fill("Lotus House");
  });
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(field(page, "Venue name")).toHaveValue("Lotus House");
  const saved = page.waitForResponse("**/api/office/settings");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await saved;
  await page.reload();
  await expect(field(page, "Venue name")).toHaveValue("Lotus House");
});

test("tiles that are moved during a save stay to be saved", async ({ page }) => {
  await openPart(page, "tiles", "Tiles");
  const first = page.getByRole("list", { name: "Tiles in order" }).getByRole("button").first();
  const byName = page.getByRole("button", { name: "Sort by name" });
  await byName.tap();
  const sorted = await first.textContent();
  await saveMeanwhile(page, "**/api/office/favorite", async () => {
    await first.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  });
  await expect(page.getByText("Tiles of Favorites saved")).toBeVisible();
  await expect(first).not.toHaveText(sorted ?? "");
  await page.getByRole("button", { name: "Cancel", exact: true }).tap();
  await expect(first).toHaveText(sorted ?? "");
});

test("cells that are typed during a save stay to be saved", async ({ page }) => {
  await openPart(page, "grid", "Edit many articles");
  const grid = page.getByRole("grid");
  const price = grid.getByRole("row").nth(1).getByRole("gridcell").nth(1);
  const type = async (text: string) => {
    await price.click();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  await type("135.50");
  await saveMeanwhile(page, "**/api/office/article", () => type("140"), "Save 1 change");
  await expect(page.getByText("1 change saved")).toBeVisible();
  await expect(price).toHaveText("140.00");
  await page.getByRole("button", { name: "Save 1 change" }).tap();
  await expect(page.getByRole("button", { name: /^Save 1/ })).toHaveCount(0);
  await expect(price).toHaveText("140.00");
});

/** Saves, and types something before the reply is here. */
async function saveMeanwhile(
  page: Page,
  calls: string,
  type: () => Promise<void>,
  button = "Save",
): Promise<void> {
  const release = await holdReplies(page, calls);
  const sent = page.waitForRequest((request) => request.method() !== "GET");
  await page.getByRole("button", { name: button, exact: true }).tap();
  await sent;
  await type();
  release();
  await page.unrouteAll({ behavior: "wait" });
}
