import { expect, type Locator } from "@playwright/test";

import { openTouchInput, middleOf, sendTouch } from "./touch-input.ts";
import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { button, newOrder, orderPanel, signInAtRestaurant } from "./order-journey.ts";
import { openKeyPad } from "./till-menu.ts";
import { tile, tiles } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));
test.beforeEach(async ({ page }) => await signInAtRestaurant(page, "waiter"));

test("no key is lost when two fingers overlap", async ({ page }) => {
  await openKeyPad(page);
  const glass = await openTouchInput(page);
  const keys = ["1", "2", "3", "4", "5", "6", "7", "8"];
  const fingers = await Promise.all(
    keys.map(async (key, id) => ({ id, ...(await middleOf(button(page, key))) })),
  );
  for (const [index, finger] of fingers.entries()) {
    // Each finger touches before the previous one is lifted.
    await sendTouch(glass, "touchStart", fingers.slice(Math.max(0, index - 1), index + 1));
    await sendTouch(glass, "touchMove", [finger]);
  }
  await sendTouch(glass, "touchEnd", []);
  await expect(page.getByLabel("Typed")).toHaveText("12345678");
});

test("two fingers that overlap on one tile order two", async ({ page }) => {
  await newOrder(page, "Touch 2");
  const glass = await openTouchInput(page);
  const { x, y } = await middleOf(tile(page, "Pad Thai"));
  const fingers = [
    { id: 0, x: x - 25, y },
    { id: 1, x: x + 25, y },
  ] as const;
  await sendTouch(glass, "touchStart", [fingers[0]]);
  await sendTouch(glass, "touchStart", fingers);
  await sendTouch(glass, "touchMove", [fingers[1]]);
  await sendTouch(glass, "touchEnd", []);
  await expect(orderPanel(page).getByRole("listitem")).toHaveText(["2Pad Thai240.00"]);
});

test("a finger that drifts on a terminal without touch events orders", async ({ page }) => {
  await newOrder(page, "Touch 3");
  const { x, y } = await middleOf(tile(page, "Pad Thai"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 14, y - 12, { steps: 4 });
  await page.mouse.up();
  await expect(orderPanel(page).getByRole("listitem")).toHaveText(["1Pad Thai120.00"]);
});

test("swiping over the tiles orders nothing", async ({ page }) => {
  await newOrder(page, "Touch 1");
  const glass = await openTouchInput(page);
  const first = await middleOf(tiles(page).first());
  const second = await middleOf(tiles(page).nth(1));
  const across = second.x - first.x;
  for (const [toX, toY] of [
    [across, 0],
    [0, 120],
    [across, 120],
    [12, 0],
    [0, -12],
    [2 * across, 0],
  ] as const) {
    await sendTouch(glass, "touchStart", [{ id: 0, ...first }]);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const at = { x: first.x + toX * part, y: first.y + toY * part };
      await sendTouch(glass, "touchMove", [{ id: 0, ...at }]);
    }
    await sendTouch(glass, "touchEnd", []);
  }
  // A tapped article on the order proves that the swipes would be visible there too.
  await tile(page, "Pad Thai").getByRole("button").tap();
  await expect(orderPanel(page).getByRole("listitem")).toHaveText(["1Pad Thai120.00"]);
});

test("a finger that rests presses once, whatever it rests on", async ({ page }) => {
  await newOrder(page, "Touch 3");
  const glass = await openTouchInput(page);
  const restOn = async (target: Locator) => {
    const at = { id: 0, ...(await middleOf(target)) };
    const liftedAtMs = Date.now();
    await sendTouch(glass, "touchStart", [at], liftedAtMs - 1000);
    await sendTouch(glass, "touchEnd", [], liftedAtMs);
  };
  await restOn(tile(page, "Pad Thai"));
  await openKeyPad(page);
  await restOn(button(page, "3"));
  await expect(page.getByLabel("Typed")).toHaveText("3");
  await restOn(tile(page, "Gin"));
  await expect(orderPanel(page).getByRole("listitem")).toHaveText([
    "1Pad Thai120.00",
    "3Gin420.00",
  ]);
  await restOn(button(page, "Remove last line"));
  await expect(orderPanel(page).getByRole("listitem")).toHaveText(["1Pad Thai120.00"]);
  // Pressed twice, it would have removed both by now: the next touch ends the wait for the browser's click.
  await tile(page, "Singha Beer").getByRole("button").tap();
  await expect(orderPanel(page).getByRole("listitem")).toHaveText([
    "1Pad Thai120.00",
    "1Singha Beer90.00",
  ]);
});

test("twenty quick taps order twenty, even on a slow tablet", async ({ page }) => {
  await newOrder(page, "Touch 2");
  const glass = await openTouchInput(page);
  await glass.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const at = await middleOf(tile(page, "Pad Thai"));
  for (let count = 0; count < 20; count += 1) {
    await sendTouch(glass, "touchStart", [{ id: 0, ...at }]);
    await sendTouch(glass, "touchEnd", []);
  }
  await expect(orderPanel(page).getByRole("listitem")).toHaveText(["20Pad Thai2,400.00"]);
});
