import type { Locator, Page } from "@playwright/test";
import { listBills } from "@comanda/contract/list-bills";

import { apiTill } from "./api-till.ts";
import type { RunningServer } from "./start-server.ts";
import {
  chooseSalePoint,
  searchFor,
  touchLogIn,
  typeCredentials,
  waitForOrderScreen,
} from "./till.ts";

/** The lines of a table's open bill, as the server knows them. */
export async function linesAtTable({ origin }: RunningServer, table: string) {
  const till = await apiTill(origin, "cashier", "Restaurant");
  const { bills, billItems } = await till.call(listBills, { body: { lastPing: 0 } });
  const bill = bills.find((one) => one.table === table && one.status === 0);
  return { bill, lines: billItems.filter((item) => item.bill === bill?.id) };
}

/** Signs in at the Restaurant. */
export async function signInAtRestaurant(page: Page, username: string): Promise<void> {
  await page.goto("/");
  await typeCredentials(page, username, "demo");
  await touchLogIn(page);
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await waitForOrderScreen(page);
}

export async function newOrder(page: Page, table: string): Promise<void> {
  await button(page, "New").tap();
  await fillNewOrder(page, table);
}

export async function fillNewOrder(page: Page, table: string): Promise<void> {
  await page.getByLabel("Table", { exact: true }).fill(table);
  await page.getByLabel("Staff ID").fill("20");
  await button(page, "Ok").tap();
  await page.getByText(`New order · Table ${table}`).waitFor();
}

/** Searches for an article and presses it. */
export async function pressArticle(page: Page, article: string): Promise<void> {
  await searchFor(page, article);
  await page.getByRole("tabpanel").getByRole("button", { name: article }).first().tap();
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

export function orderPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Order", exact: true });
}

export function line(page: Page, article: string): Locator {
  // Not the tools of an open line, which name the article as well.
  const lines = orderPanel(page).locator("[data-line]");
  return orderPanel(page).getByRole("button", { name: article }).and(lines);
}

export function alert(page: Page, text: string): Locator {
  return page.getByRole("alert").filter({ hasText: text });
}

export async function print(page: Page): Promise<void> {
  await button(page, "Print").tap();
  await sentNotice(page).waitFor();
}

/** The message that an order was sent, with its number and place. */
export function sentNotice(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /^#\d+ · .*: sent/ });
}

/** Sends the order of a table, whatever was sent before. */
export async function sendTo(page: Page, table: string): Promise<void> {
  await button(page, "Print").tap();
  await sentNotice(page)
    .filter({ hasText: new RegExp(`Table ${table}: sent`) })
    .waitFor();
}

/** Prints and loads the bill again, since an order that was sent makes room for the next one. */
export async function printAndReload(page: Page, table: string): Promise<void> {
  await print(page);
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) }).tap();
  await page.getByText(`Table ${table}`).waitFor();
}
