import type { Locator, Page } from "@playwright/test";

import type { ApiTill } from "./api-till.ts";
import { goTo } from "./till-menu.ts";
import { loadTable } from "./money-journey.ts";
import { sell } from "./sell.ts";

/** A button that closes a screen or a dialog and uncovers what lies below. */
export type ClosingButton = {
  readonly name: string;
  /** The till's source file that renders it. */
  readonly file: string;
  readonly come: (page: Page, till: ApiTill) => Promise<Locator>;
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const main = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });

export const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

export async function press(page: Page, article: string): Promise<void> {
  await goTo(page, "/order");
  await page.getByRole("searchbox", { name: "Search the menu" }).fill(article);
  await page.getByRole("tabpanel").getByRole("button", { name: article }).first().tap();
}

/** Opens a screen for the line pressed last. */
export async function forLine(page: Page, article: string, path: string): Promise<void> {
  await press(page, article);
  await goTo(page, path);
}

export async function load(page: Page, till: ApiTill, table: string): Promise<number> {
  const { id } = await sell(till, { article: "Pad Thai", table });
  await loadTable(page, table);
  return id;
}

/** Closes an overlay without a press. */
export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole("dialog").first().waitFor();
  await page.keyboard.press("Escape");
}
