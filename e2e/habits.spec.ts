import { expect, type Locator, type Page } from "@playwright/test";

import { goTo } from "./till-menu.ts";
import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { alert, button, newOrder, orderPanel, signInAtRestaurant } from "./order-journey.ts";
import { tile } from "./till.ts";

test.beforeEach(async ({ server, page }) => {
  await startDayWithShifts(server);
  await page.addInitScript(() => {
    const mark = (signal: string) => performance.mark(signal);
    OscillatorNode.prototype.start = () => void mark("tone");
    OscillatorNode.prototype.stop = () => undefined;
    navigator.vibrate = () => mark("knock").name === "knock";
  });
  await signInAtRestaurant(page, "waiter");
});

async function causeRefusal(page: Page): Promise<void> {
  await button(page, "Remove last line").tap();
  await expect(alert(page, "Please create new order or get bill")).toBeVisible();
}

/** The code for sound and vibration loads shortly after the first screen: before that a refusal is only shown. */
async function expectSignals(page: Page, expected: readonly string[]): Promise<void> {
  await expect(async () => {
    await causeRefusal(page);
    await expect.poll(() => signals(page), { timeout: 1000 }).toEqual(expected);
  }).toPass();
}

test("a refusal gives sound and vibration until the device is set to be quiet", async ({
  page,
}) => {
  await expectSignals(page, ["knock", "tone"]);

  await goTo(page, "/this-till");
  await page.getByLabel("Sound when something is refused").uncheck();
  await page.reload();
  await expect(page.getByLabel("Sound when something is refused")).not.toBeChecked();
  await goTo(page, "/order");
  await expectSignals(page, ["knock"]);

  await goTo(page, "/this-till");
  await page.getByLabel("Vibrate when something is refused").uncheck();
  await goTo(page, "/order");
  await causeRefusal(page);
  expect(await signals(page)).toEqual(["knock"]);
});

test("a success gives neither sound nor vibration", async ({ page }) => {
  await newOrder(page, "HB1");
  await tile(page, "Pad Thai").tap();
  await button(page, "Remove last line").tap();
  await expect(page.getByRole("status").getByText("Line removed")).toBeVisible();
  expect(await signals(page)).toEqual([]);
});

test("a removed line comes back with one tap, as long as nothing else was pressed", async ({
  page,
}) => {
  await newOrder(page, "H2");
  const lines = orderPanel(page).getByRole("listitem");
  await tile(page, "Pad Thai").tap();
  await tile(page, "Gin").tap();
  await button(page, "Remove last line").tap();
  await expect(lines).toHaveText(["1Pad Thai120.00"]);
  await button(page, "Undo").tap();
  await expect(lines).toHaveText(["1Pad Thai120.00", "1Gin140.00"]);
  await expect(button(page, "Undo")).toBeHidden();

  await button(page, "Remove last line").tap();
  await expect(button(page, "Undo")).toBeVisible();
  await tile(page, "Singha Beer").tap();
  await expect(button(page, "Undo")).toBeHidden();
  await expect(lines).toHaveText(["1Pad Thai120.00", "1Singha Beer90.00"]);
});

test("the left-handed layout puts the order on the right, and is remembered", async ({ page }) => {
  const bill = orderPanel(page);
  const menu = page.getByRole("tabpanel");
  expect(await leftOf(bill)).toBeLessThan(await leftOf(menu));
  await goTo(page, "/this-till");
  await page.getByLabel("Left-handed: order on the right").check();
  await goTo(page, "/order");
  expect(await leftOf(bill)).toBeGreaterThan(await leftOf(menu));
  expect(await leftOf(page.getByRole("navigation"))).toBeLessThan(await leftOf(menu));

  await page.reload();
  await menu.waitFor();
  expect(await leftOf(bill)).toBeGreaterThan(await leftOf(menu));
  await page.setViewportSize({ width: 390, height: 844 });
  const next = page.getByRole("main").getByRole("button", { name: "New", exact: true });
  // The waiter's own bills may lie over the menu, with a button of their own.
  const toggle = page.getByRole("button", { name: /^(Open bills|Back to the menu)$/ }).last();
  expect(await leftOf(next)).toBeLessThan(await leftOf(toggle));
});

test("the device's setting for reduced motion stops animations", async ({ page }) => {
  const motion = () =>
    page.evaluate(() => {
      const { transitionDuration } = getComputedStyle(
        document.querySelector("nav button") ?? document.body,
      );
      return Number.parseFloat(transitionDuration);
    });
  expect(await motion()).toBeGreaterThan(0);
  await goTo(page, "/this-till");
  await page.getByLabel("Animations").uncheck();
  expect(await motion()).toBe(0);
});

/** The sounds and vibrations so far. */
async function signals(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    performance
      .getEntriesByType("mark")
      .map(({ name }) => name)
      .filter((name) => name === "tone" || name === "knock"),
  );
}

async function leftOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not on the screen");
  return box.x;
}
