import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";
import { readSettings, saveSettings } from "@comanda/contract/office-settings";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { goTo } from "./till-menu.ts";
import { field, openPart, openRow, partOf } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { refusedCall } from "./till.ts";

/** The text of the file that the office downloads when a button is pressed. */
async function savedFile(page: Page, button: string): Promise<string> {
  const begun = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).tap();
  const download = await begun;
  return await readFile(await download.path(), "utf8");
}

async function bring(page: Page, label: string, text: string | Buffer): Promise<void> {
  await page
    .locator("input[type=file]")
    .and(page.getByLabel(label, { exact: true }))
    .setInputFiles({ name: "a-file", mimeType: "text/plain", buffer: Buffer.from(text) });
}

test("a price changed in the set-up file reaches the tills", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "files", "Export and import");
  expect(await findBarriers(page)).toEqual([]);
  const yaml = await savedFile(page, "Export: The whole set-up");
  const priced = /(name: Pad Thai\n(?: {4}.*\n)*? {4}price: )120\b/;
  expect(yaml).toMatch(priced);
  const whole = partOf(page, "The whole set-up");

  await bring(page, "Import: The whole set-up", yaml.replace(priced, "$1-5"));
  const problem = whole.getByRole("listitem").filter({ hasText: /^articles, row \d+: .*-5/ });
  await expect(problem).toContainText("Allowed: 0 to");
  await expect(whole.getByText("Nothing was imported")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await bring(page, "Import: The whole set-up", `${yaml}\n  - [`);
  await expect(whole.getByText(/^Line \d+, column \d+/)).toBeVisible();
  await bring(page, "Import: The whole set-up", yaml);
  await expect(whole.getByText("Everything is already up to date")).toBeVisible();

  await bring(page, "Import: The whole set-up", yaml.replace(priced, "$1135"));
  await expect(whole.getByText("0 added, 1 changed")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await goTo(page, "/order");
  await expect(page.getByRole("button", { name: /Pad Thai.*135/ })).toBeVisible();
});

test("articles are exported as a table and imported again", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "files", "Export and import");
  const csv = await savedFile(page, "Export: Articles as a table");
  expect(csv).toMatch(/\r\n"?Pad Thai/);
  const label = "Import: Articles as a table";
  const articles = partOf(page, "Articles as a table");
  await bring(page, label, "name,price\nPad Thai,140\nRib Eye,dear\n");
  await expect(articles.getByRole("listitem")).toHaveText([/^articles, row 3: .*dear/]);
  await bring(page, label, Buffer.from([0x6e, 0x0a, 0xbc, 0xd1]));
  await expect(articles.getByText("This file is not in UTF-8.")).toBeVisible();
  await bring(page, label, "name;price\nPad Thai;140\n");
  await expect(articles.getByText("0 added, 1 changed")).toBeVisible();
  await goTo(page, "/order");
  await expect(page.getByRole("button", { name: /Pad Thai.*140/ })).toBeVisible();
});

test("the venue is renamed, and a concurrent change is not lost", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "house", "House settings");
  expect(await findBarriers(page)).toEqual([]);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await field(page, "Venue name").fill(" ");
  await save.tap();
  await expect(page.getByText("Venue name can not empty")).toBeVisible();
  await expect(field(page, "Venue name")).toBeFocused();
  await field(page, "Venue name").fill("Lotus House by the river");
  await save.tap();
  await expect(page.getByText("Settings saved")).toBeVisible();

  const other = await apiTill(ownServer.origin, "admin", "Restaurant");
  const before = await other.call(readSettings);
  expect(before.venueName).toBe("Lotus House by the river");
  await other.call(saveSettings, { body: { before, after: { ...before, venueName: "Lotus" } } });
  await page.getByRole("checkbox", { name: "Filipino" }).uncheck();
  await save.tap();
  const question = page.getByRole("alert").filter({ hasText: "has changed this" });
  await expect(question.getByRole("row").filter({ hasText: "Venue name" })).toContainText("Lotus");
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Save mine" }).tap();
  await expect(field(page, "Venue name")).toHaveValue("Lotus");
  await expect(page.getByRole("checkbox", { name: "Filipino" })).not.toBeChecked();
  const after = await other.call(readSettings);
  expect(after).toEqual({
    ...before,
    venueName: "Lotus",
    allowedLanguages: before.allowedLanguages.filter((code) => code !== "tl_PH"),
  });
});

test("a promotion shows the days on which it applies before it is saved", async ({ page }) => {
  await openPart(page, "promotions", "Promotions");
  await openRow(page, "Promotions", "Singha happy hour");
  const days = page.getByRole("list", { name: "When does it apply?" }).getByRole("listitem");
  await expect(days).toHaveCount(28);
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
    await page.getByRole("checkbox", { name: day }).uncheck();
  }
  await page.getByRole("checkbox", { name: "Saturday" }).check();
  await page.getByRole("checkbox", { name: "Sunday" }).check();
  await field(page, "From time").fill("22:00");
  await field(page, "To time").fill("02:00");
  await field(page, "To time").blur();
  await expect(page.getByText("Applies on 8 of 28 days")).toBeVisible();
  const counting = days.filter({ hasText: "22:00–02:00 (next day)" });
  await expect(counting).toHaveCount(8);
  await expect(counting.first()).toContainText(/Saturday|Sunday/);
  expect(await findBarriers(page)).toEqual([]);
  await field(page, "From time").fill("late");
  await expect(page.getByText("Please correct the dates and times to see the days.")).toBeVisible();
});

test("Enter in the search of a list adds the only match, and never saves", async ({ page }) => {
  await openPart(page, "promotions", "Promotions");
  await openRow(page, "Promotions", "Singha happy hour");
  const search = page.getByRole("searchbox", { name: "Add to Articles" });
  const title = page.getByRole("heading", { level: 1, name: "Singha happy hour" });
  for (const text of ["", "nothing like it", "a"]) {
    await search.fill(text);
    await search.press("Enter");
    await expect(title).toBeVisible();
    await expect(search).toHaveValue(text);
  }
  await search.fill("pad thai");
  await search.press("Enter");
  await expect(search).toHaveValue("");
  await expect(page.getByRole("button", { name: "Remove Pad Thai" })).toBeVisible();
  await expect(title).toBeVisible();
});
