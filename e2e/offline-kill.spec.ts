import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listBills } from "@comanda/contract/list-bills";
import { listMenu } from "@comanda/contract/menu";
import { chromium, expect, type BrowserContext, type Page } from "@playwright/test";
import { setTimeout } from "node:timers/promises";

import { apiTill } from "./api-till.ts";
import { openTill } from "./till-menu.ts";
import { pacePresses } from "./pace-presses.ts";
import { expectServerLost, waitForInstalledTill, waitForStoredVenue } from "./offline-till.ts";
import { button, newOrder, pressArticle } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { wholeBrowser } from "./whole-browser.ts";

test.describe.configure({ timeout: 570_000 });

const tables = 10;
const rounds = 10;
const articles = ["Pad Thai", "Green Curry", "Jasmine Rice"];
const articleOf = (table: number, round: number) =>
  articles[(table + round) % articles.length] ?? "";

/** The browser is killed before these: in the middle of a table, and between two. */
const killsBefore = new Set([35, 70]);

async function pressRound(page: Page, table: number, round: number): Promise<void> {
  if (round === 0) await newOrder(page, `K${table}`);
  await pressArticle(page, articleOf(table, round));
  await button(page, "Print").tap();
  const count = table * rounds + round + 1;
  const text = count === 1 ? "1 order not sent" : `${count} orders not sent`;
  await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 20_000 });
}

async function comeBack(page: Page, table: number, count: number): Promise<void> {
  await page.goto("/");
  await page.getByRole("tabpanel").waitFor({ timeout: 30_000 });
  await expectServerLost(page);
  await expect(page.getByText(`${count} orders not sent`, { exact: true })).toBeVisible();
  if (count % rounds === 0) return;
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: new RegExp(`^Table K${table}\\b`) }).tap();
  await page.getByText(`Not sent yet · Table K${table}`).waitFor();
}

test("a hundred offline orders with two browser crashes are each saved once, in order", async ({
  ownServer,
  contextOptions,
  launchOptions,
}) => {
  await openRestaurant(ownServer.origin);
  const profile = await files.mkdtemp(join(tmpdir(), "comanda-profile-"));
  const open = async (): Promise<readonly [BrowserContext, Page]> => {
    const options = { ...contextOptions, ...launchOptions, hasTouch: true };
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      // The headless shell does not keep a profile as venues' browsers do.
      executablePath: wholeBrowser,
      baseURL: ownServer.origin,
      viewport: { width: 1366, height: 768 },
      serviceWorkers: "allow",
    });
    const first = context.pages()[0] ?? (await context.newPage());
    pacePresses(first);
    return [context, first];
  };
  let [context, page] = await open();
  await openTill(page, "waiter");
  await waitForInstalledTill(page);
  await waitForStoredVenue(page, 0);
  // The browser writes its other storage to the disk a little later.
  await page.waitForTimeout(6000);
  await ownServer.stop();
  for (let count = 0; count < tables * rounds; count += 1) {
    const table = Math.floor(count / rounds);
    if (killsBefore.has(count)) {
      await killBrowserOf(profile);
      [context, page] = await open();
      await comeBack(page, table, count);
    }
    await pressRound(page, table, count % rounds);
  }

  await ownServer.startAgain();
  await expect(page.getByText(/orders? not sent|Sending/)).toBeHidden({ timeout: 120_000 });
  const cashier = await apiTill(ownServer.origin, "cashier", "Restaurant");
  const { bills, billItems } = await cashier.call(listBills, { body: { lastPing: 0 } });
  const menu = await cashier.call(listMenu);
  const names = new Map(menu.articles.map(({ id, name }) => [id, name]));
  const served = bills
    .map((bill) => ({
      table: bill.table,
      articles: billItems
        .filter((item) => item.bill === bill.id)
        .toSorted((one, other) => one.id - other.id)
        .map(({ product, qty }) => `${qty} ${names.get(product)}`),
    }))
    .toSorted((one, other) => one.table.localeCompare(other.table, "en"));
  const pressed = Array.from({ length: tables }, (_, table) => ({
    table: `K${table}`,
    articles: Array.from({ length: rounds }, (_round, round) => `1 ${articleOf(table, round)}`),
  }));
  expect(served).toEqual(pressed);
  await context.close();
  await files.rm(profile, { recursive: true, force: true });
});

/** Kills the browser of this profile at once, as when a tablet loses its power. */
async function killBrowserOf(profile: string): Promise<void> {
  const all = await processesOf(profile);
  for (const pid of all) kill(pid);
  while ((await processesOf(profile)).length > 0) await setTimeout(50);
}

/** All its processes name the profile, and no others do. */
async function processesOf(profile: string): Promise<readonly number[]> {
  const pids = (await files.readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map(async (pid) => {
      const text = await files.readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      return text.includes(`--user-data-dir=${profile}`) ? Number(pid) : null;
    }),
  );
  return lines.filter((pid) => pid !== null);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended with the previous process.
  }
}
