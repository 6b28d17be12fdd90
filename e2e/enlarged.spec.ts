import { expect, type Page } from "@playwright/test";

import { boxOf } from "./box-of.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages } from "./displays.ts";
import { test } from "./journey.ts";
import { createBill, loadTable } from "./money-journey.ts";
import { button, signInAtRestaurant } from "./order-journey.ts";
import { setViewport } from "./set-viewport.ts";
import { speak } from "./speak.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { tiles } from "./till.ts";
import { goTo } from "./till-menu.ts";

/** What a PC of 1366 × 768 shows if its user enlarges the page to twice its size, and one of 1280 × 800. */
const enlarged = [
  { width: 683, height: 384 },
  { width: 640, height: 400 },
];

const digits = ["7", "4", "1", "0"];

for (const size of enlarged) {
  test(`on ${size.width} x ${size.height} an order is taken, changed and paid`, async ({
    page,
    server,
  }) => {
    await startDayWithShifts(server);
    const table = `EN${size.width}`;
    await createBill(server, table);
    await signInAtRestaurant(page, "cashier");
    await loadTable(page, table);
    await setViewport(page, size);
    for (const tile of (await tiles(page).all()).slice(0, 6)) {
      await expect(tile).toBeInViewport({ ratio: 1 });
    }
    expect(await tiles(page).count()).toBeGreaterThanOrEqual(6);
    expect(await findCutOffTextsIn(page, languages)).toEqual([]);
    await speak(page, "en_US");

    await button(page, "Key pad").tap();
    const keys = page.locator("[data-key-pad] button");
    await expect(keys).toHaveCount(16);
    for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
    await button(page, "Key pad").tap();

    await button(page, "Show the order").tap();
    await expect(page.locator("main [data-line]").first()).toBeInViewport();
    await button(page, "Back to the menu").tap();

    await goTo(page, "/pay");
    await expectReachable(page, ["Close", ...digits]);
  });
}

test("on an enlarged page every form is sent with keys that can be reached", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await createBill(server, "EN2");
  await signInAtRestaurant(page, "admin");
  await loadTable(page, "EN2");
  for (const size of enlarged) {
    await setViewport(page, size);
    for (const [path, names] of [
      ["/new-order", ["Ok", "Cancel"]],
      ["/discount", ["Give discount", "Cancel", "5 %"]],
      ["/cash-calc", digits],
      ["/stock-delivery", ["Confirm", "Cancel"]],
    ] as const) {
      await goTo(page, path);
      await expectReachable(page, names);
    }
    const quantity = page.getByRole("textbox", { name: "Delivered Mango" });
    await quantity.tap();
    const pad = await boxOf(button(page, "7"));
    expect((await boxOf(quantity)).bottom).toBeLessThanOrEqual(pad.y);
    await expectReachable(page, [...digits, "Take away"]);
    await page.keyboard.press("Escape");
  }
});

/** Each can be scrolled to, if it is not in sight, and touched there. */
async function expectReachable(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const wanted = page.getByRole("button", { name }).last();
    await wanted.scrollIntoViewIfNeeded();
    await expect(wanted).toBeInViewport({ ratio: 0.99 });
    await wanted.tap({ trial: true });
  }
}
