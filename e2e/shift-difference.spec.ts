import { readShift } from "@comanda/contract/day";
import { listReports } from "@comanda/contract/report";
import { expect, type Locator } from "@playwright/test";

import { inDialog } from "./closing-steps.ts";
import { expectFigure, mainButton, openRestaurant, sellForCash, test } from "./own-venue.ts";
import { goTo, openTill, pressMenuButton } from "./till-menu.ts";

const screens = [
  { width: 1366, height: 768 },
  { width: 800, height: 600 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

test("a drawer that does not match is asked about, wherever the finger is", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 100.00").fill("9");
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Difference", "-100.00");
  for (const size of screens) {
    await page.setViewportSize(size);
    await goTo(page, "/cash-calc");
    const spot = await middleOf(mainButton(page, "end shift"));
    await goTo(page, "/shift-report");
    await mainButton(page, "end shift").waitFor();
    for (let press = 0; press < 3; press += 1) {
      await page.touchscreen.tap(spot.x, spot.y);
      // Longer than a double tap.
      await page.waitForTimeout(1_000);
    }
    expect(await cashier.call(listReports), `at ${size.width}`).toEqual([]);
    await page.keyboard.press("Escape");
  }

  await goTo(page, "/shift-report");
  await mainButton(page, "end shift").tap();
  const question = page.getByRole("dialog", { name: "The drawer does not match. End the shift?" });
  for (const figure of ["1,000.00", "900.00", "-100.00"]) {
    await expect(question.getByText(figure, { exact: true })).toBeVisible();
  }
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/shift-report$/);

  // What the question showed is no longer so: it asks again.
  await mainButton(page, "end shift").tap();
  await sellForCash(cashier, { article: "Pad Thai", table: "1" });
  await inDialog(page, "end shift").tap();
  await expect(question.getByText("900.00", { exact: true })).toBeVisible();
  await expect(question.getByText("1,000.00", { exact: true })).toHaveCount(0);
  expect(await cashier.call(listReports)).toEqual([]);

  await inDialog(page, "Count again").tap();
  const { drawer } = await cashier.call(readShift, { params: { countedTotal: 0 } });
  await page.getByLabel("Notes of 1,000.00").fill("1");
  await page.getByLabel("Coins of 1.00").fill(String((drawer.expected - 1_000_00) / 1_00));
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Difference", "0.00");
  await mainButton(page, "end shift").tap();
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
});

async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}
