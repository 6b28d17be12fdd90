import { expect, type Locator, type Page } from "@playwright/test";

import { goTo, openTill } from "./till-menu.ts";

/** Opens a part of the office as a user with all permissions. */
export async function openPart(page: Page, path: string, title: string): Promise<void> {
  await openTill(page, "admin", "Bar");
  await goTo(page, `/office/${path}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Presses a part in the menu of the office. */
export async function choosePart(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Back office menu" });
  await menu.getByRole("button", { name, exact: true }).tap();
}

export function rowOf(page: Page, table: string, text: string): Locator {
  return page
    .getByRole("grid", { name: table, exact: true })
    .getByRole("row")
    .filter({ hasText: text });
}

/** Searches the table and opens the row with this name. */
export async function openRow(page: Page, table: string, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await rowOf(page, table, name).first().tap();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function save(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
}

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** The section under a heading on the screen of files. */
export function partOf(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { level: 2, name: title });
  return page.locator("section").filter({ has: heading }).last();
}
