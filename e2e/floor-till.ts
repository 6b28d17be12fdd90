import { expect, type Locator, type Page } from "@playwright/test";

import { dismissPaid, paidNotice } from "./money-journey.ts";
import { button } from "./order-journey.ts";
import { goTo } from "./till-menu.ts";

/** A table of the plan, or of the list on a phone, by its name, whatever goes on there. */
export function table(page: Page, name: string): Locator {
  const tables = page.locator("[data-table]");
  return tables.getByRole("button", { name: new RegExp(`^(Table )?${name} `) });
}

export const tableMenu = (page: Page, name: string): Locator =>
  button(page, `More for Table ${name}`);

/** A choice of the menu that is open. */
export function choice(page: Page, name: string): Locator {
  return page.getByRole("dialog").getByRole("button", { name, exact: true });
}

export async function openFloor(page: Page): Promise<void> {
  await goTo(page, "/floor");
  await page.getByRole("heading", { name: "Floor" }).waitFor();
}

export const expectFree = async (page: Page, name: string): Promise<void> =>
  await expect(table(page, name)).toHaveAccessibleName(/Free$/);

export const expectTaken = async (page: Page, name: string): Promise<void> =>
  await expect(table(page, name)).not.toHaveAccessibleName(/Free$/);

/** Guests sit down at a free table, and the till shows their order. */
export async function sitDown(page: Page, name: string, guests: number): Promise<void> {
  await openFloor(page);
  await table(page, name).tap();
  await button(page, guests === 1 ? "1 cover" : `${guests} covers`).tap();
  await page.getByText(`New order · Table ${name}`).waitFor();
}

/** The order of guests who are there already. */
export async function openTable(page: Page, name: string): Promise<void> {
  await openFloor(page);
  await table(page, name).tap();
  await page.getByText(new RegExp(`^#\\d+ · Table ${name}$`)).waitFor();
}

/** Chooses something from the menu of a table. */
async function choose(page: Page, name: string, wish: string): Promise<void> {
  await openFloor(page);
  await tableMenu(page, name).tap();
  await choice(page, wish).tap();
}

type Tables = { readonly from: string; readonly to: string };

export async function moveByTouch(page: Page, { from, to }: Tables): Promise<void> {
  await choose(page, from, "Move");
  await table(page, to).tap();
}

export async function moveByDrag(page: Page, { from, to }: Tables): Promise<void> {
  await openFloor(page);
  await page.mouse.move(0, 0);
  await table(page, from).dragTo(table(page, to));
}

/** Without a touch: the arrows lead from the menu of one table to the other. */
export async function moveByKeys(
  page: Page,
  { from, to }: Tables,
  arrows: readonly string[],
): Promise<void> {
  await openFloor(page);
  await tableMenu(page, from).press("Enter");
  await page.keyboard.press("Tab");
  await choice(page, "Move").press("Enter");
  await expect(tableMenu(page, from)).toBeFocused();
  for (const arrow of arrows) await page.keyboard.press(arrow);
  await expect(table(page, to)).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The guests stay at both tables, and their bills stay as they are. */
export async function sitTogether(page: Page, one: string, other: string): Promise<void> {
  await choose(page, one, "Sit together");
  await table(page, other).tap();
  await expect(table(page, one)).toHaveAccessibleName(new RegExp(`with ${other}$`));
}

/** The bill of one table becomes part of that of the other, where its guests sit from now on. */
export async function joinBills(page: Page, { from, to }: Tables): Promise<void> {
  await choose(page, from, "Join into one bill");
  await table(page, to).tap();
  await expectFree(page, from);
}

/** A bill that was joined gets its lines back, and what was ordered for its guests since. */
export async function takeApart(
  page: Page,
  { from, to }: Tables,
  since: readonly string[],
): Promise<void> {
  await choose(page, from, "Take apart");
  for (const line of since) await page.getByRole("checkbox", { name: line }).check();
  await choice(page, "Take apart").tap();
  await expectTaken(page, to);
}

/** The guests of a table pay all of its bill in cash; the till may show another room than theirs. */
export async function payInCash(page: Page, name: string, room?: string): Promise<void> {
  await openFloor(page);
  if (room !== undefined) await page.getByRole("radio", { name: room }).check({ force: true });
  await tableMenu(page, name).tap();
  await choice(page, "Pay").tap();
  await button(page, "Pay the rest by Cash").tap();
  await expect(paidNotice(page)).toContainText(`Table ${name}: paid`);
  await dismissPaid(page);
}
