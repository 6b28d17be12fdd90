import type { Page } from "@playwright/test";

import { goTo } from "./till-menu.ts";
import type { Stage } from "./stage.ts";

/** A screen of the till, and how to reach it in any language. */
export type ScreenWalk = {
  readonly name: string;
  readonly open: (page: Page, stage: Stage) => Promise<void>;
};

/** `part` is the element that appears last on a screen that loads something. */
export function at(name: string, part = "main"): ScreenWalk {
  return {
    name,
    open: async (page) => {
      await expectScreen(page, `/${name}`);
      await page.locator(part).first().waitFor();
    },
  };
}

/** Checks that the screen opened, and not the order screen with a refusal. */
export async function expectScreen(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.locator("main h1:visible, main h2:visible").first().waitFor();
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} does not open`);
  await waitForLeavingSheet(page);
}

/** A sheet that was left fades away, and may have the same fields and buttons as what follows. */
export async function waitForLeavingSheet(page: Page): Promise<void> {
  await page.locator("[data-leaving]").waitFor({ state: "detached" });
}

/** A user who may see every screen. */
export const manager = { username: "admin", password: "demo" };

/** Signs out, but keeps the device's language. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("comanda.session"));
}

/** Signs in and continues to the sale points. */
export async function logInAs(
  page: Page,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await page.locator("main input").nth(0).fill(username);
  await page.locator("main input").nth(1).fill(password);
  await page.keyboard.press("Enter");
}

export async function openTable(page: Page, table: string): Promise<void> {
  await expectScreen(page, "/bills-open");
  // Its number or sum may be the same.
  const place = page.locator("span", { hasText: new RegExp(`(^|\\s)${table}$`) });
  await page.getByRole("main").getByRole("button").filter({ has: place }).first().tap();
  await page.getByRole("tabpanel").waitFor();
}

/** On a phone the order is behind a button; the keys for the pad and the categories have a label. */
export const orderToggle = "main button[aria-expanded]:not([aria-label]):visible";

/** Opens a screen for a line of the current bill. */
export async function onLine(page: Page, article: string, path: string): Promise<void> {
  await goTo(page, "/order");
  // On a phone the order may still lie over the menu.
  await page.locator("main [data-bill]").waitFor();
  const toggle = page.locator(`${orderToggle}[aria-expanded=false]`);
  if (await toggle.isVisible()) await toggle.tap();
  const line = page.locator("main section li button", { hasText: article }).first();
  if ((await line.getAttribute("aria-pressed")) === "false") await line.tap();
  await expectScreen(page, path);
}

/** An unsent line: on a phone the bottom bar counts it. */
const newLine =
  "main section li button[aria-pressed=true]:visible, main button[aria-expanded]:not([aria-label]) span span:visible";

export async function pressFirstTile(page: Page): Promise<void> {
  await page.getByRole("tabpanel").getByRole("button").first().tap();
  await page.locator(newLine).first().waitFor();
}

/** Sends the new lines. The button is under the bill, and on a phone at the bottom of the screen. */
export async function pressPrint(page: Page): Promise<void> {
  const underBill = page.locator("main section").first().getByRole("button").nth(-2);
  if (await underBill.isVisible()) await underBill.tap();
  else await page.locator("main button:visible").last().tap();
}

/** Opens the menu of all actions, which is behind a button of the top bar or of the frequent actions. */
export async function openMenuInAnyLanguage(page: Page): Promise<void> {
  await page.locator(":is(header, nav) button[aria-haspopup]:visible").last().tap();
  await page.getByRole("dialog").waitFor();
}
