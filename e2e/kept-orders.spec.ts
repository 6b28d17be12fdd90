import { expect, type Page } from "@playwright/test";

import {
  clearStoredVenue,
  expectServerLost,
  orderOffline,
  waitForInstalledTill,
} from "./offline-till.ts";
import { linesAtTable } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { openTill } from "./till-menu.ts";
import { unansweredCall } from "./till.ts";

const stopping = /status of (401|503) |response code \(503\)/;

/** As a browser does with a window in the background: from its next step on it does nothing, and keeps its locks. */
async function suspend(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Debugger.enable");
  const stopped = new Promise((resolve) => void session.on("Debugger.paused", resolve));
  await session.send("Debugger.pause");
  await stopped;
  return async () => {
    await session.send("Debugger.resume");
    await session.detach();
  };
}

async function expectAllSent(page: Page): Promise<void> {
  await expect(page.getByText(/orders? not sent|Sending/)).toBeHidden({ timeout: 60_000 });
}

test("a window sends what it has saved, even if the browser has suspended the one that sends", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, stopping);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  const used = await page.context().newPage();
  await used.goto("/");
  await expect(used.getByRole("tabpanel")).toBeVisible();
  const resume = await suspend(page);
  await ownServer.stop();
  await expectServerLost(used);
  await orderOffline(used, "T1", ["Pad Thai"]);
  await ownServer.startAgain();
  await expect(used.getByText(/^#\d+ · Table T1/)).toBeVisible({ timeout: 60_000 });
  await expectAllSent(used);
  await resume();
  await expectAllSent(page);
  expect((await linesAtTable(ownServer, "T1")).lines).toHaveLength(1);
});

test.describe("on a device where the till is installed", () => {
  test.use({ serviceWorkers: "allow" });

  test("orders that the browser deletes while the till is open are sent all the same", async ({
    page,
    ownServer,
    expectedErrors,
  }) => {
    expectedErrors.push(unansweredCall, stopping);
    await openRestaurant(ownServer.origin);
    await openTill(page, "cashier");
    // All parts of the till are there by then.
    await waitForInstalledTill(page);
    await ownServer.stop();
    await expectServerLost(page);
    await orderOffline(page, "T1", ["Pad Thai"]);
    await clearStoredVenue(page);
    await orderOffline(page, "T2", ["Gin", "Rib Eye"]);
    await expect(page.getByText("2 orders not sent")).toBeVisible();
    await ownServer.startAgain();
    await expectAllSent(page);
    expect((await linesAtTable(ownServer, "T1")).lines).toHaveLength(1);
    expect((await linesAtTable(ownServer, "T2")).lines).toHaveLength(2);
  });
});
