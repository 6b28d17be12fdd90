import { listBills } from "@comanda/contract/list-bills";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { badLine, type BadLine } from "./bad-line.ts";
import { goTo } from "./till-menu.ts";
import { paidNotice } from "./money-journey.ts";
import { expectServerLost, waitForOutbox, waitForStoredRecords } from "./offline-till.ts";
import { button, line, newOrder, pressArticle } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import type { RunningServer } from "./start-server.ts";
import { refusedCall, typeCredentials, unansweredCall } from "./till.ts";

const isSoak = (process.env["COMANDA_SOAK"] ?? "") !== "";
/** The length of an evening. */
const eveningMs = isSoak ? 10 * 60_000 : 12_000;
const seed = Number(process.env["COMANDA_SEED"] ?? "") || Date.now() % 2 ** 31;

test.describe.configure({ timeout: eveningMs + 240_000 });
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(unansweredCall, refusedCall);
});

const longTimeout = { timeout: 60_000 };

/** Retries after every missing reply, as a waiter would. */
async function signInAgainAndAgain(page: Page): Promise<void> {
  const username = page.getByLabel("Username");
  const salePoint = page.getByRole("button", { name: "Lotus House - Restaurant" });
  const tryAgain = button(page, "Try again");
  await username.waitFor();
  await expect(async () => {
    await dismissFailure(page);
    if (await username.isVisible()) {
      await typeCredentials(page, "cashier", "demo");
      await button(page, "Touch for log in").tap({ timeout: 2000 });
      await salePoint.waitFor({ timeout: 5000 });
    }
    if (await salePoint.isVisible()) await salePoint.tap({ timeout: 2000 });
    // It leaves by itself when the server is back, so a tap may find it no more.
    if (await tryAgain.isVisible()) await tryAgain.tap({ timeout: 2000 });
    // A till that gets no bills tries again by itself first.
    await page.getByRole("tabpanel").waitFor({ timeout: 2000 });
  }).toPass(longTimeout);
}

async function dismissFailure(page: Page): Promise<void> {
  const ok = page.getByRole("dialog").getByRole("button", { name: "Ok", exact: true });
  if (await ok.isVisible()) await ok.tap();
}

async function orderAt(page: Page, table: string): Promise<void> {
  await newOrder(page, table);
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Gin");
  await button(page, "Print").tap();
  // Sent at once, or by the outbox as soon as the line lets it through.
  await expect(page.getByText(new RegExp(`^#\\d+ · Table ${table}(: sent)?$`))).toBeVisible(
    longTimeout,
  );
}

async function payAt(page: Page, table: string): Promise<void> {
  await expect(async () => {
    await closeAnyDialog(page);
    await goTo(page, "/bills-open");
    await page
      .getByRole("button", { name: new RegExp(`^Table ${table}\\b`) })
      .tap({ timeout: 5000 });
    await page.getByText(new RegExp(`^#\\d+ · Table ${table}$`)).waitFor({ timeout: 5000 });
    await button(page, "Pay cash").tap({ timeout: 5000 });
    await expect(page).toHaveURL(/\/pay-cash$/, { timeout: 2000 });
  }).toPass(longTimeout);
  await expect(async () => {
    await dismissFailure(page);
    const close = page.getByRole("main").getByRole("button", { name: "Close", exact: true });
    if (await close.isEnabled({ timeout: 1000 })) await close.tap({ timeout: 1000 });
    await paidNotice(page).waitFor({ timeout: 20_000 });
  }).toPass(longTimeout);
  await closeAnyDialog(page);
}

async function closeAnyDialog(page: Page): Promise<void> {
  await dismissFailure(page);
  const close = page.getByRole("dialog").getByRole("button", { name: "Close", exact: true });
  if (await close.isVisible()) await close.tap();
}

/** The server's data, read without the bad line: a row for each bill, by table. */
async function readServerBills({ origin }: RunningServer) {
  const till = await apiTill(origin, "cashier", "Restaurant");
  const { bills, billItems } = await till.call(listBills, { body: { lastPing: 0 } });
  const rows = bills.map(({ id, table, status }) => {
    const items = billItems.filter((item) => item.bill === id);
    const products = new Set(items.map(({ product }) => product));
    const pieces = items.reduce((sum, { qty }) => sum + qty, 0);
    return { table, status, pieces, products: products.size };
  });
  return rows.toSorted((one, other) => one.table.localeCompare(other.table, "en"));
}

/** Each is a separate order. */
const articles = [
  "Pad Thai",
  "Gin",
  "Rib Eye",
  "Green Curry",
  "Jasmine Rice",
  "Singha Beer",
  "Tom Yum",
  "Vodka",
];

const paid = 1;
const open = 0;

function signInsOf({ log }: BadLine): number {
  return log.filter((call) => call.startsWith("POST /api/auth ")).length;
}

test("an evening on a line that loses one reply in five: no session ends, and no order is lost or doubled", async ({
  page,
  ownServer,
}, { annotations }) => {
  annotations.push({ type: "COMANDA_SEED", description: String(seed) });
  await openRestaurant(ownServer.origin);
  const wire = await badLine(ownServer.origin);
  const chance = seededRandom(seed);
  wire.decide((call) => {
    if (!call.includes(" /api/")) return "passed";
    if (chance() < 0.2) return "lost";
    return chance() < 0.1 ? { delayMs: 400 } : "passed";
  });
  await page.goto(wire.origin);
  await signInAgainAndAgain(page);
  const signIns = signInsOf(wire);
  const tables: string[] = [];
  const endAt = Date.now() + eveningMs;
  while (Date.now() < endAt) {
    const table = `B${String(tables.length).padStart(3, "0")}`;
    tables.push(table);
    await orderAt(page, table);
    await payAt(page, table);
  }
  expect(await readServerBills(ownServer), `COMANDA_SEED=${seed}`).toEqual(
    tables.map((table) => ({ table, status: paid, pieces: 2, products: 2 })),
  );
  expect(signInsOf(wire)).toBe(signIns);
  expect(wire.log.filter((call) => call.endsWith(" lost")).length).toBeGreaterThan(5);
  await wire.close();
});

test("24 orders taken offline are each saved once, although the first reply after reconnecting is lost", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  const wire = await badLine(ownServer.origin);
  await page.goto(wire.origin);
  await signInAgainAndAgain(page);
  const signIns = signInsOf(wire);
  // Everything that the till needs to work offline.
  await waitForStoredRecords(page);
  await waitForOutbox(page);
  wire.decide(() => "reset");
  wire.cut();
  await expectServerLost(page);
  const tables = ["Q0", "Q1", "Q2"];
  let count = 0;
  for (const table of tables) {
    await newOrder(page, table);
    for (const article of articles) {
      await pressArticle(page, article);
      await expect(line(page, article)).toBeVisible();
      await button(page, "Print").tap();
      count += 1;
      const notSent = count === 1 ? "1 order not sent" : `${count} orders not sent`;
      await expect(page.getByText(notSent, { exact: true })).toBeVisible({ timeout: 20_000 });
    }
  }

  let isFirst = true;
  wire.decide((call) => {
    const isWrite = call.startsWith("POST /api/bill/") && call !== "POST /api/bill/list";
    if (!isWrite || !isFirst) return "passed";
    isFirst = false;
    return "lost";
  });
  const all = tables.map((table) => ({ table, status: open, pieces: 8, products: 8 }));
  await expect.poll(() => readServerBills(ownServer), { timeout: 120_000 }).toEqual(all);
  await expect(page.getByText(/orders? not sent|Sending/)).toBeHidden();
  // No more bills arrive once the till has nothing left to send.
  expect(await readServerBills(ownServer)).toEqual(all);
  expect(isFirst).toBe(false);
  expect(signInsOf(wire)).toBe(signIns);
  await wire.close();
});
