import { expect } from "@playwright/test";

import { openTill, pressMenuButton } from "./till-menu.ts";
import {
  expectServerLost,
  orderOffline,
  printOffline,
  waitForInstalledTill,
  waitForStoredVenue,
} from "./offline-till.ts";
import {
  alert,
  button,
  line,
  linesAtTable,
  orderPanel,
  pressArticle,
  printAndReload,
  newOrder,
} from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { chooseSalePoint, logIn, logOut, tab, unansweredCall } from "./till.ts";

test.use({ serviceWorkers: "allow" });

const stopping = /status of (401|503) |response code \(503\)/;

/** The restaurant's till has no printer, so by then both the bill and its ticket have failed. */
const papersNotPrinted = "2 papers were not printed";

test("an installed till opens without the server, takes orders and sends them later", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, stopping);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await newOrder(page, "T1");
  await pressArticle(page, "Pad Thai");
  await printAndReload(page, "T1");
  await waitForInstalledTill(page);
  await waitForStoredVenue(page, 1);
  await ownServer.stop();

  await page.reload();
  await expect(tab(page, "Grill")).toBeVisible({ timeout: 20_000 });
  await expectServerLost(page);
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table T1\b/ }).tap();
  await pressArticle(page, "Green Curry");
  await printOffline(page);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();

  await orderOffline(page, "T2", ["Gin", "Rib Eye"]);
  await expect(page.getByText("Not sent yet · Table T2")).toBeVisible();
  await pressArticle(page, "Jasmine Rice");
  await printOffline(page);
  await expect(page.getByText("3 orders not sent")).toBeVisible();

  await ownServer.startAgain();
  await expect(page.getByText(/orders? not sent|Sending/)).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText(/^#\d+ · Table T2/)).toBeVisible({ timeout: 20_000 });
  expect((await linesAtTable(ownServer, "T1")).lines).toHaveLength(2);
  expect((await linesAtTable(ownServer, "T2")).lines).toHaveLength(3);
  await expect(line(page, "Jasmine Rice")).toBeVisible();
});

test("actions that need the server say so, on the bill, in the menu and at log-out", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, stopping);
  await openRestaurant(ownServer.origin);
  await page.clock.install();
  await openTill(page, "cashier");
  await newOrder(page, "T1");
  await pressArticle(page, "Pad Thai");
  await printAndReload(page, "T1");
  // Calls in progress when the server stops get an unknown outcome.
  await expect(page.getByRole("link", { name: papersNotPrinted })).toBeVisible();
  await waitForInstalledTill(page);
  await ownServer.stop();
  await pressArticle(page, "Singha Beer");
  await printOffline(page);
  await expectServerLost(page);
  const waits = alert(page, "This needs the server. Please wait until the till is online again.");
  await button(page, "PAY").tap();
  await expect(waits).toBeVisible();
  for (const name of ["Split", "Merge", "Void", "Do payment", "End of shift", "End of day"]) {
    // Brief notices disappear by themselves.
    await page.clock.fastForward("00:10");
    await expect(waits).toBeHidden();
    await pressMenuButton(page, name);
    await expect(waits).toBeVisible();
  }
  await logOut(page);
  const dialog = page.getByRole("dialog").filter({ hasText: "These orders are only on this till" });
  await expect(dialog).toContainText("Table T1: 1 × Singha Beer");
  await dialog.getByRole("button", { name: "Cancel" }).tap();
  await expect(orderPanel(page)).toContainText("Singha Beer");
});

test("orders of another sale point are named at the login and there, and hold the day, until they are sent", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, stopping);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await waitForInstalledTill(page);
  await waitForStoredVenue(page, 0);
  await ownServer.stop();
  await orderOffline(page, "T1", ["Pad Thai"]);
  await logOut(page);
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).tap();
  const sentence =
    "1 order of Lotus House - Restaurant is only on this till. Log in there to send it.";
  const note = page.getByRole("note").filter({ hasText: sentence });
  await expect(note).toBeVisible();

  await ownServer.startAgain();
  await logIn(page, "cashier");
  await expect(note).toBeVisible();
  await chooseSalePoint(page, "Lotus House - Bar");
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
  await pressMenuButton(page, "End of day");
  await expect(alert(page, sentence)).toBeVisible();
  await logOut(page);

  await logIn(page, "cashier");
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect
    .poll(async () => (await linesAtTable(ownServer, "T1")).lines.length, { timeout: 30_000 })
    .toBe(1);
});
