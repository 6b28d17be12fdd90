import type { Locator, Page } from "@playwright/test";

/** Users of the demo venue; all have the password `demo`. */
export type Person = "admin" | "cashier" | "waiter" | "therapist" | "harbour";

/** The browser's own message when the server refuses a call. */
export const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The browser's own message when there is no server. */
export const unansweredCall = /^Failed to load resource: net::ERR_/;

export async function typeCredentials(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Password").fill(password);
}

export async function touchLogIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Touch for log in" }).tap();
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto("/");
  await typeCredentials(page, person, "demo");
  await touchLogIn(page);
}

export async function chooseSalePoint(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).tap();
}

export async function openMenuAtRestaurant(page: Page): Promise<void> {
  await logIn(page, "waiter");
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await waitForOrderScreen(page);
}

/** On a phone the user's own bills, which earlier journeys may have left open, lie over the menu. */
export async function waitForOrderScreen(page: Page): Promise<void> {
  await page.locator("[role=tabpanel]:visible, [data-own-bills]:visible").first().waitFor();
}

/** A field in which text or an amount is typed. */
export function textField(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

export function tab(page: Page, category: string): Locator {
  return page.getByRole("tab", { name: category, exact: true });
}

export function tiles(page: Page): Locator {
  return page.getByRole("tabpanel").getByRole("listitem");
}

export function tile(page: Page, article: string): Locator {
  return tiles(page).filter({ has: page.getByText(article, { exact: true }) });
}

export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search the menu" }).fill(text);
}

/** Logs out: where the till works, the button is among its actions. */
export async function logOut(page: Page): Promise<void> {
  const leave = page.getByRole("button", { name: "Log out", exact: true });
  const actions = page.getByRole("button", { name: "Actions", exact: true });
  await leave.or(actions).first().waitFor();
  if (!(await leave.isVisible())) await actions.tap();
  await leave.tap();
}
