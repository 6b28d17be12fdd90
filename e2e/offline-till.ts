import { expect, type Page } from "@playwright/test";

import { button, newOrder, pressArticle } from "./order-journey.ts";

/** Waits until the till is installed on the device, so that it opens without a server. */
export async function waitForInstalledTill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 30_000,
    })
    .toBe(true);
}

/** Waits until the venue's records are stored on the device, with this number of open bills. */
export async function waitForStoredVenue(page: Page, openBills: number): Promise<void> {
  // A till that missed one of its files while the server was unreachable reloads itself, and the page is gone for a
  // moment.
  const count = () => page.evaluate(countStoredBills).catch(() => null);
  await expect.poll(count, { timeout: 30_000 }).toBe(openBills);
}

/** Runs in the page; null if nothing is stored. */
async function countStoredBills(): Promise<number | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open("comanda-till");
    request.addEventListener("success", () => {
      const database = request.result;
      if (!database.objectStoreNames.contains("known")) {
        database.close();
        resolve(null);
        return;
      }
      const transaction = database.transaction("known");
      const store = transaction.objectStore("known");
      const about = store.get("about");
      const bills = store.getAll(IDBKeyRange.bound(["openBill"], ["openBill", []]));
      transaction.addEventListener("complete", () => {
        database.close();
        const chunks: readonly ReadonlyMap<number, unknown>[] = bills.result;
        const open = chunks.reduce((sum, { size }) => sum + size, 0);
        resolve(about.result === undefined ? null : open);
      });
    });
  });
}

/** Like a device that has never opened the till, except for its session. */
export async function clearStoredVenue(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const deletion = indexedDB.deleteDatabase("comanda-till");
        for (const end of ["success", "error"]) deletion.addEventListener(end, () => resolve());
      }),
  );
}

/** Waits until the device has stored the venue's records; it stores them again when there are more. */
export async function waitForStoredRecords(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(countStoredBills), { timeout: 15_000 })
    .toEqual(expect.any(Number));
}

/**
 * Waits until the till has loaded what keeps orders and says that the server is lost. Without a service worker it cannot
 * load that afterwards.
 */
export async function waitForOutbox(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/outbox-[^/]+\.js$/u.test(name)),
  );
}

/** Takes the network away from a till that can go on without it. */
export async function goOffline(page: Page): Promise<void> {
  await waitForOutbox(page);
  await page.context().setOffline(true);
}

export async function expectServerLost(page: Page): Promise<void> {
  await expect(page.getByText(/^Offline since \d\d:\d\d\./)).toBeVisible({
    timeout: 60_000,
  });
}

/** Presses Print while the server is unreachable. */
export async function printOffline(page: Page): Promise<void> {
  await button(page, "Print").tap();
  await expect(page.getByText("Saved on this till. The kitchen does not have it yet.")).toBeVisible(
    {
      timeout: 20_000,
    },
  );
}

export async function orderOffline(page: Page, table: string, articles: readonly string[]) {
  await newOrder(page, table);
  for (const article of articles) await pressArticle(page, article);
  await printOffline(page);
}
