import { expect, type Page } from "@playwright/test";

import { findBarriers } from "./find-barriers.ts";
import { goTo } from "./till-menu.ts";
import { closeBillDialog, showReceipt } from "./money-journey.ts";
import { test as journey } from "./journey.ts";
import { makeVenueAt, startEmptyServer } from "./new-servers.ts";
import { button, orderPanel, pressArticle, printAndReload } from "./order-journey.ts";
import { mainButton } from "./own-venue.ts";
import { refusedCall, tab, tile } from "./till.ts";

/** A server that has no venue yet. */
const test = journey.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  ownServer: async ({}, use) => {
    const server = await startEmptyServer();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ ownServer }, use) => await use(ownServer.origin),
});

/** In Manila; checks that the country fills in what follows from it. */
async function fillSetUp(page: Page, password = "first key"): Promise<void> {
  await page.getByLabel("Country", { exact: true }).selectOption("PH");
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Manila");
  await expect(page.getByLabel("Currency")).toHaveValue("PHP");
  await expect(page.getByLabel("Amounts are written")).toHaveValue("1,234.50");
  await page.getByLabel("Venue name").fill("Corner Bar");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Cruz");
  await page.getByLabel("Username").fill("ana");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill("first key");
}

test("an empty server is set up and takes its first payment, and its samples go again", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Comanda - Welcome to Comanda");
  await fillSetUp(page);
  await button(page, "Open the venue").tap();

  await expect(page.getByRole("heading", { name: "What do you sell?" })).toBeVisible();
  await page.getByRole("button", { name: /^Bar / }).tap();
  await expect(tab(page, "Cocktails")).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/order$/);

  await startSelling(page);
  await orderAtFirstTable(page);
  await pressArticle(page, "Lager");
  await printAndReload(page, "1");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Cash").tap();
  await expect(await showReceipt(page)).toContainText("Total ₱99.00");
  await closeBillDialog(page, "Paid");

  await goTo(page, "/office/today");
  await page.getByRole("link", { name: "The menu still has articles of the sample" }).tap();
  await button(page, "Remove the samples").tap();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Already sold: 1. Bills and reports keep them.");
  await question.getByRole("button", { name: "Remove the samples" }).tap();
  await expect(page.getByText(/^Samples removed: \d+$/)).toBeVisible();
  await goTo(page, "/order");
  await expect(page.getByText("The menu is empty")).toBeVisible();
});

/** The order offers what opens the till, one step after the other, without a refusal. */
async function startSelling(page: Page): Promise<void> {
  await orderPanel(page).getByRole("button", { name: "Start of day" }).tap();
  await button(page, "Ok").tap();
  await expect(page.getByText("Day started")).toBeVisible();
  await orderPanel(page).getByRole("button", { name: "Start of shift" }).tap();
  await page.getByLabel("Notes of 100.00").fill("5");
  await mainButton(page, "start shift").tap();
  await expect(page.getByText("Shift started")).toBeVisible();
  await expect(orderPanel(page).getByRole("button", { name: /^Start of/ })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
}

async function orderAtFirstTable(page: Page): Promise<void> {
  await button(page, "New").tap();
  await page.getByLabel("Table", { exact: true }).fill("1");
  await page.getByLabel("Staff ID").fill("1");
  await button(page, "Ok").tap();
  await page.getByText("New order · Table 1").waitFor();
}

test("a currency with three decimals is said to have two, and towns are found by their present names", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Country", { exact: true }).selectOption({ label: "Another country" });
  await page.getByLabel("Currency").selectOption("KWD");
  const hint = page.getByText("Amounts in KWD have two decimals here, not three.");
  await expect(hint).toBeVisible();
  await page.getByLabel("Currency").selectOption("NPR");
  await expect(hint).toHaveCount(0);
  await page.getByLabel("Time zone").selectOption("Asia/Kathmandu");
  expect(await findBarriers(page)).toEqual([]);
});

test("missing values are shown beside their fields, and nothing is created", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.goto("/");
  await fillSetUp(page, "another key");
  await button(page, "Open the venue").tap();
  await expect(page.getByLabel("Repeat password")).toBeFocused();
  await expect(page.getByText("The passwords do not match")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("first key");
  await page.getByLabel("Venue name").fill(" ");
  await page.getByLabel("Username").fill("ana cruz");
  await button(page, "Open the venue").tap();
  await expect(page.getByText("Venue name can not empty")).toBeVisible();
  await expect(page.getByText("Username: please use only the letters a to z")).toBeVisible();
  await expect(page.getByLabel("Venue name")).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Venue name").fill("Corner Bar");
  await page.getByLabel("Username").fill("ana");
  await button(page, "Open the venue").dblclick();
  await expect(page.getByRole("heading", { name: "What do you sell?" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("an invalid set-up file shows where it is wrong, and nothing is imported", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.goto("/");
  await fillSetUp(page);
  await button(page, "Open the venue").tap();
  const yaml =
    "categories:\n  - { name: Beer }\narticles:\n  - { name: Lager, price: -1, category: Wine }\n";
  await page
    .getByLabel("Import a set-up file")
    .setInputFiles({ name: "venue.yaml", mimeType: "application/yaml", buffer: Buffer.from(yaml) });
  await expect(page.getByText(/categories, row 1: color can not empty/)).toBeVisible();
  await button(page, "Start empty").tap();
  await expect(page.getByText("The menu is empty")).toBeVisible();
  await goTo(page, "/set-up");
  await expect(page.getByRole("heading", { name: "What do you sell?" })).toBeVisible();
  await page.getByRole("button", { name: /^Spa / }).tap();
  await expect(tab(page, "Massage")).toBeVisible({ timeout: 20_000 });
  await expect(tile(page, "Foot Massage")).toBeVisible();
  await goTo(page, "/set-up");
  await expect(page).toHaveURL(/order$/);
});

test("the set-up of a venue whose manager has the same staff ID is imported, and says so", async ({
  page,
}) => {
  await page.goto("/");
  await fillSetUp(page);
  await button(page, "Open the venue").tap();
  const yaml =
    'staff:\n  - { username: boss, ref: "1", firstName: Boss, userGroup: Management }\n' +
    'productGroups:\n  - { name: Bar }\ncategories:\n  - { name: Beer, color: "#112233" }\n' +
    'articles:\n  - { name: Lager, price: 5, color: "#112233", category: Beer, productGroup: Bar, isActive: true }\n';
  await page
    .getByLabel("Import a set-up file")
    .setInputFiles({ name: "venue.yaml", mimeType: "application/yaml", buffer: Buffer.from(yaml) });
  await expect(page.getByText("These people have another: boss 2")).toBeVisible();
  await expect(tile(page, "Lager")).toBeVisible();
});

test("a file of another venue leaves the name, the time zone and the currency, unless it is asked to", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.goto("/");
  await fillSetUp(page);
  await button(page, "Open the venue").tap();
  const yaml =
    "location: { name: Thamel Inn, timeZone: Asia/Katmandu }\n" +
    "currency: { name: Nepalese Rupee, symbol: Rs, code: NPR }\n" +
    'productGroups:\n  - { name: Bar }\ncategories:\n  - { name: Beer, color: "#112233" }\n' +
    'articles:\n  - { name: Gorkha, price: 650, color: "#112233", category: Beer, productGroup: Bar }\n';
  const bring = () =>
    page
      .getByLabel("Import a set-up file")
      .setInputFiles({ name: "inn.yaml", mimeType: "application/yaml", buffer: Buffer.from(yaml) });
  await bring();
  const question = page.getByRole("dialog", { name: "Keep your venue's own details?" });
  await expect(question).toContainText("Here: Corner Bar. In the file: Thamel Inn");
  await expect(question).toContainText("Here: Asia/Manila. In the file: Asia/Katmandu");
  await expect(question).toContainText("Here: PHP. In the file: NPR");
  await expect(question.getByText(/bills that you already have/)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByRole("heading", { name: "What do you sell?" })).toBeVisible();

  await bring();
  await expect(question.getByRole("button", { name: "Keep ours" })).toBeFocused();
  // The Enter of somebody who did not expect a question answers none.
  await page.keyboard.press("Enter");
  await expect(question).toBeVisible();
  for (const key of ["Tab", "Shift+Tab", "Enter"]) await page.keyboard.press(key);
  await expect(tile(page, "Gorkha")).toContainText("650");
  await goTo(page, "/office/files");
  const whole = page
    .locator("input[type=file]")
    .and(page.getByLabel("Import: The whole set-up", { exact: true }));
  await whole.setInputFiles({
    name: "inn.yaml",
    mimeType: "text/plain",
    buffer: Buffer.from(yaml),
  });
  await expect(question).toContainText("Here: Corner Bar. In the file: Thamel Inn");
  await question.getByRole("button", { name: "Take the file's" }).tap();
  await expect(page.getByText("0 added, 2 changed")).toBeVisible();
});

test("a second user signs in to the venue that the first one created", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.goto("/");
  await fillSetUp(page);
  expect(await makeVenueAt(ownServer)).toBe(200);
  await button(page, "Open the venue").tap();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Comanda - Login");
});
