import { join } from "node:path";

import { openDrawer } from "@comanda/contract/day";
import { voidBill } from "@comanda/contract/end-bill";
import { officeStaff } from "@comanda/contract/office-staff";
import { expect, type Browser, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { test as journey } from "./journey.ts";
import { firstManager, makeVenueAt, startEmptyServer } from "./new-servers.ts";
import { button } from "./order-journey.ts";
import { mainButton, openRestaurant, sellForCash, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { touchLogIn, typeCredentials, unansweredCall } from "./till.ts";

function card(page: Page, title: string) {
  const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
  return page.getByRole("main").locator("section").filter({ has: heading });
}

function figure(page: Page, table: string, name: string) {
  return page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .getByRole("cell")
    .first();
}

test("the front page follows what tills do, and each figure leads to what it is made of", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "admin", "Bar");
  await pressMenuButton(page, "Back office");
  await expect(page).toHaveURL(/office\/today$/);
  await expect(page).toHaveTitle("Comanda - Today");
  await expect(card(page, "Today")).toContainText("No bill is paid yet");
  await expect(card(page, "Right now")).toContainText("10 Chai Prasong");
  // No figures where there is nothing to tell.
  await expect(card(page, "Last month")).toHaveCount(0);

  // 10 % service on 120.00, and 7 % VAT contained in both.
  await sellForCash(cashier, { article: "Pad Thai", table: "a" });
  await expect(figure(page, "Today", "Net sales")).toHaveText("123.36");
  await expect(figure(page, "Today", "Paid, with tax")).toHaveText("132.00");
  await expect(figure(page, "Today", "Cash")).toHaveText("132.00");
  await expect(card(page, "Today")).toContainText("to compare with");
  const { id } = await sell(cashier, { article: "Jasmine Rice", table: "b" });
  await expect(card(page, "Right now")).toContainText("Oldest: table b");
  await cashier.call(voidBill, { params: { id }, body: { statusNote: "gone" } });
  await cashier.call(openDrawer);
  const people = card(page, "Voids, credits, reprints and drawers, last 7 days");
  await expect(people).toContainText("1 void, 20.00");
  await expect(people).toContainText("1 drawer opened");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findBarriers(page)).toEqual([]);
  }

  await page.getByRole("link", { name: "Net sales, without tax" }).first().tap();
  const total = page.getByRole("grid", { name: "Sales by hour" }).getByRole("row").last();
  await expect(total).toContainText("123.36");
  await page.goBack();
  await people.getByRole("link", { name: "1 drawer opened" }).tap();
  const openings = page.getByRole("grid", { name: "Reprints and drawer openings" });
  await expect(openings.getByRole("row").last()).toContainText("10 Chai Prasong");
  await page.goBack();
  await people.getByRole("link", { name: "1 void, 20.00" }).tap();
  await expect(page.getByRole("grid", { name: "Voids and credits" })).toContainText("gone");
  await page.goBack();
  await card(page, "Today").getByRole("link", { name: "Bills" }).tap();
  // The voided bill counts in neither.
  const bills = page.getByRole("grid", { name: "Bills" });
  await expect(bills.getByRole("row").filter({ hasText: "132.00" })).toHaveCount(2);
  await expect(bills.getByRole("row")).toHaveCount(3);
});

test("who only runs the office sees no sales, and no name leads where the user may not go", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "a" });
  const manager = await apiTill(ownServer.origin, "admin", "Bar");
  const staff = await manager.call(officeStaff.list);
  const waiter = staff.find(({ username }) => username === "waiter");
  const { id, revision } = waiter ?? {};
  await manager.call(officeStaff.save, {
    body: { save: [{ id, revision, permissions: ["keep_office"] }], retire: [] },
  });
  await openTill(page, "waiter", "Bar");
  await pressMenuButton(page, "Back office");
  const now = card(page, "Right now");
  await expect(now).toContainText("10 Chai Prasong");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Before you sell",
    "Right now",
  ]);
  await expect(page.getByRole("main")).not.toContainText("123.36");
  const links = now.getByRole("link");
  await expect(links).toHaveText(["Open bills", "Failed papers", "Signed in"]);
  await expect(now).toContainText("Stock");
  for (const name of await links.allTextContents()) {
    await now.getByRole("link", { name, exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Today");
    await expect(page).not.toHaveURL(/order$/);
    await page.goBack();
    await expect(page).toHaveURL(/office\/today$/);
  }
});

test("without the network the front page says since when it is not updated, and then goes on", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/today");
  await expect(page.getByText(/^Updated at \d\d:\d\d$/)).toBeVisible();
  await page.context().setOffline(true);
  await sellForCash(cashier, { article: "Pad Thai", table: "a" });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByText(/^Not updated since \d\d:\d\d$/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(card(page, "Today")).toContainText("No bill is paid yet");
  await page.context().setOffline(false);
  await expect(page.getByText(/^Updated at \d\d:\d\d$/)).toBeVisible({ timeout: 20_000 });
  await expect(figure(page, "Today", "Bills")).toHaveText("1");
});

/** A server with a first manager, but nothing to sell. */
const newVenue = journey.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  ownServer: async ({}, use) => {
    const server = await startEmptyServer();
    await makeVenueAt(server);
    await use(server);
    await server.remove();
  },
  baseURL: async ({ ownServer }, use) => await use(ownServer.origin),
});

async function openOffice(page: Page, path: string): Promise<void> {
  await page.goto("/");
  await typeCredentials(page, firstManager.username, firstManager.password);
  await touchLogIn(page);
  await page.getByRole("button", { name: "Actions", exact: true }).waitFor();
  await goTo(page, `/office/${path}`);
}

async function onAnotherDevice(browser: Browser, origin: string): Promise<Page> {
  return browser.newPage({ baseURL: origin, hasTouch: true });
}

newVenue(
  "a new venue is told what is missing until it can sell",
  async ({ page, browser, ownServer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openOffice(page, "today");
    const list = card(page, "Before you sell");
    await expect(list).toContainText("2 of 10 done");
    await list.getByRole("link", { name: "There is no article yet" }).tap();
    await expect(page).toHaveURL(/office\/articles\/new$/);
    await page.goBack();

    // Whatever is set up on another device ticks itself off.
    const other = await onAnotherDevice(browser, ownServer.origin);
    await openOffice(other, "files");
    const sample = join(
      import.meta.dirname,
      "../apps/server/src/features/office-setup/samples/restaurant.yaml",
    );
    await other.locator("main input[type=file]").first().setInputFiles(sample);
    await expect(list).toContainText("There is something to sell", { timeout: 30_000 });
    await expect(list).toContainText("The menu has tiles");
    await expect(list).toContainText("Tax is set up");
    expect(await findBarriers(page)).toEqual([]);

    for (const step of [
      "The notes and coins to count drawers by are not entered",
      "No printer prints bills yet",
      "No printer prints tickets for kitchen or bar yet",
    ]) {
      await list.getByRole("button", { name: `Not needed: ${step}` }).tap();
      await expect(list.getByText(step)).toHaveCount(0);
    }
    await list.getByRole("link", { name: "The day is not started" }).tap();
    await button(page, "Ok").tap();
    await expect(page.getByText("Day started")).toBeVisible();
    await goTo(page, "/office/today");
    await expect(list).toContainText("6 of 7 done");
    await list.getByRole("link", { name: "No shift is started" }).tap();
    await mainButton(page, "start shift").tap();
    await expect(page.getByText("Shift started")).toBeVisible();
    await goTo(page, "/office/today");
    await expect(card(page, "Right now")).toBeVisible();
    await expect(list).toHaveCount(0);
    await other.close();
  },
);
