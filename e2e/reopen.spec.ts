import { promises as files } from "node:fs";
import { promises as timers } from "node:timers";

import { officeArticle } from "@comanda/contract/office-menu";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { openTill } from "./till-menu.ts";
import { waitForStoredVenue } from "./offline-till.ts";
import { button } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { searchFor, tab, tile, unansweredCall } from "./till.ts";

/** Closes the page, as when a tablet is put away; what the device has stored stays. */
async function closePage(page: Page): Promise<void> {
  await page.goto("about:blank");
}

/** The calls that the till makes from opening until it shows the menu and is connected to the server. */
async function openAgain(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const live = page.waitForResponse((response) => response.url().includes("/api/live"));
  await page.goto("/order");
  await expect(tab(page, "Grill")).toBeVisible();
  await live;
  return asked.filter((path) => path.startsWith("/api/"));
}

async function openBill(page: Page, table: string): Promise<void> {
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) }).tap();
}

test("a till without stored data fetches the bills first, so that no other record is older", async ({
  page,
}) => {
  const seen: string[] = [];
  page.on("request", (request) => seen.push(new URL(request.url()).pathname));
  await page.route("**/api/bill/list", async (route) => {
    await timers.setTimeout(500);
    seen.push("bills are made");
    await route.continue();
  });
  await openTill(page, "waiter");
  const made = seen.indexOf("bills are made");
  expect(made).toBeGreaterThan(seen.indexOf("/api/bill/list"));
  for (const list of ["customer", "user", "stock", "print-job"]) {
    expect(seen.indexOf(`/api/${list}/list`), list).toBeGreaterThan(made);
  }
});

test("a till shows the articles before the lines of the bills, and opens a bill with all of its lines", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sell(cashier, { article: "Pad Thai", table: "T1" });
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/bill/list", async (route) => {
    if (!String(route.request().postData()).includes("true")) await released;
    await route.continue();
  });
  await openTill(page, "waiter");
  await sell(cashier, { article: "Rib Eye", table: "T2" });
  await button(page, "Open bills").tap();
  await expect(page.getByText("Opening the screen")).toBeVisible();
  release?.();
  await page.getByRole("button", { name: /^Table T1\b/ }).tap();
  await expect(page.getByText("Pad Thai").first()).toBeVisible();
  await openBill(page, "T2");
  await expect(page.getByText("Rib Eye").first()).toBeVisible();
});

test("a reopened till shows its stored data and fetches only the changes", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sell(cashier, { article: "Pad Thai", table: "T1" });
  await openTill(page, "waiter");
  await waitForStoredVenue(page, 1);
  await closePage(page);
  await sell(cashier, { article: "Rib Eye", table: "T2" });

  const asked = await openAgain(page);
  expect(asked).toContain("/api/ping");
  expect(asked).not.toContain("/api/bill/list");
  expect(asked).not.toContain("/api/product/list");
  expect(asked).not.toContain("/api/customer/list");
  await openBill(page, "T1");
  await expect(page.getByText("Pad Thai").first()).toBeVisible();
  await openBill(page, "T2");
  await expect(page.getByText("Rib Eye").first()).toBeVisible();
});

test("a price changed while the till was closed is current when it opens", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  await sell(cashier, { article: "Pad Thai", table: "T1" });
  await openTill(page, "waiter");
  await waitForStoredVenue(page, 1);
  await closePage(page);
  const articles = await office.call(officeArticle.list);
  const steak = articles.filter(({ name }) => name === "Rib Eye");
  const save = steak.map(({ id, revision }) => ({ id, revision, price: 650_00 }));
  await office.call(officeArticle.save, { body: { save, retire: [] } });

  await openAgain(page);
  await searchFor(page, "Rib");
  await expect(tile(page, "Rib Eye")).toContainText("650.00");

  const isMenuAskedFor = async () => {
    await closePage(page);
    return (await openAgain(page)).includes("/api/product/list");
  };
  // The device stores it within seconds.
  await expect.poll(isMenuAskedFor, { intervals: [3000], timeout: 30_000 }).toBe(false);
  await searchFor(page, "Rib");
  await expect(tile(page, "Rib Eye")).toContainText("650.00");
});

test("a till with more data than a restored backup shows the server's data", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, /status of (401|503) /);
  const { origin, folder } = ownServer;
  const backup = `${folder}-backup`;
  await openRestaurant(origin);
  await openTill(page, "waiter");
  await waitForStoredVenue(page, 0);
  await ownServer.stop();
  await files.cp(folder, backup, { recursive: true, preserveTimestamps: true });
  await ownServer.startAgain();
  await sell(await apiTill(origin, "cashier", "Restaurant"), { article: "Pad Thai", table: "T1" });
  await waitForStoredVenue(page, 1);
  await closePage(page);

  await ownServer.stop();
  await files.rm(folder, { recursive: true });
  await files.rename(backup, folder);
  await ownServer.startAgain();
  const after = await apiTill(origin, "cashier", "Restaurant");
  await sell(after, { article: "Rib Eye", table: "T2" });
  await sell(after, { article: "Rib Eye", table: "T3" });

  await openAgain(page);
  await button(page, "Open bills").tap();
  await expect(page.getByRole("button", { name: /^Table T3\b/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Table T2\b/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Table T1\b/ })).toBeHidden();
});
