import { expect, type Locator, type Page } from "@playwright/test";

import { openTill, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { plugInUsb } from "./sources.ts";

/** Runs a script against the page's fake of WebUSB. */
async function withUsb(page: Page, script: string): Promise<void> {
  await page.evaluate(script);
}

async function openPrinter(page: Page): Promise<void> {
  await openTill(page, "waiter");
  await pressMenuButton(page, "Printer");
  await expect(page).toHaveURL("/printer");
}

/** The code that watches printers loads shortly after the first screen. */
async function pullOut(page: Page): Promise<Locator> {
  const alert = page.getByRole("dialog", { name: "The printer was disconnected" });
  await expect(async () => {
    await withUsb(page, `globalThis.printer = fakeUsb.addPrinter("TM-T88"); printer.unplug()`);
    await expect(alert).toBeVisible({ timeout: 1000 });
  }).toPass();
  return alert;
}

test("the till's printer is chosen from the browser's list, and can be replaced", async ({
  page,
}) => {
  await plugInUsb(page);
  await openPrinter(page);
  await expect(page.getByText("No printer chosen yet")).toBeVisible();

  await page.getByRole("button", { name: "Choose the printer" }).tap();
  await expect(page.getByText("No printer chosen yet")).toBeVisible();

  await withUsb(
    page,
    `fakeUsb.choice = fakeUsb.addPrinter("Camera", { classCode: 14, isGranted: false })`,
  );
  await page.getByRole("button", { name: "Choose the printer" }).tap();
  await expect(page.getByText("That device cannot print")).toBeVisible();

  await withUsb(page, `fakeUsb.choice = fakeUsb.addPrinter("TM-T88", { isGranted: false })`);
  await page.getByRole("button", { name: "Choose the printer" }).tap();
  await expect(page.getByText("Printer chosen")).toBeVisible();
  await expect(page.getByText("Fake TM-T88")).toBeVisible();

  await withUsb(page, `fakeUsb.choice = fakeUsb.addPrinter("TM-m30", { isGranted: false })`);
  await page.getByRole("button", { name: "Choose another printer" }).tap();
  await expect(page.getByText("Fake TM-m30")).toBeVisible();
  await expect(page.getByText("Fake TM-T88")).toBeHidden();

  await page.getByRole("button", { name: "Back" }).tap();
  await expect(page).toHaveURL("/order");
});

test("unplugging a printer is reported at once, and the till reloads when it is back", async ({
  page,
}) => {
  await plugInUsb(page);
  await openTill(page, "waiter");
  const alert = await pullOut(page);
  await expect(alert).toContainText("Please reconnect it.");
  const loaded = page.waitForEvent("load");
  await withUsb(page, "setTimeout(() => printer.plugIn())");
  await loaded;
  await expect(page.getByRole("tabpanel")).toBeVisible();
  await expect(alert).toBeHidden();
});

test("a till whose printer does not come back reloads with one touch", async ({ page }) => {
  await plugInUsb(page);
  await openTill(page, "waiter");
  await pullOut(page);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload now" }).tap();
  await loaded;
  await expect(page.getByRole("tabpanel")).toBeVisible();
});

test("a browser without USB lists those that support it", async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(navigator, "usb", { value: undefined })`);
  await openPrinter(page);
  await expect(page.getByRole("alert")).toContainText("This browser cannot print by USB");
  await expect(page.getByRole("alert")).toContainText("Use Chrome or Edge");
});

test("a location without a bridge is reported as such", async ({ page }) => {
  await openPrinter(page);
  await expect(page.getByText("This location has no print bridge")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open print bridge" })).toBeHidden();
});
