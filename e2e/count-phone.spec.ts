import { expect, type Page } from "@playwright/test";

import { boxOf } from "./box-of.ts";
import { findCovered } from "./find-covered.ts";
import { groundAt } from "./ground-at.ts";
import { button } from "./order-journey.ts";
import { mainButton, openRestaurant, test } from "./own-venue.ts";
import { goTo, openTill } from "./till-menu.ts";

/** Phones on which the fold lies between the notes and the coins. */
const phones = [
  { width: 390, height: 790 },
  { width: 390, height: 844 },
  { width: 412, height: 810 },
  { width: 360, height: 860 },
];

test("on a phone an arrow says that coins follow, until the last one is in sight", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  for (const size of phones) {
    await page.setViewportSize(size);
    await goTo(page, "/cash-calc");
    await expect(page.getByLabel("Notes of 20.00")).toBeFocused();
    expect(await isShaded(page), `${size.width} × ${size.height}`).toBe(true);
    await page.getByRole("row", { name: /^Coins \d/ }).scrollIntoViewIfNeeded();
    await page.mouse.move(size.width / 2, 300);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(async () => await isShaded(page)).toBe(false);
    await expect(mainButton(page, "end shift")).toBeInViewport({ ratio: 1 });
    await goTo(page, "/order");
  }
});

/** Whether the edge of what sticks below the fields has another ground than the screen. */
async function isShaded(page: Page): Promise<boolean> {
  const { x, y } = await boxOf(page.locator("[data-foot]"));
  const [edge, screen] = await groundAt(page, [
    { x: x + 4, y: y - 2 },
    { x: 2, y: y - 2 },
  ]);
  return edge !== screen;
}

test("on a small phone the field that a key fills comes into sight", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await page.setViewportSize({ width: 360, height: 640 });
  await goTo(page, "/cash-calc");
  const first = page.getByLabel("Notes of 20.00");
  await expect(first).toBeFocused();
  await page.getByLabel("Coins of 10.00").scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await button(page, "5").tap();
  await expect(first).toHaveValue("5");
  await expect.poll(async () => await findCovered(first)).toEqual([]);

  await goTo(page, "/order");
  await goTo(page, "/do-payment");
  await page.getByRole("radio", { name: "Money-out" }).check();
  await button(page, "Ice").tap();
  const amount = page.getByRole("textbox", { name: "Amount" });
  expect(await findCovered(amount)).not.toEqual([]);
  await button(page, "5").tap();
  await expect(amount).toHaveValue("5");
  await expect.poll(async () => await findCovered(amount)).toEqual([]);
});
