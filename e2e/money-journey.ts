import type { newBill } from "@comanda/contract/bill";
import type { ReplyOf } from "@comanda/contract/call";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { goTo } from "./till-menu.ts";
import { sell } from "./sell.ts";
import type { RunningServer } from "./start-server.ts";

/** A bill with one item, sent by another till. */
export async function createBill(
  { origin }: RunningServer,
  table: string,
  article = "Pad Thai",
): Promise<ReplyOf<typeof newBill>> {
  return sell(await apiTill(origin, "waiter", "Restaurant"), { article, table });
}

/** Loads a table's open bill into the order screen. */
export async function loadTable(page: Page, table: string): Promise<void> {
  await goTo(page, "/bills-open");
  await page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) }).tap();
  await expect(page.getByText(new RegExp(`^#\\d+ · Table ${table}$`))).toBeVisible();
}

export function billDialog(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: title });
}

/** Opens what the guest has just paid, from the notice that says so. */
export async function showReceipt(page: Page): Promise<Locator> {
  await paidNotice(page).getByRole("button", { name: "Receipt", exact: true }).tap();
  return billDialog(page, "Paid");
}

/** The message that a bill was paid, or the change to give back. */
export function paidNotice(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /: paid|Give back/ });
}

/** Waits until a bill is paid, and closes the notice, so that the next one is a new one. */
export async function dismissPaid(page: Page): Promise<void> {
  await paidNotice(page).getByRole("button").first().tap();
  await expect(paidNotice(page)).toBeHidden();
}

export async function closeBillDialog(page: Page, title: string): Promise<void> {
  await billDialog(page, title).getByRole("button", { name: "Close" }).tap();
  await expect(billDialog(page, title)).toBeHidden();
}
